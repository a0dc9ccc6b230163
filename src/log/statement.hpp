// What a line of a session log says: one plain record for every kind of line.
//
// A Statement never owns anything. Its words are views into the Text it was read from, its lists are ranges in the vectors of its
// Section (section.hpp), so that one Section is filled again and again without allocating. Which slots a verb fills
// its form says (forms_*.def); every other slot keeps its empty value.
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "cards/suit.hpp"
#include "source/text.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace hoyle::log {

/// What a line says: a name for each row of the tables of forms.
enum class Verb : std::uint8_t {
#define FORM(name, ...) name,
#include "log/statements.def"
#undef FORM
};
inline constexpr std::size_t verb_count = 0
#define FORM(name, ...) +1
#include "log/statements.def"
#undef FORM
    ;

/// A range in one of the vectors of a Section.
struct Range {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    constexpr bool empty() const { return count == 0; }
};

/// One card put down, or one seat passed over, in a trick.
struct Play {
    Seat seat = Seat::north;
    Card card;               ///< no card: not known (see `suit`), or none played
    std::int8_t suit = -1;   ///< of a card known by its suit only (`S?`, `Sx`): 0-3; else -1
    bool none = false;       ///< `-`: this seat played nothing
    bool joined = false;     ///< put down together with the play before it (`C7+S2`)
    bool seat_said = false;  ///< the log names the seat (else it follows clockwise)
    Span span;               ///< the card (or `-`, or `?`)
};

/// Something that happened, pointed at: `revoke by W at 5 in deal 2`.
struct KindRef {
    std::string_view kind;  ///< empty: nothing was named
    Seats by;
    bool by_unknown = false;  ///< `by ?`
    std::uint8_t trick = 0;   ///< 0: not said
    std::uint32_t deal = 0;   ///< 0: not said
    Span span;
    constexpr bool said() const { return !kind.empty(); }
};

/// A penalty or a right as somebody named it: `calls HK from E`, `take three`, `new deal`, `refuse the double by E`.
// clang-format off
enum class RemedyWord : std::uint8_t {
    new_deal, recut, reshuffle, misdeal, play_out, withdrawal, sight_of, stakes_from, deal_by, hand_down, trump_card_down,
    call_card, call_suit, highest, lowest, win, not_win, trump, not_trump, make, bar_card, bar_suit, choose_card,
    take_three, deduct_three, add_three, score_above, take_two, accept, refuse, ignore_make, let_stand
};
// clang-format on

struct Remedy {
    RemedyWord word = RemedyWord::let_stand;
    Seats on;  ///< of whom it is asked; for accept, refuse, deal_by: whose double, whose deal
    Card card;
    std::optional<Suit> suit;
    bool trumps = false;     ///< `lowest trump`: the trump suit, whichever it is
    std::uint8_t trick = 0;  ///< `to win at 3`
    bool redouble = false;   ///< `accepts the redouble`
    bool on_form = false;    ///< said as `calls on E to play HK`, not `calls HK from E`
    std::string_view name;   ///< `stakes from X`
    std::string_view pack;   ///< `deal by N with red pack`: its colour
    KindRef for_what;        ///< of what a ruling offers or a player suggests; a demand has it in its Statement
    Span span;
};

/// A side: NS or EW; in blocks and among names any two players' name (`AB`, `We`).
struct SideName {
    std::optional<Side> side;
    std::string_view name;  ///< as written
    Span span;
};

// clang-format off
enum class Column : std::uint8_t {
    none, below, above, tricks, honours, slam, chicane, penalty, bonus, game, rubber,
    sum                              // only of a slip in a block
};
// clang-format on

/// A number said of a side: `NS 24`, `EW above 32`.
struct Sum {
    SideName side;
    Column column = Column::none;
    Points points = 0;
    Span span;  ///< the number
};

/// A figure in a written block.
struct Figure {
    SideName side;
    std::uint8_t bar = 0;  ///< how many `|` stand before it: 0 below the line, 1 above
    Points points = 0;
    bool unknown = false;  ///< `?`
    Span span;
};

struct Draw {
    std::string_view name;
    CardSet cards;
    std::string_view pack;
};

/// A hand as dealt. In each suit, `unknown` cards were written `?` or `x`.
struct Hand {
    bool given = false;  ///< false: `?` or `-` for the whole hand
    bool dash = false;   ///< written `-`
    CardSet cards;
    CardSet twice;  ///< those of the cards that are written twice
    std::uint8_t unknown[4] = {0, 0, 0, 0};
    Span span;
};

struct Option {
    std::string_view name;
    std::string_view value;  ///< empty: the option is named alone, which switches it on
    Span span;
};

enum class Purpose : std::uint8_t { places, partners, deal, going_out };
enum class BetOn : std::uint8_t { rubber, game, score, odd_trick };
enum class HonoursLie : std::uint8_t { unsaid, divided, in_one_hand, some_in_one_hand };
enum class PackFault : std::uint8_t { lacks, twice, faced, of_other };
enum class Face : std::uint8_t { unsaid, up, down };
enum class LooksAt : std::uint8_t { own_hand, hand_of, card, trump_card, last_trick, trick };
enum class Counts : std::uint8_t { pack, dealt_cards, tricks };
enum class About : std::uint8_t { score, turn };
enum class Doing : std::uint8_t { shuffle, cut, deal, double_, redouble, lead };
enum class Found : std::uint8_t { unsaid, floor, trick, other_pack, torn, marked };
enum class Answer : std::uint8_t { yes, no, none, some, nothing };
enum class Dropped : std::uint8_t { unsaid, floor, face_down, face_up };
enum class SuggestedBy : std::uint8_t { unsaid, touch, look };
enum class Founded : std::uint8_t { unsaid, rightly, wrongly };
enum class NoticedAt : std::uint8_t { next_cut, next_deal, next_make, agreement };
/// Bits of `manner` on `shuffles`.
enum ShuffleManner : std::uint8_t {
    below_table = 1,
    faces_seen = 2,
    during_play = 4,
    into_packets = 8,
    across_table = 16,
    second_time = 32
};

