// The tricks still to come, all hands seen: how many a side can take. Pure play: no law, no words, no log.
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace hoyle::endings {

/// All four hands at one moment, also in the middle of a trick. Good only if every hand has as many cards as the next, less the
/// one that it has put to the trick on the table (`sound`).
struct Ending {
    PerSeat<CardSet> hands;  ///< without what lies on the table
    Strain trump = Strain::no_trump;
    Seat leader = Seat::north;    ///< whose lead it is, or was to the trick on the table
    std::array<Card, 3> table{};  ///< from the leader on
    int on_table = 0;             ///< 0 to 3
    CardSet exposed{};            ///< the other side may have these played, wherever they lawfully can be

    Seat to_play() const { return left_of(leader, on_table); }
    /// The one on the table among them.
    int tricks_left() const { return hands[leader].size() + (on_table > 0 ? 1 : 0); }
    bool sound() const;
    /// What may be put down now: of the suit led, if the hand has any.
    CardSet may_play() const;
    /// The ending after this card, and who has won the trick if it was the fourth.
    std::optional<Seat> play(Card card);
};

/// Who tries what.
enum class Play : std::uint8_t {
    best,      ///< the side as many tricks as it can, the others as few
    whatever,  ///< all four hands against the side: what it takes then is certain
};

/// Answers questions about one ending, and keeps what it has found from one to the next. An ending that is sound.
class Solver {
public:
    /// `most`: so many positions are looked at for each question.
    explicit Solver(const Ending& ending, Side side, std::uint64_t most = 1'000'000);

    /// True if the side takes at least so many of the tricks left. Nothing: it would take too long to say.
    std::optional<bool> takes(int tricks, Play play);

    /// The most that it takes with the best play. Nothing: as above.
    std::optional<int> most();

    /// With the best play by both, the cards in their order up to the end of the trick after which the side can no longer have
    /// `tricks`; the side holds out as long as it can, as far as that is soon found. Empty if it can have them, or it would take
    /// too long to say.
    std::vector<Card> defeat(int tricks);

private:
    struct Known {
        PerSeat<std::uint64_t> hands;
        Seat leader = Seat::north;
        Play play = Play::best;
        std::int8_t at_least = 0, at_most = 13;
        bool used = false;
    };
    struct TooLong {};

    Known& known(const Ending& ending, Play play);
    bool search(const Ending& ending, int tricks, Play play);
    bool try_cards(const Ending& ending, int tricks, Play play);
    bool after(const Ending& ending, Card card, int tricks, Play play);
    int value(const Ending& ending, int at_most);
    Card stubborn(const Ending& ending, int tricks);
    Card called(const Ending& ending, int tricks);
    Card defeating(const Ending& ending, int tricks);

    Ending ending_;
    Side side_;
    std::uint64_t most_, looked_at_ = 0;
    std::vector<Known> table_;
};

}  // namespace hoyle::endings
