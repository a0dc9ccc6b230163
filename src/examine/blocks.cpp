// A written block in the log: read, audited, told as findings, and held against what the log expects of it
// (block_expectations.cpp).

#include "examine/evening.hpp"

#include "audit/audit.hpp"
#include "examine/block_expectations.hpp"
#include "examine/name_laws.hpp"
#include "examine/spots.hpp"

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

rulings::Status status_of(const Window& window)
{
    if (window.state == Window::State::closed) return rulings::Status::lapsed;
    return rulings::Status::open;
}

Finding finding_of(const Mistake& mistake, const Audit& audit, const lawbook::Book& book, std::uint64_t section)
{
    Finding finding;
    finding.family = Family::miscount;
    finding.kind = kind_of(mistake, audit);
    finding.heading = finding.message = mistake.heading;
    finding.where = mistake.where;
    finding.label = mistake.label;
    finding.section = section;
    finding.remarks = mistake.remarks;
    for (const std::string& law : mistake.laws) {
        const bool again = std::any_of(finding.laws.begin(), finding.laws.end(),
                                       [&](const rulings::Cited& each) { return each.law == law; });
        if (!again) finding.laws.push_back({std::string(book.id), law, "the figure"});
    }
    finding.readings = mistake.readings;
    Miscount slip;
    slip.side = mistake.side;
    slip.side_name = audit.sheet.names[mistake.side];
    slip.other_name = audit.sheet.names[other(mistake.side)];
    slip.column = std::string(mistake.column());
    slip.written = mistake.written;
    slip.unit = mistake.unit;
    slip.known = mistake.computed.has_value();
    slip.computed = mistake.computed.value_or(0);
    slip.arithmetic = mistake.arithmetic;
    slip.cause = mistake.cause ? std::optional(static_cast<std::size_t>(*mistake.cause)) : std::nullopt;
    for (const audit::Slip& each : mistake.slips) {
        if (slip.slips.size() == 8) break;
        slip.slips.push_back(
            {std::string(audit::slug(each.kind)), each.words, each.reconciles, audit::is_of_other_side(each.kind)});
    }
    const Mistake& root = mistake.cause ? audit.mistakes[*mistake.cause] : mistake;
    const Window& window = root.window;
    const bool amount = mistake.is_amount() || mistake.what == Mistake::What::division;
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
        for (rulings::Cited& cited : rulings::citations(book, answer)) {
            if (cited.how == "score") cited.how = "how long it may be corrected";
            finding.laws.push_back(std::move(cited));
        }
    }
    finding.miscount = std::move(slip);
    return finding;
}

std::vector<DealRecord> scored_deals(const RubberInProgress& rubber)
{
    std::vector<DealRecord> deals;
    for (const DealRecord& deal : rubber.deals)
        if (!deal.shown.is_void && deal.shown.scored) deals.push_back(deal);
    return deals;
}

/// What is expected under another book alone is passed over.
bool is_looked_at(const Expectation& what, const lawbook::Book& book) { return what.in_book.empty() || what.in_book == book.id; }

/// The hands of the rubber before a block, if the log has told them, are the hands of its rows; one told under the row itself
/// stays.
void fill_in_hands(Sheet& sheet, const std::vector<DealRecord>& deals)
{
    for (std::size_t i = 0; i < sheet.rows.size() && i < deals.size(); ++i) {
        if (sheet.rows[i].hand) continue;
        sheet.rows[i].hand = deals[i].facts;
        sheet.rows[i].hand->standing = {};
        sheet.rows[i].deal = deals[i].shown.deal;
        if (!deals[i].shown.unknown.empty()) sheet.rows[i].not_told = deals[i].shown.unknown;
    }
}

/// A line of the block could not be read: what is wrong with a sum, and has no other cause, may hang on it.
void doubt_sums(std::vector<Finding>& findings, const Audit& audit, const log::Section& section)
{
    if (section.faults.empty()) return;
    using What = Mistake::What;
    const auto line = section.text.place(section.faults.front().span).line;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Mistake& mistake = audit.mistakes[i];
        const bool of_a_line = mistake.what == What::entry || mistake.what == What::no_hand;
        if (mistake.cause || (of_a_line && !audit.sheet.rows[mistake.row].missing)) continue;
        findings[i].family = Family::perhaps;
        findings[i].remarks.push_back(fmt::format("line {} of this block could not be read; this may hang on it", line));
    }
}

/// Of a score sheet that was read as a block: how many slips the reading supposes, and what is to be asked about it first.
struct Kept {
    int supposes = -1;  ///< -1: the block is written in the language
    std::string asks;
    Spot where;
};
Kept kept_in(const log::Section& section)
{
    Kept kept;
    const WrittenLine* const written = section.text.written;
    if (!written || section.statements.empty()) return kept;
    const std::string_view bytes = section.text.bytes;
    std::uint64_t asked_of = 0;
    for (std::size_t i = 0, at = 0; at < bytes.size(); ++i, at = std::min(bytes.find('\n', at), bytes.size() - 1) + 1) {
        const Span line{static_cast<std::uint32_t>(at), 1};
        if (kept.supposes < 0 && written[i].supposes >= 0)
            kept = {written[i].supposes, written[i].asks, spot_in(section, line)}, asked_of = written[i].asked_of;
        if (asked_of != 0 && written[i].number == asked_of && !written[i].words.empty()) {
            kept.where = spot_in(section, line);
            break;
        }
    }
    return kept;
}

