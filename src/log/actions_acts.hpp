// Actions of the grammar: who does or says what.
#pragma once

#include "log/actions_facts.hpp"

namespace hoyle::log {

// ---- who acts

template <> struct action<grammar::bystander_name> {
    static void apply0(Line& line)
    {
        line.statement.bystander = true;
        line.statement.name = line.word;
    }
};
template <> struct action<grammar::acting_name> {
    static void apply0(Line& line)
    {
        line.names_act = true;
        ++line.names_acting;
        line.section.names.push_back(line.word);
    }
};
template <> struct action<grammar::another_name> : action<grammar::acting_name> {};
template <> struct action<grammar::who> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.subject = in.string_view();
        line.subject = line.subject.substr(0, line.subject.find_last_not_of(" \t") + 1);
    }
};
template <> struct action<grammar::disputed_word> {
    static void apply0(Line& line)
    {
        line.statement.disputed = true;
        line.unknown = &line.party_unknown;
        line.seats = &line.statement.disputed_a;
    }
};
template <> struct action<grammar::disputing_first> {
    static void apply0(Line& line) { line.seats = &line.statement.disputed_b; }
};
template <> struct action<grammar::disputed_what> {
    static void apply0(Line& line)
    {
        line.seats = &line.statement.who;
        line.unknown = &line.statement.who_unknown;
    }
};

// ---- parts that many acts have

template <> struct action<grammar::whom> : seat_acted_upon {};
template <> struct action<grammar::act_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::act_trick> : counts_into<&Statement::trick> {};
template <> struct action<grammar::act_card> : card_into<&Statement::card> {};
template <> struct action<grammar::second_card> : card_into<&Statement::card2> {};
template <> struct action<grammar::act_word> : word_into<&Statement::word> {};
template <> struct action<grammar::one_of_cards> {
    template <class Input> static void apply(const Input& in, Line& line) { add_card(in, line.statement.cards); }
};
template <> struct action<grammar::his_hand> : raises<&Statement::flag> {};

template <Suit S> struct suit_is {
    static void apply0(Line& line)
    {
        line.statement.suit = S;
        line.remedy.suit = S;
    }
};
template <> struct action<grammar::spades_word> : suit_is<Suit::spades> {};
template <> struct action<grammar::hearts_word> : suit_is<Suit::hearts> {};
template <> struct action<grammar::diamonds_word> : suit_is<Suit::diamonds> {};
template <> struct action<grammar::clubs_word> : suit_is<Suit::clubs> {};

// ---- dealing

template <> struct action<grammar::shuffles> : is<Verb::shuffles> {};
template <> struct action<grammar::below_table> : manner_is<ShuffleManner::below_table> {};
template <> struct action<grammar::faces_seen> : manner_is<ShuffleManner::faces_seen> {};
template <> struct action<grammar::during_play> : manner_is<ShuffleManner::during_play> {};
template <> struct action<grammar::into_packets> : manner_is<ShuffleManner::into_packets> {};
template <> struct action<grammar::across_table> : manner_is<ShuffleManner::across_table> {};
template <> struct action<grammar::second_time> : manner_is<ShuffleManner::second_time> {};
template <> struct action<grammar::collects> : is<Verb::collects> {};
template <> struct action<grammar::presents> : is<Verb::presents> {};
template <> struct action<grammar::deals_for> : is<Verb::deals_for> {};
template <> struct action<grammar::deals_packets> : is<Verb::deals_packets> {};
template <> struct action<grammar::deals_cards> : is<Verb::deals_cards> {};
template <> struct action<grammar::deals_card> : is<Verb::deals_card> {};
template <> struct action<grammar::first_dealt> {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.number = line.statement.number2 = number_in<std::uint32_t>(in); }
};
template <> struct action<grammar::next_dealt> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        if (number_in<std::uint32_t>(in) != line.statement.number2 + 1) throw Refusal{in.string_view(), "cards dealt together follow one another: 23+24"};
        ++line.statement.number2;
    }
};
/// Face up or down: Face of a card dealt, Dropped of one dropped. `drops` puts its own in after.
template <> struct action<grammar::face_up> : chooses<Face::up> {};
template <> struct action<grammar::face_down> : chooses<Face::down> {};

