// Repair: what a log must have meant (an emendation, as editors of texts say) where a slip of the pen makes it contradict itself.
//
// A wrong card, a wrong leader, a wrong number of a trick, a card or a whole hand in the wrong place: each makes much of a deal
// impossible, for everything hangs together. One search goes over all that was told (hands, cards, leaders, winners, counts,
// make, result, score) for the reading that supposes least (slip_costs.hpp), before anybody at the table is accused. The deal is
// then replayed as it was meant, and each slip is told once, at its place. Where several readings do equally well nothing in
// which they differ is taken as fact: such a card is not known.
//
// Nothing is repaired that may have happened: without an impossibility only where two or more things come right by it (leads, the
// result, the score), all that are odd in the play among them, and nobody at the table took anything amiss. So a log that agrees
// with itself never starts the search.
#pragma once

#include "table/replay.hpp"

#include <functional>

namespace hoyle::table {

/// What is known of a reading beyond the table.
struct Beyond {
    /// Of how many things somebody at the table would be accused.
    std::function<int(const Replay&)> accused;
    /// Whether what was scored for the hand is what it comes to; nothing: neither is known.
    std::function<std::optional<bool>(const Replay&)> as_scored;
};

/// True if the section, as it was replayed, was repaired: `replay` is then that of `repaired`, which keeps every statement at its
/// index and its place in the text, and replay.impossible tells what was read otherwise. False: nothing was changed.
bool repair(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, const Beyond& beyond,
            Replay& replay, log::Section& repaired);

}  // namespace hoyle::table
