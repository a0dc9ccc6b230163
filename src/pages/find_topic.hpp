// Topics and advice by the words people use for them.
#pragma once

#include "lawbook/topics.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::pages {

struct FoundTopics {
    std::vector<const lawbook::Topic*> topics;
    std::string group;  ///< the group they are, if its name was typed
    std::vector<const lawbook::Advice*> advice;
    bool all_words = true;  ///< false: they have only most of the words

    bool empty() const { return topics.empty() && advice.empty(); }
};

/// By name: a slug, a group ("the revoke", "revoke"), a kind of incident, the slug of a piece of advice.
FoundTopics find_by_name(std::string_view typed);

/// By words of the heading, the group or the kind. Capitals, plurals, articles and small slips do not matter. Where nothing has
/// every word, what has most of them.
FoundTopics find_by_words(std::string_view typed);

/// The name that was probably meant, of a topic, a group or a piece of advice; empty if nothing is near.
std::string_view nearest_topic(std::string_view typed);

}  // namespace hoyle::pages
