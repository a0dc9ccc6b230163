#include "report/rows.hpp"

#include "report/finding_words.hpp"
#include "report/page.hpp"
#include "report/paragraphs.hpp"
#include "report/words.hpp"
#include "source/text.hpp"

#include <fmt/compile.h>
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

/// A row under way: pieces are put behind one another, or at the next column.
class DealRow {
public:
    DealRow() { std::memset(text_, ' ', sizeof text_); }

    void column(std::size_t at) { end_ = std::max(end_ + (end_ > 0), at); }
    void put(std::string_view text)
    {
        const std::size_t size = std::min(text.size(), sizeof text_ - end_);
        std::memcpy(text_ + end_, text.data(), size);
        end_ += size;
    }
    void put(std::int64_t number)
    {
        char digits[24];
        put(std::string_view(digits,
                             static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, number).ptr - digits)));
    }
    void put(Side side, std::int64_t number)
    {
        put(side == Side::ns ? std::string_view("N-S ") : std::string_view("E-W "));
        put(number);
    }
    /// "N-S 24", "N-S 8, E-W 16", "-": the sides that have something.
    void put(const PerSide<Points>& points)
    {
        const std::size_t from = end_;
        for (Side side : both_sides) {
            if (points[side] == 0) continue;
            if (end_ != from) put(std::string_view(", "));
            put(side, points[side]);
        }
        if (end_ == from) put(std::string_view("-"));
    }
    std::string_view text() const { return {text_, end_}; }

private:
    char text_[160];
    std::size_t end_ = 0;
};

void put_made(DealRow& row, const DealShown& deal)
{
    if (deal.contract > 0 && deal.trump) row.put(std::string_view(deal.declared()));
    else row.put(deal.trump ? name_of(*deal.trump) : std::string_view(deal.is_void ? "" : "not told"));
    if (deal.doublings == 1) row.put(std::string_view(" doubled"));
    else if (deal.doublings == 2) row.put(std::string_view(" redoubled"));
    else if (deal.doublings > 2 && deal.doublings < 20) row.put(std::string_view(format(" x{}", 1 << deal.doublings)));
    else if (deal.doublings > 2) row.put(std::string_view(format(", {} doubles", deal.doublings)));
}

/// The tricks of the side that made the trump, or of whoever won more; what a penalty adds or takes behind them.
void put_tricks(DealRow& row, const DealShown& deal)
{
    if (deal.tricks[Side::ns] < 0) return;
    const Side most = deal.tricks[Side::ns] >= deal.tricks[Side::ew] ? Side::ns : Side::ew;
    const Side side = deal.maker ? side_of(*deal.maker) : most;
    row.put(side, deal.tricks[side]);
    // "N-S 6+3": taken for a revoke, and scored
    const int taken = deal.score.tricks_scored[side] - deal.tricks[side];
    if (deal.scored && deal.score.tricks_scored[side] >= 0 && taken != 0) {
        row.put(taken > 0 ? std::string_view("+") : std::string_view("-"));
        row.put(std::abs(taken));
    }
}

PerSide<Points> points_for_tricks(const DealShown& deal)
{
    PerSide<Points> tricks = deal.score.below;
    for (Side side : both_sides)
        if (deal.whist) tricks[side] -= deal.score.honours[side];  // honours count to the game as well
    return tricks;
}

void put_columns(DealRow& row, const DealShown& deal)
{
    std::size_t wide = 1;
    for (std::uint32_t left = deal.deal; left >= 10; left /= 10) ++wide;
    row.column(wide < deal_ends ? deal_ends - wide : 0);
    if (deal.deal != 0) row.put(deal.deal);  // the log need not number it
    row.column(made_at);
    put_made(row, deal);
    row.column(by_at);
    if (deal.maker) row.put(name_of(*deal.maker));
    if (deal.is_void) return;
    row.column(tricks_at);
    put_tricks(row, deal);
    if (!deal.scored) return;
    row.column(below_at);
    row.put(points_for_tricks(deal));
    row.column(above_at);
    row.put(deal.whist ? deal.score.honours : deal.score.above);
}

