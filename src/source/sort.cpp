#include "source/sort.hpp"

#include <algorithm>
#include <numeric>

namespace hoyle {

std::vector<std::uint32_t> stable_order(std::size_t count, StandsBefore before, const void* items)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return before(items, a, b); });
    return order;
}

}  // namespace hoyle
