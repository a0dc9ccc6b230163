// The slots of a form: where what is read goes in the record of its line, and how it is printed.
//
// A slot is a kind of token and a member: slot<&Statement::card, CardKind>. The record it is in (Statement, Remedy, Told,
// Expectation ...) shows in the type of the member; of a line there is one of each at a time.
#pragma once

#include "log/element.hpp"

namespace hoyle::log::forms {

template <class Member> struct MemberOf;
template <class Value, class Record> struct MemberOf<Value Record::*> {
    using record = Record;
    using value = Value;
};
template <auto M> using record_of = typename MemberOf<decltype(M)>::record;

template <auto M> auto& in_slot(Line& line) { return line.of<record_of<M>>().*M; }
template <auto M> const auto& in_slot(const Printing& p) { return p.of<record_of<M>>().*M; }

/// Is there anything in it?
template <class T> bool is_said(const std::optional<T>& value) { return value.has_value(); }
inline bool is_said(Card card) { return static_cast<bool>(card); }
inline bool is_said(CardSet cards) { return !cards.empty(); }
inline bool is_said(Seats seats) { return !seats.empty(); }
inline bool is_said(std::string_view text) { return text.data() != nullptr; }
inline bool is_said(const KindRef& ref) { return ref.said(); }
inline bool is_said(const SideName& side) { return !side.name.empty(); }
template <class Number>
requires std::is_integral_v<Number>
bool is_said(Number number) { return number != 0; }

// ---- kinds of tokens: the rule, what it stands for, its canonical spelling, what is said where it is wanted

struct SeatKind {
    using rule = grammar::seat;
    static constexpr const char* name = "SEAT";
    static constexpr const char* sample = "E";
    static constexpr const char* wanted = "a seat is wanted here: N, E, S or W";
    static Seat read(std::string_view written, const Line&) { return seat_of(written[0]); }
    static std::string text(const std::optional<Seat>& seat) { return std::string(1, letter_of(*seat)); }
    static std::string text(Seats seats) { return seats_text(seats); }
};
struct CardKind {
    using rule = grammar::card;
    static constexpr const char* name = "CARD";
    static constexpr const char* sample = "HK";
    static constexpr const char* wanted = "a card such as SA or H10 is wanted here";
    static Card read(std::string_view written, const Line&) { return read_card(written); }
    static std::string text(Card card) { return spelling(card); }
};
struct NumberKind {
    using rule = grammar::number;
    static constexpr const char* name = "NUMBER";
    static constexpr const char* sample = "3";
    static constexpr const char* wanted = "a number is wanted here";
    static std::uint32_t read(std::string_view written, const Line&) { return read_number<std::uint32_t>(written); }
    static std::string text(std::int64_t number) { return std::to_string(number); }
};
struct CountKind : NumberKind {
    using rule = grammar::ordinal;
    static constexpr const char* wanted = "a number from 1 on is wanted here";
};
struct TrickKind : NumberKind {
    using rule = grammar::trick_number;
    static constexpr const char* name = "TRICK";
    static constexpr const char* sample = "4";
    static constexpr const char* wanted = "the number of a trick is wanted here, 1 to 13";
};
struct DealNumberKind : CountKind {
    static constexpr const char* wanted = "the number of a deal is wanted here, from 1 on";
};
struct WordKind {
    using rule = grammar::ident;
    static constexpr const char* name = "WORD";
    static constexpr const char* sample = "score";
    static constexpr const char* wanted = "one word is wanted here; several are joined by hyphens";
    static std::string_view read(std::string_view written, const Line&) { return written; }
    static std::string text(std::string_view word) { return std::string(word); }
};
struct NameKind {
    using rule = grammar::name;
    static constexpr const char* name = "NAME";
    static constexpr const char* sample = "Bob";
    static constexpr const char* wanted =
        "a player's name is wanted here; in quotes if it has a blank in it or is spelt like a seat";
    static std::string_view read(std::string_view, const Line& line) { return line.word; }
    static std::string text(std::string_view player) { return name_text(player); }
};
struct TextKind {
    using rule = grammar::quoted;
    static constexpr const char* name = "\"TEXT\"";
    static constexpr const char* sample = "\"his words\"";
    static constexpr const char* wanted = "text in double quotes is wanted here";
    static std::string_view read(std::string_view, const Line& line) { return line.word; }
    static std::string text(std::string_view quoted) { return in_quotes(quoted); }
};
struct PackColourKind {
    using rule = grammar::pack_colour;
    static std::string_view read(std::string_view written, const Line&) { return written; }
};
struct SideKind {
    using rule = grammar::side;
    static constexpr const char* name = "SIDE";
    static constexpr const char* sample = "NS";
    static constexpr const char* wanted = "a side is wanted here: NS or EW, or what two players are called";
    static SideName read(std::string_view written, const Line& line) { return {line.word_side, line.word, line.span(written)}; }
    static std::string text(const SideName& side) { return side_text(side); }
};

template <auto M, class Kind> struct read_into : Kind::rule {
    static void store(std::string_view written, Line& line)
    {
        in_slot<M>(line) = static_cast<typename MemberOf<decltype(M)>::value>(Kind::read(written, line));
    }
};

template <auto M, class Kind> struct slot : token<read_into<M, Kind>> {
    static constexpr const char* wanted = Kind::wanted;
    static bool said(const Printing& p) { return is_said(in_slot<M>(p)); }
    static void print(Printing& p) { p.word(Kind::text(in_slot<M>(p))); }
    static void describe(Description& d) { d.slot(Kind::name, Kind::sample); }
};
/// A slot that is always filled where its form is read, with nought too.
template <auto M, class Kind> struct always : slot<M, Kind> {
    static bool said(const Printing&) { return true; }
};

/// These words put `value` into M.
template <auto M, auto value, Literal W, Literal... Also> struct set : word<W, Also...> {
    static void store(Line& line) { in_slot<M>(line) = static_cast<typename MemberOf<decltype(M)>::value>(value); }
    static bool said(const Printing& p) { return in_slot<M>(p) == static_cast<typename MemberOf<decltype(M)>::value>(value); }
};
template <auto M, Literal W, Literal... Also> struct flag : set<M, true, W, Also...> {};
/// A bit of M.
template <auto M, std::uint8_t bit, Literal W, Literal... Also> struct bit_of : word<W, Also...> {
    static void store(Line& line) { in_slot<M>(line) |= bit; }
    static bool said(const Printing& p) { return (in_slot<M>(p) & bit) != 0; }
};

// ---- one of several: the member that has the choice

template <class Choice> inline constexpr auto choice_of = nullptr;
template <> inline constexpr auto choice_of<Purpose> = &Statement::purpose;
template <> inline constexpr auto choice_of<BetOn> = &Statement::bet_on;
template <> inline constexpr auto choice_of<PackFault> = &Statement::pack_fault;
template <> inline constexpr auto choice_of<Face> = &Statement::face;
template <> inline constexpr auto choice_of<LooksAt> = &Statement::looks_at;
template <> inline constexpr auto choice_of<Counts> = &Statement::counts;
template <> inline constexpr auto choice_of<About> = &Statement::about;
template <> inline constexpr auto choice_of<Founded> = &Statement::founded;
template <> inline constexpr auto choice_of<Doing> = &Statement::doing;
template <> inline constexpr auto choice_of<Found> = &Statement::found;
template <> inline constexpr auto choice_of<Answer> = &Statement::answer;
template <> inline constexpr auto choice_of<Dropped> = &Statement::dropped;
template <> inline constexpr auto choice_of<SuggestedBy> = &Statement::suggested_by;
template <> inline constexpr auto choice_of<NoticedAt> = &Statement::noticed_at;

template <auto V, Literal... W> using chosen = set<choice_of<decltype(V)>, V, W...>;

// ---- the slots that many statements have

using to = slot<&Statement::to, SeatKind>;
using card = slot<&Statement::card, CardKind>;
using other_card = slot<&Statement::instead, CardKind>;
using count = slot<&Statement::number, CountKind>;
using number = always<&Statement::number, NumberKind>;
using trick = slot<&Statement::trick, TrickKind>;
using topic = slot<&Statement::word, WordKind>;
using quotes = slot<&Statement::text, TextKind>;
using side = slot<&Statement::side, SideKind>;

/// `red pack`
template <auto M> struct pack_in : seq<token<read_into<M, PackColourKind>>, words<"pack">> {
    static constexpr const char* wanted = "a pack is wanted here, such as `red pack`";
    static bool said(const Printing& p) { return is_said(in_slot<M>(p)); }
    static void print(Printing& p) { p.word(pack_text(in_slot<M>(p))); }
    static void describe(Description& d) { d.slot("COLOUR pack", "red pack"); }
};
using pack = pack_in<&Statement::pack>;

/// `the red pack`, or just `the pack`, which need not be printed.
struct the_pack : opt<sor<pack, words<"pack">>> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (pack::said(p)) p.word("the", pack_text(p.statement.pack));
    }
    static void describe(Description& d) { d.slot("[the COLOUR pack]", "the red pack"); }
};

