// What happened: at dummy bridge, a make that was not free: dummy, to whom the dealer passed it, names another trump than his
// cards bind him to; or somebody else makes it where the dealer himself must. How it is told apart: only where one hand is dummy
// for the whole rubber; a deal of dummy's is made by who plays his cards. Whether such makes are bound is for the book to say, as
// a custom of the table. Dummy's whole hand must be known. Example: N passes      S makes hearts      with South dummy, and three
// aces in his hand

#include "incidents/detector.hpp"

#include <algorithm>
#include <tuple>

namespace hoyle::incidents {
namespace forced_make {

/// What dummy's hand binds him to, and why.
struct Bound {
    Strain to;
    Word why;
};

/// A suit as dummy's rule looks at it.
struct Weight {
    Suit suit;
    int length = 0;
    int spots = 0;  ///< an ace eleven, another honour ten
    int trick = 0;  ///< which suit's tricks are worth more: spades least
};

int dearness(Suit suit)
{
    switch (suit) {
    case Suit::spades: return 0;
    case Suit::clubs: return 1;
    case Suit::diamonds: return 2;
    default: return 3;
    }
}

Weight weigh(CardSet hand, Suit suit)
{
    Weight weight{suit, 0, 0, dearness(suit)};
    for (CardSet left = hand.in(suit); !left.empty(); left.remove(left.any())) {
        const int pips = static_cast<int>(left.any().rank()) + 2;
        ++weight.length;
        weight.spots += left.any().rank() == Rank::ace ? 11 : std::min(pips, 10);
    }
    return weight;
}

Bound bound_to(CardSet hand)
{
    int aces = 0;
    std::vector<Weight> suits;
    for (const Suit suit : all_suits) {
        aces += hand.has(Card(suit, Rank::ace)) ? 1 : 0;
        suits.push_back(weigh(hand, suit));
    }
    if (aces >= 3) return {Strain::no_trump, Word::no_trumps};
    const auto rank = [](const Weight& w) { return std::tuple(w.length, w.spots, w.trick); };
    std::sort(suits.begin(), suits.end(), [&](const Weight& a, const Weight& b) { return rank(a) > rank(b); });
    const Weight &best = suits[0], &next = suits[1];
    const Word why = best.length != next.length ? Word::longest_suit
                     : best.spots != next.spots ? Word::more_spots
                                                : Word::dearer_suit;
    return {strain_of(best.suit), why};
}

void by_deal(const Replay& replay, Found& found)
{
    const table::Custom& custom = replay.custom;
    if (!custom.dummy || replay.trump_made == never || !replay.maker || replay.maker == replay.dealer) return;
    const Line make{&replay, table::statement_of(replay.trump_made)};
    if (custom.dealer_makes && replay.dealer != custom.dummy) {
        found.push_back(seen(Kind::forced_make, make, who(replay.maker) + " names the trump; " + who(replay.dealer) + " dealt"));
        found.back().facts.set(Attr::bound, Word::dealers_make);
        return;
    }
    const CardSet hand = replay.dealt[*custom.dummy];
    if (!custom.dummys_make_bound || replay.maker != custom.dummy || !replay.whole[*custom.dummy]) return;
    const Bound bound = bound_to(hand);
    if (replay.trump == bound.to) return;
    found.push_back(seen(Kind::forced_make, make,
                         who(replay.maker) + " makes " + std::string(name_of(*replay.trump)) + "; the hand binds him to " +
                             std::string(name_of(bound.to))));
    found.back().facts.set(Attr::bound, bound.why);
}

}  // namespace forced_make

namespace detect {
Detector forced_make() { return {.verbs = {Verb::makes}, .by_deal = forced_make::by_deal, .game = Game::bridge}; }
}  // namespace detect

}  // namespace hoyle::incidents
