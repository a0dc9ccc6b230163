// JSON written straight into a string, value by value: nothing of a document is kept but its text.
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

#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace hoyle::report {

/// The name of a member, written in the program: the compiler refuses one that would have to be escaped.
class JsonKey {
public:
    template <std::size_t size> consteval JsonKey(const char (&text)[size])
        : text_(text, size - 1)  // NOLINT: a literal is meant to stand for it
    {
        for (const char c : text_)
            if (c < 0x20 || c > 0x7e || c == '"' || c == '\\') throw "a key that must be escaped";
    }
    constexpr std::string_view text() const { return text_; }

private:
    std::string_view text_;
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

    void key(JsonKey name);
    void key_from(std::string_view data);  ///< one that comes from what is read, and is escaped

    void value(std::nullptr_t);
    void value(std::same_as<bool> auto is) { literal(is ? "true" : "false"); }
    void value(std::integral auto number) requires(!std::same_as<decltype(number), bool>)
    {
        char digits[24];
        const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        literal({digits, static_cast<std::size_t>(end - digits)});
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
    template <class T> void field(JsonKey name, const T& of)
    {
        key(name);
        value(of);
    }
    template <class Write> void object(JsonKey name, Write write)
    {
        key(name);
        object(write);
    }
    template <class All, class Write> void array(JsonKey name, const All& all, Write write)
    {
        key(name);
        array([&] {
            for (const auto& each : all) write(each);
        });
    }
    /// A list of words or numbers.
    template <class All> void list(JsonKey name, const All& all)
    {
        array(name, all, [&](const auto& each) { value(each); });
    }
    /// null where the text is empty.
    void text_or_null(JsonKey name, std::string_view text)
    {
        key(name);
        text.empty() ? value(nullptr) : value(text);
    }

private:
    char* room(std::size_t size);  ///< so many bytes more, to be written at once
    void before();                 ///< the comma, and in an indented layout the new line
    void new_line();
    void literal(std::string_view text);
    void quoted(std::string_view text);
    void open(char bracket);
    void close(char bracket);

    std::string& out_;
    bool indented_;
    bool comma_ = false;      ///< something stands before the next value in the same list or object
    bool after_key_ = false;  ///< the next value is that of a key
    int depth_ = 0;
};

}  // namespace hoyle::report
