#include "report/finding_words.hpp"

#include "lawbook/topics.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace hoyle::report {
namespace {

using fmt::format;
using lawbook::Consult;
using lawbook::Verb;
using rulings::Status;
using Names = std::array<std::string, 4>;

bool is_noun(std::string_view text) { return text.starts_with("a ") || text.starts_with("no "); }

/// "West may have ...": said of whom it is.
bool is_named(const std::string& text) { return !text.empty() && std::isupper(static_cast<unsigned char>(text.front())) != 0; }

std::string one(Seat seat, const Names& players)
{
    const std::string& name = players[static_cast<std::size_t>(seat)];
    return name.empty() || name.size() == 1 ? std::string(name_of(seat)) : format("{} ({})", name_of(seat), name);
}

std::string in_line(const Spot& spot) { return spot.known() ? format(" in line {}", spot.place.line) : ""; }

/// Like `words`, between commas, the last behind `last`.
std::string listed(const std::vector<std::string>& words, std::string_view last)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? format(" {} ", last) : ", ") + words[i];
    return text;
}

/// True of a line that cannot be read, or contradicts the rest: the log is at fault, and no player.
bool is_of_log(const Finding& finding)
{
    return finding.family == Family::syntax || finding.family == Family::impossible ||
           (finding.family == Family::perhaps && finding.points.empty() && !finding.miscount) ||
           (finding.family == Family::miscount && !finding.miscount);
}

// --- titles

std::string column_words(const Miscount& slip)
{
    if (slip.whist && (slip.column == "below" || slip.column == "above")) return "";
    if (slip.column == "below" || slip.column == "above") return " " + slip.column + " the line";
    return slip.column == "game" || slip.column == "rubber" ? " for the " + slip.column : " for " + slip.column;
}

std::string title_of_log(const Finding& finding)
{
    const std::string line = format("line {}", finding.where.place.line);
    if (finding.kind == "syntax") return line + " cannot be read";
    if (finding.kind == "left-out") return "something is left out";
    if (finding.kind == "impossible") return "what " + line + " says cannot have happened";
    if (finding.kind == "told-twice") return line + " says what is said already";
    if (finding.kind == "miswritten") return line + " is miswritten";
    return line + " does not agree with the rest";
}

std::string deed_of(const Finding& finding)
{
    if (is_of_log(finding)) return title_of_log(finding);
    if (finding.miscount && finding.miscount->side_name.empty() && finding.deal != 0 && finding.miscount->column != "game") {
        const Miscount& slip = *finding.miscount;
        return format("{}'s score{} is wrong: {} written, {} by the laws", side_name(slip.side), column_words(slip), slip.written,
                      slip.computed);
    }
    if (finding.deed.empty() && finding.points.empty() && !finding.miscount)
        return format("what line {} says has no effect", finding.where.place.line);
    if (finding.deed.empty()) return finding.heading;
    std::string deed = finding.deed;
    if (const auto at = deed.find("{}"); at != deed.npos)
        deed.replace(at, 2, finding.offender ? one(*finding.offender, finding.players) : "a player");
    return deed;
}

// --- rights

std::string confer(const PointShown& point)
{
    if (!point.consult || point.entitled == Seats::all() || point.entitled.empty()) return "";
    const bool several = point.entitled.size() > 1;
    switch (*point.consult) {
    case Consult::allowed: return several ? "they may consult" : "he may consult his partner";
    case Consult::forbidden: return several ? "they must not consult" : "he must not consult his partner";
    case Consult::who_only: return several ? "they may settle who shall speak, and no more" : "he must not consult his partner";
    case Consult::unsaid: break;
    }
    return "";
}

std::string until(const PointShown& point)
{
    std::string text;
    for (const std::string& mark : point.until_words) text += (text.empty() ? ", until " : ", or ") + mark;
    return text;
}

std::string whose(const PointShown& point, const Names& players)
{
    std::string who = seats_in_words(point.entitled, players);
    return who.empty() ? "the other side" : who;
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
    return listed(all, "or");
}

