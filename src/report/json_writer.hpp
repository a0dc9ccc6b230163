// JSON written straight into a string, value by value: nothing of a document is kept but its text. What is written reaches the
// string by and by, all of it when a whole value has been written.
//
//   JsonWriter json(text);
//   json.object([&] {
//       json.field("deal", 3);
//       json.field("game", nullptr);
//       json.array("laws", laws, [&](const Cited& law) { json.value(law.number); });
//   });
//
// A writer does not look at what it is told: a key is wanted inside an object and only there.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace hoyle::report {

/// The name of a member, written in the program: the compiler refuses one that would have to be escaped.
class JsonKey {
public:
    template <std::size_t size> consteval JsonKey(const char (&text)[size])  // NOLINT: a literal is meant to stand for it
    {
        if (size + 3 > most) throw "a key that is too long";
        char* at = written_.data();
        *at++ = ',';
        *at++ = '"';
        for (std::size_t i = 0; i + 1 < size; ++i) {
            if (text[i] < 0x20 || text[i] > 0x7e || text[i] == '"' || text[i] == '\\') throw "a key that must be escaped";
            *at++ = text[i];
        }
        *at++ = '"';
        *at++ = ':';
        size_ = size + 3;
    }

    static constexpr std::size_t most = 32;
    /// `,"deal":`, and what fills it up to `most` bytes: so many are copied faster than just as many as there are.
    const char* written() const { return written_.data(); }
    std::size_t size() const { return size_; }

private:
    std::array<char, most> written_{};
    std::size_t size_ = 0;
};

/// JSON that another has written, with the characters in its texts that nobody sees (source/unseen.hpp) escaped, as a JsonWriter
/// does.
std::string with_unseen_escaped(std::string json);

class JsonWriter {
public:
    /// Compact: no white space at all. Indented: one member a line, two spaces a level, for answers that people read as well.
    enum class Layout { compact, indented };

    /// Writes at the end of `out`, which must outlive the writer.
    explicit JsonWriter(std::string& out, Layout layout = Layout::compact) : out_(out), indented_(layout == Layout::indented) {}

    void key(const JsonKey& name);
    void key_from(std::string_view data);  ///< one that comes from what is read, and is escaped

    void value(std::nullptr_t);
    void value(std::same_as<bool> auto is) { literal(is ? "true" : "false"); }
    void value(std::integral auto number) requires(!std::same_as<decltype(number), bool>)
    {
        before();
        char* const digits = room(most_digits);
        used_ += static_cast<std::size_t>(std::to_chars(digits, digits + most_digits, number).ptr - digits);
        ended();
    }
    void
    value(double number);  ///< the fewest digits that read back the same, one of them behind the point; null if it is no number
    void value(std::string_view text);  ///< quoted; characters that nobody sees escaped, bytes that are no UTF-8 as U+FFFD
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const char* text) { value(std::string_view(text)); }

    /// `write` writes the members, or the elements.
    template <class Write> void object(Write write)
    {
        open('{');
        write();
        close('}');
    }
    template <class Write> void array(Write write)
    {
        open('[');
        write();
        close(']');
    }

    /// A member: a key, and its value; or what `write` writes, for an object; or an element of a list for each of `all`.
    template <class T> void field(const JsonKey& name, const T& of)
    {
        key(name);
        value(of);
    }
    /// A member that is an object of two numbers, which is most of what a deal has: written at once.
    template <std::integral Number>
    void pair(const JsonKey& name, const JsonKey& first, Number one, const JsonKey& second, Number other)
    {
        if (indented_) return object(name, [&] { field(first, one), field(second, other); });
        char* at = room(3 * JsonKey::most + 2 * most_digits + 2);
        const auto add_key = [&](const JsonKey& key, bool comma) {
            std::memcpy(at, key.written() + !comma, JsonKey::most - 1);
            at += key.size() - !comma;
        };
        add_key(name, comma_);
        *at++ = '{';
        add_key(first, false);
        at = std::to_chars(at, at + most_digits, one).ptr;
        add_key(second, true);
        at = std::to_chars(at, at + most_digits, other).ptr;
        *at++ = '}';
        used_ = static_cast<std::size_t>(at - written_);
        comma_ = true;
    }
    template <class Write> void object(const JsonKey& name, Write write)
    {
        key(name);
        object(write);
    }
    template <class All, class Write> void array(const JsonKey& name, const All& all, Write write)
    {
        key(name);
        array([&] {
            for (const auto& each : all) write(each);
        });
    }
    /// A list of words or numbers.
    template <class All> void list(const JsonKey& name, const All& all)
    {
        array(name, all, [&](const auto& each) { value(each); });
    }
    /// null where the text is empty.
    void text_or_null(const JsonKey& name, std::string_view text)
    {
        key(name);
        text.empty() ? value(nullptr) : value(text);
    }

private:
    static constexpr std::size_t most_digits = 24;

    /// So many bytes more may be written here; they count when `used_` does.
    char* room(std::size_t size)
    {
        if (size > sizeof written_ - used_) flush();
        return written_ + used_;
    }
    void put(char c) { *room(1) = c, ++used_; }
    void put(std::string_view text)
    {
        if (text.size() > sizeof written_) return put_long(text);
        std::memcpy(room(text.size()), text.data(), text.size());
        used_ += text.size();
    }
    void put_long(std::string_view text);
    void flush();
    /// The comma, and in an indented layout the new line.
    void before()
    {
        if (after_key_) after_key_ = false;
        else if (comma_ || indented_) between();
    }
    void between();
    /// A value has been written.
    void ended()
    {
        comma_ = true;
        if (depth_ == 0) flush();
    }
    void new_line();
    void literal(std::string_view text)
    {
        before();
        put(text);
        ended();
    }
    void quoted(std::string_view text);
    void put_escaped(std::string_view text);
    void open(char bracket);
    void close(char bracket);

    std::string& out_;
    bool indented_;
    bool comma_ = false;      ///< something stands before the next value in the same list or object
    bool after_key_ = false;  ///< the next value is that of a key
    int depth_ = 0;
    std::size_t used_ = 0;
    char written_[1024];  ///< what has not yet reached the string
};

}  // namespace hoyle::report
