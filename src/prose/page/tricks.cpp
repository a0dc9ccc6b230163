#include "prose/page/tricks.hpp"

#include "prose/words.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

/// A row of cards as they lay on the table.
struct Laid {
    PerSeat<Card> played;
    std::optional<Seat> marked;  ///< whose card is marked as the winner
    int marks = 0;
};
Laid laid(const std::vector<PrintedCard>& row, const Columns& columns)
{
    Laid out;
    for (std::size_t k = 0; k < 4; ++k) {
        out.played[columns.seats[k]] = row[k].card;
        if (!row[k].marked) continue;
        out.marked = columns.seats[k];
        ++out.marks;
    }
    return out;
}

/// Who wins the trick, from the leader on.
Seat best_of(const PerSeat<Card>& played, Seat first, Strain trump)
{
    Seat best = first;
    for (Seat seat = left_of(first); seat != first; seat = left_of(seat))
        if (beats(played[seat], played[best], trump)) best = seat;
    return best;
}

std::string trick_line(std::size_t number, Seat first, const PerSeat<Card>& played)
{
    std::string row = std::to_string(number) + ". " + letter_of(first) + ":";
    Seat seat = first;
    for (int k = 0; k < 4; ++k, seat = left_of(seat)) row += " " + spelling(played[seat]);
    return row;
}

bool same_suit(const PerSeat<Card>& played)
{
    return std::all_of(std::begin(all_seats), std::end(all_seats),
                       [&](Seat seat) { return played[seat].suit() == played[Seat::north].suit(); });
}

/// Whoever has the marked card leads to the next row, and each marked card wins.
bool marks_win(const std::vector<Laid>& tricks, Strain trump)
{
    for (std::size_t k = 1; k < tricks.size(); ++k)
        if (best_of(tricks[k].played, *tricks[k - 1].marked, trump) != *tricks[k].marked) return false;
    return true;
}

/// Each marked card leads, and whoever wins leads to the next row.
bool marks_lead(const std::vector<Laid>& tricks, Strain trump)
{
    for (std::size_t k = 0; k + 1 < tricks.size(); ++k)
        if (best_of(tricks[k].played, *tricks[k].marked, trump) != *tricks[k + 1].marked) return false;
    return true;
}

/// A row as it was played from this seat on.
PerSeat<Card> played_from(Seat first, const std::vector<PrintedCard>& row)
{
    PerSeat<Card> played;
    for (std::size_t k = 0; k < row.size(); ++k) played[left_of(first, static_cast<int>(k))] = row[k].card;
    return played;
}

/// Suits that were not followed and came later from the same hand.
int revokes_in(const std::vector<PerSeat<Card>>& tricks, const std::vector<Seat>& leaders)
{
    int revokes = 0;
    for (std::size_t k = 0; k < tricks.size(); ++k)
        for (const Seat seat : all_seats) {
            const Suit led = tricks[k][leaders[k]].suit();
            const auto later = [&](const PerSeat<Card>& trick) { return trick[seat].suit() == led; };
            revokes += tricks[k][seat].suit() != led &&
                       std::any_of(tricks.begin() + static_cast<std::ptrdiff_t>(k) + 1, tricks.end(), later);
        }
    return revokes;
}

}  // namespace

std::vector<Seat> leaders_as_played(std::span<const std::vector<PrintedCard>> rows, Seat first, Strain trump)
{
    constexpr std::size_t fewest = 6, fewest_discards = 3;
    constexpr int most_revokes = 1;
    std::vector<PerSeat<Card>> tricks;
    std::vector<Seat> leaders;
    std::size_t discards = 0;
    for (const auto& row : rows) {
        tricks.push_back(played_from(first, row));
        leaders.push_back(first);
        discards += !same_suit(tricks.back());
        first = best_of(tricks.back(), first, trump);
    }
    if (rows.size() < fewest || discards < fewest_discards || revokes_in(tricks, leaders) > most_revokes) return {};
    return leaders;
}

std::vector<Seat> leaders_marked(std::span<const std::vector<PrintedCard>> rows, const Columns& columns)
{
    constexpr std::size_t fewest = 3;
    std::vector<Laid> tricks;
    for (const auto& row : rows) tricks.push_back(laid(row, columns));
    const auto once = [](const Laid& trick) { return trick.marks == 1; };
    if (tricks.size() < fewest || !std::all_of(tricks.begin(), tricks.end(), once)) return {};
    const auto with_some = [&](auto&& holds) {
        return std::any_of(std::begin(all_strains), std::end(all_strains), [&](Strain trump) { return holds(tricks, trump); });
    };
    std::vector<Seat> leaders;
    if (!with_some(marks_lead) || with_some(marks_win)) return leaders;
    for (const Laid& trick : tricks) leaders.push_back(*trick.marked);
    return leaders;
}

std::optional<std::vector<std::string>> tricks_told(std::span<const std::vector<PrintedCard>> rows,
                                                    std::span<const std::optional<Seat>> leaders, const Columns& columns,
                                                    const PageFacts& facts)
{
    const bool known = facts.turned || facts.trump;
    Seat first = facts.leader ? *facts.leader : left_of(*facts.dealer);
    bool led = true;  // it is known who leads
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        if (row.empty()) {
            lines.push_back(std::to_string(lines.size() + 1) + ". ?");
            led = false;
            continue;
        }
        if (const auto leader = leaders[lines.size()]) first = *leader, led = true;
        if (!led) return std::nullopt;  // who won the trick before is not told
        const Laid trick = laid(row, columns);
        if (trick.marks > 1) return std::nullopt;
        lines.push_back(trick_line(lines.size() + 1, first, trick.played));
        const bool shown = known || same_suit(trick.played);
        led = shown || trick.marked;
        first = shown ? best_of(trick.played, first, facts.played_at()) : trick.marked.value_or(first);
    }
    return lines;
}

}  // namespace hoyle::prose