/// A suit by its name.
template <auto M, Suit S, class Name> struct one_suit_in : Name {
    static void store(Line& line) { in_slot<M>(line) = S; }
};
template <auto M> struct suit_in : sor<one_suit_in<M, Suit::spades, spades_word>, one_suit_in<M, Suit::hearts, hearts_word>,
                                       one_suit_in<M, Suit::diamonds, diamonds_word>, one_suit_in<M, Suit::clubs, clubs_word>> {
    static constexpr const char* wanted = "a suit is wanted here: spades, hearts, diamonds or clubs";
    static bool said(const Printing& p) { return is_said(in_slot<M>(p)); }
    static void print(Printing& p) { p.word(name_of(*in_slot<M>(p))); }
    static void describe(Description& d) { d.slot("SUIT", "hearts"); }
};
using suit = suit_in<&Statement::suit>;

/// What is made trumps.
template <Strain S, class Name> struct strain_is : Name {
    static void store(Line& line) { line.statement.strain = S; }
};
struct strain : sor<strain_is<Strain::spades, spades_word>, strain_is<Strain::hearts, hearts_word>,
                    strain_is<Strain::diamonds, diamonds_word>, strain_is<Strain::clubs, clubs_word>,
                    strain_is<Strain::no_trump, no_trumps_word>> {
    static constexpr const char* wanted = "what is made trumps is wanted here: spades, clubs, diamonds, hearts or no trumps";
    static bool said(const Printing& p) { return p.statement.strain.has_value(); }
    static void print(Printing& p) { p.word(name_of(*p.statement.strain)); }
    static void describe(Description& d) { d.slot("STRAIN", "hearts"); }
};

