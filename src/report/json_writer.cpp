#include "report/json_writer.hpp"

#include "source/text.hpp"
#include "source/unseen.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hoyle::report {
namespace {

/// Bytes that want a second look: control characters, the quote, the backslash, and all that are not ASCII.
constexpr auto is_special = [] {
    std::array<bool, 256> special{};
    for (std::size_t byte = 0; byte < special.size(); ++byte)
        special[byte] = byte < 0x20 || byte >= 0x7f || byte == '"' || byte == '\\';
    return special;
}();

bool is_plain(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return is_special[static_cast<unsigned char>(c)]; });
}

void escape_unit(std::string& out, char32_t unit)
{
    constexpr char hex[] = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += hex[unit >> shift & 15];
}

/// One character that is not seen, or a quote or backslash.
void escape(std::string& out, std::string_view sequence)
{
    switch (sequence[0]) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\b': out += "\\b"; return;
    case '\f': out += "\\f"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    const char32_t point = code_point(sequence);
    if (point > 0xffff) {
        escape_unit(out, 0xd800 + ((point - 0x10000) >> 10));
        escape_unit(out, 0xdc00 + (point & 0x3ff));
    } else {
        escape_unit(out, point);
    }
}

void escape_all(std::string& out, std::string_view text)
{
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size();) {
        const bool marked = text[i] == '"' || text[i] == '\\';
        const std::size_t length = marked ? 1 : unseen_length(text.data() + i, text.data() + text.size());
        if (length == 0) {
            ++i;
            continue;
        }
        out += text.substr(plain, i - plain);
        escape(out, text.substr(i, length));
        plain = i += length;
    }
    out += text.substr(plain);
}

}  // namespace

std::string with_unseen_escaped(std::string json)
{
    const auto unseen = [](char c) { return static_cast<unsigned char>(c) >= 0x7f; };
    if (std::none_of(json.begin(), json.end(), unseen)) return json;
    std::string out;
    std::size_t plain = 0;
    for (std::size_t i = 0; i < json.size();) {
        const std::size_t length = unseen(json[i]) ? unseen_length(json.data() + i, json.data() + json.size()) : 0;
        if (length != 0) {
            out.append(json, plain, i - plain);
            escape(out, std::string_view(json).substr(i, length));
            plain = i + length;
        }
        i += std::max<std::size_t>(length, 1);
    }
    return out.append(json, plain);
}

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
    std::string out;
    escape_all(out, text);
    put(out);
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
    // not std::to_chars, whose tables are a hundred kilobytes
    const std::string text = fmt::format("{}", number);
    const bool whole = text.find_first_of(".e") == text.npos;
    literal(whole ? text + ".0" : text);
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