/// What an option comes to; empty where that is not known.
std::string outcome_of(const OptionShown& option)
{
    const Effect& effect = option.effect;
    if (!effect.known) return {};
    if (effect.deal_void) return "the hand counts for nothing";
    std::string text = format("tricks N-S {}, E-W {}; this game N-S {}, E-W {}", effect.tricks[Side::ns], effect.tricks[Side::ew],
                              effect.standing[Side::ns], effect.standing[Side::ew]);
    for (Side side : both_sides) {
        if (effect.rubber == side) text += ": game and rubber to " + side_name(side);
        else if (effect.game == side) text += ": game to " + side_name(side);
    }
    return text;
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

/// "South may call a suit from West, until that lead is made"; without the options where there are several.
std::string claim(const PointShown& point, const Names& players)
{
    if (compulsory(point)) return point.options.front().done + "; " + whose(point, players) + " may insist on it" + until(point);
    if (point.options.size() == 1 && is_named(point.options.front().text)) return point.options.front().text + until(point);
    const std::string who = whose(point, players);
    if (point.options.size() != 1)
        return who + (point.verb == Verb::must ? " must" : " may") + " choose one of these" + until(point);
    return who + " may " + what_they_may(point) + until(point);
}

void add_options(std::vector<Clause>& said, const PointShown& point)
{
    int number = 0;
    for (const OptionShown& option : point.options) {
        std::string row = option.text;
        if (!option.by.empty() && !(option.by == point.entitled) && !is_named(option.text) && left_of_them(point).empty())
            row += format(" ({})", seats_in_words(option.by));
        const std::string outcome = outcome_of(option);
        if (!outcome.empty()) row += ": " + outcome;
        if (option.best) row += " (best)";
        said.push_back({std::move(row), std::to_string(++number) + "."});
    }
}

/// The line that would use the right, as an example.
std::string by_line(const PointShown& point)
{
    for (const OptionShown& option : point.options)
        if (!option.line.empty())
            return format("To {}, write{} `{}`.", point.options.size() > 1 ? "choose" : "use this",
                          point.options.size() > 1 ? " for example" : "", option.line);
    return {};
}

void say_open(std::vector<Clause>& said, const PointShown& point, const Finding& finding)
{
    const bool several = point.options.size() > 1;
    std::string text = claim_in_words(point, finding);
    if (!several) {
        const std::string outcome = point.options.empty() ? "" : outcome_of(point.options.front());
        text = as_sentence(text);
        if (!outcome.empty()) text += " " + as_sentence("then " + outcome);
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
        text += ": " + option->done;
    } else if (is_named(option->text)) {
        text += ": " + bare(*option);
        if (const auto at = text.find(" may "); at != text.npos) text.replace(at, 5, " chose to ");
    } else {
        text += format(": {} chose {}{}", whose(point, finding.players), is_noun(option->text) ? "" : "to ", bare(*option));
    }
    if (option->effect.known && option->effect.deal_void) return as_sentence(text + ", and " + outcome_of(*option));
    text = as_sentence(text);
    if (const std::string outcome = outcome_of(*option); !outcome.empty()) text += " " + as_sentence("that makes " + outcome);
    const auto best = std::find_if(point.options.begin(), point.options.end(), [](const OptionShown& each) { return each.best; });
    if (best != point.options.end() && chosen != point.options.end() && !chosen->best)
        text += " " + as_sentence(format("it would have paid better to {} ({})", bare(*best), outcome_of(*best)));
    return text;
}

std::string over(const PointShown& point, const Finding& finding)
{
    const std::string who = whose(point, finding.players);
    const std::string might = compulsory(point) ? who + " might have insisted: " + point.options.front().done
                                                : who + " might " + what_they_may(point);
    switch (*point.status) {
    case Status::waived:
        return as_sentence(format("settled{}: {} let it go", in_line(point.ended_at), who)) + " " +
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

// --- what is so, and nobody's choice

bool has(const PointShown& point, std::string_view atom)
{
    return std::any_of(point.options.begin(), point.options.end(), [&](const OptionShown& each) { return each.atom == atom; });
}

std::string stated(const PointShown& point)
{
    constexpr std::string_view if_claimed = "if it is claimed, ";
    std::vector<std::string> all;
    for (const OptionShown& option : point.options) {
        if (option.atom == "ceiling" && has(point, "no-game")) continue;  // the one is said with the other
        std::string text = option.done;
        if (!all.empty() && text.starts_with(if_claimed)) text.erase(0, if_claimed.size());
        const auto cannot = text.find(" cannot ");  // "E-W cannot win the game by this hand, nor score a slam"
        if (!all.empty() && cannot != text.npos && all.back().find(text.substr(0, cannot + 8)) != text.npos)
            all.back() += ", nor " + text.substr(cannot + 8, text.rfind(" by this hand") - cannot - 8) + " by it";
        else all.push_back(std::move(text));
    }
    const bool long_ones = std::any_of(all.begin(), all.end(),
                                       [](const std::string& each) { return each.find(", ") != each.npos; });
    std::string text = format("{}", fmt::join(all, long_ones || all.size() > 2 ? "; " : ", and "));
    if (text.empty()) text = point.text;
    if (point.verb == Verb::lose && !point.ended_by.empty()) text += format("; {}{}", point.ended_by, in_line(point.ended_at));
    return text;
}

/// "not established", "an exposed card": the value that the law gives, as the words of the game have it.
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

/// The matter is told by its name alone, and each answer hangs on more.
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

bool is_told_by_name(const Finding& finding)
{
    return finding.family == Family::told ||
           (finding.family == Family::perhaps && !finding.points.empty() && !finding.points.front().point);
}

/// Each point that says something of its own; where one answer serves two, it is told once.
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

// --- the score

std::string cause_of(const Miscount& slip)
{
    std::vector<std::string> likely;
    for (const SlipShown& each : slip.slips)
        if (likely.size() < 3) likely.push_back(each.words);
    return likely.empty() ? ""
                          : as_sentence((likely.size() == 1 ? "the likely cause: " : "the likely causes: ") +
                                        format("{}", fmt::join(likely, "; or ")));
}

std::string time_of(const Miscount& slip)
{
    if (slip.corrected_at.known())
        return slip.correctable ? format("it was taken up{}, in time", in_line(slip.corrected_at))
                                : format("it was taken up{}, too late: it could be put right until {}",
                                         in_line(slip.corrected_at), slip.until_words);
    if (!slip.closed_by.empty()) return format("too late to put it right: the time for it ended{}", in_line(slip.closed_at));
    if (slip.until.empty()) return "the laws set no time for putting it right";
    return format("{} be put right until {}{}", slip.in_doubt ? "it could" : "it may still", slip.until_words,
                  slip.in_doubt ? "; the sheet does not say whether that had happened" : "");
}

std::string right_figure(const Miscount& slip)
{
    const std::string sums = format("{}", fmt::join(slip.arithmetic, "; "));
    if (!slip.known) return sums.empty() ? "what it should be, the sheet does not tell" : sums;
    return std::to_string(slip.computed) + (sums.empty() ? "" : " (" + sums + ")");
}

void say_score(std::vector<Clause>& said, const Finding& finding)
{
    const Miscount& slip = *finding.miscount;
    const std::string right = right_figure(slip);
    std::string text;
    if (slip.column == "game") text = "correct it";
    else if (!slip.known) text = right;
    else if (slip.cast_rightly) text = format("nothing hangs on it: the games and the totals go by {}", right);
    else if (slip.stands)
        text = format("the {} stands as written, and the game goes by it; by the laws it is {}", slip.written, right);
    else if (slip.corrected_at.known() && slip.correctable)
        text = format("settled{}: it is {}", in_line(slip.corrected_at), right);
    else if (!slip.closed_by.empty() || slip.corrected_at.known()) text = "by the laws it is " + right;
    else text = "write " + right;
    text = as_sentence(text);
    if (!slip.cast_rightly && !(slip.corrected_at.known() && slip.correctable)) text += " " + as_sentence(time_of(slip));
    said.push_back({text});
    if (std::string cause = cause_of(slip); !cause.empty()) said.push_back({std::move(cause)});
}

// --- laws

/// What a law is cited for; empty where it is the matter itself.
std::string part_of(const rulings::Cited& law, const Finding& finding)
{
    const auto point = terms::find_point(law.how);
    if (!point) return law.how;
    if (!terms::law_attr(*point)) return std::string(terms::part(*point));
    for (const PointShown& each : finding.points)
        if (each.point == *point) return value_of(each, finding);
    return law.how;
}

/// "90-I" is a clause of the law 90.
std::string_view number_of(std::string_view law) { return law.substr(0, law.find('-')); }

std::string reading_in_words(const std::string& id)
{
    for (const lawbook::Reading& reading : lawbook::readings())
        if (reading.id == id) return format("{}? {} [{}]", reading.question, reading.taken, id);
    return id;
}

}  // namespace

std::string as_sentence(std::string text)
{
    if (text.empty()) return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (text.back() != '.' && text.back() != '?' && text.back() != ':' && text.back() != '!') text += '.';
    return text;
}

std::string seats_in_words(Seats seats, const Names& players)
{
    if (seats == Seats::all()) return "any player";
    std::vector<std::string> names;
    for (Seat seat : {Seat::north, Seat::east, Seat::south, Seat::west})
        if (seats.has(seat)) names.push_back(seats.size() == 1 ? one(seat, players) : std::string(name_of(seat)));
    return listed(names, seats == Seats(Side::ns) || seats == Seats(Side::ew) ? "and" : "or");
}

std::string claim_in_words(const PointShown& point, const Finding& finding)
{
    const std::string words = compulsory(point) ? "" : confer(point);
    return claim(point, finding.players) + (words.empty() ? "" : "; " + words);
}

std::string answer_in_words(const PointShown& point, const Finding& finding) { return ruled(point, finding); }

std::string title_of(const Finding& finding)
{
    std::string where;
    if (finding.deal != 0) where = format("deal {}", finding.deal);
    if (finding.trick != 0) where += format("{}trick {}", where.empty() ? "" : ", ", finding.trick);
    std::string deed = deed_of(finding);
    if (finding.family == Family::perhaps) deed = "perhaps " + deed;
    if (finding.family == Family::told) deed += ", as the log says";
    std::string title = where.empty() ? deed : where + ": " + deed;
    title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
    return title;
}

std::vector<Clause> now_of(const Finding& finding)
{
    std::vector<Clause> said;
    if (!finding.hangs.empty()) said.push_back({as_sentence("disputed: this holds " + finding.hangs)});
    const bool by_name = is_told_by_name(finding);
    const auto add_remarks = [&] {
        for (const std::string& remark : finding.remarks) said.push_back({as_sentence(remark)});
    };
    const bool doubted = finding.family == Family::perhaps && !by_name;  // then that comes before whatever would follow
    if (doubted) add_remarks();
    if (finding.miscount) say_score(said, finding);
    else if (finding.points.empty()) said.push_back({as_sentence(finding.message)});
    else if (by_name) say_by_name(said, finding);
    else say_points(said, finding);
    if (finding.claimed_at.known())
        said.push_back({as_sentence(format("the revoke was claimed{}", in_line(finding.claimed_at)))});
    for (const Spot& late : finding.too_late)
        said.push_back({as_sentence(
            format("the {}{} came too late", finding.kind == "honours-not-called" ? "call" : "demand", in_line(late)))});
    if (!doubted) add_remarks();
    return said;
}

std::vector<std::string> law_of(const Finding& finding)
{
    if (is_of_log(finding)) return {};
    if (finding.laws.empty())
        return {finding.book.empty()
                    ? std::string("None speaks of it.")
                    : format(fmt::runtime(finding.points.empty() ? "None in {} gives it." : "None: {} does not speak of it."),
                             finding.book)};
    const rulings::Cited& first = finding.laws.front();
    std::vector<std::string> out{
        format("{}, {}: {}", first.named, first.law, as_sentence(first.gist.empty() ? part_of(first, finding) : first.gist))};
    std::string also, book = first.named;
    for (std::size_t i = 1; i < finding.laws.size(); ++i) {
        const rulings::Cited& law = finding.laws[i];
        if (law.named == first.named && number_of(law.law) == number_of(first.law)) continue;  // its gist tells all of it
        const std::string part = part_of(law, finding);
        also += (also.empty() ? "Also " : ", ") + (law.named == book ? "" : law.named + " ") + law.law;
        book = law.named;
        const bool again = i + 1 < finding.laws.size() && part_of(finding.laws[i + 1], finding) == part;
        if (!part.empty() && !again) also += " (" + part + ")";
    }
    if (!also.empty()) out.push_back(also + ".");
    return out;
}

std::vector<std::string> doubts_of(const Finding& finding)
{
    std::vector<std::string> out;
    std::string_view before;
    for (const DoubtShown& doubt : finding.doubts) {
        const std::string with = format("(`--with {}={}`): {}", doubt.setting, doubt.value, doubt.otherwise);
        if (doubt.reading == before) out.back().insert(out.back().rfind(" ["), format("; or {}", with));
        else if (doubt.taken.empty())
            out.push_back(
                format("{}? Here it is as your table has chosen. Otherwise {} [{}]", doubt.question, with, doubt.reading));
        else
            out.push_back(format("{}? {} If your table holds otherwise {} [{}]", doubt.question, as_sentence(doubt.taken), with,
                                 doubt.reading));
        before = doubt.reading;
    }
    return out;
}

std::vector<std::string> explained(const Finding& finding)
{
    std::vector<std::string> out;
    const auto kind = terms::find_kind(finding.kind);
    std::string facts;
    for (const auto& [name, value] : finding.facts) {
        const auto attr = terms::find_attr(name);
        const terms::AttributeUse* const use = kind && attr ? terms::info(*kind).find(*attr) : nullptr;
        if (!use) continue;
        for (const terms::Value& each : use->values)
            if (terms::slug(each.word) == value && !each.say.empty())
                facts += (facts.empty() ? "Seen: " : "; ") + std::string(each.say.front());
    }
    if (!facts.empty()) out.push_back(facts + ".");
    for (std::size_t i = 1; i < finding.laws.size(); ++i)
        if (const rulings::Cited& law = finding.laws[i]; !law.gist.empty())
            out.push_back(format("{}, {}: {}", law.named, law.law, as_sentence(law.gist)));
    for (const std::string& reading : finding.readings) out.push_back(reading_in_words(reading));
    return out;
}

std::vector<std::string> to_do(const Finding& finding)
{
    std::vector<std::string> out;
    if (finding.family == Family::perhaps || !finding.hangs.empty()) return out;
    if (finding.miscount) {
        const Miscount& slip = *finding.miscount;
        const bool open = slip.correctable && !slip.corrected_at.known() && slip.known && !slip.cast_rightly && !slip.stands;
        if (open && finding.miscount->side_name.empty())
            out.push_back(
                format("correct {}'s score{}: {} to {}", side_name(slip.side), column_words(slip), slip.written, slip.computed));
        else if (open && !slip.cause)
            out.push_back(format("line {}: write {} for {}", finding.where.place.line, slip.computed, slip.written));
        return out;
    }
    for (const PointShown& point : finding.points) {
        if (!is_right(point) || point.status != Status::open) continue;
        if (point.options.size() == 1) out.push_back(claim(point, finding.players));
        else
            out.push_back(format("{} choose{} what to ask for, as {}{}", whose(point, finding.players),
                                 point.entitled.size() == 1 ? "s" : "", deed_of(finding), until(point)));
    }
    return out;
}

}  // namespace hoyle::report