template <> struct action<grammar::looks> : is<Verb::looks> {};
template <> struct action<grammar::at_hand_of> : chooses<LooksAt::hand_of> {};
template <> struct action<grammar::at_own_hand> : chooses<LooksAt::own_hand> {};
template <> struct action<grammar::at_card> : chooses<LooksAt::card> {};
template <> struct action<grammar::at_trump_card> : chooses<LooksAt::trump_card> {};
template <> struct action<grammar::at_last_trick> : chooses<LooksAt::last_trick> {};
template <> struct action<grammar::at_a_trick> : chooses<LooksAt::trick> {};
template <> struct action<grammar::to_count> : raises<&Statement::flag> {};
template <> struct action<grammar::touches> : is<Verb::touches> {};
template <> struct action<grammar::arranging> : raises<&Statement::flag> {};
template <> struct action<grammar::counts> : is<Verb::counts> {};
template <> struct action<grammar::counts_pack> : chooses<Counts::pack> {};
template <> struct action<grammar::counts_dealt> : chooses<Counts::dealt_cards> {};
template <> struct action<grammar::counts_tricks> : chooses<Counts::tricks> {};
template <> struct action<grammar::fearing_misdeal> : raises<&Statement::flag> {};
template <> struct action<grammar::turns_up> : is<Verb::turns_up> {};
template <> struct action<grammar::interrupts> : is<Verb::interrupts> {};
template <> struct action<grammar::about_score> : chooses<About::score> {};
template <> struct action<grammar::about_turn> : chooses<About::turn> {};
template <> struct action<grammar::rightly> {
    static void apply0(Line& line) { line.statement.choice2 = 1; }
};
template <> struct action<grammar::wrongly> {
    static void apply0(Line& line) { line.statement.choice2 = 2; }
};
template <> struct action<grammar::allows> : is<Verb::allows> {};
template <> struct action<grammar::forbids> : is<Verb::forbids> {};
template <> struct action<grammar::to_shuffle> : chooses<Doing::shuffle> {};
template <> struct action<grammar::to_cut> : chooses<Doing::cut> {};
template <> struct action<grammar::to_deal> : chooses<Doing::deal> {};
template <> struct action<grammar::to_double> : chooses<Doing::double_> {};
template <> struct action<grammar::to_redouble> : chooses<Doing::redouble> {};
template <> struct action<grammar::to_lead_off> : chooses<Doing::lead> {};
template <> struct action<grammar::held_of_pack> : is<Verb::holds_of> {};
template <> struct action<grammar::held_in_sight> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::shows;
        line.statement.flag2 = true;
        line.statement.cards = CardSet::of(line.statement.card);
        line.statement.card = Card();
    }
};
template <> struct action<grammar::held> {  // `E held 12 cards` is `E took up 12`
    static void apply0(Line& line) { line.statement.verb = line.statement.verb == Verb::took_up ? Verb::took_up : Verb::held; }
};
template <> struct action<grammar::held_in_all> : is<Verb::took_up> {};
template <> struct action<grammar::held_none> : raises<&Statement::flag> {};
template <> struct action<grammar::suit_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::took_up> : is<Verb::took_up> {};
template <> struct action<grammar::took_up_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::finds> : is<Verb::finds> {};
template <> struct action<grammar::on_floor> : chooses<Found::floor> {};
template <> struct action<grammar::in_trick> : chooses<Found::trick> {};
template <> struct action<grammar::in_pack> : chooses<Found::other_pack> {};
template <> struct action<grammar::is_torn> : chooses<Found::torn> {};
template <> struct action<grammar::is_marked> : chooses<Found::marked> {};
template <> struct action<grammar::forgets> : is<Verb::forgets_trump> {};

// ---- declaring, doubling, talk

