// What the lines beside the tricks of a printed deal tell: who dealt, what was turned up or made, who leads, and who won.
#pragma once

#include "cards/card.hpp"
#include "prose/page/columns.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct PageFacts {
    std::optional<Seat> dealer, leader, maker;
    std::vector<Seat> doubled;  ///< who doubled, and who redoubled in turn
    std::optional<Card> turned;
    std::optional<Strain> trump;

    /// Takes what a line tells, in words anywhere in it; false: nothing.
    bool parse(std::string_view line, const Columns& columns);

    /// What was turned up or made; no trumps where neither is told.
    Strain played_at() const;

    friend bool operator==(const PageFacts&, const PageFacts&) = default;

private:
    /// What one word of a line tells; `strain`: the one the line speaks of, `who`: the player named last before it.
    void word(const std::vector<std::string_view>& words, std::size_t k, std::optional<Strain> strain, std::optional<Seat> who,
              const Columns& columns);
};

/// `East cut it to him`, `the pack had been cut`: what follows the hand, in a line behind its last trick; but not `before it was
/// cut`, `not yet cut`.
bool tells_next_cut(std::string_view line);

/// The statement of a result: `AB win three by cards`, `Y and Z win the odd trick`, wherever the columns seat them.
std::optional<std::string> result_told(std::string_view line, const Columns& columns);

}  // namespace hoyle::prose
