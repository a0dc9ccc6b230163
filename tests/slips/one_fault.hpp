// One fault of any form in a game that was played and told rightly: for the measure (measure.cpp, the table of docs/slips.md) and
// for one_fault_test.cpp, which holds a floor.
//
// The games are those of slow_table.hpp. Each log is made twice, with the fault and without: in the one without it nothing is
// found (`Fault::right`, which the tests judge as well), so all that is found in the other the fault has done. Of a slip of the
// pen the first finding should be the slip, at its line, and nobody at the table be accused; of a fault of play it should be that
// one and no other.
#pragma once

#include "game.hpp"
#include "planted.hpp"

namespace slips {

enum class Form {
    hand_moved,
    hand_of_twelve,
    winner_wrong,
    count_wrong,
    card_twice,
    two_readings,
    first_left_out,
    middle_left_out,
    last_left_out,
    five_cards,
    result_wrong,
    whist_figure,
    revoke,
    lead_out_of_turn,
    two_at_once,
    dealt_twelve,
    annulled
};

inline constexpr std::pair<Form, std::string_view> forms[] = {
    {Form::hand_moved, "a card printed in another's hand"},
    {Form::hand_of_twelve, "a card left out of a hand, the play told in part"},
    {Form::winner_wrong, "`won by` told wrongly"},
    {Form::count_wrong, "a running count told wrongly"},
    {Form::card_twice, "a card told too early, and again in its place"},
    {Form::two_readings, "a card told twice in the last two tricks"},
    {Form::first_left_out, "the first card of the last trick left out"},
    {Form::middle_left_out, "a middle card of the last trick left out"},
    {Form::last_left_out, "the last card of the last trick left out, a result behind it"},
    {Form::five_cards, "five cards in a line"},
    {Form::result_wrong, "a result told wrongly"},
    {Form::whist_figure, "whist: a wrong figure, and the later ones go on from the right one"},
    {Form::revoke, "a revoke"},
    {Form::lead_out_of_turn, "a lead out of turn, followed by all"},
    {Form::two_at_once, "two cards put down together, the other played in its turn"},
    {Form::dealt_twelve, "twelve cards really dealt"},
    {Form::annulled, "a hand annulled before its last trick"},
};

struct Fault {
    Log right, log;
    std::size_t line = 0;   ///< of a slip of the pen: the line that is wrong; 0: it is no slip
    std::size_t or_at = 0;  ///< ... or this one: the two do equally well
    std::string kind;       ///< of a fault of play: its kind; empty: nothing is to be found
};

/// Puts one fault into games: the same for the same seed.
class OneFault {
public:
    explicit OneFault(unsigned seed) : seed_(seed), random_(seed * 2654435761u + 29) {}

    Fault of(Form form)
    {
        game_ = game(seed_);
        switch (form) {
        case Form::hand_moved:
        case Form::hand_of_twelve: return in_a_hand(form);
        case Form::winner_wrong:
        case Form::count_wrong: return between_tricks(form);
        case Form::card_twice: return told_twice(1 + below(11), 0);
        case Form::two_readings: return told_twice(12, 13);
        case Form::first_left_out: return left_out(0);
        case Form::middle_left_out: return left_out(1 + below(2));
        case Form::last_left_out: return left_out(3);
        case Form::five_cards: return fifth_card();
        case Form::result_wrong: return wrong_result();
        case Form::whist_figure: return whist_figure();
        case Form::revoke: return at_play(0.02, 0, "revoke");
        case Form::lead_out_of_turn: return at_play(0, 0.03, "lead-out-of-turn");
        case Form::two_at_once: return two_at_once();
        case Form::dealt_twelve: return dealt_twelve();
        case Form::annulled: return annulled();
        }
        return {};
    }

private:
    std::size_t below(std::size_t n) { return random_() % n; }
    char any_seat_but(char seat) { return "NESW"[(std::string_view("NESW").find(seat) + 1 + below(3)) % 4]; }

    /// Told as far as a trick from `least` on: all of it as often as a part, with the result or without.
    void told_from(std::size_t least)
    {
        game_.told = below(2) ? 13 : least + below(14 - least);
        game_.result = below(2);
    }

    static void take_from(std::vector<std::string>& hand, const std::string& card)
    {
        hand.erase(std::find(hand.begin(), hand.end(), card));
    }

