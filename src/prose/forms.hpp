// The ways of saying a statement of the language in everyday words: lawbooks/statements.yaml, compiled in by the build.
//
// A way is a list of words and slots; it is said by a segment of a line that has every one of them, in any order, and not a word
// more: what is left over might turn the sense, so nothing is understood of such a segment.
//
//   lead|open           one of these words, in any form of theirs
//   (card)              may be there or not
//   {who} {whom}        seats: who does it, and whom it touches: `from West`, `of West`, or the second seat named
//   {named}             as {who}, but he must be named in the segment itself: elsewhere who did what was told before it on the
//                       line does this too
//   {third}             one more seat: of it nothing is made
//   {side} {card} {suit} {strain} {number} {trick}, and a second {other-side}, {other-number}
//
// Several statements in a form are parted by ` / `. A form that begins with # is no statement: such a segment tells nothing that
// the log should hold.
#pragma once

#include "prose/words.hpp"
#include "terms/literal.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct Form {
    Literal form;  ///< the statement, with the same slots; also {partner} of who, {holder} of the card, {dealer}, {dummy} (who,
                   ///< if he is dummy)
    Literal way;
    bool said = false;  ///< only where somebody speaks: then he is {who} unless another is named
    Literal after;      ///< only behind this: `double`, `new-deal`; empty: anywhere
};

/// As in the file.
std::span<const Form> forms();

struct Spoken {
    bool speech = false;       ///< these are words that somebody said
    std::optional<Seat> who;   ///< who spoke; of what is told, who did what was told just before on the line
    std::optional<Side> side;  ///< of what is told, the side spoken of just before on the line
};

/// The statements that `words` may mean, each once. Those whose slots the words do not fill are not among them.
std::vector<std::string> meanings(std::span<const Word> words, const Spoken& spoken, const Table& table);

}  // namespace hoyle::prose
