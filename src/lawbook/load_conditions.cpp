// What a ruling asks for (`when`, `under`), and what it names besides: values of a point of law, redirects, citations,
// exceptions.

#include "lawbook/load_rulings.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

bool contains(std::span<const Word> words, Word word) { return std::find(words.begin(), words.end(), word) != words.end(); }

}  // namespace

/// A value, list, group or `{ not: ... }` as the values meant, in the order of the vocabulary.
std::vector<Word> RulingReader::words(const terms::AttributeUse& use, Kind kind, const Node& node)
{
    std::vector<Word> all, meant;
    std::vector<std::string_view> known;
    for (const auto& value : use.values)
        if (plays(value.game)) {
            all.push_back(value.word);
            known.push_back(terms::slug(value.word));
        }
    if (node.is_map()) {
        static constexpr auto only_not = std::to_array<std::string_view>({"not"});
        fields_.check_keys(node, "a condition", only_not);
        const auto except = words(use, kind, node["not"]);
        std::erase_if(all, [&](Word word) { return contains(except, word); });
        return all;
    }
    for (const auto& group : use.groups) known.push_back(group.name);
    for (const Node* item : fields_.list(node)) {
        const std::string_view slug = fields_.text(*item);
        const auto group = std::find_if(use.groups.begin(), use.groups.end(), [&](const auto& g) { return g.name == slug; });
        if (group != use.groups.end()) {
            meant.insert(meant.end(), group->words.begin(), group->words.end());
        } else if (const auto word = terms::find_word(slug); word && contains(all, *word)) {
            meant.push_back(*word);
        } else if (item->is_text()) {
            fields_.unknown(*item, slug, fmt::format("value of `{}` for `{}`", terms::slug(use.attr), terms::info(kind).slug),
                            known);
        }
    }
    std::erase_if(all, [&](Word word) { return !contains(meant, word); });
    return all;
}

/// The attribute of a kind that a key names; nullptr, and said: it has none of that name.
const terms::AttributeUse* RulingReader::attribute(Kind kind, const Node& key)
{
    const auto& info = terms::info(kind);
    const auto named = terms::find_attr(key.text);
    const terms::AttributeUse* use = named ? info.find(*named) : nullptr;
    if (use && plays(use->game)) return use;
    std::vector<std::string_view> known;
    for (const auto& each : info.attributes)
        if (plays(each.game)) known.push_back(terms::slug(each.attr));
    fields_.unknown(key, key.text, fmt::format("attribute of `{}`", info.slug), known);
    return nullptr;
}

/// One key of the conditions, for all kinds of a ruling: the values it asks for. One list of words has to do for all; where a
/// kind means less by the same word, the ruling must be written twice.
std::optional<Condition> RulingReader::condition(const Node& key, const Node& value, std::span<const Kind> kinds)
{
    const std::size_t before = fields_.count();
    std::vector<Word> together;
    std::vector<std::vector<Word>> apart;
    std::vector<const terms::AttributeUse*> uses;
    for (Kind kind : kinds) {
        const terms::AttributeUse* use = attribute(kind, key);
        if (!use) continue;
        uses.push_back(use);
        apart.push_back(words(*use, kind, value));
        for (Word word : apart.back())
            if (!contains(together, word)) together.push_back(word);
    }
    if (fields_.count() > before) return std::nullopt;
    if (together.empty()) fields_.mistake(key, fmt::format("this asks for no value that `{}` can have", key.text));
    if (uses.empty()) return std::nullopt;
    for (std::size_t k = 0; k < uses.size(); ++k)
        for (const auto& each : uses[k]->values)
            if (plays(each.game) && contains(together, each.word) && !contains(apart[k], each.word))
                fields_.mistake(
                    key, fmt::format("`{}` does not mean the same for each of these incidents; give each a ruling of its own",
                                     key.text));
    return Condition{*terms::find_attr(key.text), fields_.arena().keep(together)};
}

Items<Condition> RulingReader::conditions(const Node& node, std::span<const Kind> kinds)
{
    std::vector<Condition> out;
    if (node && !node.is_map()) fields_.mistake(node, "conditions are wanted here, such as `{ role: adversary }`");
    for (std::size_t i = 0; i < node.keys.size() && node.is_map(); ++i)
        if (const auto one = condition(node.keys[i], node.items[i], kinds)) out.push_back(*one);
    return fields_.arena().keep(out);
}

