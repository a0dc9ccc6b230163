// A sheet added up: games, columns, the rubber, the difference. The same arithmetic serves three times over: for the figures as
// written, for those that the law lets stand, and for those that should have been.
#pragma once

#include "audit/sheet.hpp"
#include "scoring/rubber.hpp"

#include <functional>
#include <vector>

namespace hoyle::audit {

struct GameOnSheet {
    std::size_t first = 0, last = 0;  ///< rows, both ends counted
    PerSide<Points> points{};
    std::optional<Side> winner;  ///< nothing: nobody had it
    Points grade = 0;            ///< whist
};

struct Account {
    std::vector<Columns> rows;  ///< what each row brings
    std::vector<GameOnSheet> games;
    std::size_t used = 0;  ///< rows up to the end of the rubber; those after it belong to another
    Columns totals;        ///< at whist `below` is what the games won are worth
    PerSide<Points> bonus{};
    PerSide<Points> brought{};   ///< forward, from the rubbers before
    PerSide<Points> sum{};       ///< with what was brought forward
    std::optional<Side> winner;  ///< of the rubber: who won its games
    Points result = 0;           ///< NS less EW, the rubber over or not

    /// Who wins points by it, and how many.
    Side gainer() const { return result >= 0 ? Side::ns : Side::ew; }
    Points points() const { return result >= 0 ? result : -result; }
};

/// What row `index` brings, the game standing so.
using RowScore = std::function<scoring::HandScore(std::size_t index, const PerSide<Points>& standing)>;

/// How a column of bare figures counts as a hand: points as written, the game to whoever reaches it.
scoring::HandScore bare_score(const Columns& written, const PerSide<Points>& standing, const scoring::Figures& figures);

/// The score of a hand told by `from` or by the cards.
scoring::HandScore told_score(const scoring::HandFacts& facts, const PerSide<Points>& standing, const scoring::Figures& figures);

enum class Division {
    by_the_laws,  ///< a game ends when somebody reaches it, and the rubber with the last
    as_written    ///< where the scorer drew his lines
};

Account add_up(const Sheet& sheet, const scoring::Figures& figures, const RowScore& row, Division division);

}  // namespace hoyle::audit
