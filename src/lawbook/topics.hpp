// What stands beside the books: the topics they have in common, the readings of doubtful places, and the advice their authors
// give.
//
// Compiled in from lawbooks/topics.yaml, readings.yaml and advice.yaml. A topic puts the laws of every printed code on one matter
// side by side; every law of every code stands in at least one. A reading says what is doubtful, what is taken, and who takes it
// otherwise. Advice is no law: nothing is ever ruled by it.
#pragma once

#include "lawbook/book.hpp"

#include <algorithm>

namespace hoyle::lawbook {

struct Topic {
    struct Laws {
        Literal book;
        Items<std::string_view> laws;  ///< numbers of that book, the chief one first
        Items<std::string_view> near;  ///< laws that reach the matter only by analogy
    };

    std::string_view slug;  ///< "revoke-late"
    std::string_view heading;
    std::string_view group;  ///< "the revoke"
    std::span<const Laws> laws;
    std::optional<Kind> kind;          ///< the kind of incident it is about, if it is one
    std::span<const Condition> facts;  ///< of it, or of the first breach
    /// Of a topic that tells how a thing is rightly done: the kinds of incident that break it, the chief one first.
    std::span<const Kind> breaches{};

    bool is_broken_by(Kind other) const { return std::find(breaches.begin(), breaches.end(), other) != breaches.end(); }

    bool is_etiquette() const { return group == "etiquette"; }
};

struct Reading {
    std::string_view id;  ///< "R27"
    std::string_view question;
    std::string_view taken;
    std::span<const std::string_view> other;  ///< the alternatives
    std::string_view setting;                 ///< the setting by which a table plays an alternative; empty: none
    std::span<const std::string_view> books;
    std::span<const std::string_view> laws;  ///< citations: "portland-1904 90"
};

struct Advice {
    struct Said {
        std::string_view book;
        std::string_view gist;
    };

    std::string_view slug;
    std::string_view heading;
    std::span<const Said> from;
};

std::span<const Topic> topics();
std::span<const Reading> readings();
std::span<const Advice> advice();

const Topic* find_topic(std::string_view slug);
const Reading* find_reading(std::string_view id);
const Advice* find_advice(std::string_view slug);

/// What a book says on a topic. A book that extends another has its base's laws on it, as it restates them, less those it takes
/// out.
struct OnTopic {
    std::vector<const Law*> laws;
    std::vector<const Law*> near;
};
OnTopic laws_on(const Topic& topic, const Book& book);

/// The topics that a law of a book stands in, those it answers before those it only touches. A law that a club has added stands
/// in the topics of the kinds it rules on.
std::vector<const Topic*> topics_of(const Book& book, const Law& law);

/// True of what a book prints under its etiquette: no law, and nothing follows from it.
bool is_etiquette(const Book& book, const Law& law);

/// The laws of another book on the matter of this one: through the topics of `law`, each once, in the order of the topics.
std::vector<const Law*> counterparts(const Book& book, const Law& law, const Book& other);

}  // namespace hoyle::lawbook
