// What was asked of `hoyle law`: the words of the command line, understood.
#pragma once

#include "pages/law.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/topics.hpp"

namespace hoyle::pages {

/// A law that was asked for, with the clause if one was.
struct LawAsked {
    const lawbook::Book* book = nullptr;
    const lawbook::Law* law = nullptr;
    std::string clause;
};

struct LawQuestion {
    enum class What { everything, book, laws, reading, readings, topic, topics, advice, all_advice, not_understood };
    What what = What::everything;
    lawbook::FoundBook book;     ///< the book it was asked of; none: all of them
    std::vector<LawAsked> laws;  ///< of laws
    const lawbook::Reading* reading = nullptr;
    std::vector<const lawbook::Topic*>
        topics;             ///< of topic: that one; of topics: several, all of them if it was asked what topics there are
    std::string group;      ///< of topics: the group they are, if it was asked for by its name
    bool all_words = true;  ///< of topics: false if they have only most of the words that were typed
    std::vector<const lawbook::Advice*> advice;  ///< of advice: that one; of topics: what fits the words as well
    std::vector<std::string> why;                ///< of not_understood: one line each, fit to print
};

LawQuestion understand(const LawRequest& request);

}  // namespace hoyle::pages
