// The rubber in progress: what it began with, the deals told of it, how it stands by the laws, and where it ends.
#pragma once

#include "examine/deal_record.hpp"
#include "log/section.hpp"

#include <optional>
#include <vector>

namespace hoyle {

struct RubberInProgress {
    /// No rubber has so many deals. A log that goes on without end is cut here, so that memory and time stay bounded.
    static constexpr std::size_t longest = 256;

    /// What was scored before the log begins.
    struct Before {
        PerSide<int> games{};
        PerSide<Points> standing{}, below{}, above{};
        bool carried = false;  ///< what these games left on the score is told

        /// Games are told, and not what they left on the score: what the rubber is worth cannot be known.
        bool untold() const { return (games[Side::ns] > 0 || games[Side::ew] > 0) && !carried; }
    };

    /// As it stood before its first deal.
    scoring::Rubber begun(const scoring::Figures& figures) const;

    /// The next begins, with what was told of it while this one was still open.
    void begin(const scoring::Figures& figures);

    /// `standing`, `games` or `carried` before the first deal: of this rubber, or of the next if `rubber` was said. After the
    /// first deal these tell nothing new.
    void stood_before(const log::Section& section, const log::Statement& statement, const scoring::Figures& figures);

    /// The deal that bears a number and stands in that section, if that one counts; else the last of that number that counts.
    std::optional<std::size_t> find(std::uint32_t deal, std::uint64_t section) const;

    std::optional<scoring::Rubber> score;  ///< by the laws, or as written where that stands; set as soon as there is a book
    std::vector<DealRecord> deals;
    Before before, before_next;
    bool turning = false;  ///< `rubber` was said: the next deal begins another, and its cut ends what the last deal left open
    std::optional<DealRecord> following;  ///< of the next rubber's first deal: when it was cut, dealt, made
    bool named = false;                   ///< the log says `rubber`
};

}  // namespace hoyle
