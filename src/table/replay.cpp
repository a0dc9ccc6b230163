#include "table/replay.hpp"

#include "table/walk.hpp"

namespace hoyle::table {

CardSet Replay::held(Seat seat, Moment moment) const
{
    CardSet cards = dealt[seat];
    for (const Played& play : played) {
        if (play.when >= moment) break;
        if (play.seat == seat && play.card && !play.missed && !play.impossible && play.back >= moment) cards.remove(play.card);
    }
    return cards;
}

bool Replay::surely_void(Seat seat, Suit suit, Moment moment) const
{
    return whole[seat] && held(seat, moment).in(suit).empty();
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
        if (play.seat == seat && play.trick == trick.number && play.attempt == trick.attempt && play.stands() && !play.missed && !play.extra)
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
    reuse(out.impossible, fresh.impossible);
    reuse(out.stage, fresh.stage);
    reuse(out.trick_at, fresh.trick_at);
    reuse(out.who, fresh.who);
    out = std::move(fresh);
    out.section = &section;
    out.custom = custom;
}

}  // namespace

void replay(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& out)
{
    begin(section, custom, out);
    Walk(section, names, out).run();
}

void replay_the_long_way(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& out)
{
    begin(section, custom, out);
    Walk(section, names, out, true).run();
}

}  // namespace hoyle::table