    Fault in_a_hand(Form form)
    {
        told_from(1);
        if (form == Form::hand_of_twelve && game_.told == 13) game_.told = 1 + below(11);
        const char seat = "NESW"[below(4)];
        const std::string card = game_.tricks[below(game_.told)].card_of(seat);
        Fault fault{written(game_), {}, written(game_).hands, 0, {}};
        take_from(game_.hands[seat], card);
        if (form == Form::hand_moved) game_.hands[any_seat_but(seat)].push_back(card);
        fault.log = written(game_);
        return fault;
    }

    /// A line put in behind a trick: who won it, or how many each side has.
    Fault between_tricks(Form form)
    {
        told_from(2);
        const std::size_t behind = 1 + below(game_.told - 1);
        Sheet right = written(game_);
        hoyle::PerSide<int> won{};
        for (std::size_t i = 0; i < behind; ++i) ++won[side(game_.tricks[i].winner)];
        const auto count = [](const hoyle::PerSide<int>& of) {
            return "  tricks NS " + std::to_string(of[hoyle::Side::ns]) + ", EW " + std::to_string(of[hoyle::Side::ew]);
        };
        const std::size_t line = right.trick[behind - 1];
        const auto place = right.lines.begin() + static_cast<std::ptrdiff_t>(line);
        const std::string winner = "  won by ";
        Log wrong = right;
        const char told = any_seat_but(game_.tricks[behind - 1].winner);
        const bool by = form == Form::winner_wrong;
        right.lines.insert(place, by ? winner + game_.tricks[behind - 1].winner : count(won));
        const hoyle::Side less = won[hoyle::Side::ns] == 0 || (won[hoyle::Side::ew] > 0 && below(2)) ? hoyle::Side::ew
                                                                                                     : hoyle::Side::ns;
        --won[less], ++won[other(less)];
        wrong.lines.insert(wrong.lines.begin() + static_cast<std::ptrdiff_t>(line), by ? winner + told : count(won));
        return {right, wrong, line + 1, 0, {}};
    }

    /// A card of trick `at` told as the one that the same hand plays to a later trick.
    Fault told_twice(std::size_t at, std::size_t later)
    {
        const bool either = later != 0;
        if (!either) {
            later = at + 1 + below(13 - at);
            game_.told = later + below(14 - later);
        }
        const char seat = "NESW"[below(4)];
        Fault fault{written(game_), {}, 0, 0, {}};
        if (either && below(2)) std::swap(at, later);
        game_.tricks[at - 1].card_of(seat) = game_.tricks[later - 1].card_of(seat);
        const Sheet wrong = written(game_);
        fault.line = wrong.trick[at - 1];
        fault.or_at = either ? wrong.trick[later - 1] : 0;
        fault.log = wrong;
        return fault;
    }

    Fault left_out(std::size_t place)
    {
        told_from(5);
        game_.result = game_.result || place == 3;
        Fault fault{written(game_), {}, 0, 0, {}};
        std::vector<std::string>& cards = game_.tricks[game_.told - 1].cards;
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(place));
        const Sheet wrong = written(game_);
        fault.line = wrong.trick.back();
        fault.log = wrong;
        return fault;
    }

