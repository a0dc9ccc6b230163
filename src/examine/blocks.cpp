// A written block in the log: read, audited, told as findings, and held against what the log expects of it.

#include "examine/evening.hpp"

#include "audit/audit.hpp"

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
    if (!mistake.slips.empty()) return mistake.slips.front().kind == audit::SlipKind::game_missed ? "game-missed" : "game-closed-too-soon";
    return mistake.row >= audit.right.used ? "game-after-the-rubber" : "game-closed-too-soon";
}

std::string status_of(const Window& window)
{
    if (window.state == Window::State::closed) return "lapsed";
    return "open";
}

/// How the account that the law leaves stands just after a row: whose game it was, or what the sides had in it.
struct After {
    PerSide<Points> standing{};
    std::optional<Side> game, rubber;
};

/// The account that expectations speak of: what the law leaves, where the block says when a slip was noticed; else what is right.
const audit::Account& account_meant(const Audit& audit)
{
    return audit.sheet.noticed.empty() && audit.sheet.asked.empty() ? audit.right : audit.lawful;
}

After after_row(const Audit& audit, std::size_t rows)
{
    const audit::Account& account = account_meant(audit);
    After after;
    after.standing = audit.sheet.carried;
    PerSide<int> won{};
    for (const audit::GameOnSheet& game : account.games) {
        if (game.first >= rows) break;
        if (game.first > 0) after.standing = {};
        for (std::size_t row = game.first; row <= game.last && row < rows; ++row)
            for (Side side : both_sides) after.standing[side] += account.rows[row].below[side];
        if (game.last < rows && game.winner) {
            after.game = game.winner;
            ++won[*game.winner];
        }
    }
    if (rows >= account.used) after.rubber = account.winner;
    return after;
}

/// Evaluates the `expect` lines of one block.
class BlockExpectations {
public:
    BlockExpectations(const log::Section& section, const Audit& audit, const std::vector<Finding>& findings)
        : section_(section), audit_(audit), findings_(findings) {}

    /// Empty if it is met; else what was found instead. `at` is the place of the line in the section.
    std::string unmet(const Expectation& what, std::size_t at) const
    {
        std::size_t rows = 0;
        for (const audit::Row& row : audit_.sheet.rows) rows += row.at < at ? 1 : 0;
        switch (what.what) {
        case Expectation::What::nothing:
            for (std::size_t i = 0; i < findings_.size(); ++i)
                if (findings_[i].where.place.line < section_.text.place(section_.statements[at].span).line) return "found: " + findings_[i].heading;
            return {};
        case Expectation::What::slip: return unmet_slip(what);
        case Expectation::What::standing: {
            const After after = after_row(audit_, rows);
            for (const log::Sum& sum : sums(what))
                if (const auto side = side_of(sum.side); !side || after.standing[*side] != sum.points)
                    return side ? fmt::format("{} stand at {}, not {}", audit_.sheet.names[*side], after.standing[*side], sum.points) : "no such side";
            return {};
        }
        case Expectation::What::score:
            for (const log::Sum& sum : sums(what)) {
                const auto side = side_of(sum.side);
                if (!side) return "no such side";
                const Points found = account_meant(audit_).totals.at(*side, sum.column == log::Column::above);
                if (found != sum.points) return fmt::format("{} have {}, not {}", audit_.sheet.names[*side], found, sum.points);
            }
            return {};
        case Expectation::What::result: {
            const auto side = side_of(what.side);
            const Points found = account_meant(audit_).result * (side == Side::ew ? -1 : 1);
            return side && found == what.number ? std::string() : fmt::format("the law leaves {}, not {}", found, what.number);
        }
        case Expectation::What::game_won: {
            const After after = after_row(audit_, rows);
            if (after.game && side_of(what.side) == after.game) return {};
            return after.game ? audit_.sheet.names[*after.game] + " won the game" : "nobody has won a game";
        }
        case Expectation::What::rubber_won:
            if (account_meant(audit_).winner && side_of(what.side) == account_meant(audit_).winner) return {};
            return account_meant(audit_).winner ? audit_.sheet.names[*account_meant(audit_).winner] + " won the rubber" : "the rubber is not over";
        case Expectation::What::kind:
        case Expectation::What::no_kind: return unmet_kind(what);
        default: return "a block cannot be asked for this";
        }
    }

private:
    std::span<const log::Sum> sums(const Expectation& what) const { return log::Section::in(section_.sums, what.sums); }

    std::optional<Side> side_of(const log::SideName& name) const
    {
        if (name.side) return name.side;
        const auto plain = [](std::string_view text) {
            std::string letters;
            for (const char c : text)
                if (c != '-' && c != '/') letters += c;
            return letters;
        };
        for (Side side : both_sides)
            if (plain(audit_.sheet.names[side]) == plain(name.name)) return side;
        for (Side side : both_sides)      // the block has named only the one
            if (audit_.sheet.names[side] == "the others") return side;
        return std::nullopt;
    }

