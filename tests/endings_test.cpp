// The solver of endings: against a slow twin that tries every card and remembers nothing, and on endings worked out by hand.

#include "endings/ending.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace hoyle;
using namespace hoyle::endings;

namespace {

/// The most (or least) tricks of the side, by looking at all that can happen.
int slow(const Ending& ending, Side side, Play play)
{
    if (ending.tricks_left() == 0) return 0;
    const bool most = play == Play::best && side_of(ending.to_play()) == side;
    int found = most ? -1 : 99;
    for (const Card card : ending.may_play()) {
        Ending next = ending;
        const auto winner = next.play(card);
        const int tricks = (winner && side_of(*winner) == side ? 1 : 0) + slow(next, side, play);
        found = most ? std::max(found, tricks) : std::min(found, tricks);
    }
    if (play == Play::whatever) return found;
    for (const Card card : ending.may_play() & ending.exposed) {  // the other side calls it, if it likes that better
        Ending next = ending;
        const auto winner = next.play(card);
        const int tricks = (winner && side_of(*winner) == side ? 1 : 0) + slow(next, side, play);
        found = most ? std::min(found, tricks) : std::max(found, tricks);
    }
    return found;
}

/// So many cards a hand, of the pack's best so that suits are contested; and some of the trick on the table.
Ending any_ending(std::mt19937& random, int cards, int on_table)
{
    std::vector<Card> pack;
    for (const Card card : CardSet::whole_pack()) pack.push_back(card);
    std::shuffle(pack.begin(), pack.end(), random);
    Ending ending;
    ending.trump = all_strains[random() % 5];
    ending.leader = all_seats[random() % 4];
    for (const Seat seat : all_seats)
        for (int i = 0; i < cards; ++i) ending.hands[seat].add(pack.back()), pack.pop_back();
    for (int i = 0; i < on_table; ++i) ending.play(ending.may_play().any());
    if (random() % 3 == 0)  // one side has shown some of its cards
        for (int place = static_cast<int>(random() % 2); place < 4; place += 2)
            for (const Card card : ending.hands[left_of(ending.leader, place)])
                if (random() % 3 == 0) ending.exposed.add(card);
    return ending;
}

CardSet cards(const std::string& spellings)
{
    CardSet set;
    const std::string suits = "SHDC", ranks = "23456789TJQKA";
    for (std::size_t i = 0; i + 1 < spellings.size(); i += 3)
        set.add(Card(static_cast<Suit>(suits.find(spellings[i])), static_cast<Rank>(ranks.find(spellings[i + 1]))));
    return set;
}

Ending ending_of(Strain trump, Seat leader, const std::string& n, const std::string& e, const std::string& s,
                 const std::string& w)
{
    Ending ending;
    ending.trump = trump;
    ending.leader = leader;
    ending.hands = {{cards(n), cards(e), cards(s), cards(w)}};
    return ending;
}

}  // namespace

TEST_CASE("It says what its slow twin says")
{
    std::mt19937 random(1904);
    for (std::size_t i = 0; i < rounds(3000); ++i) {
        const int size = 1 + static_cast<int>(random() % 4);
        const Ending ending = any_ending(random, size, static_cast<int>(random() % 4));
        REQUIRE(ending.sound());
        const Side side = random() % 2 ? Side::ns : Side::ew;
        Solver solver(ending, side);
        const int most = slow(ending, side, Play::best), least = slow(ending, side, Play::whatever);
        CHECK(solver.most() == most);
        for (int tricks = 0; tricks <= size + 1; ++tricks) {
            CHECK(solver.takes(tricks, Play::best) == (tricks <= most));
            CHECK(solver.takes(tricks, Play::whatever) == (tricks <= least));
        }
    }
}

TEST_CASE("What one side cannot take, the other can")
{
    std::mt19937 random(1907);
    for (std::size_t i = 0; i < rounds(1000); ++i) {
        const Ending ending = any_ending(random, 5 + static_cast<int>(random() % 2), static_cast<int>(random() % 4));
        const auto ns = Solver(ending, Side::ns).most(), ew = Solver(ending, Side::ew).most();
        if (ns && ew) CHECK(*ns + *ew == ending.tricks_left());
    }
}

