// A deal told as nearly all are: hands, make, thirteen tricks in order, the score; or the tricks until the rest was claimed, and
// the result. Read from its bytes into one small record, without a Statement a line.
//
// Whatever is told in any other way, down to a blank, is no plain deal and is left to the grammar. Capitals and small letters
// mean the same.
//
//     deal 1 by N
//       hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92
//       N makes hearts
//       W doubles
//       1. E: D4 DK D2 S3                       # thirteen of these; with fewer a `result` must tell the tricks
//       2. S: HA H3                             # the last of fewer may be broken off
//       3-13. ?                                 # ... and this may be left out
//       result NS 9 honours NS 4 in one hand score NS below 24 above 16, EW above 8
//     rubber
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "log/statement.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hoyle::log {

/// A place in a chunk, worked out as the line is read.
struct PlainMark {
    std::uint32_t line = 0;  ///< counted from the head of the chunk, from 0
    std::uint16_t column = 0, length = 0;
    std::uint32_t statement = 0;  ///< the index it would have in a Section
};

/// One line of the making and the doubling: makes, passes, asks_lead, answers (yes), doubles, redoubles, satisfied.
struct PlainAct {
    Verb verb = Verb::passes;
    Seat seat = Seat::north;
    Strain strain = Strain::no_trump;  ///< of `makes`
    PlainMark mark;
};

/// One figure of a `score` line.
struct PlainSum {
    Side side = Side::ns;
    Column column = Column::none;  ///< below or above
    Points points = 0;
    PlainMark mark;         ///< of the number
    std::string_view line;  ///< the whole line it stands in
};

/// `honours NS 4 in one hand`
struct PlainHonours {
    Side side = Side::ns;
    std::uint8_t count = 0;
    HonoursLie lie = HonoursLie::unsaid;
};

struct PlainDeal {
    std::size_t bytes = 0;
    std::uint32_t lines = 0;
    std::uint32_t deal = 0;
    Seat dealer = Seat::north;
    PlainMark heading;
    bool hands_told = false;
    PerSeat<CardSet> hands;                             ///< a pack, thirteen each
    std::uint8_t tricks = 0;                            ///< so many are told, each of four cards, from the first on
    std::uint8_t part = 0;                              ///< so many cards of the next, which has no end
    std::array<std::array<std::uint8_t, 4>, 13> cards;  ///< by code, in the order of play
    std::array<Seat, 13> leaders;
    std::array<PlainAct, 8> acts;
    std::uint8_t act_count = 0;
    std::array<PlainSum, 8> sums;
    std::uint8_t sum_count = 0;
    std::optional<PerSide<int>> result;  ///< tricks, as a `result` line tells them
    std::array<PlainHonours, 2> honours;
    std::uint8_t honours_count = 0;
    bool rubber_follows = false;  ///< `rubber` stands under it, and nothing after that
};

/// Reads the deal that begins at the head of `text`, up to the next line that heads a Section or to the end; `line` is the number
/// of its first line in the chunk. False: it is told in some other way, and nothing in `deal` means anything.
bool read_plain(std::string_view text, std::uint32_t line, PlainDeal& deal);

}  // namespace hoyle::log