    std::string unmet_slip(const Expectation& what) const
    {
        for (const log::Sum& sum : sums(what))
            for (const Mistake& mistake : audit_.mistakes)
                if (side_of(sum.side) == mistake.side && mistake.written == sum.points && mistake.computed == what.slip_for) return {};
        std::string found = "no such slip was found";
        for (const Mistake& mistake : audit_.mistakes) found += "; " + mistake.heading;
        return found;
    }

    std::string unmet_kind(const Expectation& what) const
    {
        std::string nearest = "no such finding";
        for (std::size_t i = 0; i < audit_.mistakes.size(); ++i) {
            const Mistake& mistake = audit_.mistakes[i];
            const Finding& finding = findings_[i];
            if (finding.kind != what.ref.kind) continue;
            if (!what.ref.by.empty() && !concerns(mistake, what.ref.by)) continue;
            if (what.what == Expectation::What::no_kind) return "found: " + finding.heading;
            std::string why;
            for (const log::LawRef& law : log::Section::in(section_.laws, what.laws)) {
                bool cited = false;
                for (const rulings::Cited& each : finding.laws)
                    cited = cited || (each.law == law.law && (law.book.empty() || each.book == law.book));
                if (!cited) why = "law " + std::string(law.law) + " is not cited";
            }
            std::string status(what.status);
            for (const log::Option& fact : log::Section::in(section_.options, what.facts)) {
                bool has = false;
                for (const auto& [name, value] : finding.facts) has = has || (name == fact.name && value == fact.value);
                if (fact.name == "status") status = std::string(fact.value);
                else if (!has) why = std::string(fact.name) + " is otherwise";
            }
            if (!status.empty() && finding.status != status) why = "it is " + finding.status;
            if (why.empty()) return {};
            nearest = why;
        }
        return what.what == Expectation::What::no_kind ? std::string() : nearest;
    }

    /// Figures that no hand gives are those of every side that has any in the row.
    bool concerns(const Mistake& mistake, Seats by) const
    {
        if ((by & Seats(mistake.side)).size() > 0) return true;
        if (mistake.what != Mistake::What::no_hand) return false;
        const audit::Row& row = audit_.sheet.rows[mistake.row];
        for (Side side : both_sides)
            if ((by & Seats(side)).size() > 0 && row.below[side].size() + row.above[side].size() > 0) return true;
        return false;
    }

    const log::Section& section_;
    const Audit& audit_;
    const std::vector<Finding>& findings_;
};

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
        const bool again = std::any_of(finding.laws.begin(), finding.laws.end(), [&](const rulings::Cited& each) { return each.law == law; });
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
    const bool amount = mistake.what == Mistake::What::division || mistake.what == Mistake::What::total || mistake.what == Mistake::What::bonus || mistake.what == Mistake::What::sum || mistake.what == Mistake::What::result;
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
    const bool above = entry.column == log::Column::above || entry.column == log::Column::honours || entry.column == log::Column::slam || entry.column == log::Column::chicane;
    if (entry.column != log::Column::above && entry.column != log::Column::below && entry.column != log::Column::none) return {};
    audit::Row row;
    row.below_said = row.above_said = {};
    for (const Entry& each : entries_) {
        if (each.deal != entry.deal) continue;
        const bool there = each.column == log::Column::above;
        if (!there && each.column != log::Column::below && each.column != log::Column::none) continue;
        (there ? row.above_said : row.below_said)[each.side] = true;
        (there ? row.above : row.below)[each.side].push_back({each.points, false, each.where});
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

    for (const Finding& finding : findings_) sink_->finding(finding);      // what could not be read
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

    const BlockExpectations expectations(section, audited, shown);
    for (std::size_t at = 0; at < section.statements.size(); ++at) {
        const log::Statement& statement = section.statements[at];
        if (statement.verb != Verb::expect) {
            if (statement.verb == Verb::laws || statement.verb == Verb::table || statement.verb == Verb::stakes || statement.verb == Verb::title || statement.verb == Verb::date)
                if (at > 0) heading(section, statement);
            continue;
        }
        for (const Expectation& what : log::Section::in(section.expectations, statement.list)) {
            Expected expected;
            expected.where = spot(section, statement.span);
            expected.text = printable(section.text.at(statement.span));
            expected.looked_at = what.in_book.empty() || what.in_book == book_->id;
            expected.why = expected.looked_at ? expectations.unmet(what, at) : std::string();
            expected.met = expected.why.empty();
            if (expected.looked_at) ++(expected.met ? summary_.met : summary_.unmet);
            sink_->expected(expected);
        }
    }
}

}  // namespace hoyle
