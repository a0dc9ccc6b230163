// At the end of a deal: what the log left out, and what contradicts it.

#include "table/walk.hpp"

#include <algorithm>
#include <bit>

namespace hoyle::table {

using log::Statement;
using log::Verb;

/// The rest was admitted to be one side's; a result that says otherwise contradicts it.
void Walk::result_against_claim(bool every_winner_known)
{
    if (!r_.tally_told || !rest_admitted_ || !rest_claimed_ || !every_winner_known) return;
    const Side side = rest_claimed_->to;
    const int left = 13 - r_.won[Side::ns] - r_.won[Side::ew];
    const int by_claim = r_.won[side] + rest_claimed_->tricks.value_or(left);
    if (rest_claimed_->tricks.value_or(left) > left || r_.tally[side] == by_claim) return;
    note_impossible(result_span_,
                    std::string(letters_of(side)) + " cannot have won " + std::to_string(r_.tally[side]) +
                        (r_.tally[side] == 1 ? " trick" : " tricks") + ": with what was admitted to be theirs it is " +
                        std::to_string(by_claim),
                    section_.statements[rest_admitted_at_].span, "admitted here");
}

namespace {

/// What stands behind a hand that was played out, and says nothing of the play.
bool follows_the_play(Verb verb)
{
    switch (verb) {
    case Verb::gap:
    case Verb::won_by:
    case Verb::result:
    case Verb::tally:
    case Verb::honours:
    case Verb::score:
    case Verb::standing:
    case Verb::games:
    case Verb::expect: return true;
    default: return false;
    }
}

bool annulled(const log::Section& section)
{
    return std::any_of(section.statements.begin(), section.statements.end(),
                       [](const Statement& statement) { return statement.verb == Verb::deal_void; });
}

}  // namespace

/// Of a trick that is not told, where every hand has one card left for it: who won it.
std::optional<Seat> Walk::winner_of_leftovers(int number) const
{
    const auto leader = leader_due(number);
    if (!leader || !r_.trump) return std::nullopt;
    std::optional<Seat> winner;
    Card best;
    for (int place = 0; place < 4; ++place) {
        const Seat seat = left_of(*leader, place);
        const CardSet left = r_.may_hold(seat, never);
        if (!r_.whole[seat] || left.size() != 1) return std::nullopt;
        if (!best || beats(left.any(), best, *r_.trump)) best = left.any(), winner = seat;
    }
    return winner;
}

/// The line of the trick behind it, where that is told; else `last`.
Span Walk::line_after(int number, Span last) const
{
    Span where = last;
    for (const Trick& trick : r_.tricks)
        if (trick.number == number + 1 && trick.stands() && !trick.untold)
            where = section_.statements[statement_of(trick.led)].span;
    return where;
}

/// What is said of a trick that is missing; `winner`: the hands show its cards.
std::string Walk::not_told(int number, std::optional<Seat> winner) const
{
    const std::string trick = "trick " + std::to_string(number) + " is not told; ";
    if (!winner) return trick + "where nobody remembers it, `" + std::to_string(number) + ". ?` says so";
    const Seat leader = *leader_due(number);
    std::string message = trick + "by what the hands have left it was " + std::string(1, letter_of(leader)) + ":";
    for (int place = 0; place < 4; ++place) message += " " + spelling(r_.may_hold(left_of(leader, place), never).any());
    return message;
}

/// Three cards in the line of the last trick that is told, and behind it nothing but what the hand came to.
void Walk::card_left_out()
{
    const auto last = std::find_if(r_.tricks.rbegin(), r_.tricks.rend(), [](const Trick& trick) { return !trick.untold; });
    if (!r_.tally_told || last == r_.tricks.rend() || !last->stands() || last->full != never) return;
    const std::size_t at = statement_of(last->led);
    const Statement& line = section_.statements[at];
    if (line.verb != Verb::trick || line.list.count != 3 || (last->number < 13 && last == r_.tricks.rbegin())) return;
    for (std::size_t i = at + 1; i < section_.statements.size(); ++i)
        if (!follows_the_play(section_.statements[i].verb)) return;
    note(Impossibility::What::left_out, line.span,
         "three cards are told of trick " + std::to_string(last->number) + "; one is left out");
}

/// A trick that is missing where nearly all are told has been left out; of one that nobody remembers the log says `6. ?`. What
/// would have come after a hand was annulled is not played; the last tricks of a hand whose result is told were given up, as
/// players do.
void Walk::tricks_left_out(int& known, int& finished, PerSide<int>& counted)
{
    if (annulled(section_)) return;
    std::uint16_t told = 0;
    int last_told = 0;
    Span last{};
    for (const Trick& trick : r_.tricks) {
        if (trick.untold || !trick.stands() || trick.number > 13) continue;
        told |= static_cast<std::uint16_t>(1u << trick.number);
        last = section_.statements[statement_of(trick.led)].span;
        last_told = std::max<int>(last_told, trick.number);
    }
    const int count = std::popcount(told);
    if (count < 11 || count == 13 || rest_admitted_ || rest_claimed_) return;
    for (int number = 1; number <= 13; ++number) {
        if ((told | said_untold_) >> number & 1) continue;
        if (number == 13 && r_.hand_over != never && !r_.tally_told) return;  // thrown in, or down
        const auto winner = count == 12 ? winner_of_leftovers(number) : std::nullopt;
        if (winner && number == 13) ++known, ++finished, ++counted[side_of(*winner)];
        if (number > last_told && r_.tally_told) continue;
        note(Impossibility::What::left_out, line_after(number, last), not_told(number, winner));
    }
}

/// What was made is not told of a hand that is. Who led to the tricks may show it: then it is that.
void Walk::make_left_out()
{
    if (r_.custom.whist || r_.trump || r_.tricks.size() < 11) return;
    if (section_.unread("makes")) return;
    for (const Statement& statement : section_.statements)
        if (statement.verb == Verb::makes) return;  // by an adversary, say
    Strain only = Strain::no_trump;
    int fitting = 0;
    for (const Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs, Strain::no_trump}) {
        r_.trump = strain;
        bool fits = true;
        for (std::size_t i = 0; i + 1 < r_.tricks.size() && fits; ++i) {
            const Trick &trick = r_.tricks[i], &next = r_.tricks[i + 1];
            if (trick.untold || next.untold || trick.full == never || next.number != trick.number + 1) continue;
            const auto winner = winner_of(trick);
            fits = !winner || *winner == next.leader;
        }
        r_.trump.reset();
        if (fits) only = strain, ++fitting;
    }
    Span first = section_.statements[statement_of(r_.tricks.front().led)].span;
    for (const Statement& statement : section_.statements) {  // it was made before anybody doubled, or asked
        if (statement.verb != Verb::asks_lead && statement.verb != Verb::doubles && statement.verb != Verb::trick) continue;
        first = statement.span;
        break;
    }
    note(Impossibility::What::left_out, first,
         "what was made is not told; a line such as `S makes hearts` is wanted before the first lead" +
             (fitting == 1 ? "; by who led to the tricks it was " + std::string(name_of(only)) : std::string()));
}

}  // namespace hoyle::table
