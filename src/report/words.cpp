// The sentences and rows of the report for people.
#include "report/words.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hoyle::report {

std::string_view tag_of(const Finding& finding)
{
    switch (finding.family) {
    case Family::syntax: return "cannot be read: ";
    case Family::miscount: return "miscount: ";
    case Family::told: return "as told: ";
    case Family::perhaps: return "perhaps: ";
    case Family::impossible:
        return finding.kind == "left-out"     ? "left out: "
               : finding.kind == "told-twice" ? "told twice: "
               : finding.kind == "miswritten" ? "miswritten: "
                                              : "cannot have happened: ";
    case Family::irregularity: break;
    }
    return "";
}

using fmt::format;
using lawbook::Consult;
using lawbook::Verb;

std::string side_name(Side side) { return side == Side::ns ? "N-S" : "E-W"; }

std::string seats_name(Seats seats)
{
    if (seats == Seats(Side::ns)) return "N-S";
    if (seats == Seats(Side::ew)) return "E-W";
    if (seats == Seats::all()) return "any player";
    return names_of(seats);
}

std::string law_list(const std::vector<rulings::Cited>& laws)
{
    std::string text, book;
    for (std::size_t i = 0; i < laws.size(); ++i) {
        const rulings::Cited& law = laws[i];
        if (!text.empty()) text += ", ";
        if (law.book != book) text += law.book + " ";
        book = law.book;
        text += law.law;
        // of several laws in a row that bear on one thing, the last says on what
        const bool again = i + 1 < laws.size() && laws[i + 1].how == law.how;
        if (!law.how.empty() && !again) text += " (" + law.how + ")";
    }
    return text;
}

std::string with_line(const std::string& text, const Spot& where)
{
    return where.known() ? format("{} (line {})", text, where.place.line) : text;
}

bool is_right(const PointShown& point) { return !point.entitled.empty() || point.verb == Verb::grant || point.verb == Verb::may; }

namespace {

bool is_noun(const std::string& option) { return option.starts_with("a "); }

/// What the law makes compulsory is nobody's option: whoever is entitled insists on it.
bool compulsory(const PointShown& point)
{
    if (point.verb != Verb::must || point.options.size() != 1) return false;
    return point.entitled == Seats::all() || point.options.front().atom == "new-deal";
}

std::string confer_in_words(const PointShown& point)
{
    if (point.entitled == Seats::all()) return "";  // what anybody may insist on is nobody's choice
    if (point.consult == Consult::allowed) return ", and may confer";
    if (point.consult == Consult::forbidden) return ", and must not confer";
    if (point.consult != Consult::who_only) return "";
    return point.entitled.size() == 1 ? ", and must not confer" : ", and may confer only on who shall speak";
}

}  // namespace

std::string claim_in_words(const PointShown& point)
{
    const std::string who = seats_name(point.entitled);
    std::string text = (who.empty() ? "the other side" : who) + " may ";
    const bool insists = compulsory(point) && !is_noun(point.options.front().text);
    if (point.verb == Verb::grant && point.entitled == Seats::all() && point.options.size() > 1)
        text = "the players do one or the other";
    else if (point.options.size() != 1) text += "choose";
    else if (insists) text += "insist on it";
    else
        text += (compulsory(point)                     ? "insist on "
                 : is_noun(point.options.front().text) ? "have "
                                                       : "") +
                point.options.front().text;
    text += confer_in_words(point);
    for (std::size_t i = 0; i < point.until_words.size(); ++i) text += (i == 0 ? ", until " : ", or ") + point.until_words[i];
    if (insists) text += ": " + point.options.front().text;
    return text;
}

std::string answer_in_words(const PointShown& point, bool offence)
{
    std::string text = point.text;
    for (const OptionShown& option : point.options) text += (text.empty() ? "" : "; ") + option.text;
    if (point.verb == Verb::must && is_noun(text)) text = "there must be " + text;
    if (point.verb == Verb::lose && !point.ended_by.empty())
        text += ": " + point.ended_by + (point.ended_at.known() ? format(" (line {})", point.ended_at.place.line) : "");
    if (point.verb == Verb::fair && offence) text = "no penalty: " + text;
    if (point.verb == Verb::void_) text = "of no effect: " + text;
    return text;
}

