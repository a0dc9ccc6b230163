// Figures and sums in a form, and the facts of a hand: said in a log, told under `from` in a block, demanded by `expect`.
#pragma once

#include "log/slots.hpp"

namespace hoyle::log::forms {

// ---- figures: AB 84 | 40 40

struct figure_side : grammar::side {
    static void store(std::string_view written, Line& line)
    {
        line.side = {line.word_side, line.word, line.span(written)};
        line.bars = 0;
    }
};
inline Figure& add_figure(Line& line, std::string_view written)
{
    Figure figure;
    figure.side = line.side;
    figure.bar = line.bars;
    figure.span = line.span(written);
    return line.section.figures.emplace_back(figure);
}
struct known_figure : seq<tao::pegtl::opt<one<'-'>>, rep_min_max<1, 9, digit>, word_end> {
    static void store(std::string_view written, Line& line) { add_figure(line, written).points = read_number<Points>(written); }
};
/// `?`, and of a figure that is legible in part `1?`, `?6`, `??`: one figure, whichever it was. Its digits stay in the text.
struct unknown_figure : seq<star<digit>, one<'?'>, star<sor<digit, one<'?'>>>> {
    static void store(std::string_view written, Line& line) { add_figure(line, written).unknown = true; }
};
struct figure : sor<token<unknown_figure>, token<known_figure>> {};
struct the_line : sign<'|'> {
    static void store(Line& line)
    {
        if (line.bars != 255) ++line.bars;
    }
};
struct figures_after_side : sor<seq<plus<figure>, star<the_line, star<figure>>>, plus<the_line, star<figure>>> {
    static constexpr const char* wanted = "figures are wanted here: `24 | 8`, below the line and above it";
};
/// `CD |` alone says that nothing was written: one figure, nought above the line, so that the side is not lost.
struct figures_of_side : seq<token<figure_side>, want<figures_after_side>> {
    static void store(std::string_view written, Line& line)
    {
        const auto& all = line.section.figures;
        if (!all.empty() && all.back().span.begin >= line.span(written).begin) return;
        line.bars = 1;
        add_figure(line, written);
    }
    static constexpr const char* wanted = "a side and its figures are wanted here: `NS 24 | 8`";
};
struct figure_list : seq<want<figures_of_side>, star<sign<','>, want<figures_of_side>>> {
    static constexpr const char* wanted = figures_of_side::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_figures(p, p.list(p.section.figures)); }
    static void describe(Description& d) { d.slot("SIDE FIGURES | FIGURES, SIDE ...", "NS 24 | 8"); }
};

// ---- sums: NS 24, EW 8

struct sum_points : signed_number {
    static void store(std::string_view written, Line& line)
    {
        line.section.sums.push_back({line.side, line.column, read_number<Points>(written), line.span(written)});
        line.column = Column::none;
    }
    static constexpr const char* wanted = NumberKind::wanted;
};
struct sum_of : seq<token<figure_side>, want<token<sum_points>>> {
    static constexpr const char* wanted = "a side and its number are wanted here: `NS 24`";
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_sums(p, p.list(p.section.sums)); }
    static void describe(Description& d) { d.slot("SIDE NUMBER", "NS 24"); }
};
struct sums : seq<want<sum_of>, star<sign<','>, want<sum_of>>> {
    static constexpr const char* wanted = sum_of::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { sum_of::print(p); }
    static void describe(Description& d) { d.slot("SIDE NUMBER, SIDE NUMBER", "NS 24, EW 8"); }
};

template <Column C, Literal... W> struct column_of : word<W...> {
    static void store(Line& line) { line.column = C; }
};
struct column_word
    : sor<column_of<Column::below, "below">, column_of<Column::above, "above">, column_of<Column::tricks, "tricks">,
          column_of<Column::honours, "honours", "honors">, column_of<Column::slam, "slam">, column_of<Column::chicane, "chicane">,
          column_of<Column::penalty, "penalty">, column_of<Column::bonus, "bonus">, column_of<Column::game, "game">,
          column_of<Column::rubber, "rubber">> {};
/// below 24
struct column_sum : seq<column_word, want<token<sum_points>>> {
    static constexpr const char* wanted = "a column and its number are wanted here: `below 24`, `above 16`; at whist `below 3`";
};
/// The first may stand without its column: the tricks, and at whist all that was scored.
struct first_sum : sor<column_sum, token<sum_points>> {
    static constexpr const char* wanted = "a number is wanted here, with its column or without: `24`, `below 24 above 16`";
};
struct side_score : seq<token<figure_side>, want<first_sum>, star<tao::pegtl::opt<sign<','>>, column_sum>> {
    static constexpr const char* wanted = "a side and its score are wanted here: `NS below 24 above 16`";
};
struct side_scores : seq<want<side_score>, star<sign<','>, want<side_score>>> {
    static constexpr const char* wanted = side_score::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { sum_of::print(p); }
    static void describe(Description& d) { d.slot("SIDE [COLUMN] NUMBER ..., SIDE ...", "NS below 24 above 16"); }
};
/// One side, one column, one number: `NS below 24`.
struct one_column : seq<token<figure_side>, want<column_sum>> {
    static constexpr const char* wanted = "a side, a column and a number are wanted here: `NS below 24`";
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { sum_of::print(p); }
    static void describe(Description& d) { d.slot("SIDE COLUMN NUMBER", "NS below 24"); }
};
using in_deal = phrase<word<"in deal">, slot<&Statement::deal, DealNumberKind>>;

// ---- result, honours, chicane: of a Statement, or Told

template <class Record> using number_of_fact = always<&Record::number, NumberKind>;
template <auto M> struct unknown_sign : token<unknown_in<M>> {
    static bool said(const Printing& p) { return in_slot<M>(p); }
    static void print(Printing& p) { p.word("?"); }
    static void describe(Description& d) { d.slot("?", "?"); }
};
/// NS 9, NS by 3, NS ?
template <class Record> struct result_figure
    : one_of<phrase<flag<&Record::by, "by">, number_of_fact<Record>>, unknown_sign<&Record::unknown>,
             phrase<number_of_fact<Record>, idle<word<"tricks", "trick">>>> {
    static constexpr const char* wanted = "the tricks won are wanted here: 9, or `by 3`, or ? if they are not known";
};
template <class Record> using result_of = phrase<slot<&Record::side, SideKind>, result_figure<Record>>;

template <class Record, HonoursLie L, Literal W> using they_lie = set<&Record::lie, L, W>;
/// NS 5 with 4 in one hand
template <class Record> using honours_of =
    phrase<slot<&Record::side, SideKind>, number_of_fact<Record>,
           opt<one_of<they_lie<Record, HonoursLie::divided, "divided">, they_lie<Record, HonoursLie::in_one_hand, "in one hand">,
                      phrase<they_lie<Record, HonoursLie::some_in_one_hand, "with">, always<&Record::in_one, NumberKind>,
                             word<"in one hand">>>>>;
/// N, EW, ?
template <class Record> struct chicane_of
    : one_of<unknown_sign<&Record::unknown>, slot<&Record::who, SeatKind>, slot<&Record::side, SideKind>> {
    static constexpr const char* wanted = "a seat or a side is wanted here: who had no trump";
};

}  // namespace hoyle::log::forms
