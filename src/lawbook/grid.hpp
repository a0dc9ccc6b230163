// The rows of a question as a grid, an axis for each attribute, and the situations that a reader makes of many rows.
#pragma once

#include "lawbook/compare.hpp"
#include "lawbook/question.hpp"

#include <set>

namespace hoyle::lawbook {

/// Rows and columns of the question: of each attribute that some book may turn on, its values in classes that no book tells
/// apart.
class Grid {
public:
    Grid(std::span<const Book* const> books, const terms::KindInfo& info, Point point, std::span<const Condition> facts);

    std::size_t size() const { return size_; }
    Facts facts(std::size_t cell) const;
    /// The class of a cell on an axis, and the cell that has another class there.
    std::size_t at(std::size_t cell, std::size_t axis) const { return cell / step_[axis] % axes_[axis].classes.size(); }
    const std::vector<Axis>& axes() const { return axes_; }
    std::set<std::size_t> all_of(std::size_t axis) const;  // its classes

    using Box = std::vector<std::set<std::size_t>>;  // of each axis the classes it takes
    Box box_of(std::size_t cell) const;
    /// True if `good` holds for every cell of the box.
    bool all_in(const Box& box, const std::vector<bool>& good) const;
    std::vector<std::size_t> cells(const Box& box) const;
    Situation situation(const Box& box) const;

private:
    std::vector<Axis> axes_;
    std::vector<std::size_t> step_;  // how far apart two neighbours on an axis are
    std::size_t size_ = 1;
};

/// Situations that together hold every cell of `wanted`, and else only cells that `never` occur. Each is made as wide as it can
/// be.
std::vector<Situation> cover(const Grid& grid, const std::vector<std::size_t>& wanted, const std::vector<bool>& never);

}  // namespace hoyle::lawbook
