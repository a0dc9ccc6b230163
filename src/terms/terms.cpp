#include "terms/terms.hpp"

#include "terms/tables.hpp"
#include "terms/traits.hpp"

#include <algorithm>

namespace hoyle::terms {
namespace {

template <class Enum> std::size_t number(Enum value) { return static_cast<std::size_t>(value); }

template <class Enum> std::optional<Enum> find(const tables::List& list, std::string_view slug)
{
    const auto at = std::lower_bound(list.by_name.begin(), list.by_name.end(), slug,
                                     [&](std::uint16_t i, std::string_view s) { return list.slugs[i] < s; });
    if (slug.empty() || at == list.by_name.end() || list.slugs[*at] != slug) return std::nullopt;
    return static_cast<Enum>(*at);
}

const tables::Name* find_name(std::string_view slug)
{
    const auto at = std::lower_bound(tables::kind_names.begin(), tables::kind_names.end(), slug,
                                     [](const tables::Name& name, std::string_view s) { return name.slug < s; });
    return at == tables::kind_names.end() || at->slug != slug ? nullptr : &*at;
}

}  // namespace

const AttributeUse* KindInfo::find(Attr attr) const
{
    for (const AttributeUse& use : attributes)
        if (use.attr == attr) return &use;
    return nullptr;
}

const KindInfo& info(Kind kind) { return tables::kinds[number(kind)]; }
std::span<const KindInfo> all_kinds() { return tables::kinds; }
const AtomInfo& info(Atom atom) { return tables::atoms[number(atom)]; }
std::span<const FigureName> figure_names() { return tables::figures; }

bool has(Kind kind, Trait trait) { return (tables::kind_traits[number(kind)] >> number(trait) & 1) != 0; }

std::optional<Kind> find_kind(std::string_view slug)
{
    const auto* name = find_name(slug);
    return name ? std::optional(name->kind) : std::nullopt;
}

const Also* find_also(std::string_view slug)
{
    const auto* name = find_name(slug);
    return name && name->also >= 0 ? &info(name->kind).also[static_cast<std::size_t>(name->also)] : nullptr;
}

std::string_view slug(Attr attr) { return tables::attr.slugs[number(attr)]; }
std::string_view slug(Word word) { return tables::word.slugs[number(word)]; }
std::string_view slug(Point point) { return tables::point.slugs[number(point)]; }
std::string_view slug(Role role) { return tables::role.slugs[number(role)]; }
std::string_view slug(Thing thing) { return tables::thing.slugs[number(thing)]; }
std::string_view slug(Atom atom) { return tables::atom.slugs[number(atom)]; }
std::string_view slug(Mark mark) { return tables::mark.slugs[number(mark)]; }
std::string_view slug(At at) { return tables::at.slugs[number(at)]; }
std::string_view slug(ProcedureKey key) { return tables::procedure_key.slugs[number(key)]; }
std::string_view slug(ProcedureValue value) { return tables::procedure_value.slugs[number(value)]; }

std::optional<Attr> find_attr(std::string_view slug) { return find<Attr>(tables::attr, slug); }
std::optional<Word> find_word(std::string_view slug) { return find<Word>(tables::word, slug); }
std::optional<Point> find_point(std::string_view slug) { return find<Point>(tables::point, slug); }
std::optional<Role> find_role(std::string_view slug) { return find<Role>(tables::role, slug); }
std::optional<Thing> find_thing(std::string_view slug) { return find<Thing>(tables::thing, slug); }
std::optional<Atom> find_atom(std::string_view slug) { return find<Atom>(tables::atom, slug); }
std::optional<Mark> find_mark(std::string_view slug) { return find<Mark>(tables::mark, slug); }
std::optional<At> find_at(std::string_view slug) { return find<At>(tables::at, slug); }
std::optional<ProcedureKey> find_procedure_key(std::string_view slug) { return find<ProcedureKey>(tables::procedure_key, slug); }
std::optional<ProcedureValue> find_procedure_value(std::string_view slug)
{
    return find<ProcedureValue>(tables::procedure_value, slug);
}

std::string_view say(Role role) { return tables::role_say[number(role)]; }
std::string_view say(Thing thing) { return tables::thing_say[number(thing)]; }
std::string_view say(Mark mark) { return tables::mark_say[number(mark)]; }
std::string_view past(Mark mark) { return tables::mark_past[number(mark)]; }
std::string_view ask(Mark mark) { return tables::mark_ask[number(mark)]; }
std::string_view part(Point point) { return tables::point_part[number(point)]; }
std::string_view ask(Point point) { return tables::point_ask[number(point)]; }
std::optional<Attr> law_attr(Point point) { return tables::point_attr[number(point)]; }
bool is_card(Thing thing) { return number(thing) >= tables::first_card; }
std::span<const ProcedureValue> values_of(ProcedureKey key) { return tables::procedure_values[number(key)]; }

}  // namespace hoyle::terms
