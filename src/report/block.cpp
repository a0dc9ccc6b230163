// From an audit to the cells of a block, and the block in the terminal.

#include "report/block.hpp"

#include "report/words.hpp"

#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {

using audit::Account;
using audit::Audit;
using audit::Mistake;

namespace {

constexpr std::array<std::string_view, 5> ordinals{"first", "second", "third", "fourth", "fifth"};

std::string game_note(std::size_t number, const audit::GameOnSheet& game, const PerSide<std::string>& names)
{
    const std::string which = number < ordinals.size() ? "the " + std::string(ordinals[number]) + " game"
                                                       : fmt::format("game {}", number + 1);
    return game.winner ? names[*game.winner] + " win " + which : which + " is not over";
}

class Laying {
public:
    Laying(const BlockShown& block, Layout& layout) : audit_(*block.audit), sheet_(audit_.sheet), layout_(layout) {}

    void lay(bool whist)
    {
        layout_.whist = whist;
        layout_.title = sheet_.title;
        layout_.names = sheet_.names;
        games();
        sums();
        if (sheet_.result) layout_.written = sheet_.names[sheet_.result_side] + " win " + points_words(sheet_.result->points);
        layout_.lawful = outcome_words(audit_.lawful, sheet_.names);
        layout_.right = outcome_words(audit_.right, sheet_.names);
    }

private:
    static void strike(Cell& cell, Points written, Points right, Points lawful, bool known)
    {
        if (!known) cell.doubtful = true;
        else if (lawful != written) cell.corrected = fmt::format("{}", lawful);
        else if (right != written) cell.corrected = fmt::format("{}", right), cell.late = true;
    }

    /// The cells of one column of a row: each figure its own, unless the sum of several is wrong.
    void cells(std::size_t row, Side side, bool above, std::vector<Cell>& to) const
    {
        const auto& figures = sheet_.rows[row].figures(side, above);
        if (sheet_.rows[row].missing) {
            for (const audit::Figure& figure : figures) to.push_back({{}, fmt::format("{}", figure.points), false, false});
            return;
        }
        const Mistake* mistake = audit_.mistake_in(row, side, above);
        if (!mistake) {
            for (const audit::Figure& figure : figures)
                to.push_back({figure.unknown ? figure.legible : fmt::format("{}", figure.points), {}, false, false});
            return;
        }
        Cell cell;
        for (const audit::Figure& figure : figures)
            cell.written += (cell.written.empty() ? "" : " ") + fmt::format("{}", figure.points);
        const auto value = [&](const Account& account, Points otherwise) {
            return row < account.rows.size() ? account.rows[row].at(side, above) : otherwise;
        };
        strike(cell, mistake->written, value(audit_.right, mistake->written), value(audit_.lawful, mistake->written),
               mistake->computed.has_value());
        to.push_back(std::move(cell));
    }

    void games()
    {
        // As the law leaves them, with what was entered past the end of the rubber behind.
        std::size_t row = 0, number = 0;
        const auto drawn_to = [&](std::size_t end, std::string note) {
            GameDrawn game;
            for (; row < end; ++row)
                for (Side side : both_sides) {
                    cells(row, side, false, game.below[side]);
                    cells(row, side, true, layout_.above[side]);
                }
            game.note = std::move(note);
            layout_.games.push_back(std::move(game));
        };
        if (sheet_.by_columns) {
            drawn_to(sheet_.rows.size(), "");
            return;
        }
        for (const audit::GameOnSheet& game : audit_.lawful.games)
            drawn_to(game.last + 1, game_note(number, game, sheet_.names)), ++number;
        if (row < sheet_.rows.size()) drawn_to(sheet_.rows.size(), "not of this rubber");
    }

    Cell sum_cell(const std::optional<audit::Figure>& written, Points right, Points lawful) const
    {
        Cell cell;
        if (!written) {
            if (lawful != 0) cell.corrected = fmt::format("{}", lawful);
            return cell;
        }
        cell.written = fmt::format("{}", written->points);
        strike(cell, written->points, right, lawful, true);
        return cell;
    }

    void sums()
    {
        SumDrawn below{layout_.whist ? "games" : "below", {}}, above{"above", {}}, bonus{"the rubber", {}},
            brought{"brought forward", {}};
        layout_.sum.name = "sum";
        bool some = false, earlier = false;
        for (Side side : both_sides) {
            below.cell[side] = sum_cell(sheet_.total_below[side], audit_.right.totals.below[side],
                                        audit_.lawful.totals.below[side]);
            above.cell[side] = sum_cell(sheet_.total_above[side], audit_.right.totals.above[side],
                                        audit_.lawful.totals.above[side]);
            std::optional<audit::Figure> written;
            for (const audit::Figure& figure : sheet_.bonus[side]) {
                if (!written) written = audit::Figure{};
                written->points += figure.points;
            }
            bonus.cell[side] = sum_cell(written, audit_.right.bonus[side], audit_.lawful.bonus[side]);
            brought.cell[side] = sum_cell(sheet_.brought[side], audit_.right.brought[side], audit_.lawful.brought[side]);
            earlier = earlier || sheet_.brought[side];
            layout_.sum.cell[side] = sum_cell(sheet_.sum[side], audit_.right.sum[side], audit_.lawful.sum[side]);
            some = some || audit_.lawful.bonus[side] != 0 || written;
        }
        if (sheet_.result) difference();
        layout_.parts.push_back(std::move(below));
        if (!layout_.whist) layout_.parts.push_back(std::move(above));
        if (some) layout_.parts.push_back(std::move(bonus));
        if (earlier) layout_.parts.push_back(std::move(brought));
    }

