// The printed codes on one topic, side by side, those that rule alike taken together.
//
// Whether two codes rule alike is not guessed from their words: where the topic is a kind of incident, the answers of both are
// compared row by row (lawbook/compare.hpp); where its laws are the source of a figure, the figures are compared. Of a topic that
// is neither, only the words can be read.
#pragma once

#include "lawbook/compare.hpp"
#include "lawbook/topics.hpp"

namespace hoyle::lawbook {

/// One code on the topic.
struct CodeOnTopic {
    const Book* book = nullptr;
    OnTopic on;

    /// What it answers, so far as the laws of the topic answer it; all of it, if the book has no law on the topic. Empty if the
    /// topic is no kind.
    struct Answer {
        std::string situation;  ///< empty: always
        const Ruling* ruling = nullptr;
    };
    std::vector<Answer> answers;
};

/// Codes that rule alike.
using Version = std::vector<CodeOnTopic>;

struct OnePage {
    std::vector<Version> versions;     ///< those of fewer codes first; of as many, the older
    bool compared = false;             ///< by answers or figures; else every code stands alone
    std::vector<const Book*> without;  ///< codes that do not speak of it
};

/// The topic in all shipped codes. A code that only takes over what the one it extends says of it is left out.
OnePage codes_on(const Topic& topic);

/// The same for one book.
CodeOnTopic code_on(const Topic& topic, const Book& book);

/// The figures whose chief laws are the laws of this topic.
std::vector<std::string_view> figures_of(const Topic& topic);

/// The values of a figure by path, as it stands with every setting at its default; the items of a list behind each other.
std::vector<std::pair<std::string, std::string>> values_of(const Book& book, std::string_view figure);

}  // namespace hoyle::lawbook
