#include "examine/assertions.hpp"

#include "examine/spots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hoyle {

using log::Verb;

std::optional<Assertion> assertion_of(const log::Section& section, const log::Statement& statement, std::uint32_t deal,
                                      std::size_t deals_before)
{
    const bool count = statement.verb == Verb::standing || statement.verb == Verb::games;
    const bool winner = statement.verb == Verb::game_won || statement.verb == Verb::rubber_won;
    // of the first deal a standing is told, not checked
    if (!(count && deals_before > 0) && !(winner && statement.side.side)) return std::nullopt;
    Assertion assertion;
    assertion.deal = deal;
    assertion.deals_before = deals_before;
    assertion.where = spot_in(section, statement.span);
    if (count) {
        assertion.what = statement.verb == Verb::games ? Assertion::What::games : Assertion::What::standing;
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list))
            if (sum.side.side) assertion.value[*sum.side.side] = sum.points;
    } else {
        assertion.what = statement.verb == Verb::game_won ? Assertion::What::game_won : Assertion::What::rubber_won;
        assertion.side = *statement.side.side;
        if (statement.verb == Verb::game_won && statement.number)
            assertion.value[assertion.side] = static_cast<int>(statement.number);
        if (statement.verb == Verb::rubber_won) {
            assertion.points = static_cast<Points>(statement.number);
            assertion.paid = {statement.amount, printable(statement.word, 40), 0};
        }
    }
    return assertion;
}

