// hoyle score: one hand, told in words, scored at once.
#pragma once

#include "lawbook/find_book.hpp"

#include <string>
#include <vector>

namespace hoyle::pages {

struct ScoreRequest {
    std::vector<std::string> words;    ///< "hearts," "nine" "tricks" ...: as typed, in any order
    std::string laws;                  ///< id or file of the book; empty: portland-1904
    std::vector<std::string> options;  ///< "name=value": what the table chose of the book's settings
    bool json = false;
    bool color = false;
    lawbook::Own own = lawbook::Own::read;  ///< whether `laws` may be a file
};

/// What the command says, and where: nothing is printed by this.
struct ScoreAnswer {
    int code = 0;        ///< 0; 2 if the hand was not understood
    std::string output;  ///< for standard output
    std::string errors;  ///< for standard error
};
ScoreAnswer answer_score(const ScoreRequest& request);

/// Prints the answer and gives its code.
int run_score(const ScoreRequest& request);

}  // namespace hoyle::pages
