// The figures of a book as numbers: every trick value, honour, limit, bonus and ceiling comes from here, never from C++.
#pragma once

#include "cards/seat.hpp"
#include "cards/suit.hpp"
#include "lawbook/book.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::scoring {

/// The penalties a revoke can cost.
/// (`above`: points above the line, not of tricks.)
enum class RevokeOption : std::uint8_t { take, deduct, add, above };

/// "take three", "deduct three", "add three", of as many tricks as the book's revoke costs.
std::string words(RevokeOption option, int tricks);

/// What honours are worth by how they lie. In undoubled tricks for a suit at bridge, in points at no trumps and at whist. 0:
/// nothing.
struct HonourTable {
    int three = 0, four = 0, four_in_one = 0, five = 0, four_in_one_and_fifth = 0, five_in_one = 0;
};

/// What chicane does: so many undoubled tricks are added to the void hand's own side, or (negative, to = others) taken off the
/// honour score of the other side.
struct ChicaneRow {
    bool to_own = true;
    int times = 0;
};

/// Auction bridge: what hangs on the number of tricks that was declared, in points above the line. A declaration that is kept
/// scores its tricks below, one that is not scores nobody anything there.
struct Contract {
    Points under_trick = 0;                ///< for the other side, for each trick short; doubled with the tricks
    Points kept_doubled = 0;               ///< for keeping a doubled one; twice that if redoubled
    Points over_trick_doubled = 0;         ///< for each trick more than declared, likewise
    std::optional<Points> one_spade_most;  ///< what may be lost on the dealer's one spade, unless it is redoubled
};

enum class LimitMode : std::uint8_t { clamp, stop_before, stop_after };

struct Figures {
    lawbook::Game game = lawbook::Game::bridge;
    Points target = 0;  ///< points that make a game
    bool honours_count_to_game =
        false;                 ///< whist: tricks, honours and penalties all do; bridge: tricks (and the revoke penalty) alone
    bool surplus_kept = true;  ///< points past the target stay in the total
    int book = 0;              ///< tricks that score nothing
    std::array<Points, 5> trick{};         ///< by Strain; at whist all alike
    int doubling = 1;                      ///< the factor of each doubling
    std::optional<Points> doubling_limit;  ///< points a trick
    LimitMode limit_mode = LimitMode::clamp;
    std::optional<int> most_doublings;  ///< so many, whatever the trick is worth by them
    std::optional<Contract> contract;
    Points royal_spades = 0;               ///< a trick in royal spades
    std::vector<Rank> honours_suit_ranks;  ///< which cards of the trump suit are honours
    HonourTable honours_suit;
    HonourTable honours_no_trump;  ///< of aces, in points
    bool honours_must_be_called = false;
    std::optional<Points> honours_barred_at;  ///< whist: a side standing at this score when the deal begins scores no honours
    Points grand_slam = 0, little_slam = 0;
    std::optional<ChicaneRow> chicane_own_side_has_honours, chicane_others_have_honours, chicane_both_void;
    int best_of = 3;
    Points bonus = 0;
    bool take_off_losers_game = false;  ///< whist: three games played, the loser's game is taken off
    std::optional<std::array<Points, 8>>
        grade;  ///< whist: a game's worth by the loser's score (0, 1, 2 ... up to the last given)
    int revoke_tricks = 3;
    std::vector<RevokeOption> revoke_options;
    bool revoke_worth_doubled = true;  ///< a trick's worth in deduct and add is that of the hand, doubling included; else points
    std::optional<int> revoke_cap;     ///< at most so many penalty tricks from a side on a hand
    Points revoke_ceiling = 0;         ///< a side that revoked stands no higher in the game
    Points revoke_above = 0, revoke_above_again = 0;  ///< for the first of a side in a hand, and for each after it
    bool revoke_both_pay_further_only = false;  ///< both sides revoked: the first of each pays nothing, and aces are no honours
    bool revoke_bars_slam = false;
    bool revoke_bars_tricks = false;          ///< a side that revoked scores no tricks, and nothing for a declaration
    bool take_limited_to_held = true;         ///< setting take-limit (R29): physical, not notional
    bool revoke_points_after_tricks = false;  ///< setting revoke-base (R27): deducted and added when the tricks are counted
    bool revoke_worth_plain = false;          ///< setting revoke-worth (R28): as if the hand had not been doubled
    bool past_ceiling_above = false;          ///< setting past-ceiling (R30): written above the line, not lost
    bool revokes_in_turn = false;             ///< setting both-revoked (R31): one after another, not set off
    bool unclaimed_revoke_limits = false;     ///< setting unclaimed-revoke (R33)
    std::optional<Points> single_game_bonus;  ///< dummy bridge by games
    std::optional<Points> spades_unplayed;    ///< the spade convention: a hand of spades thrown in

    /// The laws that give a figure, for citations: laws_of("trick") = {"4"}. A part of a figure may have its own law in the book,
    /// beside it under `<part>-law`: laws_of("revoke.ceiling") is what the book gives as `ceiling-law`, else the laws of
    /// `revoke`.
    std::vector<std::string> laws_of(std::string_view figure) const;
    /// The readings behind a figure or a row of it: readings_of("chicane.both-void") = {"R2"}, else those of `chicane`.
    std::vector<std::string> readings_of(std::string_view figure) const;

    const lawbook::Book* from = nullptr;
};

/// Reads the figures of a proved book. A figure the book lacks stays at the empty value above; a figure that is no number, or
/// names an unknown word, throws std::runtime_error naming it (the generator and `laws check` find that first).
Figures figures_of(const lawbook::Book& book, const lawbook::Settings& settings);

/// Dummy bridge by games: the same figures where one game is the whole of it, with the bonus of a single game.
Figures by_single_games(Figures figures);

/// The worth of one trick over the book after so many doublings, the limit applied as the book (and R36) say.
Points trick_value(const Figures& figures, Strain trump, int doublings);

/// True if no further doubling may be made once the trick has this many doublings.
bool limit_reached(const Figures& figures, Strain trump, int doublings);

}  // namespace hoyle::scoring
