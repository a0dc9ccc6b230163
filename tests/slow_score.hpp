// A second scorer, as slow and plain as can be, for the tests only.
//
// It is written from the concordance (E.1 to E.8), not from src/scoring: the figures stand here as numbers, sides are the words
// "NS" and "EW", a card is two letters, and every step is spelt out for one code after another. Where the two disagree, one of
// them misreads the law.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace slow {

struct Revoke {
    std::string side;    // who revoked
    std::string chosen;  // "take", "deduct", "add", or "" for not chosen yet
};

struct Hand {
    std::string code;   // "1897", "1904", "1905", "1907", "whist"
    std::string trump;  // "S", "H", "D", "C", "NT"
    int doublings = 0;
    std::string maker;
    std::map<std::string, int> tricks;                      // by side
    std::map<std::string, std::vector<std::string>> cards;  // by seat: "SA", "HT"
    std::vector<Revoke> revokes;
    std::map<std::string, int> standing;
    std::map<std::string, bool> called;
    bool abandoned = false;
    bool thrown_in = false;
};

struct Score {
    std::map<std::string, int> tricks, below, penalty, trick_points, lost, honours, chicane, slam, above, standing;
    std::string game;
};

inline std::string other(const std::string& side) { return side == "NS" ? "EW" : "NS"; }

inline int base_value(const Hand& hand)
{
    if (hand.code == "whist") return 1;
    if (hand.trump == "S") return 2;
    if (hand.trump == "C") return 4;
    if (hand.trump == "D") return 6;
    if (hand.trump == "H") return 8;
    return 12;
}

inline int doubled_value(const Hand& hand)
{
    int value = base_value(hand);
    if (hand.code == "whist") return value;
    for (int i = 0; i < hand.doublings; ++i) value = value * 2;
    if (hand.code == "1904" && value > 100) value = 100;
    return value;
}

/// How many honours of the trump (or aces) one seat was dealt.
inline int honours_of_seat(const Hand& hand, const std::string& seat)
{
    std::string which = "AKQJT";
    if (hand.code == "whist") which = "AKQJ";
    int count = 0;
    for (const std::string& card : hand.cards.at(seat)) {
        if (hand.trump == "NT") {
            if (card[1] == 'A') count = count + 1;
        } else {
            if (card[0] == hand.trump[0] && which.find(card[1]) != std::string::npos) count = count + 1;
        }
    }
    return count;
}

inline int trumps_of_seat(const Hand& hand, const std::string& seat)
{
    int count = 0;
    for (const std::string& card : hand.cards.at(seat))
        if (card[0] == hand.trump[0]) count = count + 1;
    return count;
}

inline std::vector<std::string> seats_of(const std::string& side)
{
    if (side == "NS") return {"N", "S"};
    return {"E", "W"};
}

/// E.3
inline int honour_points(const Hand& hand, const std::string& side)
{
    const int one = honours_of_seat(hand, seats_of(side)[0]);
    const int two = honours_of_seat(hand, seats_of(side)[1]);
    const int all = one + two;
    const int x = base_value(hand);
    if (hand.code == "whist") {
        if (all == 4) return 4;
        if (all == 3) return 2;
        return 0;
    }
    if (hand.trump == "NT") {
        if (one == 4 || two == 4) return 100;
        if (all == 4) return 40;
        if (all == 3) return 30;
        return 0;
    }
    if (one == 5 || two == 5) return 10 * x;
    if (all == 5 && (one == 4 || two == 4)) return 9 * x;
    if (all == 5) return 5 * x;
    if (one == 4 || two == 4) return 8 * x;
    if (all == 4) return 4 * x;
    if (all == 3) return 2 * x;
    return 0;
}

/// E.2 step 1, E.8 step A: deductions, additions, tricks.
inline void penalties(const Hand& hand, Score& score)
{
    const int three = hand.code == "whist" ? 3 : 3 * doubled_value(hand);
    for (const Revoke& revoke : hand.revokes) {
        if (revoke.chosen != "deduct") continue;
        for (int i = 0; i < three; ++i) {
            if (score.standing[revoke.side] <= 0) break;
            score.standing[revoke.side] -= 1;
            score.penalty[revoke.side] -= 1;
        }
    }
    for (const Revoke& revoke : hand.revokes) {
        if (revoke.chosen != "add") continue;
        score.standing[other(revoke.side)] += three;
        score.penalty[other(revoke.side)] += three;
    }
    std::map<std::string, int> lose;
    lose["NS"] = 0;
    lose["EW"] = 0;
    for (const Revoke& revoke : hand.revokes)
        if (revoke.chosen == "take") lose[revoke.side] += 3;
    const bool american = hand.code == "1905" || hand.code == "1907";
    for (const std::string side : {"NS", "EW"})
        if (american && lose[side] > 13) lose[side] = 13;
    if (hand.code == "whist" && hand.abandoned) return;
    while (lose["NS"] > 0 && lose["EW"] > 0) {
        lose["NS"] -= 1;
        lose["EW"] -= 1;
    }
    for (const std::string side : {"NS", "EW"}) {
        while (lose[side] > 0 && score.tricks[side] > 0) {
            score.tricks[side] -= 1;
            score.tricks[other(side)] += 1;
            lose[side] -= 1;
        }
    }
}

