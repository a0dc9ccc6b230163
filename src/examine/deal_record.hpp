// A deal of the rubber in progress: what is shown of it, what it scores with, when its marks happened.
#pragma once

#include "examine/examination.hpp"
#include "table/timeline.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace hoyle {

struct DealRecord {
    DealShown shown;
    scoring::HandFacts facts;
    std::uint64_t section = 0;
    table::Time pack_cut = table::no_time, begun = table::no_time, ended = table::no_time, trump_made = table::no_time,
                trump_turned = table::no_time;
    Spot ended_at, trump_at;
    bool make_told = false;                          ///< by whomever, of force or not
    PerSide<bool> called{};                          ///< whist: called its honours in time
    std::optional<PerSeat<CardSet>> dealt;           ///< the four hands, where all are known: what another make would have scored
    PerSide<Points> lawful_below{}, lawful_above{};  ///< what the laws give, where figures as written count instead
    std::vector<std::pair<std::size_t, std::size_t>> revoke_matters;  ///< matter, index in facts.revokes
};

}  // namespace hoyle
