#include "phrases/part.hpp"

namespace hoyle::phrases {

AnalysedText part_of(const AnalysedText& analysed, std::uint32_t first, std::uint32_t end)
{
    AnalysedText part;
    part.words.assign(analysed.words.begin() + first, analysed.words.begin() + end);
    for (const auto matches : {&AnalysedText::matches, &AnalysedText::players})
        for (ConceptMatch match : analysed.*matches)
            if (match.first >= first && match.first + match.count <= end) {
                match.first -= first;
                (part.*matches).push_back(match);
            }
    return part;
}

}  // namespace hoyle::phrases