    void difference()
    {
        layout_.difference = SumDrawn{"the difference", {}};
        for (Side side : both_sides) {
            const auto ahead = [&](const Account& account) {
                return std::max<Points>(0, side == Side::ns ? account.result : -account.result);
            };
            layout_.difference->cell[side] = sum_cell(side == sheet_.result_side ? sheet_.result : std::nullopt,
                                                      ahead(audit_.right), ahead(audit_.lawful));
        }
    }

    const Audit& audit_;
    const audit::Sheet& sheet_;
    Layout& layout_;
};

// ---- the terminal

constexpr std::size_t column_width = 16;  // in characters

std::string cell_text(const Cell& cell, bool color)
{
    std::string text = cell.written;
    std::size_t length = characters(cell.written);
    if (cell.doubtful) {
        text += '?';
        ++length;
    } else if (cell.late) {
        text += fmt::format(" ({})", cell.corrected);
        length += characters(cell.corrected) + 3;
    } else if (!cell.corrected.empty() && !cell.written.empty()) {
        text = color ? fmt::format("\x1b[9m{}\x1b[0m \x1b[1m{}\x1b[0m", cell.written, cell.corrected)
                     : fmt::format("[{}] {}", cell.written, cell.corrected);
        length += characters(cell.corrected) + (color ? 1 : 3);
    } else if (!cell.corrected.empty()) {
        text = color ? fmt::format("\x1b[1m{}\x1b[0m", cell.corrected) : cell.corrected;
        length = characters(cell.corrected);
    }
    return std::string(length < column_width ? column_width - length : 0, ' ') + text;
}

std::string line_of(const Cell* left, const Cell* right, bool color, std::string_view note = "")
{
    static const Cell nothing;
    std::string text = "  " + cell_text(left ? *left : nothing, color) + " │" + cell_text(right ? *right : nothing, color);
    if (!note.empty()) text += "   " + std::string(note);
    while (text.ends_with(' ')) text.pop_back();
    return text + '\n';
}

std::string rule(std::string_view stroke, std::string_view cross, std::string_view note = "")
{
    std::string text = "  ";
    for (std::size_t i = 0; i < column_width + 1; ++i) text += stroke;
    text += cross;
    for (std::size_t i = 0; i < column_width + 1; ++i) text += stroke;
    if (!note.empty()) text += "  " + std::string(note);
    return text + '\n';
}

}  // namespace

std::string outcome_words(const Account& account, const PerSide<std::string>& names)
{
    if (account.result == 0) return "the sides are level";
    if (!account.winner) return names[account.gainer()] + " are " + points_words(account.points()) + " ahead";
    return names[account.gainer()] + " win " + points_words(account.points());
}

Layout lay_out(const BlockShown& block)
{
    Layout layout;
    Laying(block, layout).lay(block.whist);
    return layout;
}

std::string draw_text(const Layout& layout, bool color)
{
    std::string text;
    Cell left{layout.names[Side::ns], {}, false, false}, right{layout.names[Side::ew], {}, false, false};
    text += line_of(&left, &right, false, layout.title);
    text += rule("─", "┼");
    const auto at = [](const std::vector<Cell>& cells, std::size_t i) { return i < cells.size() ? &cells[i] : nullptr; };
    if (!layout.whist) {
        const std::size_t height = std::max(layout.above[Side::ns].size(), layout.above[Side::ew].size());
        for (std::size_t i = height; i-- > 0;)
            text += line_of(at(layout.above[Side::ns], i), at(layout.above[Side::ew], i), color);
        text += rule("═", "╪", "the line");
    }
    for (const GameDrawn& game : layout.games) {
        const std::size_t height = std::max(game.below[Side::ns].size(), game.below[Side::ew].size());
        for (std::size_t i = 0; i < height; ++i) text += line_of(at(game.below[Side::ns], i), at(game.below[Side::ew], i), color);
        text += rule("─", "┼", game.note);
    }
    for (const SumDrawn& part : layout.parts) text += line_of(&part.cell[Side::ns], &part.cell[Side::ew], color, part.name);
    text += rule("─", "┼");
    text += line_of(&layout.sum.cell[Side::ns], &layout.sum.cell[Side::ew], color);
    if (const auto& last = layout.difference) text += line_of(&last->cell[Side::ns], &last->cell[Side::ew], color, last->name);
    if (!color && text.find('[') != text.npos) text += "  In brackets what is written; behind it what is right.\n";
    return text;
}

}  // namespace hoyle::report
