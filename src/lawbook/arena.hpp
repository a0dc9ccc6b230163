// Where the words and arrays of a book that was read from a file live; every view into them holds as long as the arena.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::lawbook {

class Arena {
public:
    std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

    template <class T> std::span<const T> keep(std::vector<T> items)
    {
        if (items.empty()) return {};
        auto kept = std::make_shared<const std::vector<T>>(std::move(items));
        arrays_.push_back(kept);
        return *kept;
    }

    /// Keeps the tables of another book alive, for views into them.
    void keep(std::shared_ptr<const void> other) { arrays_.push_back(std::move(other)); }

private:
    std::deque<std::string> texts_;
    std::vector<std::shared_ptr<const void>> arrays_;
};

}  // namespace hoyle::lawbook