/// Cards: HK DA; HK, DA; HK and DA.
struct one_card : grammar::card {
    static void store(std::string_view written, Line& line) { add_card(written, line.statement.cards); }
};
struct cards : seq<token<one_card>, star<sor<seq<between, token<one_card>>, token<one_card>>>> {
    static constexpr const char* wanted = CardKind::wanted;
    static bool said(const Printing& p) { return is_said(p.statement.cards); }
    static void print(Printing& p) { print_cards(p, p.statement.cards); }
    static void describe(Description& d) { d.slot("CARDS", "HK DA"); }
};

/// `his hand`, of two `their hands`.
struct his_hand : flag<&Statement::his_hand, "his hand", "hands", "cards"> {
    static void print(Printing& p) { p.word(p.plural ? "their hands" : "his hand"); }
};

// ---- a card that may not be known

template <auto M> struct unknown_in : nobody_knows {
    static void store(Line& line) { in_slot<M>(line) = true; }
};
struct card_or_unknown : sor<card, token<unknown_in<&Statement::card_unknown>>> {
    static constexpr const char* wanted = "a card such as SA or H10 is wanted here, or ? if it is not known";
    static bool said(const Printing& p) { return p.statement.card || p.statement.card_unknown; }
    static void print(Printing& p) { p.word(spelling(p.statement.card)); }
    static void describe(Description& d) { d.slot("CARD", "HK"); }
};
/// `showing C9`, `showing ?`
using showing = phrase<word<"showing">, card_or_unknown>;

