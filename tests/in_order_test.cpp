// Work shared by threads: its results in order, whatever becomes of the threads and of the work.

#include "examine/in_order.hpp"

#include <catch2/catch.hpp>

#include <atomic>
#include <stdexcept>
#include <system_error>
#include <utility>

using namespace hoyle;

namespace {

/// A machine that starts so many threads and no more, as under `ulimit -u` or in a container.
class Scarce {
public:
    template <class Run> explicit Scarce(Run run)
    {
        if (left == 0) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
        --left;
        thread_ = std::thread(std::move(run));
    }
    void join() { thread_.join(); }

    inline static std::atomic<int> left = 0;

private:
    std::thread thread_;
};

struct Piece {
    int number = 0, doubled = 0;
};

std::vector<int> doubles(unsigned threads, int machine_has)
{
    Scarce::left = machine_has;
    int next = 0;
    std::vector<int> taken;
    InOrder<Piece, Scarce>(threads).run([&](Piece& piece) { return (piece.number = next++) < 100; },
                                        [](Piece& piece) { piece.doubled = 2 * piece.number; },
                                        [&](const Piece& piece) {
                                            taken.push_back(piece.doubled);
                                            return true;
                                        });
    return taken;
}

}  // namespace

TEST_CASE("where a thread cannot be started the work goes on with those there are")
{
    const auto alone = doubles(1, 0);
    REQUIRE(alone.size() == 100);
    CHECK(alone.back() == 198);
    for (const int machine_has : {0, 1, 2, 3, 8}) CHECK(doubles(4, machine_has) == alone);
}

TEST_CASE("what is thrown comes when its piece would be taken, and all threads have ended by then")
{
    for (const unsigned threads : {1U, 2U, 4U}) {
        int next = 0, taken = 0;
        InOrder<Piece> work(threads);
        const auto run = [&] {
            work.run([&](Piece& piece) { return (piece.number = next++) < 100; },
                     [](const Piece& piece) {
                         if (piece.number == 50) throw std::runtime_error("the fiftieth");
                     },
                     [&](const Piece&) { return ++taken > 0; });
        };
        CHECK_THROWS_WITH(run(), "the fiftieth");
        CHECK(taken == 50);
    }
}
