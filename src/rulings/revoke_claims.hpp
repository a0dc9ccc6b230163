// Claims of a revoke: tied to what the cards show, admitted, or established because the tricks were mixed; and what is asked for
// one that was claimed.
#pragma once

#include "rulings/proceedings.hpp"

#include <functional>

namespace hoyle::rulings {

/// `claims revoke by W at 2`: ties the claim to the revoke that the cards show, or tests it when they show none.
void on_revoke_claim(Proceedings& proceedings, std::size_t statement);

/// A penalty for a revoke, asked for without saying which: it is for the one that was claimed first and is not yet settled. Where
/// every claim is settled there is nothing more to take; a revoke that nobody has claimed is not paid for in its stead. False: it
/// is about none.
bool settles_claimed_revoke(Proceedings& proceedings, std::size_t statement, const log::Remedy& remedy);

/// Partners confer on a revoke that one of them has claimed, which gave its one penalty. Where they may not, `offence` is raised
/// of that right as if it were still open: what the book takes for it is lost, else it stands.
void on_conferring_after_claim(Proceedings& proceedings, Seat seat, const std::function<void(RightId)>& offence);

/// All that will be claimed has been: asks the book again what a revoke does to the score where both sides revoked on one hand.
void settle_both_sides(const Scene& scene, Docket& docket);

}  // namespace hoyle::rulings
