#include "report/json_line.hpp"

#include "report/json_writer.hpp"
#include "source/digest.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace hoyle::report {
namespace {

constexpr std::array<std::string_view, 11> kinds{
    "log",     "finding", "deal", "rubber", "block", "expectation", "as-written", "as-law-leaves-it", "as-it-should-be",
    "summary", "end"};
constexpr std::string_view before_sum = ",\"sum\":\"";

/// The one that the whole program reads JSON with. It looks for a name among all it has read: objects that others wrote are not
/// read into it whole, but by the member (`member_of`).
using ReadJson = nlohmann::ordered_json;

std::size_t behind_string(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return at + 1;
}

/// Where the value that begins at `at` ends: at the comma or the bracket behind it.
std::size_t behind_value(std::string_view text, std::size_t at)
{
    for (std::size_t depth = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') at = behind_string(text, at) - 1;
        else if (c == '{' || c == '[') ++depth;
        else if (depth == 0 && (c == ',' || c == '}' || c == ']')) return at;
        else if (c == '}' || c == ']') --depth;
    }
    return text.size();
}

/// The value of a member; of several of one name that of the last, null if there is none. Null as well of what is no JSON, or no
/// object.
ReadJson member_of(std::string_view object, std::string_view name)
{
    std::size_t at = object.find_first_not_of(" \t\r\n");
    if (at == object.npos || object[at] != '{' || !is_json(object)) return {};
    std::string_view found = "null";
    for (at = object.find('"', at); at < object.size(); at = object.find('"', at)) {
        const std::size_t end = behind_string(object, at), value = object.find(':', end) + 1;
        if (ReadJson::parse(object.substr(at, end - at)) == name)
            found = object.substr(value, behind_value(object, value) - value);
        at = behind_value(object, value);
    }
    return ReadJson::parse(found);
}

/// As it is written with the members of each object in alphabetical order.
std::string in_order(const ReadJson& value)
{
    if (!value.is_object()) return value.dump();
    std::map<std::string, std::string> members;
    for (const auto& [name, each] : value.items()) members[name] = in_order(each);
    std::string out;
    for (const auto& [name, each] : members) out += (out.empty() ? "{" : ",") + ReadJson(name).dump() + ':' + each;
    return out.empty() ? "{}" : out + '}';
}

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
    const ReadJson logs = member_of(value, "logs"), lines = member_of(value, "lines"), exit = member_of(value, "exit");
    if (!logs.is_number_unsigned() || !lines.is_number_unsigned() || !exit.is_number_unsigned()) return {};
    return EndOfReport{logs, lines, exit};
}

bool is_json(std::string_view text) { return ReadJson::accept(text); }

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
    const ReadJson name = ReadJson::parse(file, nullptr, false);
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
    if (line.kind == "finding") return member_of(line.value, "family") == "syntax" ? 2 : 1;
    if (line.kind == "expectation") return member_of(line.value, "met") == false ? 1 : 0;
    if (line.kind != "summary") return 0;
    return member_of(line.value, "error").is_null() && !member_of(line.value, "laws").is_null() ? 0 : 2;
}

std::optional<int> exit_code_of(std::string_view summary)
{
    const ReadJson code = member_of(summary, "exit");
    if (!code.is_number_integer() || code < 0 || code > 2) return {};
    return code.get<int>();
}

Origin origin_of(std::string_view summary)
{
    const auto word = [&](const char* name) {
        const ReadJson found = member_of(summary, name);
        return found.is_string() ? found.get<std::string>() : std::string();
    };
    Origin origin;
    if (!summary.starts_with('{')) return origin;
    const ReadJson unread = member_of(summary, "unread");
    if (!unread.is_number_unsigned() || unread == 0) origin.error = word("error");
    origin.made = in_order(member_of(summary, "made"));
    origin.book = word("laws");
    if (const std::string file = word("book_file"); !file.empty()) origin.book += " (" + file + ")";
    origin.digest = word("book_digest");
    origin.log = word("log_digest");
    return origin;
}

}  // namespace hoyle::report
