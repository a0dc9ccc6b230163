// A line of everyday words as a list of what it speaks of: seats, sides, cards, suits, numbers, tricks, and other words by their
// stems. Small words that say nothing (the, his, then) are left out; a preposition stays with the word that it stands before.
#pragma once

#include "prose/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct Word {
    enum class Kind { plain, seat, side, card, rank, strain, number, trick };

    Kind kind = Kind::plain;
    std::string stem;                ///< of a plain word, in small letters
    Seat seat{};                     ///< of a seat; of `I`, `he` and `partner` too, where it is known who that is
    Side side{};                     ///< of a side
    Card card;                       ///< of a card
    Rank rank{};                     ///< of a rank whose suit is not said: "the three"
    Strain strain{};                 ///< of a suit or of no trumps
    int number = 0;                  ///< of a number or a trick
    std::string before;              ///< the preposition before it: "from", "by"
    char stop = 0;                   ///< what parts it from the word before: , : ; . ? ! " ( or `&` for and, then, but
    bool article = false;            ///< `a` or `an` stands before it
    std::size_t begin = 0, end = 0;  ///< where it stands in the line
};

/// `self` is whom I and my mean: whoever speaks, or nobody.
std::vector<Word> tokenise(std::string_view line, const Table& table, std::optional<Seat> self);

}  // namespace hoyle::prose
