// Honours and chicane in a spoken hand.
#include "scoring/count.hpp"
#include "scoring/listener.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::scoring {

void Listener::set_honours(int count)
{
    // Divided until somebody says more; then "in one hand", or "four in one hand", or "and the fifth in the other".
    HonoursHeld held{count, (count + 1) / 2};
    const auto in_one_hand = [&] {
        hearing_.hear({"all"});
        return hearing_.hear({"in", "one", "hand"}) || hearing_.hear({"in", "one"}) || hearing_.hear({"one", "hand"}) ||
               hearing_.hear({"together"});
    };
    bool lie_said = true;
    if (hearing_.hear_any({"divided", "split"})) {
    } else if (in_one_hand()) {
        held.most_in_one_hand = count;
        const std::size_t place = hearing_.place();
        while (hearing_.hear_any({",", "and", "with", "the"})) {}
        if (hearing_.hear({"fifth"}) && count == 4) {
            held.count = 5;
            while (hearing_.hear_any({"in", "with", "the", "partner", "other", "hand", "opposite"})) {}
        } else {
            hearing_.back_to(place);
        }
    } else {
        const std::size_t place = hearing_.place();
        while (hearing_.hear_any({",", "and", "with"})) {}
        const std::optional<int> most = hearing_.hear_number();
        if (most && in_one_hand()) held.most_in_one_hand = *most;
        else hearing_.back_to(place), lie_said = false;
    }
    const Side side = whose();
    lie_said_[side] = lie_said;
    if (facts().honours[side].count >= 0) problem("the honours of a side are told twice");
    facts().honours[side] = held;
    if (held.most_in_one_hand > held.count)
        problem(fmt::format("{} of {} in one hand", held.most_in_one_hand, counted(held.count, "honour")));
}

bool Listener::hear_honours()
{
    if (hearing_.hear({"honours", "easy"}) || hearing_.hear({"honours", "even"}) || hearing_.hear({"aces", "even"}) ||
        hearing_.hear({"aces", "easy"})) {
        facts().honours[Side::ns] = facts().honours[Side::ew] = {2, 1};
        return true;
    }
    if (hearing_.hear({"simple", "honours"}) || hearing_.hear({"simple", "honors"})) {
        set_honours(3);
        return true;
    }
    const std::size_t place = hearing_.place();
    if (hearing_.hear({"hundred", "aces"}) || hearing_.hear({"100", "aces"})) {
        facts().honours[whose()] = {4, 4};
        return aces_said_ = true;
    }
    const std::optional<int> before = hearing_.hear_number();
    const bool honours = hearing_.hear_any({"honours", "honors", "honour", "honor"});
    const bool aces = !honours && hearing_.hear_any({"aces", "ace"});
    if (honours || aces) {
        const std::optional<int> count = before ? before : hearing_.hear_number();
        if (count) {
            aces_said_ = aces_said_ || aces;
            set_honours(*count);
            return true;
        }
    }
    hearing_.back_to(place);
    return false;
}

bool Listener::hear_chicane()
{
    const bool both = hearing_.hear({"double", "chicane"});
    if (!both && !hearing_.hear({"chicane"}) && !hearing_.hear({"void", "of", "trumps"})) return false;
    const Side side = whose();
    const Seat seat = side == Side::ns ? Seat::north : Seat::east;
    // a side's chicane told once more is his partner's
    if (both || facts().void_of_trumps[seat]) facts().void_of_trumps[partner_of(seat)] = true;
    facts().void_of_trumps[seat] = true;
    return true;
}

}  // namespace hoyle::scoring
