// Sorting that leaves equals in their order, for the many short lists that are sorted once: std::stable_sort is compiled anew for
// each of them, some three kilobytes a time; this is compiled once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hoyle {

/// Whether item `a` of what `items` points to stands before item `b`.
using StandsBefore = bool (*)(const void* items, std::size_t a, std::size_t b);

/// The numbers from 0 to `count`, in the order in which the items of these numbers stand once sorted.
std::vector<std::uint32_t> stable_order(std::size_t count, StandsBefore before, const void* items);

/// Puts the items where `order` has them; `order` is used up.
template <class Item> void put_in_order(std::vector<Item>& items, std::vector<std::uint32_t>& order)
{
    for (std::uint32_t first = 0; first < order.size(); ++first) {
        if (order[first] == first) continue;
        Item held = std::move(items[first]);
        std::uint32_t at = first;
        for (std::uint32_t from = order[at]; from != first; from = order[at]) {
            items[at] = std::move(items[from]);
            order[at] = at;
            at = from;
        }
        items[at] = std::move(held);
        order[at] = at;
    }
}

/// As std::stable_sort does.
template <class Item, class Less> void sort_stably(std::vector<Item>& items, const Less& less)
{
    if (items.size() < 2) return;
    const std::pair<const Item*, const Less*> with(items.data(), &less);
    auto order = stable_order(
        items.size(),
        [](const void* context, std::size_t a, std::size_t b) -> bool {
            const auto& [all, before] = *static_cast<const std::pair<const Item*, const Less*>*>(context);
            return (*before)(all[a], all[b]);
        },
        &with);
    put_in_order(items, order);
}

}  // namespace hoyle
