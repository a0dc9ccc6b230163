// The pieces of which the sentences of a finding are made, each kind in a file of its own. Only for src/report.
#pragma once

#include "report/finding_words.hpp"
#include "report/words.hpp"

namespace hoyle::report {

using PlayerNames = std::array<std::string, 4>;

/// " in line 12"; empty where no place is known.
std::string in_line(const Spot& spot);

// finding_title.cpp

/// True of a line that cannot be read, or contradicts the rest: the log is at fault, or a book of laws, and no player.
bool is_of_log(const Finding& finding);
/// " below the line", " for honours"; a score without a line has no such part.
std::string column_words(const Miscount& slip);
/// "East (Carr) revoked"
std::string deed_of(const Finding& finding);

// finding_rights.cpp

/// "North and South"; whoever it is where nobody is named: "the other side".
std::string whose(const PointShown& point, const PlayerNames& players);
/// ", until that lead is made"
std::string until(const PointShown& point);
/// The end alone: "until the pack is cut for the next deal"; empty: it has none.
std::string marks_in_words(const PointShown& point);
/// "South may call a suit from West, until that lead is made"; without the options where there are several.
std::string claim(const PointShown& point, const PlayerNames& players);
/// Who may claim what, what each option comes to, and what became of the right.
void say_right(std::vector<Clause>& said, const PointShown& point, const Finding& finding);

// finding_rulings.cpp

/// "not established", "an exposed card": the value that the law gives, as the words of the game have it.
std::string value_of(const PointShown& point, const Finding& finding);
/// What is so, and nobody's choice: "there is no penalty: the trick is complete".
std::string ruled(const PointShown& point, const Finding& finding);
bool is_told_by_name(const Finding& finding);
void say_by_name(std::vector<Clause>& said, const Finding& finding);
/// Each point that says something of its own; where one answer serves two, it is told once.
void say_points(std::vector<Clause>& said, const Finding& finding);

// finding_score.cpp

/// What is to be written of a game that was closed at the wrong place, given to the wrong side, or has the wrong grade.
std::string game_put_right(const Finding& finding);

/// A figure of a slip: points, or money in its coin.
std::string amount(const Miscount& slip, Points points);
/// Nothing of it is this side's, and very likely all is the other's: "move the 16 to N-S".
bool is_to_be_moved(const Miscount& slip);
std::string moved_words(const Miscount& slip);
/// What a wrong figure should be, whether it may still be put right, and what may have gone wrong.
void say_score(std::vector<Clause>& said, const Finding& finding);

}  // namespace hoyle::report