/// By its name or its reading; nullptr, and a mistake, if the book has no such setting.
const Setting* RulingReader::setting(const Node& key)
{
    for (const Setting& each : draft_.settings)
        if (each.name == key.text || each.reading == key.text) return &each;
    std::vector<std::string_view> known;
    for (const Setting& each : draft_.settings) known.push_back(each.name);
    fields_.unknown(key, key.text, "setting of this book", known);
    return nullptr;
}

Items<SettingCondition> RulingReader::under(const Node& node)
{
    std::vector<SettingCondition> out;
    if (node && !node.is_map()) fields_.mistake(node, "settings are wanted here, such as `{ spade-convention: on }`");
    for (std::size_t i = 0; i < node.keys.size() && node.is_map(); ++i) {
        const Node& key = node.keys[i];
        const Setting* const asked = setting(key);
        if (!asked) continue;
        auto values = fields_.texts(node.items[i]);
        for (std::size_t v = 0; v < values.size(); ++v)
            if (std::find(asked->values.begin(), asked->values.end(), values[v]) == asked->values.end())
                fields_.unknown(node.items[i], values[v], fmt::format("value of the setting `{}`", asked->name), asked->values);
        out.push_back({asked->name, fields_.arena().keep(values)});
    }
    return fields_.arena().keep(out);
}

/// The value of a point that the vocabulary leaves to the book (`from: law`).
void RulingReader::read_is(const Node& node, Ruling& out)
{
    for (Kind kind : out.kinds) {
        for (Point point : out.points) {
            const auto attr = terms::law_attr(point);
            const terms::AttributeUse* use = attr ? terms::info(kind).find(*attr) : nullptr;
            if (!use) {
                fields_.mistake(node, fmt::format("`is` answers only a point of law, and `{}` of `{}` is none",
                                                  terms::slug(point), terms::info(kind).slug));
                return;
            }
            if (!node.is_text()) return fields_.mistake(node, "one word is wanted here, such as `yes`");
            if (const auto found = words(*use, kind, node); found.size() == 1) out.is = found[0];
        }
    }
}

const Redirect* RulingReader::redirect(const Node& node)
{
    static constexpr auto known = std::to_array<std::string_view>({"kind", "points", "facts"});
    if (!fields_.check_keys(node, "a redirect (`as`)", known)) return nullptr;
    if (!node["kind"]) fields_.mistake(node, "this does not say as which `kind` it is treated");
    const auto target = node["kind"] ? kind(node["kind"]) : std::nullopt;
    if (!target) return nullptr;
    Redirect out{*target, {}, {}};
    const Kind kinds[] = {*target};
    out.facts = conditions(node["facts"], kinds);
    out.points = written_points(node["points"], kinds);
    for (const Condition& fact : out.facts)
        if (fact.words.size() > 1)
            fields_.mistake(node["facts"], fmt::format("a redirect says one value for `{}`", terms::slug(fact.attr)));
    return fields_.arena().keep_one(out);
}

Items<Citation> RulingReader::with(const Node& node)
{
    std::vector<Citation> out;
    if (node && !node.is_map())
        fields_.mistake(node, "laws and how each bears on this are wanted here, such as `{ 82: those who followed go free }`");
    for (std::size_t i = 0; i < node.keys.size() && node.is_map(); ++i) {
        const Literal how = fields_.text(node.items[i]);
        if (how.empty())
            fields_.mistake(node.keys[i],
                            "this does not say how that law bears on the ruling (put words with a comma in quotes)");
        else out.push_back({cited_law(node.keys[i]), how});
    }
    return fields_.arena().keep(out);
}

/// "91", "39 VII", "91/open" or "39 VII/open": a law, and which ruling of it.
Items<Override> RulingReader::overrides(const Node& node)
{
    std::vector<Override> out;
    for (const Node* item : fields_.list(node)) {
        const std::string_view written = fields_.text(*item), before = written.substr(0, written.find('/'));
        const std::string_view part = before.size() == written.size() ? std::string_view{} : written.substr(before.size() + 1);
        const auto cited = draft_.cited(before);
        if (!cited) {
            fields_.unknown(*item, before, "law of this book");
            continue;
        }
        std::string label(cited->clause);
        if (!part.empty()) label += (label.empty() ? "" : "/") + std::string(part);
        out.push_back({fields_.arena().keep(std::string(cited->law)), fields_.arena().keep(std::move(label))});
    }
    return fields_.arena().keep(out);
}

}  // namespace hoyle::lawbook
