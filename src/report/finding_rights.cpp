#include "report/finding_parts.hpp"

#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hoyle::report {
namespace {

using fmt::format;
using lawbook::Verb;
using rulings::Status;

bool is_noun(std::string_view text) { return text.starts_with("a ") || text.starts_with("no "); }

/// "West may have ...": said of whom it is.
bool is_named(const std::string& text) { return !text.empty() && std::isupper(static_cast<unsigned char>(text.front())) != 0; }

std::string_view confer(const PointShown& point)
{
    if (!point.consult || point.entitled == Seats::all() || point.entitled.empty()) return {};
    return lawbook::consulting_in_words(*point.consult, point.entitled.size() > 1);
}

/// The law wants it, and nobody chooses: whoever is entitled insists on it.
bool compulsory(const PointShown& point)
{
    return point.verb == Verb::must && point.options.size() == 1 &&
           (point.entitled == Seats::all() || point.options.front().atom == "new-deal");
}

/// Without its own end: "call the king of hearts".
std::string bare(const OptionShown& option)
{
    const auto end = option.until_words.empty() ? option.text.npos : option.text.find(", until " + option.until_words.front());
    return option.text.substr(0, end);
}

/// "call a suit from West", "have a new deal"
std::string what_they_may(const PointShown& point)
{
    std::vector<std::string> all;
    for (const OptionShown& option : point.options) all.push_back((is_noun(option.text) ? "have " : "") + bare(option));
    return lawbook::listed(all, "or");
}

/// Some penalty of it is written above the line.
bool goes_above(const PointShown& point)
{
    return std::any_of(point.options.begin(), point.options.end(),
                       [](const OptionShown& each) { return each.atom == "score-above"; });
}

/// What an option comes to; empty where that is not known.
std::string outcome_of(const OptionShown& option, const PointShown& point)
{
    const Effect& effect = option.effect;
    if (!effect.known) return {};
    if (effect.deal_void) return "the hand counts for nothing";
    std::string text = format("tricks N-S {}, E-W {}; this game N-S {}, E-W {}", effect.tricks[Side::ns], effect.tricks[Side::ew],
                              effect.standing[Side::ns], effect.standing[Side::ew]);
    if (goes_above(point)) text += format("; above the line N-S {}, E-W {}", effect.above[Side::ns], effect.above[Side::ew]);
    for (Side side : both_sides) {
        if (effect.rubber == side) text += ": game and rubber to " + side_name(side);
        else if (effect.game == side) text += ": game to " + side_name(side);
    }
    return text;
}

/// Other penalties that are open, for which the same is chosen by the same side.
struct ChosenAlike {
    const BesideShown* first;
    std::vector<std::string> revokes;  ///< "East's revoke at trick 7"
    bool ours;                         ///< chosen by those whose option it is
};

std::vector<ChosenAlike> open_beside(const OptionShown& option, const PointShown& point)
{
    std::vector<ChosenAlike> all;
    for (const BesideShown& each : option.beside) {
        const bool ours = point.entitled.empty() || !(point.entitled & each.by).empty();
        if (all.empty() || all.back().ours != ours || all.back().first->atom != each.atom) all.push_back({&each, {}, ours});
        all.back().revokes.push_back(
            format("{}'s revoke{}", name_of(each.offender), each.trick ? format(" at trick {}", each.trick) : ""));
    }
    return all;
}

/// With which an option is reckoned: ", and for East's revoke at trick 7 the same"; empty: no other is open.
std::string beside(const OptionShown& option, const PointShown& point)
{
    std::string text;
    for (const ChosenAlike& each : open_beside(option, point)) {
        const std::string revokes = "for " + lawbook::listed(each.revokes, "and");
        text += each.ours ? format(", and {} {}", revokes, each.first->atom == option.atom ? "the same" : each.first->text)
                          : format(", against which {} do best to {} {}", seats_in_words(Seats(each.first->by)), each.first->text,
                                   revokes);
    }
    return text;
}

/// The same behind what the one option there is comes to: " (if the same is done for West's revoke at trick 5)".
std::string supposed(const OptionShown& option, const PointShown& point)
{
    std::string text;
    for (const ChosenAlike& each : open_beside(option, point))
        text += format("{}{} for {}", text.empty() ? " (if " : ", and ",
                       each.ours ? "the same is done" : seats_in_words(Seats(each.first->by)) + " " + each.first->text,
                       lawbook::listed(each.revokes, "and"));
    return text.empty() ? text : text + ")";
}

/// Who is left of several that had an open right; empty: all of them.
Seats left_of_them(const PointShown& point)
{
    Seats left;
    for (const OptionShown& option : point.options) {
        if (!left.empty() && !(option.by == left)) return {};  // they have different options from the beginning
        left = option.by;
    }
    return left == point.entitled ? Seats() : left;
}

void add_options(std::vector<Clause>& said, const PointShown& point)
{
    int number = 0;
    const auto best = std::count_if(point.options.begin(), point.options.end(),
                                    [](const OptionShown& each) { return each.best; });
    for (const OptionShown& option : point.options) {
        std::string row = option.text;
        if (!option.by.empty() && !(option.by == point.entitled) && !is_named(option.text) && left_of_them(point).empty())
            row += format(" ({})", seats_in_words(option.by));
        const std::string outcome = outcome_of(option, point);
        if (!outcome.empty()) row += beside(option, point) + ": " + outcome;
        if (option.best) row += best > 1 ? " (equally good)" : " (best)";
        if (option.late) row += " (too late now)";
        said.push_back({std::move(row), std::to_string(++number) + "."});
    }
}

/// The line that would use the right, as an example.
std::string by_line(const PointShown& point)
{
    for (const OptionShown& option : point.options)
        if (!option.line.empty() && !option.late)
            return format("To {}, write{} `{}`.", point.options.size() > 1 ? "choose" : "use this",
                          point.options.size() > 1 ? " for example" : "", option.line);
    return {};
}

}  // namespace

