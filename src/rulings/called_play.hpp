// A play held against what was called for it: did he do it, and could he?
#pragma once

#include "table/replay.hpp"
#include "terms/terms.hpp"

namespace hoyle::rulings {

struct Verdict {
    bool obeyed = true;
    bool able = true;
};

/// What is called for: an atom of class `call`, with its card or suit.
struct CalledFor {
    terms::Atom atom{};
    Card card;
    std::optional<Suit> suit;
};

Verdict judge_play(const table::Replay& replay, const table::Played& play, const CalledFor& called);

/// The lead that a play followed; nullptr if it was none, or is not known.
const table::Played* lead_followed(const table::Replay& replay, const table::Played& play);

}  // namespace hoyle::rulings
