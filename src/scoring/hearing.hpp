// The words of a hand one after another, for hand_in_words. Only for src/scoring.
#pragma once

#include "cards/seat.hpp"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::scoring {

/// Lower case, one word each; commas and their like are words of their own (","); "no-trumps" is two words, "dealer's" is
/// "dealer".
std::vector<std::string> words_of(std::string_view text);

/// A place in the words, and ways to ask what comes next.
class Hearing {
public:
    explicit Hearing(std::vector<std::string> words) : words_(std::move(words)) {}

    bool done() const { return at_ >= words_.size(); }
    std::string_view next(std::size_t ahead = 0) const;
    void skip(std::size_t count = 1) { at_ += count; }

    /// If the words next are these, goes past them.
    bool hear(std::initializer_list<std::string_view> phrase);
    /// If the next word is one of these, goes past it.
    bool hear_any(std::span<const std::string_view> words);
    bool hear_any(std::initializer_list<std::string_view> words) { return hear_any(std::span(words.begin(), words.size())); }
    bool comes_any(std::initializer_list<std::string_view> words, std::size_t ahead = 0) const;

    /// A number in words or digits next, and how many words it takes; nothing is passed.
    struct Number {
        int value = 0;
        std::size_t words = 0;
    };
    std::optional<Number> number(std::size_t ahead = 0) const;
    /// The same, and goes past it.
    std::optional<int> hear_number();
    /// "once", "twice", "three times"
    std::optional<int> hear_times();

    /// "we", "our", "N-S": a side; goes past it.
    std::optional<Side> hear_side(PerSide<std::string>& names);

    std::size_t place() const { return at_; }
    void back_to(std::size_t place) { at_ = place; }

private:
    std::vector<std::string> words_;
    std::size_t at_ = 0;
};

/// Words that may stand anywhere and say nothing of the score.
bool is_filler(std::string_view word);
/// A word that hand_in_words knows, as far as those go that are worth guessing at.
bool is_known_word(std::string_view word);
/// Such a word near to this one; empty if there is none.
std::string_view nearest_word(std::string_view word);

}  // namespace hoyle::scoring