std::string marks_in_words(const PointShown& point)
{
    std::string text;
    for (const std::string& mark : point.until_words) text += (text.empty() ? "until " : ", or ") + mark;
    return text;
}

std::string until(const PointShown& point)
{
    const std::string ends = marks_in_words(point);
    if (point.from_words.empty()) return ends.empty() ? ends : ", " + ends;
    return ", after " + point.from_words + (ends.empty() ? ends : " and before" + ends.substr(std::string_view("until").size()));
}

std::string whose(const PointShown& point, const PlayerNames& players)
{
    std::string who = seats_in_words(point.entitled, players);
    return who.empty() ? "the other side" : who;
}

std::string claim(const PointShown& point, const PlayerNames& players)
{
    if (compulsory(point)) return point.options.front().done + "; " + whose(point, players) + " may insist on it" + until(point);
    if (point.options.size() == 1 && is_named(point.options.front().text)) return point.options.front().text + until(point);
    const std::string who = whose(point, players);
    if (point.options.size() != 1)
        return who + (point.verb == Verb::must ? " must" : " may") + " choose one of these" + until(point);
    return who + " may " + what_they_may(point) + until(point);
}

std::string claim_in_words(const PointShown& point, const Finding& finding)
{
    const std::string_view words = compulsory(point) ? std::string_view() : confer(point);
    return claim(point, finding.players) + (words.empty() ? "" : "; " + std::string(words));
}

