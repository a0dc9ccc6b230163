// What the log asserts of the score and can be computed: results, holdings, standings, games and the rubber.
#pragma once

#include "examine/book_in_use.hpp"
#include "examine/rubber_in_progress.hpp"
#include "scoring/settlement.hpp"

#include <vector>

namespace hoyle {

struct Assertion {
    enum class What : std::uint8_t { result, honours, chicane, standing, games, game_won, rubber_won } what = What::result;
    PerSide<int> value{{-1, -1}};
    Side side = Side::ns;
    Seats seats;             ///< of chicane
    Points points = 0;       ///< by which a rubber was won, if that is told
    scoring::Stakes paid{};  ///< and the money, per nothing; without a unit: not told
    std::uint32_t deal = 0;
    std::size_t deals_before = 0;  ///< how many deals of the rubber stand before it
    Spot where;
};

/// `standing`, `games`, `game won`, `rubber won` of a section as an assertion; nothing if it asserts nothing that can be checked.
/// `deals_before` as above.
std::optional<Assertion> assertion_of(const log::Section& section, const log::Statement& statement, std::uint32_t deal,
                                      std::size_t deals_before);

/// Each assertion that does not follow, and what follows instead. `stakes`: those of the rubber.
std::vector<Finding> wrong_assertions(const std::vector<Assertion>& assertions, const RubberInProgress& rubber,
                                      const BookInUse& in_use, const scoring::Stakes& stakes);

}  // namespace hoyle
