#include "phrases/part.hpp"

namespace hoyle::phrases {

Heard part_of(const Heard& heard, std::uint32_t first, std::uint32_t end)
{
    Heard part;
    part.words.assign(heard.words.begin() + first, heard.words.begin() + end);
    for (Mention mention : heard.mentions)
        if (mention.first >= first && mention.first + mention.count <= end) {
            mention.first -= first;
            part.mentions.push_back(mention);
        }
    return part;
}

}  // namespace hoyle::phrases
