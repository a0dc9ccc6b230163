// A constant text that somebody else keeps, in eight bytes.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>

namespace hoyle {

/// As std::string_view, which is made of it where one is wanted, in half the room: it ends with a nul, and has none within. Only
/// a literal of the build, or a text that an Arena keeps, is one, so that it lives as long as the book it stands in.
class Literal {
public:
    constexpr Literal() = default;
    template <std::size_t n> constexpr Literal(const char (&text)[n]) : text_(text) {}
    /// `text` ends with a nul.
    static constexpr Literal at(const char* text)
    {
        Literal out;
        out.text_ = text;
        return out;
    }

    constexpr std::string_view view() const { return text_; }
    constexpr operator std::string_view() const { return text_; }
    constexpr bool empty() const { return *text_ == '\0'; }
    constexpr std::size_t size() const { return view().size(); }
    const char* data() const { return text_; }
    const char* begin() const { return text_; }
    const char* end() const { return text_ + size(); }
    char operator[](std::size_t i) const { return text_[i]; }

    bool starts_with(std::string_view other) const { return view().starts_with(other); }
    bool ends_with(std::string_view other) const { return view().ends_with(other); }
    std::size_t find(char c) const { return view().find(c); }
    std::size_t find(std::string_view other) const { return view().find(other); }
    std::size_t rfind(char c) const { return view().rfind(c); }
    std::string_view substr(std::size_t begin, std::size_t count = std::string_view::npos) const
    {
        return view().substr(begin, count);
    }

    /// Most that are compared differ in the first letters: their length is not looked for.
    constexpr bool is(std::string_view other) const
    {
        for (std::size_t i = 0; i < other.size(); ++i)
            if (text_[i] != other[i] || text_[i] == '\0') return false;
        return text_[other.size()] == '\0';
    }
    friend bool operator==(Literal a, const std::convertible_to<std::string_view> auto& b) { return a.is(b); }
    friend bool operator<(Literal a, std::string_view b) { return a.view() < b; }

private:
    const char* text_ = "";
};

}  // namespace hoyle
