// The two sides of a sheet: what they are called, and who is named where.
#pragma once

#include "sheet/page.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hoyle::sheet {

/// A word that joins names or stands beside them, and is none: `and`, `Mr`, `against`.
bool is_joining(const Mark& mark);

/// `&`, `and`, `+`, `/`: between partners.
bool joins_partners(const Mark& mark);

/// `Mrs`, `Capt`, an initial: the stop behind it ends no sentence.
bool is_abbreviated(const Mark& mark);

/// One guess at the two sides of a sheet.
struct Sides {
    std::array<std::string, 2> names;               ///< as the sheet has them, to be shown
    std::array<std::vector<std::string>, 2> words;  ///< the words of each, in small letters
    std::array<std::string_view, 2> senses;         ///< `we` and `they`, where the words of the list name them
    std::array<int, 2> at{-1, -1};         ///< the columns that head their figures, from the middle of the name; -1: none do
    std::optional<std::uint32_t> heading;  ///< the line that names both
    double cost = 0;                       ///< how far it is to be believed, in nats

    /// The side that is named at mark `i` of a line, and how many marks name it; nothing: none, or both.
    std::optional<int> named(std::span<const Mark> marks, std::size_t i, std::size_t& taken) const;
};

/// The best few guesses, the cheapest first; at least one where the sheet has figures in two columns or in rows with names.
std::vector<Sides> find_sides(const Page& page, std::string_view text);

}  // namespace hoyle::sheet
