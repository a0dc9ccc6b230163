// How the columns of a sheet may run: whose a figure is by where it stands, and what it counts as.
#pragma once

#include "sheet/sides.hpp"

#include <climits>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace hoyle::sheet {

/// A column of the sheet, from one place to another.
struct Lane {
    int from = INT_MIN, to = INT_MAX;
    int side = -1;         ///< -1: of neither side: the number of the hand, trumps, remarks
    int above = -1;        ///< 1: honours, 0: tricks, -1: the heading does not say
    bool running = false;  ///< how the sides stand after each hand
};

/// What figures in brackets are, throughout a sheet.
enum class Boxes : std::uint8_t { notes, running, below, above };

/// Which of the two figures in a cell, `24/30`, the tricks brought, throughout a sheet.
enum class Pairs : std::uint8_t { unsaid, tricks_first, honours_first };

/// One guess at how a sheet is laid out.
struct Layout {
    const Sides* sides = nullptr;
    std::vector<Lane> lanes;  ///< none: whose a figure is, words tell
    bool crossed = false;     ///< honours stand above a line right across and tricks below it; no two figures are of one hand
    Boxes boxes = Boxes::notes;
    Pairs pairs = Pairs::unsaid;
    std::map<int, std::string_view> heads;  ///< of a table: what the cells are headed with, a sense; of sides none
    bool headed = false;                    ///< every column that counts has its heading
    bool shared = false;                    ///< one column of honours is headed, for both sides
    double cost = 0;
    int left_edge = INT_MIN;  ///< words that begin left of it stand in no column

    const Lane* lane_of(const Mark& mark, bool pure) const;
};

std::vector<Layout> find_layouts(const Page& page, const std::vector<Sides>& sides);

/// A cell of figures alone.
bool is_pure(const Line& line, int cell);

}  // namespace hoyle::sheet
