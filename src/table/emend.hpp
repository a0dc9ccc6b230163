// Emendation: what a log must have meant where one slip of the pen makes it contradict itself.
//
// A wrong card, a wrong leader, a wrong number of a trick, a card or a whole hand in the wrong place: each makes much of a deal
// impossible, for everything hangs together. If one of these, read otherwise, makes all of it possible again, that is what was
// meant; the deal is then replayed as it was meant, and the slip is told once, at its place. Where several readings do equally
// well the card is taken as not known.
//
// Nothing is emended that may have happened: without an impossibility only where two or more leads come right by it and nobody at
// the table took anything amiss.
#pragma once

#include "table/replay.hpp"

namespace hoyle::table {

/// True if the section, as it was replayed, was emended: `replay` is then that of `emended`, which keeps every statement at its
/// index and its place in the text, and replay.impossible tells what was read otherwise. False: nothing was changed.
bool emend(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& replay,
           log::Section& emended);

}  // namespace hoyle::table
