// Deals in which there is nothing to find, judged from what they were read as: nothing is looked for, they are only scored. What
// is put down of a deal is what gather() puts down of it, for findings of later deals may look back at it.

#include "examine/evening.hpp"

namespace hoyle {

namespace {

Place place(const log::PlainMark& mark, std::uint64_t first_line) { return {first_line + mark.line, mark.column, mark.length}; }

/// `score NS below 24 above 16`: the columns that a line tells of the side of one of its sums, as Entry has them.
Points listed_beside(const log::PlainSum& sum, std::span<const log::PlainSum> sums)
{
    Points listed = 0;
    for (const log::PlainSum& each : sums)
        if (each.mark.line == sum.mark.line && each.side == sum.side) listed |= 1 << static_cast<int>(each.column);
    return listed;
}

void note_marks(const table::PlainFacts& told, std::uint64_t section, std::uint64_t first_line, DealRecord& deal)
{
    const auto time = [&](const log::PlainMark& mark) { return rulings::time_of(section, table::at_statement(mark.statement)); };
    deal.section = section;
    deal.shown.where.place = place(told.heading, first_line);
    deal.ended = time(told.ended);
    deal.trump_made = time(told.made);
    deal.ended_at.place = place(told.ended, first_line);
    deal.trump_at.place = place(told.made, first_line);
}

/// What the sides held, from the cards, or as told; false where both are told and differ.
bool hold(const table::PlainFacts& told, const scoring::Figures& figures, DealRecord& deal)
{
    PerSide<scoring::HonoursHeld> honours;
    if (told.hands_told) honours = scoring::honours_in(told.hands, told.trump, figures);
    const bool counted = scoring::how_many_honours(figures, told.trump) > 0;
    for (std::size_t i = 0; i < told.honours_count; ++i) {
        const log::PlainHonours& each = told.honours[i];
        if (!told.hands_told) tell_honours(honours, each.side, told_honours(each.lie, each.count, 0), told.trump, figures);
        else if (counted && honours[each.side].count != each.count) return false;
    }
    deal.facts.honours = honours;
    if (told.hands_told) deal.dealt = told.hands;
    if (!told.hands_told && counted && honours[Side::ns].count < 0 && honours[Side::ew].count < 0)
        deal.shown.unknown = "how the honours lay", deal.shown.unknown_code = "honours";
    if (told.hands_told && told.trump != Strain::no_trump)
        for (Seat seat : all_seats)
            if (told.hands[seat].in(static_cast<Suit>(told.trump)).empty()) deal.facts.void_of_trumps[seat] = true;
    return true;
}

}  // namespace

bool Evening::takes_plain() const
{
    return !options_.tables && in_use_.book && branch_ == Branch::only && !in_use_.whist() && !in_use_.custom.dummy &&
           !in_use_.custom.maker_plays && !in_use_.figures->honours_must_be_called && !in_use_.spade_convention &&
           !written_.slip_seen() && !written_.corrected() && awaited_.empty() && !docket_->something_open() &&
           !company_.awaits_deal();
}

bool Evening::judge(const table::PlainFacts& told, std::span<const log::PlainSum> sums, std::uint64_t first_line)
{
    if (!takes_plain()) return false;  // first of all: without a book there are no figures
    if (told.doubles > 0 && scoring::limit_reached(*in_use_.figures, told.trump, told.doubles - 1)) return false;
    DealRecord deal;
    if (!hold(told, *in_use_.figures, deal)) return false;

    ++section_;
    if (!rubber_.deals.empty() && (rubber_.turning || rubber_.score->over())) {
        rubber_.following.emplace();
        note_marks(told, section_, first_line, *rubber_.following);
        turn_to_next_rubber(rubber_.following->shown.where.place.line);
    }
    docket_->go_plain(told.deal, told.dealer, told.doubles);

    note_marks(told, section_, first_line, deal);
    DealShown& shown = deal.shown;
    shown.deal = told.deal;
    shown.dealer = told.dealer;
    shown.trump = told.trump;
    shown.maker = told.maker;
    shown.doublings = told.doubles;
    shown.tricks = {{told.tricks_ns, 13 - told.tricks_ns}};
    shown.scored = true;
    deal.facts.maker = side_of(told.maker);
    deal.facts.trump = told.trump;
    deal.facts.doublings = told.doubles;
    deal.facts.tricks = shown.tricks;
    add_deal(std::move(deal));
    if (rubber_players_.of != players_.of) rubber_players_ = players_;
    rubber_stakes_ = stakes_;

    for (const log::PlainSum& sum : sums) {
        Entry entry;
        entry.side = sum.side;
        entry.column = sum.column;
        entry.points = sum.points;
        entry.deal = told.deal;
        entry.when = rulings::time_of(section_, table::at_statement(sum.mark.statement));
        entry.place = place(sum.mark, first_line);
        entry.parts_listed = listed_beside(sum, sums);
        written_.write(entry, sum.line);
    }
    score_last();
    cut_if_endless();
    if (told.rubber_follows) rubber_said();
    return true;
}

}  // namespace hoyle
