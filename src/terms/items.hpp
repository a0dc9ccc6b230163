// A constant array that somebody else keeps, in eight bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace hoyle {

/// Items with their number before them, as Items points to.
template <class T, std::size_t n> struct Counted {
    std::uint32_t size;
    T items[n];
};

/// As std::span<const T>, which is made of it where one is wanted, in half the room: a ruling has a dozen of them, nearly all
/// empty, and a book hundreds of rulings. The number of items stands where they are kept (a Counted of the build, or an Arena).
template <class T> class Items {
public:
    using value_type = T;

    constexpr Items() = default;
    template <std::size_t n> constexpr Items(const Counted<T, n>& kept) : kept_(&kept) {}
    /// Of memory laid out as a Counted is: the number, and at `offset()` the items.
    static Items at(const void* kept)
    {
        Items items;
        items.kept_ = kept;
        return items;
    }
    static constexpr std::size_t offset() { return std::max(sizeof(std::uint32_t), alignof(T)); }

    const T* data() const { return kept_ ? reinterpret_cast<const T*>(static_cast<const char*>(kept_) + offset()) : nullptr; }
    std::size_t size() const { return kept_ ? *static_cast<const std::uint32_t*>(kept_) : 0; }
    bool empty() const { return kept_ == nullptr; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size(); }
    const T& operator[](std::size_t i) const { return data()[i]; }
    const T& front() const { return data()[0]; }
    const T& back() const { return data()[size() - 1]; }

private:
    const void* kept_ = nullptr;  ///< nullptr: none
};

}  // namespace hoyle
