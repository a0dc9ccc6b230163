// The smallest things a log is written with: seats, sides, cards, suits, numbers, names, quoted text.
//
// Each is given once, bare; a slot of a statement (src/log/slots.hpp) says where what was read goes. Names and quoted text are handed to
// the Line as they are read (`store`), since only their inside counts; so are the seats of a list.
#pragma once

#include "grammar/spacing.hpp"

namespace hoyle::grammar {

// ---- seats and sides

/// N, n, North, north; but not the first half of N/S.
struct seat : seq<sor<seq<one<'N', 'E', 'S', 'W', 'n', 'e', 's', 'w'>, word_end>,
                      seq<sor<istring<'n', 'o', 'r', 't', 'h'>, istring<'e', 'a', 's', 't'>, istring<'s', 'o', 'u', 't', 'h'>,
                              istring<'w', 'e', 's', 't'>>,
                          word_end>>,
                  not_at<one<'/'>>> {};

/// NS, N-S, N/S, ns, North-South. (`We` and `AB` are names.)
struct side_letters
    : seq<sor<seq<one<'N', 'n'>, opt<one<'-', '/'>>, one<'S', 's'>>, seq<one<'E', 'e'>, opt<one<'-', '/'>>, one<'W', 'w'>>,
              seq<istring<'n', 'o', 'r', 't', 'h'>, one<'-', '/'>, istring<'s', 'o', 'u', 't', 'h'>>,
              seq<istring<'e', 'a', 's', 't'>, one<'-', '/'>, istring<'w', 'e', 's', 't'>>>,
          word_end> {};

/// Who is not known.
struct nobody_knows : one<'?'> {};

// ---- cards and suits

/// A suit as it stands in a card: S, h, ♦, ♣️
struct suit_mark : measured<suit_length> {};
/// A, t, 10
struct rank_mark : measured<rank_length> {};

inline std::size_t card_length(const char* p, const char* end)
{
    if (end - p >= 2) {                              // two letters, as nearly always
        const auto first = card_letter(p[0]), second = card_letter(p[1]);
        if ((is_suit(first) && is_rank(second)) || (is_rank(first) && is_suit(second))) return in_word(p + 2, end) ? 0 : 2;
    }
    auto length = suit_length(p, end);
    const auto rest = length != 0 ? rank_length(p + length, end) : (length = rank_length(p, end)) != 0 ? suit_length(p + length, end) : 0;
    return rest != 0 && !in_word(p + length + rest, end) ? length + rest : 0;
}
/// SA, AS, ♠A, A♠, HT, H10, 10H: two characters or more, so never a seat.
struct card : measured<card_length> {};

template <int Suit>
std::size_t sign_length(const char* p, const char* end)
{
    return suit_sign_at(p, end) == Suit ? suit_length(p, end) : 0;
}
struct spade_sign : measured<sign_length<0>> {};
struct heart_sign : measured<sign_length<1>> {};
struct diamond_sign : measured<sign_length<2>> {};
struct club_sign : measured<sign_length<3>> {};

struct spades_word : sor<words_any_case<"spades">, words_any_case<"spade">, seq<spade_sign, skip>> {};
struct hearts_word : sor<words_any_case<"hearts">, words_any_case<"heart">, seq<heart_sign, skip>> {};
struct diamonds_word : sor<words_any_case<"diamonds">, words_any_case<"diamond">, seq<diamond_sign, skip>> {};
struct clubs_word : sor<words_any_case<"clubs">, words_any_case<"club">, seq<club_sign, skip>> {};

/// A suit named by itself: in full, with a capital or without, or by its sign.
struct suit_word : sor<spades_word, hearts_word, diamonds_word, clubs_word> {};

struct no_trumps_word : sor<words_any_case<"no trumps">, words_any_case<"no trump">, words_any_case<"no-trumps">, words_any_case<"no-trump">,
                            words_any_case<"notrumps">, words_any_case<"notrump">, words_any_case<"nt">, words_any_case<"sans atout">> {};

// ---- numbers

/// How many tricks are declared: 1 to 7, or in words.
struct declared_number : sor<seq<range<'1', '7'>, word_end>, words_any_case<"one">, words_any_case<"two">, words_any_case<"three">,
                             words_any_case<"four">, words_any_case<"five">, words_any_case<"six">, words_any_case<"seven">> {};
/// At most nine digits, so that it fits wherever it goes.
struct number : seq<rep_min_max<1, 9, digit>, word_end> {};

/// A number from 1 on.
struct ordinal : seq<rep_max<8, one<'0'>>, range<'1', '9'>, rep_max<8, digit>, word_end> {};

/// The number of a trick that is spoken of: two digits, not 0.
struct trick_number : seq<sor<seq<range<'1', '9'>, opt<digit>>, seq<one<'0'>, range<'1', '9'>>>, word_end> {};

struct signed_number : seq<opt<one<'-', '+'>>, number> {};

/// Money: 1, 2.5, 0.125.
struct amount : seq<rep_min_max<1, 9, digit>, opt<one<'.'>, rep_min_max<1, 3, digit>>, not_at<sor<digit, one<'.'>>>> {};

// ---- words, names, text

/// A word of letters, digits and hyphens that begins with a letter: revoke, lead-out-of-turn, pack-cut.
struct ident : seq<alpha, star<word_letter>> {};
/// The same, or a number: the value of an option.
struct value : plus<word_letter> {};

/// A control character, or one that is not seen: never let through into a name.
struct unseen_character : measured<unseen_length> {};
struct seen_character : not_at<unseen_character> {
    static constexpr const char* wanted = "a character that cannot be seen stands here inside the quotes; leave it out";
};

struct straight_quote : one<'"'> {};
struct opening_quote : string<'\xe2', '\x80', '\x9c'> {};
struct closing_quote : string<'\xe2', '\x80', '\x9d'> {};

template <class End>
struct inside_quotes : star<not_at<End>, not_at<eof>, want<seen_character>, any> {
    template <class Line>
    static void store(std::string_view read, Line& line)
    {
        line.read_name(read);
    }
};
/// What stands between the quotes.
struct inside_straight : inside_quotes<straight_quote> {};
struct inside_curly : inside_quotes<closing_quote> {};

struct closed_straight : seq<straight_quote, inside_straight, straight_quote> {
    static constexpr const char* wanted = "these quotes are not closed before the line ends";
};
struct closed_curly : seq<opening_quote, inside_curly, closing_quote> {
    static constexpr const char* wanted = closed_straight::wanted;
};
/// "in straight quotes" or “in curly ones”.
struct quoted : sor<seq<at<straight_quote>, want<closed_straight>>, seq<at<opening_quote>, want<closed_curly>>> {};

/// `No double`, `nobody doubles`: they are none of the players.
struct nobody : sor<words_any_case<"no">, words_any_case<"none">, words_any_case<"nobody">, words_any_case<"neither">> {};
/// What a name may not be, unless in quotes: a seat, a side, or nobody.
struct taken_name : sor<seat, side_letters, nobody> {};
struct bare_name : seq<not_at<taken_name>, not_at<sor<digit, one<'-', '_', '\''>>>, plus<word_letter>> {
    template <class Line>
    static void store(std::string_view read, Line& line)
    {
        line.read_name(read);
    }
};
struct quoted_name : seq<at<sor<straight_quote, opening_quote>>, not_at<string<'"', '"'>>,
                         not_at<seq<opening_quote, closing_quote>>, quoted> {};
/// One word, or in quotes.
struct name : sor<bare_name, quoted_name> {};

/// NS, or among names what two players are called: AB, We.
struct known_side : side_letters {
    template <class Line>
    static void store(std::string_view read, Line& line)
    {
        line.read_side(read);
    }
};
struct side : sor<known_side, name> {};

/// Two things named one after the other: `,`, `and`, `&`.
struct between : sor<sign<','>, words<"and">, sign<'&'>> {};

/// `red`, of `red pack`.
struct pack_colour : seq<not_at<words<"pack">>, ident, at<skip, words<"pack">>> {};

// ---- lists of seats

struct listed_seat : seat {
    template <class Line>
    static void store(std::string_view read, Line& line)
    {
        line.list_seat(read[0]);
    }
};
struct listed_side : side_letters {
    template <class Line>
    static void store(std::string_view read, Line& line)
    {
        line.list_side(read[0]);
    }
};
struct listed_all : words<"all"> {
    template <class Line>
    static void store(Line& line)
    {
        line.list_all();
    }
};
struct listed_unknown : nobody_knows {
    template <class Line>
    static void store(Line& line)
    {
        line.list_unknown();
    }
};
struct anyone : sor<token<listed_seat>, token<listed_side>, listed_all, token<listed_unknown>> {};
struct another_seat : anyone {
    static constexpr const char* wanted = "another seat is wanted here: N, E, S or W";
};
struct seats : seq<anyone, star<between, want<another_seat>>> {
    static constexpr const char* wanted = "a seat or a side is wanted here: N, E, S, W, NS or EW";
};

}  // namespace hoyle::grammar
