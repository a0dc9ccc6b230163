// What happened at the table in one deal, card by card, without any law.
//
// The replay is tolerant: whatever is physically possible is taken as it was and play goes on, in or out of turn, by the wrong
// hand, with the wrong suit. Only what cannot have happened (a card played twice, a fourteenth card, a card from a hand that was
// not dealt it) is an Impossibility; such a play is kept in its place as a card not known: it proves nothing, against anybody.
// What the log left out or told twice is an Impossibility too.
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "log/section.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::table {

/// A moment of the log: statement by statement, and within a trick line card by card. Later moments compare greater.
/// The statement's index times 64, plus the number of the card in it.
using Moment = std::uint32_t;
inline constexpr Moment never = 0xffffffff;
constexpr Moment at_statement(std::size_t index, std::size_t card = 0)
{
    return static_cast<Moment>(index * 64 + (card < 63 ? card : 63));
}
constexpr std::size_t statement_of(Moment moment) { return moment / 64; }

/// The customs of the game that the replay has to know: which game it is, and when dummy's hand goes down.
struct Custom {
    /// What the dealer need only do with a card for it to be played, whatever he then lays down.
    struct Binding {
        bool named = false, touched = false, drawn = false;
    };
    bool whist = false;                   ///< five-point whist: a card is turned, nobody is dummy
    bool dummy_waits_for_eldest = false;  ///< dummy goes down only when the eldest hand has led (else on any lead)
    std::optional<Seat> dummy;            ///< dummy bridge: the hand that is dummy whoever deals
    bool dummy_deals_first = false;       ///< ... and deals first, not the player opposite who cut lowest
    bool dealer_makes = false;            ///< nobody may name the trump but who dealt
    bool dummys_make_bound = false;       ///< passed to dummy, the make follows from his cards
    bool maker_plays = false;  ///< auction bridge: all four may declare, and the last declaration's hand is played with
                               ///< his partner's cards, whoever dealt
    Binding own_card, dummys_card;
    std::array<int, 4> suits_in_cutting{};  ///< of equal cards drawn the lower, by suit: 0 is the lowest; all 0: they are equal
};

enum class Stage : std::uint8_t { before_deal, dealing, dealt, made, closed, play, over };

struct Trick;

/// One card put on the table as a play, in the order of the log. `?` is a card not known, `-` a seat that played nothing.
struct Played {
    Seat seat = Seat::north;
    Card card;                 ///< none: not known
    std::optional<Suit> suit;  ///< of the card; also of a card known by its suit alone
    std::uint8_t trick = 0;    ///< 1 to 13 (a long log may say more)
    std::uint8_t attempt = 0;  ///< how often the trick had been led and taken back before
    bool lead = false;
    bool missed = false;  ///< `-`
    bool joined = false;  ///< put down together with the one before
    bool chosen =
        false;  ///< of several put down together, the one known to serve the trick: named, left, or alone of the suit led
    bool extra = false;  ///< a further card of this seat to this trick, quitted with it or put down after his own
    bool impossible = false;
    Moment when = 0;
    Moment back = never;  ///< when it was taken back, changed, or restored to the hand
    Span span;

    bool stood_at(Moment moment) const { return when <= moment && moment < back; }
    bool stands() const { return back == never; }
    /// Put down to the same attempt at the same trick.
    bool beside(const Played& other) const { return trick == other.trick && attempt == other.attempt; }
    bool in(const Trick& of) const;
    /// One card in its place: no seat passed over, no card too many or of two at once, none that cannot have been played.
    bool in_its_place() const { return !missed && !extra && !joined && !impossible; }
};

/// A card put down as a play that serves no trick: a full trick still lies there, and another hand has won it; or the trick is
/// open, and a card of the same hand lies in it.
struct TooSoon {
    Seat seat = Seat::north;
    Card card;
    Moment when = 0;
    std::uint8_t trick = 0;  ///< the open one; 0: a full trick lies there
};

/// One trick, or one attempt at it.
struct Trick {
    std::uint8_t number = 0;
    std::uint8_t attempt = 0;
    Seat leader = Seat::north;
    std::optional<Seat> proper_leader;  ///< whose lead it was; nothing: not known
    std::optional<Seat> winner;         ///< nothing: not known or not finished
    Moment led = 0;
    Moment full = never;      ///< when the fourth seat had played (or been passed over)
    Moment quitted = never;   ///< turned and quitted: said, or implied by the next lead
    Moment next_led = never;  ///< the first card played to a later trick
    Moment gathered = never;
    Moment abandoned = never;      ///< when all its cards were taken back
    Moment called_back = never;    ///< led from the wrong hand: when the other side called a suit, or the card, for it
    bool quitting_denied = false;  ///< the log says it was not quitted
    bool untold = false;           ///< a gap in the log: nothing is known of it
    bool stands() const { return abandoned == never; }
    /// Who led to it; of a trick that is not told, whoever had won the one before.
    std::optional<Seat> led_by() const { return untold ? proper_leader : std::optional(leader); }
};

inline bool Played::in(const Trick& of) const { return trick == of.number && attempt == of.attempt; }

/// What the log tells and cannot have been so; or what it leaves out, or tells twice. The pen's fault, not the players'.
struct Impossibility {
    enum class What : std::uint8_t { cannot_be, left_out, twice, miswritten } what = What::cannot_be;
    Span where;
    std::string message;
    std::optional<Span> other;  ///< the other place
    std::string other_label;
};

/// A card that the dealer named or touched, and that is played by it, whatever he then lays down.
struct Bound {
    Seat hand{};
    Card card, laid;  ///< `laid`: what was put down from that hand; none: nothing yet
    int trick = 0;
    Moment when = never, until = never;  ///< when it was named; when that hand next played
};

