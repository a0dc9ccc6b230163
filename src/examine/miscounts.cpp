// The score as written against the score by the laws: slips, whether they may still be put right, and what the log asserts.

#include "examine/evening.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hoyle {

using log::Column;
using rulings::no_time;

namespace {

std::string_view name_of(Column column)
{
    switch (column) {
    case Column::above: return "above";
    case Column::tricks: return "tricks";
    case Column::honours: return "honours";
    case Column::slam: return "slam";
    case Column::chicane: return "chicane";
    case Column::penalty: return "penalty";
    case Column::bonus: return "bonus";
    case Column::game: return "game";
    case Column::rubber: return "rubber";
    default: return "below";
    }
}

bool is_below(Column column)
{
    return column == Column::below || column == Column::tricks || column == Column::penalty || column == Column::none;
}

}  // namespace

void Evening::find_miscounts()
{
    for (const Slip& slip : slips_) miscount(slip);
}

/// A slip as a finding: the arithmetic of the law, how long it may be put right, and what became of it.
void Evening::miscount(const Slip& slip)
{
    const Entry& entry = entries_[slip.entry];
    const DealRecord& deal = deals_[slip.deal];
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = std::string(terms::info(terms::Kind::score_error).slug);
    finding.deal = entry.deal;
    finding.section = deal.section;
    finding.where = spot(entry);
    Miscount shown;
    shown.side = entry.side;
    shown.column = std::string(name_of(entry.column));
    shown.written = entry.points;
    shown.computed = slip.computed;
    for (const scoring::Working& line : deal.shown.score.working) {
        const bool below = line.part == scoring::Working::Part::tricks || line.part == scoring::Working::Part::penalty ||
                           line.part == scoring::Working::Part::ceiling;
        if (line.side != entry.side || below != is_below(entry.column) || line.laws.empty()) continue;
        shown.arithmetic.push_back(line.text);
        for (const std::string& law : line.laws)
            finding.laws.push_back(
                {std::string(book_->find_law(law) ? book_->find_law(law)->cited_as : book_->id), law, "the figure"});
    }
    shown.slips = slips_of(entry, deal);
    for (const terms::Attr attr : {terms::Attr::column, terms::Attr::last_game})
        finding.facts.emplace_back(std::string(terms::slug(attr)), std::string(terms::slug(slip.facts[attr])));
    if (slip.ruling) {
        for (terms::Mark mark : slip.ruling->until) {
            shown.until = std::string(terms::slug(mark));
            shown.until_words = std::string(terms::say(mark));
            // the laws count these marks from the end of the game, not from the hand
            if (mark != terms::Mark::rubber_agreed && mark != terms::Mark::rubber_over)
                shown.until_words = "the game is won and, after the hand that won it, " + shown.until_words;
        }
        rulings::Answer answer;
        answer.point = terms::Point::score;
        answer.ruling = slip.ruling;
        for (rulings::Cited& cited : rulings::citations(*book_, answer)) {
            if (cited.how == "score") cited.how = "how long it may be corrected";
            finding.laws.push_back(std::move(cited));
        }
        for (std::string_view reading : slip.ruling->readings) finding.readings.emplace_back(reading);
    }
    shown.correctable = slip.ruling && slip.in_time;
    shown.corrected_at = slip.asked_at;
    shown.closed_by = slip.closed_by;
    shown.closed_at = slip.closes_at;
    shown.stands = slip.stands() && !deal.shown.is_void;
    shown.game_on = slip.ruling && !slip.game_over && slip.facts[terms::Attr::column] == terms::Word::tricks;
    finding.status = slip.asked != no_time ? slip.in_time ? "exacted" : "lapsed" : slip.in_time ? "open" : "lapsed";
    finding.heading = fmt::format("{} {} in deal {}: written {}, by the laws {}", letters_of(entry.side), shown.column,
                                  entry.deal, entry.points, slip.computed);
    finding.message = fmt::format("the score has {} {} {}; by the laws it is {}", letters_of(entry.side), shown.column,
                                  entry.points, slip.computed);
    if (shown.stands) finding.message += ", but the time to put it right is over and it stands";
    finding.label = fmt::format("{} by the laws", slip.computed);
    finding.miscount = std::move(shown);
    add(std::move(finding));
}

