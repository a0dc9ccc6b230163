// The parts of which a finding is made in a report for people, as text. Each ends with a line end.
#pragma once

#include "report/finding_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::report {

/// How wide the text may be, and whether a terminal shows it in bold and in grey.
struct Ink {
    std::size_t width = 80;
    bool color = false;

    std::string bold(const std::string& text) const { return color && !text.empty() ? "\x1b[1m" + text + "\x1b[0m" : text; }
    std::string dim(const std::string& text) const { return color ? "\x1b[2m" + text + "\x1b[0m" : text; }
};

/// Title, place, and the lines of the log with what is meant underlined. `file`: fit to print.
std::string head(const Finding& finding, const std::string& file, const Ink& ink);

/// "  Now   text", wrapped under itself; the label may be empty.
std::string paragraph(std::string_view label, std::string_view text, const Ink& ink);

/// Paragraphs, the first with the label; those that are marked are set in under the one before.
std::string said(std::string_view label, const std::vector<Clause>& clauses, const Ink& ink);

}  // namespace hoyle::report
