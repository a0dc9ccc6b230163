// Slips of the pen and of adding: digits changed about, dropped or doubled, a carry forgotten, an entry missed.

#include "audit/slips.hpp"

#include "lawbook/wording.hpp"
#include "source/sort.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hoyle::audit {
namespace {

constexpr std::array<std::string_view, 36> slugs{
    "past-ceiling",      "slam-with-penalty",  "chicane-added",     "chicane-deducted",      "honours-at-four",
    "doubled-honours",   "doubling-forgotten", "doubling-too-many", "honours-other-side",    "wrong-side-of-line",
    "four-in-one-hand",  "four-divided",       "other-suit",        "other-suit-honours",    "transposed",
    "digit-dropped",     "digit-doubled",      "chicane-forgotten", "slam-forgotten",        "slam-mistaken",
    "penalty-forgotten", "tricks-other-side",  "left-out",          "odd-tricks-miscounted", "honours-miscounted",
    "carry-dropped",     "entry-left-out",     "entry-twice",       "game-missed",           "game-given",
    "bonus-missed",      "bonus-twice",        "bonus-other-side",  "not-subtracted",        "past-the-game",
    "entry-miswritten"};

bool transposed(std::string right, const std::string& written)
{
    if (right.size() != written.size()) return false;
    for (std::size_t i = 0; i + 1 < right.size(); ++i) {
        if (right[i] == right[i + 1]) continue;
        std::swap(right[i], right[i + 1]);
        if (right == written && right.front() != '0') return true;
        std::swap(right[i], right[i + 1]);
    }
    return false;
}

/// One digit fewer.
bool dropped(const std::string& right, const std::string& written)
{
    if (right.size() != written.size() + 1) return false;
    for (std::size_t i = 0; i < right.size(); ++i) {
        std::string shorter = right;
        shorter.erase(i, 1);
        if (shorter == written) return true;
    }
    return false;
}

/// One digit written twice.
bool digit_twice(const std::string& right, const std::string& written)
{
    if (written.size() != right.size() + 1) return false;
    for (std::size_t i = 0; i < right.size(); ++i) {
        std::string longer = right;
        longer.insert(i, 1, right[i]);
        if (longer == written) return true;
    }
    return false;
}

/// What falls short when the carry out of one place of the column is forgotten: 10 for one carried from the units, 20 for two.
struct Carry {
    Points one = 0, all = 0;
};

std::vector<Carry> carries(const std::vector<Part>& parts)
{
    std::vector<Carry> lost;
    Points carry = 0;
    for (Points place = 1; place <= 1000; place *= 10) {
        Points column = carry;
        for (const Part& part : parts) column += std::abs(part.points) / place % 10;
        carry = column / 10;
        if (carry > 0) lost.push_back({place * 10, carry * place * 10});
    }
    return lost;
}

}  // namespace

std::string_view slug(SlipKind kind) { return slugs[static_cast<std::size_t>(kind)]; }

std::vector<SlipKind> pen_slips(Points right, Points written)
{
    std::vector<SlipKind> found;
    if (right <= 0 || written < 0 || right == written) return found;
    const std::string a = std::to_string(right), b = std::to_string(written);
    if (transposed(a, b)) found.push_back(SlipKind::transposed);
    if (written > 0 && dropped(a, b)) found.push_back(SlipKind::digit_dropped);
    if (digit_twice(a, b)) found.push_back(SlipKind::digit_doubled);
    return found;
}

std::string pen_words(SlipKind kind, Points right, Points written)
{
    const std::string figures = std::to_string(written) + " for " + std::to_string(right);
    if (kind == SlipKind::transposed) return "two digits changed places, " + figures;
    if (kind == SlipKind::digit_dropped) return "a digit was dropped, " + figures;
    return "a digit was written twice, " + figures;
}

namespace {

/// So much too little, because what was to be carried was forgotten: all of it, or of two tens or three in mind one as easily.
void add_dropped_carries(const std::vector<Part>& parts, Points too_little, std::vector<Slip>& found)
{
    const auto add = [&](std::string words) { found.push_back({SlipKind::carry_dropped, std::move(words), {}, 0, true}); };
    const std::vector<Carry> all = carries(parts);
    for (const Carry& lost : all)
        if (too_little == lost.all) add("a carry was dropped in adding, " + std::to_string(lost.all) + " too little");
    for (const Carry& lost : all) {
        if (lost.one == 0 || too_little <= 0 || too_little >= lost.all || too_little % lost.one != 0) continue;
        add(fmt::format("of {} {} to carry only {} was carried, {} too little", lawbook::number_in_words(lost.all / lost.one),
                        lost.one == 10    ? "tens"
                        : lost.one == 100 ? "hundreds"
                                          : "thousands",
                        lawbook::number_in_words((lost.all - too_little) / lost.one), too_little));
    }
}

/// So much too little, or less than nothing: too much, because one entry was left out, counted twice or taken off.
void add_misused_entries(const std::vector<Part>& parts, Points too_little, std::vector<Slip>& found)
{
    const auto add = [&](SlipKind kind, std::string words) { found.push_back({kind, std::move(words), {}, 0, true}); };
    for (const Part& part : parts) {
        if (part.points == 0) continue;
        if (too_little == part.points) add(SlipKind::entry_left_out, part.what + " was left out");
        if (-too_little == part.points) add(SlipKind::entry_twice, part.what + " was counted twice");
        if (too_little == 2 * part.points && part.points > 0)
            add(SlipKind::not_subtracted, part.what + " was taken off instead of added");
    }
}

}  // namespace

std::vector<Slip> slips_in_sum(const std::vector<Part>& parts, Points right, Points written)
{
    std::vector<Slip> found;
    for (const SlipKind kind : pen_slips(right, written)) found.push_back({kind, pen_words(kind, right, written), {}, 0, true});
    add_dropped_carries(parts, right - written, found);
    add_misused_entries(parts, right - written, found);
    rank(found);
    return found;
}

void rank(std::vector<Slip>& slips)
{
    sort_stably(slips, [](const Slip& a, const Slip& b) {
        if (a.reconciles != b.reconciles) return a.reconciles;
        if (a.chance != b.chance) return a.chance > b.chance;
        return a.kind < b.kind;
    });
    std::vector<Slip> once;
    for (Slip& slip : slips)
        if (std::none_of(once.begin(), once.end(), [&](const Slip& other) {
                return other.kind == slip.kind && other.right == slip.right && other.row == slip.row && other.words == slip.words;
            }))
            once.push_back(std::move(slip));
    slips = std::move(once);
}

}  // namespace hoyle::audit
