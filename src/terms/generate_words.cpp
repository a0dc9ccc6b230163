// Writes the vocabulary as C++: the enums of terms/words.hpp and the tables of terms/words.cpp (declared in terms/tables.hpp).

#include "terms/emit.hpp"
#include "terms/vocabulary.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <numeric>

namespace hoyle::vocabulary {
namespace {

using emit::enumerator;
using emit::string_literal;
using emit::Tables;

constexpr const char* warning =
    "// Written by the build from lawbooks/vocabulary.yaml. Not to be edited: change the vocabulary.\n";

void add_once(std::vector<std::string>& list, const std::string& word)
{
    if (std::find(list.begin(), list.end(), word) == list.end()) list.push_back(word);
}

template <class List> std::vector<std::string> slugs(const List& list)
{
    std::vector<std::string> out;
    for (const auto& item : list) {
        if constexpr (requires { item.slug; }) out.push_back(item.slug);
        else out.push_back(item.first);
    }
    return out;
}

/// Every list that becomes an enum, by the name of the enum. Things and cards are one enum, cards last.
std::vector<std::pair<std::string, std::vector<std::string>>> lists(const Vocabulary& v)
{
    auto things = slugs(v.things), cards = slugs(v.cards);
    things.insert(things.end(), cards.begin(), cards.end());
    std::vector<std::string> values;
    for (const auto& [key, words] : v.procedure)
        for (const auto& word : words) add_once(values, word);
    auto words = v.words();
    words.insert(words.begin(), "");  // Word::unset
    return {{"Kind", slugs(v.kinds)},
            {"Attr", v.attributes()},
            {"Word", words},
            {"Point", slugs(v.points)},
            {"Role", slugs(v.roles)},
            {"Thing", things},
            {"Atom", slugs(v.atoms)},
            {"Mark", slugs(v.marks)},
            {"At", v.at},
            {"ProcedureKey", slugs(v.procedure)},
            {"ProcedureValue", values}};
}

/// `lead_out_of_turn` of `LeadOutOfTurn`-like names: "ProcedureKey" as "procedure_key".
std::string lower(const std::string& name)
{
    std::string out;
    for (char c : name) {
        if (c >= 'A' && c <= 'Z') {
            if (!out.empty()) out += '_';
            out += static_cast<char>(c - 'A' + 'a');
        } else {
            out += c;
        }
    }
    return out;
}

/// The traits of a kind, a bit each in the order of the file.
unsigned bits_of(const Vocabulary& v, const std::string& kind)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i < v.traits.size(); ++i)
        if (const auto& kinds = v.traits[i].kinds; std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) bits |= 1u << i;
    return bits;
}

std::string of(const char* type, const std::string& slug)
{
    return fmt::format("{}::{}", type, slug.empty() ? "unset" : enumerator(slug));
}

class Writer {
public:
    explicit Writer(const Vocabulary& v) : v_(v) {}
    std::string cpp();

private:
    std::string words(const std::vector<std::string>& words)
    {
        std::vector<std::string> items;
        for (const auto& word : words) items.push_back(of("Word", word));
        return tables_.array("Word", items);
    }
    std::string conditions(const Conditions& all)
    {
        std::vector<std::string> items;
        for (const auto& one : all) items.push_back(fmt::format("{{{}, {}}}", of("Attr", one.attr), words(one.words)));
        return tables_.array("Condition", items);
    }
    std::string attribute(const Attribute& a);
    std::string kind(const Kind& k);
    /// The numbers of a list's words in alphabetical order, so that a word is found by halving.
    std::string order(const std::vector<std::string>& list);
    /// One table of words, e.g. how each role is printed, beside the enum.
    void column(const std::string& name, const std::vector<std::string>& texts)
    {
        spans_ += fmt::format("constinit const std::span<const std::string_view> {}{{{}}};\n", name, tables_.strings(texts));
    }
    std::string names();

    const Vocabulary& v_;
    Tables tables_;
    std::string spans_;
};

