// What the talk of a log says here and there, in whatever words, of what stands at the head of a deal: who sits where, who
// dealt, what was made. Taken where the log has no statement of it before the first card.
#pragma once

#include "cards/suit.hpp"
#include "prose/seating.hpp"

namespace hoyle::prose {

struct Talk {
    std::optional<Seat> dealer;  ///< nothing: nobody is told to have dealt, or more than one, or nobody's seat
    std::string table;           ///< `table N: ...`; empty: somebody's seat or name is not told, dummy's name aside
    PerSeat<std::string> names;  ///< what of it is told; empty: nothing
    std::optional<Seat> maker;
    Strain made{};  ///< by `maker`
};

/// "Mr. Innes (S) dealt", "I sat South; on my left was Tull", "Stone dealt & it was clubs".
Talk talk_of(std::string_view story);

}  // namespace hoyle::prose
