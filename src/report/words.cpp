// The sentences and rows of the report for people.
#include "report/words.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hoyle::report {

using fmt::format;
using lawbook::Consult;
using lawbook::Verb;

std::string side_name(Side side) { return side == Side::ns ? "N-S" : "E-W"; }

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

std::string grades(const RubberShown& rubber)
{
    std::string text;
    for (const scoring::GameRecord& game : rubber.games) {
        if (!game.winner || !game.grade) continue;
        text += format("{}{}{} {}", text.empty() ? "" : ", ", spoken(*game.winner), text.empty() ? " won" : "",
                       scoring::grade_word(game.grade));
    }
    return text;
}

std::string points_words(Points points) { return format("{} {}", points, points == 1 ? "point" : "points"); }

std::string block_line(const BlockShown& block, const Layout& layout)
{
    const audit::Audit& audited = *block.audit;
    const bool kept = block.kept != BlockShown::Kept::no;
    std::string text = !layout.title.empty() ? "\"" + layout.title + "\"" : kept ? "the sheet" : "the block";
    const std::string over = audited.lawful.winner ? layout.names[*audited.lawful.winner] + " win the rubber; " : std::string();
    const bool same = audited.lawful.winner && audited.lawful.result != 0 && audited.lawful.gainer() == *audited.lawful.winner;
    // of a rubber that is not over, and a sheet that says so
    const bool as_it_stands = block.kept == BlockShown::Kept::surely && !audited.lawful.winner && audited.lawful.result != 0 &&
                              layout.written ==
                                  layout.names[audited.lawful.gainer()] + " win " + points_words(audited.lawful.points());
    if (as_it_stands) return text + ": " + layout.written + " as it stands, as written";
    text += ": " + (same ? layout.names[*audited.lawful.winner] +
                               fmt::format(" win the rubber, and {}", points_words(audited.lawful.points()))
                         : over + layout.lawful);
    if (block.stakes.per && block.stakes.amount && audited.lawful.result != 0)
        text += format(" (each loser pays {})",
                       in_coin(scoring::payment(block.stakes, audited.lawful.points()), block.stakes.unit));
    if (!layout.written.empty() && layout.written != layout.lawful) text += "; as written, " + layout.written;
    else if (block.kept == BlockShown::Kept::surely)
        text += layout.written.empty() ? "; no difference is written" : ", as written";
    if (layout.right != layout.lawful) text += "; it should have been: " + layout.right;
    if (!audited.certain) text += "; of some figures nobody can say what they should be";
    return text;
}

}  // namespace hoyle::report
