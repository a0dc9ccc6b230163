#include "audit/block_names.hpp"

#include <cctype>

namespace hoyle::audit {
namespace {

/// "AB", "A-B", "a/b" are one name.
std::string plain(std::string_view name)
{
    std::string letters;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) || (c & 0x80) != 0)
            letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return letters;
}

/// Which side of the table a name means: by the players' initials, N and S being one side.
std::optional<Side> seated(std::string_view name, const PerSeat<std::string>& players)
{
    const std::string letters = plain(name);
    const auto initials = [&](Seat a, Seat b) {
        if (players[a].empty() || players[b].empty()) return std::string();
        return plain(players[a].substr(0, 1) + players[b].substr(0, 1));
    };
    if (letters == initials(Seat::north, Seat::south) || letters == initials(Seat::south, Seat::north)) return Side::ns;
    if (letters == initials(Seat::east, Seat::west) || letters == initials(Seat::west, Seat::east)) return Side::ew;
    return std::nullopt;
}

}  // namespace

std::optional<Side> Names::side(const log::SideName& name)
{
    if (name.side) return name.side;
    if (name.name.empty()) return std::nullopt;
    const std::string letters = plain(name.name);
    for (Side side : both_sides)
        if (known_[side] == letters) return side;
    std::optional<Side> side = seated(name.name, players_);
    if (!side && known_[Side::ns].empty()) side = Side::ns;
    else if (!side && known_[Side::ew].empty()) side = Side::ew;
    if (!side || !known_[*side].empty()) return std::nullopt;
    known_[*side] = letters;
    sheet_.names[*side] = printable(name.name, 40);
    return side;
}

void Names::name_the_others()
{
    for (Side side : both_sides)
        if (known_[side].empty() && !known_[other(side)].empty()) sheet_.names[side] = "the others";
}

}  // namespace hoyle::audit
