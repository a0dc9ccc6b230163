// The score as written against the score by the laws: slips, whether they may still be put right, and what the log asserts.

#include "examine/evening.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using log::Column;
using rulings::no_time;
using rulings::Time;

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

bool listed(Points bits, Column column) { return (bits >> static_cast<int>(column) & 1) != 0; }

/// What the column of an entry should hold by the laws; nothing if that cannot be computed.
std::optional<Points> computed_for(const Entry& entry, const DealRecord& deal)
{
    const scoring::HandScore& score = deal.shown.score;
    const Side side = entry.side;
    if (deal.shown.is_void) return 0;
    if (!deal.shown.scored) return std::nullopt;
    switch (entry.column) {
    case Column::below:
    case Column::none:
        // a line with `penalty` beside `below` keeps them apart
        return score.tricks_known ? std::optional(score.below[side] - (listed(entry.parts_listed, Column::penalty) ? score.penalty[side] : 0)) : std::nullopt;
    case Column::tricks: return score.tricks_known ? std::optional(score.trick_points[side]) : std::nullopt;
    case Column::penalty: return score.penalty[side];
    case Column::honours: return score.honours_known ? std::optional(score.honours[side]) : std::nullopt;
    case Column::slam: return score.slam[side];
    case Column::chicane: return score.honours_known ? std::optional(std::abs(score.chicane[side])) : std::nullopt;
    case Column::above: {
        if (!score.honours_known) return std::nullopt;
        Points points = score.above[side];
        if (listed(entry.parts_listed, Column::slam)) points -= score.slam[side];
        if (listed(entry.parts_listed, Column::chicane)) points -= score.chicane[side];
        if (listed(entry.parts_listed, Column::honours)) points -= score.honours[side];
        return points;
    }
    default: return std::nullopt;
    }
}

}  // namespace

void Evening::find_miscounts()
{
    for (const Entry& entry : entries_)
        for (const DealRecord& deal : deals_)
            if (deal.shown.deal == entry.deal && !(deal.shown.is_void && &deal != &deals_.back() && [&] {
                    for (const DealRecord& later : deals_)
                        if (later.shown.deal == entry.deal && !later.shown.is_void) return true;
                    return false;
                }()))
                miscount(entry, deal);
}

