#include "rulings/doubles.hpp"

#include <algorithm>

namespace hoyle::rulings {

int Doubles::counting() const
{
    return static_cast<int>(std::count_if(made_.begin(), made_.end(), [](const Double& each) { return each.counts; }));
}

const Doubles::Double* Doubles::last() const
{
    const auto found = std::find_if(made_.rbegin(), made_.rend(), [](const Double& each) { return each.counts; });
    return found == made_.rend() ? nullptr : &*found;
}

const Doubles::Double* Doubles::last_of(Side side) const
{
    const auto found = std::find_if(made_.rbegin(), made_.rend(),
                                    [&](const Double& each) { return each.counts && side_of(each.seat) == side; });
    return found == made_.rend() ? nullptr : &*found;
}

void Doubles::decide(std::size_t matter, bool accepted)
{
    for (Double& each : made_)
        if (each.matter == matter) each.counts = accepted;
    if (!accepted) refused_ = true;
}

const Doubles::Loss* Doubles::forfeited(Seat seat) const
{
    const Loss* found = nullptr;
    for (const Loss& loss : lost_[seat]) {
        if (loss.forgiven) continue;
        if (loss.forgivers.empty()) return &loss;
        if (!found) found = &loss;
    }
    return found;
}

}  // namespace hoyle::rulings
