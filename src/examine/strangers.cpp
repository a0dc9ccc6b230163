#include "examine/strangers.hpp"

#include "terms/nearest.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;

namespace {

bool sits_nowhere(const log::Statement& statement, Seats who)
{
    if (statement.name.empty() || statement.bystander || statement.disputed || !who.empty()) return false;
    return statement.verb != Verb::bet && statement.verb != Verb::plays_for && statement.verb != Verb::decides;
}

/// The name that may be meant: one that is spelt nearly so, or of which it is the first or the last word.
std::string_view meant(std::string_view name, const std::vector<std::string_view>& known)
{
    const auto near = terms::nearest(name, known);
    if (!near.empty()) return near;
    const auto part_of = std::find_if(known.begin(), known.end(), [&](std::string_view each) {
        return each.ends_with(" " + std::string(name)) || each.starts_with(std::string(name) + " ");
    });
    return part_of == known.end() ? std::string_view() : *part_of;
}

std::string complaint(std::string_view stranger, const std::vector<std::string_view>& known)
{
    const std::string name = "`" + printable(stranger, 60) + "`";
    if (known.empty()) return name + " has no seat: at the cards it is N, E, S or W, or a name that `table` has told";
    const std::string_view near = meant(stranger, known);
    if (near.empty()) return name + " sits nowhere: it is N, E, S or W, or one of the four at the table";
    const std::string quote = near.find(' ') == near.npos ? "" : "\"";
    return name + " sits nowhere: `" + quote + std::string(near) + quote + "`?";
}

}  // namespace

std::vector<Finding> find_strangers(const log::Section& section, const table::Replay& replay, const PerSeat<std::string>& names)
{
    std::vector<std::string_view> known;
    for (Seat seat : all_seats)
        if (!names[seat].empty()) known.push_back(names[seat]);
    std::vector<Finding> found;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const log::Statement& statement = section.statements[i];
        if (!sits_nowhere(statement, replay.who[i])) continue;
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.heading = finding.message = complaint(statement.name, known);
        finding.where = {section.text.place(statement.span), section.text.line(statement.span)};
        found.push_back(std::move(finding));
    }
    return found;
}

}  // namespace hoyle
