// A written block in the log: read, audited, told as findings, and held against what the log expects of it
// (block_expectations.cpp).

#include "examine/evening.hpp"

#include "audit/audit.hpp"
#include "examine/block_expectations.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using audit::Audit;
using audit::Mistake;
using audit::Sheet;
using audit::Window;
using log::Expectation;
using log::Verb;

namespace {

std::string kind_of(const Mistake& mistake, const Audit& audit)
{
    if (mistake.what == Mistake::What::no_hand) return "impossible-figures";
    if (mistake.what != Mistake::What::division) return "score-error";
    if (!mistake.slips.empty())
        return mistake.slips.front().kind == audit::SlipKind::game_missed ? "game-missed" : "game-closed-too-soon";
    return mistake.row >= audit.right.used ? "game-after-the-rubber" : "game-closed-too-soon";
}

std::string status_of(const Window& window)
{
    if (window.state == Window::State::closed) return "lapsed";
    return "open";
}

}  // namespace

Finding Evening::show(const Mistake& mistake, const Audit& audit) const
{
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = kind_of(mistake, audit);
    finding.heading = finding.message = mistake.heading;
    finding.where = mistake.where;
    finding.label = mistake.label;
    finding.section = section_;
    finding.remarks = mistake.remarks;
    for (const std::string& law : mistake.laws) {
        const bool again = std::any_of(finding.laws.begin(), finding.laws.end(),
                                       [&](const rulings::Cited& each) { return each.law == law; });
        if (!again) finding.laws.push_back({std::string(book_->id), law, "the figure"});
    }
    finding.readings = mistake.readings;
    Miscount slip;
    slip.side = mistake.side;
    slip.side_name = audit.sheet.names[mistake.side];
    slip.column = std::string(mistake.column());
    slip.written = mistake.written;
    slip.known = mistake.computed.has_value();
    slip.computed = mistake.computed.value_or(0);
    slip.arithmetic = mistake.arithmetic;
    slip.cause = mistake.cause ? std::optional(static_cast<std::size_t>(*mistake.cause)) : std::nullopt;
    for (const audit::Slip& each : mistake.slips) {
        if (slip.slips.size() == 8) break;
        slip.slips.push_back({std::string(audit::slug(each.kind)), each.words, each.reconciles});
    }
    const Mistake& root = mistake.cause ? audit.mistakes[*mistake.cause] : mistake;
    const Window& window = root.window;
    const bool amount = mistake.what == Mistake::What::division || mistake.what == Mistake::What::total ||
                        mistake.what == Mistake::What::bonus || mistake.what == Mistake::What::sum ||
                        mistake.what == Mistake::What::result;
    finding.facts.emplace_back("column", amount ? "rubber-amount" : mistake.above_the_line ? "honours" : "tricks");
    finding.facts.emplace_back("last-game", window.last_game ? "yes" : "no");
    finding.status = status_of(window);
    slip.correctable = window.ruling && window.open();
    slip.in_doubt = window.state == Window::State::unsaid;
    slip.cast_rightly = root.cast_rightly;
    slip.until = window.until;
    slip.until_words = window.until_words;
    slip.why = window.why;
    if (window.state == Window::State::closed) slip.closed_by = window.until_words, slip.closed_at = window.closed_at;
    slip.corrected_at = window.asked_at;
    if (window.ruling && !mistake.cause && !mistake.cast_rightly) {
        rulings::Answer answer;
        answer.point = terms::Point::score;
        answer.ruling = window.ruling;
        for (rulings::Cited& cited : rulings::citations(*book_, answer)) {
            if (cited.how == "score") cited.how = "how long it may be corrected";
            finding.laws.push_back(std::move(cited));
        }
    }
    finding.miscount = std::move(slip);
    return finding;
}

