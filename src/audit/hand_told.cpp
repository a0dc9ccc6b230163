#include "audit/hand_told.hpp"

#include "scoring/past_counting.hpp"

#include <algorithm>

namespace hoyle::audit {

using log::HonoursLie;
using log::RemedyWord;
using log::Section;
using log::Statement;
using log::Verb;
using scoring::Figures;
using scoring::HandFacts;
using scoring::HonoursHeld;

namespace {

/// A hand as `from` tells it.
class TellingHand {
public:
    TellingHand(const Section& section, const Statement& from, Names& names, const Figures& figures)
        : section_(section), from_(from), names_(names), figures_(figures)
    {}

    std::vector<Trouble> troubles;

    void tell(Row& row)
    {
        HandFacts facts;
        const bool whist = figures_.game == lawbook::Game::whist;
        if (!from_.strain && !whist) {
            trouble(from_.span, "what was made trumps is wanted behind `from`: only at whist does it make no difference");
            return;
        }
        facts.trump = from_.strain.value_or(Strain::spades);
        facts.doublings = static_cast<int>(std::min<std::uint32_t>(from_.number, 30));
        bool lie_unsaid = false;
        for (const log::Told& told : Section::in(section_.told, from_.list)) {
            switch (told.verb) {
            case Verb::result: tell_result(told, facts); break;
            case Verb::honours: lie_unsaid = tell_honours(told, facts) || lie_unsaid; break;
            case Verb::chicane: tell_chicane(told, facts); break;
            case Verb::demands: tell_revoke(told, facts); break;
            default: break;
            }
        }
        if (from_.not_played) {  // the spade convention: the maker's side has its two, and that side is told by them
            const Columns written = row.written();
            facts.spades_thrown_in = true;
            facts.maker = written.below[Side::ew] > written.below[Side::ns] ? Side::ew : Side::ns;
        }
        const bool suit_honours = facts.trump != Strain::no_trump;
        const int all = scoring::how_many_honours(figures_, facts.trump);
        if (facts.honours[Side::ns].count < 0 && facts.honours[Side::ew].count < 0) {
            // At no trumps nothing said of aces means two and two, as the printed sheets have it; at a suit one side has three at
            // least.
            if (!suit_honours || all == 0) facts.honours[Side::ns] = {2, 1}, facts.honours[Side::ew] = {2, 1};
            else row.not_told = "how the honours lay";
        }
        for (Side side : both_sides)
            if (facts.honours[side].count < 0 && facts.honours[other(side)].count >= 0) {
                const int rest = std::max(0, all - facts.honours[other(side)].count);
                facts.honours[side] = {rest, std::min(rest, 2)};
            }
        if (facts.tricks[Side::ns] < 0 && !facts.spades_thrown_in) row.not_told = "how many tricks each side won";
        if (scoring::past_counting(figures_, facts.trump, facts.doublings)) {
            facts.tricks = {-1, -1};
            row.not_told = "what a trick is worth: more than is counted here";
        }
        if (lie_unsaid) as_written(row, facts);
        row.hand = std::move(facts);
    }

private:
    void trouble(Span span, std::string message)
    {
        if (!troubles.empty() && troubles.back().message == message) return;  // once a line is enough
        troubles.push_back({{section_.text.place(span), section_.text.line(span)}, std::move(message)});
    }

    std::optional<Side> side_of_told(const log::Told& told)
    {
        const auto side = names_.side(told.side);
        if (!side)
            trouble(told.side.span.length ? told.side.span : from_.span,
                    "`" + printable(told.side.name, 40) + "` is neither of the two sides of this block");
        return side;
    }

    void tell_result(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side || told.unknown) return;
        const int tricks = told.by ? figures_.book + told.number : told.number;
        if (tricks > 13) {
            trouble(from_.span, "a side cannot win " + std::to_string(tricks) + " tricks: there are thirteen");
            return;
        }
        facts.tricks[*side] = tricks;
        facts.tricks[other(*side)] = 13 - tricks;
        if (told.by) facts.maker = *side;
    }

    /// True if the log does not say how they lay, and it matters.
    bool tell_honours(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side || told.unknown) return false;
        const int all = facts.trump == Strain::no_trump ? 4
                                                        : std::max<int>(4, static_cast<int>(figures_.honours_suit_ranks.size()));
        if (told.number > all) {
            trouble(from_.span,
                    "there are only " + std::to_string(all) + (facts.trump == Strain::no_trump ? " aces" : " honours in a suit"));
            return false;
        }
        HonoursHeld& held = facts.honours[*side];
        held.count = told.number;
        if (told.not_called && figures_.game == lawbook::Game::whist) facts.honours_called[*side] = false;
        if (told.not_called && figures_.game != lawbook::Game::whist)
            trouble(from_.span, "at bridge honours count whether they are called or not");
        held.most_in_one_hand = told.lie == HonoursLie::in_one_hand        ? told.number
                                : told.lie == HonoursLie::some_in_one_hand ? std::min(told.in_one, told.number)
                                                                           : std::min(told.number, 3);
        if (told.lie == HonoursLie::divided) held.most_in_one_hand = std::min(told.number - 1, 3);
        return told.lie == HonoursLie::unsaid && told.number >= 4;
    }

    void tell_chicane(const log::Told& told, HandFacts& facts)
    {
        if (told.unknown) return;
        if (!told.who.empty()) {
            for (Seat seat : all_seats) facts.void_of_trumps[seat] = facts.void_of_trumps[seat] || told.who.has(seat);
            return;
        }
        const auto side = side_of_told(told);
        if (!side) return;
        // which hand of the side it was makes no difference; said twice, both were void
        const Seat first = *side == Side::ns ? Seat::north : Seat::east;
        (facts.void_of_trumps[first] ? facts.void_of_trumps[partner_of(first)] : facts.void_of_trumps[first]) = true;
    }

    void tell_revoke(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side) return;
        scoring::RevokePenalty penalty;
        penalty.offenders = other(*side);
        penalty.chosen = told.taking == RemedyWord::deduct_three ? scoring::RevokeOption::deduct
                         : told.taking == RemedyWord::add_three  ? scoring::RevokeOption::add
                                                                 : scoring::RevokeOption::take;
        facts.revokes.push_back(penalty);
    }

    /// Four or five honours, and nothing said of how they lay: that way is meant which gives the figure written, if one does.
    void as_written(const Row& row, HandFacts& facts)
    {
        const Columns written = row.written();
        for (Side side : both_sides) {
            if (facts.honours[side].count < 4) continue;
            const int said = facts.honours[side].most_in_one_hand;
            for (const int most : {3, 4, 5}) {
                facts.honours[side].most_in_one_hand = std::min(most, facts.honours[side].count);
                const auto score = score_hand(facts, figures_, scoring::Show::points_only);
                if (score.above == written.above) return;
            }
            facts.honours[side].most_in_one_hand = said;
        }
    }

    const Section& section_;
    const Statement& from_;
    Names& names_;
    const Figures& figures_;
};

}  // namespace

void tell_hand(const Section& section, const Statement& from, Names& names, const Figures& figures, Row& row,
               std::vector<Trouble>& troubles)
{
    TellingHand telling(section, from, names, figures);
    telling.tell(row);
    for (Trouble& trouble : telling.troubles) troubles.push_back(std::move(trouble));
}

}  // namespace hoyle::audit