// ---- what needs no words: it is so where the form is read

/// M is `value`, though no word says it.
template <auto M, auto value> struct means {
    using rule_t = success::rule_t;
    using subs_t = empty_list;
    static constexpr bool never_fails = true;
    template <class Input> static bool match(Input&) { return true; }
    static void store(Line& line) { in_slot<M>(line) = value; }
    static bool said(const Printing& p) { return in_slot<M>(p) == value; }
    static void print(Printing&) {}
    static void describe(Description&) {}
};

// ---- who

/// Several seats: `N, E`, `NS`, `all`.
template <auto M> struct seats_go_to : success {
    static void store(Line& line) { line.seats = &in_slot<M>(line); }
};
template <auto M> struct seats_in : seq<seats_go_to<M>, seats> {
    static constexpr const char* wanted = "a seat or a side is wanted here: N, E, S, W, NS or EW";
    static bool said(const Printing& p) { return is_said(in_slot<M>(p)); }
    static void print(Printing& p) { p.word(seats_text(in_slot<M>(p))); }
    static void describe(Description& d) { d.slot("SEATS", "NS"); }
};

/// A seat, a side, or `?`.
template <auto M> struct seat_or_side_in : sor<token<read_into<M, SeatKind>>, token<grammar::known_side>> {};

// ---- what happened: `revoke by W at 5 in deal 2`

template <auto M> struct ref_goes_to : success {
    static void store(Line& line) { line.ref = &in_slot<M>(line); }
};
struct ref_kind : ident {
    static void store(std::string_view written, Line& line)
    {
        line.ref->kind = written;
        line.ref->span = line.span(written);
    }
};
struct ref_by_seat : grammar::seat {
    static void store(std::string_view written, Line& line) { line.ref->by = seat_of(written[0]); }
};
struct ref_by_side : side_letters {
    static void store(std::string_view written, Line& line) { line.ref->by = side_of_letter(written[0]); }
};
struct ref_by_unknown : nobody_knows {
    static void store(Line& line) { line.ref->by_unknown = true; }
};
inline constexpr const char* a_seat_or_unknown = "a seat is wanted here: N, E, S or W, or ? if it is not known";
struct ref_by : sor<token<ref_by_seat>, token<ref_by_side>, token<ref_by_unknown>> {
    static constexpr const char* wanted = a_seat_or_unknown;
    static void describe(Description& d) { d.slot("SEAT", "E"); }
};
struct ref_place : phrase<opt<word<"by">, ref_by>, opt<word<"at">, idle<word<"trick">>, slot<&KindRef::trick, TrickKind>>,
                          opt<word<"in deal">, slot<&KindRef::deal, DealNumberKind>>> {};
/// A kind of irregularity, and as much of who and when as is known.
template <auto M> struct happening_in : seq<ref_goes_to<M>, token<ref_kind>, ref_place> {
    static constexpr const char* wanted = "what happened is wanted here, such as `revoke by W at 5`";
    static bool said(const Printing& p) { return in_slot<M>(p).said(); }
    static void print(Printing& p) { p.word(kind_text(in_slot<M>(p))); }
    static void describe(Description& d) { d.slot("KIND [by SEAT] [at TRICK] [in deal NUMBER]", "revoke by W at 5"); }
};
using happening = happening_in<&Statement::ref>;
/// What is done is done for it.
using for_what = opt<word<"for">, happening>;

}  // namespace hoyle::log::forms
