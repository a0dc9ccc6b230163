// A game of slow_table.hpp in parts that can be told otherwise, and the log of it. For one_fault.hpp.
#pragma once

#include "planted.hpp"

#include <map>

namespace slips {

struct OneTrick {
    char leader = 'N', winner = 'N';
    std::vector<std::string> cards;
    char seat(std::size_t place) const { return "NESW"[(std::string_view("NESW").find(leader) + place) % 4]; }
    std::size_t place_of(char seat) const
    {
        return (std::string_view("NESW").find(seat) + 4 - std::string_view("NESW").find(leader)) % 4;
    }
    std::string& card_of(char seat) { return cards[place_of(seat)]; }
};

/// A game as it was played, in parts that can be told otherwise.
struct Game {
    char dealer = 'N';
    std::string make;
    std::map<char, std::vector<std::string>> hands;
    std::vector<OneTrick> tricks;
    std::size_t told = 13;  ///< the tricks that are told
    bool result = false;    ///< the tricks won are told as well
    bool annulled = false;
    hoyle::PerSide<int> won() const
    {
        hoyle::PerSide<int> all{};
        for (const OneTrick& trick : tricks)
            ++all[trick.winner == 'N' || trick.winner == 'S' ? hoyle::Side::ns : hoyle::Side::ew];
        return all;
    }
};

inline Game game(unsigned seed)
{
    const slow::Session played = slow::play(seed, 0, 0);
    Game game;
    game.dealer = played.dealer;
    std::size_t at = played.log.find("hands N:") + 8;
    for (const char seat : std::string("NESW")) {
        std::size_t suit = 0;
        for (; played.log[at] != ' ' && played.log[at] != '\n'; ++at)
            if (played.log[at] == '.') ++suit;
            else game.hands[seat].push_back({"SHDC"[suit], played.log[at]});
        ++at;
    }
    const std::size_t make = played.log.find(" makes ") + 7;
    game.make = played.log.substr(make, played.log.find('\n', make) - make);
    for (at = played.log.find(": ", make); at != std::string::npos; at = played.log.find(": ", at)) {
        OneTrick trick;
        trick.leader = played.log[at - 1];
        for (at += 2; trick.cards.size() < 4; at += 3) trick.cards.push_back(played.log.substr(at, 2));
        const auto best = std::find(trick.cards.begin(), trick.cards.end(), slow::winner_card(trick.cards, played.trump));
        trick.winner = trick.seat(static_cast<std::size_t>(best - trick.cards.begin()));
        game.tricks.push_back(std::move(trick));
    }
    return game;
}

inline std::string dotted(const std::vector<std::string>& hand)
{
    std::string text;
    for (const char suit : std::string("SHDC")) {
        if (suit != 'S') text += '.';
        for (const char rank : std::string("AKQJT98765432"))
            text += std::string(static_cast<std::size_t>(std::count(hand.begin(), hand.end(), std::string{suit, rank})), rank);
    }
    return text;
}

/// The log, and where in it what is told stands.
struct Sheet : Log {
    std::size_t hands = 0, result = 0;
    std::vector<std::size_t> trick;  ///< the line of each, from 0; all from 1 on
};

inline Sheet written(const Game& game)
{
    Sheet log;
    const std::string dealer(1, game.dealer);
    log.lines = {"laws portland-1904", "rubber", "deal 1 by " + dealer};
    std::string hands = "  hands N:";
    for (const char seat : std::string("NESW")) hands += dotted(game.hands.at(seat)) + (seat == 'W' ? "" : " ");
    log.lines.push_back(hands);
    log.hands = log.lines.size();
    log.lines.push_back("  " + dealer + " makes " + game.make);
    for (std::size_t i = 0; i < game.told; ++i) {
        std::string line = "  " + std::to_string(i + 1) + ". " + game.tricks[i].leader + ":";
        for (const std::string& card : game.tricks[i].cards) line += " " + card;
        log.lines.push_back(line);
        log.trick.push_back(log.lines.size());
    }
    // a trick that is wanting where nearly all are told would be a slip of its own
    if (game.told < 13 && !game.annulled && (game.result || game.told > 10))
        log.lines.push_back("  " + std::to_string(game.told + 1) + (game.told < 12 ? "-13. ?" : ". ?"));
    if (game.result) {
        const auto won = game.won();
        const bool ns = won[hoyle::Side::ns] > won[hoyle::Side::ew];
        log.lines.push_back(std::string("  result ") + (ns ? "NS " : "EW ") +
                            std::to_string(won[ns ? hoyle::Side::ns : hoyle::Side::ew]));
        log.result = log.lines.size();
    }
    if (game.annulled) log.lines.emplace_back("  deal void");
    return log;
}

}  // namespace slips
