// The marks of time on a sheet: what was entered after, what `noticed`, `corrects` and `agreed` say.

#include "audit/window.hpp"

#include "table/timeline.hpp"

#include <optional>

namespace hoyle::audit {

using log::NoticedAt;
using table::Progress;
using terms::Mark;

namespace {

/// When somebody spoke of the slip: a line that names its figure, else the next `noticed`, else the end of the log.
struct Moment {
    std::size_t at = 0;
    Spot where;
    std::vector<const Noticed*> said;
};

Moment moment_of(const Sheet& sheet, std::size_t from, WindowColumn column, Side side, Points figure)
{
    Moment moment{sheet.end, {}, {}};
    for (const Asked& asked : sheet.asked)
        if (asked.at > from && asked.side == side && asked.from == figure &&
            asked.above_the_line == (column == WindowColumn::honours)) {
            moment.at = asked.at;
            moment.where = asked.where;
            break;
        }
    std::size_t group = 0;
    for (const Noticed& noticed : sheet.noticed) {
        if (noticed.at < from) continue;
        if (!moment.said.empty() && noticed.at > group + 1) break;  // another group of lines speaks of another slip
        if (moment.where.known() && moment.said.empty() && noticed.at > moment.at + 1) break;
        group = noticed.at;
        moment.said.push_back(&noticed);
        if (!moment.where.known()) moment.at = noticed.at, moment.where = noticed.where;
    }
    return moment;
}

/// The game a row stands in, as soon as either account has it won; nullptr: it is not won.
struct GameWon {
    const GameOnSheet* game = nullptr;
    bool last = false;  ///< of the rubber
};

GameWon game_of(std::size_t row, const Account& written, const Account& right)
{
    GameWon found;
    for (const Account* account : {&written, &right})
        for (const GameOnSheet& each : account->games) {
            if (row < each.first || row > each.last || !each.winner || (found.game && each.last >= found.game->last)) continue;
            found = {&each, account->winner && &each == &account->games.back()};
        }
    return found;
}

terms::Word word_of(WindowColumn column)
{
    switch (column) {
    case WindowColumn::amount: return terms::Word::rubber_amount;
    case WindowColumn::tricks: return terms::Word::tricks;
    default: return terms::Word::honours;
    }
}

void close(Window& window, const Spot& where, std::string why)
{
    window.state = Window::State::closed;
    window.closed_at = where;
    window.why = std::move(why);
}

/// What was said of when it was noticed decides. False: nothing was said that does.
bool decided_by_words(const Moment& moment, NoticedAt closing, Window& window)
{
    bool decided = false;
    for (const Noticed* noticed : moment.said) {
        if (noticed->after && noticed->mark >= closing) {
            close(window, noticed->where, "it was noticed after that");
            decided = true;
        }
        if (!noticed->after && noticed->mark <= closing) {
            window.why = "it was noticed before that";
            decided = true;
        }
    }
    return decided;
}

/// How far the sheet shows things to have gone since the game was won: marks that were passed, hands that were entered.
Progress progress_since(const Sheet& sheet, const GameOnSheet* game)
{
    Progress progress;
    progress.happened(NoticedAt::agreement, sheet.agreed_at, sheet.agreed_where);
    if (!game) return progress;
    for (const Passed& passed : sheet.passed)
        if (passed.at > sheet.rows[game->last].at) progress.happened(passed.mark, passed.at, passed.where);
    for (std::size_t later = game->last + 1; later < sheet.rows.size(); ++later)
        progress.hand_over(sheet.rows[later].at, sheet.rows[later].where);
    return progress;
}

/// Whether the window was closed by this mark when somebody spoke.
void look(const Sheet& sheet, const Moment& moment, NoticedAt closing, const GameOnSheet* game, Window& window)
{
    const bool agreement = closing == NoticedAt::agreement;
    if (!agreement && !game) {
        window.why = "the game is not over";
        return;
    }
    if (decided_by_words(moment, closing, window)) return;
    const Progress::Passing passing = progress_since(sheet, game).passed(closing, moment.at);
    if (passing.when != table::no_time) {
        const char* told = agreement ? "the score had been agreed" : "that had happened";
        close(window, passing.where, passing.told ? told : "the hand after that game is entered already");
    } else if (!agreement && !moment.said.empty()) {
        window.state = Window::State::unsaid;
        window.why = "the sheet does not say whether it had happened";
    }
}

}  // namespace

Window window(const Sheet& sheet, const Account& written, const Account& right, WindowColumn column, std::size_t row, Side side,
              Points figure, const lawbook::Book& book, const lawbook::Settings& settings)
{
    Window result;
    const GameWon won = game_of(row, written, right);
    result.last_game = won.last;
    terms::Facts facts;
    facts.set(terms::Attr::column, word_of(column));
    facts.set(terms::Attr::last_game, terms::yes_no(result.last_game));
    result.ruling = book.answer(terms::Kind::score_error, terms::Point::score, facts, settings);
    if (!result.ruling) return result;

    const std::size_t from = column == WindowColumn::amount || row >= sheet.rows.size() ? 0 : sheet.rows[row].at;
    const Moment moment = moment_of(sheet, from, column, side, figure);
    result.asked_at = moment.where;
    for (const Mark mark : result.ruling->until) {
        result.until = std::string(terms::slug(mark));
        result.until_words = std::string(terms::say(mark));
        if (const auto closing = Progress::waits_for(mark)) look(sheet, moment, *closing, won.game, result);
    }
    return result;
}

}  // namespace hoyle::audit
