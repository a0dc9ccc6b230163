// Five-point whist: who has called his honours, and for which deal. Those of a deal may be called until the trump card of the
// next is turned; from then until the first card is played nobody's may (short whist 4, and R-readings of the book).
#pragma once

#include "examine/deal_facts.hpp"

namespace hoyle {

class HonoursCalled {
public:
    /// Another deal begins: calls before its trump card is turned are of the deal before. True: what the deals so far score may
    /// have changed. `same_rubber`: no other is begun with it; then whoever calls in this deal calls in those before it too.
    bool hear_before(const DealTold& told, const BookInUse& in_use, std::vector<DealRecord>& deals,
                     std::vector<rulings::Matter>& matters, bool same_rubber);

    /// The calls of a deal that is being gathered, in `deal` or in the last of `deals`; one that comes too late goes to the
    /// matter of the honours that were not called. `first_rubber`: none stands before this one.
    void hear(const DealTold& told, const BookInUse& in_use, DealRecord& deal, std::vector<DealRecord>& deals,
              std::vector<rulings::Matter>& matters, bool first_rubber);

    /// Where honours must be called, a side that did not call lost them; a log that has told of no call up to the end of a rubber
    /// is taken to leave the calling out. Which it is shows at that end only.
    void settle(const BookInUse& in_use, std::vector<DealRecord>& deals, std::vector<rulings::Matter>& matters) const;

private:
    bool recorded_ = false;  ///< in this rubber or one before it some side is said to have called its honours
};

/// Honours that nobody has been heard to call yet: whose they were, as incidents for the docket.
std::vector<incidents::Incident> honours_not_called(const DealTold& told, const BookInUse& in_use);

}  // namespace hoyle
