// Games and what the sides have in them: where the scorer drew his lines, and the standings he noted.

#include "audit/auditor.hpp"
#include "scoring/rubber.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::audit {

std::string figure_words(const Figure& figure, std::string_view what)
{
    std::string words = std::string(what) + " of " + std::to_string(figure.points);
    if (figure.where.known()) words += " (line " + std::to_string(figure.where.place.line) + ")";
    return words;
}

namespace {

std::string game_words(std::size_t game)
{
    static constexpr std::array<std::string_view, 5> words{"the first game", "the second game", "the third game",
                                                           "the fourth game", "the fifth game"};
    return game < words.size() ? std::string(words[game]) : "game " + std::to_string(game + 1);
}

}  // namespace

/// Who is said to have won a game, and what it is said to be worth at whist, against the entries before it.
void Auditor::check_games_won()
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.won.empty() || sheet.by_columns || !rows_known()) return;
    const Account lawful = add_up(
        sheet, figures_, [&](std::size_t row, const PerSide<Points>& standing) { return right_score(row, standing); },
        Division::by_the_laws);
    for (const Won& said : sheet.won) {
        const auto ends_here = [&](const GameOnSheet& each) { return each.winner && each.last + 1 == said.rows; };
        const auto game = std::find_if(lawful.games.begin(), lawful.games.end(), ends_here);
        if (game == lawful.games.end() || game->winner != said.side) {
            add_game_won(said, game == lawful.games.end() ? "nobody" : sheet.names[*game->winner]);
            continue;
        }
        if (said.grade == 0 || game->grade == said.grade) continue;
        const auto number = static_cast<std::size_t>(game - lawful.games.begin());
        const std::string right(scoring::grade_word(game->grade));
        Mistake mistake = division(game->last, said.side, said.grade, game->grade);
        mistake.what = Mistake::What::grade;
        mistake.where = said.where;
        mistake.heading = sheet.names[said.side] + ", " + game_words(number) + ": written " +
                          std::string(scoring::grade_word(said.grade)) + ", by the laws " + right;
        mistake.label = right + " by the laws";
        mistake.laws = figures_.laws_of("grade");
        add_division(std::move(mistake));
    }
}

/// A game that `winner` has, and not the side that is said to have it.
void Auditor::add_game_won(const Won& said, const std::string& winner)
{
    const Sheet& sheet = audit_.sheet;
    Mistake mistake = division(said.rows > 0 ? said.rows - 1 : 0, said.side, figures_.target, figures_.target);
    mistake.where = said.where;
    mistake.heading = "a game is said to be won by " + sheet.names[said.side] + ", and " + winner +
                      (winner == "nobody" ? " has one here" : " have it");
    mistake.label = winner == "nobody" ? "no game here" : "the game is " + winner + "'s";
    mistake.slips.push_back({SlipKind::game_given, "a game was given that nobody had", {}, mistake.row, true});
    if (division_cause_) mistake.cause = division_cause_;
    if (sheet.rows.empty()) return;
    add_division(std::move(mistake));
}

/// Where the scorer drew his lines, by his own figures: a game reached and played on in, or closed before anybody had it.
void Auditor::check_games()
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.games == 0 || sheet.by_columns || !rows_known()) return;
    PerSide<Points> standing = sheet.carried;
    bool reached = false;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const Row& here = sheet.rows[row];
        const scoring::HandScore score = score_as_written(here, standing);
        standing = score.standing;
        const bool last_of_sheet = row + 1 == sheet.rows.size();
        const bool line_here = !last_of_sheet && sheet.rows[row + 1].game != here.game;
        if (score.game && !reached && !line_here && !last_of_sheet) {
            reached = true;
            add_division(game_played_on(row, *score.game, standing));
        } else if (line_here && !score.game && !reached) {
            add_division(game_closed_too_soon(row, standing));
        }
        if (line_here) standing = {}, reached = false;
    }
}

Mistake Auditor::division(std::size_t row, Side side, Points written, Points right) const
{
    Mistake mistake;
    mistake.what = Mistake::What::division;
    mistake.row = row;
    mistake.laws = figures_.laws_of("target");
    mistake.side = side;
    mistake.written = written;
    mistake.computed = right;
    // where the scorer drew his line, if he did
    const Sheet& sheet = audit_.sheet;
    const std::size_t next = sheet.rows[row].game + 1;
    mistake.where = next < sheet.game_lines.size() ? sheet.game_lines[next] : sheet.rows[row].where;
    return mistake;
}