/// One entry against its deal. The window is the book's: how long after the game a score may be questioned.
void Evening::miscount(const Entry& entry, const DealRecord& deal)
{
    const auto computed = computed_for(entry, deal);
    if (!computed || *computed == entry.points) return;
    if (deal.shown.to_choose > 0) return;      // the penalty is still to be chosen: no figure is wrong yet

    Finding finding;
    finding.family = Family::miscount;
    finding.kind = "score-error";
    finding.deal = entry.deal;
    finding.section = deal.section;
    finding.where = entry.where;
    Miscount slip;
    slip.side = entry.side;
    slip.column = std::string(name_of(entry.column));
    slip.written = entry.points;
    slip.computed = *computed;
    for (const scoring::Working& line : deal.shown.score.working) {
        const bool below = line.part == scoring::Working::Part::tricks || line.part == scoring::Working::Part::penalty || line.part == scoring::Working::Part::ceiling;
        const bool column_below = entry.column == Column::below || entry.column == Column::tricks || entry.column == Column::penalty || entry.column == Column::none;
        if (line.side == entry.side && below == column_below) {
            slip.arithmetic.push_back(line.text);
            for (const std::string& law : line.laws) finding.laws.push_back({std::string(book_->id), law, "the figure"});
        }
    }

    slip.slips = slips_of(entry, deal);

    // Which game it belongs to, and when that game ended.
    bool last_game = false, game_over = false;
    std::uint64_t ended_in = 0;
    for (const scoring::GameRecord& game : rubber_->games()) {
        if (std::find(game.deals.begin(), game.deals.end(), entry.deal) == game.deals.end()) continue;
        game_over = game.winner.has_value();
        last_game = game_over && rubber_->over() && &game == &rubber_->games().back();
        for (const DealRecord& each : deals_)
            if (each.shown.deal == game.deals.back() && !each.shown.is_void) ended_in = each.section;
    }
    const bool trick_points = entry.column == Column::below || entry.column == Column::none || entry.column == Column::tricks || entry.column == Column::penalty;
    terms::Facts facts;
    const bool amount = entry.column == Column::rubber || entry.column == Column::bonus || entry.column == Column::game;
    facts.set(terms::Attr::column, amount ? terms::Word::rubber_amount : trick_points ? terms::Word::tricks : terms::Word::honours);
    facts.set(terms::Attr::last_game, terms::yes_no(last_game));
    finding.facts.emplace_back("column", std::string(terms::slug(facts[terms::Attr::column])));
    finding.facts.emplace_back("last-game", last_game ? "yes" : "no");

    const lawbook::Ruling* ruling = book_->answer(terms::Kind::score_error, terms::Point::score, facts, settings_);
    Time closes = no_time;
    Spot closes_at;
    std::string closes_by;
    if (ruling) {
        for (terms::Mark mark : ruling->until) {
            slip.until = std::string(terms::slug(mark));
            slip.until_words = std::string(terms::say(mark));
            const auto ends = [&](Time when, const Spot& at) {
                if (when < closes) closes = when, closes_at = at, closes_by = std::string(terms::say(mark));
            };
            if (mark == terms::Mark::rubber_agreed || mark == terms::Mark::rubber_over) {
                ends(agreed_, agreed_at_);
                continue;
            }
            if (!game_over) continue;
            for (const DealRecord& next : deals_) {
                if (next.section <= ended_in) continue;
                // `next deal` is the one after the hand that ended the game
                const bool told = next.ended != no_time;
                if (mark == terms::Mark::next_deal_ended) ends(told ? next.ended : rulings::time_of(next.section, 0), told ? next.ended_at : next.shown.where);
                if (mark == terms::Mark::next_trump_made) ends(next.trump_made, next.trump_at);
                if (mark == terms::Mark::next_trump_turned) ends(next.trump_turned != no_time ? next.trump_turned : rulings::time_of(next.section, 0), next.trump_at);
                break;
            }
        }
        rulings::Answer answer;
        answer.point = terms::Point::score;
        answer.ruling = ruling;
        for (rulings::Cited& cited : rulings::citations(*book_, answer)) {
            if (cited.how == "score") cited.how = "how long it may be corrected";
            finding.laws.push_back(std::move(cited));
        }
        for (std::string_view reading : ruling->readings) finding.readings.emplace_back(reading);
    }
    // A deal that has not been told yet closes nothing; the next section's deal may be the one after the log's last game.
    Time asked = no_time;
    for (const Correction& correction : corrections_) {
        if (correction.side != entry.side || (correction.deal && correction.deal != entry.deal) || correction.when < entry.when) continue;
        if (correction.column != entry.column && !(trick_points && correction.column == Column::none)) continue;
        if (correction.from != entry.points || correction.when >= asked) continue;
        asked = correction.when;
        slip.corrected_at = correction.where;
    }
    const Time now = asked != no_time ? asked : rulings::time_of(section_ + 1, 0);
    slip.correctable = ruling && now < closes;
    if (closes <= now) slip.closed_by = closes_by, slip.closed_at = closes_at;
    finding.status = asked != no_time ? slip.correctable ? "exacted" : "lapsed" : slip.correctable ? "open" : "lapsed";
    finding.heading = fmt::format("{} {} in deal {}: written {}, by the laws {}", letters_of(entry.side), slip.column, entry.deal, entry.points, *computed);
    finding.message = fmt::format("the score has {} {} {}; by the laws it is {}", letters_of(entry.side), slip.column, entry.points, *computed);
    finding.label = fmt::format("{} by the laws", *computed);
    finding.miscount = std::move(slip);
    add(std::move(finding));
}

void Evening::check_assertions()
{
    for (const Assertion& each : assertions_) {
        std::string said, found;
        scoring::Rubber upto(*figures_);
        upto.begin_with(games_before_, standing_before_, below_before_, above_before_);
        bool all_known = true;
        for (std::size_t i = 0; i < each.deals_before && i < deals_.size(); ++i) {
            if (deals_[i].shown.is_void) continue;
            if (!deals_[i].shown.scored) all_known = false;
            else upto.add(deals_[i].shown.deal, deals_[i].shown.score);
        }
        const auto both = [](PerSide<int> value) { return fmt::format("NS {}, EW {}", value[Side::ns], value[Side::ew]); };
        PerSide<int> computed{};
        switch (each.what) {
        case Assertion::What::result:
            said = "the result";
            found = fmt::format("by the cards {} won {} tricks", letters_of(each.side), each.value[each.side]);
            break;
        case Assertion::What::honours: {
            for (const DealRecord& deal : deals_)
                if (deal.shown.deal == each.deal) computed[each.side] = deal.facts.honours[each.side].count;
            said = "the honours";
            found = fmt::format("by the cards {} held {}", letters_of(each.side), computed[each.side]);
            break;
        }
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
            for (const scoring::GameRecord& game : upto.games())
                if (game.winner) winner = game.winner;
            if (winner == each.side) continue;
            said = "the game";
            found = winner ? fmt::format("by the laws {} won it", letters_of(*winner)) : "by the laws nobody has won it yet";
            break;
        }
        case Assertion::What::rubber_won: {
            if (!all_known) continue;
            const auto total = upto.total();
            if (total.over && total.winner == each.side) continue;
            said = "the rubber";
            found = total.over && total.winner ? fmt::format("by the laws {} won it", letters_of(*total.winner)) : "by the laws it is not over";
            break;
        }
        }
        Finding finding;
        finding.family = Family::miscount;
        finding.kind = "assertion";
        finding.deal = each.deal;
        finding.where = each.where;
        finding.heading = finding.message = said + " as the log has it is not what follows: " + found;
        finding.label = found;
        finding.status = "open";
        add(std::move(finding));
    }
}

}  // namespace hoyle
