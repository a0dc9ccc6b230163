// `hoyle law --format json`: what was asked of the books, for programs. docs/schema/law.schema.json is its form.
#pragma once

#include "pages/law_asked.hpp"

namespace hoyle::pages {

/// One object, ending in a line break: the laws, topics, readings and advice that answer the question, each in full; lists of
/// them by name. The question must have been understood.
std::string law_json(const LawRequest& request, const LawQuestion& question);

}  // namespace hoyle::pages
