// A dispute told by answering questions: what happened, under which laws, who, when. Every answer puts lines into a log; when
// nothing is left to ask, the log is judged.
//
// Nothing is kept but what was answered, so that going back is taking the last answer away. Whatever nobody was asked or could
// say stays out of the log.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::tell {

struct Question {
    enum class Wants { choice, card, number };

    std::string asks;                  ///< "Who led?"
    std::vector<std::string> answers;  ///< of a choice; never empty then
    Wants wants = Wants::choice;
    int least = 0, most = 0;  ///< of a number
};

/// What was said at one moment.
struct Said {
    bool is_line = false;  ///< a line of the log that was told unasked, at this moment
    std::string text;      ///< the line; or of an answer: the number of the choice from 0, the card, the number
};

struct Stage {
    std::string log;                   ///< as it stands
    std::optional<Question> question;  ///< nothing: all is told
};

/// Where the telling stands after so much was said. Each answer must be one that `understood` gave for its question.
Stage stage(const std::vector<Said>& said);

/// What somebody said to a question, as an answer to it: of a choice its number, its words, or a part of them that no other
/// answer has; a card, or ? for one that is not known; a number. Nothing: it is no answer.
std::optional<Said> understood(const Question& question, std::string_view said);

/// A line of a log, told unasked. `why`: what is wrong with it, and a form that works; empty: it can be read.
struct Line {
    Said said;
    std::string why;
};
Line line_of_log(std::string_view said);

/// As `hoyle fmt` prints it.
std::string canonical_log(const std::string& log);

/// The report on a log; where nobody knew under which laws, under the four codes of bridge, told once where they agree.
std::string ruling(const std::string& log);

}  // namespace hoyle::tell
