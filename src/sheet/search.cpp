// Every layout with every way to cut the sheet, first in haste, the best few with care.

#include "sheet/search.hpp"

#include "sheet/beam.hpp"
#include "sheet/costs.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::sheet {
namespace {

constexpr double no_such_game = 1e9;

/// How dear it is to believe that bridge was played, that whist was, by the words of the sheet.
std::array<double, 2> costs_of_games(const Page& page)
{
    bool whist = false, grades = false, bridge = false;
    for (const Line& line : page.lines)
        for (std::size_t k = 0; k < line.marks.size(); ++k) {
            // the Whist Club played bridge
            const bool club = k + 1 < line.marks.size() && line.marks[k + 1].text == "club";
            grades = grades || line.marks[k].sense == "grade";
            whist = whist || (line.marks[k].text == "whist" && !club);
            bridge = bridge || line.marks[k].text == "bridge";
        }
    if (bridge && whist) return {0, cost::whist_beside_bridge};
    if (whist || grades) return {grades && whist ? no_such_game : cost::bridge_at_whist, 0};
    return {0, no_such_game};
}

/// The same entries, sums and slips, however they were come by.
bool tells_same(const Reading& a, const Reading& b)
{
    const auto& x = a.end;
    const auto& y = b.end;
    return x.below == y.below && x.above == y.above && x.won == y.won && x.slips == y.slips && x.result == y.result &&
           x.result_side == y.result_side && x.total == y.total && x.rubbers == y.rubbers && a.sides.names == b.sides.names;
}

/// One guess at all but the figures: the layout, the cut, the game.
struct Try {
    double cost = 0;      ///< of its best way
    double laid_out = 0;  ///< of the layout and the game alone
    bool whist = false;
    std::shared_ptr<Prepared> prepared;  ///< under which layout, of which cut
};

/// Of a long sheet nothing is kept from one look to the next: there are many layouts.
constexpr std::size_t most_units_kept = 80;

constexpr double worth_a_look = 15;  // dearer than the best so far by more, a layout is none

/// A text in sentences, that has no columns.
bool runs_on(const std::vector<Unit>& units)
{
    return std::any_of(units.begin(), units.end(), [](const Unit& unit) { return unit.sentence; });
}

/// The cheapest, of all there are, found with few states.
std::vector<Try> tries_of(const std::vector<Layout>& layouts, const std::vector<std::vector<Unit>>& cuts,
                          const std::array<const HandTable*, 2>& games, const std::array<double, 2>& of_game)
{
    constexpr std::size_t width = 4;
    std::vector<Try> tries;
    double best = no_such_game;
    for (const Layout& layout : layouts)
        for (const auto& units : cuts)
            for (const std::size_t whist : {0U, 1U}) {
                if (of_game[whist] >= no_such_game || (whist == 1 && layout.crossed)) continue;
                if (!layout.lanes.empty() && runs_on(units)) continue;
                const double laid_out = layout.cost + of_game[whist];
                auto prepared = std::make_shared<Prepared>(units, layout, *games[whist]);
                const auto paths = cheapest_paths(*prepared, {width, best + worth_a_look - laid_out, 1});
                if (paths.empty()) continue;
                const double cost = paths.front().end.cost + laid_out;
                best = std::min(best, cost);
                if (units.size() > most_units_kept) prepared = std::make_shared<Prepared>(units, layout, *games[whist]);
                tries.push_back({cost, laid_out, whist == 1, std::move(prepared)});
            }
    sort_stably(tries, [](const Try& a, const Try& b) { return a.cost < b.cost; });
    return tries;
}

/// Gone through again with more states, and of them the cheapest few.
std::vector<Try> looked_into(std::vector<Try> tries)
{
    constexpr std::size_t width = 12, looked_at = 12, most = 4;
    if (tries.size() > looked_at) tries.resize(looked_at);
    for (Try& each : tries) {
        const auto paths = cheapest_paths(*each.prepared, {width, each.cost - each.laid_out, 1});
        if (!paths.empty()) each.cost = paths.front().end.cost + each.laid_out;
    }
    sort_stably(tries, [](const Try& a, const Try& b) { return a.cost < b.cost; });
    if (tries.size() > most) tries.resize(most);
    return tries;
}

std::vector<Reading> readings_of(const Try& each, double best)
{
    constexpr std::size_t width = 50, most = 6;
    std::vector<Reading> out;
    const BeamLimits limits{width, best + worth_a_look - each.laid_out, most};
    for (Path& path : cheapest_paths(*each.prepared, limits)) {
        Reading reading;
        reading.cost = path.end.cost + each.laid_out;
        reading.layout = each.prepared->layout();
        reading.layout.sides = nullptr;
        reading.sides = *each.prepared->layout().sides;
        reading.units = each.prepared->units();
        reading.steps = std::move(path.steps);
        reading.end = path.end;
        reading.whist = each.whist;
        out.push_back(std::move(reading));
    }
    return out;
}

}  // namespace

std::uint32_t line_of_last_hand(const Reading& reading)
{
    std::uint32_t line = 0;
    for (const Step& step : reading.steps)
        if (step.what == Step::What::entry) line = reading.units[std::min(step.unit, reading.units.size() - 1)].line;
    return line;
}

std::vector<Reading> search(std::string_view text, const HandTable& bridge, const HandTable& whist, std::optional<bool> game)
{
    const Page page = read_page(text);
    const auto sides = find_sides(page, text);
    const auto layouts = find_layouts(page, sides);
    const auto cuts = find_units(page);
    const std::array<const HandTable*, 2> games{&bridge, &whist};
    const std::array<double, 2> of_game = game ? std::array<double, 2>{*game ? no_such_game : 0, *game ? 0 : no_such_game}
                                               : costs_of_games(page);
    std::vector<Reading> all;
    const auto tries = looked_into(tries_of(layouts, cuts, games, of_game));
    for (const Try& each : tries)
        for (Reading& reading : readings_of(each, tries.front().cost)) all.push_back(std::move(reading));
    sort_stably(all, [](const Reading& a, const Reading& b) { return a.cost < b.cost; });
    std::vector<Reading> distinct;
    for (Reading& reading : all) {
        const bool known = std::any_of(distinct.begin(), distinct.end(),
                                       [&](const Reading& other) { return tells_same(other, reading); });
        if (!known) distinct.push_back(std::move(reading));
    }
    return distinct;
}

}  // namespace hoyle::sheet
