#include "prose/stakes.hpp"

#include "cards/seat.hpp"
#include "prose/word_lookup.hpp"
#include "sheet/money.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::prose {

std::optional<std::string> stakes_told(std::string_view sentence, const Table& table)
{
    constexpr std::size_t most_words = 9;
    const auto words = split(sentence);
    const auto tells_more = [&](std::string_view word) { return table.find(word) || seat_of(word) || word.starts_with("bet"); };
    if (words.size() > most_words || std::any_of(words.begin(), words.end(), tells_more)) return std::nullopt;
    const sheet::MoneyTold told = sheet::find_money_in(sentence);
    if (!told.stake || !told.paid.empty()) return std::nullopt;
    return fmt::format("stakes {} {} per {}", told.stake->coins, told.stake->unit,
                       told.points == 1 ? "point" : std::to_string(told.points));
}

}  // namespace hoyle::prose
