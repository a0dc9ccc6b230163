// The docket: where matters are kept with their rights, from opening to end.
//
// A store with few operations. It knows time and who holds a right, but no cards and nothing of what is said: whether a demand is
// about a right, and what follows when one is used, is for those who rule (proceedings.hpp and the families).
#pragma once

#include "rulings/matter.hpp"

#include <functional>
#include <vector>

namespace hoyle::rulings {

/// A right on the docket. Stays good while its matter is there, whatever else is opened.
struct RightId {
    std::size_t matter = 0;
    std::size_t answer = 0;
};

class Docket {
public:
    static constexpr auto none = static_cast<std::size_t>(-1);

    /// Where the line of a moment stands; unknown for a moment of an earlier section.
    using Where = std::function<Spot(Time)>;

    /// Puts a matter on the docket, its rights as they stand in it. Returns its number.
    std::size_t open(Matter matter);

    /// The option is chosen, and the right used. `let_stand`: what was chosen is to leave things as they are.
    void exact(RightId right, std::size_t option, Ending ending, bool let_stand = false);

    /// `who` give the right up: for all who hold it, or for themselves alone. Over once nobody is left.
    void waive(RightId right, Seats who, bool for_all, const Ending& ending);

    /// Takes every right of the matter from those who hold it; what is merely granted stays.
    void lose(std::size_t matter, const Ending& ending);

    /// Ends every right all of whose options have had their time by `now` (that moment included), and lets drop out whoever has
    /// by then. Returns those that ended unused.
    std::vector<RightId> lapse(Time now, const Where& where);

    /// Lets those drop out of a right who have by `now`.
    static void drop_out(Answer& answer, Time now, const Where& where);

    /// A new section begins: what could only be used in an earlier hand, and what waits for a mark of the next deal, gets its
    /// end.
    void begin(std::uint64_t section, const table::NextDeal& deal);

    /// Some right may still be used, or lapse.
    bool something_open() const;

    void clear() { matters_.clear(); }

    Matter& operator[](std::size_t matter) { return matters_[matter]; }
    const Matter& operator[](std::size_t matter) const { return matters_[matter]; }
    Answer& operator[](RightId right) { return matters_[right.matter].answers[right.answer]; }
    const Answer& operator[](RightId right) const { return matters_[right.matter].answers[right.answer]; }
    std::vector<Matter>& matters() { return matters_; }
    const std::vector<Matter>& matters() const { return matters_; }
    std::size_t size() const { return matters_.size(); }
    bool empty() const { return matters_.empty(); }

private:
    std::vector<Matter> matters_;
};

}  // namespace hoyle::rulings
