// The vocabulary as the build sees it: lawbooks/vocabulary.yaml, read and checked, all of it still text.
// Only the program that writes terms/words.hpp and words.cpp knows these types; everybody else uses terms/terms.hpp.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hoyle::vocabulary {

struct Condition {
    std::string attr;
    std::vector<std::string> words;
};
using Conditions = std::vector<Condition>;

struct Value {
    std::string word;
    std::vector<std::string> say;
    std::string game;  // "any" where nothing is said
};

struct Attribute {
    std::string slug, from, ask, unsaid, game;
    std::vector<Value> values;
    std::vector<std::pair<std::string, std::vector<std::string>>> groups;

    bool has(const std::string& word) const;
};

struct Never {
    Conditions all;
    std::string game;
};

struct Kind {
    std::string slug, heading, deed, who;
    bool offence = true;
    std::string game;
    std::vector<std::string> say;
    std::vector<std::pair<std::string, Conditions>> also;
    std::vector<Attribute> attributes;
    std::vector<std::pair<std::string, Conditions>> points;
    std::vector<Never> never;
    std::vector<std::pair<std::string, std::string>> needs;

    const Attribute* find(const std::string& slug) const;
};

struct Atom {
    std::string slug, group, takes, say, bare_say, done;  // takes: "nothing", "hand", "card", "thing"
};

struct Point {
    std::string slug, ask, part;
    bool law = false;  // an attribute that the book itself rules on
};

struct Mark {
    std::string slug, say, past, ask;
};

/// What is true of some kinds alone.
struct Trait {
    std::string slug;
    std::vector<std::string> kinds;
};

/// A word and how it is printed.
using Said = std::pair<std::string, std::string>;

struct Vocabulary {
    std::vector<Said> roles, things, cards, figures;
    std::vector<Atom> atoms;
    std::vector<std::string> at;
    std::vector<Mark> marks;
    std::vector<std::pair<std::string, std::vector<std::string>>> procedure;
    std::vector<Point> points;
    std::vector<Attribute> shared;
    std::vector<Kind> kinds;
    std::vector<Trait> traits;

    /// Every attribute, and every value of any, once, in the order of the file.
    std::vector<std::string> attributes() const;
    std::vector<std::string> words() const;
};

/// The three generated files.
std::string words_hpp(const Vocabulary& vocabulary);
std::string trait_words_hpp(const Vocabulary& vocabulary);
std::string words_cpp(const Vocabulary& vocabulary);

}  // namespace hoyle::vocabulary
