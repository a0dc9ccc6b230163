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
#include <string>
#include <string_view>

namespace hoyle::report {

class JsonWriter {
public:
    /// Compact: no white space at all. Indented: one member a line, two spaces a level, for answers that people read as well.
    enum class Layout { compact, indented };

    /// Writes at the end of `out`, which must outlive the writer.
    explicit JsonWriter(std::string& out, Layout layout = Layout::compact) : out_(out), indented_(layout == Layout::indented) {}

    void key(std::string_view name);

    void value(std::nullptr_t);
    void value(std::same_as<bool> auto is) { literal(is ? "true" : "false"); }
    void value(std::integral auto number)
        requires(!std::same_as<decltype(number), bool>)
    {
        char digits[24];
        literal({digits, std::to_chars(digits, digits + sizeof digits, number).ptr});
    }
    void value(double number);              ///< the fewest digits that read back the same, one of them behind the point; null if it is no number
    void value(std::string_view text);      ///< quoted; bytes that are no UTF-8 become U+FFFD
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
    template <class T> void field(std::string_view name, const T& of)
    {
        key(name);
        value(of);
    }
    template <class Write> void object(std::string_view name, Write write)
    {
        key(name);
        object(write);
    }
    template <class All, class Write> void array(std::string_view name, const All& all, Write write)
    {
        key(name);
        array([&] {
            for (const auto& each : all) write(each);
        });
    }
    /// A list of words or numbers.
    template <class All> void list(std::string_view name, const All& all)
    {
        array(name, all, [&](const auto& each) { value(each); });
    }
    /// null where the text is empty.
    void text_or_null(std::string_view name, std::string_view text)
    {
        key(name);
        text.empty() ? value(nullptr) : value(text);
    }

private:
    void before();  ///< the comma, and in an indented layout the new line
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
