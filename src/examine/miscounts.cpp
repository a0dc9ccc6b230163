// The slips of the score as written, as findings.

#include "audit/slips.hpp"
#include "examine/written_figures.hpp"
#include "examine/written_score.hpp"

#include <fmt/format.h>

#include <algorithm>

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

/// The lines of the deal's working that an entry is held against, with the laws they rest on.
void show_working(const Entry& entry, const DealRecord& deal, const BookInUse& in_use, Finding& finding, Miscount& shown)
{
    using Part = scoring::Working::Part;
    for (const scoring::Working& line : deal.shown.score.working) {
        const bool below = line.part == Part::tricks || line.part == Part::penalty || line.part == Part::ceiling;
        if (line.side != entry.side || below != is_below(entry.column) || line.laws.empty()) continue;
        shown.arithmetic.push_back(line.text);
        for (const std::string& law : line.laws) finding.laws.push_back(in_use.cited(law, "the figure"));
    }
}

/// How long the book lets such a figure be put right, and by which laws and readings.
void show_time(const lawbook::Ruling& ruling, const lawbook::Book& book, Finding& finding, Miscount& shown)
{
    for (terms::Mark mark : ruling.until) {
        shown.until = std::string(terms::slug(mark));
        shown.until_words = std::string(terms::say(mark));
        // the laws count these marks from the end of the game, not from the hand
        if (mark == terms::Mark::rubber_agreed || mark == terms::Mark::rubber_over) continue;
        constexpr std::string_view next_deal = "the next deal";
        if (const auto at = shown.until_words.find(next_deal); at != std::string::npos)
            shown.until_words.replace(at, next_deal.size(), "the deal after the one that wins the game");
        else shown.until_words = "the game is won and " + shown.until_words;
    }
    rulings::Answer answer;
    answer.point = terms::Point::score;
    answer.ruling = &ruling;
    for (rulings::Cited& cited : rulings::citations(book, answer)) {
        if (cited.how == "score") cited.how = "how long it may be corrected";
        finding.laws.push_back(std::move(cited));
    }
    for (std::string_view reading : ruling.rare->readings) finding.readings.emplace_back(reading);
}

rulings::Status status_of(const Slip& slip)
{
    if (!slip.in_time) return rulings::Status::lapsed;
    return slip.asked != no_time ? rulings::Status::exacted : rulings::Status::open;
}

/// The makes by which every figure written of the deal would be right.
std::vector<Strain> makes_that_fit(const std::vector<Entry>& entries, const DealRecord& deal, const scoring::Figures& figures)
{
    std::vector<Strain> fitting;
    for (const Strain strain : {Strain::spades, Strain::clubs, Strain::diamonds, Strain::hearts, Strain::no_trump}) {
        DealRecord made = deal;
        made.facts.trump = strain;
        made.shown.scored = true;
        made.shown.score = scoring::score_hand(made.facts, figures, scoring::Show::points_only);
        const bool fits = std::all_of(entries.begin(), entries.end(), [&](const Entry& entry) {
            if (entry.deal != deal.shown.deal) return true;
            const auto computed = computed_for(entry, made, figures);
            return !computed || *computed == entry.points;
        });
        if (fits) fitting.push_back(strain);
    }
    return fitting;
}

}  // namespace

std::vector<Finding> WrittenScore::miscounts(const ByTheLaws& laws) const
{
    std::vector<Finding> found;
    found.reserve(slips_.size());
    for (const Slip& slip : slips_) found.push_back(miscount(slip, laws));
    return found;
}

Finding WrittenScore::miscount(const Slip& slip, const ByTheLaws& laws) const
{
    const Entry& entry = entries_[slip.entry];
    const DealRecord& deal = laws.rubber.deals[slip.deal];
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = std::string(terms::info(terms::Kind::score_error).slug);
    finding.deal = entry.deal;
    finding.section = deal.section;
    finding.where = spot(entry);
    Miscount shown;
    shown.side = entry.side;
    shown.whist = laws.in_use.whist();
    shown.column = std::string(name_of(entry.column));
    shown.written = entry.points;
    shown.computed = slip.computed;
    const bool too_late = slip.ruling && !slip.in_time;  // then it is the time that decides
    if (too_late) show_time(*slip.ruling, *laws.in_use.book, finding, shown);
    const Points before = deal.facts.standing[entry.side];
    if (before > 0 && slip.computed == before + deal.lawful_below[entry.side])
        shown.arithmetic.push_back(fmt::format("{} before", before));
    show_working(entry, deal, laws.in_use, finding, shown);
    shown.slips = likely_slips(entry, deal, *laws.in_use.figures);
    for (const terms::Attr attr : {terms::Attr::column, terms::Attr::last_game})
        finding.facts.emplace_back(std::string(terms::slug(attr)), std::string(terms::slug(slip.facts[attr])));
    if (slip.ruling && !too_late) show_time(*slip.ruling, *laws.in_use.book, finding, shown);
    shown.correctable = slip.ruling && slip.in_time;
    shown.corrected_at = slip.asked_at;
    shown.closed_by = slip.closed_by;
    shown.closed_at = slip.closes_at;
    shown.stands = slip.stands() && !deal.shown.is_void;
    shown.follows = slip.follows;
    shown.game_on = slip.ruling && !slip.game_over && slip.facts[terms::Attr::column] == terms::Word::tricks;
    finding.status = status_of(slip);
    const std::string where = entry.deal != 0 ? fmt::format(" in deal {}", entry.deal) : std::string();
    finding.heading = fmt::format("{} {}{}: written {}, by the laws {}", letters_of(entry.side), shown.column, where,
                                  entry.points, slip.computed);
    finding.message = fmt::format("the score has {} {} {}; by the laws it is {}", letters_of(entry.side), shown.column,
                                  entry.points, slip.computed);
    if (shown.stands) finding.message += ", but the time to put it right is over and it stands";
    finding.label = fmt::format("{} by the laws", slip.computed);
    finding.miscount = std::move(shown);
    return finding;
}

