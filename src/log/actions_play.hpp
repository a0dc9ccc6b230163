// Actions of the grammar: tricks, headings and the evening. What each rule means for the record of its line.
#pragma once

#include "grammar/session.hpp"
#include "log/line.hpp"

#include <charconv>

namespace hoyle::log {

template <class Rule>
struct action {};

/// The line is of this kind.
template <Verb V>
struct is {
    static void apply0(Line& line) { line.statement.verb = V; }
};
/// The statement's choice (the enum that verbs.def names) is this.
template <auto V>
struct chooses {
    static void apply0(Line& line) { line.statement.choice = static_cast<std::uint8_t>(V); }
};
template <auto Member>
struct raises {
    static void apply0(Line& line) { line.statement.*Member = true; }
};
template <std::uint8_t Bit>
struct manner_is {
    static void apply0(Line& line) { line.statement.manner |= Bit; }
};

template <class Number, class Input>
Number number_in(const Input& in)
{
    Number value{};
    const char* first = in.begin();
    if (first != in.end() && *first == '+') ++first;
    std::from_chars(first, in.end(), value);
    return value;
}
/// A number goes into this slot.
template <auto Member>
struct counts_into {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.*Member = number_in<std::uint32_t>(in); }
};
/// A word as written goes into this slot.
template <auto Member>
struct word_into {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.*Member = in.string_view(); }
};
/// The name or text just read goes into this slot.
template <auto Member>
struct name_into {
    static void apply0(Line& line) { line.statement.*Member = line.word; }
};
template <auto Member>
struct card_into {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.*Member = read_card(in.string_view()); }
};

inline Seat seat_of(char letter)
{
    switch (letter) {
    case 'N': case 'n': return Seat::north;
    case 'E': case 'e': return Seat::east;
    case 'S': case 's': return Seat::south;
    default: return Seat::west;
    }
}
inline Side side_of_letter(char letter) { return letter == 'N' || letter == 'n' ? Side::ns : Side::ew; }

struct seat_acted_upon {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.to = seat_of(*in.begin()); }
};

// ---- names, quoted text, sides

template <> struct action<grammar::bare_name> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.word = in.string_view();
        line.word_side.reset();
    }
};
template <> struct action<grammar::inside_straight> : action<grammar::bare_name> {};
template <> struct action<grammar::inside_curly> : action<grammar::bare_name> {};
template <> struct action<grammar::known_side> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.word = in.string_view();
        line.word_side = side_of_letter(*in.begin());
    }
};
/// The side just read.
template <class Input>
SideName side_in(const Input& in, const Line& line)
{
    return {line.word_side, line.word, line.span(in.string_view())};
}
template <> struct action<grammar::told_text> : name_into<&Statement::text> {};

// ---- packs, and what happened (`revoke by W at 5 in deal 2`)

template <> struct action<grammar::pack_colour> : word_into<&Statement::pack> {};
template <> struct action<grammar::deal_number> : counts_into<&Statement::deal> {};
template <> struct action<grammar::at_trick_number> : counts_into<&Statement::trick> {};

template <> struct action<grammar::kind> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.ref->kind = in.string_view();
        line.ref->span = line.span(in.string_view());
    }
};
template <> struct action<grammar::kind_by_seat> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.ref->by = seat_of(*in.begin()); }
};
template <> struct action<grammar::kind_by_side> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.ref->by = side_of_letter(*in.begin()); }
};
template <> struct action<grammar::kind_by_unknown> {
    static void apply0(Line& line) { line.ref->by_unknown = true; }
};
template <> struct action<grammar::kind_at_trick> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.ref->trick = number_in<std::uint8_t>(in); }
};
template <> struct action<grammar::kind_deal> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.ref->deal = number_in<std::uint32_t>(in); }
};

// ---- lists of seats

template <> struct action<grammar::listed_seat> {
    template <class Input>
    static void apply(const Input& in, Line& line) { *line.seats |= seat_of(*in.begin()); }
};
template <> struct action<grammar::listed_side> {
    template <class Input>
    static void apply(const Input& in, Line& line) { *line.seats |= side_of_letter(*in.begin()); }
};
template <> struct action<grammar::listed_all> {
    static void apply0(Line& line) { *line.seats = Seats::all(); }
};
template <> struct action<grammar::listed_unknown> {
    static void apply0(Line& line) { *line.unknown = true; }
};

// ---- tricks

struct seat_plays {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.turn = seat_of(*in.begin());
        line.turn_said = true;
    }
};
template <> struct action<grammar::leading_seat> : seat_plays {};
template <> struct action<grammar::playing_seat> : seat_plays {};
template <> struct action<grammar::joining> {
    static void apply0(Line& line) { line.joined = true; }
};

