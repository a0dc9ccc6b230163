#include "tell/telling.hpp"

#include "api/methods.hpp"
#include "tell/script.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace hoyle::tell {
namespace {

using Json = nlohmann::ordered_json;

/// In small letters, without blanks and full stops at either end.
std::string plain(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r.");
    if (first == std::string_view::npos || last == std::string_view::npos || last < first) return {};
    std::string text(line.substr(first, last - first + 1));
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

std::optional<int> as_number(const std::string& said)
{
    int number = 0;
    const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), number);
    if (error != std::errc() || end != said.data() + said.size() || said.empty()) return {};
    return number;
}

/// Its place among the answers.
std::optional<std::size_t> chosen(const std::vector<std::string>& answers, const std::string& said)
{
    if (const auto number = as_number(said); number && *number >= 1 && static_cast<std::size_t>(*number) <= answers.size())
        return static_cast<std::size_t>(*number - 1);
    if (said.empty()) return {};
    std::vector<std::size_t> begin_so, have_it;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::string answer = plain(answers[i]);
        if (answer == said) return i;
        if (answer.starts_with(said)) begin_so.push_back(i);
        if (said.size() > 2 && answer.find(" " + said) != std::string::npos) have_it.push_back(i);
    }
    const auto& found = begin_so.empty() ? have_it : begin_so;
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// "H 10": the grammar takes it for an entry of a written block, whose columns may be called anything.
bool is_entry(const std::string& line)
{
    const auto blank = line.find(' ');
    const std::string first = line.substr(0, blank);
    if (blank == std::string::npos || first == "rubber" || first == "deal" || first == "game") return false;
    return line.find_first_of("0123456789|-", blank) == line.find_first_not_of(' ', blank);
}

/// A log in its canonical form.
Json canonical(const std::string& log) { return Json::parse(api::answer(*api::find_method("fmt"), {{"log", log}}).document); }

/// "sa", "10h", "♠A" as a log has it, "SA"; ? stays; nothing: it is no card.
std::optional<std::string> card(const std::string& said)
{
    if (said == "?") return said;
    if (said.empty() || said.find_first_of(" +#\"\n") != std::string::npos) return {};
    const Json read = canonical("N leads " + said + "\n");
    const std::string log = read["log"];
    constexpr std::string_view before = "N leads ";
    const auto from = log.find(before);
    if (!read["faults"].empty() || from == std::string::npos) return {};
    const std::string name = log.substr(from + before.size(), 2);
    return name[0] == '?' || name[1] == '?' ? std::nullopt : std::optional(name);
}

}  // namespace

Stage stage(const std::vector<Said>& said) { return run(said); }

std::optional<Said> understood(const Question& question, std::string_view said)
{
    const std::string text = plain(said);
    if (question.wants == Question::Wants::card) {
        const auto name = card(text);
        return name ? std::optional(Said{false, *name}) : std::nullopt;
    }
    if (question.wants == Question::Wants::number) {
        const auto number = as_number(text);
        const bool fits = number && *number >= question.least && *number <= question.most;
        return fits ? std::optional(Said{false, std::to_string(*number)}) : std::nullopt;
    }
    const auto choice = chosen(question.answers, text);
    return choice ? std::optional(Said{false, std::to_string(*choice)}) : std::nullopt;
}

Line line_of_log(std::string_view said)
{
    const auto first = said.find_first_not_of(" \t\r"), last = said.find_last_not_of(" \t\r");
    const std::string text(first == std::string_view::npos ? "" : said.substr(first, last - first + 1));
    const Json read = canonical(text + "\n");
    Line line{{true, text}, {}};
    if (!read["faults"].empty()) line.why = read["faults"][0]["message"];
    else if (text.empty()) line.why = "nothing was said";
    else if (is_entry(text)) line.why = "that is a figure, and no act; a card is put down so: `W leads H10`";
    return line;
}

std::string canonical_log(const std::string& log) { return canonical(log)["log"]; }

std::string ruling(const std::string& log)
{
    Json request{{"log", log}, {"name", "log"}, {"text", true}};
    if (!log.starts_with("laws "))
        request["compare"] = Json::array({"whist-club-1897", "portland-1904", "american-1905", "american-1907"});
    const api::Reply reply = api::answer(*api::find_method("judge"), request);
    return reply.text.empty() ? reply.error + "\n" : reply.text;
}

}  // namespace hoyle::tell
