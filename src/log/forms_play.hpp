// Tricks: `5. N: D4 DK D2 S3`, a trick that goes on after other statements `E: DK S D2`, one card `W plays S3`, a gap `7-9. ?`.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

// ---- one card put down

struct played_card : grammar::card {
    static void store(std::string_view written, Line& line) { add_play(line, written).card = read_card(written); }
};
/// A card of which only the suit is known: `S?`, `Sx`.
struct played_suit : seq<suit_mark, one<'?', 'x'>, word_end> {
    static void store(std::string_view written, Line& line)
    {
        const auto its_suit = read_card(std::string(written.substr(0, written.size() - 1)) + "A").suit();
        add_play(line, written).suit = static_cast<std::int8_t>(its_suit);
    }
};
/// Not known at all: `?`, `x`.
struct played_unknown : sor<one<'?'>, seq<one<'x'>, word_end>> {
    static void store(std::string_view written, Line& line) { add_play(line, written); }
};
/// This seat played nothing: `-`.
struct played_nothing : sor<seq<one<'-'>, word_end>, string<'\xe2', '\x80', '\x93'>, string<'\xe2', '\x80', '\x94'>> {
    static void store(std::string_view written, Line& line) { add_play(line, written).none = true; }
};

struct card_put_down : sor<played_card, played_suit, played_unknown> {
    static constexpr const char* wanted = CardKind::wanted;
};
struct joining : sign<'+'> {
    static void store(Line& line) { line.joined = true; }
};
struct cards_put_down : seq<token<card_put_down>, star<joining, want<token<card_put_down>>>> {};
struct play : sor<cards_put_down, token<played_nothing>> {
    static constexpr const char* wanted = CardKind::wanted;
};

// ---- a trick, or the rest of one

struct seat_that_plays : grammar::seat {
    static void store(std::string_view written, Line& line)
    {
        line.turn = seat_of(written[0]);
        line.turn_said = true;
    }
};
/// A later card may carry its own seat, where the order was irregular: `E: DK S D2`.
struct placed_play : seq<token<seat_that_plays>, tao::pegtl::opt<sign<':'>>, want<play>> {};
struct first_play : play {
    static constexpr const char* wanted = "the card that was led is wanted here, such as SA or H10; ? if it is not known";
};
struct next_play : sor<play, placed_play> {
    static constexpr const char* wanted = CardKind::wanted;
};
struct no_fifth_card : not_at<sor<grammar::seat, card_put_down, played_nothing>> {
    static constexpr const char* wanted = "a trick has four cards; this is a fifth";
};
struct plays_in_turn : seq<want<first_play>, rep_opt<3, not_at<statement_end>, tao::pegtl::opt<sign<','>>, want<next_play>>,
                           tao::pegtl::opt<sign<','>>, want<no_fifth_card>> {};
struct trick_leader : seq<token<seat_that_plays>, tao::pegtl::opt<sign<':'>>> {
    static constexpr const char* wanted = "the seat that led is wanted here: N, E, S or W; or ? if the trick is not known";
};

// ---- lines that begin with a number

template <auto M> struct line_number : seq<rep_min_max<1, 9, digit>, not_at<digit>> {
    static void store(std::string_view written, Line& line) { in_slot<M>(line) = read_number<std::uint32_t>(written); }
};
struct last_number : read_into<&Statement::last, NumberKind> {
    static constexpr const char* wanted = "the number of the last trick not known is wanted here: `7-9. ?`";
};
struct gap_mark : nobody_knows {
    static constexpr const char* wanted = "? is wanted here: several tricks in one line are tricks not known";
};
struct number_stop : sor<sign<'.'>, sign<')'>> {
    static constexpr const char* wanted = "a full stop is wanted after the number of a trick: `5. N: D4 DK D2 S3`";
};
/// `7-9. ?`: what happened there is not known.
struct tricks_not_known : seq<token<line_number<&Statement::number>>,
                              sor<seq<sign<'-'>, want<token<last_number>>, want<number_stop>, want<token<gap_mark>>>,
                                  seq<number_stop, token<gap_mark>>>> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        const auto& s = p.statement;
        p.word(std::to_string(s.number) + (s.last != 0 ? "-" + std::to_string(s.last) : "") + ". ?");
    }
    static void describe(Description& d) { d.slot("NUMBER[-NUMBER]. ?", "7-9. ?"); }
};
struct numbered_trick : seq<token<line_number<&Statement::number>>, want<number_stop>, want<trick_leader>, plays_in_turn> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (p.statement.number != 0) p.word(std::to_string(p.statement.number) + ".");
        print_trick(p);
    }
    static void describe(Description& d) { d.slot("NUMBER. SEAT: CARD CARD CARD CARD", "5. N: D4 DK D2 S3"); }
};
/// `E: DK S D2`: more of the trick in progress.
struct rest_of_a_trick : seq<at<grammar::seat, skip, one<':'>>, trick_leader, plays_in_turn> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_trick(p); }
    static void describe(Description& d) { d.slot("SEAT: CARD ...", "E: DK S: D2"); }
};

// ---- cards as an act: `W plays S3+S4`

struct cards_played : seq<token<card_put_down>, star<joining, want<token<card_put_down>>>> {
    static constexpr const char* wanted = CardKind::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        Printing cards{p.section, p.statement};
        print_trick(cards);
        p.word(cards.out.substr(3));  // without `W: `, which the line has begun with
    }
    static void describe(Description& d) { d.slot("CARD[+CARD]", "S3+S4"); }
};

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_play.def"
#define HOYLE_FAMILY play_of_cards
#include "log/table.hpp"
