#include "report/json_line.hpp"

#include "report/json_writer.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace hoyle::report {
namespace {

constexpr std::array<std::string_view, 9> kinds{
    "finding", "deal", "rubber", "block", "expectation", "as-written", "as-law-leaves-it", "as-it-should-be", "summary"};

/// Takes `words` from the head of `text`; false if it begins otherwise.
bool take(std::string_view& text, std::string_view words)
{
    if (!text.starts_with(words)) return false;
    text.remove_prefix(words.size());
    return true;
}

/// Takes a JSON string, quotes and all; empty if there is none.
std::string_view take_quoted(std::string_view& text)
{
    if (!text.starts_with('"')) return {};
    std::size_t end = 1;
    while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
    if (end >= text.size()) return {};
    const std::string_view quoted = text.substr(0, end + 1);
    text.remove_prefix(end + 1);
    return quoted;
}

}  // namespace

std::string head_of_lines(Blocks blocks, std::string_view file)
{
    std::string head = blocks == Blocks::told ? R"({"hoyle":1,"command":"judge","file":)"
                                              : R"({"hoyle":1,"command":"audit","file":)";
    JsonWriter(head).value(file);
    return head + ",\"n\":";
}

void add_piece(std::string& head, std::uint64_t n, std::string_view kind, std::string_view value)
{
    char digits[24];
    head.append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
    head.append(",\"kind\":\"").append(kind).append("\",\"").append(kind).append("\":").append(value) += '}';
}

bool is_json(std::string_view text) { return nlohmann::json::accept(text); }

std::optional<JsonLine> read_json_line(std::string_view text)
{
    JsonLine line;
    if (!take(text, R"({"hoyle":1,"command":")")) return {};
    if (take(text, "audit")) line.blocks = Blocks::drawn;
    else if (!take(text, "judge")) return {};
    if (!take(text, R"(","file":)")) return {};
    const std::string_view file = take_quoted(text);
    if (file.empty() || !take(text, ",\"n\":")) return {};
    const nlohmann::json name = nlohmann::json::parse(file, nullptr, false);
    if (!name.is_string()) return {};
    line.file = name.get<std::string>();
    const auto digits = std::from_chars(text.data(), text.data() + text.size(), line.n);
    if (digits.ec != std::errc() || line.n == 0) return {};
    text.remove_prefix(static_cast<std::size_t>(digits.ptr - text.data()));
    if (!take(text, R"(,"kind":")")) return {};
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](std::string_view each) { return take(text, std::string(each) + '"'); });
    if (kind == kinds.end()) return {};
    line.kind = *kind;
    if (!take(text, ",\"" + std::string(*kind) + "\":") || !text.starts_with('{') || !text.ends_with("}}")) return {};
    line.value = text.substr(0, text.size() - 1);
    return line;
}

int exit_code_by(const JsonLine& line)
{
    if (line.kind != "finding" && line.kind != "expectation" && line.kind != "summary") return 0;
    const auto value = nlohmann::json::parse(line.value, nullptr, false);
    const auto is = [&](const char* key, const nlohmann::json& wanted) {
        return value.is_object() && value.value(key, nlohmann::json()) == wanted;
    };
    if (line.kind == "finding") return is("family", "syntax") ? 2 : 1;
    if (line.kind == "expectation") return is("met", false) ? 1 : 0;
    return is("error", nullptr) && !is("laws", nullptr) ? 0 : 2;
}

std::optional<int> exit_code_of(std::string_view summary)
{
    const auto code = nlohmann::json::parse(summary).value("exit", nlohmann::json());
    if (!code.is_number_integer() || code < 0 || code > 2) return {};
    return code.get<int>();
}

std::string error_of(std::string_view summary)
{
    const auto error = nlohmann::json::parse(summary).value("error", nlohmann::json());
    return error.is_string() ? error.get<std::string>() : "";
}

}  // namespace hoyle::report
