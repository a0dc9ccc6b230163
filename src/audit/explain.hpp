// Bare figures: which hands could have left them? What stands below and above the line must be one hand's, whoever made it.
#pragma once

#include "audit/sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::audit {

/// A hand that gives exactly the four figures of a row.
struct Explanation {
    scoring::HandFacts hand;
    std::string words;  ///< "diamonds, A-B by three; four honours divided"
};

/// Every kind of hand under one book, made once and asked for each row.
class Explainer {
public:
    explicit Explainer(const scoring::Figures& figures);

    /// The plainest first: fewest doublings, no revoke. `names` for the words. Hands with a revoke are looked for only where no
    /// other hand will do; at most one revoke. The list is complete up to that.
    std::vector<Explanation> explain(const Columns& row, const PerSide<Points>& standing,
                                     const PerSide<std::string>& names) const;

    /// Some hand gives it, without any revoke.
    bool possible(const Columns& row, const PerSide<Points>& standing) const;

    /// The hands without a revoke that give it; `words` empty.
    std::vector<scoring::HandFacts> hands(const Columns& row, const PerSide<Points>& standing) const;

    /// What every hand with one revoke brings, at one standing: made once, asked for as many rows as need be.
    struct WithRevoke {
        scoring::HandFacts hand;  ///< its honours not filled in, but at whist
        PerSide<Points> below, slam;
    };
    std::vector<WithRevoke> all_with_revoke(const PerSide<Points>& standing) const;  ///< in the order of what stands below
    /// Those of them that give the row, the penalty taken in a way the code allows.
    std::vector<scoring::HandFacts> hands_with_revoke(const Columns& row, const std::vector<WithRevoke>& all) const;

    /// A hand of whist that brought more than was wanted for the game, all of it counted.
    struct PastGame {
        scoring::HandFacts hand;
        Columns right;  ///< what counts of it
    };
    /// Every such hand that gives the row: tricks past the game, or honours counted when tricks had won it.
    std::vector<PastGame> past_the_game(const Columns& row, const PerSide<Points>& standing) const;

    /// Only what stands above the line, only what stands below it: is it some hand's?
    bool possible_above(const PerSide<Points>& above) const;
    bool possible_below(const PerSide<Points>& below) const;
    /// One figure by itself, the other columns unknown.
    bool possible_figure(bool above_the_line, Points points) const;

private:
    struct Below {  ///< what the tricks bring
        Strain trump;
        int doublings;
        PerSide<int> tricks;
        PerSide<Points> below, slam;
    };
    struct Above {  ///< what the cards as dealt bring
        Strain trump;
        PerSide<scoring::HonoursHeld> honours;
        PerSeat<bool> void_of_trumps;
        PerSide<Points> above;
        std::optional<Side> takes_all;  ///< whose hand holds every trump

        bool goes_with(const Below& below) const { return !takes_all || below.tricks[*takes_all] == 13; }
        /// One hand can bring both, and together they put these figures above the line.
        bool gives(const PerSide<Points>& written, const Below& below) const;
    };
    void make_below();
    void make_above();
    void make_above(scoring::HandFacts hand, Side more);
    void spades_unplayed(const Columns& row, std::vector<scoring::HandFacts>& found) const;
    std::vector<scoring::HandFacts> hands_of_whist(const Columns& row, const PerSide<Points>& standing) const;
    /// At whist honours count with the tricks as far as the game goes, so every hand is scored whole.
    void whist_hands(const PerSide<Points>& standing, const std::vector<scoring::RevokePenalty>& revokes,
                     std::vector<WithRevoke>& all) const;

    const scoring::Figures& figures_;
    std::vector<Below> below_;
    std::vector<Above> above_;
};

/// "diamonds doubled, A-B by three; C-D four honours in one hand; chicane A-B"
std::string hand_words(const scoring::HandFacts& hand, const scoring::Figures& figures, const PerSide<std::string>& names);

}  // namespace hoyle::audit
