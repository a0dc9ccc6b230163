// The parts of the vocabulary: texts, lists, attributes and their values.

#include "terms/nearest.hpp"
#include "terms/read_vocabulary.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace hoyle::vocabulary {

void Reader::mistake(const YAML::Node& at, const std::string& message)
{
    failed_ = true;
    fmt::print(stderr, "{}:{}:{}: {}\n", file_, at.Mark().line + 1, at.Mark().column + 1, message);
}

void Reader::unknown(const YAML::Node& at, const std::string& word, const std::string& what,
                     const std::vector<std::string_view>& known)
{
    const auto near = terms::nearest(word, known);
    mistake(at, fmt::format("`{}` is no {}{}", word, what, near.empty() ? "" : fmt::format("; is `{}` meant?", near)));
}

std::vector<std::pair<std::string, YAML::Node>> Reader::entries(const YAML::Node& map)
{
    std::vector<std::pair<std::string, YAML::Node>> out;
    if (!map.IsDefined() || map.IsNull()) return out;
    if (!map.IsMap()) {
        mistake(map, "a map is wanted here, `name: ...`");
        return out;
    }
    std::set<std::string> seen;
    for (const auto& entry : map) {
        const std::string key = text(entry.first);
        if (key.empty() || key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
            mistake(entry.first, fmt::format("`{}`: a name is of small letters, digits and `-`", key));
        if (!seen.insert(key).second) mistake(entry.first, fmt::format("`{}` stands here twice", key));
        out.emplace_back(key, entry.second);
    }
    return out;
}

std::map<std::string, YAML::Node> Reader::fields(const YAML::Node& map, std::initializer_list<std::string_view> known)
{
    std::map<std::string, YAML::Node> out;
    for (const auto& [key, node] : entries(map)) {
        if (std::find(known.begin(), known.end(), key) == known.end()) unknown(node, key, "field here", known);
        out.emplace(key, node);
    }
    return out;
}

std::string Reader::text(const YAML::Node& node)
{
    if (node.IsDefined() && node.IsScalar()) return node.Scalar();
    if (node.IsDefined() && !node.IsNull()) mistake(node, "a word or a few are wanted here, not a list or map");
    return {};
}

std::vector<std::string> Reader::list(const YAML::Node& node)
{
    std::vector<std::string> out;
    if (node.IsDefined() && node.IsSequence())
        for (const auto& item : node) out.push_back(text(item));
    else if (node.IsDefined() && !node.IsNull()) out.push_back(text(node));
    return out;
}

std::string Reader::game(const std::map<std::string, YAML::Node>& fields)
{
    const auto at = fields.find("game");
    if (at == fields.end()) return "any";
    const std::string game = text(at->second);
    if (game != "bridge" && game != "whist") unknown(at->second, game, "game", {"bridge", "whist"});
    return game;
}

std::vector<Said> Reader::said(const char* section)
{
    std::vector<Said> out;
    for (const auto& [slug, node] : entries(root_[section])) {
        out.emplace_back(slug, text(node));
        if (out.back().second.empty()) mistake(node, fmt::format("`{}` has no words to be printed with", slug));
    }
    return out;
}

Atom Reader::atom(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(node, {"class", "takes", "bare", "say", "say-bare", "done"});
    Atom atom{slug, text(f["class"]), text(f["takes"]), text(f["say"]), text(f["say-bare"]), text(f["done"])};
    if (atom.takes.empty()) atom.takes = "nothing";
    else if (atom.takes != "hand" && atom.takes != "card" && atom.takes != "thing")
        unknown(node, atom.takes, "argument; an atom takes a hand, a card or a thing", {"hand", "card", "thing"});
    if (atom.group.empty()) mistake(node, fmt::format("atom `{}` has no class", slug));
    if (atom.say.empty() || atom.done.empty()) mistake(node, fmt::format("atom `{}` wants `say` and `done`", slug));
    for (const char* hole : {"hand", "card", "thing"})
        if ((atom.say.find(fmt::format("{{{}}}", hole)) != std::string::npos) != (atom.takes == hole))
            mistake(node, fmt::format("`say` of atom `{}` must have {{{}}} exactly if it takes one", slug, hole));
    if ((text(f["bare"]) == "yes") != !atom.bare_say.empty())
        mistake(node, fmt::format("`bare: yes` and `say-bare` go together (atom `{}`)", slug));
    return atom;
}

std::vector<Value> Reader::values(const YAML::Node& node)
{
    if (node.IsDefined() && node.IsScalar() && node.Scalar() == "yes-no") return {{"no", {}, "any"}, {"yes", {}, "any"}};
    std::vector<Value> out;
    for (const auto& [word, value] : entries(node)) {
        auto f = fields(value, {"say", "game"});
        out.push_back({word, list(f["say"]), game(f)});
    }
    return out;
}

Attribute Reader::attribute(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(node, {"ask", "from", "game", "values", "groups", "unsaid"});
    Attribute out{slug, text(f["from"]), text(f["ask"]), text(f["unsaid"]), game(f), values(f["values"]), {}};
    if (out.from != "seen" && out.from != "told" && out.from != "law")
        unknown(node, out.from, "origin; `from` is seen, told or law", {"seen", "told", "law"});
    if (out.ask.empty()) mistake(node, fmt::format("attribute `{}` has no question (`ask`)", slug));
    if (out.values.size() < 2) mistake(node, fmt::format("attribute `{}` has fewer than two values", slug));
    for (const auto& [group, words] : entries(f["groups"])) {
        if (out.has(group)) mistake(words, fmt::format("`{}` is a value already, so no group", group));
        out.groups.emplace_back(group, list(words));
        for (const auto& word : out.groups.back().second)
            if (!out.has(word)) unknown(words, word, "value of " + slug, {});
    }
    if (!out.unsaid.empty() && !out.has(out.unsaid)) unknown(f["unsaid"], out.unsaid, "value of " + slug, {});
    return out;
}

/// `role: all` takes a shared attribute whole, `role: [dealer, third]` some of its values; a map makes an attribute of the kind's
/// own.
void Reader::add_attribute(Kind& kind, const std::string& slug, const YAML::Node& node)
{
    if (node.IsMap()) {
        kind.attributes.push_back(attribute(slug, node));
        return;
    }
    const auto at = shared_.find(slug);
    if (at == shared_.end()) return mistake(node, fmt::format("`{}` is no shared attribute; write it out here", slug));
    Attribute own = at->second;
    if (node.IsSequence()) {
        own.values.clear();
        for (const auto& word : list(node)) {
            if (!at->second.has(word)) {
                unknown(node, word, "value of " + slug, {});
                continue;
            }
            own.values.push_back(*std::find_if(at->second.values.begin(), at->second.values.end(),
                                               [&](const Value& v) { return v.word == word; }));
        }
        for (auto& group : own.groups) std::erase_if(group.second, [&](const std::string& word) { return !own.has(word); });
        std::erase_if(own.groups, [](const auto& group) { return group.second.empty(); });
    } else if (text(node) != "all") {
        mistake(node, fmt::format("`{}: all` or a list of its values is wanted here", slug));
    }
    kind.attributes.push_back(own);
}

std::vector<std::string> Reader::words(const Attribute& attribute, const YAML::Node& node)
{
    std::vector<std::string> out;
    if (node.IsMap()) {
        auto f = fields(node, {"not"});
        const auto except = words(attribute, f["not"]);
        for (const Value& value : attribute.values)
            if (std::find(except.begin(), except.end(), value.word) == except.end()) out.push_back(value.word);
        return out;
    }
    for (const auto& word : list(node)) {
        const auto group = std::find_if(attribute.groups.begin(), attribute.groups.end(),
                                        [&](const auto& g) { return g.first == word; });
        if (group != attribute.groups.end()) out.insert(out.end(), group->second.begin(), group->second.end());
        else if (attribute.has(word)) out.push_back(word);
        else {
            std::vector<std::string_view> known;
            for (const Value& value : attribute.values) known.push_back(value.word);
            unknown(node, word, "value of " + attribute.slug, known);
        }
    }
    return out;
}

}  // namespace hoyle::vocabulary
