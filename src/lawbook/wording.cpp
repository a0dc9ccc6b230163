#include "lawbook/wording.hpp"

#include "lawbook/consulting.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

void replace(std::string& text, std::string_view what, std::string_view with)
{
    const auto at = text.find(what);
    if (at != std::string::npos) text.replace(at, what.size(), with);
}

bool limits_score(Atom atom) { return atom == Atom::ceiling || atom == Atom::no_game || atom == Atom::no_slam; }

/// A score is a side's, whoever of it was at fault.
std::string_view side_of(Role role) { return role == Role::players ? "either side" : "the offender's side"; }

/// "a new deal", "no slam for either side": a thing, and nothing that one does.
bool is_noun(std::string_view text) { return text.starts_with("a ") || text.starts_with("no "); }

/// As something that one does, "let the trick stand"; or as what comes about of itself, "the trick stands".
enum class Voice : std::uint8_t { does, is_done };

/// The step alone, without its own holder and its own time.
std::string deed(const Step& step, const Book& book, Voice voice)
{
    const terms::AtomInfo& atom = terms::info(step.atom);
    const bool bare = atom.takes != terms::Takes::nothing && !step.hand && !step.thing;
    const bool done = voice == Voice::is_done && !bare && !atom.done.empty();
    std::string text(done ? atom.done : bare && !atom.bare_say.empty() ? atom.bare_say : atom.say);
    if (step.hand) replace(text, "{hand}", limits_score(step.atom) ? side_of(*step.hand) : terms::say(*step.hand));
    if (step.thing) {
        replace(text, "{card}", terms::say(*step.thing));
        replace(text, "{thing}", terms::say(*step.thing));
    }
    as_counted(text, step.atom, book);
    if (step.atom == Atom::highest || step.atom == Atom::lowest) text += step.suit == "trumps" ? " trump" : " of the suit led";
    if (step.choice) text += fmt::format(", of which {} may choose one", terms::say(*step.choice));
    if (step.fixed) text += ", and not change it once it is named";
    if (step.unless_consent_of) text += fmt::format(", unless {} consents", terms::say(*step.unless_consent_of));
    for (const Step& then : step.then)
        text += ", and " + (done && !then.by && then.until.empty() ? deed(then, book, voice) : in_words(then, book));
    return text;
}

bool same(std::span<const Mark> a, std::span<const Mark> b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

/// The step with what it has of its own, so far as that differs from the ruling's.
std::string with_its_own(const Step& step, const Book& book, std::span<const Mark> until, Voice voice = Voice::does)
{
    std::string text = deed(step, book, step.by ? Voice::does : voice);
    if (step.by) text = fmt::format("{} may {}{}", terms::say(*step.by), is_noun(text) ? "have " : "", text);
    if (!step.until.empty() && !same(step.until, until)) text += " (" + until_in_words(step.until) + ")";
    return text;
}

/// What somebody may do: "have a new deal".
std::vector<std::string> options_of(const Ruling& ruling, const Book& book)
{
    std::vector<std::string> out;
    for (const Step& step : ruling.steps) {
        const std::string text = with_its_own(step, book, ruling.until);
        out.push_back((is_noun(text) ? "have " : "") + text);
    }
    return out;
}

/// What comes about, and nobody chooses it: "the trick stands". What one cannot do is told in one: "cannot win the game by this
/// hand, nor score a slam by it".
std::vector<std::string> outcomes_of(std::span<const Step> steps, const Book& book)
{
    std::vector<std::string> out;
    for (const Step& step : steps) {
        std::string text = with_its_own(step, book, {}, Voice::is_done);
        const auto cannot = text.find(" cannot ");
        const bool again = cannot != text.npos && !out.empty() && out.back().starts_with(text.substr(0, cannot + 8));
        if (again) out.back() += ", nor " + text.substr(cannot + 8);
        else out.push_back(std::move(text));
    }
    constexpr std::string_view nobody = "either side cannot";
    for (std::string& text : out)
        if (text.starts_with(nobody)) text.replace(0, nobody.size(), "neither side can");
    return out;
}

/// Between semicolons where one of them has a comma.
std::string joined(const std::vector<std::string>& items, std::string_view last)
{
    std::string out;
    const bool comma = std::any_of(items.begin(), items.end(),
                                   [](const std::string& item) { return item.find(',') != std::string::npos; });
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += comma ? "; " : i + 1 == items.size() && last == "and" ? " " : ", ";
        if (i > 0 && i + 1 == items.size()) out += std::string(last) + " ";
        out += items[i];
    }
    return out;
}

bool is_side(Role role)
{
    return role == Role::declaring_side || role == Role::defending_side || role == Role::opponents ||
           role == Role::request_opponents;
}