/// What the scorer may have done with one entry of a deal, the deal being known.
std::vector<SlipShown> Evening::slips_of(const Entry& entry, const DealRecord& deal) const
{
    const bool above = entry.column == log::Column::above || entry.column == log::Column::honours ||
                       entry.column == log::Column::slam || entry.column == log::Column::chicane;
    if (entry.column != log::Column::above && entry.column != log::Column::below && entry.column != log::Column::none) return {};
    audit::Row row;
    row.below_said = row.above_said = {};
    for (const Entry& each : entries_) {
        if (each.deal != entry.deal) continue;
        const bool there = each.column == log::Column::above;
        if (!there && each.column != log::Column::below && each.column != log::Column::none) continue;
        (there ? row.above_said : row.below_said)[each.side] = true;
        (there ? row.above : row.below)[each.side].push_back({each.points, false, Spot{each.place, {}}, {}});
    }
    const audit::Columns right{deal.lawful_below, deal.lawful_above}, written = row.written();
    const PerSide<std::string> names{{"N-S", "E-W"}};
    std::vector<SlipShown> shown;
    for (const audit::Slip& slip : audit::slips_in_hand(deal.facts, right, row, *figures_, names)) {
        // one slip for the whole line, or one that ends in this very figure
        if (!slip.reconciles && written.at(entry.side, above) == right.at(entry.side, above)) continue;
        if (shown.size() < 8) shown.push_back({std::string(audit::slug(slip.kind)), slip.words, slip.reconciles});
    }
    return shown;
}

void Evening::audit_block(const log::Section& section)
{
    // The hands of the rubber before it, if the log has told them, are the hands of the block.
    std::vector<DealRecord> deals;
    for (const DealRecord& deal : deals_)
        if (!deal.shown.is_void && deal.shown.scored) deals.push_back(deal);
    if (!deals_.empty() || !awaited_.empty()) {
        close_rubber();
        begin_rubber();
    }
    std::vector<audit::Trouble> troubles;
    Sheet sheet = audit::read_sheet(section, *figures_, names_, troubles);
    if (!sheet.by_columns)
        for (std::size_t i = 0; i < sheet.rows.size() && i < deals.size(); ++i) {
            if (sheet.rows[i].hand) continue;
            sheet.rows[i].hand = deals[i].facts;
            sheet.rows[i].hand->standing = {};
            sheet.rows[i].deal = deals[i].shown.deal;
            if (!deals[i].shown.unknown.empty()) sheet.rows[i].not_told = deals[i].shown.unknown;
        }
    for (audit::Trouble& trouble : troubles) {
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.heading = finding.message = std::move(trouble.message);
        finding.where = trouble.where;
        add(std::move(finding));
    }
    const Audit audited = audit::audit(std::move(sheet), *book_, settings_, *figures_);
    std::vector<Finding> shown;
    for (const Mistake& mistake : audited.mistakes) shown.push_back(show(mistake, audited));
    for (std::size_t i = 0; i < shown.size() && !section.faults.empty(); ++i) {
        using What = Mistake::What;
        const Mistake& mistake = audited.mistakes[i];
        if (mistake.cause || mistake.what == What::entry || mistake.what == What::no_hand) continue;
        shown[i].remarks.push_back(fmt::format("line {} of this block could not be read; this may hang on it",
                                               section.text.place(section.faults.front().span).line));
    }

    for (const Finding& finding : findings_) sink_->finding(finding);  // what could not be read
    findings_.clear();
    summary_.findings += audited.roots();
    ++summary_.blocks;
    BlockShown block;
    block.audit = &audited;
    block.findings = &shown;
    block.book = std::string(book_->id);
    block.stakes = stakes_;
    block.whist = book_->game == lawbook::Game::whist;
    sink_->block(block);

    for (std::size_t at = 0; at < section.statements.size(); ++at) {
        const log::Statement& statement = section.statements[at];
        if (statement.verb != Verb::expect) {
            if (statement.verb == Verb::laws || statement.verb == Verb::table || statement.verb == Verb::stakes ||
                statement.verb == Verb::title || statement.verb == Verb::date)
                if (at > 0) heading(section, statement);
            continue;
        }
        for (const Expectation& what : log::Section::in(section.expectations, statement.list)) {
            Expected expected;
            expected.where = spot(section, statement.span);
            expected.text = printable(section.text.at(statement.span));
            expected.looked_at = what.in_book.empty() || what.in_book == book_->id;
            expected.why = expected.looked_at ? unmet_in_block(what, at, section, audited, shown) : std::string();
            expected.met = expected.why.empty();
            if (expected.looked_at) ++(expected.met ? summary_.met : summary_.unmet);
            sink_->expected(expected);
        }
    }
}

}  // namespace hoyle