namespace {

void say_open(std::vector<Clause>& said, const PointShown& point, const Finding& finding)
{
    const bool several = point.options.size() > 1;
    std::string text = claim_in_words(point, finding);
    if (!several) {
        const std::string outcome = point.options.empty() ? "" : outcome_of(point.options.front(), point);
        text = as_sentence(text);
        if (!outcome.empty()) text += " " + as_sentence("then " + outcome + supposed(point.options.front(), point));
    } else {
        text = as_sentence(text);
        text.back() = ':';
    }
    if (const Seats left = left_of_them(point); !left.empty() && !several)
        text += " " + as_sentence(seats_in_words(left, finding.players) + " alone can still do so");
    std::string line = by_line(point);
    if (several) {
        said.push_back({text});
        add_options(said, point);
        if (!line.empty()) said.push_back({line});
    } else {
        said.push_back({line.empty() ? text : text + " " + line});
    }
}

/// Of what must be done, that it is: "the pack is cut again", "there is a new deal".
std::string as_done(std::string text)
{
    constexpr std::string_view must = " must be ";
    const auto at = text.find(must);
    const bool several = at != text.npos && at > 0 && text[at - 1] == 's';
    return at == text.npos ? text : text.replace(at, must.size(), several ? " are " : " is ");
}

/// Who has used the right: those who said so, or whoever might.
std::string user_of(const PointShown& point, const PlayerNames& players)
{
    return point.used_by.empty() ? whose(point, players) : seats_in_words(point.used_by, players);
}

std::string settled(const PointShown& point, const Finding& finding)
{
    const auto chosen = std::find_if(point.options.begin(), point.options.end(),
                                     [](const OptionShown& each) { return each.chosen; });
    const OptionShown* option = chosen != point.options.end() ? &*chosen
                                : point.options.size() == 1   ? &point.options.front()
                                                              : nullptr;
    std::string text = "settled" + in_line(point.ended_at);
    if (!option) return as_sentence(text);
    if (compulsory(point) || point.entitled.empty() || point.entitled == Seats::all() || point.verb == Verb::must) {
        text += ": " + as_done(option->done);
    } else if (is_named(option->text)) {
        text += ": " + bare(*option);
        if (const auto at = text.find(" may "); at != text.npos) text.replace(at, 5, " chose to ");
    } else {
        text += format(": {} chose {}{}", user_of(point, finding.players), is_noun(option->text) ? "" : "to ", bare(*option));
    }
    if (option->effect.known && option->effect.deal_void) return as_sentence(text + ", and " + outcome_of(*option, point));
    text = as_sentence(text);
    if (const std::string outcome = outcome_of(*option, point); !outcome.empty())
        text += " " + as_sentence("that makes " + outcome);
    const auto best = std::find_if(point.options.begin(), point.options.end(), [](const OptionShown& each) { return each.best; });
    if (best != point.options.end() && chosen != point.options.end() && !chosen->best)
        text += " " + as_sentence(format("it would have paid better to {} ({})", bare(*best), outcome_of(*best, point)));
    return text;
}

std::string over(const PointShown& point, const Finding& finding)
{
    const std::string who = whose(point, finding.players);
    const std::string might = compulsory(point) ? who + " might have insisted: " + point.options.front().done
                                                : who + " might " + what_they_may(point);
    switch (*point.status) {
    case Status::waived:
        return as_sentence(format("settled{}: {} let it go", in_line(point.ended_at), user_of(point, finding.players))) + " " +
               as_sentence("until then " + might);
    case Status::lost:
        return as_sentence(
                   format("nothing can be asked any more: the right was lost{} ({})", in_line(point.ended_at), point.ended_by)) +
               " " + as_sentence("until then " + might);
    default: break;
    }
    const std::string why = point.ended_past.empty() ? point.ended_by : point.ended_past;
    return as_sentence(format("too late: {}{}, and that ended the right", why, in_line(point.ended_at))) + " " +
           as_sentence("until then " + might);
}

}  // namespace

void say_right(std::vector<Clause>& said, const PointShown& point, const Finding& finding)
{
    if (point.status == Status::open) return say_open(said, point, finding);
    if (point.status == Status::exacted) said.push_back({settled(point, finding)});
    else if (point.status == Status::waived || point.status == Status::lost || point.status == Status::lapsed)
        said.push_back({over(point, finding)});
    else
        said.push_back(
            {as_sentence(claim(point, finding.players) + (point.options.size() > 1 ? ": " + what_they_may(point) : ""))});
}

}  // namespace hoyle::report
