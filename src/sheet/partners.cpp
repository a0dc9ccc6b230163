#include "sheet/partners.hpp"

#include "sheet/marking.hpp"
#include "sheet/opposed.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace hoyle::sheet {
namespace {

/// The words of both names, in order.
using Partners = std::array<std::vector<std::string>, 2>;

std::optional<Partners> partners_opposed(std::string_view line)
{
    constexpr std::size_t longest = 90;  // a heading, and no letter
    if (line.size() > longest) return std::nullopt;
    const auto sides = sides_opposed(read_line(line, 0, 0), line);
    if (!sides || sides->words[0].size() < 2 || sides->words[1].size() < 2) return std::nullopt;
    Partners partners = sides->words;
    for (auto& each : partners) std::sort(each.begin(), each.end());
    std::sort(partners.begin(), partners.end());
    return partners;
}

std::vector<std::string> players(const Partners& partners)
{
    std::vector<std::string> all = partners[0];
    all.insert(all.end(), partners[1].begin(), partners[1].end());
    std::sort(all.begin(), all.end());
    return all;
}

/// `Hugh      Maud      Percy     Tilly`: the four players, and nothing else.
bool heads_players(std::string_view line, const std::vector<std::string>& four)
{
    std::vector<std::string> words;
    for (const Mark& mark : read_line(line, 0, 0).marks) words.push_back(mark.text);
    std::sort(words.begin(), words.end());
    return words == four;
}

}  // namespace

PartnerChanges changes_of_partners(std::string_view text)
{
    PartnerChanges changes;
    changes.end = text.size();
    std::optional<Partners> before;
    for (const std::string_view line : split_lines(text)) {
        const auto at = static_cast<std::size_t>(line.data() - text.data());
        if (auto partners = partners_opposed(line)) {
            if (before && *before != *partners && players(*before) == players(*partners)) changes.begins.push_back(at);
            before = std::move(partners);
        } else if (before && heads_players(line, players(*before))) {
            changes.end = at;
            break;
        }
    }
    return changes;
}

}  // namespace hoyle::sheet
