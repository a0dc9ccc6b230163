#include "prose/deal_end_words.hpp"

#include "prose/word_lookup.hpp"
#include "prose/table.hpp"
#include "sheet/page.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace hoyle::prose {

Sense sense_of(const std::string& stem)
{
    static const auto all = [] {
        const std::pair<Sense, std::string_view> words[] = {
            {Sense::idle, "make win have hold get got give take end finish be go went so which who then all together altogether "
                          "only them each "
                          "own line say write mark count total "
                          "conjointly both this that"},
            {Sense::result, "result"},
            {Sense::tricks, "trick"},
            {Sense::odd, "odd"},
            {Sense::honours, "honour honor ace aces"},
            {Sense::slam, "slam"},
            {Sense::little, "little small"},
            {Sense::grand, "grand"},
            {Sense::chicane, "chicane"},
            {Sense::score, "score"},
            {Sense::below, "below under beneath"},
            {Sense::above, "above over"},
            {Sense::game, "game"},
            {Sense::rubber, "rubber"},
            {Sense::points, "point"},
            {Sense::call, "call"},
            {Sense::divided, "divided split between easy even side"},
            {Sense::hand, "hand"},
            {Sense::fifth, "fifth other"},
            {Sense::simple, "simple"},
            {Sense::nobody, "nobody neither"},
            {Sense::none, "nothing nil no none"},
            {Sense::grade, "single double treble triple"},
            {Sense::lost, "lose lost fail"},
            {Sense::down, "down short"},
        };
        std::map<std::string, Sense, std::less<>> of;
        for (const auto& [sense, list] : words)
            for (const auto word : split(list)) of.emplace(stem_of(word), sense);
        return of;
    }();
    const auto found = all.find(stem);
    return found == all.end() ? Sense::other : found->second;
}

std::string cut_payment(std::string_view& line)
{
    const auto words = split(line);
    if (words.size() < 3) return {};
    const auto unit = words.back(), amount = words[words.size() - 2];
    const auto before = [&](std::string_view word) {
        return line.substr(0, static_cast<std::size_t>(word.data() - line.data()));
    };
    const auto is_amount = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789.") == text.npos;
    };
    if (unit.starts_with('$') && is_amount(unit.substr(1))) {
        line = before(unit);
        return " worth " + std::string(unit.substr(1)) + " dollars";
    }
    static constexpr std::string_view units[] = {"cent",  "cents",    "dollar",    "dollars", "penny",
                                                 "pence", "shilling", "shillings", "pound",   "pounds"};
    if (std::find(std::begin(units), std::end(units), unit) == std::end(units)) return {};
    const int in_words = sheet::number_in_words(amount);
    if (!is_amount(amount) && in_words < 0) return {};
    line = before(amount);
    return " worth " + (in_words < 0 ? std::string(amount) : std::to_string(in_words)) + " " + std::string(unit);
}

}  // namespace hoyle::prose
