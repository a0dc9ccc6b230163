// The words of the working, and whom it cites.
#include "scoring/count.hpp"

#include <fmt/compile.h>

#include <algorithm>
#include <array>

namespace hoyle::scoring {

std::string in_words(int number)
{
    static constexpr std::array<std::string_view, 14> names{"no",    "one",   "two",  "three", "four",   "five",   "six",
                                                            "seven", "eight", "nine", "ten",   "eleven", "twelve", "thirteen"};
    if (number < 0 || number >= static_cast<int>(names.size())) return std::to_string(number);
    return std::string(names[static_cast<std::size_t>(number)]);
}

std::string counted(int number, std::string_view thing)
{
    return fmt::format(FMT_COMPILE("{} {}{}"), in_words(number), thing, number == 1 ? "" : "s");
}

std::string doubled_words(int doublings)
{
    switch (doublings) {
    case 0: return "";
    case 1: return "doubled";
    case 2: return "doubled and redoubled";
    default: return fmt::format("doubled {} times", in_words(doublings));
    }
}

std::string honours_words(Strain trump, const HonoursHeld& held)
{
    const bool aces = trump == Strain::no_trump;
    std::string words = counted(held.count, aces ? "ace" : "honour");
    if (held.count < 4) return words;
    if (held.most_in_one_hand == held.count) return words + " in one hand";
    if (held.most_in_one_hand == held.count - 1 && held.count > 4)
        return words + ", " + in_words(held.most_in_one_hand) + " in one hand";
    return words + " divided";
}

namespace {

void add_new(std::vector<std::string>& to, std::string_view item)
{
    if (std::find(to.begin(), to.end(), item) == to.end()) to.emplace_back(item);
}

}  // namespace

void cite_laws(Working& line, const Figures& figures, std::string_view figure)
{
    const lawbook::Figure* const whole = figures.from && figure.find('.') == figure.npos ? figures.from->find_figure(figure)
                                                                                         : nullptr;
    if (whole)  // the laws as they stand in the book: this is done for every line of every score
        for (const std::string_view law : whole->laws) add_new(line.laws, law);
    else
        for (const std::string& law : figures.laws_of(figure)) add_new(line.laws, law);
}

void cite_first_law(Working& line, const Figures& figures, std::string_view figure)
{
    const std::vector<std::string> laws = figures.laws_of(figure);
    if (!laws.empty()) add_new(line.laws, laws.front());
}

void cite_readings(Working& line, const Figures& figures, std::string_view figure,
                   std::initializer_list<std::string_view> readings)
{
    const std::vector<std::string> known = figures.readings_of(figure);
    for (std::string_view reading : readings)
        if (std::find(known.begin(), known.end(), reading) != known.end()) add_new(line.readings, reading);
}

Working* Count::line(Side side, Working::Part part, Points points, std::string_view figure)
{
    if (!shown) return nullptr;
    constexpr std::size_t usual = 4;  // tricks, honours of both sides, and one thing more
    if (score.working.empty()) score.working.reserve(usual);
    Working& added = score.working.emplace_back();
    added.side = side;
    added.part = part;
    added.points = points;
    cite_laws(added, figures, figure);
    return &added;
}

}  // namespace hoyle::scoring
