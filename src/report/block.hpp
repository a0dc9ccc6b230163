// A scoring block laid out for drawing: what stands in which cell, what is struck out, where the games end. The terminal and the
// picture draw the same Layout. Only for src/report.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::report {

/// One figure, or several that one hand left in a column.
struct Cell {
    std::string written;    ///< empty: nothing was written there
    std::string corrected;  ///< empty: what is written stands
    bool late = false;      ///< `corrected` is what it should have been, but it can no longer be put right
    bool doubtful = false;  ///< wrong, and nobody can say what it should be
};

struct GameDrawn {
    PerSide<std::vector<Cell>> below;  ///< downward from the line
    std::string note;                  ///< "A-B win the first game"
};

struct SumDrawn {
    std::string name;  ///< "below", "above", "rubber"
    PerSide<Cell> cell;
};

struct Layout {
    std::string title;
    PerSide<std::string> names;
    PerSide<std::vector<Cell>> above;  ///< upward from the line
    std::vector<GameDrawn> games;
    std::vector<SumDrawn> parts;  ///< totals, the bonus, what was brought forward
    SumDrawn sum;
    std::optional<SumDrawn> difference;  ///< where one is written
    std::string written, lawful,
        right;           ///< who wins what: as written (empty: not written), as the law leaves it, as it should have been
    bool whist = false;  ///< no line: all points stand below
};

Layout lay_out(const BlockShown& block);

/// "A-B win 212 points"; "nobody wins anything".
std::string outcome_words(const audit::Account& account, const PerSide<std::string>& names);

/// In the terminal, as on a printed block. With colours struck figures are struck through; without, they stand in brackets.
std::string draw_text(const Layout& layout, bool color);

/// As a picture, on its own or to stand in HTML: its colours are those of what it stands in, where that sets --hoyle-ink,
/// --hoyle-paper and --hoyle-red.
std::string draw_svg(const Layout& layout);

}  // namespace hoyle::report
