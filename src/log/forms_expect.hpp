// What a log must show: what its form is put together from.
#pragma once

#include "log/atoms.hpp"
#include "log/figures.hpp"
#include "log/form.hpp"

namespace hoyle::log::forms {

using What = Expectation::What;

/// From here on slots are an expectation's.
struct expectation : means<&Expectation::when, Expectation::If::always> {
    static void store(Line& line)
    {
        line.expectation = &line.section.expectations.emplace_back();
        line.seats = &line.expectation->entitled;
    }
};

template <What W, Literal L> using expects = set<&Expectation::what, W, L>;

struct result_expected : seq<result_of<Told>> {
    static void store(Line& line)
    {
        auto& e = *line.expectation;
        e.side = line.fact.side;
        e.number = line.fact.number;
        e.by = line.fact.by;
    }
    static constexpr const char* wanted = SideKind::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        const auto& e = p.of<Expectation>();
        p.word(side_text(e.side), (e.by ? "by " : "") + std::to_string(e.number));
    }
    static void describe(Description& d) { d.slot("SIDE [by] NUMBER", "NS 9"); }
};

template <class List> struct sums_expected : List {
    static void print(Printing& p) { print_sums(p, Section::in(p.section.sums, p.of<Expectation>().sums)); }
};
struct slip_column : seq<sor<column_word, column_of<Column::sum, "sum">>, want<token<sum_points>>> {
    static constexpr const char* wanted = "a column and its number are wanted here: `below 24`, `above 16`, `sum 310`";
};
struct slip_written : seq<token<figure_side>, want<slip_column>> {
    static constexpr const char* wanted = "a side, a column and a number are wanted here: `NS below 24`";
    static bool said(const Printing&) { return true; }
    static void describe(Description& d) { d.slot("SIDE COLUMN NUMBER", "NS below 18"); }
};
struct PointsKind : NumberKind {
    using rule = signed_number;
    static Points read(std::string_view written, const Line&) { return read_number<Points>(written); }
};

// ---- clauses

struct book : seq<lower, star<word_letter>> {};
struct roman : seq<plus<one<'I', 'V', 'X'>>, word_end> {};
/// 91, 44-III, 90 I, D4, S II
struct law_number : sor<seq<plus<digit>, sor<seq<plus<blank>, roman>, seq<star<word_letter>, word_end>>>,
                        seq<upper, sor<seq<plus<blank>, roman>, seq<plus<digit>, star<word_letter>, word_end>>>> {
    static void store(std::string_view written, Line& line) { line.section.laws.back().law = written; }
    static constexpr const char* wanted =
        "the number of a law is wanted here: 91, 44-III, S II, or after its code, portland-1904 91";
};
struct law_book : book {
    static void store(std::string_view written, Line& line) { line.section.laws.back().book = written; }
};
struct law_begins : success {
    static void store(Line& line) { line.section.laws.emplace_back(); }
};
struct law : seq<law_begins, tao::pegtl::opt<token<law_book>>, want<token<law_number>>> {
    static constexpr const char* wanted = law_number::wanted;
};
struct clause_under
    : seq<words<"under">, tao::pegtl::opt<sor<words<"laws">, words<"law">>>, want<law>, star<sign<','>, want<law>>> {
    static bool said(const Printing& p) { return !p.of<Expectation>().laws.empty(); }
    static void print(Printing& p)
    {
        const char* before = " under";
        for (const auto& each : Section::in(p.section.laws, p.of<Expectation>().laws)) {
            p.out += before;
            before = ",";
            if (!each.book.empty()) p.word(each.book);
            p.word(each.law);
        }
    }
    static void describe(Description& d) { d.slot("under LAW, LAW ...", "under 91"); }
};

struct clause_entitled : phrase<flag<&Expectation::entitled_said, "entitled">, seats_in<&Expectation::entitled>> {
    static bool said(const Printing& p) { return p.of<Expectation>().entitled_said; }
    static void print(Printing& p) { p.word("entitled", seats_text(p.of<Expectation>().entitled, p.statement.who_unknown)); }
};

/// Remedies on a list of the expectation's.
template <auto List> struct atoms_in {
    static bool said(const Printing& p) { return !in_slot<List>(p).empty(); }
    static void print(Printing& p)
    {
        bool first = true;
        for (const auto& remedy : Section::in(p.section.remedies, in_slot<List>(p))) {
            if (!first) p.out += ',';
            first = false;
            print_atom(p, remedy);
        }
    }
};
inline constexpr const char* an_atom_is_wanted =
    "what the ruling offers is wanted here: `take three`, `new deal`, `call HK from E`";