namespace {

/// The game is theirs, and worth more or less than the log says.
Finding misgraded(const Assertion& told, Points grade, const BookInUse& in_use)
{
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = "assertion";
    finding.deal = told.deal;
    finding.where = told.where;
    finding.heading = finding.message = fmt::format("the game of {} is {}, not {}", letters_of(told.side),
                                                    scoring::grade_word(grade), scoring::grade_word(told.value[told.side]));
    finding.label = std::string(scoring::grade_word(grade));
    finding.status = rulings::Status::open;
    Miscount shown;
    shown.side = told.side;
    shown.column = "game";
    shown.written = told.value[told.side];
    shown.computed = grade;
    shown.game_on = false;
    for (const std::string& law : in_use.figures->laws_of("grade")) finding.laws.push_back(in_use.cited(law, "the figure"));
    finding.miscount = std::move(shown);
    return finding;
}

/// What does not follow, and what follows instead.
struct Wrong {
    std::string said, found;
};

std::string both(const PerSide<int>& value) { return fmt::format("NS {}, EW {}", value[Side::ns], value[Side::ew]); }

/// The rubber by the laws when something was asserted of it; nothing if a deal before it could not be scored.
std::optional<scoring::Rubber> rubber_before(const Assertion& told, const RubberInProgress& rubber,
                                             const scoring::Figures& figures)
{
    scoring::Rubber before = rubber.begun(figures);
    for (std::size_t i = 0; i < told.deals_before && i < rubber.deals.size(); ++i) {
        const DealShown& deal = rubber.deals[i].shown;
        if (deal.is_void || deal.after_rubber) continue;
        if (!deal.scored) return std::nullopt;
        before.add(deal.deal, deal.score);
    }
    return before;
}

/// Of results and holdings only what the cards contradict is asserted.
std::optional<Wrong> against_the_cards(const Assertion& told, const RubberInProgress& rubber, const BookInUse& in_use)
{
    if (told.what == Assertion::What::result)
        return Wrong{"the result", fmt::format("by the cards {} won {} tricks{}", letters_of(told.side), told.value[told.side],
                                               told.value[Side::ns] + told.value[Side::ew] < 13 ? " at least" : "")};
    if (told.what == Assertion::What::chicane)
        return Wrong{"the chicane", fmt::format("by the cards {} held trumps",
                                                told.seats.size() == 1 ? std::string(name_of(told.seats.first()))
                                                                       : "both hands of " + std::string(letters_of(told.side)))};
    if (in_use.whist() && in_use.figures->honours_suit_ranks.empty()) return std::nullopt;  // this game counts none
    int held = 0;
    for (const DealRecord& deal : rubber.deals)
        if (deal.shown.deal == told.deal) held = deal.facts.honours[told.side].count;
    return Wrong{"the honours", fmt::format("by the cards {} held {}", letters_of(told.side), held)};
}

std::optional<Wrong> wrong_count(const Assertion& told, const scoring::Rubber& before)
{
    const bool games = told.what == Assertion::What::games;
    const PerSide<int> computed = games ? before.games_won() : before.standing();
    const bool right = std::all_of(both_sides.begin(), both_sides.end(),
                                   [&](Side side) { return told.value[side] < 0 || told.value[side] == computed[side]; });
    if (right) return std::nullopt;
    return Wrong{games ? "the games" : "the standing", "by the laws " + both(computed)};
}

std::optional<Wrong> wrong_winner(const Assertion& told, const scoring::Rubber& before)
{
    std::optional<Side> winner;
    const bool of_game = told.what == Assertion::What::game_won;
    if (of_game) {
        for (const scoring::GameRecord& game : before.games())
            if (game.winner) winner = game.winner;
    } else if (const auto total = before.total(scoring::Show::points_only); total.over) {
        winner = total.winner;
    }
    if (winner == told.side) return std::nullopt;
    return Wrong{of_game ? "the game" : "the rubber", winner    ? fmt::format("by the laws {} won it", letters_of(*winner))
                                                      : of_game ? "by the laws nobody has won it yet"
                                                                : "by the laws it is not over"};
}

/// Games before the log begins, whose points it does not give. At bridge they may have left anything; at whist each is a single,
/// a double or a treble, and only what no such grades make is wrong.
std::optional<Wrong> beyond_any_grades(const Assertion& told, const RubberInProgress::Before& before,
                                       const scoring::Rubber::Total& total, const scoring::Figures& figures)
{
    if (!figures.grade || figures.grade->empty() || !told.points || !total.winner) return std::nullopt;
    const auto [least, most] = std::minmax_element(figures.grade->begin(), figures.grade->end());
    const int theirs = before.games[*total.winner],
              others = figures.take_off_losers_game ? before.games[other(*total.winner)] : 0;
    const Points low = total.points + theirs * *least - others * *most, high = total.points + theirs * *most - others * *least;
    if (told.points >= low && told.points <= high) return std::nullopt;
    return Wrong{"the value of the rubber",
                 fmt::format("by the laws it is from {} to {}, by what the games before were worth", low, high)};
}

/// Whose the rubber is being right: by how much it was won, and what that cost. Nothing where the honours of some deal are not
/// told.
std::optional<Wrong> wrong_amount(const Assertion& told, const RubberInProgress& rubber, const scoring::Rubber& before,
                                  const scoring::Figures& figures, const scoring::Stakes& stakes)
{
    if (told.what != Assertion::What::rubber_won) return std::nullopt;
    for (std::size_t i = 0; i < told.deals_before && i < rubber.deals.size(); ++i)
        if (!rubber.deals[i].shown.is_void && !rubber.deals[i].shown.score.honours_known) return std::nullopt;
    const auto total = before.total(scoring::Show::points_only);
    if (rubber.before.untold()) return beyond_any_grades(told, rubber.before, total, figures);
    const Points points = total.points;
    if (told.points && told.points != points)
        return Wrong{"the value of the rubber", fmt::format("by the laws it is {}", points)};
    const int paid_in = scoring::least_coins(told.paid.unit), counted_in = scoring::least_coins(stakes.unit);
    if (!stakes.per || paid_in == 0 || counted_in == 0) return std::nullopt;
    const std::int64_t owed = scoring::payment(stakes, points);
    // as exact as whoever wrote it: to the least coin
    if (std::abs(owed * counted_in - told.paid.amount * paid_in) < 1000) return std::nullopt;
    return Wrong{"the payment", "at these stakes it is " + scoring::money(owed, stakes.unit)};
}

/// Of a game that is theirs: what it is worth, if that is not what the log says.
std::optional<Points> other_grade(const Assertion& told, const scoring::Rubber& before)
{
    const int worth = told.value[told.side];
    Points grade = 0;
    for (const scoring::GameRecord& game : before.games())
        if (game.winner) grade = game.grade;
    if (told.what != Assertion::What::game_won || worth < 0 || worth == grade) return std::nullopt;
    return grade;
}

Finding finding_of(const Assertion& told, const Wrong& wrong)
{
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = "assertion";
    finding.deal = told.deal;
    finding.where = told.where;
    finding.heading = finding.message = wrong.said +
                                        (wrong.said.ends_with("s") ? " as the log has them are not what follows: "
                                                                   : " as the log has it is not what follows: ") +
                                        wrong.found;
    finding.label = wrong.found;
    finding.status = rulings::Status::open;
    return finding;
}

}  // namespace

std::vector<Finding> wrong_assertions(const std::vector<Assertion>& assertions, const RubberInProgress& rubber,
                                      const BookInUse& in_use, const scoring::Stakes& stakes)
{
    using What = Assertion::What;
    std::vector<Finding> wrong;
    for (const Assertion& told : assertions) {
        std::optional<Wrong> found;
        if (told.what == What::result || told.what == What::honours || told.what == What::chicane) {
            found = against_the_cards(told, rubber, in_use);
        } else if (const auto before = rubber_before(told, rubber, *in_use.figures)) {
            found = told.what == What::standing || told.what == What::games ? wrong_count(told, *before)
                                                                            : wrong_winner(told, *before);
            if (!found) found = wrong_amount(told, rubber, *before, *in_use.figures, stakes);
            if (const auto grade = other_grade(told, *before); !found && grade) wrong.push_back(misgraded(told, *grade, in_use));
        }
        if (found) wrong.push_back(finding_of(told, *found));
    }
    return wrong;
}

}  // namespace hoyle
