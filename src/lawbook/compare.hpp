// What several books answer to the same question, side by side.
//
// A question (a point of a kind) is gone through row by row as the proof goes through it, with every book answering; rows in
// which all of them answer alike are then taken together again, into as few situations as a reader needs: "by the dealer or
// dummy; nobody has followed".
#pragma once

#include "lawbook/book.hpp"

#include <string>
#include <utility>
#include <vector>

namespace hoyle::lawbook {

/// Circumstances: of each attribute named, one of these words. An attribute that is not named does not matter; none named:
/// always.
struct Situation {
    std::vector<std::pair<Attr, std::vector<Word>>> all;
};

/// What the books answer in some situations.
struct SideBySide {
    Point point{};
    /// Beside the books: the rulings that answer, all of the same substance; none where the question does not arise in that
    /// book's game.
    std::vector<std::vector<const Ruling*>> answers;
    std::vector<Situation> situations;  ///< in any of these
};

/// What makes two answers different: what they come to, or also the words in which the book gives its reasons.
enum class Told : std::uint8_t { in_substance, in_its_words };

/// All that the books answer to a point of a kind, with these facts given. Each book answers as it stands, with every setting at
/// its default, but for those without which the kind does not happen. The situations of one entry may overlap; those of two
/// entries do not.
std::vector<SideBySide> side_by_side(std::span<const Book* const> books, Kind kind, Point point,
                                     std::span<const Condition> facts = {}, Told told = Told::in_substance);

/// What a ruling comes to, law number and free words apart: who, what, until when. Two rulings of the same substance are told in
/// the same words.
std::string substance(const Book& book, const Ruling& ruling);

/// True if the books that answer do so alike.
bool alike(std::span<const Book* const> books, const SideBySide& row);

/// A situation in words, as `situation_in_words` has it.
std::string in_words(Kind kind, const Situation& situation, Game game);

}  // namespace hoyle::lawbook
