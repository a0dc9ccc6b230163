// A deal as it lay on the table, for reports that draw it: hands, tricks, and where each card stands in the log. Data alone; made
// from the replay that was ruled on, and only where it is asked for (ExamineOptions::tables).
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "source/text.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace hoyle {

namespace log {
struct Section;
}
namespace table {
struct Replay;
}

/// A card put on the table as a play, in the order of the log.
struct CardShown {
    Seat seat = Seat::north;
    Card card;                  ///< none: not known
    std::optional<Suit> suit;   ///< of the card; also of one of which nothing else is known
    bool missed = false;        ///< nothing was played: the seat was passed over
    bool extra = false;         ///< a further card of this seat to this trick
    bool impossible = false;    ///< it cannot have been so: it proves nothing
    std::uint64_t back_at = 0;  ///< the line by which it was taken back; 0: it stands
    Place where;
    Span span;  ///< the same in the bytes of its section

    bool back() const { return back_at != 0; }
};

/// A trick, or an attempt at one.
struct TrickShown {
    int number = 0;              ///< 1 to 13
    int attempt = 0;             ///< how often it had been led and taken back before
    std::optional<Seat> leader;  ///< who led to it; nothing: not known
    std::optional<Seat> proper;  ///< whose lead it was
    std::optional<Seat> winner;  ///< nothing: not known, or not finished
    bool stands = true;          ///< false: all its cards were taken back
    bool untold = false;         ///< a gap in the log
    Place where;                 ///< the line that tells of it
    std::vector<CardShown> cards;
};

struct TableShown {
    std::uint64_t section = 0;    ///< the stretch of the log it is told in, as Finding::section
    std::uint64_t last_line = 0;  ///< of the deal, without the headings of what follows
    std::optional<Card> turned;   ///< whist
    std::optional<Seat> dummy;
    PerSeat<CardSet> hands;                 ///< what each is known to have been dealt, told at the head or shown by the play
    PerSeat<bool> whole{};                  ///< that is all of it
    PerSeat<bool> told{};                   ///< the log tells the hand at the head of the deal, or some cards of it
    PerSeat<std::array<int, 4>> unknown{};  ///< of a hand so told, how many cards of each suit are said to be there and not which
    std::vector<TrickShown> tricks;
};

/// `section` and `replay` are of the same deal; `number` is that of the section.
std::shared_ptr<const TableShown> table_shown(const log::Section& section, const table::Replay& replay, std::uint64_t number);

}  // namespace hoyle
