#include "examine/normalise.hpp"

#include "log/form_places.hpp"

#include <algorithm>
#include <charconv>

namespace hoyle {

using log::Section;
using log::Statement;
using log::Verb;

namespace {

/// To say it again adds nothing.
bool is_fact(Verb verb)
{
    switch (verb) {
    case Verb::hands:
    case Verb::makes:
    case Verb::turns_up:
    case Verb::trick:
    case Verb::result:
    case Verb::honours:
    case Verb::tally:
    case Verb::standing:
    case Verb::games:
    case Verb::score: return true;
    default: return false;
    }
}

/// A hand is being told.
bool tells_a_hand(Verb verb)
{
    switch (verb) {
    case Verb::hands:
    case Verb::makes:
    case Verb::passes:
    case Verb::asks_lead:
    case Verb::doubles:
    case Verb::trick:
    case Verb::plays:
    case Verb::turns_up:
    case Verb::result:
    case Verb::honours:
    case Verb::score: return true;
    default: return false;
    }
}

bool begins_another(const Statement& statement)
{
    return statement.verb == Verb::hands || (statement.verb == Verb::trick && statement.number == 1);
}

/// Where a hand begins that no heading stands over; the number of statements: nowhere.
std::size_t headless_from(const Section& section)
{
    const auto& all = section.statements;
    const bool headed = !all.empty() && (all.front().verb == Verb::deal || all.front().verb == Verb::block);
    if (!headed) {
        if (std::none_of(all.begin(), all.end(), [](const Statement& each) { return tells_a_hand(each.verb); }))
            return all.size();
        // what stands before the hand and is no heading may be of the dealing, or of the cutting before it
        std::size_t first = 0;
        while (!tells_a_hand(all[first].verb)) ++first;
        while (first > 0 && !log::forms::is_heading(all[first - 1].verb) && !all[first - 1].who.empty()) --first;
        return first;
    }
    if (all.front().verb == Verb::block) return all.size();
    bool over = false, hands = false;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (over && begins_another(all[i]) && (all[i].verb != Verb::hands || hands)) {
            while (i > 1 && all[i - 1].verb == Verb::makes) --i;
            return i;
        }
        hands = hands || all[i].verb == Verb::hands;
        over = over || (all[i].verb == Verb::trick && all[i].number == 13);
    }
    return all.size();
}

/// Who dealt, as the hand shows.
struct DealerShown {
    std::optional<Seat> seat;
    bool by_make_alone = false;  ///< it may have been the maker's partner, who left it to him
};

/// Who must have dealt: who passed, else who sits on the right of the first leader if his side made the trump, else the maker.
DealerShown dealer_shown(const Section& section, std::size_t from)
{
    std::optional<Seat> maker, leader;
    for (std::size_t i = from; i < section.statements.size(); ++i) {
        const Statement& each = section.statements[i];
        if (each.verb == Verb::passes && !maker && each.who.size() == 1) return {each.who.first()};
        if (each.verb == Verb::turns_up && each.who.size() == 1) return {each.who.first()};
        if (each.verb == Verb::makes && !maker && each.who.size() == 1) maker = each.who.first();
        if (each.verb == Verb::trick && each.number == 1 && each.list.count > 0 && !leader)
            leader = section.plays[each.list.first].seat;
    }
    if (leader && (!maker || side_of(left_of(*leader, 3)) == side_of(*maker))) return {left_of(*leader, 3)};
    return {maker, maker.has_value()};
}

/// A heading that could not be read stands over it: that is said already, and that nothing under it is judged.
bool heading_unread(const Section& section)
{
    return std::any_of(section.faults.begin(), section.faults.end(),
                       [&](const log::Fault& fault) { return section.text.line(fault.span).find("deal") != std::string::npos; });
}

/// The number of the trick that the line of a fault begins with; 0: it begins with none.
std::uint32_t trick_begun(const Section& section, const log::Fault& fault)
{
    const std::string line = section.text.line(fault.span);
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(line.data() + begin, line.data() + line.size(), number);
    const bool headed = error == std::errc() && end != line.data() + line.size() && *end == '.';
    return headed && number <= 13 ? number : 0;
}

}  // namespace

