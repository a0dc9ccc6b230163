// From an incident of which only something is known to the law: the smallest tree of questions that decides it under one book.
//
// The book is asked for every combination of facts that is still possible (it is proved, so each has exactly one answer), and
// what does not matter to its answers is never asked. A tree that asks nothing is a leaf: the ruling, whatever else may have
// happened.
#pragma once

#include "lawbook/book.hpp"

#include <map>
#include <memory>
#include <vector>

namespace hoyle::cite {

using lawbook::Book;
using lawbook::Ruling;
using lawbook::Settings;
using terms::Attr;
using terms::Facts;
using terms::Kind;
using terms::Point;
using terms::Word;

/// What is known of an incident: of each attribute, the values that it may still have.
class Known {
public:
    explicit Known(Kind kind) : kind_(kind) {}

    /// Leaves only these values; those that the kind has not are passed over. False, and nothing changed, if none would be left.
    bool narrow(Attr attr, std::span<const Word> words);
    bool narrow(Attr attr, Word word) { return narrow(attr, std::span(&word, 1)); }

    Kind kind() const { return kind_; }
    /// The values still possible, in the order of the vocabulary; empty for an attribute that the kind has not.
    std::vector<Word> values(Attr attr, terms::Game game) const;
    bool says(Attr attr) const { return narrowed_.count(attr) > 0; }
    const std::map<Attr, std::vector<Word>>& said() const { return narrowed_; }

    /// Of a consultation what the penalty talked over may have been for, the likeliest first: by that the book says whether it
    /// may be.
    std::vector<Kind> talked_over;

private:
    Kind kind_;
    std::map<Attr, std::vector<Word>> narrowed_;
};

/// The answer of a book to one point.
struct Answered {
    Point point;
    const Ruling* ruling;            ///< never `as`: redirects are followed
    std::vector<const Ruling*> via;  ///< the redirects that led here

    Items<terms::Role> entitled() const;  ///< as the nearest redirect says it, or the ruling itself; so too the next two
    Items<terms::Mark> until() const;
    Items<lawbook::Step> otherwise() const;
    bool is_silent() const { return ruling->verb == lawbook::Verb::silent || ruling->law == Book::no_law; }
};

/// What a book makes of an incident of which all is known.
struct Outcome {
    std::vector<Answered> points;  ///< in the order in which the kind raises them

    /// The answer that says most of what happens to the players: a right before a loss, a loss before no remedy, silence last.
    /// Never null.
    const Answered* chief() const;
    bool is_silent() const { return !chief() || chief()->is_silent(); }
};

struct Tree {
    struct Branch {
        std::vector<Word> words;  ///< the values that lead this way
        std::unique_ptr<Tree> next;
    };

    std::optional<Attr> asks;  ///< nothing: a leaf
    std::vector<Branch> branches;
    Outcome outcome;  ///< of a leaf

    std::size_t leaves() const;
};

/// What the book itself says to it is known as well: whether the penalty spoken of may be talked over.
Known with_the_law(const Book& book, Known known);

/// The tree for one kind under one book, with these facts known. Nothing if the kind cannot happen under the book (another game,
/// a setting it needs is off), or if the facts known exclude one another.
std::optional<Tree> decide(const Book& book, const Known& known, const Settings& settings);

/// What the book answers to facts that are complete.
Outcome outcome_of(const Book& book, Kind kind, Facts facts, const Settings& settings);

/// True if the two say the same of what happens, whatever their parts are called.
bool same(const Outcome& a, const Outcome& b);

}  // namespace hoyle::cite
