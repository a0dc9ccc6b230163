// Marks and facts: what their forms are put together from.
#pragma once

#include "log/figures.hpp"
#include "log/form.hpp"

namespace hoyle::log::forms {

/// `by E`, `by NS`, `by ?`
struct by_side : side_letters {
    static void store(std::string_view written, Line& line) { line.statement.who = side_of_letter(written[0]); }
};
struct by_anyone : sor<slot<&Statement::who, SeatKind>, token<by_side>, token<unknown_in<&Statement::who_unknown>>> {
    static constexpr const char* wanted = a_seat_or_unknown;
    static bool said(const Printing& p) { return p.statement.who_unknown || !p.statement.who.empty(); }
    static void print(Printing& p) { p.word(seats_text(p.statement.who, p.statement.who_unknown)); }
    static void describe(Description& d) { d.slot("SEAT", "E"); }
};
struct by : phrase<word<"by">, by_anyone> {
    static constexpr const char* wanted = "`by` and a seat are wanted here, as in `won by E`";
};

/// `followed-by=2`, as often as there is something to say.
struct known_fact_name : ident {
    static void store(std::string_view written, Line& line) { line.section.options.push_back({written, {}, line.span(written)}); }
};
struct known_fact_value : value {
    static void store(std::string_view written, Line& line) { line.section.options.back().value = written; }
    static constexpr const char* wanted = "one word or a number is wanted here";
};
struct known_facts : plus<seq<at<ident, skip, one<'='>>, token<known_fact_name>, sign<'='>, want<token<known_fact_value>>>> {
    static bool said(const Printing& p) { return !p.statement.list.empty(); }
    static void print(Printing& p)
    {
        for (const auto& fact : p.list(p.section.options)) p.word(std::string(fact.name) + "=" + std::string(fact.value));
    }
    static void describe(Description& d) { d.slot("FACT=VALUE ...", "established=yes"); }
};

/// The pack is cut, the trick gathered or quitted: said of itself (`pack cut by E`) where one seat or side did it, else as an
/// act.
inline bool by_itself(const Statement& s)
{
    return s.name.empty() && (s.who.size() < 2 || s.who == Seats(Side::ns) || s.who == Seats(Side::ew));
}
inline bool cut_as_an_act(const Printing& p)
{
    const auto& s = p.statement;
    const bool unknown = s.who_unknown;
    return !by_itself(s) || (unknown && !s.who.empty()) || (s.to && s.who.empty() && !unknown);
}
inline bool taken_in_as_an_act(const Printing& p)
{
    return !by_itself(p.statement) || (p.statement.who_unknown && !p.statement.who.empty());
}

using cut_details = phrase<opt<word<"at">, count>, opt<showing>, opt<bit_of<&Statement::manner, 1, "with confusion">>,
                           opt<bit_of<&Statement::manner, 2, "in doubt">>>;
/// `cuts the pack`; the pack may be left out.
struct cut_pack : idle<word<"the pack">> {
    static void print(Printing& p) { p.word("the pack"); }
};

/// pack lacks D7, pack has C7 faced at card 50
struct what_is_wrong_with_it
    : one_of<chosen<PackFault::twice, "twice">, phrase<chosen<PackFault::faced, "faced">, opt<word<"at card">, count>>,
             phrase<chosen<PackFault::of_other, "of">, pack>> {
    static constexpr const char* wanted = "what is wrong with the card is wanted here: `twice`, `faced`, or `of red pack`";
};
using pack_fault = one_of<phrase<chosen<PackFault::lacks, "lacks">, card>, phrase<word<"has">, card, what_is_wrong_with_it>>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_facts.def"
#define HOYLE_FAMILY facts
#include "log/table.hpp"
