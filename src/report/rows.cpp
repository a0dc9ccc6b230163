#include "report/rows.hpp"

#include "report/finding_words.hpp"
#include "report/page.hpp"
#include "report/words.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>

namespace hoyle::report {
namespace {

using fmt::format;

// where the columns begin
constexpr std::size_t deal_ends = 4, made_at = 6, by_at = 26, tricks_at = 33, below_at = 41, above_at = 58;

/// Appends blanks up to a column of the row that begins at `row`; one at least.
void to_column(std::string& out, std::size_t row, std::size_t column)
{
    const std::size_t at = out.size() - row;
    out.append(at < column ? column - at : 1, ' ');
}

void append(std::string& out, std::int64_t number)
{
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// "N-S 24", "N-S 8, E-W 16", "-": the sides that have something.
void append_sides(std::string& out, const PerSide<Points>& points)
{
    const std::size_t from = out.size();
    for (Side side : both_sides) {
        if (points[side] == 0) continue;
        out += out.size() == from ? "" : ", ";
        out += side == Side::ns ? "N-S " : "E-W ";
        append(out, points[side]);
    }
    if (out.size() == from) out += '-';
}

void append_made(std::string& out, const DealShown& deal)
{
    out += deal.trump ? name_of(*deal.trump) : std::string_view("?");
    if (deal.doublings == 1) out += " doubled";
    else if (deal.doublings == 2) out += " redoubled";
    else if (deal.doublings > 2 && deal.doublings < 20) out += format(" x{}", 1 << deal.doublings);
    else if (deal.doublings > 2) out += format(", {} doubles", deal.doublings);
}

/// The tricks of the side that made the trump, or of whoever won more.
void append_tricks(std::string& out, const DealShown& deal)
{
    if (deal.tricks[Side::ns] < 0) {
        out += '?';
        return;
    }
    const Side side = deal.maker ? side_of(*deal.maker) : deal.tricks[Side::ns] >= deal.tricks[Side::ew] ? Side::ns : Side::ew;
    out += side == Side::ns ? "N-S " : "E-W ";
    append(out, deal.tricks[side]);
}

void append_columns(std::string& out, const DealShown& deal)
{
    const std::size_t row = out.size();
    char digits[24];
    const auto end = deal.deal == 0 ? digits : std::to_chars(digits, digits + sizeof digits, deal.deal).ptr;
    const std::size_t wide = deal.deal == 0 ? 1 : static_cast<std::size_t>(end - digits);
    out.append(wide < deal_ends ? deal_ends - wide : 0, ' ');
    if (deal.deal == 0) out += '-';  // the log need not number it
    else out.append(digits, end);
    to_column(out, row, made_at);
    append_made(out, deal);
    to_column(out, row, by_at);
    if (deal.maker) out += name_of(*deal.maker);
    if (deal.is_void) return;
    to_column(out, row, tricks_at);
    append_tricks(out, deal);
    if (!deal.scored) return;
    to_column(out, row, below_at);
    const scoring::HandScore& score = deal.score;
    if (!deal.whist) {
        append_sides(out, score.below);
        to_column(out, row, above_at);
        append_sides(out, score.above);
        return;
    }
    PerSide<Points> tricks = score.below;  // honours count to the game as well
    for (Side side : both_sides) tricks[side] -= score.honours[side];
    append_sides(out, tricks);
    to_column(out, row, above_at);
    append_sides(out, score.honours);
}

/// What there is to say of a deal beside its figures.
std::string notes_on(const DealShown& deal)
{
    std::string notes;
    const auto add = [&](const std::string& note) { notes += (notes.empty() ? "" : "; ") + note; };
    if (deal.is_void) add("void: " + deal.void_by);
    else if (!deal.scored) add("not scored");
    else if (deal.score.game) add("game to " + side_name(*deal.score.game));
    if (!deal.is_void && deal.scored) {
        if (deal.as_written) add("as written");
        if (deal.after_rubber) add("the rubber was over: it does not count");
        if (deal.to_choose) add("until a penalty is chosen");
    }
    if (!deal.otherwise.empty()) add("if what is disputed is not so: " + deal.otherwise);
    return notes;
}

}  // namespace

std::string_view deal_rows_head(bool whist)
{
    return whist ? "Deal  Trumps              By     Tricks  Points           Honours\n"
                 : "Deal  Trumps              By     Tricks  Below            Above\n";
}

void append_deal_row(std::string& out, const DealShown& deal, std::size_t width)
{
    const std::size_t row = out.size();
    append_columns(out, deal);
    const std::string notes = notes_on(deal);
    if (!notes.empty()) {
        if (out.size() - row + 2 + characters(notes) <= width) (out += "  ") += notes;
        else {
            out += '\n';
            out += wrapped(notes, made_at, made_at, width);
            return;
        }
    }
    out += '\n';
}

std::string deal_row(const DealShown& deal)
{
    std::string out;
    append_deal_row(out, deal, 1000);
    out.pop_back();
    return out;
}

namespace {

std::string side_in_words(Side side, const RubberShown& rubber)
{
    const auto& [a, b] = side == Side::ns ? std::pair(Seat::north, Seat::south) : std::pair(Seat::east, Seat::west);
    const std::string &first = rubber.players[static_cast<std::size_t>(a)], &second = rubber.players[static_cast<std::size_t>(b)];
    return first.empty() || second.empty() ? side_name(side) : first + " and " + second;
}

/// "Archer pays Dene, and Burton pays Carr, 2s. 1½d.": each of the losers his part to one of the winners.
std::string payment_in_words(const RubberShown& rubber, Side gainer)
{
    const std::string money = in_coin(scoring::payment(rubber.stakes, std::abs(rubber.total.points)), rubber.stakes.unit);
    const bool ns_pays = gainer == Side::ew;
    const auto name = [&](Seat seat) { return rubber.players[static_cast<std::size_t>(seat)]; };
    for (Seat seat : all_seats)
        if (name(seat).empty())
            return format("each of {} pays {} to one of {}", side_name(other(gainer)), money, side_name(gainer));
    const Seat first = ns_pays ? Seat::north : Seat::east, second = ns_pays ? Seat::south : Seat::west;
    return format("{} pays {}, and {} pays {}, {}", name(first), name(left_of(first)), name(second), name(left_of(second)),
                  money);
}

std::string won(const RubberShown& rubber)
{
    const scoring::Rubber::Total& total = rubber.total;
    const Side gainer = total.points >= 0 ? *total.winner : other(*total.winner);
    std::string text = format("{} win {}, {} to {}", side_in_words(*total.winner, rubber),
                              rubber.number > 1 ? format("rubber {}", rubber.number) : "the rubber", total.total[*total.winner],
                              total.total[other(*total.winner)]);
    text += total.points >= 0 ? ", and " + points_words(total.points) : ", but lose " + points_words(-total.points) + " on it";
    if (rubber.stakes.per && rubber.stakes.amount) text += ": " + payment_in_words(rubber, gainer);
    return text;
}

}  // namespace

std::string rubber_words(const RubberShown& rubber)
{
    std::string text;
    if (rubber.total.over && rubber.total.winner) {
        text = won(rubber);
    } else {
        text = format("{} is not over. This game: N-S {}, E-W {}.",
                      rubber.number > 1 ? format("Rubber {}", rubber.number) : "The rubber", rubber.standing[Side::ns],
                      rubber.standing[Side::ew]);
        PerSide<bool> won_one{};
        for (const scoring::GameRecord& game : rubber.games)
            if (game.winner) won_one[*game.winner] = true;
        if (won_one[Side::ns] && won_one[Side::ew]) text += " Each side has won a game.";
        else if (won_one[Side::ns] || won_one[Side::ew])
            text += format(" {} have won a game.", won_one[Side::ns] ? "N-S" : "E-W");
        if (!rubber.whist && (rubber.above[Side::ns] != 0 || rubber.above[Side::ew] != 0)) {
            text += " Above the line: ";
            append_sides(text, rubber.above);
        }
    }
    text = as_sentence(text);
    if (const std::string grade = grades(rubber); !grade.empty()) text += " " + as_sentence(grade);
    if (!rubber.named) text += " The rubber before it was over, though the log has no `rubber` line for this one.";
    if (!rubber.otherwise.empty()) text += " " + as_sentence("if what is disputed is not so: " + rubber.otherwise);
    return text;
}

}  // namespace hoyle::report
