// The readings that emend() tries, one slip each. Internal to table/.
#pragma once

#include "table/replay.hpp"

#include <functional>
#include <vector>

namespace hoyle::table {

struct Emendation {
    std::function<void(log::Section&)> apply;  ///< reads it otherwise
    Span where;                                ///< what is read otherwise
    std::string message;
    std::optional<Span> other{};  ///< the other place
    std::string other_label{};
    std::optional<std::size_t> play{};             ///< of one card read as another: which of Section::plays
    Card card{};                                   ///< ... as what
    std::optional<Strain> strain{};                ///< of the make read as another
    std::string in_doubt{};                        ///< what is said instead, if several readings do equally well
    std::function<void(log::Section&)> unknown{};  ///< reads it as not known, if several readings do equally well
};

/// Each looks at a replay of `section` and gives the readings that might mend what is wrong with it.
std::vector<Emendation> of_cards(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_missing_cards(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_leaders(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_numbers(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_hands(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_the_make(const log::Section& section, const Replay& replay);
std::vector<Emendation> of_the_dealer(const log::Section& section, const Replay& replay);
/// Whoever wrote down who took a trick wrote the wrong player.
std::vector<Emendation> of_winners(const log::Section& section, const Replay& replay);

/// "the five of clubs", "the five of clubs or the six of hearts"
std::string any_of(CardSet cards);

}  // namespace hoyle::table
