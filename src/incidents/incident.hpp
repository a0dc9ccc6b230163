// What was seen at the table that a code of laws may have something to say about. No law is known here: the same incidents are ruled
// under every book.
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "table/replay.hpp"
#include "terms/terms.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::incidents {

using table::Moment;
using terms::Attr;
using terms::Facts;
using terms::Kind;
using terms::Word;

struct Incident {
    Kind kind{};
    Facts facts;                   ///< every attribute of the kind that the replay sees, and what was told; the rest by `unsaid`
    std::optional<Seat> offender;  ///< nothing: not known, or nobody
    std::uint8_t trick = 0;        ///< 0: none
    std::uint8_t attempt = 0;
    Moment when = 0;                    ///< from when on it can be acted upon
    Moment until = table::never;        ///< when it was undone (a revoke corrected, a false lead taken back)
    Span where;                         ///< the narrowest thing to point at
    std::string label;                  ///< "West plays the three of clubs"
    std::optional<Span> proof;          ///< the other end of a proof
    std::string proof_label;            ///< "and here a diamond, held all along"
    Card card;                          ///< the card it is about
    CardSet cards;                      ///< all the cards it is about
    std::optional<Suit> suit;           ///< the suit renounced, called, or shown
    std::optional<Seat> proper_leader;  ///< of a lead out of turn
    std::optional<Seat> other_seat;     ///< second hand; whoever doubled last on the other side; whose deal it was

    /// For `revoke`: it was corrected at `until`; these are its facts as a correction, should the book find it not established.
    bool corrected = false;
    Facts as_correction;

    Word operator[](Attr attr) const { return facts[attr]; }
};

/// Everything seen in a section, in the order of the log. Cleared first.
void find_all(const table::Replay& replay, std::vector<Incident>& out);

/// The role a seat plays at a moment: dealer, partner (or dummy once his hand is down), eldest, third.
Word role_of(const table::Replay& replay, Seat seat, Moment moment);

/// "West", or the player's place when nobody knows: "somebody".
std::string who(std::optional<Seat> seat);

/// A lead to this trick by a hand whose lead it was not (`proper`: whose it was; nothing: the trick before is not finished); nothing if it
/// was not led. Seen by leads.cpp, and where cards are run off too soon.
std::optional<Incident> out_of_turn(const table::Replay& replay, const table::Trick& trick, std::optional<Seat> proper);
/// At whist: the facts that may excuse a misdeal, or lay it on the dealer's partner.
void misdeal_defences(const table::Replay& replay, Incident& incident);

/// The statement says that a player looked at his own cards: at his hand, or at a card of his while they are dealt.
bool looks_at_his_own(const table::Replay& replay, std::size_t at);

// One function a family; src/incidents/<family>.cpp tells what each sees and how it is told apart.
namespace detect {
void revokes(const table::Replay&, std::vector<Incident>&);
void leads(const table::Replay&, std::vector<Incident>&);
void order_in_trick(const table::Replay&, std::vector<Incident>&);
void short_and_surplus(const table::Replay&, std::vector<Incident>&);
void exposures(const table::Replay&, std::vector<Incident>&);
void taken_back(const table::Replay&, std::vector<Incident>&);
void claims(const table::Replay&, std::vector<Incident>&);
void making(const table::Replay&, std::vector<Incident>&);
void doubling(const table::Replay&, std::vector<Incident>&);
void remarks(const table::Replay&, std::vector<Incident>&);
void dealing(const table::Replay&, std::vector<Incident>&);
void deal_complaints(const table::Replay&, std::vector<Incident>&);
void cutting(const table::Replay&, std::vector<Incident>&);
void trump_card(const table::Replay&, std::vector<Incident>&);
void outsiders(const table::Replay&, std::vector<Incident>&);
}  // namespace detect

}  // namespace hoyle::incidents
