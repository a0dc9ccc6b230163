#include "examine/bets.hpp"

#include "examine/name_laws.hpp"
#include "examine/spots.hpp"
#include "lawbook/topics.hpp"

#include <fmt/format.h>

namespace hoyle {

namespace {

std::string_view words(log::BetOn on)
{
    switch (on) {
    case log::BetOn::rubber: return "the rubber";
    case log::BetOn::game: return "the game";
    case log::BetOn::score: return "the score";
    default: return "the odd trick";
    }
}

/// The book's law on bets after a revoke.
std::vector<rulings::Cited> law_on_bets(const lawbook::Book& book)
{
    std::vector<rulings::Cited> laws;
    for (const lawbook::Topic& topic : lawbook::topics())
        if (topic.slug == "bets")
            for (const lawbook::Law* law : lawbook::laws_on(topic, book).laws)
                laws.push_back(
                    {std::string(law->cited_as), std::string(law->number), "by the score after the penalty", named(book)});
    return laws;
}

bool paid_for_a_revoke(const DealRecord& deal)
{
    for (const scoring::RevokePenalty& revoke : deal.facts.revokes)
        if (revoke.chosen) return true;
    return false;
}

/// Who has won the odd trick, the penalty paid; nothing: it is not known.
std::optional<Side> odd_trick(const DealRecord& deal, int book)
{
    const scoring::HandScore& score = deal.shown.score;
    if (deal.shown.is_void || !deal.shown.scored || !score.tricks_known) return std::nullopt;
    for (Side side : both_sides)
        if (score.tricks_scored[side] > book) return side;
    return std::nullopt;
}

std::optional<Side> winner_of_game(const scoring::Rubber& rubber, std::uint32_t deal)
{
    for (const scoring::GameRecord& game : rubber.games())
        for (const std::uint32_t number : game.deals)
            if (number == deal) return game.winner;
    return std::nullopt;
}

/// Who has won what was bet on; nothing: it is not known.
std::optional<Side> winner_of(log::BetOn on, const DealRecord& deal, const RubberInProgress& rubber, const BookInUse& in_use)
{
    switch (on) {
    case log::BetOn::odd_trick: return odd_trick(deal, in_use.figures->book);
    case log::BetOn::game: return winner_of_game(*rubber.score, deal.shown.deal);
    case log::BetOn::rubber: {
        const auto total = rubber.score->total(scoring::Show::points_only);
        return total.over ? total.winner : std::nullopt;
    }
    default: return std::nullopt;
    }
}

}  // namespace

Bets::Bet Bets::told(const log::Section& section, const log::Statement& statement, const PerSeat<std::string>& players)
{
    Bet bet;
    bet.on = statement.bet_on;
    bet.side = statement.side.side;
    bet.shown.by = printable(statement.name, 80);
    bet.shown.with = printable(statement.text, 80);
    bet.shown.amount = statement.amount;
    bet.shown.unit = printable(statement.word, 40);
    bet.shown.on = std::string(words(statement.bet_on));
    bet.shown.where = spot_in(section, statement.span);
    for (Seat seat : all_seats)
        if (!bet.side && !players[seat].empty() && players[seat] == bet.shown.by) bet.side = side_of(seat);
    return bet;
}

void Bets::hear(const log::Section& section, const log::Statement& statement, const RubberInProgress& rubber,
                const PerSeat<std::string>& players)
{
    bets_.push_back(told(section, statement, players));
    bets_.back().deal = rubber.deals.empty() ? 0 : rubber.deals.size() - 1;
}

void Bets::hear_ahead(const log::Section& section, const RubberInProgress& rubber, const PerSeat<std::string>& players)
{
    bool of_the_next = false;
    for (const log::Statement& statement : section.statements) {
        of_the_next = of_the_next || statement.verb == log::Verb::rubber;
        if (of_the_next && statement.verb == log::Verb::bet)
            (rubber.deals.empty() ? bets_ : ahead_).push_back(told(section, statement, players));
    }
}

void Bets::turn()
{
    bets_ = std::move(ahead_);
    ahead_.clear();
}

std::vector<BetShown> Bets::settled(const RubberInProgress& rubber, const BookInUse& in_use) const
{
    std::vector<BetShown> settled;
    for (const Bet& bet : bets_) {
        if (bet.deal >= rubber.deals.size()) continue;
        const DealRecord& deal = rubber.deals[bet.deal];
        BetShown shown = bet.shown;
        shown.deal = deal.shown.deal;
        const std::optional<Side> winner = winner_of(bet.on, deal, rubber, in_use);
        if (!bet.side) shown.why = "the log does not say for which side it was";
        else if (bet.on == log::BetOn::score) shown.why = "the log does not say what was bet of the score";
        else if (!winner) shown.why = "the log does not show who won " + shown.on;
        else shown.why = fmt::format("{} won {}", letters_of(*winner), shown.on);
        if (bet.side && winner) shown.winner = *winner == *bet.side ? shown.by : shown.with;
        if (!shown.winner.empty() && paid_for_a_revoke(deal)) shown.laws = law_on_bets(*in_use.book);
        settled.push_back(std::move(shown));
    }
    return settled;
}

}  // namespace hoyle
