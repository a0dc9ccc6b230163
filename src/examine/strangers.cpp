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
    if (known.empty() && (stranger == "A" || stranger == "Y" || stranger == "B" || stranger == "Z"))
        return name + " has no seat: where the log has the seats of the old books, it says so: `table N: Y, E: B, S: Z, W: A`";
    if (known.empty()) return name + " has no seat: at the cards it is N, E, S or W, or a name that `table` has told";
    const std::string_view near = meant(stranger, known);
    if (near.empty()) return name + " sits nowhere: it is N, E, S or W, or one of the four at the table";
    const std::string quote = near.find(' ') == near.npos ? "" : "\"";
    return name + " sits nowhere: `" + quote + std::string(near) + quote + "`?";
}

/// The side whose two players have these initials: `AB`, where Archer and Burton are partners.
std::optional<Side> side_of_initials(std::string_view name, const PerSeat<std::string>& names)
{
    std::string letters;
    for (const char c : name)
        if (c >= 'A' && c <= 'Z') letters += c;
    for (const Side side : both_sides) {
        const Seat one = side == Side::ns ? Seat::north : Seat::east, two = partner_of(one);
        if (names[one].empty() || names[two].empty() || letters.size() != 2) continue;
        const char a = names[one][0], b = names[two][0];
        if ((letters[0] == a && letters[1] == b) || (letters[0] == b && letters[1] == a)) return side;
    }
    return std::nullopt;
}

std::string no_side(std::string_view written, const PerSeat<std::string>& names)
{
    const std::string name = "`" + printable(written, 60) + "`";
    if (const auto side = side_of_initials(written, names)) {
        const Seat one = *side == Side::ns ? Seat::north : Seat::east;
        return name + " is no side of a deal: `" + std::string(letters_of(*side)) + "`, for " + names[one] + " and " +
               names[partner_of(one)] + "?";
    }
    return name + " is no side of a deal: it is NS or EW";
}

/// Of each side that a statement names, by calling `look(side)`.
template <class Look> void sides_of(const log::Section& section, const log::Statement& statement, Look look)
{
    switch (statement.verb) {
    case Verb::result:
    case Verb::honours:
    case Verb::game_won:
    case Verb::rubber_won:
    case Verb::chicane: look(statement.side); break;
    case Verb::tally:
    case Verb::score:
    case Verb::standing:
    case Verb::games:
    case Verb::challenges:
    case Verb::corrects_score:
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list)) look(sum.side);
        break;
    case Verb::carried:
        for (const log::Figure& figure : log::Section::in(section.figures, statement.list)) look(figure.side);
        break;
    default: break;
    }
}

}  // namespace

std::vector<Finding> find_strange_sides(const log::Section& section, const PerSeat<std::string>& names)
{
    std::vector<Finding> found;
    for (const log::Statement& statement : section.statements) {
        std::string_view told;  // a line says each of its sides once
        sides_of(section, statement, [&](const log::SideName& side) {
            if (side.side || side.name.empty() || side.name == told) return;
            told = side.name;
            Finding finding;
            finding.family = Family::syntax;
            finding.kind = "syntax";
            finding.heading = finding.message = no_side(side.name, names);
            const Span span = side.span.length ? side.span : statement.span;
            finding.where = {section.text.place(span), section.text.line(span)};
            found.push_back(std::move(finding));
        });
    }
    return found;
}

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