Mistake Auditor::game_played_on(std::size_t row, Side winner, const PerSide<Points>& standing) const
{
    const Sheet& sheet = audit_.sheet;
    Mistake mistake = division(row, winner, standing[winner], standing[winner]);
    mistake.heading = sheet.names[winner] + " have " + game_words(sheet.rows[row].game) + " at " + row_words(row) + ", " +
                      std::to_string(standing[winner]) + ", and the scorer went on in it";
    const bool drawn_later = sheet.game_lines.size() > sheet.rows[row].game + 1;
    mistake.label = drawn_later ? "this line belongs behind " + row_words(row) : "the game ends here";
    mistake.slips.push_back({SlipKind::game_missed, "a game was missed: the line should be drawn here", {}, row, true});
    return mistake;
}

Mistake Auditor::game_closed_too_soon(std::size_t row, const PerSide<Points>& standing) const
{
    const Sheet& sheet = audit_.sheet;
    const Side ahead = standing[Side::ew] > standing[Side::ns] ? Side::ew : Side::ns;
    Mistake mistake = division(row, ahead, standing[ahead], figures_.target);
    mistake.heading = game_words(sheet.rows[row].game) + " is closed at " + row_words(row) +
                      ", where nobody has it: " + sheet.names[Side::ns] + " " + std::to_string(standing[Side::ns]) + ", " +
                      sheet.names[Side::ew] + " " + std::to_string(standing[Side::ew]);
    mistake.label = "no game yet";
    // four players know when a game is won; one writes it down
    mistake.slips.push_back({SlipKind::left_out, "the line that won it is missing from the sheet", {}, row, true});
    mistake.slips.push_back({SlipKind::game_given, "a game was given that nobody had", {}, row, true});
    return mistake;
}

/// A row that is wrong already explains it, if with the right figure the line stands where it should.
void Auditor::add_division(Mistake mistake)
{
    const Sheet& sheet = audit_.sheet;
    for (std::size_t before = mistake.row + 1; before-- > 0 && !mistake.cause;)
        if (sheet.rows[before].game == sheet.rows[mistake.row].game) mistake.cause = row_cause_[before];
    if (mistake.cause) mistake.slips.clear();
    const std::size_t index = add(std::move(mistake));
    if (!division_cause_) division_cause_ = audit_.mistakes[index].cause ? *audit_.mistakes[index].cause : index;
}

namespace {

/// The game that the row before `rows` stands in; nullptr: there is none.
const GameOnSheet* game_before(const Account& account, std::size_t rows)
{
    for (const GameOnSheet& game : account.games)
        if (rows > game.first && rows <= game.last + 1) return &game;
    return nullptr;
}

Points standing_after(const Account& account, std::size_t rows, Side side, Points carried)
{
    const bool in_first = rows == 0 || (!account.games.empty() && account.games.front().last + 1 >= rows);
    Points points = in_first ? carried : 0;
    if (const GameOnSheet* game = game_before(account, rows))
        for (std::size_t row = game->first; row < rows; ++row) points += account.rows[row].below[side];
    return points;
}

}  // namespace

/// What somebody has as the score in the game, against the rows before it.
void Auditor::check_standings()
{
    PerSide<WrongStanding> before;
    for (const Standing& standing : audit_.sheet.standings)
        for (Side side : both_sides)
            if (standing.said[side]) check_standing(standing.rows, side, *standing.said[side], before[side]);
}

/// `before`: the standing noted before it, if that was wrong. What is out by the same, in the same game, was reckoned on from it.
void Auditor::check_standing(std::size_t rows, Side side, const Figure& said, WrongStanding& before)
{
    const Sheet& sheet = audit_.sheet;
    const Points right = standing_after(audit_.right, rows, side, sheet.carried[side]);
    const Points local = standing_after(audit_.written, rows, side, sheet.carried[side]);
    const WrongStanding earlier = std::exchange(before, {});
    if (said.points == right) return;
    Mistake mistake = wrong(What::standing, side, false, said, right, local);
    mistake.laws = figures_.laws_of("trick");
    if (said.points == local)
        for (std::size_t row = rows; row-- > 0 && !mistake.cause;) mistake.cause = row_cause_[row];
    const GameOnSheet* game = mistake.cause ? nullptr : game_before(audit_.written, rows);
    if (!mistake.cause && earlier.out == said.points - local && game == earlier.game) mistake.cause = earlier.root;
    std::vector<Part> parts;
    for (std::size_t row = game ? game->first : rows; row < rows; ++row)
        for (const Figure& figure : sheet.rows[row].below[side])
            parts.push_back({figure.points, figure_words(figure, "the entry")});
    if (!mistake.cause) mistake.slips = slips_in_sum(parts, local, said.points);
    const auto cause = mistake.cause;
    const std::size_t index = add(std::move(mistake));
    if (game) before = {said.points - local, game, cause.value_or(index)};
}

}  // namespace hoyle::audit
