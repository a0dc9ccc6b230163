// Of two findings on one deal that cannot both hold, one governs, and the other is not told.
#pragma once

#include "rulings/docket.hpp"
#include "rulings/scene.hpp"

namespace hoyle::rulings {

/// A deal that is void of itself is no deal: nothing else follows from how it was dealt. Where there must be a new deal, and
/// somebody has insisted on it, nobody can let the deal stand. Hides what is so overruled in the section being told; returns
/// the matter for which the deal is void: `void_matter`, unless another governs.
std::size_t govern(const Scene& scene, Docket& docket, std::size_t void_matter);

/// It is about the hand alone, what is played in it, called or taken: where there is no hand, nothing follows from it.
bool is_of_the_hand(const Matter& matter);

/// Ends every right of the section that is of the hand alone: the hand is void.
void end_with_hand(const Scene& scene, Docket& docket, std::size_t void_matter, const Ending& ending);

}  // namespace hoyle::rulings