struct offered_atom : atom_with_its_cause {
    static void store(std::string_view written, Line& line)
    {
        auto& list = line.expectation->offering;
        const auto next = static_cast<std::uint32_t>(line.section.remedies.size());
        if (list.empty()) list.first = next;
        else if (list.first + list.count != next)
            throw Refusal{written, "what a ruling offers stands in one list: `offering take three, add three`"};
        ++list.count;
        add_remedy(line);
    }
    static constexpr const char* wanted = an_atom_is_wanted;
};
struct clause_offering : seq<words<"offering">, want<offered_atom>, star<sign<','>, want<offered_atom>>> {
    using offered = atoms_in<&Expectation::offering>;
    static bool said(const Printing& p) { return offered::said(p); }
    static void print(Printing& p)
    {
        p.word("offering");
        offered::print(p);
    }
    static void describe(Description& d) { d.slot("offering REMEDY, REMEDY ...", "offering take three"); }
};
struct best_atom : atom_with_its_cause {
    static void store(Line& line)
    {
        line.expectation->best = {static_cast<std::uint32_t>(line.section.remedies.size()), 1};
        add_remedy(line);
    }
    static constexpr const char* wanted = an_atom_is_wanted;
};
struct clause_best : seq<words<"best">, want<best_atom>> {
    using best = atoms_in<&Expectation::best>;
    static bool said(const Printing& p) { return best::said(p); }
    static void print(Printing& p)
    {
        p.word("best");
        best::print(p);
    }
    static void describe(Description& d) { d.slot("best REMEDY", "best take three"); }
};
struct BookKind : WordKind {
    using rule = book;
    static constexpr const char* name = "CODE";
    static constexpr const char* sample = "portland-1904";
    static constexpr const char* wanted = "a code of laws is wanted here, such as portland-1904";
};
/// How the right stands, said with `status=` before it or without.
struct status : word<"open", "exacted", "waived", "lapsed", "lost", "automatic", "no-remedy", "silent"> {
    static void store(std::string_view written, Line& line)
    {
        line.expectation->status = written.substr(0, written.find_first_of(" \t\xc2"));
    }
    static constexpr const char* wanted =
        "how the right stands is wanted here: open, exacted, waived, lapsed, lost, automatic, no-remedy or silent";
};
struct clause_status : sor<status, seq<words<"status">, sign<'='>, want<status>>> {
    static bool said(const Printing& p) { return !p.of<Expectation>().status.empty(); }
    static void print(Printing& p) { p.word(p.of<Expectation>().status); }
    static void describe(Description& d) { status::describe(d); }
};
struct fact_name : ident {
    static void store(std::string_view written, Line& line) { line.section.options.push_back({written, {}, line.span(written)}); }
};
struct fact_value : value {
    static void store(std::string_view written, Line& line) { line.section.options.back().value = written; }
    static constexpr const char* wanted = "one word or a number is wanted here";
};
struct clause_fact : seq<at<ident, skip, one<'='>>, token<fact_name>, sign<'='>, want<token<fact_value>>> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        for (const auto& fact : Section::in(p.section.options, p.of<Expectation>().facts))
            p.word(std::string(fact.name) + "=" + std::string(fact.value));
    }
    static void describe(Description& d) { d.slot("FACT=VALUE", "established=yes"); }
};

struct expected : one_of<expects<What::nothing, "nothing">, phrase<expects<What::no_kind, "no">, happening_in<&Expectation::ref>>,
                         phrase<expects<What::score, "score">, sums_expected<side_scores>>,
                         phrase<expects<What::standing, "standing">, sums_expected<sums>>,
                         phrase<expects<What::tally, "tricks">, sums_expected<sums>>,
                         phrase<expects<What::result, "result">, result_expected>,
                         phrase<expects<What::rubber_won, "rubber won">, word<"by">, slot<&Expectation::side, SideKind>>,
                         phrase<expects<What::game_won, "game won">, word<"by">, slot<&Expectation::side, SideKind>,
                                opt<one_of<set<&Expectation::number, 1, "single">, set<&Expectation::number, 2, "double">,
                                           set<&Expectation::number, 3, "treble", "triple">>>>,
                         phrase<expects<What::bet, "bet won by">, slot<&Expectation::name, NameKind>>,
                         phrase<expects<What::slip, "slip">, sums_expected<slip_written>, word<"for">,
                                always<&Expectation::slip_for, PointsKind>>,
                         phrase<means<&Expectation::what, What::kind>, happening_in<&Expectation::ref>,
                                any_of<clause_under, clause_entitled, clause_offering, clause_best,
                                       phrase<word<"in">, slot<&Expectation::in_book, BookKind>>, clause_status, clause_fact>>> {
    static constexpr const char* wanted =
        "what must be found is wanted here: `revoke by W at 5`, `no revoke`, `nothing`, `score NS below 24`, `result NS 9`";
};
struct no_more_clauses : at<statement_end> {
    static constexpr const char* wanted =
        "`{word}` is nothing a ruling can be held to: `under 91`, `entitled NS`, `offering take three`, `best take three`, "
        "`in portland-1904`, `exacted`";
    static bool said(const Printing&) { return true; }
    static void print(Printing&) {}
    static void describe(Description&) {}
};

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_expect.def"
#define HOYLE_FAMILY expectations
#include "log/table.hpp"
