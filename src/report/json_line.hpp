// A line of `--format jsonl`: one piece of what was found in a file, with a head that says of which file and which of its lines.
//
//   {"hoyle":1,"command":"judge","file":"evening.hoyle","n":7,"kind":"deal","deal":{...}}
//
// Heads are always written in this order and without white space, so that lines can be told apart, sorted and put together
// without reading what they say.
#pragma once

#include "report/report.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hoyle::report {

struct JsonLine {
    Blocks blocks = Blocks::told;  ///< told by `judge`, or drawn by `audit`
    std::string file;              ///< its name, fit to print
    std::uint64_t n = 0;           ///< of the lines of this file, from 1; the summary is the last
    std::string_view kind;         ///< of the piece
    std::string_view value;        ///< the piece: a JSON object
};

/// A line is made of what all of its file begin with, and its piece; its end is left out.
std::string head_of_lines(Blocks blocks, std::string_view file);
void add_piece(std::string& head, std::uint64_t n, std::string_view kind, std::string_view value);

/// True of a whole JSON value: a line that was torn is none.
bool is_json(std::string_view text);

/// A line read again: its kind and value lie in `line`. Nothing, if its head is not that of such a line; what it tells is not
/// looked at (`is_json`).
std::optional<JsonLine> read_json_line(std::string_view line);

/// The code that it would have ended with, had there been this line alone: the highest of a file's lines is the file's.
int exit_code_by(const JsonLine& line);

/// The code that the command would have ended with, had there been this file alone. `summary`: the value of a summary.
std::optional<int> exit_code_of(std::string_view summary);

/// What the command had to say of the file to standard error; empty: nothing.
std::string error_of(std::string_view summary);

}  // namespace hoyle::report