/// What an `expect` line demands of the ruling. Lists are ranges in the Section.
struct Expectation {
    enum class If : std::uint8_t { always, if_true, if_false };
    enum class What : std::uint8_t { nothing, no_kind, kind, score, standing, tally, result, rubber_won, game_won, slip, bet };
    If when = If::always;
    What what = What::nothing;
    KindRef ref;
    Range laws;      ///< LawRefs
    Range offering;  ///< Remedies
    Range best;      ///< Remedies: one at most
    Seats entitled;
    bool entitled_said = false;
    std::string_view in_book;
    std::string_view name;  ///< of bet: who won it
    std::string_view status;
    Range facts;      ///< Options: attribute = value
    Range sums;       ///< of score, standing, tally; slip: one, with number in `slip_for`
    SideName side;    ///< of result, game won, rubber won
    int number = 0;   ///< of result; of game won: 1 to 3, single to treble, 0 if not said
    bool by = false;  ///< result NS by 3
    Points slip_for = 0;
};

struct LawRef {
    std::string_view book;  ///< empty: the book the table played by
    std::string_view law;   ///< "91", "44-III", "S II"
};

/// A fact told under `from` in a block: one of result, honours, chicane, or a revoke option taken.
struct Told {
    Verb verb = Verb::result;
    SideName side;
    Seats who;  ///< `chicane N`
    int number = 0;
    bool by = false;
    bool unknown = false;  ///< `?`
    HonoursLie lie = HonoursLie::unsaid;
    int in_one = 0;
    bool not_called = false;  ///< honours at whist
    RemedyWord taking = RemedyWord::take_three;
};

struct Statement {
    Verb verb = Verb::gap;

    // who, and to whom
    bool who_unknown = false;  ///< `? drops HK`, `pack cut by ?`, `deal by ?`
    bool bystander = false;    ///< `bystander X ...`: his name in `name`
    Seats who;                 ///< the seats that act; empty where a name acts (see `name`)
    Seats favour;              ///< of `decides`: for whom (`to` too, if it is one seat)
    std::optional<Seat> to;    ///< the seat acted upon
    bool disputed = false;     ///< `disputed E v N: ...`
    Seats disputed_a;
    Seats disputed_b;

    // which of several: each of the statements that have it
    Purpose purpose{};
    BetOn bet_on{};
    HonoursLie lie{};
    PackFault pack_fault{};
    Face face{};
    LooksAt looks_at{};
    Counts counts{};
    About about{};
    Founded founded{};  ///< of `interrupts`
    Doing doing{};
    Found found{};
    Answer answer{};
    Dropped dropped{};
    SuggestedBy suggested_by{};
    NoticedAt noticed_at{};
    std::uint8_t manner = 0;  ///< bits: of `shuffles` ShuffleManner; of a cut 1 confusion, 2 doubt

    // said or not
    bool said_leads = false;  ///< `E leads HK`, not `plays`
    bool no_stakes = false;
    bool other_bystander = false;  ///< of `bets`: the other one looks on
    bool to_make_a_fourth = false;
    bool without_consent = false;
    bool card_unknown = false;     ///< `showing ?`, `draws ?`
    bool by = false;               ///< of `result`: so many over six
    bool unknown = false;          ///< `result NS ?`, `chicane ?`
    bool to_count = false;         ///< why he looks at a trick
    bool arranging = false;        ///< why he touches a card
    bool fearing_misdeal = false;  ///< why he counts
    bool held_none = false;        ///< `held no diamonds`
    bool snatched_back = false;
    bool his_hand = false;   ///< `shows his hand`, and not cards
    bool in_sight = false;   ///< `holds HK so that S sees it`
    bool believing = false;  ///< `throws down his hand believing the claim`
    bool for_partner = false;
    bool let_stand = false;  ///< `lets it stand`, not `waives`
    bool by_agreement = false;
    bool not_played = false;  ///< `from spades not played`
    bool after = false;       ///< of `noticed`; else before
    bool perhaps = false;     ///< of `told`: it was heard so, and may be meant otherwise
    bool royals = false;      ///< of `makes`: royal spades, at auction bridge

    std::optional<Suit> suit;
    std::optional<Strain> strain;
    Card card;
    Card instead;  ///< the card that `card` is changed to
    CardSet cards;
    std::uint32_t number = 0;  ///< 0: not said, unless the verb always has one; of `makes` the tricks declared
    std::uint32_t last = 0;    ///< of several numbers: `7-9. ?`, `deals cards 23+24`; 0: one only
    std::uint32_t in_one = 0;  ///< honours in one hand
    std::uint32_t trick = 0;
    std::uint32_t deal = 0;
    std::int64_t amount = 0;  ///< money, in thousandths of the unit
    std::string_view name;
    std::string_view word;
    std::string_view text;  ///< without its quotes
    std::string_view pack;
    SideName side;
    KindRef ref;
    Range list;    ///< plays, names, draws, hands, sums, figures, options, remedies, told facts or expectation, by verb
    Span span;     ///< the whole statement, without comment or blanks around it
    Span comment;  ///< a comment behind it on the same line, from `#` on; length 0: none
};

/// `W consults E about redoubling`: it is the doubling they talk of, not a penalty.
constexpr bool about_doubling(std::string_view word)
{
    for (std::string_view each : {"doubling", "redoubling", "re-doubling", "double", "redouble"})
        if (word == each) return true;
    return false;
}

}  // namespace hoyle::log
