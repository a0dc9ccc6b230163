#include "table/replay.hpp"

#include "table/walk.hpp"

#include <algorithm>

namespace hoyle::table {

CardSet Replay::may_hold(Seat seat, Moment moment) const
{
    CardSet cards = dealt[seat];
    for (const Played& play : played) {
        if (play.when >= moment) break;
        if (play.seat == seat && play.card && !play.missed && !play.impossible && play.back >= moment) cards.remove(play.card);
    }
    return cards;
}

namespace {

/// How many cards a hand has played that the log does not tell.
struct Untold {
    int any = 0;
    std::array<int, 4> of_suit{};  ///< a card known by its suit alone
    bool nothing() const { return any == 0 && of_suit == std::array<int, 4>{}; }
};

Untold untold_before(const Replay& r, Seat seat, Moment moment)
{
    Untold untold;
    std::uint32_t told = 0;  // the tricks in which his card, or its place, is told
    for (const Played& play : r.played) {
        if (play.when >= moment) break;
        if (play.seat != seat || play.back < moment) continue;
        told |= 1u << std::min<int>(play.trick, 31);
        if (play.missed || (play.card && !play.impossible)) continue;
        if (play.suit && !play.impossible) ++untold.of_suit[static_cast<std::size_t>(*play.suit)];
        else ++untold.any;
    }
    int over = 0;
    for (const Trick& trick : r.tricks)
        if (trick.stands() && trick.led < moment) over = std::max(over, trick.number - (trick.full < moment ? 0 : 1));
    for (int number = 1; number <= std::min(over, 13); ++number)
        if (!(told >> number & 1)) ++untold.any;
    return untold;
}

}  // namespace

CardSet Replay::held(Seat seat, Moment moment) const
{
    const CardSet cards = may_hold(seat, moment);
    const Untold untold = untold_before(*this, seat, moment);
    if (untold.nothing()) return cards;
    CardSet certain;
    for (Card card : cards)
        if (last_seen[static_cast<std::size_t>(card.code())] >= moment) certain.add(card);
    for (Suit suit : all_suits) {
        const CardSet rest = (cards - certain).in(suit);
        if (rest.size() > untold.any + untold.of_suit[static_cast<std::size_t>(suit)]) certain |= rest;
    }
    return certain;
}

const Trick* Replay::trick(int number) const
{
    for (auto trick = tricks.rbegin(); trick != tricks.rend(); ++trick)
        if (trick->number == number && trick->stands()) return &*trick;
    return nullptr;
}

const Trick* Replay::trick_of(const Played& play) const
{
    for (const Trick& trick : tricks)
        if (trick.number == play.trick && trick.attempt == play.attempt) return &trick;
    return nullptr;
}

const Played* Replay::play_of(Seat seat, const Trick& trick) const
{
    const Played* found = nullptr;
    for (const Played& play : played)
        if (play.seat == seat && play.trick == trick.number && play.attempt == trick.attempt && play.stands() && !play.missed &&
            !play.extra)
            found = found && (!play.joined || play.chosen) ? &play : found ? found : &play;
    return found;
}

const Played* Replay::next_play(Seat seat, Moment moment) const
{
    for (const Played& play : played)
        if (play.seat == seat && play.when > moment && !play.missed) return &play;
    return nullptr;
}

namespace {

/// Everything back to its empty value.
void begin(const log::Section& section, const Custom& custom, Replay& out)
{
    // The vectors keep their memory for the next deal.
    Replay fresh;
    const auto reuse = [](auto& old, auto& target) {
        old.clear();
        target = std::move(old);
    };
    reuse(out.played, fresh.played);
    reuse(out.tricks, fresh.tricks);
    reuse(out.too_soon, fresh.too_soon);
    reuse(out.bound, fresh.bound);
    reuse(out.impossible, fresh.impossible);
    reuse(out.stage, fresh.stage);
    reuse(out.trick_at, fresh.trick_at);
    reuse(out.who, fresh.who);
    out = std::move(fresh);
    out.section = &section;
    out.custom = custom;
}

}  // namespace

bool looks_at_his_own(const Replay& replay, std::size_t statement)
{
    const log::Statement& s = replay.section->statements[statement];
    if (s.verb != log::Verb::looks) return false;
    if (s.looks_at == log::LooksAt::own_hand) return true;
    // The dealer may look at any card he deals; who else looks at a card as it is dealt has taken up his own.
    const bool dealers = replay.dealer && replay.who[statement].has(*replay.dealer);
    return s.looks_at == log::LooksAt::card && !(dealers && s.number % 4 != 0);
}

void replay(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& out)
{
    begin(section, custom, out);
    Walk(section, names, out).run();
}

}  // namespace hoyle::table