template <> struct action<grammar::makes> : is<Verb::makes> {};
template <Strain S> struct strain_is {
    static void apply0(Line& line) { line.statement.strain = S; }
};
template <> struct action<grammar::makes_spades> : strain_is<Strain::spades> {};
template <> struct action<grammar::makes_hearts> : strain_is<Strain::hearts> {};
template <> struct action<grammar::makes_diamonds> : strain_is<Strain::diamonds> {};
template <> struct action<grammar::makes_clubs> : strain_is<Strain::clubs> {};
template <> struct action<grammar::makes_no_trumps> : strain_is<Strain::no_trump> {};
template <> struct action<grammar::passes> : is<Verb::passes> {};
template <> struct action<grammar::leaves_it> : is<Verb::passes> {};
template <> struct action<grammar::doubles_once> : is<Verb::doubles> {};
template <> struct action<grammar::doubles_again> : is<Verb::redoubles> {};
template <> struct action<grammar::goes_over> : is<Verb::doubles> {};
template <> struct action<grammar::goes_over_again> : is<Verb::redoubles> {};
template <> struct action<grammar::redoubles> : is<Verb::redoubles> {};
template <> struct action<grammar::is_satisfied> : is<Verb::satisfied> {};

template <> struct action<grammar::says_pass> : is<Verb::passes> {};
template <> struct action<grammar::says_strain> : is<Verb::makes> {};
template <> struct action<grammar::says_may_i> : is<Verb::asks_lead> {};
template <> struct action<grammar::says_redouble> : is<Verb::redoubles> {};
template <> struct action<grammar::says_double> : is<Verb::doubles> {};
template <> struct action<grammar::says_satisfied> : is<Verb::satisfied> {};
template <> struct action<grammar::says_ours> : is<Verb::says_ours> {};
template <> struct action<grammar::says_rest> : is<Verb::claims_rest> {};
struct says_in_quotes {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::says;
        line.statement.text = line.word;
    }
};
template <> struct action<grammar::says_text> : says_in_quotes {};
template <> struct action<grammar::asks_text> : says_in_quotes {};
template <> struct action<grammar::asks_him_text> : says_in_quotes {};
template <Answer A> struct answers_so {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::answers;
        line.statement.choice = static_cast<std::uint8_t>(A);
    }
};
template <> struct action<grammar::says_yes> : answers_so<Answer::yes> {};
template <> struct action<grammar::says_no> : answers_so<Answer::no> {};
template <> struct action<grammar::says_none> : answers_so<Answer::none> {};
template <> struct action<grammar::says_some> : answers_so<Answer::some> {};
template <> struct action<grammar::says_nothing> : answers_so<Answer::nothing> {};

template <> struct action<grammar::may_i> : is<Verb::asks_lead> {};
template <> struct action<grammar::asks_to_lead> : is<Verb::asks_lead> {};
template <> struct action<grammar::asks_for_placing> : is<Verb::asks_placing> {};
template <> struct action<grammar::placing_for_partner> : raises<&Statement::flag> {};
template <> struct action<grammar::asks_trump_card> : is<Verb::asks_trump_card> {};
template <> struct action<grammar::asks_trump_suit> : is<Verb::asks_trump_suit> {};
template <> struct action<grammar::asks_who> : is<Verb::asks_who> {};
template <> struct action<grammar::asks_obedience> : is<Verb::asks_obedience> {};
template <> struct action<grammar::asks_suit> : is<Verb::asks_none> {};
template <> struct action<grammar::remarks> : is<Verb::remarks> {};
template <> struct action<grammar::warns> : is<Verb::warns> {};
template <> struct action<grammar::points_out> : is<Verb::points_out> {};
template <> struct action<grammar::suggests_card> : is<Verb::suggests_card> {};
template <> struct action<grammar::by_touch> : chooses<SuggestedBy::touch> {};
template <> struct action<grammar::by_look> : chooses<SuggestedBy::look> {};
template <> struct action<grammar::etiquette> : is<Verb::etiquette> {};
template <> struct action<grammar::consults> : is<Verb::consults> {};
template <> struct action<grammar::informs> : is<Verb::informs> {};
template <> struct action<grammar::hurries> : is<Verb::hurries> {};

