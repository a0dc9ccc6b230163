// Actions of the grammar: headings and the evening.
#pragma once

#include "log/actions_play.hpp"

namespace hoyle::log {

// ---- headings

template <> struct action<grammar::title> : is<Verb::title> {};
template <> struct action<grammar::date> : is<Verb::date> {};
template <> struct action<grammar::date_words> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        const std::string_view words = in.string_view();
        line.statement.text = words.substr(0, words.find_last_not_of(" \t.") + 1);
    }
};
template <> struct action<grammar::chair_words> {
    template <class Input> static void apply(const Input& in, Line& line) { line.word = in.string_view(); }
};
template <> struct action<grammar::chair_initial> : action<grammar::chair_words> {};
template <> struct action<grammar::laws> : is<Verb::laws> {};
template <> struct action<grammar::code_word> : word_into<&Statement::word> {};
template <> struct action<grammar::option_name> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.section.options.push_back({in.string_view(), {}, line.span(in.string_view())});
    }
};
template <> struct action<grammar::option_value> {
    template <class Input> static void apply(const Input& in, Line& line) { line.section.options.back().value = in.string_view(); }
};

template <> struct action<grammar::stakes> : is<Verb::stakes> {};
template <> struct action<grammar::no_stakes> : raises<&Statement::flag> {};
template <> struct action<grammar::unit> : word_into<&Statement::word> {};
template <> struct action<grammar::per_points> : counts_into<&Statement::number> {};
template <> struct action<grammar::one_point> {
    static void apply0(Line& line) { line.statement.number = 1; }
};
/// Thousandths: 2.5 is 2500.
template <> struct action<grammar::money> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        std::int64_t thousandths = 0;
        int decimals = -1;
        for (const char c : in.string_view()) {
            if (c == '.') {
                decimals = 0;
                continue;
            }
            thousandths = thousandths * 10 + (c - '0');
            if (decimals >= 0) ++decimals;
        }
        for (int i = decimals < 0 ? 0 : decimals; i < 3; ++i) thousandths *= 10;
        line.statement.amount = thousandths;
    }
};

template <> struct action<grammar::table> {
    static void apply0(Line& line)
    {
        line.statement.verb = Verb::table;
        for (const Seat seat : all_seats) line.section.names.push_back(line.chairs[seat]);
    }
};
template <> struct action<grammar::chair_seat> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.chair = seat_of(*in.begin());
        if (line.chairs_taken.has(line.chair)) throw Refusal{in.string_view(), std::string(name_of(line.chair)) + " has a player already on this line"};
        line.chairs_taken |= line.chair;
    }
};
template <> struct action<grammar::chair_name> {
    static void apply0(Line& line) { line.chairs[line.chair] = line.word; }
};

template <> struct action<grammar::deal_void> : is<Verb::deal_void> {};
template <> struct action<grammar::deal_heading> : is<Verb::deal> {};
template <> struct action<grammar::number_of_deal> : counts_into<&Statement::number> {};
template <> struct action<grammar::dealer_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.who = seat_of(*in.begin()); }
};
template <> struct action<grammar::dealer_unknown> : raises<&Statement::flag> {};
/// His seat is known from `table`, when the deal is replayed.
template <> struct action<grammar::dealer_name> {
    static void apply0(Line& line) { line.statement.name = line.word; }
};
template <> struct action<grammar::hands> : is<Verb::hands> {};
template <> struct action<grammar::first_hand_seat> : seat_acted_upon {};
template <> struct action<grammar::hand> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.section.hands.push_back(read_hand(in.string_view(), line.span(in.string_view())));
    }
};
template <> struct action<grammar::block> : is<Verb::block> {};

// ---- the evening

template <> struct action<grammar::cut> : is<Verb::cut> {};
template <> struct action<grammar::recut> : is<Verb::recut> {};
template <> struct action<grammar::for_places> : chooses<Purpose::places> {};
template <> struct action<grammar::for_partners> : chooses<Purpose::partners> {};
template <> struct action<grammar::for_deal> : chooses<Purpose::deal> {};
template <> struct action<grammar::for_going_out> : chooses<Purpose::going_out> {};
template <> struct action<grammar::drawn_name> {
    static void apply0(Line& line) { line.section.draws.push_back({line.word, {}, {}}); }
};
template <> struct action<grammar::drawn_card> {
    template <class Input> static void apply(const Input& in, Line& line) { add_card(in, line.section.draws.back().cards); }
};
template <> struct action<grammar::another_drawn_card> : action<grammar::drawn_card> {};
template <> struct action<grammar::drawn_pack_colour> {
    template <class Input> static void apply(const Input& in, Line& line) { line.section.draws.back().pack = in.string_view(); }
};

template <> struct action<grammar::bets> : is<Verb::bet> {};
template <> struct action<grammar::other_bystander> : raises<&Statement::flag2> {};
template <> struct action<grammar::other_bettor> : name_into<&Statement::text> {};
template <> struct action<grammar::on_rubber> : chooses<BetOn::rubber> {};
template <> struct action<grammar::on_game> : chooses<BetOn::game> {};
template <> struct action<grammar::on_score> : chooses<BetOn::score> {};
template <> struct action<grammar::on_odd_trick> : chooses<BetOn::odd_trick> {};
template <> struct action<grammar::backed_side> {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.side = side_in(in, line); }
};

template <> struct action<grammar::table_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::rubbers_played> : counts_into<&Statement::number> {};
template <> struct action<grammar::arrives> : is<Verb::arrives> {};
template <> struct action<grammar::belongs> : is<Verb::belongs> {};
template <> struct action<grammar::declares_in> : is<Verb::declares_in> {};
template <> struct action<grammar::asks_to_join> : is<Verb::declares_in> {};
template <> struct action<grammar::claims_admission> : is<Verb::admission> {};
template <> struct action<grammar::chosen_seat> : seat_acted_upon {};
template <> struct action<grammar::chooses_a_seat> : is<Verb::chooses_seat> {};
template <> struct action<grammar::chooses_a_pack> : is<Verb::chooses_seat> {};
template <> struct action<grammar::has_played> : is<Verb::has_played> {};
template <> struct action<grammar::retires> : is<Verb::goes_out> {};
template <> struct action<grammar::goes_out> : is<Verb::goes_out> {};
template <> struct action<grammar::leaves_table> : is<Verb::leaves_table> {};
template <> struct action<grammar::joins> : is<Verb::joins> {};
template <> struct action<grammar::makes_a_fourth> : raises<&Statement::flag> {};
template <> struct action<grammar::means_to_return> : is<Verb::means_return> {};
template <> struct action<grammar::plays_for> : is<Verb::plays_for> {};
template <> struct action<grammar::played_for> : name_into<&Statement::text> {};
template <> struct action<grammar::consenting_name> {
    static void apply0(Line& line) { line.section.names.push_back(line.word); }
};
template <> struct action<grammar::without_consent> : raises<&Statement::flag> {};
template <> struct action<grammar::returns> : is<Verb::returns> {};

}  // namespace hoyle::log
