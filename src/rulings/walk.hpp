// The walk through a session, section by section: an incident and a book make rights, and each right is exacted, waived, lost or
// lapsed.
//
// What counts as a demand, who may make it, and what loses a right, only the book says: a wrong demand, talk about a penalty, a
// demand by the wrong player, a call disobeyed are incidents that are raised on the way, and the book rules on them like on any
// other.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

class Walk {
public:
    Walk(const lawbook::Book& book, const lawbook::Settings& settings, LimitReached limit);

    /// Goes through one section: opens the matters of its incidents, gives every statement to whoever rules on its kind, lets
    /// lapse what its marks end.
    void go(const table::Replay& replay, const std::vector<Incident>& seen, std::uint64_t section);

    /// The same for a deal in which nothing was seen and nothing is said that a right could hang on, while none is open: it
    /// passes the deal on.
    void go_plain(std::uint32_t deal, Seat dealer, int doublings);
    /// Some right may still be used, or lapse.
    bool something_open() const { return records_.docket.something_open(); }

    /// All that will be claimed has been: asks the book again what a revoke does to the score where both sides revoked on one
    /// hand.
    void settle_both_sides();

    /// The first deal of the next rubber is told: what could be said until it was cut, or dealt, is over. Nothing said in it is
    /// ruled on.
    void next_rubber_begins(const table::Replay& replay, std::uint64_t section);

    /// The rubber is over and gone: forgets its matters.
    void clear();

    std::vector<Matter>& matters() { return records_.docket.matters(); }
    const std::vector<Matter>& matters() const { return records_.docket.matters(); }
    const std::vector<Remark>& remarks() const { return records_.remarks; }
    const DealRuling& deal() const { return deal_; }  ///< of the section gone through last

    const lawbook::Book& book() const { return *book_; }
    const lawbook::Settings& settings() const { return settings_; }

private:
    Scene scene() const { return {book_, &settings_, replay_, section_}; }
    void look_at(const table::Replay& replay, std::uint64_t section);

    const lawbook::Book* book_;
    lawbook::Settings settings_;
    LimitReached limit_;
    Records records_;
    DealRuling deal_;
    const table::Replay* replay_ = nullptr;  ///< of the section gone through last
    std::uint64_t section_ = 0;
};

}  // namespace hoyle::rulings