std::string effect_of(const OptionShown& option)
{
    if (!option.effect.known) return {};
    if (option.effect.deal_void) return "the hand counts for nothing";
    std::string text;
    for (Side side : both_sides) {
        if (!text.empty()) text += "; ";
        text += format("{} {} tricks, {:+} below, stand {}", side_name(side), option.effect.tricks[side],
                       option.effect.below[side], option.effect.standing[side]);
        if (option.effect.rubber == side) text += ", rubber";
        else if (option.effect.game == side) text += ", game";
    }
    return text;
}

std::string window_of(const Miscount& slip)
{
    std::string window = slip.until.empty() ? "the book sets no time" : "may be corrected until " + slip.until_words;
    if (slip.corrected_at.known())
        window += format(": taken up at line {}, {}", slip.corrected_at.place.line, slip.correctable ? "in time" : "too late");
    else if (!slip.closed_by.empty())
        window += format(": too late now{}", slip.closed_at.known() ? format(" (line {})", slip.closed_at.place.line) : "");
    else if (slip.in_doubt) window += ": the sheet does not say whether that had happened";
    else window += slip.game_on ? ": the game is still on" : ": still open";
    return window;
}

/// Said once a deal, so its form is read when it is compiled.
std::string deal_row(const DealShown& deal)
{
    const std::string number = deal.deal == 0 ? "-" : std::to_string(deal.deal);  // the log need not number it
    std::string made = deal.trump ? std::string(name_of(*deal.trump)) : "?";
    if (deal.maker) (made += " by ") += letter_of(*deal.maker);
    if (deal.doublings > 4 && deal.doublings < 20) made += format(" x{}", 1 << deal.doublings);
    else if (deal.doublings > 4) made += format(", {} doubles", deal.doublings);
    else
        for (int i = 0; i < deal.doublings; ++i) made += " x2";
    const auto tricks = deal.tricks[Side::ns] < 0 ? std::string("?")
                                                  : format(FMT_COMPILE("{}-{}"), deal.tricks[Side::ns], deal.tricks[Side::ew]);
    const std::string otherwise = deal.otherwise.empty() ? "" : "  (if what is disputed is not so: " + deal.otherwise + ")";
    if (deal.is_void) return format("{:>5}  {:<22} {:>9}  void: {}{}", number, made, "", deal.void_by, otherwise);
    if (!deal.scored)
        return format("{:>5}  {:<22} {:>9}  not scored: it is not told {}{}", number, made, tricks, deal.unknown, otherwise);
    const auto& score = deal.score;
    std::string row = format(FMT_COMPILE("{:>5}  {:<22} {:>9}  {:>11}  {:>11}  {:>11}"), number, made, tricks,
                             score.below[Side::ns], score.below[Side::ew],
                             format(FMT_COMPILE("{}/{}"), score.above[Side::ns], score.above[Side::ew]));
    if (score.game) row += "  game to " + side_name(*score.game);
    if (deal.as_written) row += "  (as written)";
    if (deal.after_rubber) row += "  (the rubber was over: it does not count)";
    if (deal.to_choose) row += "  (as played: a penalty is still to be chosen)";
    else if (!deal.unknown.empty()) row += "  (not told: " + deal.unknown + ")";
    return row + otherwise;
}

std::string_view grade_word(Points grade)
{
    constexpr std::array<std::string_view, 4> words{"no game", "a single", "a double", "a treble"};
    return words[static_cast<std::size_t>(std::clamp(grade, 0, 3))];
}

std::string grades(const RubberShown& rubber)
{
    std::string text;
    for (const scoring::GameRecord& game : rubber.games) {
        if (!game.winner || !game.grade) continue;
        text += format("{}{}{} {}", text.empty() ? "; " : ", ", spoken(*game.winner), text.empty() ? " won" : "",
                       grade_word(game.grade));
    }
    return text;
}

std::string points_words(Points points) { return format("{} {}", points, points == 1 ? "point" : "points"); }

