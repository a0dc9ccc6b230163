// Actions of the grammar: what is called, demanded or elected, and what is offered by an expectation.
#pragma once

#include "log/actions_acts.hpp"

namespace hoyle::log {

// ---- remedies: put together in line.remedy

template <RemedyWord W> struct remedy_is {
    static void apply0(Line& line) { line.remedy.word = W; }
};
template <> struct action<grammar::asked_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { line.remedy.on = seat_of(*in.begin()); }
};
template <> struct action<grammar::asked_card> {
    template <class Input> static void apply(const Input& in, Line& line) { line.remedy.card = read_card(in.string_view()); }
};
template <> struct action<grammar::chosen_card> : action<grammar::asked_card> {};
template <> struct action<grammar::trumps_word> {
    static void apply0(Line& line) { line.remedy.trumps = true; }
};
template <> struct action<grammar::remedy_trick> {
    template <class Input> static void apply(const Input& in, Line& line) { line.remedy.trick = number_in<std::uint8_t>(in); }
};
template <> struct action<grammar::call_on> {
    static void apply0(Line& line) { line.remedy.on_form = true; }
};
template <> struct action<grammar::to_play> : remedy_is<RemedyWord::call_card> {};
template <> struct action<grammar::to_lead> : remedy_is<RemedyWord::call_suit> {};
template <> struct action<grammar::to_win> : remedy_is<RemedyWord::win> {};
template <> struct action<grammar::not_to_win> : remedy_is<RemedyWord::not_win> {};
template <> struct action<grammar::to_make> : remedy_is<RemedyWord::make> {};
template <> struct action<grammar::call_highest> : remedy_is<RemedyWord::highest> {};
template <> struct action<grammar::call_lowest> : remedy_is<RemedyWord::lowest> {};
template <> struct action<grammar::call_card> : remedy_is<RemedyWord::call_card> {};
template <> struct action<grammar::call_suit> : remedy_is<RemedyWord::call_suit> {};
template <> struct action<grammar::bar_card> : remedy_is<RemedyWord::bar_card> {};
template <> struct action<grammar::bar_suit> : remedy_is<RemedyWord::bar_suit> {};
template <RemedyWord W> struct bar_is {  // `calls on S not to play CJ` is `bars CJ from S`
    static void apply0(Line& line) { line.remedy.word = W, line.remedy.on_form = false; }
};
template <> struct action<grammar::not_to_play> : bar_is<RemedyWord::bar_card> {};
template <> struct action<grammar::not_to_lead> : bar_is<RemedyWord::bar_suit> {};
template <> struct action<grammar::choose_card> : remedy_is<RemedyWord::choose_card> {};
template <> struct action<grammar::take_two> : remedy_is<RemedyWord::take_two> {};
template <> struct action<grammar::takes_two> : remedy_is<RemedyWord::take_two> {};
template <> struct action<grammar::take_three> : remedy_is<RemedyWord::take_three> {};
template <> struct action<grammar::takes_three> : remedy_is<RemedyWord::take_three> {};
template <> struct action<grammar::deduct_three> : remedy_is<RemedyWord::deduct_three> {};
template <> struct action<grammar::add_three> : remedy_is<RemedyWord::add_three> {};
template <> struct action<grammar::the_redouble> {
    static void apply0(Line& line) { line.remedy.redouble = true; }
};
template <> struct action<grammar::accepts> : remedy_is<RemedyWord::accept> {};
template <> struct action<grammar::lets_double_stand> : remedy_is<RemedyWord::accept> {};
template <> struct action<grammar::refuses_double> : remedy_is<RemedyWord::refuse> {};
template <> struct action<grammar::accept_atom> : remedy_is<RemedyWord::accept> {};
template <> struct action<grammar::ignores> : remedy_is<RemedyWord::ignore_make> {};
template <> struct action<grammar::new_deal> : remedy_is<RemedyWord::new_deal> {};
template <> struct action<grammar::new_cut> : remedy_is<RemedyWord::recut> {};
template <> struct action<grammar::new_shuffle> : remedy_is<RemedyWord::reshuffle> {};
template <> struct action<grammar::misdeal> : remedy_is<RemedyWord::misdeal> {};
template <> struct action<grammar::play_out> : remedy_is<RemedyWord::play_out> {};
template <> struct action<grammar::withdrawal> : remedy_is<RemedyWord::withdrawal> {};
template <> struct action<grammar::sight_of> : remedy_is<RemedyWord::sight_of> {};
template <> struct action<grammar::stakes_from> : remedy_is<RemedyWord::stakes_from> {};
template <> struct action<grammar::payer> {
    static void apply0(Line& line) { line.remedy.name = line.word; }
};
template <> struct action<grammar::deal_by> : remedy_is<RemedyWord::deal_by> {};
template <> struct action<grammar::remedy_pack_colour> {
    template <class Input> static void apply(const Input& in, Line& line) { line.remedy.pack = in.string_view(); }
};
template <> struct action<grammar::hand_down> : remedy_is<RemedyWord::hand_down> {};
template <> struct action<grammar::trump_card_down> : remedy_is<RemedyWord::trump_card_down> {};
template <> struct action<grammar::let_it_stand> : remedy_is<RemedyWord::let_stand> {};
template <> struct action<grammar::waive> : remedy_is<RemedyWord::let_stand> {};

