// How likely a hand is, and how likely a slip: only to put hypotheses in order, never to rule. What a sheet proves does not hang
// on it.
//
// The figures are rules of thumb: suits alike, the odd trick commoner than the slam, a doubling in one hand of five, honours as
// cards fall. Slips of one kind are taken to be as common on a sheet as those of another wherever there is occasion for both, so
// that a rule seldom needed is the sooner forgotten.
#pragma once

#include "audit/slips.hpp"

namespace hoyle::audit {

/// The chance of a hand among all hands, up to a factor. Greater than 0.
double chance_of(const scoring::HandFacts& hand, const scoring::Figures& figures);

/// The chance that a scorer with this hand before him makes a slip of this kind, and by it leaves just these figures, up to a
/// factor: divided by how often there is occasion for it, and by how many ways there are to make it.
double chance_of(SlipKind kind, const Columns& right);

}  // namespace hoyle::audit
