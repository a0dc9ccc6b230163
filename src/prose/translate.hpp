// Translates a log in everyday words into the language: the one thing that others ask of this module.
//
// Each line that the grammar refuses is taken apart into sentences and segments of them. A segment that says a statement of the
// language in other words becomes that statement (lawbooks/statements.yaml); what was said for and against, questions and the
// weather become comments; a line in which a fact of play is told that is not understood stays as it is, and the reader of the
// log says what is wrong with it. Nothing is guessed: a segment with two meanings, or with a word left over, is not understood.
#pragma once

#include "source/language.hpp"
#include "source/text.hpp"

#include <optional>
#include <string_view>

namespace hoyle::prose {

/// Nothing: every line is taken, or the log is written in the language (it has a title, or says what it expects) and its faults
/// are slips of the pen. Never throws on bad text; the work grows with the length of the text, no faster, and no line of more
/// than 1000 bytes is looked at.
std::optional<Translation> translate(std::string_view text, const Language& language);

}  // namespace hoyle::prose
