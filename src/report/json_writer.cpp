#include "report/json_writer.hpp"

#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hoyle::report {
namespace {

/// Bytes that cannot stand in a JSON string as they are: control characters, the quote and the backslash.
constexpr bool must_be_escaped(unsigned char byte) { return byte < 0x20 || byte == '"' || byte == '\\'; }

/// Bytes that want a second look: those, and all that are not ASCII.
constexpr auto is_special = [] {
    std::array<bool, 256> special{};
    for (std::size_t byte = 0; byte < special.size(); ++byte)
        special[byte] = byte >= 0x80 || must_be_escaped(static_cast<unsigned char>(byte));
    return special;
}();

bool is_plain(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return is_special[static_cast<unsigned char>(c)]; });
}

/// The bytes that stand for one that must be escaped.
std::string escaped(char byte)
{
    constexpr char hex[] = "0123456789abcdef";
    switch (byte) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return {'\\', 'u', '0', '0', hex[static_cast<unsigned char>(byte) >> 4], hex[byte & 15]};
    }
}

}  // namespace

void JsonWriter::flush()
{
    out_.append(written_, used_);
    used_ = 0;
}

void JsonWriter::put_long(std::string_view text)
{
    flush();
    out_ += text;
}

void JsonWriter::new_line()
{
    put('\n');
    for (int i = 0; i < depth_; ++i) put("  ");
}

void JsonWriter::between()
{
    if (comma_) put(',');
    if (indented_ && depth_ > 0) new_line();
}

void JsonWriter::quoted(std::string_view text)
{
    put('"');
    if (is_plain(text)) {
        put(text);
        put('"');
        return;
    }
    for (std::size_t bad; (bad = find_invalid_utf8(text)) != text.npos; text.remove_prefix(bad + 1)) {
        put_escaped(text.substr(0, bad));
        put("\xef\xbf\xbd");
    }
    put_escaped(text);
    put('"');
}

void JsonWriter::put_escaped(std::string_view text)
{
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!must_be_escaped(static_cast<unsigned char>(text[i]))) continue;
        put(text.substr(plain, i - plain));
        put(escaped(text[i]));
        plain = i + 1;
    }
    put(text.substr(plain));
}

void JsonWriter::key(const JsonKey& name)
{
    if (indented_) {
        before();
        put({name.written() + 1, name.size() - 1});
        put(' ');
    } else {
        const std::size_t comma = comma_ ? 0 : 1;
        std::memcpy(room(JsonKey::most), name.written() + comma, JsonKey::most - 1);
        used_ += name.size() - comma;
    }
    after_key_ = true;
}

void JsonWriter::key_from(std::string_view data)
{
    before();
    quoted(data);
    put(indented_ ? ": " : ":");
    after_key_ = true;
}

void JsonWriter::value(std::nullptr_t) { literal("null"); }

void JsonWriter::value(double number)
{
    if (!std::isfinite(number)) return value(nullptr);
    char digits[32];
    const std::string_view text(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
    const bool whole = text.find_first_of(".e") == text.npos;
    literal(whole ? std::string(text) + ".0" : std::string(text));
}

void JsonWriter::value(std::string_view text)
{
    before();
    quoted(text);
    ended();
}

void JsonWriter::open(char bracket)
{
    before();
    put(bracket);
    comma_ = false;
    ++depth_;
}

void JsonWriter::close(char bracket)
{
    --depth_;
    if (indented_ && comma_) new_line();
    put(bracket);
    ended();
}

}  // namespace hoyle::report
