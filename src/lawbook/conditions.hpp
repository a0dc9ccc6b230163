// Whether a condition of a book holds: of the facts of an incident, of the game it plays, of the settings chosen.
#pragma once

#include "lawbook/book.hpp"

#include <algorithm>

namespace hoyle::lawbook {

inline bool among(std::span<const Word> words, Word word) { return std::find(words.begin(), words.end(), word) != words.end(); }

inline bool in_game(Game game, const Book& book) { return game == Game::any || game == book.game; }

/// All of them; true of none.
inline bool holds(std::span<const Condition> all, const Facts& facts)
{
    return std::all_of(all.begin(), all.end(), [&](const Condition& one) { return among(one.words, facts[one.attr]); });
}

inline bool holds(std::span<const SettingCondition> all, const Book& book, const Settings& settings)
{
    return std::all_of(all.begin(), all.end(), [&](const SettingCondition& one) {
        return std::find(one.values.begin(), one.values.end(), settings(book, one.setting)) != one.values.end();
    });
}

}  // namespace hoyle::lawbook
