// Reading the fields of a book: words from closed lists, texts and lists, each mistake said at its place with the nearest known
// word.
#pragma once

#include "lawbook/arena.hpp"
#include "lawbook/load_yaml.hpp"

#include <array>
#include <fmt/core.h>
#include <span>

namespace hoyle::lawbook {

/// The words of an enum of the vocabulary, in its order.
template <class Enum, std::size_t Count> std::vector<std::string_view> all_words()
{
    std::vector<std::string_view> out;
    for (std::size_t i = 0; i < Count; ++i) out.push_back(terms::slug(static_cast<Enum>(i)));
    return out;
}

/// What every part of the reader shares: where texts are kept, and what was found wrong.
class Fields {
public:
    Fields(Arena& arena, std::vector<Mistake>& mistakes) : arena_(arena), mistakes_(mistakes) {}

    void mistake(const Node& at, std::string message);
    /// "`revok` is no kind of incident; is `revoke` meant?" Without known words no guess is made (one law number is as near as
    /// another).
    void unknown(const Node& at, std::string_view word, std::string_view what, std::span<const std::string_view> known = {});

    /// Says which keys of a map have no business there, and that it is one. False if it is no map.
    bool check_keys(const Node& map, std::string_view where, std::span<const std::string_view> known);

    /// One text; empty if there is none. A list or map is a mistake.
    Literal text(const Node& node);
    /// The same, and a mistake at `owner` if it is missing.
    Literal required(const Node& owner, std::string_view key, std::string_view what);
    /// A list, or a single item in place of one.
    std::vector<const Node*> list(const Node& node);
    std::vector<std::string_view> texts(const Node& node);

    template <class Enum, class Find>
    std::optional<Enum> word(const Node& node, std::string_view what, Find find, const std::vector<std::string_view>& known)
    {
        const std::string_view slug = text(node);
        if (const std::optional<Enum> found = find(slug)) return found;
        if (node.is_text()) unknown(node, slug, what, known);
        else if (!node) mistake(node, fmt::format("a {} is wanted here", what));
        return std::nullopt;
    }

    std::optional<Role> role(const Node& node)
    {
        return word<Role>(node, "player or side", terms::find_role, all_words<Role, terms::role_count>());
    }
    Items<Role> roles(const Node& node);
    Items<Mark> marks(const Node& node);
    std::optional<Mark> mark(const Node& node);
    /// Citations of readings, "R21".
    Items<std::string_view> readings(const Node& node);

    Arena& arena() { return arena_; }
    /// How many mistakes have been found so far: one that follows from another is not worth saying.
    std::size_t count() const { return mistakes_.size(); }

private:
    Arena& arena_;
    std::vector<Mistake>& mistakes_;
};

/// "revoke", "revoke or lead", "revoke, lead or pass"
std::string one_of(std::span<const std::string_view> words);

}  // namespace hoyle::lawbook