/// The remedy is whole: it goes on the Section's list.
template <class Input> void add_remedy(const Input& in, Line& line)
{
    auto written = in.string_view();
    while (!written.empty() && (written.back() == ' ' || written.back() == '\t')) written.remove_suffix(1);
    line.remedy.span = line.span(written);
    line.section.remedies.push_back(line.remedy);
    line.remedy = Remedy();
    line.statement.suit.reset();
}

/// The act is a demand, whatever its verb: what is demanded is in line.remedy.
struct demands_it {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.statement.verb = Verb::demands;
        add_remedy(in, line);
    }
};
template <> struct action<grammar::calls_for_play> : demands_it {};
template <> struct action<grammar::bars_it> : demands_it {};
template <> struct action<grammar::demands> : demands_it {};
template <> struct action<grammar::claims_deal> : demands_it {};
template <> struct action<grammar::asks_for_deal> : demands_it {};
template <> struct action<grammar::elects_it> : demands_it {};
template <> struct action<grammar::deducts_or_adds> : demands_it {};
template <> struct action<grammar::takes_some> : demands_it {};
template <> struct action<grammar::chooses_card> : demands_it {};
template <> struct action<grammar::accepts_it> : demands_it {};
template <> struct action<grammar::lets_the_double_stand> : demands_it {};
template <> struct action<grammar::refuses_it> : demands_it {};
template <> struct action<grammar::ignores_it> : demands_it {};

/// `for ...` behind an atom is the remedy's own, not what the line is about.
template <> struct action<grammar::atom_for_word> {
    static void apply0(Line& line) { line.ref = &line.remedy.for_what; }
};
template <> struct action<grammar::suggests_remedy> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.statement.verb = Verb::suggests_remedy;
        add_remedy(in, line);
    }
};
/// What a ruling must offer.
template <> struct action<grammar::offered_atom> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        auto& list = line.expectation->offering;
        const auto next = static_cast<std::uint32_t>(line.section.remedies.size());
        if (list.empty()) list.first = next;
        else if (list.first + list.count != next) throw Refusal{in.string_view(), "what a ruling offers stands in one list: `offering take three, add three`"};
        ++list.count;
        add_remedy(in, line);
    }
};
template <> struct action<grammar::best_atom> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.expectation->best = {static_cast<std::uint32_t>(line.section.remedies.size()), 1};
        add_remedy(in, line);
    }
};

template <> struct action<grammar::waives> : is<Verb::waives> {};
template <> struct action<grammar::lets_it_stand> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::waives;
        line.statement.flag = true;
    }
};
template <> struct action<grammar::obeys> : is<Verb::obeys> {};
template <> struct action<grammar::disobeys> : is<Verb::disobeys> {};

}  // namespace hoyle::log
