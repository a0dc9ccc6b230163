// Topics and the laws that stand in them.

#include "lawbook/topics.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

template <class Item> const Item* find(std::span<const Item> items, std::string_view Item::*name, std::string_view wanted)
{
    const auto at = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.*name == wanted; });
    return at == items.end() ? nullptr : &*at;
}

bool has(std::span<const std::string_view> numbers, std::string_view number)
{
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

void add(std::vector<const Law*>& laws, const Law* law)
{
    if (law && std::find(laws.begin(), laws.end(), law) == laws.end()) laws.push_back(law);
}

/// The ids of a book and of what it extends, nearest first.
std::vector<std::string_view> line_of(const Book& book)
{
    std::vector<std::string_view> line{book.id};
    for (const Book* base = find_shipped(book.extends); base; base = find_shipped(base->extends)) line.push_back(base->id);
    if (line.size() == 1 && !book.extends.empty()) line.push_back(book.extends);
    return line;
}

bool rules_on(const Book& book, const Law& law, Kind kind)
{
    return std::any_of(book.rulings.begin(), book.rulings.end(), [&](const Ruling& ruling) {
        return ruling.law != Book::no_law && &book.laws[ruling.law] == &law &&
               std::find(ruling.kinds.begin(), ruling.kinds.end(), kind) != ruling.kinds.end();
    });
}

}  // namespace

const Topic* find_topic(std::string_view slug) { return find(topics(), &Topic::slug, slug); }
const Reading* find_reading(std::string_view id) { return find(readings(), &Reading::id, id); }
const Advice* find_advice(std::string_view slug) { return find(advice(), &Advice::slug, slug); }

OnTopic laws_on(const Topic& topic, const Book& book)
{
    OnTopic on;
    for (std::string_view id : line_of(book))
        for (const Topic::Laws& each : topic.laws) {
            if (each.book != id) continue;
            for (std::string_view number : each.laws) add(on.laws, book.find_law(number));
            for (std::string_view number : each.near) add(on.near, book.find_law(number));
        }
    return on;
}

std::vector<const Topic*> topics_of(const Book& book, const Law& law)
{
    std::vector<const Topic*> chief, near;
    const auto line = line_of(book);
    for (const Topic& topic : topics())
        for (const Topic::Laws& each : topic.laws) {
            if (std::find(line.begin(), line.end(), each.book) == line.end()) continue;
            if (has(each.laws, law.number)) chief.push_back(&topic);
            else if (has(each.near, law.number)) near.push_back(&topic);
        }
    chief.insert(chief.end(), near.begin(), near.end());
    if (chief.empty())
        for (const Topic& topic : topics())
            if (topic.kind && rules_on(book, law, *topic.kind)) chief.push_back(&topic);
    return chief;
}

bool is_etiquette(const Book& book, const Law& law)
{
    const auto on = topics_of(book, law);
    return !on.empty() && on.front()->is_etiquette();
}

std::vector<const Law*> counterparts(const Book& book, const Law& law, const Book& other)
{
    std::vector<const Law*> laws, near;
    for (const Topic* topic : topics_of(book, law)) {
        const OnTopic on = laws_on(*topic, other);
        for (const Law* each : on.laws) add(laws, each);
        for (const Law* each : on.near) add(near, each);
    }
    if (laws.empty()) return near;
    return laws;
}

}  // namespace hoyle::lawbook
