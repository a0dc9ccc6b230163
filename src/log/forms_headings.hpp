// Headings: what their forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/money.hpp"

namespace hoyle::log::forms {

/// As anybody writes a date, in quotes or not.
struct date_words : plus<not_at<sor<one<'#', '"'>, opening_quote, unseen_character>>, any> {
    static void store(std::string_view written, Line& line)
    {
        line.statement.text = written.substr(0, written.find_last_not_of(" \t.") + 1);
    }
};
struct date_told : sor<quotes, token<date_words>> {
    static constexpr const char* wanted = "a date is wanted here: `date 14 March 1905`";
    static bool said(const Printing&) { return true; }
    static void print(Printing& p);
    static void describe(Description& d) { d.slot("DATE", "14 March 1905"); }
};

// ---- laws portland-1904 with doubling-limit 100, limit-mode=clamp

struct code : one_of<topic, quotes> {
    static constexpr const char* wanted = "the code of laws is wanted here, such as portland-1904, or a file in quotes";
};
struct option_name : ident {
    static void store(std::string_view written, Line& line) { line.section.options.push_back({written, {}, line.span(written)}); }
};
struct option_value : value {
    static void store(std::string_view written, Line& line) { line.section.options.back().value = written; }
    static constexpr const char* wanted = "what the option is set to is wanted here";
};
struct option : seq<token<option_name>, sor<seq<sign<'='>, want<token<option_value>>>, tao::pegtl::opt<token<option_value>>>> {
    static constexpr const char* wanted = "an option of the code is wanted here, such as `doubling-limit 100`";
};
struct options : seq<words<"with">, want<option>, star<sign<','>, want<option>>> {
    static bool said(const Printing& p) { return !p.statement.list.empty(); }
    static void print(Printing& p) { print_options(p); }
    static void describe(Description& d) { d.slot("with OPTION=VALUE, ...", "with doubling-limit=100"); }
};

// ---- stakes 1 shilling per 100

struct stake_measure : one_of<set<&Statement::number, 1, "point">, phrase<count, idle<word<"points">>>> {
    static constexpr const char* wanted = "how many points the stake is for is wanted here: `per 100`, `per point`";
};
/// `a point`, `for 100`
struct per : idle<word<"per", "for", "each">> {
    static void print(Printing& p) { p.word("per"); }
    static void describe(Description& d) { d.words("per", std::array<std::string_view, 2>{"for", "each"}); }
};
struct stake : one_of<flag<&Statement::no_stakes, "none">, phrase<money, unit, per, stake_measure>> {
    static constexpr const char* wanted = "the stakes are wanted here: `1 shilling per 100`, or `none`";
};

// ---- rubber won by NS by 158 points worth 7.90 dollars

using worth = phrase<word<"worth">, slot<&Statement::amount, MoneyKind>, unit>;

// ---- table N: Alice, E: Mrs. Carol Hart, S: Bob, W: "Lord S."

struct chair_seat : grammar::seat {
    static void store(std::string_view written, Line& line)
    {
        line.chair = seat_of(written[0]);
        if (line.chairs_taken.has(line.chair))
            throw Refusal{written, std::string(name_of(line.chair)) + " has a player already on this line"};
        line.chairs_taken |= line.chair;
    }
};
/// `E:` or `E Carol`: the name before it is at its end. `E. Carol` is a name.
struct next_chair : seq<one<'N', 'E', 'S', 'W'>, sor<blank, one<':'>>> {};
/// A point within a name, as in `J. B. Smith`; one at the end of the line ends the line.
struct name_point : seq<one<'.'>, at<sor<word_letter, seq<plus<blank>, not_at<next_chair>, word_letter>>>> {};
struct name_word : seq<not_at<next_chair>, not_at<sor<digit, one<'-', '_', '\''>>>, plus<sor<word_letter, name_point>>> {};
struct chair_words : seq<not_at<grammar::seat>, name_word, star<plus<blank>, name_word>> {
    static void store(std::string_view written, Line& line) { line.word = written; }
};
struct chair_initial : seq<at<seq<any, name_point>>, name_word, star<plus<blank>, name_word>> {
    static void store(std::string_view written, Line& line) { line.word = written; }
};
struct chair_name : sor<quoted_name, chair_words, chair_initial> {
    static void store(Line& line) { line.chairs[line.chair] = line.word; }
    static constexpr const char* wanted = NameKind::wanted;
};
struct chair : seq<token<chair_seat>, tao::pegtl::opt<sign<':'>>, want<token<chair_name>>> {
    static constexpr const char* wanted =
        "a seat and its player are wanted here, all four of them: `table N: A, E: B, S: C, W: D`";
};
struct chairs : seq<want<chair>, rep<3, tao::pegtl::opt<sign<','>>, want<chair>>> {
    static void store(Line& line)
    {
        for (const Seat seat : all_seats) line.section.names.push_back(line.chairs[seat]);
    }
    static constexpr const char* wanted = chair::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_chairs(p); }
    static void describe(Description& d) { d.slot("N: NAME, E: NAME, S: NAME, W: NAME", "N: Ann, E: Bob, S: Cat, W: Dan"); }
};