/// What there is to say of a deal beside its figures.
std::string notes_on(const DealShown& deal)
{
    std::string notes;
    const auto add = [&](std::string_view note) { (notes += notes.empty() ? "" : "; ") += note; };
    if (deal.is_void) add("void: " + deal.void_by);
    else if (!deal.scored) add("not scored");
    else if (deal.score.game) add(*deal.score.game == Side::ns ? "game to N-S" : "game to E-W");
    if (!deal.is_void && deal.scored) {
        if (deal.as_written) add("as written");
        if (deal.after_rubber) add("the rubber was over: it does not count");
        if (deal.to_choose) add("until a penalty is chosen");
    }
    if (!deal.by_the_cards.empty()) add(deal.by_the_cards);
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
    DealRow row;
    put_columns(row, deal);
    const std::string notes = notes_on(deal);
    out += row.text();
    const bool beside = !notes.empty() && row.text().size() + 2 + characters(notes) <= width;
    if (beside) (out += "  ") += notes;
    out += '\n';
    if (!notes.empty() && !beside) out += wrapped(notes, made_at, made_at, width);
}

DealCells deal_cells(const DealShown& deal)
{
    const auto cell = [](const auto& put) {
        DealRow row;
        put(row);
        return std::string(row.text());
    };
    DealCells cells;
    cells.deal = deal.deal == 0 ? "-" : std::to_string(deal.deal);  // it heads its row, which wants a name
    cells.made = cell([&](DealRow& row) { put_made(row, deal); });
    if (deal.maker) cells.by = name_of(*deal.maker);
    cells.notes = notes_on(deal);
    if (deal.is_void) return cells;
    cells.tricks = cell([&](DealRow& row) { put_tricks(row, deal); });
    if (!deal.scored) return cells;
    cells.below = cell([&](DealRow& row) { row.put(points_for_tricks(deal)); });
    cells.above = cell([&](DealRow& row) { row.put(deal.whist ? deal.score.honours : deal.score.above); });
    return cells;
}

std::string deal_row(const DealShown& deal)
{
    std::string out;
    append_deal_row(out, deal, Ink{}.width);
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
    std::string text = format("{} win {}", side_in_words(*total.winner, rubber),
                              rubber.number > 1 ? format("rubber {}", rubber.number) : "the rubber");
    if (rubber.games_untold)
        return text + "; by how much is not known, as the log does not give the points of the games before it";
    text += format(", {} to {}", total.total[*total.winner], total.total[other(*total.winner)]);
    text += total.points >= 0 ? ", and " + points_words(total.points) : ", but lose " + points_words(-total.points) + " on it";
    if (!rubber.complete) text += ", as far as it is told";
    if (rubber.to_choose) text += ", as it stands until a penalty is chosen";
    if (rubber.stakes.per && rubber.stakes.amount) text += ": " + payment_in_words(rubber, gainer);
    return text;
}

/// " This game: N-S 24, E-W 8."; empty: nothing of it is known.
std::string game_in_progress(const RubberShown& rubber)
{
    const bool nothing = rubber.standing[Side::ns] == 0 && rubber.standing[Side::ew] == 0;
    if (rubber.unscored && nothing) return {};
    return format(FMT_COMPILE(" This game{}: N-S {}, E-W {}."), rubber.unscored ? ", as far as it is told" : "",
                  rubber.standing[Side::ns], rubber.standing[Side::ew]);
}

/// " N-S have won a game."; empty: nobody has.
std::string_view games_won(const RubberShown& rubber)
{
    PerSide<bool> won_one{};
    for (const scoring::GameRecord& game : rubber.games)
        if (game.winner) won_one[*game.winner] = true;
    if (won_one[Side::ns] && won_one[Side::ew]) return " Each side has won a game.";
    return won_one[Side::ns] ? " N-S have won a game." : won_one[Side::ew] ? " E-W have won a game." : "";
}

}  // namespace

std::string rubber_words(const RubberShown& rubber)
{
    std::string text;
    if (rubber.total.over && rubber.total.winner) {
        text = won(rubber);
    } else {
        text = rubber.number > 1 ? format(FMT_COMPILE("Rubber {}"), rubber.number) : "The rubber";
        text += " is not over." + game_in_progress(rubber);
        text += games_won(rubber);
        if (!rubber.whist && (rubber.above[Side::ns] != 0 || rubber.above[Side::ew] != 0)) {
            DealRow above;
            above.put(rubber.above);
            (text += rubber.complete ? " Above the line: " : " Above the line, as far as it is told: ") += above.text();
        }
    }
    text = as_sentence(text);
    if (const std::string grade = grades(rubber); !grade.empty()) text += " " + as_sentence(grade);
    if (!rubber.named) text += " The rubber before it was over, though the log has no `rubber` line for this one.";
    if (!rubber.otherwise.empty()) text += " " + as_sentence("if what is disputed is not so: " + rubber.otherwise);
    return text;
}

}  // namespace hoyle::report
