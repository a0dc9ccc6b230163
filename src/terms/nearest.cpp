#include "terms/nearest.hpp"

#include <algorithm>
#include <vector>

namespace hoyle::terms {
namespace {

/// Words longer than this are nobody's misspelling, and the table of edits stays small.
constexpr std::size_t longest_word = 64;

/// The number of letters put in, left out, changed, or exchanged with their neighbour, that make `b` of `a`.
std::size_t edits(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before, above(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = above;
        std::swap(above, row);
    }
    return above[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view typed, std::span<const std::string_view> known)
{
    if (typed.empty() || typed.size() > longest_word) return {};
    // Short words are allowed one edit, or `rol` would not lead to `role`.
    const std::size_t most = std::max<std::size_t>(1, typed.size() / 3);
    std::string_view best;
    std::size_t fewest = most + 1;
    for (std::string_view word : known) {
        if (word.size() > typed.size() + most || typed.size() > word.size() + most) continue;
        if (const std::size_t n = edits(typed, word); n < fewest) {
            fewest = n;
            best = word;
        }
    }
    return best;
}

}  // namespace hoyle::terms