std::string Writer::attribute(const Attribute& a)
{
    std::vector<std::string> values, groups;
    for (const Value& value : a.values)
        values.push_back(fmt::format("{{{}, {}, Game::{}}}", of("Word", value.word), tables_.strings(value.say), value.game));
    for (const auto& [name, list] : a.groups) groups.push_back(fmt::format("{{{}, {}}}", string_literal(name), words(list)));
    return fmt::format("{{{}, From::{}, {}, {}, {}, {}, Game::{}}}", of("Attr", a.slug), a.from, string_literal(a.ask),
                       tables_.array("Value", values), tables_.array("Group", groups), of("Word", a.unsaid), a.game);
}

std::string Writer::kind(const Kind& k)
{
    std::vector<std::string> also, attributes, points, never, needs;
    for (const auto& [old, facts] : k.also) also.push_back(fmt::format("{{{}, {}}}", string_literal(old), conditions(facts)));
    for (const Attribute& a : k.attributes) attributes.push_back(attribute(a));
    for (const auto& [slug, when] : k.points) points.push_back(fmt::format("{{{}, {}}}", of("Point", slug), conditions(when)));
    for (const Never& n : k.never) never.push_back(fmt::format("{{{}, Game::{}}}", conditions(n.all), n.game));
    for (const auto& [setting, value] : k.needs)
        needs.push_back(fmt::format("{{{}, {}}}", string_literal(setting), string_literal(value)));
    return fmt::format("\n  {{{}, {}, {}, {}, {}, {}, {}, {}, Game::{}, {}, {}, {}, {}}}", of("Kind", k.slug),
                       string_literal(k.slug), string_literal(k.heading), string_literal(k.deed), string_literal(k.who),
                       k.offence, tables_.strings(k.say), tables_.array("Also", also), k.game,
                       tables_.array("AttributeUse", attributes), tables_.array("PointUse", points),
                       tables_.array("Never", never), tables_.array("Need", needs));
}

std::string Writer::order(const std::vector<std::string>& list)
{
    std::vector<std::size_t> by_name(list.size());
    std::iota(by_name.begin(), by_name.end(), 0);
    std::sort(by_name.begin(), by_name.end(), [&](std::size_t a, std::size_t b) { return list[a] < list[b]; });
    std::vector<std::string> items;
    for (std::size_t i : by_name) items.push_back(std::to_string(i));
    return tables_.array("std::uint16_t", items);
}

/// The kinds by every name they have, in alphabetical order: slug, kind, and which of its older names it is (-1: its own).
std::string Writer::names()
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const Kind& k : v_.kinds) {
        all.emplace_back(k.slug, fmt::format("{{{}, {}, -1}}", string_literal(k.slug), of("Kind", k.slug)));
        for (std::size_t i = 0; i < k.also.size(); ++i)
            all.emplace_back(k.also[i].first,
                             fmt::format("{{{}, {}, {}}}", string_literal(k.also[i].first), of("Kind", k.slug), i));
    }
    std::sort(all.begin(), all.end());
    std::vector<std::string> items;
    for (const auto& [slug, item] : all) items.push_back(item);
    return tables_.array("Name", items);
}

