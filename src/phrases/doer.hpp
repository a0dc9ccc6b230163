// Who did a thing, from the words of a description: the player named where somebody acts, before the act, or after "by".
#pragma once

#include "phrases/facts.hpp"

#include <cstdint>
#include <vector>

namespace hoyle::phrases {

struct Doer {
    std::vector<Word> roles;              ///< those he may have; empty: it is not told who he is, or several are told of
    std::vector<std::uint32_t> found_in;  ///< the words that say so: his, and the act's
};

/// Who does one of these acts; of several acts that is believed of which most is told in its sentence, else what stands first
/// among them. Whoever only speaks of it, wants it, waits for it or `contends` it has not done it. `analysed`: with the players
/// of whom more is known (people.hpp).
Doer doer_of(const PatternToken& acts, const AnalysedText& analysed, const Lexicon& lexicon, const PatternToken& contends);

/// "I was third hand", "East the dealer": the words say who somebody is, and nothing that happened.
bool says_who_alone(const AnalysedText& analysed, const Lexicon& lexicon);

}  // namespace hoyle::phrases
