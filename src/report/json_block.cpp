// A written block: what stands on the sheet, figure by figure, and what it comes to.

#include "report/json_values.hpp"
#include "report/json_words.hpp"

#include <algorithm>
#include <array>

namespace hoyle::report::as_json {
namespace {

using audit::Audit;
using audit::Mistake;

/// The hands that bare figures can be; of many the plainest twenty.
void explained(PieceWriter& json, const audit::Audit& audited)
{
    json.key("explained");
    json.array([&] {
        for (std::size_t row = 0; row < audited.explained.size(); ++row) {
            const auto& hands = audited.explained[row];
            if (hands.empty()) continue;
            json.object([&] {
                json.field("entry", row + 1);
                place(json, "where", audited.sheet.rows[row].where);
                json.field("count", hands.size());
                json.array("hands", std::span(hands).first(std::min<std::size_t>(hands.size(), 20)),
                           [&](const audit::Explanation& hand) { json.value(hand.words); });
            });
        }
    });
}

/// What is wrong with a figure: whether it is known what should be there, and by what finding.
void held(PieceWriter& json, const Audit& audited, std::span<const std::string> ids, const Mistake* mistake, Points written)
{
    if (!mistake) {
        json.field("should_be", written);
        return json.field("finding", nullptr);
    }
    if (mistake->computed) json.field("should_be", *mistake->computed);
    else json.field("should_be", nullptr);
    json.field("finding", ids[static_cast<std::size_t>(mistake - audited.mistakes.data())]);
}

void figures(PieceWriter& json, const std::vector<audit::Figure>& all)
{
    json.array("figures", all, [&](const audit::Figure& figure) {
        json.object([&] {
            if (figure.unknown) json.field("written", nullptr);
            else json.field("written", figure.points);
            if (figure.unknown) json.field("legible", figure.legible);
            place(json, "where", figure.where);
        });
    });
}

/// One hand's entry: a cell for each column in which something stands, or should.
void cells(PieceWriter& json, const Audit& audited, std::span<const std::string> ids, std::size_t row)
{
    json.key("cells");
    json.array([&] {
        for (const auto& [side, above] : audit::all_columns) {
            const auto& written = audited.sheet.rows[row].figures(side, above);
            const Mistake* const mistake = audited.mistake_in(row, side, above);
            if (written.empty() && !mistake) continue;
            json.object([&, side = side, above = above] {
                as_json::side(json, "side", side);
                json.field("column", above ? "above" : "below");
                figures(json, audited.sheet.rows[row].missing ? std::vector<audit::Figure>() : written);
                held(json, audited, ids, mistake, audited.sheet.rows[row].written().at(side, above));
            });
        }
    });
}

void rows(PieceWriter& json, const Audit& audited, std::span<const std::string> ids)
{
    json.key("rows");
    json.array([&] {
        for (std::size_t row = 0; row < audited.sheet.rows.size(); ++row)
            json.object([&] {
                json.field("entry", row + 1);
                json.field("game", audited.sheet.rows[row].game + 1);
                place(json, "where", audited.sheet.rows[row].where);
                cells(json, audited, ids, row);
            });
    });
}

/// Totals and whatever else is no entry, each figure by itself.
class Amounts {
public:
    Amounts(PieceWriter& json, const Audit& audited, std::span<const std::string> ids) : json_(json), audited_(audited), ids_(ids)
    {}

    void add(std::string_view column, Side side, const audit::Figure& figure, std::size_t behind)
    {
        const auto about = [&](const Mistake& each) {
            return each.side == side && each.column() == column && each.where.place == figure.where.place;
        };
        const auto mistake = std::find_if(audited_.mistakes.begin(), audited_.mistakes.end(), about);
        json_.object([&] {
            as_json::side(json_, "side", side);
            json_.field("column", column);
            number_or_null(json_, "behind", behind);
            place(json_, "where", figure.where);
            json_.field("written", figure.points);
            held(json_, audited_, ids_, mistake == audited_.mistakes.end() ? nullptr : &*mistake, figure.points);
        });
    }
    void add(std::string_view column, Side side, const std::optional<audit::Figure>& figure)
    {
        if (figure) add(column, side, *figure, 0);
    }

private:
    PieceWriter& json_;
    const Audit& audited_;
    std::span<const std::string> ids_;
};

void amounts(PieceWriter& json, const Audit& audited, std::span<const std::string> ids)
{
    const audit::Sheet& sheet = audited.sheet;
    Amounts amounts(json, audited, ids);
    json.key("amounts");
    json.array([&] {
        for (const audit::Standing& standing : sheet.standings)
            for (const Side side : both_sides)
                if (standing.said[side]) amounts.add("standing", side, *standing.said[side], standing.rows);
        for (const audit::Running& running : sheet.running) amounts.add("points", running.side, running.said, running.rows);
        for (const Side side : both_sides) {
            amounts.add("total-below", side, sheet.total_below[side]);
            amounts.add("total-above", side, sheet.total_above[side]);
            amounts.add("points", side, sheet.points[side]);
            for (const audit::Figure& each : sheet.bonus[side]) amounts.add("bonus", side, each, 0);
            amounts.add("brought", side, sheet.brought[side]);
            amounts.add("sum", side, sheet.sum[side]);
        }
        amounts.add("result", sheet.result_side, sheet.result);
    });
}

}  // namespace

void account(PieceWriter& json, const audit::Account& account, const audit::Sheet& sheet, std::size_t number)
{
    json.object([&] {
        json.field("rubber", number);
        json.field("title", sheet.title);
        json.array("games", account.games, [&](const audit::GameOnSheet& game) {
            json.object([&] {
                side(json, "winner", game.winner);
                json.list("entries", std::array{game.first + 1, game.last + 1});
                sides(json, "points", game.points);
                if (game.grade) json.field("grade", game.grade);
            });
        });
        sides(json, "below", account.totals.below);
        sides(json, "above", account.totals.above);
        bonus(json, account.bonus);
        sides(json, "total", account.sum);
        json.field("over", account.winner.has_value());
        side(json, "winner", account.winner);
        points_or_null(json, account.winner.has_value(), account.winner == Side::ns ? account.result : -account.result);
        json.object("difference", [&] {
            json.field("side", letters_of(account.gainer()));
            json.field("points", account.points());
        });
    });
}

void block(PieceWriter& json, const audit::Audit& audited, std::size_t number, bool with_accounts,
           std::span<const std::string> ids)
{
    json.object([&] {
        json.field("block", number);
        json.field("title", audited.sheet.title);
        place(json, "where", audited.sheet.where);
        sides(json, "names", audited.sheet.names);
        explained(json, audited);
        json.list("remarks", audited.remarks);
        json.field("certain", audited.certain);
        if (json.tables()) {
            rows(json, audited, ids);
            amounts(json, audited, ids);
        }
        if (!with_accounts) return;
        json.key("as-law-leaves-it");
        account(json, audited.lawful, audited.sheet, number);
        json.key("as-it-should-be");
        account(json, audited.right, audited.sheet, number);
    });
}

}  // namespace hoyle::report::as_json
