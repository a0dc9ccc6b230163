#include "cite/marks.hpp"

#include "phrases/answering.hpp"
#include "phrases/model.hpp"

#include <algorithm>

namespace hoyle::cite {

double kept_of(std::string_view topic, const phrases::AnalysedText& text)
{
    const auto& concepts = phrases::lexicon().concepts;
    const auto occurs = [&](std::string_view name) {
        return std::any_of(text.matches.begin(), text.matches.end(),
                           [&](const phrases::ConceptMatch& match) { return concepts[match.concept_] == name; });
    };
    double kept = 1;
    for (const phrases::Marked& each : phrases::answering().marked)
        if (each.topic == topic && std::none_of(each.by.begin(), each.by.end(), occurs))
            kept *= phrases::answering().weights.unmarked;
    return kept;
}

}  // namespace hoyle::cite
