// What a text says of who sits where, as relations between the people it speaks of. Only for people*.cpp.
#pragma once

#include "phrases/lexicon.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::phrases {

/// A word of the text, or the people it is a name of.
struct Piece {
    std::string small;  ///< without 's
    Span span;
    bool capital = false;
    bool owner = false;   ///< dealer's
    bool begins = false;  ///< a sentence
    bool quoted = false;  ///< somebody says it: who, stands before
    char stop = 0;        ///< behind it
    int person = -1;      ///< index into People::all
    bool pronoun = false;
    bool acts = false;  ///< a pronoun for him of whom the sentence tells
};

/// The other sits so many seats to the left of the one: 0 is the same player, 2 his partner. `or_opposite`: or two seats on.
/// `apart`: anywhere else than that.
struct Relation {
    int one = 0, other = 0, steps = 0;
    bool or_opposite = false, apart = false;

    bool operator==(const Relation&) const = default;
};

struct Person {
    std::string key;       ///< "mrs vane", "colonel", "i"
    unsigned places = 15;  ///< bits, as Places: what the words for him say by themselves
    bool named = false;    ///< no two people of other names are one
    int gender = 0;        ///< 1 he, 2 she
};

struct People {
    std::vector<Piece> pieces;
    std::vector<Person> all;
    std::vector<Relation> relations;             ///< in the order in which they are believed
    std::vector<std::pair<int, unsigned>> told;  ///< of a person the places that the text gives him
    std::vector<int> may_play;                   ///< who plays a card himself, as dummy does not
    std::vector<Relation> likely;                ///< believed where nothing that is told speaks against it
};

/// The words of a text: `I'm` and `im` are two, `grandpas deal` is grandpa's. None is a name yet.
std::vector<Piece> pieces_of(std::string_view text);
/// The people, and the words that speak of them.
People name_people(std::string_view text, const Lexicon& lexicon);
/// With what is told of them.
People read_people(std::string_view text, const Lexicon& lexicon);

}  // namespace hoyle::phrases
