// What a deal scores with, gathered from the replay, the rulings and what the log tells.
#pragma once

#include "examine/assertions.hpp"
#include "rulings/deal_turn.hpp"
#include "rulings/docket.hpp"

namespace hoyle {

/// A deal as it was told.
struct DealTold {
    const log::Section& section;
    const table::Replay& replay;
    std::uint64_t number;  ///< of the section, in the log
};

/// True of what is told once the cards are dealt: before it, a standing is that before the hand.
bool begins_the_hand(log::Verb verb);

/// When this deal was cut, dealt, made: it may end what the deals before left open.
void note_marks(const DealTold& told, bool whist, DealRecord& deal);

/// What is shown of the deal and what it scores with, save for honours called. What the log tells and the cards contradict goes
/// to `assertions`; `deals_before` of the rubber stand before it.
DealRecord gather(const DealTold& told, const BookInUse& in_use, const rulings::DealRuling& ruled, std::size_t deals_before,
                  std::vector<Assertion>& assertions);

/// The revokes of a deal that were claimed in time and proved, with what was chosen for each.
void gather_revokes(DealRecord& deal, const std::vector<rulings::Matter>& matters);

// deal_honours.cpp

/// Honours as a log tells them: so many, and how they lie.
scoring::HonoursHeld told_honours(log::HonoursLie lie, int count, int in_one_hand);

/// One side's honours as they are told. Of them those of the other side follow, where nothing is told of those.
void tell_honours(PerSide<scoring::HonoursHeld>& honours, Side side, scoring::HonoursHeld held, Strain trump,
                  const scoring::Figures& figures);

/// Honours of a deal: from the cards where all are placed, else as told.
PerSide<scoring::HonoursHeld> honours_of(const DealTold& told, const BookInUse& in_use);

/// What the sides held that counts: honours, hands without a trump.
void gather_holdings(const DealTold& told, const BookInUse& in_use, DealRecord& deal, std::size_t deals_before,
                     std::vector<Assertion>& assertions);

}  // namespace hoyle
