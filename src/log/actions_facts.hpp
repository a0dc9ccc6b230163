// Actions of the grammar: marks, facts, written blocks, and what a log must show.
#pragma once

#include "log/actions_headings.hpp"

namespace hoyle::log {

// ---- figures and sums

template <> struct action<grammar::figure_side> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.side = side_in(in, line);
        line.bars = 0;
    }
};
template <> struct action<grammar::the_line> {
    static void apply0(Line& line)
    {
        if (line.bars != 255) ++line.bars;
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
template <> struct action<grammar::known_figure> {
    template <class Input> static void apply(const Input& in, Line& line) { add_figure(line, in.string_view()).points = number_in<Points>(in); }
};
template <> struct action<grammar::unknown_figure> {
    template <class Input> static void apply(const Input& in, Line& line) { add_figure(line, in.string_view()).unknown = true; }
};
/// `CD |` alone says that nothing was written: one figure, nought above the line, so that the side is not lost.
template <> struct action<grammar::figures> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        const auto& figures = line.section.figures;
        const auto begin = line.span(in.string_view()).begin;
        if (!figures.empty() && figures.back().span.begin >= begin) return;
        line.bars = 1;
        add_figure(line, in.string_view());
    }
};
template <> struct action<grammar::another_figures> : action<grammar::figures> {};

template <> struct action<grammar::sum_side> : action<grammar::figure_side> {};
template <> struct action<grammar::sum_points> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.section.sums.push_back({line.side, line.column, number_in<Points>(in), line.span(in.string_view())});
        line.column = Column::none;
    }
};

template <Column C> struct column_is {
    static void apply0(Line& line) { line.column = C; }
};
template <> struct action<grammar::below_column> : column_is<Column::below> {};
template <> struct action<grammar::above_column> : column_is<Column::above> {};
template <> struct action<grammar::tricks_column> : column_is<Column::tricks> {};
template <> struct action<grammar::honours_column> : column_is<Column::honours> {};
template <> struct action<grammar::slam_column> : column_is<Column::slam> {};
template <> struct action<grammar::chicane_column> : column_is<Column::chicane> {};
template <> struct action<grammar::penalty_column> : column_is<Column::penalty> {};
template <> struct action<grammar::bonus_column> : column_is<Column::bonus> {};
template <> struct action<grammar::game_column> : column_is<Column::game> {};
template <> struct action<grammar::rubber_column> : column_is<Column::rubber> {};
template <> struct action<grammar::sum_column> : column_is<Column::sum> {};

// ---- marks

template <> struct action<grammar::by_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.who = seat_of(*in.begin()); }
};
template <> struct action<grammar::by_side> {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.who = side_of_letter(*in.begin()); }
};
/// `by ?`: flag, but flag2 of a cut, as verbs.def has it; the verb is known only afterwards.
template <> struct action<grammar::by_unknown> : raises<&Statement::flag> {};

template <> struct action<grammar::cut_for> : seat_acted_upon {};
template <> struct action<grammar::cut_at> : counts_into<&Statement::number> {};
template <> struct action<grammar::shown_card> : card_into<&Statement::card> {};
template <> struct action<grammar::shown_unknown> : raises<&Statement::flag3> {};
template <> struct action<grammar::with_confusion> : manner_is<1> {};
template <> struct action<grammar::in_doubt> : manner_is<2> {};
template <> struct action<grammar::pack_was_cut> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::pack_cut;
        line.statement.flag2 = line.statement.flag;
        line.statement.flag = false;
    }
};
template <> struct action<grammar::pack_not_cut> : is<Verb::pack_not_cut> {};

template <PackFault F> struct pack_fault_is {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::pack_is;
        line.statement.choice = static_cast<std::uint8_t>(F);
    }
};
template <> struct action<grammar::faulty_card> : card_into<&Statement::card> {};
template <> struct action<grammar::card_place> : counts_into<&Statement::number> {};
template <> struct action<grammar::pack_lacks> : pack_fault_is<PackFault::lacks> {};
template <> struct action<grammar::pack_twice> : pack_fault_is<PackFault::twice> {};
template <> struct action<grammar::pack_faced> : pack_fault_is<PackFault::faced> {};
template <> struct action<grammar::pack_of_other> : pack_fault_is<PackFault::of_other> {};

