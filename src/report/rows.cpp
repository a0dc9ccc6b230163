#include "report/rows.hpp"

#include "report/words.hpp"

#include <charconv>
#include <cstring>

namespace hoyle::report {
namespace {

/// Writes a number so that it ends before `end`; where it begins.
char* back(char* end, int number)
{
    unsigned left = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
    do *--end = static_cast<char>('0' + left % 10);
    while (left /= 10);
    if (number < 0) *--end = '-';
    return end;
}

void put(std::string& out, std::int64_t number)
{
    char digits[24];
    const auto written = std::to_chars(digits, digits + sizeof digits, number);
    out.append(digits, written.ptr);
}

bool few_digits(Points points) { return points > -10000 && points < 100000; }

/// The columns of deal_row, each with what fits in it, and at most a remark on what is not known behind them.
bool is_usual(const DealShown& deal)
{
    return deal.deal != 0 && !deal.is_void && deal.scored && deal.tricks[Side::ns] >= 0 && deal.trump && deal.maker &&
           deal.doublings <= 2 && deal.deal <= 99999 && deal.otherwise.empty() && !deal.as_written && !deal.after_rubber &&
           deal.to_choose == 0 && few_digits(deal.score.above[Side::ns]) && few_digits(deal.score.above[Side::ew]);
}

}  // namespace

std::string_view deal_rows_head() { return " deal  made                      tricks    below N-S          E-W  above N-S/E-W\n"; }

void append_deal_row(std::string& out, const DealShown& deal)
{
    if (!is_usual(deal)) {
        out += deal_row(deal);
        out += '\n';
        return;
    }
    // Seven columns, each number flush right: it is written from its end.
    constexpr std::size_t deal_ends = 5, made_begins = 7, tricks_end = 39, below_ns_ends = 52, below_ew_ends = 65,
                          above_ends = 78;
    char row[above_ends + 16];
    std::memset(row, ' ', sizeof row);
    back(row + deal_ends, static_cast<int>(deal.deal));
    const std::string_view name = name_of(*deal.trump);
    std::memcpy(row + made_begins, name.data(), name.size());
    char* p = row + made_begins + name.size();
    std::memcpy(p, " by ", 4);
    p[4] = letter_of(*deal.maker);
    for (int i = 0; i < deal.doublings; ++i) std::memcpy(p + 5 + 3 * i, " x2", 3);
    p = back(row + tricks_end, deal.tricks[Side::ew]);
    *--p = '-';
    back(p, deal.tricks[Side::ns]);
    const scoring::HandScore& score = deal.score;
    back(row + below_ns_ends, score.below[Side::ns]);
    back(row + below_ew_ends, score.below[Side::ew]);
    p = back(row + above_ends, score.above[Side::ew]);
    *--p = '/';
    back(p, score.above[Side::ns]);
    out.append(row, above_ends);
    if (score.game) out += *score.game == Side::ns ? "  game to N-S" : "  game to E-W";
    if (!deal.unknown.empty()) ((out += "  (not told: ") += deal.unknown) += ')';
    out += '\n';
}

void append_rubber_line(std::string& out, const RubberShown& rubber)
{
    const auto& total = rubber.total;
    const bool won = total.over && total.winner, staked = rubber.stakes.per && rubber.stakes.amount;
    if (!rubber.named || !rubber.otherwise.empty() || (won && staked)) {
        out += rubber_line(rubber);
        return;
    }
    out += "rubber ";
    put(out, static_cast<std::int64_t>(rubber.number));
    if (won) {
        (out += ": ") += spoken(*total.winner);
        put(out += " win it, ", total.total[*total.winner]);
        put(out += " to ", total.total[other(*total.winner)]);
        put(out += total.points >= 0 ? "; they win " : "; they lose ", total.points >= 0 ? total.points : -total.points);
        out += total.points >= 0 ? " points" : " points on it";
    } else {
        put(out += ": not over; in the game N-S stand at ", rubber.standing[Side::ns]);
        put(out += ", E-W at ", rubber.standing[Side::ew]);
        put(out += " (so far N-S ", rubber.below[Side::ns]);
        put(out += " below, ", rubber.above[Side::ns]);
        put(out += " above; E-W ", rubber.below[Side::ew]);
        put(out += " below, ", rubber.above[Side::ew]);
        out += " above)";
    }
    out += grades(rubber);
    if (!rubber.complete) out += "; not everything is known, see the deals";
}

}  // namespace hoyle::report
