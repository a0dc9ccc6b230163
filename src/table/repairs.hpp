// The readings that emend() tries, one slip each, and what is made of several that do equally well. Internal to table/.
#pragma once

#include "table/replay.hpp"
#include "table/slip_costs.hpp"

#include <functional>
#include <span>
#include <vector>

namespace hoyle::table {

/// A card of a trick: of which statement, at which place, and how the card is told.
struct Slot {
    std::size_t statement = 0, place = 0;
    std::string read_as;   ///< "; it is read as"
    std::string may_be;    ///< the same of several
    std::string any_card;  ///< ... of more than can be named
    std::string any_slot;  ///< ... of several places, instead of the message
    bool operator==(const Slot& other) const { return statement == other.statement && place == other.place; }
};

struct Repair {
    int cost = 0;                              ///< of slip_costs.hpp
    std::function<void(log::Section&)> apply;  ///< reads it otherwise
    Span where;                                ///< what is read otherwise
    std::string message;
    std::string in_doubt{};       ///< what is said instead, if several readings do equally well
    std::optional<Span> other{};  ///< the other place
    std::string other_label{};
    std::optional<Slot> slot{};      ///< of one card read as another, or put in
    Card card{};                     ///< ... as what; none: not known
    std::optional<Strain> strain{};  ///< of the make read as another
};

/// Each looks at a replay of `section` and gives the readings that might mend what is wrong with it.
std::vector<Repair> of_cards(const log::Section& section, const Replay& replay);
std::vector<Repair> of_missing_cards(const log::Section& section, const Replay& replay);
std::vector<Repair> of_leaders(const log::Section& section, const Replay& replay);
std::vector<Repair> of_numbers(const log::Section& section, const Replay& replay);
std::vector<Repair> of_hands(const log::Section& section, const Replay& replay);
std::vector<Repair> of_the_make(const log::Section& section, const Replay& replay);
std::vector<Repair> of_the_dealer(const log::Section& section, const Replay& replay);

/// The section in which nothing stands but what all of these have in common; the rest is not known. They are readings of one
/// section, and not none.
log::Section in_common(std::span<const log::Section> readings);

/// "the five of clubs", "the five of clubs or the six of hearts"
std::string any_of(CardSet cards);

/// What is told of a slip: the readings of it that do equally well, the first of them at least.
Impossibility slip_told(std::span<const Repair> readings);

}  // namespace hoyle::table
