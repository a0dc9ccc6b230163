// The questions that decide, one at a time: where `hoyle cite --ask` stands after so many answers.
//
// Nothing is kept but the answers given, so that going back is taking the last one away.
#pragma once

#include "cite/cite.hpp"

#include <string>
#include <vector>

namespace hoyle::cite {

struct Question {
    std::string asks;                  ///< "How many had played to the false lead?"
    std::vector<std::string> answers;  ///< never empty
};

/// What comes next: a question, or (where it asks nothing) the rulings, one of each book that was chosen.
struct Next {
    std::optional<Question> question;
    std::vector<const Answer*> rulings;
};

/// `choices`: the place of each answer given so far among those offered, from 0; each must have been offered. Of a description
/// with several faults the one with this number.
Next next(const Citing& citing, std::size_t matter, const std::vector<std::size_t>& choices);

/// A way that leads on from a question, as an answer to it: "yes", "nobody has followed".
std::string way_in_words(const Book& book, Kind kind, Attr attr, const std::vector<Word>& words);

}  // namespace hoyle::cite
