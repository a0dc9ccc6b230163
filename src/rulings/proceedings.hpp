// One section as it is ruled on: what may be done with the rights on the docket, and what follows when it is.
//
// Whoever hears a family of statements (demands, doubling, talk, claims, taking back) sees the rest of the rulings only through
// this.
#pragma once

#include "rulings/answers.hpp"
#include "rulings/deal_turn.hpp"
#include "rulings/docket.hpp"
#include "rulings/doubles.hpp"
#include "rulings/obedience.hpp"
#include "rulings/scene.hpp"
#include "rulings/wording.hpp"

#include <functional>

namespace hoyle::rulings {

/// Something said or demanded that no law gives, or told of which no law is known: for the report.
struct Remark {
    Spot where;
    std::uint32_t deal = 0;
    std::string text;
    std::uint64_t section = 0;
    std::string_view kind = "demand-without-right";  ///< or "noted"
    std::vector<Cited> laws = {};                    ///< why not; empty: no law gives it
};

/// A refusal, with the law that is its reason.
struct Refused {
    std::string text;
    std::vector<Cited> laws;
};

/// No further double counts. A figure of the book: the rulings know no figures.
using LimitReached = std::function<bool(Strain, int doublings)>;

/// What lasts from section to section.
struct Records {
    Docket docket;
    std::vector<Remark> remarks;
    DealTurn turn;
};

/// An incident that is seen only as the docket is gone through: a wrong demand, talk about a penalty, a call disobeyed.
struct Raised {
    Kind kind{};
    std::size_t statement = 0;
    std::optional<std::size_t> because_of;  ///< the matter it is about
    terms::Facts facts;
    std::string label;
    std::optional<Seat> offender;
};

class Proceedings {
public:
    Proceedings(const Scene& scene, Records& records, const LimitReached& limit)
        : scene_(scene), records_(&records), limit_(&limit)
    {}

    const Scene& scene() const { return scene_; }
    Docket& docket() { return records_->docket; }
    const Docket& docket() const { return records_->docket; }
    const DealTurn& turn() const { return records_->turn; }
    Doubles& doubles() { return doubles_; }
    const Doubles& doubles() const { return doubles_; }
    bool limit_reached(int doublings) const { return scene_.replay->trump && (*limit_)(*scene_.replay->trump, doublings); }

    /// Puts an incident on the docket, its points answered, and does what happens of itself. Docket::none if the docket knows
    /// that there was no offence.
    std::size_t open(Incident incident);
    /// The same for one that the docket itself sees. Tied to what it is about before its rulings take effect, for they may take
    /// that right away.
    std::size_t raise(Raised raised);

    /// Uses a right, and does what it says: a call is to be obeyed from here on, a deal is void, a double counts or does not.
    /// `remedy`: how it was asked for; nullptr: it was used without a word.
    void exact(RightId right, std::size_t option, std::size_t statement, const log::Remedy* remedy);

    /// Of the cards that an offence is about, those that lie on the table and serve no trick.
    CardSet left_exposed(std::size_t matter) const;
    /// They are what the book says of any exposed card.
    void expose_rest(std::size_t matter, table::Moment now);

    /// Ends what has had its time by a moment, and does what stands if a right is not used.
    void lapse(table::Moment now);

    void remark(std::size_t statement, std::string text);
    void remark(std::size_t statement, Refused refused);
    /// The log tells of something that no law can be found for.
    void note(std::size_t statement, std::string text);
    /// An ending at a statement.
    Ending ending(std::string why, std::size_t statement) const { return {std::move(why), scene_.spot_of(statement)}; }

    /// The matter for which the hand is void by now; nothing: it is not.
    std::optional<std::size_t> void_for() const { return deal_.is_void ? std::optional(deal_.void_matter) : std::nullopt; }

    /// Looks whether what was called since was obeyed.
    void check_calls();
    /// Nothing more is told of the deal.
    DealRuling end();

private:
    std::size_t put(Matter matter, table::Moment now);
    CardSet enter_call(std::size_t matter, Option& option, const log::Remedy& remedy, table::Moment now);
    void keep_open(RightId right, std::size_t chosen, CardSet rest);
    void apply(std::size_t matter, const Step& step, table::Moment now);
    void dummy_drops_out();
    void lose_double(std::size_t matter, const Step& step, table::Moment now);

    Scene scene_;
    Records* records_;
    const LimitReached* limit_;
    DealRuling deal_;
    Doubles doubles_;
    std::vector<Call> calls_;  ///< exacted, and not yet looked at
};

}  // namespace hoyle::rulings
