#include "phrases/answering.hpp"

#include <algorithm>

namespace hoyle::phrases {

bool Answering::is_incidental(Kind told, Kind to) const
{
    return std::any_of(incidental.begin(), incidental.end(), [&](const Incidental& each) {
        return each.to == to && std::find(each.told.begin(), each.told.end(), told) != each.told.end();
    });
}

std::optional<Kind> Answering::told_by(std::string_view topic) const
{
    for (const TellsOf& each : tells_of)
        if (std::find(each.topics.begin(), each.topics.end(), topic) != each.topics.end()) return each.kind;
    return std::nullopt;
}

}  // namespace hoyle::phrases