/// "; he must not consult his partner", behind what may be done. What anybody may insist on is nobody's choice.
std::string confer(const Book& book, const Ruling& ruling)
{
    if (ruling.entitled.empty() || ruling.entitled[0] == Role::any_player || ruling.entitled[0] == Role::players) return {};
    const bool several = ruling.entitled.size() > 1 || is_side(ruling.entitled[0]) ||
                         ruling.entitled[0] == Role::either_adversary || ruling.entitled[0] == Role::either_opponent ||
                         ruling.entitled[0] == Role::holder_opponents;
    const std::string_view words = consulting_in_words(consult_of(book, ruling), several);
    return words.empty() ? std::string() : "; " + std::string(words);
}

std::string right(const Book& book, const Ruling& ruling)
{
    std::string until = until_in_words(ruling.until);
    if (ruling.from) replace(until, "until", fmt::format("after {} and before", terms::say(*ruling.from)));
    constexpr std::size_t short_clause = 40;
    const bool long_one = ruling.until.size() > 1 || until.size() > short_clause;
    const std::string before = until.empty() ? until : until + (long_one ? ", " : " ");
    const auto options = options_of(ruling, book);
    if (ruling.entitled.empty())  // each has a holder of its own
        return fmt::format("{}one of these: {}", before, joined(options, "or"));
    const std::string who = roles_in_words(ruling.entitled), behind = until.empty() ? until : ", " + until;
    if (ruling.verb == Verb::must) {
        if (const std::string thing = deed(ruling.steps[0], book, Voice::does); options.size() == 1 && is_noun(thing))
            return fmt::format("{} may insist on {}{}", who, thing, behind);
        return fmt::format("{}; {} may insist on it{}", joined(outcomes_of(ruling.steps, book), "and"), who, behind);
    }
    if (options.size() > 1) return fmt::format("{}{} may {}{}", before, who, joined(options, "or"), confer(book, ruling));
    return fmt::format("{} may {}{}{}", who, options[0], behind, confer(book, ruling));
}

/// "it costs the penalty", "third hand may no longer double"
std::string loss(const Book& book, const Ruling& ruling)
{
    std::vector<std::string> all = options_of(ruling, book);
    for (std::string& each : all)
        if (each.starts_with("lose ")) each.replace(0, 4, "it costs");
    return joined(all, "and");
}

std::string redirected(const Book& book, const Ruling& ruling)
{
    std::string offence = offence_in_words(ruling.rare->as->kind, ruling.rare->as->facts, book.game);
    for (std::size_t at = 0; (at = offence.find("; ", at)) != offence.npos;) offence[at] = ',';
    constexpr std::string_view vowels = "aeiou";
    std::string text = (vowels.find(offence.front()) == vowels.npos ? "it counts as a " : "it counts as an ") + offence;
    if (!ruling.entitled.empty()) text += fmt::format("; {} may claim it", roles_in_words(ruling.entitled));
    const std::string until = until_in_words(ruling.until);
    return until.empty() ? text : text + ", " + until;
}

std::string verdict(const Book& book, const Ruling& ruling)
{
    switch (ruling.verb) {
    case Verb::may:
    case Verb::grant: return right(book, ruling);
    case Verb::must: return ruling.entitled.empty() ? joined(outcomes_of(ruling.steps, book), "and") : right(book, ruling);
    case Verb::lose: return loss(book, ruling);
    case Verb::void_: return "it has no effect: " + std::string(ruling.text);
    case Verb::fair:
        return terms::info(ruling.kinds[0]).offence ? "no penalty: " + std::string(ruling.text) : std::string(ruling.text);
    case Verb::cite: return "the law speaks of it but gives no remedy: " + std::string(ruling.text);
    case Verb::as: return redirected(book, ruling);
    case Verb::is:
    case Verb::silent: break;
    }
    std::string is;
    if (const auto attr = terms::law_attr(ruling.points[0]); attr && ruling.is != Word::unset) {
        const Condition answer{*attr, {&ruling.is, 1}};
        is = "it is " + situation_in_words(ruling.kinds[0], {&answer, 1}, book.game);
    }
    if (ruling.verb == Verb::is) return is;
    const std::string reason(ruling.text);
    return !is.empty() ? is + ": " + reason : reason.starts_with("no law") ? reason : "no law speaks of it: " + reason;
}

}  // namespace

std::string listed(std::span<const std::string> items, std::string_view last)
{
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i)
        out += (i == 0 ? "" : i + 1 == items.size() ? fmt::format(" {} ", last) : ", ") + items[i];
    return out;
}

std::string_view consulting_in_words(Consult consult, bool several)
{
    switch (consult) {
    case Consult::allowed: return several ? "they may consult" : "he may consult his partner";
    case Consult::forbidden:
    case Consult::each_alone: return several ? "they must not consult" : "he must not consult his partner";
    case Consult::who_only: return several ? "they may settle who shall speak, and no more" : "he must not consult his partner";
    case Consult::unsaid: break;
    }
    return {};
}

