// The doubles of one deal and who may still double: a record with few operations. What a double is worth, and when one is void,
// only the book says.
#pragma once

#include "cards/seat.hpp"

#include <optional>
#include <vector>

namespace hoyle::rulings {

class Doubles {
public:
    struct Double {
        std::size_t statement = 0;
        Seat seat = Seat::north;
        std::optional<std::size_t> matter;  ///< the offence it hangs on
        bool counts = true;
    };
    /// A right to double that is gone.
    struct Loss {
        std::size_t matter = 0;  ///< the offence that took it
        Seats forgivers;         ///< who may consent to the double all the same; empty: nobody
        bool forgiven = false;
    };

    void made(Double made) { made_.push_back(made); }
    std::vector<Double>& all() { return made_; }
    const std::vector<Double>& all() const { return made_; }
    int counting() const;  ///< how many count
    /// The last that counts, of anybody or of one side; nullptr: there is none.
    const Double* last() const;
    const Double* last_of(Side side) const;

    /// A double that hung on this offence is accepted, or refused.
    void decide(std::size_t matter, bool accepted);
    bool refused() const { return refused_; }  ///< some double was

    void close() { closed_ = true; }  ///< nobody may double any more
    bool closed() const { return closed_; }

    void lose(Seat seat, Loss loss) { lost_[seat].push_back(loss); }
    bool lost_any(Seat seat) const { return !lost_[seat].empty(); }
    std::vector<Loss>& losses(Seat seat) { return lost_[seat]; }

    /// The offence for which this player cannot double; one that nobody can forgive before any other. nullptr: he can.
    const Loss* forfeited(Seat seat) const;

private:
    std::vector<Double> made_;
    PerSeat<std::vector<Loss>> lost_{};
    bool closed_ = false;
    bool refused_ = false;
};

}  // namespace hoyle::rulings
