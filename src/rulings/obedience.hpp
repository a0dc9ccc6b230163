// Was a call obeyed? The cards played after it say so, and what is put right before the trick is turned is said to be cured.
#pragma once

#include "rulings/scene.hpp"

namespace hoyle::rulings {

class Proceedings;

/// A call that was exacted and is to be obeyed.
struct Call {
    std::size_t matter = 0;
    terms::Atom atom{};
    Seat on = Seat::north;
    Card card;
    std::optional<Suit> suit;
    Seats either;  ///< of a suit: the hands it might be asked of, whichever leads first
    int trick = 0;
    table::Moment from = 0;
};

/// True of what is obeyed by a card played, or not played.
bool calls_for_play(terms::Atom atom);

/// Obeyed or not is seen at the trick the call bites on; what was not is raised, and the book rules on it. The call of a card
/// that cannot lawfully be played there waits, where the book has it repeated at each trick: it holds until he can. `others`:
/// what was called besides.
void check_obedience(Proceedings& proceedings, const Call& call, const std::vector<Call>& others);

/// `E disobeys`: what he did is seen in the play; where the log does not show it, it says so.
void on_disobedience(Proceedings& proceedings, std::size_t statement);

}  // namespace hoyle::rulings