std::string roles_in_words(std::span<const Role> roles)
{
    std::vector<std::string> all;
    for (const Role role : roles) {
        const auto before = [&](Role other) {
            return role != roles[0] && std::find(roles.begin(), roles.end(), other) != roles.end();
        };
        const bool his = (role == Role::partner && before(Role::dealer)) ||
                         (role == Role::offender_partner && before(Role::offender));
        all.emplace_back(his ? "his partner" : terms::say(role));
    }
    return listed(all);
}

std::string until_in_words(std::span<const Mark> marks)
{
    std::string out;
    for (const Mark mark : marks) out += (out.empty() ? "until " : ", or ") + std::string(terms::say(mark));
    return out;
}

std::string number_in_words(int number)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"});
    return number >= 0 && number < static_cast<int>(words.size()) ? std::string(words[static_cast<std::size_t>(number)])
                                                                  : std::to_string(number);
}

namespace {

/// "three tricks" as the book has them; what goes to a score of whist is points.
void count_tricks(std::string& text, Atom atom, const Book& book)
{
    const std::string figure(book.figure("revoke", "tricks", {}));
    if (figure.empty()) return;
    const int tricks = std::atoi(figure.c_str());
    const bool points = book.game == Game::whist && atom != Atom::take_three;  // the score of whist knows no tricks
    const std::string unit = fmt::format("{}{}", points ? "point" : "trick", tricks == 1 ? "" : "s");
    if (points) replace(text, "the worth of three tricks is", "three tricks are");
    replace(text, points ? "the worth of three tricks" : "three tricks", fmt::format("{} {}", number_in_words(tricks), unit));
}

/// "150 points (100 for a later one)"
void count_points_above(std::string& text, const Book& book)
{
    const std::string points(book.figure("revoke", "above", {})), again(book.figure("revoke", "above-again", {}));
    if (points.empty()) return;
    const std::string later = again.empty() || again == points ? "" : fmt::format(" ({} for a later one)", again);
    replace(text, "the points", fmt::format("{} points{}", points, later));
}

/// How high a side stands that revoked: where the book has no figure, just short of the game.
void count_ceiling(std::string& text, const Book& book)
{
    const std::string figure(book.figure("revoke", "ceiling", {})), target(book.figure("target", "", {}));
    replace(text, "{limit}", figure.empty() ? std::to_string(std::atoi(target.c_str()) - 1) : figure);
}

}  // namespace

void as_counted(std::string& text, Atom atom, const Book& book)
{
    switch (atom) {
    case Atom::take_three:
    case Atom::deduct_three:
    case Atom::add_three: return count_tricks(text, atom, book);
    case Atom::score_above: return count_points_above(text, book);
    case Atom::ceiling: return count_ceiling(text, book);
    default: return;
    }
}

std::string in_words(const Step& step, const Book& book) { return with_its_own(step, book, {}); }

std::string ruling_in_words(const Book& book, const Ruling& ruling)
{
    std::string text = verdict(book, ruling);
    if (ruling.upon_claim) text = "if the penalty is claimed, " + text;
    if (!ruling.otherwise.empty()) text += "; if nobody asks, " + joined(outcomes_of(ruling.otherwise, book), "and");
    return text;
}

std::string settings_in_words(std::span<const SettingCondition> under)
{
    std::string out;
    for (const SettingCondition& one : under) {
        const std::vector<std::string> values(one.values.begin(), one.values.end());
        out += fmt::format("{}{} {}", out.empty() ? "where the table plays " : " and ", one.setting, listed(values));
    }
    return out;
}

std::string citation_of(const Book& book, std::string_view law)
{
    std::string out(law);
    const auto space = out.rfind(' ');
    if (space != std::string::npos && !book.find_law(law)) out[space] = '-';
    return out;
}

std::string laws_in_words(const Book& book, const Ruling& ruling)
{
    if (ruling.law == Book::no_law) return {};
    std::string text = book.citation(ruling);
    std::string_view home = book.laws[ruling.law].cited_as;
    const auto add = [&](std::string_view law, std::string_view how) {
        const std::string cited = citation_of(book, law);
        const Law* found = book.find_law(cited.substr(0, cited.find('-')));
        text += ", ";
        if (found && found->cited_as != home) text += std::string(home = found->cited_as) + " ";
        text += cited;
        if (!how.empty()) text += fmt::format(" ({})", how);
    };
    for (const Citation& with : ruling.with) add(with.law, with.how);
    for (const Step& step : ruling.steps)
        if (!step.law.empty()) add(step.law, deed(step, book, Voice::does));
    return text;
}

}  // namespace hoyle::lawbook
