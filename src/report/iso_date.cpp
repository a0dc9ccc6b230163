#include "report/iso_date.hpp"

#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <vector>

namespace hoyle::report {
namespace {

using namespace std::chrono;

constexpr auto month_names = std::to_array<std::string_view>(
    {"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"});
constexpr auto weekday_names = std::to_array<std::string_view>(
    {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"});

struct Figure {
    unsigned value = 0;
    bool of_a_year = false;  ///< it has four digits
    char behind = ' ';       ///< what stands behind it
};

/// What the words of a date tell; each at most once.
struct Told {
    std::vector<Figure> figures;
    std::optional<unsigned> month, weekday;
    bool sure = true;  ///< false: there is a word that no date has
};

/// From 0; a name is cut short to three letters or more.
template <class Names> std::optional<unsigned> one_of(const Names& names, std::string_view word)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (word.size() >= 3 && names[i].starts_with(word)) return static_cast<unsigned>(i);
    return word == "sept" ? std::optional(8u) : std::nullopt;
}

bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool digit(char c) { return c >= '0' && c <= '9'; }

void hear_word(std::string_view word, Told& told)
{
    std::string in_small(word);
    for (char& c : in_small)
        if (c < 'a') c = static_cast<char>(c - 'A' + 'a');
    const bool of_a_day = in_small == "st" || in_small == "nd" || in_small == "rd" || in_small == "th" || in_small == "of" ||
                          in_small == "the";
    if (of_a_day) return;
    if (const auto weekday = one_of(weekday_names, in_small); weekday && !told.weekday) told.weekday = weekday;
    else if (const auto month = one_of(month_names, in_small); month && !told.month) told.month = *month + 1;
    else told.sure = false;
}

Told hear(std::string_view written)
{
    Told told;
    for (std::size_t i = 0; i < written.size();) {
        const bool figure = digit(written[i]);
        const auto end = static_cast<std::size_t>(std::find_if(written.begin() + static_cast<std::ptrdiff_t>(i), written.end(),
                                                               [&](char c) { return figure ? !digit(c) : !letter(c); }) -
                                                  written.begin());
        if (figure) {
            Figure& last = told.figures.emplace_back();
            const auto read = std::from_chars(written.data() + i, written.data() + end, last.value);
            told.sure = told.sure && read.ec == std::errc() && end - i <= 4 && end - i != 3;
            last.of_a_year = end - i == 4;
            if (end < written.size()) last.behind = written[end];
        } else if (end > i) {
            hear_word(written.substr(i, end - i), told);
        } else if (std::string_view(" ,.-/?").find(written[i]) == std::string_view::npos) {
            told.sure = false;
        }
        i = std::max(end, i + 1);
    }
    return told;
}

std::string whole(unsigned y, unsigned m, unsigned d, std::optional<unsigned> on)
{
    const year_month_day day{year(static_cast<int>(y)), month(m), std::chrono::day(d)};
    if (!day.ok() || (on && weekday(sys_days(day)) != weekday(*on))) return {};
    return fmt::format("{:04}-{:02}-{:02}", y, m, d);
}

/// Three figures: the year first, `1904-11-17`, or last. Points stand behind the day first; of others the day is the one that can
/// be no month.
std::string of_figures(const std::vector<Figure>& three, std::optional<unsigned> on)
{
    const auto [a, b, c] = std::array{three[0], three[1], three[2]};
    if (a.of_a_year && !b.of_a_year && !c.of_a_year) return whole(a.value, b.value, c.value, on);
    if (a.of_a_year || b.of_a_year || !c.of_a_year) return {};
    const std::string day_first = whole(c.value, b.value, a.value, on), month_first = whole(c.value, a.value, b.value, on);
    if (a.behind == '.' || month_first.empty() || month_first == day_first) return day_first;
    return day_first.empty() ? month_first : std::string();
}

}  // namespace

std::string iso_date(std::string_view written)
{
    const Told told = hear(written);
    if (!told.sure || told.figures.empty()) return {};
    const auto& figures = told.figures;
    if (told.month) {
        const bool year_last = figures.size() < 3 && figures.back().of_a_year;
        if (!year_last) return {};
        if (figures.size() == 2 && !figures[0].of_a_year)
            return whole(figures[1].value, *told.month, figures[0].value, told.weekday);
        return figures.size() == 1 && !told.weekday ? fmt::format("{:04}-{:02}", figures[0].value, *told.month) : std::string();
    }
    if (figures.size() == 3) return of_figures(figures, told.weekday);
    if (told.weekday || !figures[0].of_a_year) return {};
    if (figures.size() == 1) return fmt::format("{:04}", figures[0].value);
    const bool month_behind = figures.size() == 2 && !figures[1].of_a_year && figures[1].value >= 1 && figures[1].value <= 12;
    return month_behind ? fmt::format("{:04}-{:02}", figures[0].value, figures[1].value) : std::string();
}

std::string remark_on_date(std::string_view written)
{
    if (written.empty() || !iso_date(written).empty()) return {};
    return fmt::format("the date `{}` is none that is certain: 17 November 1904, or 1904-11-17", printable(written, 60));
}

}  // namespace hoyle::report
