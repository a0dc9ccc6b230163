#include "prose/deal_end_words.hpp"

#include "prose/word_lookup.hpp"
#include "prose/table.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace hoyle::prose {

Sense sense_of(const std::string& stem)
{
    static const auto all = [] {
        const std::pair<Sense, std::string_view> words[] = {
            {Sense::idle, "make win have hold get take end finish be so which who then all together altogether only them each "
                          "own line say write mark count total "
                          "conjointly both"},
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
            {Sense::divided, "divided split between easy even"},
            {Sense::hand, "hand"},
            {Sense::fifth, "fifth other"},
            {Sense::simple, "simple"},
            {Sense::nobody, "nobody neither"},
            {Sense::none, "nothing nil no none"},
            {Sense::grade, "single double treble triple"},
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
    static constexpr std::string_view units[] = {"cent",  "cents",    "dollar",    "dollars", "penny",
                                                 "pence", "shilling", "shillings", "pound",   "pounds"};
    const bool money = std::find(std::begin(units), std::end(units), unit) != std::end(units);
    if (!money || amount.find_first_not_of("0123456789.") != amount.npos) return {};
    line = line.substr(0, static_cast<std::size_t>(amount.data() - line.data()));
    return " worth " + std::string(amount) + " " + std::string(unit);
}

}  // namespace hoyle::prose
