// Games, the rubber, and what it is worth.
#pragma once

#include "cards/seat.hpp"
#include "scoring/figures.hpp"
#include "scoring/hand.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::scoring {

struct GameRecord {
    std::optional<Side> winner;        ///< nothing: still open
    std::vector<std::uint32_t> deals;  ///< numbers of the deals that belong to it
    PerSide<Points> points{};          ///< score in the game
    Points grade = 0;                  ///< whist: what the game is worth to its winner
};

/// What a game of whist is worth to its winner: the more, the less its loser has scored; 0 where the book has no grades.
Points grade_of(const Figures& figures, Points losers_score);

/// "a treble": what a game of whist is worth, from 1 to 3; else "worth nothing".
std::string_view grade_word(Points grade);

/// A rubber as it grows. Only deals that stand are added.
class Rubber {
public:
    explicit Rubber(const Figures& figures) : figures_(&figures) {}

    /// Adds a hand's score to the game in progress. `score.standing` is taken as the state of the game after it.
    void add(std::uint32_t deal, const HandScore& score);

    /// What was scored before the log begins (`games`, `standing`, `carried`): points of the total already there, the game in
    /// progress included. At whist `below` is what the games won are worth to their winners, if that is known.
    void begin_with(PerSide<int> games_won, PerSide<Points> standing, PerSide<Points> below, PerSide<Points> above);

    PerSide<Points> standing() const;  ///< in the game in progress
    PerSide<int> games_won() const;
    bool over() const;  ///< one side has the games it needs
    const std::vector<GameRecord>& games() const { return games_; }
    PerSide<Points> below() const { return below_; }  ///< all trick points of the rubber
    PerSide<Points> above() const { return above_; }

    struct Total {
        bool over = false;
        std::optional<Side> winner;  ///< the side that won its games
        PerSide<Points> bonus{};
        PerSide<Points> total{};
        Points points = 0;  ///< what the winners win: negative where they lose on points. 0 until over
        std::vector<Working> working;
    };
    Total total(Show show = Show::working) const;

private:
    std::optional<Side> winner() const;

    const Figures* figures_;
    std::vector<GameRecord> games_;
    PerSide<int> games_before_{};
    PerSide<Points> grades_before_{};  ///< whist: what the games won before are worth
    PerSide<Points> below_{};
    PerSide<Points> above_{};
};

/// What may be chosen for a revoke, and where each choice leads.
struct Outcome {
    RevokeOption option = RevokeOption::take;
    HandScore score;
    std::optional<Side> rubber;  ///< who has won the rubber by it
    bool best = false;           ///< for those entitled: the rubber first, then the game, then points; ties all best
    /// Together: what is chosen for each of the others (its index). Those entitled choose best for themselves, and the other
    /// side, for theirs, as is worst for them.
    std::vector<std::pair<std::size_t, RevokeOption>> beside;
};

/// Revokes of the same hand for which nothing is chosen yet: left so, or chosen for together with the one that is played forward
/// (where they are more than six, nothing comes of it).
enum class StillOpen : std::uint8_t { left, together };

/// Plays each option of one revoke (`facts.revokes[which]`) forward from the rubber before the hand.
std::vector<Outcome> play_forward(const Rubber& before, const HandFacts& facts, std::size_t which, const Figures& figures,
                                  StillOpen others = StillOpen::left);

}  // namespace hoyle::scoring
