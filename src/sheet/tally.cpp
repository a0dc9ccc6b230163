#include "sheet/tally.hpp"

#include "sheet/costs.hpp"

#include <algorithm>
#include <cmath>

namespace hoyle::sheet {
namespace {

/// What a side is written to stand at after the hand, in both columns or in one; true: in the game.
bool is_of_game(State& state, const Entry& entry, const HandTable& table, std::size_t side, std::size_t place, double& cost)
{
    const int written = entry.running[side][place];
    if (written < 0) return false;
    const auto of = [place](Points below, Points above) { return place == 0 ? below + above : place == 1 ? below : above; };
    const Points brought = of(entry.figures.below[side], entry.figures.above[side]);
    const Points all = of(state.below[side], state.above[side]);
    const Points before = state.running[side][place] >= 0 ? state.running[side][place] : all - brought;
    const bool in_game = place < 2 && written == state.game[side];
    if (written == before + brought || in_game) cost += cost::exact;
    else if (written == all) cost += cost::exact + 0.5;
    else add_slip(state, cost, cost::sum_slip);
    // how the game stands is no sum of the rubber's
    const bool of_game = in_game && written != before + brought;
    if (!table.whist()) state.running[side][place] = of_game ? -1 : written;
    return of_game || table.whist();
}

}  // namespace

bool is_near(int written, int right)
{
    if (std::abs(written - right) == 10 || std::abs(written - right) == 100 || std::abs(written - right) == 1) return true;
    if (written <= 0 || right <= 0) return false;
    std::array<int, 10> digits{};
    int other = 0, length = 0;
    for (int a = written, b = right; a > 0 || b > 0; a /= 10, b /= 10) {
        if (a == 0 || b == 0) return false;
        ++digits[static_cast<std::size_t>(a % 10)], --digits[static_cast<std::size_t>(b % 10)];
        other += a % 10 != b % 10;
        ++length;
    }
    return other == 1 || (length > 1 && std::all_of(digits.begin(), digits.end(), [](int count) { return count == 0; }));
}

void add_slip(State& state, double& cost, double price)
{
    cost += price + (state.slips > 0 ? cost::second_slip : 0);
    ++state.slips;
}

void add_hand(State& state, const Entry& entry, const HandTable& table, bool crossed)
{
    for (std::size_t side = 0; side < 2; ++side) {
        state.game[side] += entry.figures.below[side];
        if (!table.whist()) state.below[side] += entry.figures.below[side];
        state.above[side] += entry.figures.above[side];
        if (entry.figures.below[side] > 0) state.last_side = static_cast<int>(side);
    }
    ++state.entries;
    state.apart = state.apart || (crossed && entry.figures.below[0] != 0 && entry.figures.below[1] != 0);
    if (state.phase != 2) return;
    state.fresh = false;
    if (state.reached >= 0) return;
    const std::size_t ahead = state.game[1] > state.game[0] ? 1 : 0;
    if (state.game[ahead] >= table.target()) state.reached = static_cast<int>(ahead);
}

void check_running(State& state, const Entry& entry, const HandTable& table, std::vector<RoleOf>& roles, double& cost)
{
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t place = 0; place < 3; ++place) {
            if (!is_of_game(state, entry, table, side, place, cost)) continue;
            for (RoleOf& role : roles)
                if (role.role == Role::running && role.side == static_cast<int>(side) &&
                    role.place + 1 == static_cast<int>(place))
                    role.role = Role::standing;
        }
}

void close_game(State& state, int side, const HandTable& table, Points said)
{
    const auto winner = static_cast<std::size_t>(side);
    state.last_winner = side;
    state.last_grade = table.grade(state.game[1 - winner]);
    if (table.whist()) state.below[winner] += said >= 0 ? said : state.last_grade;
    ++state.won[winner];
    state.game = {};
    state.reached = -1;
    state.played_on = false;
    state.fresh = true;
}

void close_game_as_told(State& state, int side, const HandTable& table, Points told, double& cost)
{
    const bool wrong = table.whist() && told > 0 && told != table.grade(state.game[static_cast<std::size_t>(1 - side)]);
    if (wrong) add_slip(state, cost, cost::sum_slip);
    close_game(state, side, table, wrong ? told : -1);
}

void close_game_wrongly(State& state, const HandTable& table, double& cost)
{
    add_slip(state, cost, cost::game_line_wrong);
    close_game(state, state.game[0] >= state.game[1] ? 0 : 1, table);
}

}  // namespace hoyle::sheet
