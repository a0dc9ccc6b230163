#include "prose/deal_told.hpp"

namespace hoyle::prose {
namespace {

std::string letters(Side side) { return std::string(letters_of(side)); }

std::string result_of(const DealTold& told)
{
    const Side first = told.won[Side::ns] >= 0 ? Side::ns : Side::ew;
    const int won = told.won[first];
    return "result " + letters(first) +
           (told.over_book ? " by " + std::to_string(won - DealTold::book) : " " + std::to_string(won));
}

/// "NS 4 in one hand", "EW 5 with 4 in one hand", "NS 4 divided".
std::string honours_of(const DealTold::Held& held)
{
    std::string out = letters(held.side) + " " + std::to_string(held.count);
    if (held.in_one > 0) out += " with " + std::to_string(held.in_one) + " in one hand";
    else if (held.one_hand) out += " in one hand";
    else if (held.divided && held.count > 2) out += " divided";
    return out;
}

void tell_honours(const DealTold& told, std::vector<std::string>& out)
{
    for (const DealTold::Held& held : told.held) {
        if (!told.called) {
            out.push_back("honours " + honours_of(held));
            continue;
        }
        out.push_back("honours " + letters(held.side) + " " + std::to_string(held.count));
        out.push_back(letters(held.side) + " call " + std::to_string(held.count) + " honours");
    }
    if (told.call_all && told.held.empty()) out.push_back(letters(*told.call_all) + " call honours");
}

/// "score NS below 12 above 30, EW above 4"; empty: none is told.
std::string score_of(const std::vector<DealTold::Written>& written)
{
    std::string out;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const DealTold::Written& each = written[i];
        if (i == 0 || each.side != written[i - 1].side || each.column.empty())
            out += (out.empty() ? "score " : ", ") + letters(each.side);
        if (!each.column.empty()) out += " " + std::string(each.column);
        out += " " + std::to_string(each.points);
    }
    return out;
}

std::string rubber_of(const DealTold& told)
{
    return "rubber won by " + letters(*told.rubber) +
           (told.rubber_by > 0 ? " by " + std::to_string(told.rubber_by) + " points" : "") + told.paid;
}

}  // namespace

std::vector<std::string> statements_of(const DealTold& told)
{
    const auto& won = told.won;
    if (won[Side::ns] >= 0 && won[Side::ew] >= 0 && won[Side::ns] + won[Side::ew] != 13) return {};
    if (!told.rubber && !told.paid.empty()) return {};
    std::vector<std::string> out;
    if (won[Side::ns] >= 0 || won[Side::ew] >= 0) out.push_back(result_of(told));
    tell_honours(told, out);
    if (!told.chicane.empty()) out.push_back("chicane " + told.chicane);
    if (std::string score = score_of(told.written); !score.empty()) out.push_back(std::move(score));
    if (told.game) out.push_back("game won by " + letters(*told.game) + (told.grade.empty() ? "" : " " + told.grade));
    if (told.rubber) out.push_back(rubber_of(told));
    return out;
}

}  // namespace hoyle::prose