namespace {

/// In a number of one coin, and in pounds, shillings and pence where that number is broken or would be several of the next coin.
std::string paid(const scoring::Stakes& stakes, Points points)
{
    struct Coin {
        std::string_view name;
        std::int64_t farthings;
    };
    constexpr std::array<Coin, 6> coins{
        {{"penny", 4}, {"pence", 4}, {"shilling", 48}, {"shillings", 48}, {"pound", 960}, {"pounds", 960}}};
    constexpr std::int64_t penny = 4, shilling = 48, pound = 960, whole = 1000, most = 1'000'000'000;
    const std::int64_t amount = scoring::payment(stakes, points);
    const std::string text = scoring::money(amount, stakes.unit);
    const auto coin = std::find_if(coins.begin(), coins.end(), [&](const Coin& each) { return each.name == stakes.unit; });
    if (coin == coins.end() || amount <= 0 || amount > most) return text;
    const std::int64_t exact = amount * coin->farthings, farthings = (exact + whole / 2) / whole;
    const bool several = coin->farthings != pound && farthings >= (coin->farthings == penny ? shilling : pound);
    if (amount % whole == 0 && !several) return text;
    std::string parts;
    const auto add = [&](const std::string& part) { parts += (parts.empty() ? "" : " ") + part; };
    if (farthings >= pound) add(format("\u00a3{}", farthings / pound));
    if (farthings % pound >= shilling) add(format("{}s.", farthings % pound / shilling));
    if (const std::int64_t pence = farthings % shilling; pence > 0) {
        constexpr std::array<std::string_view, 4> parts_of_penny{"", "\u00bc", "\u00bd", "\u00be"};
        add((pence >= penny ? std::to_string(pence / penny) : "") +
            std::string(parts_of_penny[static_cast<std::size_t>(pence % penny)]) + "d.");
    }
    if (parts.empty()) return text;
    return text + ", " + parts + (exact % whole == 0 ? "" : " to the nearest farthing,");
}

}  // namespace

std::string rubber_line(const RubberShown& rubber)
{
    const auto& total = rubber.total;
    std::string text = format("rubber {}: ", rubber.number);
    if (total.over && total.winner) {
        text += format("{} win it, {} to {}", spoken(*total.winner), total.total[*total.winner],
                       total.total[other(*total.winner)]);
        text += total.points >= 0 ? "; they win " + points_words(total.points)
                                  : "; they lose " + points_words(-total.points) + " on it";
        if (rubber.stakes.per && rubber.stakes.amount)
            text += format(" ({} from each loser to each winner)", paid(rubber.stakes, std::abs(total.points)));
    } else {
        text += format("not over; in the game N-S stand at {}, E-W at {}", rubber.standing[Side::ns], rubber.standing[Side::ew]);
        text += format(" (so far N-S {} below, {} above; E-W {} below, {} above)", rubber.below[Side::ns], rubber.above[Side::ns],
                       rubber.below[Side::ew], rubber.above[Side::ew]);
    }
    text += grades(rubber);
    if (!rubber.named) text += "; the rubber before was over, though the log has no `rubber` line for this one";
    if (!rubber.otherwise.empty()) text += "; if what is disputed is not so: " + rubber.otherwise;
    if (!rubber.complete) text += "; not everything is known, see the deals";
    return text;
}

std::string block_line(const BlockShown& block, const Layout& layout)
{
    const audit::Audit& audited = *block.audit;
    std::string text = layout.title.empty() ? std::string("the block") : "\"" + layout.title + "\"";
    const std::string over = audited.lawful.winner ? layout.names[*audited.lawful.winner] + " win the rubber; " : std::string();
    const bool same = audited.lawful.winner && audited.lawful.result != 0 && audited.lawful.gainer() == *audited.lawful.winner;
    text += ": " + (same ? layout.names[*audited.lawful.winner] +
                               fmt::format(" win the rubber, and {}", points_words(audited.lawful.points()))
                         : over + layout.lawful);
    if (block.stakes.per && block.stakes.amount && audited.lawful.result != 0)
        text += format(" ({} from each loser to each winner)", paid(block.stakes, audited.lawful.points()));
    if (!layout.written.empty() && layout.written != layout.lawful) text += "; as written, " + layout.written;
    if (layout.right != layout.lawful) text += "; it should have been: " + layout.right;
    if (!audited.certain) text += "; of some figures nobody can say what they should be";
    return text;
}

}  // namespace hoyle::report
