#include "report/finding_parts.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

namespace hoyle::report {
namespace {

using fmt::format;

std::string cause_of(const Miscount& slip)
{
    std::vector<std::string> likely;
    for (const SlipShown& each : slip.slips)
        if (likely.size() < 3) likely.push_back(each.words);
    return likely.empty() ? ""
                          : as_sentence((likely.size() == 1 ? "the likely cause: " : "the likely causes: ") +
                                        format("{}", fmt::join(likely, "; or ")));
}

std::string time_of(const Miscount& slip)
{
    if (slip.corrected_at.known())
        return slip.correctable ? format("it was taken up{}, in time", in_line(slip.corrected_at))
                                : format("it was taken up{}, too late: it could be put right until {}",
                                         in_line(slip.corrected_at), slip.until_words);
    if (!slip.closed_by.empty()) return format("too late to put it right: the time for it ended{}", in_line(slip.closed_at));
    if (slip.until.empty()) return "the laws set no time for putting it right";
    return format("{} be put right until {}{}", slip.in_doubt ? "it could" : "it may still", slip.until_words,
                  slip.in_doubt ? "; the sheet does not say whether that had happened" : "");
}

std::string right_figure(const Miscount& slip)
{
    const std::string sums = format("{}", fmt::join(slip.arithmetic, "; "));
    if (!slip.known) return sums.empty() ? "what it should be, the sheet does not tell" : sums;
    return amount(slip, slip.computed) + (sums.empty() ? "" : " (" + sums + ")");
}

}  // namespace

std::string amount(const Miscount& slip, Points points)
{
    constexpr std::int64_t whole = 1000;
    return slip.unit.empty() ? std::to_string(points) : scoring::in_coin(points * whole, slip.unit);
}

bool is_to_be_moved(const Miscount& slip)
{
    return slip.known && slip.computed == 0 && slip.written > 0 && !slip.slips.empty() && slip.slips.front().other_side;
}

std::string moved_words(const Miscount& slip)
{
    return format("move the {} to {}", slip.written, slip.other_name.empty() ? side_name(other(slip.side)) : slip.other_name);
}

std::string game_put_right(const Finding& finding)
{
    const Miscount& slip = *finding.miscount;
    if (slip.written == slip.computed || finding.kind.starts_with("game-"))
        return "put right where the game ends, and whose it is";
    return format("write {} for {}", scoring::grade_word(slip.computed), scoring::grade_word(slip.written));
}

void say_score(std::vector<Clause>& said, const Finding& finding)
{
    const Miscount& slip = *finding.miscount;
    const std::string right = right_figure(slip);
    std::string text;
    if (slip.column == "game") text = game_put_right(finding);
    else if (!slip.known) text = right;
    else if (slip.cast_rightly && slip.written == 0 && !slip.slips.empty() && slip.slips.front().kind == "left-out")
        text = "put it in: the games and the totals go by it";
    else if (slip.cast_rightly) text = format("nothing hangs on it: the games and the totals go by {}", right);
    else if (slip.stands)
        text = format("the {} stands as written, and the game goes by it; by the laws it is {}", slip.written, right);
    else if (slip.corrected_at.known() && slip.correctable)
        text = format("settled{}: it is {}", in_line(slip.corrected_at), right);
    else if (!slip.closed_by.empty() || slip.corrected_at.known()) text = "by the laws it is " + right;
    else if (is_to_be_moved(slip)) text = moved_words(slip);
    else text = "write " + right;
    text = as_sentence(text);
    if (!slip.cast_rightly && !(slip.corrected_at.known() && slip.correctable)) text += " " + as_sentence(time_of(slip));
    said.push_back({text});
    if (std::string cause = cause_of(slip); !cause.empty()) said.push_back({std::move(cause)});
}

}  // namespace hoyle::report