    /// A card of the trick once more behind itself, or a card of another trick.
    Fault fifth_card()
    {
        told_from(1);
        Fault fault{written(game_), {}, 0, 0, {}};
        const std::size_t at = below(game_.told), place = below(4);
        std::vector<std::string>& cards = game_.tricks[at].cards;
        const std::string fifth = below(2) ? cards[place] : game_.tricks[below(13)].cards[below(4)];
        cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(place + 1), fifth);
        const Sheet wrong = written(game_);
        fault.line = wrong.trick[at];
        fault.log = wrong;
        return fault;
    }

    Fault wrong_result()
    {
        game_.result = true;
        Sheet right = written(game_);
        Fault fault{right, right, right.result, 0, {}};
        std::string& line = fault.log.lines[right.result - 1];
        const int was = std::atoi(line.c_str() + line.rfind(' '));
        const int told = was == 13 ? 12 : was + (below(2) ? 1 : -1);
        line = line.substr(0, line.rfind(' ') + 1) + std::to_string(told);
        return fault;
    }

    /// A rubber of five-point whist told by its results: nobody scores more than he wants for the game. One figure but the last
    /// is another.
    Fault whist_figure()
    {
        constexpr int game = 5;
        Log log;
        log.lines = {"laws short-whist", "rubber"};
        hoyle::PerSide<int> standing{}, games{};
        std::vector<std::pair<std::size_t, int>> figures;
        for (std::size_t deal = 0; games[hoyle::Side::ns] < 2 && games[hoyle::Side::ew] < 2; ++deal) {
            const hoyle::Side side = below(2) ? hoyle::Side::ns : hoyle::Side::ew;
            const std::string dealer(1, "NESW"[deal % 4]), letters = side == hoyle::Side::ns ? "NS" : "EW";
            const int by = 1 + static_cast<int>(below(4)), figure = std::min(by, game - standing[side]);
            log.lines.push_back("deal " + std::to_string(deal + 1) + " by " + dealer);
            log.lines.push_back("  " + dealer + " turns up H2");
            log.lines.push_back("  result " + letters + " by " + std::to_string(by));
            log.lines.push_back("  score " + letters + " below " + std::to_string(figure));
            figures.emplace_back(log.lines.size(), figure);
            standing[side] += figure;
            if (standing[side] == game) ++games[side], standing = {};
        }
        const auto [line, was] = figures[below(figures.size() - 1)];
        Fault fault{log, log, line, 0, {}};
        const int told = 1 + (was + static_cast<int>(below(game - 1))) % game;
        std::string& text = fault.log.lines[line - 1];
        text = text.substr(0, text.size() - 1) + std::to_string(told);
        return fault;
    }

    /// What `slow` plants once in a game; the right log is another game, played by the rules.
    Fault at_play(double revokes, double leads, std::string_view kind)
    {
        Fault fault{written(game_), {}, 0, 0, std::string(kind)};
        for (unsigned seed = seed_;; seed += 100000) {
            const slow::Session deal = slow::play(seed, revokes, leads);
            if (deal.planted.revokes.size() + deal.planted.false_leads.size() != 1) continue;
            fault.log = scored(deal.log);
            return fault;
        }
    }

    Fault two_at_once()
    {
        Fault fault{written(game_), {}, 0, 0, "two-cards-played"};
        const std::size_t at = below(12), later = at + 1 + below(12 - at);
        const char seat = "NESW"[below(4)];
        game_.tricks[at].card_of(seat) += "+" + game_.tricks[later].card_of(seat);
        fault.log = written(game_);
        return fault;
    }

    Fault dealt_twelve()
    {
        Fault fault{written(game_), {}, 0, 0, "short-hand"};
        const char seat = any_seat_but(game_.tricks[12].leader);
        take_from(game_.hands[seat], game_.tricks[12].card_of(seat));
        game_.tricks[12].card_of(seat) = "-";
        fault.log = written(game_);
        return fault;
    }

    Fault annulled()
    {
        Fault fault{written(game_), {}, 0, 0, {}};
        game_.told = 1 + below(12);
        game_.annulled = true;
        fault.log = written(game_);
        return fault;
    }

    static hoyle::Side side(char seat) { return seat == 'N' || seat == 'S' ? hoyle::Side::ns : hoyle::Side::ew; }

    unsigned seed_;
    std::mt19937 random_;
    Game game_;
};

/// How a fault was told.
struct ToldSo {
    bool first = false;    ///< the first finding is the right one
    bool only = false;     ///< ... and there is no other
    bool accused = false;  ///< of a slip of the pen: somebody at the table is accused
    bool untrue = false;   ///< ... or the tricks that were won are taken to be others
};

inline bool other_tricks(const hoyle::DealShown& right, const hoyle::DealShown& told)
{
    return told.tricks[hoyle::Side::ns] >= 0 && right.tricks != told.tricks;
}

/// `right`: the log without the fault, as it was judged.
inline ToldSo told_so(const Fault& fault, const Told& right, const Told& told)
{
    const auto at_line = [&](const hoyle::Spot& spot) {
        return spot.known() && (spot.place.line == fault.line || spot.place.line == fault.or_at);
    };
    ToldSo so;
    const bool slip = fault.line != 0;
    if (!slip && fault.kind.empty()) {
        so.first = so.only = told.roots.empty();
    } else if (!told.roots.empty()) {
        const hoyle::Finding& first = told.roots.front();
        so.first = slip ? first.family != hoyle::Family::irregularity && (at_line(first.where) || at_line(first.other))
                        : first.kind == fault.kind;
        so.only = so.first && told.roots.size() == 1;
    }
    if (slip)
        so.untrue = !std::equal(right.deals.begin(), right.deals.end(), told.deals.begin(), told.deals.end(),
                                [](const auto& a, const auto& b) { return !other_tricks(a, b); });
    for (const hoyle::Finding& finding : told.roots)
        so.accused = so.accused || (slip && finding.family == hoyle::Family::irregularity);
    return so;
}

}  // namespace slips
