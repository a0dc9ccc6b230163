// The tricks of a printed deal, told from their leaders on.
#pragma once

#include "prose/page/cards.hpp"
#include "prose/page/facts.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hoyle::prose {

/// Who led to each row, where the card that was led is marked in each and not the winner's: with some trumps each row is then won
/// by whom the next is led by. Empty: the marks are none, or those of winners, or there are fewer than three rows.
std::vector<Seat> leaders_marked(std::span<const std::vector<PrintedCard>> rows, const Columns& columns);

/// Who led to each row, where no column is anybody's and each row stands as it was played, the first led by `first`. Empty: as
/// far as suits were followed that cannot be, or too few rows tell.
std::vector<Seat> leaders_as_played(std::span<const std::vector<PrintedCard>> rows, Seat first, Strain trump);

/// `3. W: SQ S4 S6 SA` for each row of four cards, `3. ?` for an empty one. `facts` must name the dealer. Nothing: two cards of a
/// row are marked as the winner, or who won a trick is told neither by the cards nor by a mark.
std::optional<std::vector<std::string>> tricks_told(std::span<const std::vector<PrintedCard>> rows,
                                                    std::span<const std::optional<Seat>> leaders, const Columns& columns,
                                                    const PageFacts& facts);

}  // namespace hoyle::prose
