#include "endings/ending.hpp"

#include <algorithm>

namespace hoyle::endings {

bool Ending::sound() const
{
    if (on_table < 0 || on_table > 3) return false;
    const int tricks = hands[left_of(leader, 3)].size();  // who has surely not played yet
    CardSet all;
    int cards = 0;
    for (int place = 0; place < 4; ++place) {
        const CardSet hand = hands[left_of(leader, place)];
        if (hand.size() != tricks - (place < on_table ? 1 : 0)) return false;
        all |= hand, cards += hand.size();
    }
    for (int i = 0; i < on_table; ++i) {
        if (!table[i]) return false;
        all.add(table[i]), ++cards;
    }
    return all.size() == cards && (all - CardSet::whole_pack()).empty();
}

CardSet Ending::may_play() const
{
    const CardSet hand = hands[to_play()];
    if (on_table == 0) return hand;
    const CardSet following = hand.in(table[0].suit());
    return following.empty() ? hand : following;
}

std::optional<Seat> Ending::play(Card card)
{
    hands[to_play()].remove(card);
    if (on_table < 3) {
        table[on_table++] = card;
        return std::nullopt;
    }
    Card best = table[0];
    int place = 0;
    for (int i = 1; i < 4; ++i) {
        const Card next = i < 3 ? table[i] : card;
        if (beats(next, best, trump)) best = next, place = i;
    }
    leader = left_of(leader, place);
    on_table = 0;
    return leader;
}

namespace {

constexpr std::size_t slots = std::size_t{1} << 15;

CardSet still_out(const Ending& ending)
{
    CardSet all;
    for (const Seat seat : all_seats) all |= ending.hands[seat];
    for (int i = 0; i < ending.on_table; ++i) all.add(ending.table[i]);
    return all;
}

/// One of each run of cards between which no other hand has any: they are worth the same, if all of them lie
/// exposed or none. The highest first.
struct Choices {
    std::array<Card, 13> cards{};
    int count = 0;
    const Card* begin() const { return cards.data(); }
    const Card* end() const { return cards.data() + count; }
};

Choices choices(const Ending& ending)
{
    const CardSet mine = ending.may_play(), out = still_out(ending);
    Choices found;
    for (const Suit suit : all_suits) {
        bool in_run = false, exposed = false;
        CardSet left = out.in(suit);
        while (!left.empty()) {
            const Card card = left.highest(suit);
            left.remove(card);
            if (!mine.has(card)) in_run = false;
            else if (!in_run || ending.exposed.has(card) != exposed) in_run = true, found.cards[found.count++] = card;
            exposed = ending.exposed.has(card);
        }
    }
    return found;
}

std::size_t slot(const Ending& ending, Play play)
{
    std::uint64_t mixed = static_cast<std::uint64_t>(ending.leader) * 2 + static_cast<std::uint64_t>(play) + 1;
    for (const Seat seat : all_seats) {
        mixed = (mixed ^ ending.hands[seat].bits()) * 0x9e3779b97f4a7c15ULL;
        mixed ^= mixed >> 29;
    }
    return mixed & (slots - 1);
}

}  // namespace

Solver::Solver(const Ending& ending, Side side, std::uint64_t most) : ending_(ending), side_(side), most_(most), table_(slots) {}

Solver::Known& Solver::known(const Ending& ending, Play play)
{
    Known& found = table_[slot(ending, play)];
    PerSeat<std::uint64_t> hands;
    for (const Seat seat : all_seats) hands[seat] = ending.hands[seat].bits();
    if (!found.used || found.hands != hands || found.leader != ending.leader || found.play != play)
        found = {hands, ending.leader, play, 0, static_cast<std::int8_t>(ending.tricks_left()), true};
    return found;
}

bool Solver::search(const Ending& ending, int tricks, Play play)
{
    if (tricks <= 0) return true;
    if (tricks > ending.tricks_left()) return false;
    if (++looked_at_ > most_) throw TooLong{};
    if (ending.on_table > 0) return try_cards(ending, tricks, play);
    if (const Known& before = known(ending, play); before.at_least >= tricks) return true;
    else if (before.at_most < tricks) return false;
    const bool taken = try_cards(ending, tricks, play);
    Known& after = known(ending, play);  // another may have had the place meanwhile
    if (taken) after.at_least = std::max(after.at_least, static_cast<std::int8_t>(tricks));
    else after.at_most = std::min(after.at_most, static_cast<std::int8_t>(tricks - 1));
    return taken;
}

/// The same once this card is played.
bool Solver::after(const Ending& ending, Card card, int tricks, Play play)
{
    Ending next = ending;
    const auto winner = next.play(card);
    return search(next, tricks - (winner && side_of(*winner) == side_ ? 1 : 0), play);
}

bool Solver::try_cards(const Ending& ending, int tricks, Play play)
{
    const bool theirs = side_of(ending.to_play()) != side_, ours = play == Play::best && !theirs;
    if (play == Play::best)  // whoever may call a card does so where it helps him
        for (const Card card : ending.may_play() & ending.exposed)
            if (after(ending, card, tricks, play) == theirs) return theirs;
    for (const Card card : choices(ending))
        if (after(ending, card, tricks, play) == ours) return ours;
    return !ours;
}

std::optional<bool> Solver::takes(int tricks, Play play)
{
    looked_at_ = 0;
    try {
        return search(ending_, tricks, play);
    } catch (const TooLong&) {
        return std::nullopt;
    }
}

int Solver::value(const Ending& ending, int at_most)
{
    int tricks = std::min(at_most, ending.tricks_left());
    while (tricks > 0 && !search(ending, tricks, Play::best)) --tricks;
    return tricks;
}

std::optional<int> Solver::most()
{
    looked_at_ = 0;
    try {
        return value(ending_, 13);
    } catch (const TooLong&) {
        return std::nullopt;
    }
}

/// Of the side, what leaves it most; where that takes too long to find, the first.
Card Solver::stubborn(const Ending& ending, int tricks)
{
    const Choices all = choices(ending);
    Card best = *all.begin();
    int most = -1;
    try {
        for (const Card card : all) {
            Ending next = ending;
            const auto winner = next.play(card);
            const int left = (winner && side_of(*winner) == side_ ? 1 : 0) + value(next, tricks);
            if (left > most) most = left, best = card;
        }
    } catch (const TooLong&) {
        return *all.begin();
    }
    return best;
}

/// Of the side's exposed cards one that the others call, and it cannot have `tricks`; none where they need not call.
Card Solver::called(const Ending& ending, int tricks)
{
    for (const Card card : ending.may_play() & ending.exposed)
        if (!after(ending, card, tricks, Play::best)) return card;
    return {};
}

/// Of the others, what keeps the side below `tricks`.
Card Solver::defeating(const Ending& ending, int tricks)
{
    looked_at_ = 0;
    for (const Card card : choices(ending))
        if (!after(ending, card, tricks, Play::best)) return card;
    throw TooLong{};  // there is one
}

std::vector<Card> Solver::defeat(int tricks)
{
    looked_at_ = 0;
    std::vector<Card> line;
    std::uint64_t at_leisure = most_;
    try {
        if (search(ending_, tricks, Play::best)) return {};
        Ending at = ending_;
        while (at.on_table > 0 || tricks <= at.tricks_left()) {
            const bool ours = side_of(at.to_play()) == side_;
            if (ours) looked_at_ = most_ - at_leisure;
            Card card = ours ? called(at, tricks) : defeating(at, tricks);
            if (!card) card = stubborn(at, tricks);
            if (ours) at_leisure = most_ - std::min(looked_at_, most_);
            line.push_back(card);
            const auto winner = at.play(card);
            tricks -= winner && side_of(*winner) == side_ ? 1 : 0;
        }
    } catch (const TooLong&) {
        return {};
    }
    return line;
}

}  // namespace hoyle::endings