void put_gaps_for_unread(Section& section)
{
    auto& all = section.statements;
    for (const log::Fault& fault : section.faults) {
        Statement gap;
        gap.verb = Verb::gap;
        gap.span = fault.span;
        gap.number = trick_begun(section, fault);
        const bool told = std::any_of(
            all.begin(), all.end(), [&](const Statement& each) { return each.verb == Verb::trick && each.number == gap.number; });
        if (gap.number == 0 || told) continue;
        all.insert(
            std::find_if(all.begin(), all.end(), [&](const Statement& each) { return each.span.begin > fault.span.begin; }), gap);
    }
}

std::vector<Normalisation> take_out_doubles(Section& section)
{
    // trick after trick is what a deal is made of: its number tells two apart before they are printed
    const auto say_the_same = [&](const Statement& a, const Statement& b) {
        return a.verb == b.verb && (a.verb != Verb::trick || a.number == b.number) &&
               log::print(section, a) == log::print(section, b);
    };
    std::vector<Normalisation> found;
    auto& all = section.statements;
    for (std::size_t i = 1; i < all.size();) {
        if (!is_fact(all[i].verb) || !say_the_same(all[i], all[i - 1])) {
            ++i;
            continue;
        }
        found.push_back({Normalisation::What::twice, all[i].span, "the line before this says the same", all[i - 1].span});
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return found;
}

bool is_mere_heading(const Section& section)
{
    return section.statements.size() == 1 && section.statements.front().verb == Verb::deal && section.faults.empty();
}

bool same_heading(const Section& one, const Section& other)
{
    if (one.statements.empty() || other.statements.empty()) return false;
    const Statement &a = one.statements.front(), &b = other.statements.front();
    return a.verb == Verb::deal && b.verb == Verb::deal && log::print(one, a) == log::print(other, b);
}

std::optional<Normalisation> name_dealer_shown(Section& section)
{
    if (section.statements.empty()) return std::nullopt;
    Statement& heading = section.statements.front();
    if (heading.verb != Verb::deal || !heading.who_unknown) return std::nullopt;
    const DealerShown shown = dealer_shown(section, 1);
    if (!shown.seat) return std::nullopt;
    const Text& text = section.text;
    const bool put_in = text.written && !text.written[text.lines_before(heading.span.begin)].words.empty();
    if (shown.by_make_alone && !put_in) return std::nullopt;  // who writes `by ?` knows that it may have been the other
    heading.who = Seats(*shown.seat);
    heading.who_unknown = false;
    if (!shown.by_make_alone) return std::nullopt;
    const std::string name(name_of(*shown.seat));
    return Normalisation{Normalisation::What::left_out,
                         heading.span,
                         "it is not told who dealt; " + name + ", who made the trump, is taken to have",
                         {}};
}

std::optional<Normalisation> cut_off_headless(Section& section, Section& deal)
{
    const std::size_t from = headless_from(section);
    if (from == section.statements.size() || heading_unread(section)) return std::nullopt;
    const bool unread = section.unread("deal");  // taken for another word, of which `deal` may have been meant
    const Span first = section.statements[from].span;
    Statement heading;
    heading.verb = Verb::deal;
    heading.span = first;
    const bool behind = section.statements.front().verb == Verb::deal;
    heading.number = behind ? section.statements.front().number + 1 : 1;
    const auto dealer = dealer_shown(section, from).seat;
    if (dealer) heading.who = Seats(*dealer);
    else heading.who_unknown = true;

    deal = section;
    deal.statements.erase(deal.statements.begin(), deal.statements.begin() + static_cast<std::ptrdiff_t>(from));
    deal.statements.insert(deal.statements.begin(), heading);
    section.statements.resize(from);
    const auto later = [&](const log::Fault& fault) { return fault.span.begin >= first.begin; };
    std::erase_if(section.faults, later);
    std::erase_if(deal.faults, [&](const log::Fault& fault) { return !later(fault); });
    if (unread) return Normalisation{Normalisation::What::left_out, first, {}, {}};
    const std::string seat = dealer ? std::string(1, letter_of(*dealer)) : "?";
    return Normalisation{Normalisation::What::left_out,
                         first,
                         "no `deal` line stands over this hand; it is taken as `deal " + std::to_string(heading.number) + " by " +
                             seat + "`" + (dealer ? ", as it shows" : ""),
                         {}};
}

}  // namespace hoyle