std::string Writer::cpp()
{
    for (const auto& [name, list] : lists(v_)) {
        if (name == "Kind") continue;
        const std::string texts = tables_.strings(list);
        spans_ += fmt::format("constinit const List {}{{{}, {}}};\n", lower(name), texts, order(list));
    }
    std::vector<std::string> kinds, atoms, values, said;
    for (const Kind& k : v_.kinds) kinds.push_back(kind(k));
    spans_ += fmt::format("constinit const std::span<const KindInfo> kinds{{{}}};\n", tables_.array("KindInfo", kinds));
    std::vector<std::string> traits;
    for (const Kind& k : v_.kinds) traits.push_back(std::to_string(bits_of(v_, k.slug)));
    spans_ += fmt::format("constinit const std::span<const std::uint16_t> kind_traits{{{}}};\n",
                          tables_.array("std::uint16_t", traits));
    spans_ += fmt::format("constinit const std::span<const Name> kind_names{{{}}};\n", names());
    for (const Atom& a : v_.atoms)
        atoms.push_back(fmt::format("\n  {{{}, {}, {}, Takes::{}, {}, {}, {}, {}}}", of("Atom", a.slug), string_literal(a.slug),
                                    string_literal(a.group), a.takes, !a.bare_say.empty(), string_literal(a.say),
                                    string_literal(a.bare_say), string_literal(a.done)));
    spans_ += fmt::format("constinit const std::span<const AtomInfo> atoms{{{}}};\n", tables_.array("AtomInfo", atoms));
    for (const auto& [key, list] : v_.procedure) {
        std::vector<std::string> items;
        for (const auto& word : list) items.push_back(of("ProcedureValue", word));
        values.push_back(tables_.array("ProcedureValue", items));
    }
    spans_ += fmt::format("constinit const std::span<const std::span<const ProcedureValue>> procedure_values{{{}}};\n",
                          tables_.array("std::span<const ProcedureValue>", values));

    const auto second = [](const std::vector<Said>& list) {
        std::vector<std::string> out;
        for (const auto& s : list) out.push_back(s.second);
        return out;
    };
    std::vector<std::string> things = second(v_.things), cards = second(v_.cards), mark_say, mark_past, mark_ask, point_ask,
                             point_part, point_attr, figures;
    things.insert(things.end(), cards.begin(), cards.end());
    for (const Mark& m : v_.marks) mark_say.push_back(m.say), mark_past.push_back(m.past), mark_ask.push_back(m.ask);
    for (const Point& p : v_.points)
        point_ask.push_back(p.ask), point_part.push_back(p.part),
            point_attr.push_back(p.law ? of("Attr", p.slug) : "std::nullopt");
    column("role_say", second(v_.roles));
    column("thing_say", things);
    column("mark_say", mark_say);
    column("mark_past", mark_past);
    column("mark_ask", mark_ask);
    column("point_ask", point_ask);
    column("point_part", point_part);
    spans_ += fmt::format("constinit const std::span<const std::optional<Attr>> point_attr{{{}}};\n",
                          tables_.array("std::optional<Attr>", point_attr));
    spans_ += fmt::format("constinit const std::size_t first_card = {};\n", v_.things.size());
    for (const auto& [slug, text] : v_.figures)
        figures.push_back(fmt::format("{{{}, {}}}", string_literal(slug), string_literal(text)));
    spans_ += fmt::format("constinit const std::span<const FigureName> figures{{{}}};\n", tables_.array("FigureName", figures));

    return fmt::format("{}#include \"terms/tables.hpp\"\n\nnamespace hoyle::terms::tables {{\nnamespace {{\nusing namespace "
                       "std::string_view_literals;\n\n{}\n"
                       "}}  // namespace\n\n{}\n}}  // namespace hoyle::terms::tables\n",
                       warning, tables_.definitions(), spans_);
}

}  // namespace

std::vector<std::string> Vocabulary::attributes() const
{
    std::vector<std::string> out;
    for (const Attribute& a : shared) add_once(out, a.slug);
    for (const Kind& k : kinds)
        for (const Attribute& a : k.attributes) add_once(out, a.slug);
    return out;
}

std::vector<std::string> Vocabulary::words() const
{
    std::vector<std::string> out;
    const auto add = [&](const std::vector<Attribute>& list) {
        for (const Attribute& a : list)
            for (const Value& value : a.values) add_once(out, value.word);
    };
    add(shared);
    for (const Kind& k : kinds) add(k.attributes);
    return out;
}

std::string words_hpp(const Vocabulary& v)
{
    std::string out = fmt::format("{}#pragma once\n\n#include <cstddef>\n#include <cstdint>\n\nnamespace hoyle::terms {{\n",
                                  warning);
    for (const auto& [name, list] : lists(v)) {
        out += fmt::format("\nenum class {} : std::uint{}_t {{", name, name == "Word" ? 16 : 8);
        for (const auto& slug : list) out += fmt::format("\n    {},", slug.empty() ? "unset" : enumerator(slug));
        out += fmt::format("\n}};\ninline constexpr std::size_t {}_count = {};\n", lower(name), list.size());
    }
    return out + "\n}  // namespace hoyle::terms\n";
}

std::string trait_words_hpp(const Vocabulary& v)
{
    std::string out = fmt::format(
        "{}#pragma once\n\n#include <cstdint>\n\nnamespace hoyle::terms {{\n\nenum class Trait : std::uint8_t {{", warning);
    for (const Trait& trait : v.traits) out += fmt::format("\n    {},", enumerator(trait.slug));
    return out + "\n};\n\n}  // namespace hoyle::terms\n";
}

std::string words_cpp(const Vocabulary& v) { return Writer(v).cpp(); }

}  // namespace hoyle::vocabulary