template <> struct action<grammar::dealt> : is<Verb::dealt> {};
template <> struct action<grammar::dummy_down> : is<Verb::dummy_down> {};
template <> struct action<grammar::dummy_not_down> : is<Verb::dummy_not_down> {};
template <> struct action<grammar::gathered> : is<Verb::gathered> {};
template <> struct action<grammar::quitted> : is<Verb::quitted> {};
template <> struct action<grammar::not_quitted> : is<Verb::not_quitted> {};
template <> struct action<grammar::lead_not_asked> : is<Verb::not_asked> {};
template <> struct action<grammar::not_taken_up> : is<Verb::not_taken_up> {};
template <> struct action<grammar::agreed_game> : is<Verb::agreed_game> {};
template <> struct action<grammar::agreed_rubber> : is<Verb::agreed_rubber> {};
template <> struct action<grammar::thrown_in> : is<Verb::thrown_in> {};

// ---- facts: kept in line.fact until it is known whether a log states one, a block tells it, or `expect` demands it

template <> struct action<grammar::fact_side> {
    template <class Input> static void apply(const Input& in, Line& line) { line.fact.side = side_in(in, line); }
};
template <> struct action<grammar::fact_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { line.fact.who = seat_of(*in.begin()); }
};
template <> struct action<grammar::fact_number> {
    template <class Input> static void apply(const Input& in, Line& line) { line.fact.number = number_in<int>(in); }
};
template <> struct action<grammar::fact_by> {
    static void apply0(Line& line) { line.fact.by = true; }
};
template <> struct action<grammar::fact_unknown> {
    static void apply0(Line& line) { line.fact.unknown = true; }
};
template <HonoursLie L> struct honours_lie {
    static void apply0(Line& line) { line.fact.lie = L; }
};
template <> struct action<grammar::divided> : honours_lie<HonoursLie::divided> {};
template <> struct action<grammar::in_one_hand> : honours_lie<HonoursLie::in_one_hand> {};
template <> struct action<grammar::some_in_one_hand> : honours_lie<HonoursLie::some_in_one_hand> {};
template <> struct action<grammar::in_one_number> {
    template <class Input> static void apply(const Input& in, Line& line) { line.fact.in_one = number_in<int>(in); }
};

template <> struct action<grammar::result> {
    static void apply0(Line& line)
    {
        auto& s = line.statement;
        s.verb = Verb::result;
        s.side = line.fact.side;
        s.number = static_cast<std::uint32_t>(line.fact.number);
        s.flag = line.fact.by;
        s.flag2 = line.fact.unknown;
    }
};
template <> struct action<grammar::honours> {
    static void apply0(Line& line)
    {
        auto& s = line.statement;
        s.verb = Verb::honours;
        s.side = line.fact.side;
        s.number = static_cast<std::uint32_t>(line.fact.number);
        s.choice = static_cast<std::uint8_t>(line.fact.lie);
        s.number2 = static_cast<std::uint32_t>(line.fact.in_one);
    }
};
template <> struct action<grammar::chicane> {
    static void apply0(Line& line)
    {
        auto& s = line.statement;
        s.verb = Verb::chicane;
        s.side = line.fact.side;
        s.who = line.fact.who;
        s.flag = line.fact.unknown;
    }
};

template <> struct action<grammar::tally> : is<Verb::tally> {};
template <> struct action<grammar::standing> : is<Verb::standing> {};
template <> struct action<grammar::games> : is<Verb::games> {};
template <> struct action<grammar::carried> : is<Verb::carried> {};
template <> struct action<grammar::trick_won> : is<Verb::won_by> {};
template <> struct action<grammar::winning_side> : action<grammar::backed_side> {};
template <> struct action<grammar::game_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::game_is_won> : is<Verb::game_won> {};
template <> struct action<grammar::game_is_agreed> : is<Verb::agreed_game> {};
template <> struct action<grammar::game_begins> : is<Verb::game> {};
template <> struct action<grammar::rubber_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::rubber_is_won> : is<Verb::rubber_won> {};
template <> struct action<grammar::rubber_is_agreed> : is<Verb::agreed_rubber> {};
template <> struct action<grammar::rubber_begins> : is<Verb::rubber> {};
template <> struct action<grammar::score_is_agreed> : is<Verb::agreed_rubber> {};
template <> struct action<grammar::score_written> : is<Verb::score> {};

// ---- written blocks

template <> struct action<grammar::entry> : is<Verb::entry> {};
template <> struct action<grammar::column> : is<Verb::column> {};
template <> struct action<grammar::total> : is<Verb::total> {};
template <> struct action<grammar::bonus> : is<Verb::bonus> {};
template <> struct action<grammar::sum> : is<Verb::sum> {};
template <> struct action<grammar::from> : is<Verb::from> {};
template <> struct action<grammar::doubled_once> {
    static void apply0(Line& line) { line.statement.number = 1; }
};
template <> struct action<grammar::doubled_twice> {
    static void apply0(Line& line) { line.statement.number = 2; }
};
template <> struct action<grammar::not_played> : raises<&Statement::flag> {};
template <> struct action<grammar::doublings> : counts_into<&Statement::number> {};

