// A constant array that somebody else keeps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace hoyle::lawbook {

/// As std::span<const T>, which is made of it where one is wanted, in twelve bytes in place of sixteen: a ruling has a dozen of
/// them, nearly all empty, and a book hundreds of rulings.
template <class T> class [[gnu::packed, gnu::aligned(4)]] Items
{
public:
    using value_type = T;

    constexpr Items() = default;
    constexpr Items(std::span<const T> items) : first_(items.data()), size_(static_cast<std::uint32_t>(items.size())) {}
    template <std::size_t size> constexpr Items(const T(&items)[size]) : first_(items), size_(size) {}

    constexpr const T* begin() const { return first_; }
    constexpr const T* end() const { return first_ + size_; }
    constexpr const T* data() const { return first_; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const T& operator[](std::size_t i) const { return first_[i]; }
    constexpr const T& front() const { return first_[0]; }
    constexpr const T& back() const { return first_[size_ - 1]; }

private:
    const T* first_ = nullptr;
    std::uint32_t size_ = 0;
};

}  // namespace hoyle::lawbook
