#include "cards/card.hpp"
#include "cards/seat.hpp"

#include <catch2/catch.hpp>

using namespace hoyle;

TEST_CASE("a set of cards")
{
    CardSet set;
    CHECK(set.empty());
    set.add(Card(Suit::hearts, Rank::ace));
    set.add(Card(Suit::hearts, Rank::two));
    set.add(Card(Suit::clubs, Rank::ten));
    CHECK(set.size() == 3);
    CHECK(set.highest(Suit::hearts) == Card(Suit::hearts, Rank::ace));
    CHECK(set.lowest(Suit::hearts) == Card(Suit::hearts, Rank::two));
    CHECK_FALSE(set.highest(Suit::spades));
    std::string walked;
    for (Card card : set) walked += spelling(card) + " ";
    CHECK(walked == "H2 HA CT ");
    set.remove(Card(Suit::hearts, Rank::ace));
    CHECK(spelling(set.highest(Suit::hearts)) == "H2");
    CHECK(CardSet::whole_pack().size() == 52);
    CHECK_FALSE(CardSet::whole_pack().has(Card()));
}

TEST_CASE("which card beats which")
{
    const auto card = [](Suit s, Rank r) { return Card(s, r); };
    struct Row {
        Card later, earlier;
        Strain trump;
        bool beats;
    };
    const Row rows[] = {
        {card(Suit::spades, Rank::king), card(Suit::spades, Rank::queen), Strain::hearts, true},
        {card(Suit::spades, Rank::queen), card(Suit::spades, Rank::king), Strain::spades, false},
        {card(Suit::hearts, Rank::two), card(Suit::spades, Rank::ace), Strain::hearts, true},
        {card(Suit::hearts, Rank::two), card(Suit::spades, Rank::ace), Strain::no_trump, false},
        {card(Suit::clubs, Rank::ace), card(Suit::spades, Rank::two), Strain::hearts, false},
    };
    for (const Row& row : rows) CHECK(beats(row.later, row.earlier, row.trump) == row.beats);
}

TEST_CASE("seats go to the left")
{
    CHECK(left_of(Seat::west) == Seat::north);
    CHECK(right_of(Seat::north) == Seat::west);
    CHECK(partner_of(Seat::east) == Seat::west);
    CHECK(side_of(Seat::west) == Side::ew);
    CHECK(steps_between(Seat::south, Seat::east) == 3);
    CHECK(spelling(Seats(Side::ns)) == "N and S");
    CHECK(spelling(Seats::all()) == "N, E, S and W");
    CHECK(spelling(Seats::all() - Seats(Seat::east)) == "N, S and W");
}