TEST_CASE("The line that defeats a claim is lawful, and does so")
{
    std::mt19937 random(1897);
    for (std::size_t i = 0; i < rounds(1000); ++i) {
        Ending ending = any_ending(random, 1 + static_cast<int>(random() % 5), static_cast<int>(random() % 4));
        Solver solver(ending, Side::ns);
        const int all = ending.tricks_left();
        const auto line = solver.defeat(all);
        CHECK(line.empty() == solver.takes(all, Play::best));
        int lost = 0;
        for (const Card card : line) {
            REQUIRE(ending.may_play().has(card));
            const auto winner = ending.play(card);
            lost += winner && side_of(*winner) == Side::ew;
        }
        CHECK(lost == (line.empty() ? 0 : 1));
        CHECK(ending.on_table == (line.empty() ? ending.on_table : 0));
    }
}

TEST_CASE("Endings worked out by hand")
{
    // South leads: his spades are all high, and East has no card but spades to give
    const Ending high = ending_of(Strain::no_trump, Seat::south, "H2 H3", "SQ SJ", "SA SK", "D2 D3");
    CHECK(Solver(high, Side::ns).takes(2, Play::whatever) == true);
    // the ace and queen behind the king: the finesse wins both if North leads, and not whatever South puts on
    const Ending finesse = ending_of(Strain::no_trump, Seat::north, "S2 S3", "SK S4", "SA SQ", "D2 D3");
    CHECK(Solver(finesse, Side::ns).takes(2, Play::best) == true);
    CHECK(Solver(finesse, Side::ns).takes(2, Play::whatever) == false);
    // ... before the king it loses one
    const Ending before = ending_of(Strain::no_trump, Seat::north, "S2 S3", "D2 D3", "SA SQ", "SK S4");
    CHECK(Solver(before, Side::ns).most() == 1);
    // ... but if it lies exposed it is called to the ace
    Ending called = ending_of(Strain::no_trump, Seat::south, "S2 S3", "D2 D3", "SA SQ", "SK S4");
    CHECK(Solver(called, Side::ns).most() == 1);
    called.exposed = cards("SK");
    CHECK(Solver(called, Side::ns).most() == 2);
    CHECK(Solver(called, Side::ns).takes(2, Play::whatever) == false);
    CHECK(Solver(called, Side::ew).most() == 0);
    // a trump out: the side suit's ace is ruffed
    const Ending ruffed = ending_of(Strain::hearts, Seat::south, "C2", "H2", "SA", "D3");
    CHECK(Solver(ruffed, Side::ns).defeat(1) == std::vector<Card>{Card(Suit::spades, Rank::ace),
                                                                  Card(Suit::diamonds, Rank::three), Card(Suit::clubs, Rank::two),
                                                                  Card(Suit::hearts, Rank::two)});
    // West must throw a spade or the heart on the club, and North throws what has not become good; East could wait for him
    const Ending squeeze = ending_of(Strain::no_trump, Seat::south, "SA S3 H3", "D5 D6 D7", "CA S2 D2", "SK SQ H4");
    CHECK(Solver(squeeze, Side::ns).most() == 3);
    const Ending behind = ending_of(Strain::no_trump, Seat::south, "SA S3 H3", "SK SQ H4", "CA S2 D2", "D5 D6 D7");
    CHECK(Solver(behind, Side::ns).most() == 2);
}

TEST_CASE("What is no ending is known")
{
    CHECK(Ending{}.sound());  // nothing is left to play
    CHECK_FALSE(ending_of(Strain::no_trump, Seat::north, "S2", "S3", "S4", "").sound());
    CHECK_FALSE(ending_of(Strain::no_trump, Seat::north, "S2", "S2", "S4", "S5").sound());
    CHECK(Ending{}.may_play().empty());
}