// ---- deal 2 by W

/// A number stands behind a heading or not; a nought, or one of ten digits, is none.
template <Literal What> struct number_wanted : count {
    static constexpr auto sentence = [] {
        constexpr std::string_view before = "the number of ", after = " is wanted here, from 1 on";
        std::array<char, before.size() + What.view().size() + after.size() + 1> all{};
        std::size_t at = 0;
        for (const auto part : {before, What.view(), after})
            for (const char c : part) all[at++] = c;
        return all;
    }();
    static constexpr const char* wanted = sentence.data();
};
template <Literal What> struct number_of : tao::pegtl::opt<at<digit>, want<number_wanted<What>>> {
    static constexpr bool never_fails = true;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (count::said(p)) count::print(p);
    }
    static void describe(Description& d) { d.slot("[NUMBER]", "3"); }
};
/// A player's name: his seat is known from `table`, when the deal is replayed.
struct dealer_name : grammar::name {
    static void store(Line& line) { line.statement.name = line.word; }
};
struct dealer : sor<slot<&Statement::who, SeatKind>, token<unknown_in<&Statement::who_unknown>>, token<dealer_name>> {
    static constexpr const char* wanted = "the dealer's seat is wanted here: N, E, S or W, or ? if it is not known";
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        p.word(p.statement.name.empty() ? seats_text(p.statement.who, p.statement.who_unknown) : name_text(p.statement.name));
    }
    static void describe(Description& d) { d.slot("SEAT", "E"); }
};

// ---- hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92

struct held_rank : sor<rank_mark, one<'?', 'x'>> {};
struct one_suit : star<held_rank> {};
struct four_suits : seq<one_suit, one<'.'>, one_suit, one<'.'>, one_suit, one<'.'>, one_suit, not_at<one<'.'>>, word_end> {};
struct hand_not_given : seq<one<'?', '-'>, not_at<sor<held_rank, one<'.', '-'>>>, word_end> {};
struct hand : sor<four_suits, hand_not_given> {
    static void store(std::string_view written, Line& line)
    {
        line.section.hands.push_back(read_hand(written, line.span(written)));
    }
    static constexpr const char* wanted =
        "a hand is wanted here, spades.hearts.diamonds.clubs: AK62.KQ4.J973.85; ? if it is not known (there are four, clockwise)";
};
struct first_hand : to {
    static constexpr const char* wanted = "the seat whose hand comes first is wanted here: `hands N:AK62.KQ4.J973.85 ...`";
    static void print(Printing&) {}
};
struct four_hands : seq<tao::pegtl::opt<sign<':'>>, rep<4, want<token<hand>>>> {
    static constexpr const char* wanted = hand::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_hands(p); }
    static void describe(Description& d) { d.slot(":HAND HAND HAND HAND", ":AK62.KQ4.J973.85 ? ? -"); }
};

/// What a game at whist is worth.
using grade = one_of<set<&Statement::number, 1, "single">, set<&Statement::number, 2, "double">,
                     set<&Statement::number, 3, "treble", "triple">>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_headings.def"
#define HOYLE_FAMILY headings
#include "log/table.hpp"
