// What happened: a card was put down while the last trick still lay there, by a hand that had not won it; or beside a card of the
// same hand in a trick that is open.
// How it is told apart: whoever says that he leads has led out of turn, and whoever leads on with winners runs them off; else the
// card serves no trick, and has been shown. Put down once the trick is full, it is a card too many in it.
// Example: 1. W: C6 C3 C2 C7      not quitted      E plays D9

#include "incidents/exposure.hpp"

namespace hoyle::incidents {
namespace card_put_down_too_soon {

void by_deal(const Replay& replay, Found& found)
{
    for (const table::TooSoon& put : replay.too_soon) {
        const Line line{&replay, table::statement_of(put.when)};
        if (cannot_be(line)) continue;
        found.push_back(exposed(line, put.seat, CardSet::of(put.card), Word::shown));
        found.back().label = who(put.seat) + " puts down " + spoken(put.card) +
                             (put.trick ? " beside his card in the trick" : " before the trick is gathered");
        if (!put.trick) continue;
        found.back().trick = put.trick;
        found.back().when = put.when;
        found.back().facts.set(Attr::stage, Word::play);  // the line may have led to the trick as well
    }
}

}  // namespace card_put_down_too_soon

namespace detect {
Detector card_put_down_too_soon() { return {.by_deal = card_put_down_too_soon::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
