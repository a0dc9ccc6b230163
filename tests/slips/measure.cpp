// How often a slip of the pen is told as one finding, at its line: hoyle_measure_slips [results] [LOGS] [KIND [OUTCOME]]. Prints
// the table of docs/slips.md; with a kind (`card`) the logs of that kind that were not told well, with what was found in them.
// hoyle_measure_slips forms [LOGS] [FORM]: the same for faults of every form (one_fault.hpp).
#include "one_fault.hpp"

#include <fmt/core.h>

#include <cstdlib>

namespace {

void show(const slips::Slip& slip, const slips::Told& told, unsigned seed)
{
    fmt::print("---- seed {}, line {}: was {}\n{}", seed, slip.line, slip.was, slip.log.text());
    for (const hoyle::Finding& finding : told.roots)
        fmt::print("  {} {}: {}\n", finding.where.place.line, hoyle::word(finding.family), finding.heading);
}

using Logs = slips::Log (*)(unsigned);

/// Where the cards are not told, a slip shows in the one line that contradicts it: of a seat the make or the heading, of a fact
/// the score.
std::size_t line_against(const slips::Slip& slip, slips::Kind kind)
{
    const auto& lines = slip.log.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool names_a_seat = lines[i].starts_with("deal ") || lines[i].find(" makes ") != std::string::npos;
        if (kind == slips::Kind::seat ? names_a_seat && i + 1 != slip.line : lines[i].starts_with("  score ")) return i + 1;
    }
    return 0;
}

void measure(Logs right, unsigned logs, std::string_view shown, const char* wanted_outcome)
{
    for (const auto& [kind, name] : slips::kinds) {
        if (!shown.empty() && !name.starts_with(shown)) continue;
        std::array<unsigned, 4> count{};
        for (unsigned seed = 0; seed < logs; ++seed) {
            auto slip = slips::Pen(seed).slip(kind, right(seed));
            if (!slip) continue;
            if (right == slips::right_results) slip->against = line_against(*slip, kind);
            const auto told = slips::judge(slip->log.text());
            const auto outcome = slips::outcome(*slip, told);
            ++count[static_cast<std::size_t>(outcome)];
            const bool wanted = wanted_outcome ? static_cast<int>(outcome) == std::atoi(wanted_outcome)
                                               : outcome != slips::Outcome::one;
            if (!shown.empty() && wanted) show(*slip, told, seed);
        }
        const unsigned all = count[0] + count[1] + count[2] + count[3];
        if (all == 0) continue;
        fmt::print("| {} | {} | {:.1f} % | {} | {} | {} |\n", name, all, 100.0 * count[0] / all, count[1], count[2], count[3]);
    }
}

void show(const slips::Fault& fault, const slips::Told& told, unsigned seed)
{
    fmt::print("---- seed {}, line {}\n{}", seed, fault.line, fault.log.text());
    for (const hoyle::Finding& finding : told.roots)
        fmt::print("  {} {}: {}\n", finding.where.place.line, hoyle::word(finding.family), finding.heading);
}

void measure_forms(unsigned logs, std::string_view shown)
{
    if (shown.empty())
        fmt::print(
            "| a fault | logs | first right | the only one | somebody accused | other tricks |\n|---|---|---|---|---|---|\n");
    std::array<unsigned, 5> whole{};
    for (const auto& [form, name] : slips::forms) {
        if (!shown.empty() && name.find(shown) == name.npos) continue;
        std::array<unsigned, 5> count{};
        for (unsigned seed = 0; seed < logs; ++seed) {
            const slips::Fault fault = slips::OneFault(seed).of(form);
            const slips::Told right = slips::judge(fault.right.text());
            if (!right.roots.empty()) fmt::print("seed {}: not right before the fault\n", seed);
            const slips::Told told = slips::judge(fault.log.text());
            const slips::ToldSo so = slips::told_so(fault, right, told);
            if (!shown.empty() && (!so.only || so.accused || so.untrue)) show(fault, told, seed);
            for (auto* of : {&count, &whole})
                ++(*of)[0], (*of)[1] += so.first, (*of)[2] += so.only, (*of)[3] += so.accused, (*of)[4] += so.untrue;
        }
        fmt::print("| {} | {} | {:.1f} % | {:.1f} % | {} | {} |\n", name, count[0], 100.0 * count[1] / count[0],
                   100.0 * count[2] / count[0], count[3], count[4]);
    }
    if (whole[0] != 0)
        fmt::print("| all | {} | {:.2f} % | {:.2f} % | {} | {} |\n", whole[0], 100.0 * whole[1] / whole[0],
                   100.0 * whole[2] / whole[0], whole[3], whole[4]);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == "forms") {
        measure_forms(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1000, argc > 3 ? argv[3] : "");
        return 0;
    }
    const bool results = argc > 1 && std::string_view(argv[1]) == "results";
    if (results) --argc, ++argv;
    const unsigned logs = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 1000;
    const std::string_view shown = argc > 2 ? argv[2] : "";
    if (shown.empty())
        fmt::print("| a slip in | logs | one finding, at its line | none | several | elsewhere |\n|---|---|---|---|---|---|\n");
    measure(results ? slips::right_results : slips::right, logs, shown, argc > 3 ? argv[3] : nullptr);
}
