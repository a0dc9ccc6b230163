// A line of `--format jsonl`: one piece of what was found in a file, with a head that says of which file and which of its lines.
//
//   {"hoyle":2,"command":"judge","file":"evening.hoyle","n":7,"kind":"deal","deal":{...}}
//
// Heads are always written in this order and without white space, so that lines can be told apart, sorted and put together
// without reading what they say. The summary of a file has a sum of all its lines behind it, and the last line of a report says
// how many files it told:
//
//   {"hoyle":2,"command":"judge","file":null,"n":null,"kind":"end","end":{"logs":100,"lines":767,"exit":1},"sum":"..."}
#pragma once

#include "report/report.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hoyle::report {

struct JsonLine {
    Blocks blocks = Blocks::told;    ///< told by `judge`, or drawn by `audit`
    std::string file;                ///< empty of an end
    std::uint64_t n = 0;             ///< of the lines of this file, from 1; the summary is the last. 0 of an end
    std::string_view kind;           ///< of the piece
    std::string_view value;          ///< the piece: a JSON object
    std::uint64_t own_sum = 0;       ///< `sum_of` this line; those of a file added up are its sum
    std::optional<std::string> sum;  ///< of a summary or an end: as it says it
};

/// A line is made of what all of its file begin with, and its piece; its end is left out.
std::string head_of_lines(Blocks blocks, std::string_view file);
void add_piece(std::string& head, std::uint64_t n, std::string_view kind, std::string_view value);

/// A letter that is changed changes it; lines may stand in any order. A summary counts as it is before its sum is added.
std::uint64_t sum_of(std::string_view line);
void add_sum(std::string& line, std::uint64_t sum);

/// What the last line of a report says: it is whole, and this is how much it is.
struct EndOfReport {
    std::uint64_t logs = 0, lines = 0;  ///< lines without this one
    int exit = 0;
};
std::string line_of_end(Blocks blocks, const EndOfReport& end);
std::optional<EndOfReport> read_end(std::string_view value);

/// True of a whole JSON value: a line that was torn is none.
bool is_json(std::string_view text);

/// A line read again: its kind and value lie in `line`. Nothing, if its head is not that of such a line; what it tells is not
/// looked at (`is_json`).
std::optional<JsonLine> read_json_line(std::string_view line);

/// True of a line of a form that an older hoyle wrote.
bool is_older_line(std::string_view line);

/// The code that it would have ended with, had there been this line alone: the highest of a file's lines is the file's.
int exit_code_by(const JsonLine& line);

/// The code that the command would have ended with, had there been this file alone. `summary`: the value of a summary.
std::optional<int> exit_code_of(std::string_view summary);

/// What a summary says of where its report came from.
struct Origin {
    std::string error;         ///< what the command had to say of the file to standard error; empty: nothing
    std::string made;          ///< version, build, book and options asked for: as JSON
    std::string book, digest;  ///< the book judged by, with its file if it is a club's own, and its digest; empty: none
    std::string log;           ///< the digest of the log; empty: not known
};
Origin origin_of(std::string_view summary);

}  // namespace hoyle::report