inline bool revoked(const Hand& hand, const std::string& side)
{
    for (const Revoke& revoke : hand.revokes)
        if (revoke.side == side) return true;
    return false;
}

inline void ceiling(const Hand& hand, Score& score, const std::string& side)
{
    const int most = hand.code == "whist" ? 4 : 28;
    if (!revoked(hand, side)) return;
    while (score.standing[side] > most) {
        score.standing[side] -= 1;
        score.lost[side] += 1;
    }
}

/// E.4
inline void chicane(const Hand& hand, Score& score)
{
    if (hand.trump == "NT" || hand.code == "whist") return;
    const int x = base_value(hand);
    for (const std::string side : {"NS", "EW"}) {
        int voids = 0;
        for (const std::string& seat : seats_of(side))
            if (trumps_of_seat(hand, seat) == 0) voids = voids + 1;
        if (voids == 0) continue;
        if (hand.code == "1904") score.chicane[side] += voids * 2 * x;
        else if (voids == 2) score.chicane[other(side)] -= 4 * x;
        else if (score.honours[side] > 0) score.chicane[side] += 2 * x;
        else score.chicane[other(side)] -= 2 * x;
    }
}

inline void finish(const Hand& hand, Score& score)
{
    for (const std::string side : {"NS", "EW"}) {
        score.below[side] = score.standing[side] - hand.standing.at(side);
        score.above[side] = hand.code == "whist" ? 0 : score.honours[side] + score.chicane[side] + score.slam[side];
    }
}

inline Score bridge(const Hand& hand)
{
    Score score;
    score.standing = hand.standing;
    score.tricks = hand.tricks;
    if (hand.thrown_in) {
        score.standing[hand.maker] += 2;
        score.trick_points[hand.maker] += 2;
    } else {
        penalties(hand, score);
        for (const std::string side : {"NS", "EW"}) {
            for (int trick = 7; trick <= score.tricks[side]; ++trick) {
                score.standing[side] += doubled_value(hand);
                score.trick_points[side] += doubled_value(hand);
            }
        }
        for (const std::string side : {"NS", "EW"}) ceiling(hand, score, side);
    }
    for (const std::string side : {"NS", "EW"}) score.honours[side] = honour_points(hand, side);
    chicane(hand, score);
    for (const std::string side : {"NS", "EW"}) {
        if (hand.thrown_in || revoked(hand, side)) continue;
        if (hand.tricks.at(side) == 13) score.slam[side] = 40;
        if (hand.tricks.at(side) == 12) score.slam[side] = 20;
    }
    for (const std::string side : {"NS", "EW"})
        if (score.standing[side] >= 30) score.game = side;
    finish(hand, score);
    return score;
}

/// Whist: what passes five has no value, so it is taken off again from what was scored last.
inline bool won(Score& score, std::map<std::string, int>& last)
{
    for (const std::string side : {"NS", "EW"}) {
        while (score.standing[side] > 5) {
            score.standing[side] -= 1;
            last[side] -= 1;
        }
        if (score.standing[side] == 5) score.game = side;
    }
    return score.game != "";
}

/// E.8
inline Score whist(const Hand& hand)
{
    Score score;
    score.standing = hand.standing;
    score.tricks = hand.tricks;
    penalties(hand, score);
    for (const std::string side : {"NS", "EW"}) ceiling(hand, score, side);
    if (!won(score, score.penalty)) {
        for (const std::string side : {"NS", "EW"}) {
            if (score.tricks[side] > 6) score.trick_points[side] = score.tricks[side] - 6;
            score.standing[side] += score.trick_points[side];
            ceiling(hand, score, side);
        }
        if (!won(score, score.trick_points)) {
            for (const std::string side : {"NS", "EW"}) {
                if (hand.standing.at(side) >= 4) continue;
                if (!hand.called.at(side)) continue;
                score.honours[side] = honour_points(hand, side);
                score.standing[side] += score.honours[side];
                ceiling(hand, score, side);
            }
            won(score, score.honours);
        }
    }
    finish(hand, score);
    return score;
}

inline Score score(const Hand& hand) { return hand.code == "whist" ? whist(hand) : bridge(hand); }

}  // namespace slow
