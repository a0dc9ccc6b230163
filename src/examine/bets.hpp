// Bets: who has won them. Money is between those who bet; the laws only say by which score they go when a revoke has been paid
// for.
#pragma once

#include "examine/book_in_use.hpp"
#include "examine/rubber_in_progress.hpp"

#include <vector>

namespace hoyle {

class Bets {
public:
    /// `bet`: by whom, with whom, on what and how much. Of one made before the first deal, the rubber is still to come.
    void hear(const log::Section& section, const log::Statement& statement, const RubberInProgress& rubber,
              const PerSeat<std::string>& players);

    /// Each bet of the rubber, with its winner or why there is none.
    std::vector<BetShown> settled(const RubberInProgress& rubber, const BookInUse& in_use) const;

    /// Bets made under a `rubber` line: they are on the first deal of that rubber, which is still to come.
    void hear_ahead(const log::Section& section, const RubberInProgress& rubber, const PerSeat<std::string>& players);

    /// The rubber is over; what was bet ahead is on the next.
    void turn();

private:
    struct Bet {
        log::BetOn on{};
        std::optional<Side> side;  ///< for whom; nothing: not told, and who offers it does not play
        std::size_t deal = 0;      ///< which of the rubber, from 0
        BetShown shown;
    };
    static Bet told(const log::Section& section, const log::Statement& statement, const PerSeat<std::string>& players);

    std::vector<Bet> bets_, ahead_;
};

}  // namespace hoyle
