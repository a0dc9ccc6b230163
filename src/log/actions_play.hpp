// Actions of the grammar: what each rule means for the record of its line. Here what all of them share, and the tricks.
#pragma once

#include "grammar/session.hpp"
#include "log/line.hpp"

#include <charconv>

namespace hoyle::log {

template <class Rule> struct action {};

/// The line is of this kind.
template <Verb V> struct is {
    static void apply0(Line& line) { line.statement.verb = V; }
};
/// The statement's choice (the enum that verbs.def names) is this.
template <auto V> struct chooses {
    static void apply0(Line& line) { line.statement.choice = static_cast<std::uint8_t>(V); }
};
template <auto Member> struct raises {
    static void apply0(Line& line) { line.statement.*Member = true; }
};
template <std::uint8_t Bit> struct manner_is {
    static void apply0(Line& line) { line.statement.manner |= Bit; }
};

template <class Number, class Input> Number number_in(const Input& in)
{
    Number value{};
    const char* first = in.begin();
    if (first != in.end() && *first == '+') ++first;
    std::from_chars(first, in.end(), value);
    return value;
}
/// A number goes into this slot.
template <auto Member> struct counts_into {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.*Member = number_in<std::uint32_t>(in); }
};
/// A word as written goes into this slot.
template <auto Member> struct word_into {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.*Member = in.string_view(); }
};
/// The name or text just read goes into this slot.
template <auto Member> struct name_into {
    static void apply0(Line& line) { line.statement.*Member = line.word; }
};
template <auto Member> struct card_into {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.*Member = read_card(in.string_view()); }
};

inline Seat seat_of(char letter)
{
    switch (letter) {
    case 'N':
    case 'n': return Seat::north;
    case 'E':
    case 'e': return Seat::east;
    case 'S':
    case 's': return Seat::south;
    default: return Seat::west;
    }
}
inline Side side_of_letter(char letter) { return letter == 'N' || letter == 'n' ? Side::ns : Side::ew; }

struct seat_acted_upon {
    template <class Input> static void apply(const Input& in, Line& line) { line.statement.to = seat_of(*in.begin()); }
};

/// Adds a card to a set, unless it is there already.
template <class Input> void add_card(const Input& in, CardSet& cards)
{
    const Card card = read_card(in.string_view());
    if (cards.has(card)) throw Refusal{in.string_view(), spoken(card) + " is named twice"};
    cards.add(card);
}

// ---- names, quoted text, sides

template <> struct action<grammar::bare_name> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.word = in.string_view();
        line.word_side.reset();
    }
};
template <> struct action<grammar::inside_straight> : action<grammar::bare_name> {};
template <> struct action<grammar::inside_curly> : action<grammar::bare_name> {};
template <> struct action<grammar::known_side> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.word = in.string_view();
        line.word_side = side_of_letter(*in.begin());
    }
};
/// The side just read.
template <class Input> SideName side_in(const Input& in, const Line& line) { return {line.word_side, line.word, line.span(in.string_view())}; }
template <> struct action<grammar::told_text> : name_into<&Statement::text> {};

// ---- packs, and what happened (`revoke by W at 5 in deal 2`)

template <> struct action<grammar::pack_colour> : word_into<&Statement::pack> {};
template <> struct action<grammar::deal_number> : counts_into<&Statement::deal> {};
template <> struct action<grammar::at_trick_number> : counts_into<&Statement::trick> {};

template <> struct action<grammar::kind> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        line.ref->kind = in.string_view();
        line.ref->span = line.span(in.string_view());
    }
};
template <> struct action<grammar::kind_by_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { line.ref->by = seat_of(*in.begin()); }
};
template <> struct action<grammar::kind_by_side> {
    template <class Input> static void apply(const Input& in, Line& line) { line.ref->by = side_of_letter(*in.begin()); }
};
template <> struct action<grammar::kind_by_unknown> {
    static void apply0(Line& line) { line.ref->by_unknown = true; }
};
template <> struct action<grammar::kind_at_trick> {
    template <class Input> static void apply(const Input& in, Line& line) { line.ref->trick = number_in<std::uint8_t>(in); }
};
template <> struct action<grammar::kind_deal> {
    template <class Input> static void apply(const Input& in, Line& line) { line.ref->deal = number_in<std::uint32_t>(in); }
};

// ---- lists of seats

template <> struct action<grammar::listed_seat> {
    template <class Input> static void apply(const Input& in, Line& line) { *line.seats |= seat_of(*in.begin()); }
};
template <> struct action<grammar::listed_side> {
    template <class Input> static void apply(const Input& in, Line& line) { *line.seats |= side_of_letter(*in.begin()); }
};
template <> struct action<grammar::listed_all> {
    static void apply0(Line& line) { *line.seats = Seats::all(); }
};
template <> struct action<grammar::listed_unknown> {
    static void apply0(Line& line) { *line.unknown = true; }
};

// ---- tricks

struct seat_plays {
    template <class Input> static void apply(const Input& in, Line& line)
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
    } else if (!line.statement.who.empty()) {  // `W plays S3`
        play.seat = line.statement.who.first();
        play.seat_said = true;
    }
    line.played |= play.seat;
    line.turn_said = line.joined = false;
    return plays.emplace_back(play);
}

template <> struct action<grammar::played_card> {
    template <class Input> static void apply(const Input& in, Line& line) { add_play(line, in.string_view()).card = read_card(in.string_view()); }
};
template <> struct action<grammar::played_suit> {
    template <class Input> static void apply(const Input& in, Line& line)
    {
        const auto written = in.string_view();
        const auto suit = read_card(std::string(written.substr(0, written.size() - 1)) + "A").suit();
        add_play(line, written).suit = static_cast<std::int8_t>(suit);
    }
};
template <> struct action<grammar::played_unknown> {
    template <class Input> static void apply(const Input& in, Line& line) { add_play(line, in.string_view()); }
};
template <> struct action<grammar::played_nothing> {
    template <class Input> static void apply(const Input& in, Line& line) { add_play(line, in.string_view()).none = true; }
};

template <> struct action<grammar::first_number> : counts_into<&Statement::number> {};
template <> struct action<grammar::last_number> : counts_into<&Statement::number2> {};
template <> struct action<grammar::long_gap> : is<Verb::gap> {};
template <> struct action<grammar::short_gap> : is<Verb::gap> {};
template <> struct action<grammar::numbered_trick> : is<Verb::trick> {};
template <> struct action<grammar::trick_in_progress> : is<Verb::trick> {};
template <> struct action<grammar::said_leads> : raises<&Statement::flag> {};
template <> struct action<grammar::plays_cards> : is<Verb::plays> {};

}  // namespace hoyle::log
