#include "lawbook/load_fields.hpp"

#include <algorithm>

namespace hoyle::lawbook {

void Fields::mistake(const Node& at, std::string message)
{
    mistakes_.push_back({at.file ? *at.file : "", at.line, at.column, std::move(message)});
}

void Fields::unknown(const Node& at, std::string_view word, std::string_view what, std::span<const std::string_view> known)
{
    const std::string_view near = terms::nearest(word, known);
    if (!near.empty()) mistake(at, fmt::format("`{}` is no {}; is `{}` meant?", word, what, near));
    else if (!known.empty()) mistake(at, fmt::format("`{}` is no {}; it may be {}", word, what, one_of(known)));
    else mistake(at, fmt::format("`{}` is no {}", word, what));
}

bool Fields::check_keys(const Node& map, std::string_view where, std::span<const std::string_view> known)
{
    if (!map.is_map()) {
        mistake(map, fmt::format("{} is wanted here, as `key: value` lines or in braces", where));
        return false;
    }
    for (const Node& key : map.keys)
        if (std::find(known.begin(), known.end(), key.text) == known.end())
            unknown(key, key.text, fmt::format("field of {}", where), known);
    return true;
}

Literal Fields::text(const Node& node)
{
    if (node.is_text()) return arena_.keep(node.text);
    if (node)
        mistake(node, node.is_list() ? "words are wanted here, not a list"
                                     : "words are wanted here, not a map (put text with `:` in quotes)");
    return {};
}

Literal Fields::required(const Node& owner, std::string_view key, std::string_view what)
{
    const Literal found = text(owner[key]);
    if (found.empty() && !owner[key].is_list() && !owner[key].is_map()) mistake(owner, fmt::format("{} has no `{}`", what, key));
    return found;
}

std::vector<const Node*> Fields::list(const Node& node)
{
    std::vector<const Node*> out;
    if (node.is_list())
        for (const Node& item : node.items) out.push_back(&item);
    else if (node) out.push_back(&node);
    return out;
}

std::vector<std::string_view> Fields::texts(const Node& node)
{
    std::vector<std::string_view> out;
    for (const Node* item : list(node)) out.push_back(text(*item));
    return out;
}

Items<Role> Fields::roles(const Node& node)
{
    std::vector<Role> out;
    for (const Node* item : list(node))
        if (const auto found = role(*item)) out.push_back(*found);
    return arena_.keep(out);
}

std::optional<Mark> Fields::mark(const Node& node)
{
    static const auto known = all_words<Mark, terms::mark_count>();
    return word<Mark>(node, "mark of time", terms::find_mark, known);
}

Items<Mark> Fields::marks(const Node& node)
{
    std::vector<Mark> out;
    for (const Node* item : list(node))
        if (const auto found = mark(*item)) out.push_back(*found);
    return arena_.keep(out);
}

Items<std::string_view> Fields::readings(const Node& node)
{
    std::vector<std::string_view> out;
    for (const Node* item : list(node)) {
        const std::string_view reading = text(*item);
        if (reading.size() < 2 || reading[0] != 'R' || reading.find_first_not_of("0123456789", 1) != std::string_view::npos)
            mistake(*item, fmt::format("`{}` is no reading; they are numbered R1, R2 ...", reading));
        out.push_back(reading);
    }
    return arena_.keep(out);
}

std::string one_of(std::span<const std::string_view> words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += fmt::format("{}{}", i == 0 ? "" : i + 1 == words.size() ? " or " : ", ", words[i]);
    return out;
}

}  // namespace hoyle::lawbook
