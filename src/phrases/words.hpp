// The tokenizer of everyday text: the first step of `cite`.
//
// A word is taken down to its stem (libstemmer, English), so that leads, leading and lead are one; numbers written out become
// digits; "didn't" is did and not; a card in letters (SA, D10, a suit's sign with a rank) is the word `card`. A word that nobody
// at a card table uses is held against those that are known, and taken for the nearest if it is a slip of the pen; if it begins
// with a capital it is a name. Any bytes may be given; what is no letter or digit only parts words. The work grows with the
// length of the text, no faster.
#pragma once

#include "source/text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::phrases {

struct Token {
    std::string stem;          ///< never empty; "card" for a card in letters, name_stem for a name
    Span span;                 ///< where it stands in the text
    std::uint32_t clause = 0;  ///< from 0; a comma, a colon or a dash begins a new one, and so does a sentence
    std::uint32_t sentence = 0;
    std::string mended;       ///< the word it was taken for, where that is another than the one written
    bool possessive = false;  ///< dealer's
    bool joins = false;       ///< an "and", "then" or "but" stands among the idle words before it
    std::string before;       ///< the idle word before it that analyse() has left out, articles aside: "by", "to"
    bool definite = false;    ///< "the" stands right before it, and was left out
};

/// The stem of a name; no word has it.
inline constexpr std::string_view name_stem = "#name";

/// The words people use, in lower case and not stemmed.
class Dictionary {
public:
    virtual ~Dictionary() = default;
    virtual bool knows(std::string_view word) const = 0;
    /// The known word that was probably meant; empty: none is near.
    virtual std::string_view nearest(std::string_view word) const = 0;
};

/// Without a dictionary every word is taken as it stands.
std::vector<Token> tokens(std::string_view text, const Dictionary* dictionary = nullptr);

/// The stem of one word in lower case; digits for a number written out.
std::string stem(std::string_view word);

}  // namespace hoyle::phrases
