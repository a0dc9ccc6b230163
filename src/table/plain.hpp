// Plain deals played out: lawful in the making and the doubling, followed in suit by all who could. In such a deal there is
// nothing to find.
//
// It is the short way for whole deals, in place of section.hpp, replay.hpp and incidents/. Those are its reference: judged either
// way, a log must give the same report (tests/plain_test.cpp).
#pragma once

#include "log/plain.hpp"

#include <string_view>
#include <vector>

namespace hoyle::table {

struct PlainPlay {
    Seat maker = Seat::north;
    Strain trump = Strain::no_trump;
    int doubles = 0;
    PerSide<int> tricks{};
    std::uint32_t made = 0;  ///< the act that is the make. (The first act of all shows that the cards were dealt.)
};

/// False: something is out of the ordinary, and only the replay can tell what.
bool play_out(const log::PlainDeal& deal, PlainPlay& out);

/// All of a deal that is judged, or only where it stands.
struct PlainFacts {
    std::uint32_t begin = 0, bytes = 0;  ///< in the chunk; bytes only of a plain deal
    std::uint32_t lines = 0;
    std::uint32_t deal = 0;
    std::uint32_t first_sum = 0;  ///< in PlainDeals::sums
    std::uint8_t sum_count = 0;
    std::uint8_t honours_count = 0;
    std::uint8_t doubles = 0;
    std::uint8_t tricks_ns = 0;
    bool plain = false;
    bool hands_told = false;
    bool rubber_follows = false;
    Seat dealer = Seat::north, maker = Seat::north;
    Strain trump = Strain::no_trump;
    std::array<log::PlainHonours, 2> honours;
    log::PlainMark heading, ended, made;
    PerSeat<CardSet> hands;
};

/// What a stretch of whole Sections comes to: in order, each either plain or left to be read in the ordinary way.
struct PlainDeals {
    std::vector<PlainFacts> deals;
    std::vector<log::PlainSum> sums;
};

/// Reads and plays out every deal of `text`, as far as they are plain. It knows no book and no players, so any thread may do it.
void read_plain_deals(std::string_view text, PlainDeals& out);

}  // namespace hoyle::table