/// Everything the replay of one section found. Reused from deal to deal.
struct Replay {
    const log::Section* section = nullptr;
    Custom custom;

    std::uint32_t deal = 0;  ///< its number; 0: no deal in this section
    std::optional<Seat> dealer;
    std::string_view pack;
    std::optional<Card> turned;   ///< whist: the trump card
    std::optional<Strain> trump;  ///< the first make by the dealer's side, or the turned card's suit; at auction bridge the last
    std::optional<Seat> maker;    ///< who made it; at auction bridge the first of his side to have named it, who plays the hand
    int contract = 0;             ///< auction bridge: the tricks over the book declared; 0: not told
    bool royals = false;          ///< ... and the spades are royal spades
    bool dealers_spade = false;   ///< ... and it is the one spade with which the dealer began

    PerSeat<CardSet> dealt;               ///< what each hand is known to have held
    PerSeat<bool> whole{};                ///< all of it is known
    PerSeat<int> size{{13, 13, 13, 13}};  ///< cards dealt to it, where the log says (`took up 12`)
    PerSeat<bool> size_said{};
    std::array<Moment, 64>
        last_seen{};  ///< of each card, by its code: when it was last seen in a hand or played; 0: not since the deal
    bool hands_given = false;
    PerSeat<Span> hand_spans;  ///< where the hand was told; of one that was not, where the others were

    std::vector<Played> played;  ///< `when` never falls from one to the next
    std::vector<Trick> tricks;   ///< in the order of the log, attempts that were taken back too
    std::vector<TooSoon> too_soon;
    std::vector<Bound> bound;  ///< of each hand the last may still wait to be played
    std::vector<Impossibility> impossible;
    PerSide<int> won{};             ///< tricks won in play, by those that are known
    bool all_tricks_known = false;  ///< thirteen tricks, each with its winner, or told by `result` or `tricks`
    PerSide<int> tally{{-1, -1}};   ///< tricks won in play; -1: not known
    bool tally_told = false;        ///< ... because the log says so, not because the cards show it

    Moment deal_begun = never;  ///< the first card dealt (said or implied)
    Moment pack_cut = never;    ///< for this deal
    Moment deal_ended = never;
    Moment trump_turned = never;
    Moment trump_made = never;      ///< when `trump` was made
    Moment first_doubling = never;  ///< the first double, question or answer about doubling
    Moment first_lead = never;
    Moment dummy_down = never;
    Moment hand_over = never;
    Moment next_pack_cut = never;  ///< `pack cut` after the play: for the next deal
    Moment rubber_agreed = never;
    Moment thrown_in = never;

    std::vector<Stage> stage;            ///< of each statement, as it stood when the statement began
    std::vector<std::uint8_t> trick_at;  ///< the trick in progress (or last finished) when the statement began; 0: none
    std::vector<Seats> who;              ///< of each statement: its seats, names at the table resolved

    /// The left of the dealer, or at auction bridge of who declared; nothing where it is not known who that is.
    std::optional<Seat> eldest() const
    {
        const auto& before = custom.maker_plays && maker ? maker : dealer;
        return before ? std::optional(left_of(*before)) : std::nullopt;
    }
    /// Whom a law on the play means by the dealer: who dealt; but at dummy bridge, once a card is led, dummy's partner, who plays
    /// two hands, and nobody else does (R72); and at auction bridge, once the cards are dealt, whoever will have declared.
    Seat dealer_at(Moment moment) const
    {
        if (custom.maker_plays && maker && moment >= deal_ended) return *maker;
        return custom.dummy && moment > first_lead ? partner_of(*custom.dummy) : *dealer;
    }
    /// Whose hand is or will be on the table.
    Seat dummys_seat() const
    {
        if (custom.maker_plays && maker) return partner_of(*maker);
        return custom.dummy.value_or(partner_of(*dealer));
    }
    bool is_dummy(Seat seat, Moment moment) const
    {
        return !custom.whist && dealer && seat == dummys_seat() && moment >= dummy_down;
    }
    /// The hand is over by then: it is told, or thirteen tricks are (a gap may be the last of them).
    bool over_at(Moment moment) const
    {
        if (moment >= hand_over) return true;
        for (const Trick& trick : tricks)
            if (trick.number >= 13 && trick.stands() && trick.full < moment) return true;
        return false;
    }
    /// What the hand may still have held just before `moment`: dealt to it (given or shown by later play) and not known to be
    /// played before.
    CardSet may_hold(Seat seat, Moment moment) const;
    /// What the hand certainly still held just before `moment`. Where tricks before are not told, that is what was seen of it
    /// later; and of a suit of which it had more than can have gone in those tricks, all that it may have held.
    CardSet held(Seat seat, Moment moment) const;
    /// The standing trick of this number (its last attempt); nullptr if there is none.
    const Trick* trick(int number) const;
    /// The trick, or the attempt at one, that this card was played to; nullptr if it was to none.
    const Trick* trick_of(const Played& play) const;
    /// The play of a seat to a trick's attempt that stood last; nullptr if none.
    const Played* play_of(Seat seat, const Trick& trick) const;
    /// The first card this seat plays (or leads) after `moment`.
    const Played* next_play(Seat seat, Moment moment) const;
};

/// The statement says that a player looked at his own cards: at his hand, or at a card of his while they are dealt.
bool looks_at_his_own(const Replay& replay, std::size_t statement);

/// Replays a section. `names` are the players at N, E, S, W as the last `table` line gave them (empty: unknown).
void replay(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& out);

/// The seats of a statement, names at the table resolved: as they are written, else without regard to capitals, if one is so
/// called.
Seats seats_of(const log::Statement& statement, const PerSeat<std::string>& names);

}  // namespace hoyle::table
