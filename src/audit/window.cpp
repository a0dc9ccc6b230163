// The marks of time on a sheet: what was entered after, what `noticed`, `corrects` and `agreed` say.

#include "audit/window.hpp"

#include <algorithm>
#include <optional>

namespace hoyle::audit {

using log::NoticedAt;
using terms::Mark;

namespace {

/// In the order in which things happen after a game is won.
int order_of(NoticedAt mark) { return static_cast<int>(mark); }

std::optional<NoticedAt> noticed_at(Mark mark)
{
    switch (mark) {
    case Mark::next_deal_ended:
    case Mark::next_trump_turned: return NoticedAt::next_deal;  // the trump card is the last card dealt
    case Mark::next_trump_made: return NoticedAt::next_make;
    case Mark::rubber_agreed:
    case Mark::rubber_over: return NoticedAt::agreement;
    default: return std::nullopt;
    }
}

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
        if (asked.at > from && asked.side == side && asked.from == figure && asked.above_the_line == (column == WindowColumn::honours)) {
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

}  // namespace

Window window(const Sheet& sheet, const Account& written, const Account& right, WindowColumn column, std::size_t row, Side side, Points figure,
              const lawbook::Book& book, const lawbook::Settings& settings)
{
    Window result;
    const GameOnSheet* game = nullptr;
    for (const Account* account : {&written, &right})
        for (const GameOnSheet& each : account->games)
            if (row >= each.first && row <= each.last && each.winner && (!game || each.last < game->last)) {
                game = &each;
                result.last_game = account->winner && &each == &account->games.back();
            }
    const bool over = game != nullptr;

    terms::Facts facts;
    facts.set(terms::Attr::column, column == WindowColumn::amount   ? terms::Word::rubber_amount
                                   : column == WindowColumn::tricks ? terms::Word::tricks
                                                                    : terms::Word::honours);
    facts.set(terms::Attr::last_game, terms::yes_no(result.last_game));
    result.ruling = book.answer(terms::Kind::score_error, terms::Point::score, facts, settings);
    if (!result.ruling) return result;

    const std::size_t from = column == WindowColumn::amount || row >= sheet.rows.size() ? 0 : sheet.rows[row].at;
    const Moment moment = moment_of(sheet, from, column, side, figure);
    result.asked_at = moment.where;
    for (const Mark mark : result.ruling->until) {
        result.until = std::string(terms::slug(mark));
        result.until_words = std::string(terms::say(mark));
        const auto closing = noticed_at(mark);
        if (!closing) continue;
        const bool agreement = *closing == NoticedAt::agreement;
        if (!agreement && !over) {
            result.why = "the game is not over";
            continue;
        }
        bool decided = false;
        for (const Noticed* noticed : moment.said) {
            if (noticed->after && order_of(noticed->mark) >= order_of(*closing)) {
                result.state = Window::State::closed;
                result.closed_at = noticed->where;
                result.why = "it was noticed after that";
                decided = true;
            }
            if (!noticed->after && order_of(noticed->mark) <= order_of(*closing)) {
                result.why = "it was noticed before that";
                decided = true;
            }
        }
        if (decided) continue;
        if (agreement) {
            if (sheet.agreed_at < moment.at) {
                result.state = Window::State::closed;
                result.closed_at = sheet.agreed_where;
                result.why = "the score had been agreed";
            }
            continue;
        }
        for (const Passed& passed : sheet.passed)
            if (passed.at > sheet.rows[game->last].at && passed.at < moment.at && order_of(passed.mark) >= order_of(*closing)) {
                result.state = Window::State::closed;
                result.closed_at = passed.where;
                result.why = "that had happened";
                decided = true;
            }
        for (const Row& later : sheet.rows)
            if (!decided && &later - sheet.rows.data() > static_cast<std::ptrdiff_t>(game->last) && later.at < moment.at) {
                result.state = Window::State::closed;
                result.closed_at = later.where;
                result.why = "the hand after that game is entered already";
                decided = true;
                break;
            }
        if (!decided && !moment.said.empty()) {
            result.state = Window::State::unsaid;
            result.why = "the sheet does not say whether it had happened";
        }
    }
    return result;
}

}  // namespace hoyle::audit