// ---- what is done with cards

template <> struct action<grammar::takes_back> : is<Verb::takes_back> {};
template <> struct action<grammar::withdraws> : is<Verb::takes_back> {};
template <> struct action<grammar::takes_cards_back> : is<Verb::takes_back> {};
template <> struct action<grammar::takes_up_trump> : is<Verb::takes_up_trump> {};
template <> struct action<grammar::changes_card> : is<Verb::changes> {};
template <> struct action<grammar::corrects_score> : is<Verb::corrects_score> {};
template <> struct action<grammar::new_points> : counts_into<&Statement::number> {};
template <> struct action<grammar::corrects_deal> : is<Verb::corrects_deal> {};
template <> struct action<grammar::challenges> : is<Verb::challenges> {};
template <> struct action<grammar::draws_card> : is<Verb::draws> {};
template <> struct action<grammar::drawn_unknown> : raises<&Statement::flag> {};
template <> struct action<grammar::names_trump> : is<Verb::names_trump> {};
template <> struct action<grammar::names_card> : is<Verb::names_card> {};
template <> struct action<grammar::quits_trick> : is<Verb::quitted> {};
template <> struct action<grammar::quits_card> : is<Verb::quits_card> {};
template <> struct action<grammar::gathers> : is<Verb::gathered> {};
template <> struct action<grammar::drops> : is<Verb::drops> {};
template <> struct action<grammar::dropped_on_floor> : chooses<Dropped::floor> {};
template <> struct action<grammar::dropped_face_up> : chooses<Dropped::face_up> {};
template <> struct action<grammar::dropped_face_down> : chooses<Dropped::face_down> {};
template <> struct action<grammar::snatched_back> : raises<&Statement::flag> {};
template <> struct action<grammar::shows> : is<Verb::shows> {};
template <> struct action<grammar::throws_down> : is<Verb::throws_down> {};
template <> struct action<grammar::believing> : raises<&Statement::flag2> {};
template <> struct action<grammar::lays_down> : is<Verb::lays_down> {};
template <> struct action<grammar::places_pack> : is<Verb::puts_pack> {};
template <> struct action<grammar::places_card> : is<Verb::places_card> {};
template <> struct action<grammar::restores> : is<Verb::restores> {};
template <> struct action<grammar::searches> : is<Verb::searches> {};
template <> struct action<grammar::mixes> : is<Verb::mixes> {};

// ---- claims

template <> struct action<grammar::tricks_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::claims_rest> : is<Verb::claims_rest> {};
template <> struct action<grammar::claims_tricks> : is<Verb::claims_tricks> {};
template <> struct action<grammar::claims_revoke> : is<Verb::claims_revoke> {};
template <> struct action<grammar::concedes_rest> : is<Verb::concedes_rest> {};
template <> struct action<grammar::concedes_tricks> : is<Verb::concedes_tricks> {};
template <> struct action<grammar::admits> : is<Verb::admits> {};
template <> struct action<grammar::denies> : is<Verb::denies> {};

// ---- seats, packs and honours

template <> struct action<grammar::packs_two> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::calls_new_cards;
        line.statement.number = 2;
    }
};
template <> struct action<grammar::packs_one> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::calls_new_cards;
        line.statement.number = 1;
    }
};
template <> struct action<grammar::calls_honours> : is<Verb::calls_honours> {};
template <> struct action<grammar::refuses_place> : is<Verb::refuses_place> {};
template <> struct action<grammar::leaves_seat> : is<Verb::leaves_seat> {};
template <> struct action<grammar::cuts> : is<Verb::pack_cut> {};

template <> struct action<grammar::for_word> {
    static void apply0(Line& line) { line.seats = &line.statement.favour; }
};
template <> struct action<grammar::decides> : is<Verb::decides> {};
template <> struct action<grammar::by_agreement> : raises<&Statement::flag> {};

}  // namespace hoyle::log
