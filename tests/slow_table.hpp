// The slow, simple twin of the table: strings, loops, no bits. It deals at random, plays by the rules with irregularities
// planted, writes the log of it, and knows by its own reckoning who won each trick, who revoked, and who led out of turn. For
// tests only.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace slow {

struct Planted {
    std::vector<std::pair<char, int>> revokes;      // seat, trick
    std::vector<std::pair<char, int>> false_leads;  // seat, trick; all three others followed
};

struct Session {
    std::string log;
    std::map<char, int> tricks;  // by seat that won
    Planted planted;
    std::string trump;  // "S" "H" "D" "C", "" at no trumps
    char dealer = 'N';
};

inline int rank_of(const std::string& card) { return static_cast<int>(std::string("23456789TJQKA").find(card[1])); }

inline std::string winner_card(const std::vector<std::string>& cards, const std::string& trump)
{
    std::string best = cards[0];
    for (const std::string& card : cards) {
        const bool trumps = card.substr(0, 1) == trump, best_trumps = best.substr(0, 1) == trump;
        if (card[0] == best[0] && rank_of(card) > rank_of(best)) best = card;
        else if (trumps && !best_trumps) best = card;
    }
    return best;
}

inline Session play(unsigned seed, double revoke_chance, double false_lead_chance)
{
    std::mt19937 random(seed);
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const auto chance = [&](double p) { return static_cast<double>(random() % 100000) < p * 100000; };
    const std::string seats = "NESW";
    std::vector<std::string> pack;
    for (char suit : std::string("SHDC"))
        for (char rank : std::string("23456789TJQKA")) pack.push_back({suit, rank});
    std::shuffle(pack.begin(), pack.end(), random);
    std::map<char, std::vector<std::string>> hands;
    for (int i = 0; i < 52; ++i) hands[seats[static_cast<std::size_t>(i % 4)]].push_back(pack[static_cast<std::size_t>(i)]);

    Session session;
    const int dealer = pick(4);
    session.dealer = seats[static_cast<std::size_t>(dealer)];
    const int strain = pick(5);
    session.trump = strain == 4 ? "" : std::string(1, "SHDC"[strain]);
    const char* names[] = {"spades", "hearts", "diamonds", "clubs", "no trumps"};
    session.log = "deal 1 by " + std::string(1, session.dealer) + "\n  hands N:";
    for (char seat : seats) {
        if (seat != 'N') session.log += ' ';
        for (char suit : std::string("SHDC")) {
            std::string ranks;
            for (char rank : std::string("AKQJT98765432"))
                for (const std::string& card : hands[seat])
                    if (card[0] == suit && card[1] == rank) ranks += rank;
            session.log += (suit == 'S' ? "" : ".") + ranks;
        }
    }
    session.log += "\n  " + std::string(1, session.dealer) + " makes " + names[strain] + "\n";

    int leader = (dealer + 1) % 4;
    const char dummy = seats[static_cast<std::size_t>((dealer + 2) % 4)];
    for (int trick = 1; trick <= 13; ++trick) {
        if (trick > 1 && trick < 12 && chance(false_lead_chance)) {
            leader = (leader + 1 + pick(3)) % 4;
            session.planted.false_leads.emplace_back(seats[static_cast<std::size_t>(leader)], trick);
        }
        std::vector<std::string> table;
        std::string line = "  " + std::to_string(trick) + ". " + seats[static_cast<std::size_t>(leader)] + ":";
        for (int place = 0; place < 4; ++place) {
            const char seat = seats[static_cast<std::size_t>((leader + place) % 4)];
            std::vector<std::string>& hand = hands[seat];
            std::vector<std::string> may, must_not;
            for (const std::string& card : hand) (place == 0 || card[0] == table[0][0] ? may : must_not).push_back(card);
            std::string card;
            if (may.empty()) card = must_not[static_cast<std::size_t>(pick(static_cast<int>(must_not.size())))];
            else if (!must_not.empty() && place > 0 && trick < 12 && chance(revoke_chance)) {
                card = must_not[static_cast<std::size_t>(pick(static_cast<int>(must_not.size())))];
                session.planted.revokes.emplace_back(seat, trick);
            } else card = may[static_cast<std::size_t>(pick(static_cast<int>(may.size())))];
            hand.erase(std::find(hand.begin(), hand.end(), card));
            table.push_back(card);
            line += " " + card;
        }
        session.log += line + "\n";
        const std::string best = winner_card(table, session.trump);
        leader = (leader + static_cast<int>(std::find(table.begin(), table.end(), best) - table.begin())) % 4;
        ++session.tricks[seats[static_cast<std::size_t>(leader)]];
    }
    (void)dummy;
    return session;
}

}  // namespace slow
