// A hand as a card player says it: "hearts, nine tricks, doubled, four honours in one hand".
//
// Numbers in words or digits, commas and order free. `we` are North and South, `they` East and West; what names no side is ours,
// except a revoke, which is theirs until somebody says otherwise. Understood:
//
//     trump      spades, hearts, diamonds, clubs, no trumps
//     tricks     nine tricks; by three, three odd tricks, the odd trick (over the book); all the tricks, grand slam; lost the odd
//     trick doubling   doubled, redoubled, doubled twice, doubled and redoubled, undoubled honours    three honours, four honours
//     in one hand, five honours with four in one hand, simple honours, four aces, no honours chicane    chicane, double chicane
//     revokes    they revoked, we revoked twice, revoke: take three (deduct three, add three)
//     score      standing 12 0, standing love all
//     others     spades not played; at whist: honours not called, thrown down
#pragma once

#include "scoring/hand.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::scoring {

struct Spoken {
    HandFacts facts;
    PerSide<std::string> names{{"we", "they"}};  ///< how the sides were called: "N-S" where somebody said so
    std::vector<std::string> problems;           ///< what was not understood, or cannot be; empty: all is well
    std::vector<std::string> taken_as;           ///< what had to be supposed
};

Spoken hand_in_words(std::string_view text, const Figures& figures);

}  // namespace hoyle::scoring
