#include "report/json_line.hpp"

#include "report/json_writer.hpp"
#include "source/digest.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace hoyle::report {
namespace {

constexpr std::array<std::string_view, 11> kinds{
    "log",     "finding", "deal", "rubber", "block", "expectation", "as-written", "as-law-leaves-it", "as-it-should-be",
    "summary", "end"};
constexpr std::string_view before_sum = ",\"sum\":\"";

std::string_view command_head(Blocks blocks)
{
    return blocks == Blocks::told ? R"({"hoyle":2,"command":"judge","file":)" : R"({"hoyle":2,"command":"audit","file":)";
}

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
    std::string head(command_head(blocks));
    JsonWriter(head).value(file);
    return head + ",\"n\":";
}

void add_piece(std::string& head, std::uint64_t n, std::string_view kind, std::string_view value)
{
    char digits[24];
    head.append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
    head.append(",\"kind\":\"").append(kind).append("\",\"").append(kind).append("\":").append(value) += '}';
}

std::uint64_t sum_of(std::string_view line) { return digest_of(line); }

void add_sum(std::string& line, std::uint64_t sum)
{
    line.pop_back();
    line.append(before_sum).append(hexadecimal(sum)) += "\"}";
}

std::string line_of_end(Blocks blocks, const EndOfReport& end)
{
    std::string line(command_head(blocks));
    line += R"(null,"n":null,"kind":"end","end":)";
    JsonWriter json(line);
    json.object([&] {
        json.field("logs", end.logs);
        json.field("lines", end.lines);
        json.field("exit", end.exit);
    });
    line += '}';
    add_sum(line, sum_of(line));
    return line;
}

std::optional<EndOfReport> read_end(std::string_view value)
{
    const auto end = nlohmann::json::parse(value, nullptr, false);
    const auto number = [&](const char* key) { return end.is_object() && end.contains(key) && end[key].is_number_unsigned(); };
    if (!number("logs") || !number("lines") || !number("exit")) return {};
    return EndOfReport{end["logs"], end["lines"], end["exit"]};
}

bool is_json(std::string_view text) { return nlohmann::json::accept(text); }

bool is_older_line(std::string_view line) { return line.starts_with(R"({"hoyle":1,"command":")"); }

namespace {

/// Takes the sum from the end of a line, and puts the bracket back that closed it before.
void take_sum(std::string_view written, JsonLine& line, std::string& unsummed)
{
    unsummed = written;
    const auto at = unsummed.rfind(before_sum);
    if (at == std::string::npos || !unsummed.ends_with("\"}")) return;
    line.sum = unsummed.substr(at + before_sum.size(), unsummed.size() - at - before_sum.size() - 2);
    unsummed.resize(at);
    unsummed += '}';
}

/// Takes `"evening.hoyle","n":7,`.
bool take_place(std::string_view& text, JsonLine& line)
{
    if (take(text, R"(null,"n":null,)")) return true;
    const std::string_view file = take_quoted(text);
    if (file.empty() || !take(text, ",\"n\":")) return false;
    const nlohmann::json name = nlohmann::json::parse(file, nullptr, false);
    if (!name.is_string()) return false;
    line.file = name.get<std::string>();
    const auto digits = std::from_chars(text.data(), text.data() + text.size(), line.n);
    if (digits.ec != std::errc() || line.n == 0) return false;
    text.remove_prefix(static_cast<std::size_t>(digits.ptr - text.data()));
    return take(text, ",");
}

}  // namespace

std::optional<JsonLine> read_json_line(std::string_view written)
{
    JsonLine line;
    std::string_view text = written;
    if (!take(text, R"({"hoyle":2,"command":")")) return {};
    if (take(text, "audit")) line.blocks = Blocks::drawn;
    else if (!take(text, "judge")) return {};
    if (!take(text, R"(","file":)") || !take_place(text, line) || !take(text, R"("kind":")")) return {};
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](std::string_view each) { return take(text, std::string(each) + '"'); });
    if (kind == kinds.end() || (*kind == "end") != (line.n == 0)) return {};
    line.kind = *kind;
    if (!take(text, ",\"" + std::string(*kind) + "\":") || !text.starts_with('{') || !text.ends_with("}")) return {};
    const bool summed = *kind == "summary" || *kind == "end";
    if (!summed) {
        if (!text.ends_with("}}")) return {};
        line.own_sum = sum_of(written);
        line.value = text.substr(0, text.size() - 1);
        return line;
    }
    std::string unsummed;
    take_sum(written, line, unsummed);
    if (!unsummed.ends_with("}}")) return {};
    line.own_sum = sum_of(unsummed);
    line.value = text.substr(0, text.size() - (written.size() - unsummed.size()) - 1);
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

Origin origin_of(std::string_view summary)
{
    const auto value = nlohmann::json::parse(summary, nullptr, false);
    const auto word = [&](const char* key) {
        const auto found = value.is_object() ? value.value(key, nlohmann::json()) : nlohmann::json();
        return found.is_string() ? found.get<std::string>() : std::string();
    };
    Origin origin;
    if (!value.is_object()) return origin;
    const auto unread = value.value("unread", nlohmann::json());
    if (!unread.is_number_unsigned() || unread == 0) origin.error = word("error");
    origin.made = value.value("made", nlohmann::json()).dump();
    origin.book = word("laws");
    if (const std::string file = word("book_file"); !file.empty()) origin.book += " (" + file + ")";
    origin.digest = word("book_digest");
    origin.log = word("log_digest");
    return origin;
}

}  // namespace hoyle::report