/// Who puts down the next card: the seat named; else the same again after a `+`; else the next to the left that has put down
/// none on this line.
inline Play& add_play(Line& line, std::string_view written)
{
    auto& plays = line.section.plays;
    Play play;
    play.span = line.span(written);
    play.joined = line.joined;
    play.seat_said = line.turn_said;
    if (line.turn_said) play.seat = line.turn;
    else if (line.joined) play.seat = plays.back().seat;
    else if (!line.played.empty()) {
        play.seat = left_of(plays.back().seat);
        for (int i = 0; i < 3 && line.played.has(play.seat); ++i) play.seat = left_of(play.seat);
    } else if (!line.statement.who.empty()) {        // `W plays S3`
        play.seat = line.statement.who.first();
        play.seat_said = true;
    }
    line.played |= play.seat;
    line.turn_said = line.joined = false;
    return plays.emplace_back(play);
}

template <> struct action<grammar::played_card> {
    template <class Input>
    static void apply(const Input& in, Line& line) { add_play(line, in.string_view()).card = read_card(in.string_view()); }
};
template <> struct action<grammar::played_suit> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        const auto written = in.string_view();
        const auto suit = read_card(std::string(written.substr(0, written.size() - 1)) + "A").suit();
        add_play(line, written).suit = static_cast<std::int8_t>(suit);
    }
};
template <> struct action<grammar::played_unknown> {
    template <class Input>
    static void apply(const Input& in, Line& line) { add_play(line, in.string_view()); }
};
template <> struct action<grammar::played_nothing> {
    template <class Input>
    static void apply(const Input& in, Line& line) { add_play(line, in.string_view()).none = true; }
};

template <> struct action<grammar::first_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::last_number> : counts_into<&Statement::number2> {};
template <> struct action<grammar::long_gap> : is<Verb::gap> {};
template <> struct action<grammar::short_gap> : is<Verb::gap> {};
template <> struct action<grammar::numbered_trick> : is<Verb::trick> {};
template <> struct action<grammar::trick_in_progress> : is<Verb::trick> {};
template <> struct action<grammar::said_leads> : raises<&Statement::flag> {};
template <> struct action<grammar::plays_cards> : is<Verb::plays> {};

// ---- headings

template <> struct action<grammar::title> : is<Verb::title> {};
template <> struct action<grammar::date> : is<Verb::date> {};
template <> struct action<grammar::date_words> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        const std::string_view words = in.string_view();
        line.statement.text = words.substr(0, words.find_last_not_of(" \t.") + 1);
    }
};
template <> struct action<grammar::chair_words> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.word = in.string_view(); }
};
template <> struct action<grammar::chair_initial> : action<grammar::chair_words> {};
template <> struct action<grammar::laws> : is<Verb::laws> {};
template <> struct action<grammar::code_word> : word_into<&Statement::word> {};
template <> struct action<grammar::option_name> {
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.section.options.push_back({in.string_view(), {}, line.span(in.string_view())});
    }
};
template <> struct action<grammar::option_value> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.section.options.back().value = in.string_view(); }
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
    template <class Input>
    static void apply(const Input& in, Line& line)
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
    template <class Input>
    static void apply(const Input& in, Line& line)
    {
        line.chair = seat_of(*in.begin());
        if (line.chairs_taken.has(line.chair))
            throw Refusal{in.string_view(), std::string(name_of(line.chair)) + " has a player already on this line"};
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
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.who = seat_of(*in.begin()); }
};
template <> struct action<grammar::dealer_unknown> : raises<&Statement::flag> {};
/// His seat is known from `table`, when the deal is replayed.
template <> struct action<grammar::dealer_name> {
    static void apply0(Line& line) { line.statement.name = line.word; }
};
template <> struct action<grammar::hands> : is<Verb::hands> {};
template <> struct action<grammar::first_hand_seat> : seat_acted_upon {};
template <> struct action<grammar::hand> {
    template <class Input>
    static void apply(const Input& in, Line& line)
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
/// Adds a card to a set, unless it is there already.
template <class Input>
void add_card(const Input& in, CardSet& cards)
{
    const Card card = read_card(in.string_view());
    if (cards.has(card)) throw Refusal{in.string_view(), spoken(card) + " is named twice"};
    cards.add(card);
}
template <> struct action<grammar::drawn_card> {
    template <class Input>
    static void apply(const Input& in, Line& line) { add_card(in, line.section.draws.back().cards); }
};
template <> struct action<grammar::another_drawn_card> : action<grammar::drawn_card> {};
template <> struct action<grammar::drawn_pack_colour> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.section.draws.back().pack = in.string_view(); }
};

template <> struct action<grammar::bets> : is<Verb::bet> {};
template <> struct action<grammar::other_bystander> : raises<&Statement::flag2> {};
template <> struct action<grammar::other_bettor> : name_into<&Statement::text> {};
template <> struct action<grammar::on_rubber> : chooses<BetOn::rubber> {};
template <> struct action<grammar::on_game> : chooses<BetOn::game> {};
template <> struct action<grammar::on_score> : chooses<BetOn::score> {};
template <> struct action<grammar::on_odd_trick> : chooses<BetOn::odd_trick> {};
template <> struct action<grammar::backed_side> {
    template <class Input>
    static void apply(const Input& in, Line& line) { line.statement.side = side_in(in, line); }
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
