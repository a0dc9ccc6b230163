// What a story says of the circumstances of an incident: ` quitted=yes stage=play`.
#pragma once

#include "cite/story.hpp"
#include "terms/terms.hpp"

#include <string>

namespace hoyle::prose {

/// As facts of a `told` statement, a blank before each: what the incident's own words, and the sentence before and behind them,
/// say, where no sentence of the story says otherwise; of what may be believed of a long tale (`story-facts`) alone. Who did it
/// only its own words say; `by_seat`: he is named already.
std::string circumstances(const phrases::AnalysedText& story, const cite::InStory& incident, terms::Kind kind, bool by_seat);

}  // namespace hoyle::prose