template <Verb V> struct tells {
    static void apply0(Line& line)
    {
        line.fact.verb = V;
        if (V == Verb::demands) line.fact.taking = line.remedy.word;
        line.section.told.push_back(line.fact);
        line.fact = Told();
    }
};
template <> struct action<grammar::told_result> : tells<Verb::result> {};
template <> struct action<grammar::not_called> {
    static void apply0(Line& line) { line.fact.not_called = true; }
};
template <> struct action<grammar::told_honours> : tells<Verb::honours> {};
template <> struct action<grammar::told_chicane> : tells<Verb::chicane> {};
template <> struct action<grammar::told_taking> : tells<Verb::demands> {};

template <> struct action<grammar::noticed> : is<Verb::noticed> {};
template <> struct action<grammar::noticed_after> : raises<&Statement::flag> {};
template <> struct action<grammar::at_next_cut> : chooses<NoticedAt::next_cut> {};
template <> struct action<grammar::at_next_deal> : chooses<NoticedAt::next_deal> {};
template <> struct action<grammar::at_next_make> : chooses<NoticedAt::next_make> {};
template <> struct action<grammar::at_agreement> : chooses<NoticedAt::agreement> {};

// ---- expect

template <> struct action<grammar::expect_word> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::expect;
        line.expectation = &line.section.expectations.emplace_back();
        line.ref = &line.expectation->ref;
        line.seats = &line.expectation->entitled;
    }
};
template <> struct action<grammar::if_so> {
    static void apply0(Line& line) { line.expectation->when = Expectation::If::so; }
};
template <> struct action<grammar::if_not> {
    static void apply0(Line& line) { line.expectation->when = Expectation::If::not_so; }
};
template <Expectation::What W> struct expects {
    static void apply0(Line& line) { line.expectation->what = W; }
};
template <> struct action<grammar::expect_nothing> : expects<Expectation::What::nothing> {};
template <> struct action<grammar::expect_none> : expects<Expectation::What::no_kind> {};
template <> struct action<grammar::expect_kind> : expects<Expectation::What::kind> {};
template <> struct action<grammar::expect_score> : expects<Expectation::What::score> {};
template <> struct action<grammar::expect_standing> : expects<Expectation::What::standing> {};
template <> struct action<grammar::expect_tally> : expects<Expectation::What::tally> {};
template <> struct action<grammar::expect_slip> : expects<Expectation::What::slip> {};
template <> struct action<grammar::expect_result> {
    static void apply0(Line& line)
    {
        auto& e = *line.expectation;
        e.what = Expectation::What::result;
        e.side = line.fact.side;
        e.number = line.fact.number;
        e.by = line.fact.by;
    }
};
template <Expectation::What W> struct expects_of_side {
    static void apply0(Line& line)
    {
        line.expectation->what = W;
        line.expectation->side = line.statement.side;
        line.statement.side = SideName();
    }
};
template <> struct action<grammar::expect_rubber> : expects_of_side<Expectation::What::rubber_won> {};
template <> struct action<grammar::expect_game> : expects_of_side<Expectation::What::game_won> {};
template <> struct action<grammar::slip_instead> {
    template <class Input> static void apply(const Input& in, Line& line) { line.expectation->slip_for = number_in<Points>(in); }
};

template <> struct action<grammar::lawref_begins> {
    static void apply0(Line& line) { line.section.laws.emplace_back(); }
};
template <> struct action<grammar::law_book> {
    template <class Input> static void apply(const Input& in, Line& line) { line.section.laws.back().book = in.string_view(); }
};
template <> struct action<grammar::law_number> {
    template <class Input> static void apply(const Input& in, Line& line) { line.section.laws.back().law = in.string_view(); }
};
template <> struct action<grammar::entitled> {
    static void apply0(Line& line) { line.expectation->entitled_said = true; }
};
template <> struct action<grammar::in_book> {
    template <class Input> static void apply(const Input& in, Line& line) { line.expectation->in_book = in.string_view(); }
};
template <> struct action<grammar::clause_status> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        const auto written = in.string_view();  // with the blanks behind it
        line.expectation->status = written.substr(0, written.find_first_of(" \t\xc2"));
    }
};
template <> struct action<grammar::fact_name> : action<grammar::option_name> {};
template <> struct action<grammar::fact_value> : action<grammar::option_value> {};

}  // namespace hoyle::log
