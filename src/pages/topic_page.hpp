// Topics of `hoyle law`: the codes side by side, those that rule differently first.
#pragma once

#include "lawbook/codes_on_topic.hpp"

#include <string>

namespace hoyle::pages {

/// One topic in full: the laws of every code on it, those that rule alike together.
std::string topic_page(const lawbook::Topic& topic);

/// One topic in one book.
std::string topic_page(const lawbook::Topic& topic, const lawbook::Book& book);

/// A group of topics: what the codes rule differently, then what they rule alike, then what can only be read.
std::string group_page(std::string_view name, const std::vector<const lawbook::Topic*>& topics);

/// Several topics, by name.
std::string topics_page(const std::vector<const lawbook::Topic*>& topics);

/// The laws of one book on several topics, each once; by name of the topics, if they are very many.
std::string topics_page(const std::vector<const lawbook::Topic*>& topics, const lawbook::Book& book);

}  // namespace hoyle::pages
