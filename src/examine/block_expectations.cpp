#include "examine/block_expectations.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using audit::Audit;
using audit::Mistake;
using log::Expectation;

namespace {

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
        : section_(section), audit_(audit), findings_(findings)
    {}

    /// Empty if it is met; else what was found instead. `at` is the place of the line in the section.
    std::string unmet(const Expectation& what, std::size_t at) const
    {
        switch (what.what) {
        case Expectation::What::nothing: return found_before(at);
        case Expectation::What::slip: return unmet_slip(what);
        case Expectation::What::standing: return unmet_standing(what, after(at));
        case Expectation::What::score: return unmet_score(what);
        case Expectation::What::result: return unmet_result(what);
        case Expectation::What::game_won: {
            const auto winner = after(at).game;
            if (winner && side_of(what.side) == winner) return {};
            return winner ? audit_.sheet.names[*winner] + " won the game" : "nobody has won a game";
        }
        case Expectation::What::rubber_won: {
            const auto winner = account_meant(audit_).winner;
            if (winner && side_of(what.side) == winner) return {};
            return winner ? audit_.sheet.names[*winner] + " won the rubber" : "the rubber is not over";
        }
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
        for (Side side : both_sides)  // the block has named only the one
            if (audit_.sheet.names[side] == "the others") return side;
        return std::nullopt;
    }

    /// How the account stands just before that line of the section.
    After after(std::size_t at) const
    {
        const auto& rows = audit_.sheet.rows;
        return after_row(audit_, static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(),
                                                                        [&](const audit::Row& row) { return row.at < at; })));
    }

    /// What was found in the lines above that one, where nothing was expected.
    std::string found_before(std::size_t at) const
    {
        const auto line = section_.text.place(section_.statements[at].span).line;
        for (const Finding& finding : findings_)
            if (finding.where.place.line < line) return "found: " + finding.heading;
        return {};
    }

    std::string unmet_standing(const Expectation& what, const After& after) const
    {
        for (const log::Sum& sum : sums(what)) {
            const auto side = side_of(sum.side);
            if (!side) return "no such side";
            if (after.standing[*side] != sum.points)
                return fmt::format("{} stand at {}, not {}", audit_.sheet.names[*side], after.standing[*side], sum.points);
        }
        return {};
    }

    std::string unmet_score(const Expectation& what) const
    {
        for (const log::Sum& sum : sums(what)) {
            const auto side = side_of(sum.side);
            if (!side) return "no such side";
            const Points found = account_meant(audit_).totals.at(*side, sum.column == log::Column::above);
            if (found != sum.points) return fmt::format("{} have {}, not {}", audit_.sheet.names[*side], found, sum.points);
        }
        return {};
    }

    std::string unmet_result(const Expectation& what) const
    {
        const auto side = side_of(what.side);
        const Points found = account_meant(audit_).result * (side == Side::ew ? -1 : 1);
        return side && found == what.number ? std::string() : fmt::format("the law leaves {}, not {}", found, what.number);
    }

    std::string unmet_slip(const Expectation& what) const
    {
        for (const log::Sum& sum : sums(what))
            for (const Mistake& mistake : audit_.mistakes)
                if (side_of(sum.side) == mistake.side && mistake.written == sum.points && mistake.computed == what.slip_for)
                    return {};
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
            std::string why = otherwise(finding, what);
            if (why.empty()) return {};
            nearest = std::move(why);
        }
        return what.what == Expectation::What::no_kind ? std::string() : nearest;
    }

    /// What of a finding of that kind is not as expected: a law, a fact, its status; the last of them. Empty: nothing.
    std::string otherwise(const Finding& finding, const Expectation& what) const
    {
        std::string why;
        for (const log::LawRef& law : log::Section::in(section_.laws, what.laws)) {
            const auto is_it = [&](const rulings::Cited& each) {
                return each.law == law.law && (law.book.empty() || each.book == law.book);
            };
            if (std::none_of(finding.laws.begin(), finding.laws.end(), is_it))
                why = "law " + std::string(law.law) + " is not cited";
        }
        std::string status(what.status);
        for (const log::Option& fact : log::Section::in(section_.options, what.facts)) {
            const auto is_it = [&](const auto& each) { return each.first == fact.name && each.second == fact.value; };
            if (fact.name == "status") status = std::string(fact.value);
            else if (std::none_of(finding.facts.begin(), finding.facts.end(), is_it))
                why = std::string(fact.name) + " is otherwise";
        }
        if (const auto is = rulings::word(finding.status); !status.empty() && is != status) why = "it is " + std::string(is);
        return why;
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

std::string unmet_in_block(const Expectation& what, std::size_t at, const log::Section& section, const Audit& audit,
                           const std::vector<Finding>& findings)
{
    return BlockExpectations(section, audit, findings).unmet(what, at);
}

}  // namespace hoyle
