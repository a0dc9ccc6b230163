// What it costs to believe that one hand left these figures, and that these words tell of it.
//
// Words and figures are explained together, over every hand there can be: trumps, doublings, odd tricks, honours and where they
// lay, slam, chicane. Costs are in nats (sheet/costs.hpp); a priori chances are rules of thumb.
#pragma once

#include "scoring/figures.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::sheet {

using scoring::Figures;
using Points = hoyle::Points;

/// What the words beside the figures tell of the hand.
struct HandWords {
    unsigned strains = 0;          ///< a bit for each Strain that is named
    std::optional<int> doublings;  ///< said to be doubled once, twice
    std::optional<int> tricks;     ///< odd tricks
    std::optional<int> honours;    ///< how many honours or aces
    bool simple = false, one_hand = false, divided = false, easy = false;
    int in_one = 0;               ///< `four in one hand`; 0: nobody says
    bool fifth = false;           ///< `four and the fifth`
    bool counts_honours = false;  ///< some word is of honours
    bool grand = false, little = false, slam = false, chicane = false;
    std::optional<int> maker, honours_of, chicane_of;  ///< the side that a word names beside them
    /// Which slam, and nothing that could have brought points with it: no suit, honours, chicane.
    bool is_slam_alone() const { return grand != little && strains == 0 && !honours && !simple && !chicane && !one_hand; }
    bool tells() const { return strains != 0 || tricks || honours || doublings || simple || one_hand || slam || grand || little; }
};

/// The figures that a hand is said to have left, by side.
struct HandFigures {
    std::array<Points, 2> below{}, above{};
    friend bool operator==(const HandFigures&, const HandFigures&) = default;
};

/// The cheapest hand, if one fits.
struct HandFit {
    double cost = 0;
    bool slip = false;  ///< some figure is not what the hand gives
    int strain = -1, tricks = 0, doublings = 0;
    int maker = 0;                                ///< who won the odd tricks
    int honours_side = 0, honours = 0, most = 0;  ///< honours held, and the most of them in one hand
    int void_side = -1;                           ///< whose hand had no trump; -1: nobody's
};

/// Remembers the hands it was asked for: not for several threads at once.
class HandTable {
public:
    explicit HandTable(const Figures& figures);

    /// A whole hand.
    HandFit hand(const HandWords& words, const HandFigures& figures) const;
    /// One figure by itself, whatever the other columns had.
    double below(Points points) const;
    double above(Points points) const;
    /// Can a hand of which so much is noted bring that? What nothing is noted of, may be.
    bool gives_below(const HandWords& noted, Points points) const;
    bool gives_above(const HandWords& noted, Points points) const;
    /// Can the points above the line have the slam in them that is noted, alone or with honours?
    bool has_slam(const HandWords& noted, Points points) const;
    bool whist() const { return whist_; }
    Points target() const { return target_; }
    Points bonus() const { return bonus_; }
    int games_to_win() const { return games_to_win_; }
    int book() const { return book_; }
    /// Whist: what a game is worth when its loser stands so.
    Points grade(Points losers) const;
    /// Whist: what three honours, or four, are worth.
    Points worth_of_honours(int held) const { return held == 4 ? four_honours_ : three_honours_; }

private:
    struct Below {
        int strain, tricks, doublings;
        Points points;
        double cost;
    };
    struct Above {
        int strain, count, most;
        Points points;
        double cost;
    };
    void read(const Figures& figures);
    void read_chicane(const Figures& figures);
    using Asked = std::array<long, 22>;
    double cheapest_below(Points points) const;
    double cheapest_above(Points points) const;
    HandFit bridge(const HandWords& words, const HandFigures& figures) const;
    HandFit cards(const HandWords& words, const HandFigures& figures) const;
    double above_cost(const HandWords& words, const HandFigures& figures, const Below& hand, int winner, HandFit& fit) const;

    static constexpr Points most_ = 1000;  ///< seven at no trumps, doubled three times, bring 672
    std::vector<double> below_cost_, above_cost_;
    std::vector<Below> below_;
    std::vector<Above> above_;
    struct Chicane {
        bool to_own = true;  ///< to the side of the void hand; else off the other side's
        Points points = 0;
    };
    /// What a void hand brings, by strain, where its own side has the honours and where the others have.
    std::array<std::array<Chicane, 2>, 5> chicane_{};
    Points grand_ = 0, little_ = 0, target_ = 0, bonus_ = 0;
    Points three_honours_ = 0, four_honours_ = 0;  ///< at whist
    int games_to_win_ = 2, book_ = 6;
    std::array<Points, 8> grade_{};
    bool whist_ = false;
    mutable std::map<Asked, HandFit> known_;
};

}  // namespace hoyle::sheet