/// What the scorer may have done with one entry of a deal, the deal being known.
std::vector<SlipShown> WrittenScore::likely_slips(const Entry& entry, const DealRecord& deal,
                                                  const scoring::Figures& figures) const
{
    const bool above = entry.column == Column::above || entry.column == Column::honours || entry.column == Column::slam ||
                       entry.column == Column::chicane;
    if (entry.column != Column::above && entry.column != Column::below && entry.column != Column::none) return {};
    audit::Row row;
    row.below_said = row.above_said = {};
    for (const Entry& each : entries_) {
        if (each.deal != entry.deal) continue;
        const bool there = each.column == Column::above;
        if (!there && each.column != Column::below && each.column != Column::none) continue;
        (there ? row.above_said : row.below_said)[each.side] = true;
        (there ? row.above : row.below)[each.side].push_back({each.points, false, Spot{each.place, {}}, {}});
    }
    const audit::Columns right{deal.lawful_below, deal.lawful_above}, written = row.written();
    const PerSide<std::string> names{{"N-S", "E-W"}};
    std::vector<SlipShown> shown;
    const Points before = deal.facts.standing[entry.side];
    if (!above && before > 0 && entry.points == before + deal.lawful_below[entry.side])
        shown.push_back(
            {std::string(audit::slug(audit::SlipKind::entry_twice)),
             fmt::format("that is how {} stand in the game; `below` is of this deal alone, and `standing {} {}` says the other",
                         names[entry.side], letters_of(entry.side), entry.points),
             true});
    if (const auto make = make_of_score(deal, row, figures))
        shown.push_back(
            {std::string(audit::slug(audit::SlipKind::other_suit)),
             fmt::format("all that is written is the score of {}; was that the make (line {})?",
                         *make == Strain::no_trump ? "no trumps" : std::string(hoyle::name_of(*make)), deal.trump_at.place.line),
             true});
    for (const audit::Slip& slip : audit::slips_in_hand(deal.facts, right, row, figures, names)) {
        // one slip for the whole line, or one that ends in this very figure
        if (!slip.reconciles && written.at(entry.side, above) == right.at(entry.side, above)) continue;
        if (shown.size() < 8)
            shown.push_back(
                {std::string(audit::slug(slip.kind)), slip.words, slip.reconciles, audit::is_of_other_side(slip.kind)});
    }
    return shown;
}

std::vector<Finding> WrittenScore::makes_left_out(const ByTheLaws& laws, const std::vector<Finding>& findings) const
{
    std::vector<Finding> left_out;
    if (laws.in_use.whist()) return left_out;
    for (const DealRecord& deal : laws.rubber.deals) {
        if (deal.shown.trump || deal.make_told || deal.shown.is_void || deal.facts.tricks[Side::ns] < 0) continue;
        const auto told = [&](const Finding& each) { return each.section == deal.section && each.kind == "left-out"; };
        if (std::any_of(findings.begin(), findings.end(), told)) continue;
        const auto first = std::find_if(entries_.begin(), entries_.end(),
                                        [&](const Entry& entry) { return entry.deal == deal.shown.deal; });
        if (first == entries_.end()) continue;
        const std::vector<Strain> fitting = makes_that_fit(entries_, deal, *laws.in_use.figures);
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = "left-out";
        finding.deal = deal.shown.deal;
        finding.section = deal.section;
        finding.where = spot(*first);
        finding.heading = finding.message = "what was made is not told; a line such as `S makes hearts` is wanted";
        if (fitting.size() == 1) finding.message += "; by the score it was " + std::string(hoyle::name_of(fitting.front()));
        finding.heading = finding.message;
        left_out.push_back(std::move(finding));
    }
    return left_out;
}

}  // namespace hoyle
