#include "incidents/places.hpp"

namespace hoyle::incidents {

std::array<const Played*, 4> places(const Replay& replay, const Trick& trick)
{
    std::array<const Played*, 4> found{};
    int wanting = 4;
    const auto before = [](const Played& play, Moment when) { return play.when < when; };
    const auto led = std::lower_bound(replay.played.begin(), replay.played.end(), trick.led, before);
    for (auto play = led; play != replay.played.end() && wanting > 0; ++play) {
        if (!play->in(trick) || !play->in_its_place()) continue;
        const Played*& place = found[static_cast<std::size_t>(steps_between(trick.leader, play->seat))];
        if (place) continue;
        place = &*play;
        --wanting;
    }
    return found;
}

}  // namespace hoyle::incidents
