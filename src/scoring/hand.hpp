// The score of one hand: a pure function of what happened and the figures of the book.
//
// Bridge, in this order: revoke penalties (deductions, additions, then tricks taken, netted between the sides), odd tricks, the
// ceiling on a side that revoked, then honours, chicane and slam above the line, none of them doubled. Whist: penalties, tricks,
// honours, stopping at the first side to reach the game. (Concordance E.2 to E.8; the law of each step stands in the working.)
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "scoring/figures.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::scoring {

/// One revoke, claimed and proved (in the order of the claims), and what was chosen for it (nothing: not chosen yet, and no trick
/// or point moves for it).
struct RevokePenalty {
    Side offenders = Side::ns;
    std::optional<RevokeOption> chosen;
};

/// Honours a side holds: how many, and the most of them in one hand. -1: not known.
struct HonoursHeld {
    int count = -1;
    int most_in_one_hand = 0;
};

struct HandFacts {
    Side maker = Side::ns;  ///< whose partner or himself named the trump; at whist the dealer's side
    Strain trump = Strain::no_trump;
    int doublings = 0;
    int contract = 0;               ///< auction bridge: the tricks over the book that the maker declared; 0: not told
    bool royals = false;            ///< ... in royal spades, `trump` being spades
    bool dealers_spade = false;     ///< ... and it is the one spade with which the dealer began
    PerSide<int> tricks{{-1, -1}};  ///< won in play, before any penalty; -1: not known
    PerSide<HonoursHeld> honours;
    PerSeat<bool> void_of_trumps{};  ///< chicane; never at no trumps
    std::vector<RevokePenalty> revokes;
    PerSide<bool> unclaimed_revoke{};            ///< it has revoked, established, and nobody claimed it
    PerSide<Points> standing{};                  ///< each side's score in the game before this hand
    PerSide<bool> honours_called{{true, true}};  ///< whist
    bool abandoned = false;                      ///< whist: all four threw down; tricks as admitted
    bool spades_thrown_in = false;               ///< the spade convention: the hand was not played
    PerSide<bool> no_game{};                     ///< barred from the game for another reason than `revokes`
};

/// One line of the arithmetic, with the law that gives it.
struct Working {
    Side side = Side::ns;
    /// `game` (what a game is worth at whist) and `bonus` only in the total of a rubber.
    enum class Part : std::uint8_t {
        penalty,
        tricks,
        ceiling,
        honours,
        chicane,
        slam,
        contract,
        game,
        bonus
    } part = Part::tricks;
    Points points = 0;              ///< may be negative
    std::string text;               ///< "three odd tricks at hearts, 3 x 8"
    std::vector<std::string> laws;  ///< numbers in the figures' book
    std::vector<std::string> readings;
};

struct HandScore {
    bool tricks_known = false;             ///< false: `below` could not be computed
    bool honours_known = false;            ///< false: honours and chicane could not be computed
    PerSide<int> tricks_scored{{-1, -1}};  ///< after the penalty tricks
    PerSide<Points> below{};               ///< net change of the score in the game (may be negative); at whist all points
    PerSide<Points> penalty{};             ///< of `below`: points added or deducted for revokes
    PerSide<Points> trick_points{};
    PerSide<Points> lost_to_ceiling{};
    PerSide<Points> honours{};
    PerSide<Points> chicane{};  ///< negative: taken off that side's honours
    PerSide<Points> slam{};
    PerSide<Points> contract{};  ///< auction bridge: for a declaration kept or not, and for a revoke, above the line
    PerSide<Points> above{};     ///< honours + chicane + slam + contract; at whist 0 (all is in `below`)
    PerSide<Points> standing{};  ///< score in the game after the hand
    std::optional<Side> game;    ///< who reached the game with it
    std::vector<Working> working;
};

/// Whether the lines of arithmetic are wanted. A long log of hands in order is counted without them.
enum class Show : std::uint8_t { working, points_only };

/// Scores a hand. Facts that are not known leave their part of the score at 0 and its `known` flag false.
///
/// The working adds up: penalty, tricks and ceiling (at whist also honours) to `below` of its side, honours, chicane and slam to
/// `above`.
HandScore score_hand(const HandFacts& facts, const Figures& figures, Show show = Show::working);

/// The same as if the game had no end, in points only: where nothing past the game has value, all that was made and held.
HandScore score_past_the_game(const HandFacts& facts, const Figures& figures);

/// How many honours there are in all: those of the trump suit, or the aces at no trumps.
int how_many_honours(const Figures& figures, Strain trump);

/// The worth of honours so held, in points.
Points honours_worth(const Figures& figures, Strain trump, const HonoursHeld& held);

/// How honours lie, from the cards as dealt: of the trump suit by `figures.honours_suit_ranks`, or aces at no trumps.
PerSide<HonoursHeld> honours_in(const PerSeat<CardSet>& hands, Strain trump, const Figures& figures);

}  // namespace hoyle::scoring
