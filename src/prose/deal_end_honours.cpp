// Honours, aces and chicane, and in whose hands they lay.

#include "prose/deal_end_reader.hpp"
#include "prose/word_lookup.hpp"

namespace hoyle::prose {

bool DealEnd::honours(int count)
{
    of_ = Of::honours;
    if (count > most_honours || count < 0) return false;
    if (count == 2 && told_.held.empty() && is_number() && peek()->number == 2)  // "aces two and two"
        return ++at_, told_.held = {{Side::ns, 2}, {Side::ew, 2}}, true;
    Held held{side_.value_or(Side::ns), count};
    held.one_hand = seat_.has_value() && count > 2;
    const bool unnamed = !side_, each = peek() && peek()->stem == stem_of("each");
    tail(held);
    if (unnamed && !side_ && count == 2 && (held.divided || each)) {  // "two aces each side", "two aces each"
        unclaimed_.reset();
        return told_.held = {{Side::ns, 2}, {Side::ew, 2}}, true;
    }
    if (unnamed) {
        if (!side_) return unclaimed_ = held, true;
        held.side = *side_;
    }
    told_.held.push_back(held);
    return true;
}

bool DealEnd::honours_named()
{
    if (nobody_) return nobodys();
    of_ = Of::honours;
    if (told_.called && side_ && !(peek() && (is_number() || peek()->kind == Kind::rank || peek()->kind == Kind::card)))
        told_.call_all = side_;
    return true;
}

bool DealEnd::held_by_name()
{
    if (of_ != Of::honours) return take_aces();
    int count = 0;
    for (; peek() && peek()->kind == Kind::rank; ++at_) ++count;
    if (!told_.held.empty() && told_.held.back().count == count) return true;
    return honours(count);
}

bool DealEnd::take_aces()
{
    if (sense() != Sense::honours) return false;
    return ++at_, of_ = Of::honours, true;
}

bool DealEnd::nobodys()
{
    if (!whist_) return false;
    told_.held.push_back({Side::ns, 2});
    told_.held.push_back({Side::ew, 2});
    return true;
}

bool DealEnd::divided()
{
    if (told_.held.empty() && sense() == Sense::honours) ++at_, of_ = Of::honours;  // "easy honours"
    if (told_.held.empty()) return of_ == Of::honours && (told_.held = {{Side::ns, 2}, {Side::ew, 2}}, true);
    told_.held.back().divided = true;
    return true;
}

void DealEnd::tail(Held& held)
{
    for (;;) {
        if (take(Sense::divided)) held.divided = true;
        else if (shared_by_partners(held)) return;
        else if (hand_next()) held.one_hand = true;
        else if (is_number() && is_number(1) && peek()->number + peek(1)->number == held.count) held.divided = true, at_ += 2;
        else if (is_number() && peek()->number < held.count && in_a_hand_behind_number(held)) {
        } else if (sense() == Sense::idle && words_[at_].stop == 0) ++at_;
        else return;
    }
}

bool DealEnd::shared_by_partners(Held& held)
{
    const auto is_seat = [&](std::size_t ahead) { return peek(ahead) && peek(ahead)->kind == Kind::seat; };
    if (!is_seat(0) || !is_number(1) || !is_seat(2) || !is_number(3)) return false;
    const Seat first = peek()->seat, second = peek(2)->seat;
    const int of_first = peek(1)->number, of_second = peek(3)->number, most = std::max(of_first, of_second);
    if (second != partner_of(first) || of_first + of_second != held.count) return false;
    at_ += 4;
    speak_of(side_of(first), {});
    held.one_hand = most == held.count;
    held.divided = most < 4;
    if (most == 4 && held.count == 5) held.in_one = most;
    return true;
}

bool DealEnd::hand_next()
{
    std::size_t ahead = 0;
    std::optional<Seat> whose;
    if (is_number() && peek()->number == 1) ++ahead;
    else if (peek() && peek()->kind == Kind::seat && sense(1) == Sense::hand) whose = peek()->seat, ++ahead;
    while (ahead < 3 && sense(ahead) == Sense::idle) ++ahead;
    if (sense(ahead) != Sense::hand) return false;
    if (whose && side_ && side_of(*whose) != *side_) return false;
    if (whose) speak_of(side_of(*whose), whose);
    at_ += ahead + 1;
    return true;
}

bool DealEnd::in_a_hand_behind_number(Held& held)
{
    const std::size_t before = at_;
    const int count = peek()->number;
    ++at_;
    take(Sense::honours);
    while (sense() == Sense::idle) ++at_;
    if (!hand_next()) return at_ = before, false;
    held.in_one = count;
    return true;
}

bool DealEnd::brought(int points)
{
    speak_of(told_.held.back().side, {});
    if (!is_number()) return written("honours", points);
    of_ = Of::score;  // "18 and 24": by tricks and above the line
    return written({}, points);
}

bool DealEnd::calls_points(int points)
{
    if (!whist_ || (points != 2 && points != 4)) return false;
    return honours(points == 2 ? 3 : 4);
}

bool DealEnd::chicane()
{
    if (!seat_ && !side_) return false;
    told_.chicane = seat_ ? std::string(1, letter_of(*seat_)) : std::string(letters_of(*side_));
    return true;
}

bool DealEnd::no_trump_held()
{
    const bool trumps = words_[at_].strain == Strain::no_trump;
    const bool none = trumps || (at_ > 0 && sense_of(words_[at_ - 1].stem) == Sense::none);
    if (!seat_ || !none) return false;
    // "S had no trump at all"
    const bool had = trumps && at_ > 0 && words_[at_ - 1].stem == stem_of("have");
    ++at_;
    if (had) return chicane();
    void_said_ = true;
    return true;
}

}  // namespace hoyle::prose
