// A ruling that is kept, with all that it was made of: one readable text, in which whatever was altered shows.
#pragma once

#include "examine/examination.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::cli {

/// What was asked, what it was asked of, and what was ruled. A club's own book is known by its digest; its text is not kept.
struct Receipt {
    bool audit = false, explain = false;
    std::string version, build;         ///< of the program; no build: it bears no mark
    std::string log_name;               ///< as it was typed
    std::string laws;                   ///< the book asked for in place of the log's own; empty: none was
    std::vector<std::string> settings;  ///< "name=value", as asked for
    std::vector<BookTaken> books;       ///< those that were ruled by, in the order of the log
    int code = 0;                       ///< the exit code that the ruling came to
    std::string log, ruling;            ///< their bytes
};

/// The first words of every receipt, of any form.
inline constexpr std::string_view receipt_begins = "hoyle receipt ";

/// As it stands in a file. Nothing of it hangs on the machine or the hour.
std::string written(const Receipt& receipt);

/// Throws Refused, in plain words, of what is no receipt, has lost its end, or was altered: which part, and what is whole.
Receipt read_receipt(std::string_view text);

/// Judges the log of a receipt as it asks, into its books, its code and its ruling: the report as text, 80 characters wide.
/// Throws Refused where there is nothing to judge, the log names no book, or the book asked for is not there. `allowed`: as of a
/// JudgeRequest.
void rule(Receipt& receipt, const std::vector<std::string>& allowed);

}  // namespace hoyle::cli
