// Where the words and arrays of a book that was read from a file live; every view into them holds as long as the arena.
#pragma once

#include "terms/items.hpp"
#include "terms/literal.hpp"

#include <cstring>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hoyle::lawbook {

class Arena {
public:
    Literal keep(std::string text) { return Literal::at(texts_.emplace_back(std::move(text)).c_str()); }

    template <class T> Items<T> keep(const std::vector<T>& items)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        if (items.empty()) return {};
        const auto size = static_cast<std::uint32_t>(items.size());
        char* const kept = static_cast<char*>(::operator new(Items<T>::offset() + size * sizeof(T)));
        arrays_.emplace_back(kept, [](void* block) { ::operator delete(block); });
        std::memcpy(kept, &size, sizeof size);
        std::memcpy(kept + Items<T>::offset(), static_cast<const void*>(items.data()), size * sizeof(T));
        return Items<T>::at(kept);
    }

    /// One item, which others point to.
    template <class T> const T* keep_one(const T& item) { return keep(std::vector<T>{item}).data(); }

    /// Keeps the tables of another book alive, for views into them.
    void keep(std::shared_ptr<const void> other) { arrays_.push_back(std::move(other)); }

private:
    std::deque<std::string> texts_;
    std::vector<std::shared_ptr<const void>> arrays_;
};

}  // namespace hoyle::lawbook