/// Nobody is accused where it is not sure that the sheet was read as it was meant.
void ask_first(std::vector<Finding>& findings, bool asked)
{
    for (Finding& finding : findings) {
        finding.family = Family::perhaps;
        finding.remarks.emplace_back(asked ? "only if the sheet was read as it was meant; that is asked first"
                                           : "only if the sheet was read as it was meant");
    }
}

/// Lines in a block that head what comes next.
bool heads_what_follows(Verb verb)
{
    return verb == Verb::laws || verb == Verb::table || verb == Verb::stakes || verb == Verb::title || verb == Verb::date;
}

/// What a rubber left, as its scorer had it.
audit::RubberBefore as_written(const Audit& audited)
{
    const Sheet& sheet = audited.sheet;
    audit::RubberBefore out{sheet.names, audited.written.sum, audited.written.result};
    for (const Side side : both_sides)
        if (sheet.sum[side]) out.sum[side] = sheet.sum[side]->points;
    if (sheet.result) out.result = sheet.result_side == Side::ns ? sheet.result->points : -sheet.result->points;
    return out;
}

/// All but the money, which whoever reads a sheet does not reckon with.
bool finds_figures_right(const Audit& audited)
{
    return std::all_of(audited.mistakes.begin(), audited.mistakes.end(),
                       [](const Mistake& each) { return each.cause || each.what == Mistake::What::payment; });
}

}  // namespace

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void Evening::audit_block(const log::Section& section)
{
    const std::vector<DealRecord> deals = scored_deals(rubber_);
    if (!rubber_.deals.empty() || !awaited_.empty()) {
        close_rubber();
        begin_rubber();
    }
    std::vector<audit::Trouble> troubles;
    Sheet sheet = audit::read_sheet(section, *in_use_.figures, players_, troubles);
    sheet.stakes = stakes_;
    if (!sheet.by_columns) fill_in_hands(sheet, deals);
    if (block_before_ && block_before_->names == sheet.names) sheet.before = block_before_;
    for (audit::Trouble& trouble : troubles) add_unread(std::move(trouble.message), trouble.where);
    const Audit audited = audit::audit(std::move(sheet), *in_use_.book, in_use_.settings, *in_use_.figures);
    std::vector<Finding> shown;
    for (const Mistake& mistake : audited.mistakes) shown.push_back(finding_of(mistake, audited, *in_use_.book, section_));
    doubt_sums(shown, audited, section);
    for (Finding& each : shown) name_laws(each, in_use_.book);
    const Kept kept = kept_in(section);
    const auto roots = static_cast<int>(audited.roots());
    const bool otherwise = kept.supposes >= 0 && finds_figures_right(audited) != (kept.supposes == 0);
    const bool asked = kept.supposes >= 0 && (!kept.asks.empty() || otherwise || roots > 2);
    if (asked) {
        ask_first(shown, !kept.asks.empty());
        add_unread(kept.asks.empty() ? "the sheet cannot be read with certainty: is it as it stands below?" : kept.asks,
                   kept.where);
        findings_.back().asks = true;
    }

    for (const Finding& finding : findings_) sink_->finding(finding);  // what could not be read
    findings_.clear();
    summary_.findings += audited.roots();
    ++summary_.blocks;
    BlockShown block;
    block.audit = &audited;
    block.findings = &shown;
    block.book = std::string(in_use_.book->id);
    block.stakes = stakes_;
    block.whist = in_use_.book->game == lawbook::Game::whist;
    if (kept.supposes >= 0) block.kept = asked ? BlockShown::Kept::asked : BlockShown::Kept::surely;
    sink_->block(block);
    block_before_ = as_written(audited);

    for (std::size_t at = 0; at < section.statements.size(); ++at) {
        const log::Statement& statement = section.statements[at];
        if (at > 0 && heads_what_follows(statement.verb)) heading(section, statement);
        if (statement.verb != Verb::expect) continue;
        for (const Expectation& what : log::Section::in(section.expectations, statement.list)) {
            Expected expected;
            expected.where = spot_in(section, statement.span);
            expected.text = printable(section.text.at(statement.span));
            expected.looked_at = is_looked_at(what, *in_use_.book);
            if (expected.looked_at) expected.why = unmet_in_block(what, at, section, audited, shown);
            expected.met = expected.why.empty();
            if (expected.looked_at) ++(expected.met ? summary_.met : summary_.unmet);
            sink_->expected(expected);
        }
    }
}

}  // namespace hoyle