/// The game is theirs, and worth more or less than the log says.
void Evening::misgraded(const Assertion& told, Points grade)
{
    constexpr std::array<std::string_view, 4> words{"worth nothing by itself", "a single", "a double", "a treble"};
    const auto word = [&](int worth) { return words[static_cast<std::size_t>(std::clamp(worth, 0, 3))]; };
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = "assertion";
    finding.deal = told.deal;
    finding.where = told.where;
    finding.heading = finding.message = fmt::format("the game of {} is {}, not {}", letters_of(told.side), word(grade),
                                                    word(told.value[told.side]));
    finding.label = std::string(word(grade));
    finding.status = "open";
    Miscount shown;
    shown.side = told.side;
    shown.column = "game";
    shown.written = told.value[told.side];
    shown.computed = grade;
    shown.game_on = false;
    for (const std::string& law : figures_->laws_of("grade"))
        finding.laws.push_back(
            {std::string(book_->find_law(law) ? book_->find_law(law)->cited_as : book_->id), law, "the figure"});
    finding.miscount = std::move(shown);
    add(std::move(finding));
}

void Evening::check_assertions()
{
    for (const Assertion& each : assertions_) {
        std::string said, found;
        scoring::Rubber upto = new_rubber();
        bool all_known = true;
        for (std::size_t i = 0; i < each.deals_before && i < deals_.size(); ++i) {
            if (deals_[i].shown.is_void || deals_[i].shown.after_rubber) continue;
            if (!deals_[i].shown.scored) all_known = false;
            else upto.add(deals_[i].shown.deal, deals_[i].shown.score);
        }
        const auto both = [](PerSide<int> value) { return fmt::format("NS {}, EW {}", value[Side::ns], value[Side::ew]); };
        PerSide<int> computed{};
        switch (each.what) {
        case Assertion::What::result:
            said = "the result";
            found = fmt::format("by the cards {} won {} tricks{}", letters_of(each.side), each.value[each.side],
                                each.value[Side::ns] + each.value[Side::ew] < 13 ? " at least" : "");
            break;
        case Assertion::What::honours: {
            if (book_->game == lawbook::Game::whist && figures_->honours_suit_ranks.empty()) continue;  // this game counts none
            for (const DealRecord& deal : deals_)
                if (deal.shown.deal == each.deal) computed[each.side] = deal.facts.honours[each.side].count;
            said = "the honours";
            found = fmt::format("by the cards {} held {}", letters_of(each.side), computed[each.side]);
            break;
        }
        case Assertion::What::chicane:
            said = "the chicane";
            found = fmt::format("by the cards {} held trumps", each.seats.size() == 1
                                                                   ? std::string(hoyle::name_of(each.seats.first()))
                                                                   : "both hands of " + std::string(letters_of(each.side)));
            break;
        case Assertion::What::standing:
        case Assertion::What::games: {
            if (!all_known) continue;
            computed = each.what == Assertion::What::games ? upto.games_won() : upto.standing();
            bool differs = false;
            for (Side side : both_sides) differs = differs || (each.value[side] >= 0 && each.value[side] != computed[side]);
            if (!differs) continue;
            said = each.what == Assertion::What::games ? "the games" : "the standing";
            found = "by the laws " + both(computed);
            break;
        }
        case Assertion::What::game_won: {
            if (!all_known) continue;
            std::optional<Side> winner;
            Points grade = 0;
            for (const scoring::GameRecord& game : upto.games())
                if (game.winner) winner = game.winner, grade = game.grade;
            const int told = each.value[each.side];
            if (winner == each.side && (told < 0 || told == grade)) continue;
            if (winner == each.side) {
                misgraded(each, grade);
                continue;
            }
            said = "the game";
            found = winner ? fmt::format("by the laws {} won it", letters_of(*winner)) : "by the laws nobody has won it yet";
            break;
        }
        case Assertion::What::rubber_won: {
            if (!all_known) continue;
            const auto total = upto.total(scoring::Show::points_only);
            if (total.over && total.winner == each.side) continue;
            said = "the rubber";
            found = total.over && total.winner ? fmt::format("by the laws {} won it", letters_of(*total.winner))
                                               : "by the laws it is not over";
            break;
        }
        }
        Finding finding;
        finding.family = Family::miscount;
        finding.kind = "assertion";
        finding.deal = each.deal;
        finding.where = each.where;
        finding.heading = finding.message = said +
                                            (said.ends_with("s") ? " as the log has them are not what follows: "
                                                                 : " as the log has it is not what follows: ") +
                                            found;
        finding.label = found;
        finding.status = "open";
        add(std::move(finding));
    }
}

}  // namespace hoyle
