#include "report/finding_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {
namespace {

using fmt::format;
using lawbook::Verb;
using rulings::Status;

bool has(const PointShown& point, std::string_view atom)
{
    return std::any_of(point.options.begin(), point.options.end(), [&](const OptionShown& each) { return each.atom == atom; });
}

/// "score a slam by this hand" where the hand was named before.
std::string by_it(std::string text)
{
    constexpr std::string_view hand = " by this hand";
    if (text.ends_with(hand)) text.replace(text.size() - hand.size(), hand.size(), " by it");
    return text;
}

std::string stated(const PointShown& point)
{
    constexpr std::string_view if_claimed = "if it is claimed, ";
    std::vector<OptionShown> options = point.options;
    std::stable_partition(options.begin(), options.end(), [](const OptionShown& each) { return each.atom != "ceiling"; });
    std::vector<std::string> all;
    bool on_claim = false;
    for (const OptionShown& option : options) {
        std::string text = option.done;
        if (text.starts_with(if_claimed)) on_claim = true, text.erase(0, if_claimed.size());
        const auto cannot = text.find(" cannot ");  // "E-W cannot win the game by this hand, nor score a slam"
        const auto same = std::find_if(all.begin(), all.end(), [&](const std::string& each) {
            return cannot != text.npos && each.find(text.substr(0, cannot + 8)) != each.npos;
        });
        if (same != all.end()) *same += ", nor " + by_it(text.substr(cannot + 8));
        else all.push_back(std::move(text));
    }
    if (on_claim) all.front().insert(0, if_claimed);
    const bool long_ones = std::any_of(all.begin(), all.end(),
                                       [](const std::string& each) { return each.find(", ") != each.npos; });
    std::string text = format("{}", fmt::join(all, long_ones || all.size() > 2 ? "; " : ", and "));
    if (text.empty()) text = point.text;
    if (point.verb == Verb::lose && !point.ended_by.empty()) text += format("; {}{}", point.ended_by, in_line(point.ended_at));
    return text;
}

/// A note that makes no sentence of its own: "if the deal stands; ...".
bool is_condition(std::string_view note) { return note.starts_with("if ") || note.starts_with("unless "); }

std::string with_terms(const std::string& text, const std::string& note)
{
    return is_condition(note) ? text + ", " + note : text;
}

/// Of a law that only says what the thing is, where another says what follows, nothing; nor of a silence beside an answer.
bool says_nothing_more(const PointShown& point, bool first)
{
    if (first) return false;
    const bool played_out = point.status == Status::lapsed && has(point, "play-out");  // as nearly every hand is
    return point.verb == Verb::silent || point.verb == Verb::is || played_out;
}

/// What would be ruled, in each of several circumstances.
struct InCase {
    std::vector<std::string> when;
    std::string ruling;
};

std::string without_circumstances(const PointShown& point)
{
    return point.when.empty() ? point.text : point.text.substr(std::min(point.when.size() + 2, point.text.size()));
}

}  // namespace

std::string value_of(const PointShown& point, const Finding& finding)
{
    const bool no = point.text.starts_with("no");
    const auto kind = terms::find_kind(finding.kind);
    const auto attr = point.point ? terms::law_attr(*point.point) : std::nullopt;
    const terms::AttributeUse* const use = kind && attr ? terms::info(*kind).find(*attr) : nullptr;
    if (use)
        for (const terms::Value& value : use->values)
            if ((value.word == terms::Word::no) == no && !value.say.empty()) return std::string(value.say.front());
    return (no ? "not " : "") + std::string(name_of_point(point));
}

std::string ruled(const PointShown& point, const Finding& finding)
{
    switch (point.verb) {
    case Verb::fair: return finding.offence ? "there is no penalty: " + point.text : point.text;
    case Verb::void_: return "it has no effect: " + point.text;
    case Verb::is: {
        const auto reason = point.text.find(": ");
        return "it is " + value_of(point, finding) + (reason == point.text.npos ? "" : point.text.substr(reason));
    }
    case Verb::silent:
    case Verb::cite: return point.text;
    default: return stated(point);
    }
}

std::string answer_in_words(const PointShown& point, const Finding& finding) { return ruled(point, finding); }

bool is_told_by_name(const Finding& finding)
{
    return finding.family == Family::told ||
           (finding.family == Family::perhaps && !finding.points.empty() && !finding.points.front().point);
}

void say_by_name(std::vector<Clause>& said, const Finding& finding)
{
    std::vector<InCase> cases;
    for (const PointShown& point : finding.points) {
        std::string ruling = without_circumstances(point), laws;
        for (const rulings::Cited& law : point.laws) laws += (laws.empty() ? law.named + ", " : ", ") + law.law;
        if (finding.points.size() > 1 && !laws.empty()) ruling += " (" + laws + ")";
        const auto same = std::find_if(cases.begin(), cases.end(), [&](const InCase& each) { return each.ruling == ruling; });
        if (same == cases.end()) cases.push_back({{point.when}, std::move(ruling)});
        else same->when.push_back(point.when);
    }
    if (finding.family == Family::perhaps)
        said.push_back({"Nobody is accused: it rests on words that may be meant otherwise. If it was so:"});
    else if (cases.size() > 1) said.push_back({"It hangs on more than is known:"});
    for (const InCase& each : cases) {
        const std::string when = format("{}", fmt::join(each.when, "; or "));
        const bool told = when.empty() || (cases.size() == 1 && each.when.size() > 1);  // it is the same whatever else is so
        said.push_back({as_sentence(told ? each.ruling : when + ": " + each.ruling), cases.size() > 1 ? "-" : ""});
    }
}

void say_points(std::vector<Clause>& said, const Finding& finding)
{
    std::vector<std::string> before;
    const auto say_once = [&](std::string text) {
        if (text.empty() || std::find(before.begin(), before.end(), text) != before.end()) return;
        before.push_back(text);
        said.push_back({std::move(text)});
    };
    for (const PointShown& point : finding.points) {
        if (says_nothing_more(point, &point == &finding.points.front())) continue;
        const bool right = is_right(point);
        if (right) say_right(said, point, finding);
        else say_once(as_sentence(with_terms(ruled(point, finding), point.note)));
        if (right || !is_condition(point.note)) say_once(as_sentence(point.note));
    }
}

}  // namespace hoyle::report
