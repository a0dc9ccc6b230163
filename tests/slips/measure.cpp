// How often a slip of the pen is told as one finding, at its line: hoyle_measure_slips [LOGS] [KIND [OUTCOME]]. Prints the table
// of docs/slips.md; with a kind (`card`) the logs of that kind that were not told well, with what was found in them.
#include "planted.hpp"

#include <fmt/core.h>

#include <cstdlib>

namespace {

void show(const slips::Slip& slip, const slips::Told& told, unsigned seed)
{
    fmt::print("---- seed {}, line {}: was {}\n{}", seed, slip.line, slip.was, slip.log.text());
    for (const hoyle::Finding& finding : told.roots)
        fmt::print("  {} {}: {}\n", finding.where.place.line, hoyle::word(finding.family), finding.heading);
}

}  // namespace

int main(int argc, char** argv)
{
    const unsigned logs = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 1000;
    const std::string_view shown = argc > 2 ? argv[2] : "";
    if (shown.empty())
        fmt::print("| a slip in | logs | one finding, at its line | none | several | elsewhere |\n|---|---|---|---|---|---|\n");
    for (const auto& [kind, name] : slips::kinds) {
        if (!shown.empty() && !name.starts_with(shown)) continue;
        std::array<unsigned, 4> count{};
        for (unsigned seed = 0; seed < logs; ++seed) {
            const auto slip = slips::Pen(seed).slip(kind, slips::right(seed));
            if (!slip) continue;
            const auto told = slips::judge(slip->log.text());
            const auto outcome = slips::outcome(*slip, told);
            ++count[static_cast<std::size_t>(outcome)];
            const bool wanted = argc > 3 ? static_cast<int>(outcome) == std::atoi(argv[3]) : outcome != slips::Outcome::one;
            if (!shown.empty() && wanted) show(*slip, told, seed);
        }
        const unsigned all = count[0] + count[1] + count[2] + count[3];
        fmt::print("| {} | {} | {:.1f} % | {} | {} | {} |\n", name, all, all ? 100.0 * count[0] / all : 0, count[1], count[2],
                   count[3]);
    }
}
