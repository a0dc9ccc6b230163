// Whose deal it is, and what was proved of the pack: what the deals before tell, and one deal by itself does not.
#pragma once

#include "rulings/docket.hpp"
#include "rulings/scene.hpp"

namespace hoyle::rulings {

/// What the rulings make of one deal for its score.
struct DealRuling {
    bool is_void = false;  ///< a new deal, a misdeal, or `deal void`
    std::string void_by;   ///< why, in words
    std::size_t void_matter = Docket::none;
    std::optional<Seat> next_dealer;  ///< whose the next deal is by the laws; nothing: not known
    int doublings = 0;                ///< those that count
    bool spades_thrown_in = false;
    std::optional<Side> takes_two;  ///< the spade convention: two points instead of a penalty
};

class DealTurn {
public:
    /// Whose deal this is; nothing: the log does not show it.
    std::optional<Seat> whose(const Scene& scene) const { return known(scene) ? turn_ : std::nullopt; }
    /// Fills in whose deal it was. False: it was his own, and there was no offence.
    bool complete_out_of_turn(const Scene& scene, Incident& incident) const;
    /// Of a fault in dealing: whose deal it was by the deals before, his own or his partner's.
    void complete_dealt_for(const Scene& scene, Incident& incident) const;
    bool pack_proved_imperfect() const { return pack_proved_imperfect_; }

    /// The deal is over. Whose comes next: the same player's after a new deal, the rightful dealer's if the deal was taken from
    /// him, else the next on the left.
    void pass(const Scene& scene, const Docket& docket, const DealRuling& deal);
    /// The same for a deal that stood.
    void pass_plain(std::uint32_t deal, Seat dealer);
    std::optional<Seat> next() const { return turn_; }
    void forget() { turn_.reset(); }  ///< the rubber is over

private:
    bool known(const Scene& scene) const;
    std::optional<Seat> after_void(const Scene& scene, const Docket& docket, const DealRuling& deal) const;

    std::optional<Seat> turn_;            ///< by the deals before; nothing: not known
    std::uint32_t last_deal_ = 0;         ///< the number of the deal before
    bool pack_proved_imperfect_ = false;  ///< in this session
};

}  // namespace hoyle::rulings
