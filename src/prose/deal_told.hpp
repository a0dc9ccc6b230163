// What a line tells of a deal that is over, and how the language says it.
#pragma once

#include "cards/seat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct DealTold {
    struct Held {
        Side side{};
        int count = -1;  ///< 0 to 5
        int in_one = 0;  ///< so many of them in one hand, where that is said; else 0
        bool divided = false, one_hand = false;
    };
    struct Written {
        Side side{};
        std::string_view column;  ///< a word of the language: "above", "honours"; empty: none is named
        int points = 0;
    };

    static constexpr int most_honours = 5, book = 6;  ///< of both games: tricks that count nothing

    PerSide<int> won{{-1, -1}};  ///< tricks; -1: not told
    bool over_book = false;      ///< they are told as so many over the book
    std::vector<Held> held;
    bool called = false;           ///< whist: honours count only if they are called, and they were
    std::optional<Side> call_all;  ///< and this side called them without saying how many
    std::string chicane;           ///< whose: a seat's letter, or a side's two
    std::vector<Written> written;  ///< the score, in the order in which it is told
    std::optional<Side> game, rubber;
    std::string grade;  ///< of the game: single, double, treble
    int rubber_by = 0;  ///< points; 0: not told
    std::string paid;   ///< what the language says behind the winner of a rubber that was paid
};

/// The statements that tell it, in the order of the language. None where that cannot be: tricks of two sides that make no
/// thirteen, or a payment for no rubber.
std::vector<std::string> statements_of(const DealTold& told);

}  // namespace hoyle::prose
