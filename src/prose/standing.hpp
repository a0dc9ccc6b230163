// How the sides stood in the game before the first deal, as it is told above the play.
#pragma once

#include "prose/stating.hpp"
#include "prose/table.hpp"
#include "source/text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::prose {

struct StandingTold {
    std::string statement;  ///< `standing NS 6, EW 14`
    bool whole = false;     ///< its line tells nothing else
};

/// `Game score: Julia & Harriet 6, Owen & Percy 14`, `24 to North and South, 18 to East and West, in the rubber game`, `third
/// game / N-S 14 / E-W 22`, `love all`: both sides and a number for each, in a sentence of nothing else. Nothing: the line tells
/// of cards, or of more than that.
std::optional<StandingTold> standing_told(std::string_view line, const Table& table);

/// The first of it that a text tells, kept until the deal is headed before which it is put.
class StandingKept {
public:
    StandingKept(const Stating& stating, Table& table) : stating_(stating), table_(table) {}

    /// A line that is none of the language, with the next, into which its sentence may run on: `24 to North and South, 18` / `to
    /// East and West`. True: it tells how they stood, for the first time. `of_the_language`: one of it that is no deal's, `score
    /// NS 14, EW 8` above them all.
    bool hear(std::string_view words, std::string_view next, std::uint64_t number, bool of_the_language = false);
    /// The few lines of `rest` behind line `number`, as far as no trick is told.
    bool hear_ahead(std::string_view rest, std::uint64_t number);
    /// The lines before `end`.
    bool hear_above(const std::vector<std::string_view>& lines, std::size_t end);

    /// The statement, and where it was told; nothing: not told, or taken.
    std::optional<std::pair<std::string, WrittenLine>> take();
    bool begins_in(std::uint64_t number) const { return number == line_; }
    /// It is told in this line, or runs on into it.
    bool may_tell(std::uint64_t number) const { return line_ > 0 && (number == line_ || number == line_ + 1); }

private:
    const Stating& stating_;
    Table& table_;
    std::optional<std::pair<std::string, WrittenLine>> told_;
    std::uint64_t line_ = 0;  ///< from 1; 0: not told
};

}  // namespace hoyle::prose
