#include "lawbook/generate_book.hpp"

#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

using emit::enumerator;
using emit::literal;
using emit::string_literal;

constexpr auto games = std::to_array<std::string_view>({"any", "bridge", "whist"});

std::string of(Word word) { return word == Word::unset ? "Word::unset" : "Word::" + enumerator(terms::slug(word)); }
std::string of(Attr attr) { return "Attr::" + enumerator(terms::slug(attr)); }
std::string of(Kind kind) { return "Kind::" + enumerator(terms::info(kind).slug); }
std::string of(Point point) { return "Point::" + enumerator(terms::slug(point)); }
std::string of(Role role) { return "Role::" + enumerator(terms::slug(role)); }
std::string of(Mark mark) { return "Mark::" + enumerator(terms::slug(mark)); }
std::string of(At at) { return "At::" + enumerator(terms::slug(at)); }
std::string of(Thing thing) { return "Thing::" + enumerator(terms::slug(thing)); }
std::string of(std::string_view text) { return string_literal(text); }
std::string of(std::uint16_t number) { return std::to_string(number); }
std::string of(const Override& o) { return fmt::format("{{{}, {}}}", literal(o.law), literal(o.part)); }
std::string of(const Citation& c) { return fmt::format("{{{}, {}}}", literal(c.law), literal(c.how)); }
std::string of(const Without& w) { return fmt::format("{{{}, {}}}", literal(w.law), literal(w.reason)); }
std::string of(const Procedure& p)
{
    return fmt::format("{{{}, ProcedureValue::{}, {}}}", p.answered, enumerator(terms::slug(p.value)), literal(p.law));
}
std::string of(const FigureValue& v)
{
    return fmt::format("{{{}, {}, {}, {}, {}}}", literal(v.figure), literal(v.path), literal(v.value), literal(v.under_setting),
                       literal(v.under_value));
}

template <class T> std::string of(const std::optional<T>& value) { return value ? of(*value) : "std::nullopt"; }

class Writer {
public:
    explicit Writer(emit::Tables& tables) : tables_(tables) {}

    std::string book(const Book& b);

private:
    /// An array of things that need no array of their own.
    template <class T> std::string list(std::string_view type, std::span<const T> items)
    {
        std::vector<std::string> out;
        for (const T& item : items) out.push_back(of(item));
        return tables_.array(type, out);
    }
    template <class T> std::string list(std::string_view type, const Items<T>& items)
    {
        std::vector<std::string> out;
        for (const T& item : items) out.push_back(of(item));
        return tables_.counted(type, out);
    }
    /// An array of things with arrays in them.
    template <class T> std::string nested(std::string_view type, std::span<const T> items)
    {
        std::vector<std::string> out;
        for (const T& item : items) out.push_back(write(item));
        return tables_.array(type, out);
    }
    template <class T> std::string nested(std::string_view type, const Items<T>& items)
    {
        std::vector<std::string> out;
        for (const T& item : items) out.push_back(write(item));
        return tables_.counted(type, out);
    }
    std::string strings(const Items<std::string_view>& texts) { return list("std::string_view", texts); }

    std::string write(const Condition& c) { return fmt::format("{{{}, {}}}", of(c.attr), list("Word", c.words)); }
    std::string write(const SettingCondition& c) { return fmt::format("{{{}, {}}}", literal(c.setting), strings(c.values)); }
    std::string write(const Step& s);
    std::string write(const Rare& r);
    std::string write(const Ruling& r);
    std::string write(const Law& l);
    std::string write(const Setting& s);
    std::string write(const Turn& t) { return fmt::format("{{{}, {}, {}}}", literal(t.value), literal(t.from), literal(t.to)); }
    std::string write(const Figure& f);

    emit::Tables& tables_;
};

std::string Writer::write(const Step& s)
{
    return fmt::format("{{Atom::{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}}", enumerator(terms::slug(s.atom)), of(s.hand),
                       of(s.thing), of(s.by), of(s.at), list("Mark", s.until), literal(s.law), nested("Step", s.then),
                       of(s.unless_consent_of), of(s.choice), literal(s.suit), s.fixed);
}

std::string Writer::write(const Rare& r)
{
    std::string as = "nullptr";
    if (r.as)
        as = tables_.array("Redirect", {fmt::format("{{{}, {}, {}}}", of(r.as->kind), list("Point", r.as->points),
                                                    nested("Condition", r.as->facts))});
    return fmt::format("{{{}, {}, {}, {}}}", as, strings(r.readings), list("Override", r.overrides), literal(r.note));
}

std::string Writer::write(const Ruling& r)
{
    const std::string rare = r.rare == &nothing_rare ? "&nothing_rare" : tables_.array("Rare", {write(*r.rare)});
    const std::string consult = r.consult ? fmt::format("Consult::{}", enumerator(word(*r.consult))) : "std::nullopt";
    return fmt::format("\n  {{{}, {}, {}, Verb::{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}}", r.line,
                       r.law, of(r.is), enumerator(word(r.verb)), r.upon_claim, r.inherited, consult, of(r.from),
                       literal(r.clause), literal(r.part), literal(r.text), list("Kind", r.kinds), list("Point", r.points),
                       nested("Condition", r.when), nested("SettingCondition", r.under), nested("Step", r.steps),
                       list("Role", r.entitled), list("Mark", r.until), nested("Step", r.otherwise), list("Citation", r.with),
                       rare);
}

std::string Writer::write(const Law& l)
{
    return fmt::format("\n  {{{}, {}, {}, {}, {}, {}, {}, {}}}", literal(l.number), literal(l.heading), literal(l.gist),
                       literal(l.cite_only), strings(l.see), literal(l.cited_as), literal(l.amends), l.line);
}

std::string Writer::write(const Setting& s)
{
    return fmt::format("{{{}, {}, {}, {}, {}, {}}}", literal(s.name), literal(s.reading), literal(s.asks), strings(s.values),
                       literal(s.default_value), nested("Turn", s.turns));
}

std::string Writer::write(const Figure& f)
{
    return fmt::format("{{{}, {}, {}, {}}}", literal(f.name), strings(f.laws), literal(f.unit), strings(f.readings));
}

std::string Writer::book(const Book& b)
{
    return fmt::format("  {{{}, {}, {}, {}, {}, {}, Game::{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, nullptr}}",
                       string_literal(b.id), string_literal(b.title), string_literal(b.year), string_literal(b.source),
                       string_literal(b.cited_as), string_literal(b.extends), games[static_cast<std::size_t>(b.game)],
                       nested("Law", b.laws), nested("Ruling", b.rulings), nested("Setting", b.settings),
                       list("Procedure", b.procedure), nested("Figure", b.figures), list("FigureValue", b.figure_values),
                       list("Without", b.without), string_literal(b.who), list("std::uint16_t", b.index_starts),
                       list("std::uint16_t", b.index), string_literal(b.digest));
}

}  // namespace

std::string book_source(const Book& book, emit::Tables& tables) { return Writer(tables).book(book); }

}  // namespace hoyle::lawbook
