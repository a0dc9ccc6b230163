// The solver of endings against Bo Haglund's DDS (Debian: libdds-dev), where that is installed: thousands of endings up to
// thirteen cards a hand. Where our own gives up it is counted, and how often is held.

#include "endings/ending.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>
#include <dds/dll.h>

#include <algorithm>
#include <random>

using namespace hoyle;
using namespace hoyle::endings;

namespace {

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
    return ending;
}

/// The most tricks of the side, as DDS has it.
int by_dds(const Ending& ending, Side side)
{
    deal board{};
    board.trump = static_cast<int>(ending.trump);
    board.first = static_cast<int>(ending.leader);
    for (int i = 0; i < ending.on_table; ++i) {
        board.currentTrickSuit[i] = static_cast<int>(ending.table[static_cast<std::size_t>(i)].suit());
        board.currentTrickRank[i] = static_cast<int>(ending.table[static_cast<std::size_t>(i)].rank()) + 2;
    }
    for (const Seat seat : all_seats)
        for (const Card card : ending.hands[seat])
            board.remainCards[static_cast<int>(seat)][static_cast<int>(card.suit())] |= 1u << (static_cast<int>(card.rank()) + 2);
    futureTricks found{};
    REQUIRE(SolveBoard(board, -1, 1, 1, &found, 0) == RETURN_NO_FAULT);
    const int tricks = found.score[0];
    return side_of(ending.to_play()) == side ? tricks : ending.tricks_left() - tricks;
}

/// How many of so many endings of this size our own solver gave up on; the others it must have right.
std::size_t given_up(std::mt19937& random, int cards, std::size_t endings)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < endings; ++i) {
        const Ending ending = any_ending(random, cards, static_cast<int>(random() % 4));
        const Side side = random() % 2 ? Side::ns : Side::ew;
        const int most = by_dds(ending, side), left = ending.tricks_left();
        Solver solver(ending, side);
        for (const int tricks : {most, most + 1, left}) {
            const auto takes = solver.takes(tricks, Play::best);
            if (takes) CHECK(*takes == (tricks <= most));
            else ++count;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("It says what DDS says")
{
    SetMaxThreads(1);
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed(1905)));
    for (int cards = 2; cards <= 6; ++cards) CHECK(given_up(random, cards, rounds(1000)) == 0);
    for (int cards = 7; cards <= 13; ++cards) {
        const std::size_t tried = rounds(20), given = given_up(random, cards, tried);
        WARN(cards << " cards a hand: " << given << " of " << 3 * tried << " questions given up");
    }
}
