#include "cli/differences.hpp"

#include <algorithm>
#include <cstdint>

namespace hoyle::cli {
namespace {

using Lines = std::vector<std::string_view>;

/// Each with the end that it has, so that a last line without one is another.
Lines lines_of(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

/// For every two tails, how many lines they have in common, in their order.
class Common {
public:
    Common(const Lines& was, const Lines& is) : width_(is.size() + 1), most_((was.size() + 1) * width_)
    {
        for (std::size_t i = was.size(); i-- > 0;)
            for (std::size_t j = is.size(); j-- > 0;)
                most_[i * width_ + j] = was[i] == is[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
    }
    std::uint16_t at(std::size_t i, std::size_t j) const { return most_[i * width_ + j]; }

private:
    std::size_t width_;
    std::vector<std::uint16_t> most_;
};

std::vector<Difference> apart(const Lines& was, const Lines& is, std::size_t before)
{
    constexpr std::size_t most = 4'000'000;
    if ((was.size() + 1) * (is.size() + 1) > most) return {{before + 1, before + 1, was, is}};
    const Common common(was, is);
    std::vector<Difference> found;
    std::size_t i = 0, j = 0;
    bool open = false;
    while (i < was.size() || j < is.size()) {
        if (i < was.size() && j < is.size() && was[i] == is[j]) {
            ++i, ++j;
            open = false;
            continue;
        }
        if (!open) found.push_back({before + i + 1, before + j + 1, {}, {}});
        open = true;
        if (j == is.size() || (i < was.size() && common.at(i + 1, j) >= common.at(i, j + 1)))
            found.back().was.push_back(was[i++]);
        else found.back().is.push_back(is[j++]);
    }
    return found;
}

}  // namespace

std::vector<Difference> differences(std::string_view was, std::string_view is)
{
    if (was == is) return {};
    Lines before = lines_of(was), now = lines_of(is);
    const auto first = std::mismatch(before.begin(), before.end(), now.begin(), now.end());
    const auto same = static_cast<std::size_t>(first.first - before.begin());
    before.erase(before.begin(), first.first);
    now.erase(now.begin(), first.second);
    while (!before.empty() && !now.empty() && before.back() == now.back()) before.pop_back(), now.pop_back();
    return apart(before, now, same);
}

}  // namespace hoyle::cli
