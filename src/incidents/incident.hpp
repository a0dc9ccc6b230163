// What was seen at the table that a code of laws may have something to say about. No law is known here: the same incidents are
// ruled under every book.
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
    bool after_trick = false;           ///< the trick was complete by then, and no card led to the next
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

    int claimed = 0;           ///< of a claim: so many tricks; 0: the rest
    std::string by_the_cards;  ///< of a claim: what is to be said of it by the cards still held, from whoever has worked it out

    /// For `revoke`: it was corrected at `until`; these are its facts as a correction, should the book find it not established.
    bool corrected = false;
    Facts as_correction;

    Word operator[](Attr attr) const { return facts[attr]; }
    /// It is about this card; none: about no card that is known.
    void about(Card one);
};

/// Everything seen in a section, in the order of the log; what was seen at the same moment, in the order of the vocabulary.
/// Cleared first.
void find_all(const table::Replay& replay, std::vector<Incident>& out);

/// The role a seat plays at a moment: dealer, partner (or dummy once his hand is down), eldest, third.
Word role_of(const table::Replay& replay, Seat seat, Moment moment);

/// Nobody doubles any more, just before `moment`: it was said that somebody is satisfied, or that he may play. At auction bridge,
/// where three passes end it and few logs have them: nothing more is declared or doubled before the lead.
bool doubling_over(const table::Replay& replay, Moment moment);

/// "West", or the player's place when nobody knows: "somebody".
std::string who(std::optional<Seat> seat);

}  // namespace hoyle::incidents
