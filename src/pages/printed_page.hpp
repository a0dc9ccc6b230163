// `hoyle law --text FILE`: the very words of the printed code beside our gist, for a reader who has the code as a text.
#pragma once

#include "pages/page.hpp"
#include "lawbook/printed_code.hpp"

#include <string>
#include <vector>

namespace hoyle::pages {

/// A text file, or why it cannot be used (fit to print): it is missing, no text, empty, or larger than 4 MiB.
struct ReadText {
    std::string bytes;
    std::string complaint;
};
ReadText read_text(const std::string& path);

/// The printed words below the law; if they were not found, a line for standard error, and code 1.
void show_printed(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book, const lawbook::Law& law);

/// Where each law of the book begins in the text, and which are not found.
void show_where_printed(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book);

/// True, and said on standard error with code 1, if the text is that of another code.
bool reads_like_another(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book, const std::string& text);

}  // namespace hoyle::pages
