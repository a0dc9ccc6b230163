// Games and what the sides have in them: where the scorer drew his lines, and the standings he noted.

#include "audit/auditor.hpp"

#include <algorithm>

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
    static constexpr std::array<std::string_view, 5> words{"the first game", "the second game", "the third game", "the fourth game", "the fifth game"};
    return game < words.size() ? std::string(words[game]) : "game " + std::to_string(game + 1);
}

}  // namespace

/// Where the scorer drew his lines, by his own figures: a game reached and played on in, or closed before anybody had it.
void Auditor::check_games()
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.games == 0 || sheet.by_columns || !rows_known()) return;
    PerSide<Points> standing = sheet.carried;
    bool reached = false;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const Row& here = sheet.rows[row];
        const scoring::HandScore score = [&] {
            const Columns written = here.written();
            scoring::HandScore bare = bare_score(written, standing, figures_);
            if (here.hand && bare.game)
                for (const scoring::RevokePenalty& revoke : here.hand->revokes)
                    if (bare.game == revoke.offenders) bare.game = std::nullopt;
            return bare;
        }();
        standing = score.standing;
        const bool last_of_sheet = row + 1 == sheet.rows.size();
        const bool line_here = !last_of_sheet && sheet.rows[row + 1].game != here.game;
        Mistake mistake;
        mistake.what = Mistake::What::division;
        mistake.row = row;
        mistake.laws = figures_.laws_of("target");
        if (score.game && !reached && !line_here && !last_of_sheet) {
            reached = true;
            mistake.side = *score.game;
            mistake.written = standing[*score.game];
            mistake.computed = standing[*score.game];
            mistake.where = here.where;
            mistake.heading = sheet.names[*score.game] + " have " + game_words(here.game) + " at " + row_words(row) + ", " +
                              std::to_string(standing[*score.game]) + ", and the scorer went on in it";
            mistake.label = "the game ends here";
            mistake.slips.push_back({SlipKind::game_missed, "a game was missed: the line should be drawn here", {}, row, true});
        } else if (line_here && !score.game && !reached) {
            const Side ahead = standing[Side::ew] > standing[Side::ns] ? Side::ew : Side::ns;
            mistake.side = ahead;
            mistake.written = standing[ahead];
            mistake.computed = figures_.target;
            mistake.where = here.where;
            mistake.heading = game_words(here.game) + " is closed at " + row_words(row) + ", where nobody has it: " + sheet.names[Side::ns] + " " +
                              std::to_string(standing[Side::ns]) + ", " + sheet.names[Side::ew] + " " + std::to_string(standing[Side::ew]);
            mistake.label = "no game yet";
            mistake.slips.push_back({SlipKind::game_given, "a game was given that nobody had", {}, row, true});
        }
        if (!mistake.slips.empty()) {
            // A row that is wrong already explains it, if with the right figure the line stands where it should.
            for (std::size_t before = row + 1; before-- > 0 && !mistake.cause;)
                if (sheet.rows[before].game == here.game) mistake.cause = row_cause_[before];
            if (mistake.cause) mistake.slips.clear();
            const std::size_t index = add(std::move(mistake));
            if (!division_cause_) division_cause_ = audit_.mistakes[index].cause ? *audit_.mistakes[index].cause : index;
        }
        if (line_here) standing = {}, reached = false;
    }
}

/// What somebody has as the score in the game, against the rows before it.
void Auditor::check_standings()
{
    const Sheet& sheet = audit_.sheet;
    const auto standing_after = [&](const Account& account, std::size_t rows, Side side) {
        Points points = rows == 0 || (!account.games.empty() && account.games.front().last + 1 >= rows) ? sheet.carried[side] : 0;
        for (const GameOnSheet& game : account.games)
            if (rows > game.first && rows <= game.last + 1)
                for (std::size_t row = game.first; row < rows; ++row) points += account.rows[row].below[side];
        return points;
    };
    for (const Standing& standing : sheet.standings)
        for (Side side : both_sides) {
            const auto& said = standing.said[side];
            if (!said) continue;
            const Points right = standing_after(audit_.right, standing.rows, side), local = standing_after(audit_.written, standing.rows, side);
            if (said->points == right) continue;
            Mistake mistake = wrong(What::standing, side, false, *said, right, local);
            mistake.laws = figures_.laws_of("trick");
            if (said->points == local)
                for (std::size_t row = standing.rows; row-- > 0 && !mistake.cause;) mistake.cause = row_cause_[row];
            if (!mistake.cause) {
                std::vector<Part> parts;
                for (const GameOnSheet& game : audit_.written.games)
                    if (standing.rows > game.first && standing.rows <= game.last + 1)
                        for (std::size_t row = game.first; row < standing.rows; ++row)
                            for (const Figure& figure : sheet.rows[row].below[side]) parts.push_back({figure.points, figure_words(figure, "the entry")});
                mistake.slips = slips_in_sum(parts, local, said->points);
            }
            add(std::move(mistake));
        }
}

}  // namespace hoyle::audit
