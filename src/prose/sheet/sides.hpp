// The two sides of a score sheet: what the scorer called them, and which of them a word means.
//
// They are headed in a line of two cells (`We | They`, `Self & Jenkins / the Padre's side`, `Ames v. Cole`), or known by their
// letters (NS), or as us and them. The side headed first is the left column.
#pragma once

#include "prose/sheet/found_sides.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class Sides {
public:
    /// A column of figures as headed: where its heading stands, in characters, whose it is, and whether it is that above the
    /// line.
    struct Column {
        std::size_t centre = 0;
        int side = 0;
        std::optional<bool> above;
    };

    /// A line that heads the two columns, or the four; false: it does not.
    bool heads(std::string_view line, const SheetLine& marks);
    /// No heading: what is spoken of in these words names the sides.
    void heard(const SheetLine& line);

    /// No heading, and nobody spoken of: a pair of names that a row begins with is a side, `Anne & Ben 16, 16`. The third pair is
    /// none, and then neither are the others.
    void begins(std::string_view row);

    /// Not as headed, but as they were found from all of the sheet.
    void take_found(FoundSides found);

    /// The side that the marks from `at` on name; `taken`: how many of them do. 0 is the left one.
    std::optional<int> at(const std::vector<Mark>& marks, std::size_t at, std::size_t& taken) const;

    bool known() const { return !names_[0].empty() && !names_[1].empty(); }
    /// As it is written in a block.
    const std::string& name(int side) const { return names_[static_cast<std::size_t>(side)]; }
    const std::vector<Column>& columns() const { return columns_; }
    bool barred() const { return barred_; }  ///< the heading parts its columns with a bar

private:
    std::optional<int> named_at(const std::vector<Mark>& marks, std::size_t at, std::size_t& taken) const;
    bool cells(std::string_view line, const SheetLine& marks, std::array<std::string, 2>& out);
    bool heads_kinds(const SheetLine& line);
    void take(int side, std::string_view cell);

    std::array<std::string, 2> names_;
    std::array<std::vector<std::string>, 2> words_;  ///< of the name of each, without those that both have
    std::array<std::string, 2> initials_;
    int we_ = -1;  ///< which side we are
    bool barred_ = false;
    bool headed_ = false;
    std::vector<std::string> pairs_;  ///< as rows begin
    std::vector<Column> columns_;
    std::optional<FoundSides> found_;
};

}  // namespace hoyle::prose
