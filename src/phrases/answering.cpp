#include "phrases/answering.hpp"

#include <algorithm>

namespace hoyle::phrases {

bool Answering::is_incidental(Kind told, Kind to) const
{
    return std::any_of(incidental.begin(), incidental.end(), [&](const Incidental& each) {
        return each.to == to && std::find(each.told.begin(), each.told.end(), told) != each.told.end();
    });
}

}  // namespace hoyle::phrases
