#include "report/finding_parts.hpp"

#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <cctype>

namespace hoyle::report {
namespace {

using fmt::format;

std::string one(Seat seat, const PlayerNames& players)
{
    const std::string& name = players[static_cast<std::size_t>(seat)];
    return name.empty() || name.size() == 1 ? std::string(name_of(seat)) : format("{} ({})", name_of(seat), name);
}

std::string title_of_log(const Finding& finding)
{
    const std::string line = format("line {}", finding.where.place.line);
    if (finding.family == Family::book) return finding.heading;
    if (finding.asks) return "a question first, about " + line;
    if (!finding.where.known()) return "a word beforehand";
    if (finding.kind == "syntax") return line + " cannot be read";
    if (finding.kind == "left-out") return "something is left out";
    if (finding.kind == "impossible") return "what " + line + " says cannot have happened";
    if (finding.kind == "told-twice") return line + " says what is said already";
    if (finding.kind == "miswritten") return line + " is miswritten";
    return line + " does not agree with the rest";
}

}  // namespace

std::string in_line(const Spot& spot) { return spot.known() ? format(" in line {}", spot.place.line) : ""; }

bool is_of_log(const Finding& finding)
{
    return finding.family == Family::syntax || finding.family == Family::impossible || finding.family == Family::book ||
           (finding.family == Family::perhaps && finding.points.empty() && !finding.miscount) ||
           (finding.family == Family::miscount && !finding.miscount);
}

std::string column_words(const Miscount& slip)
{
    if (slip.whist && (slip.column == "below" || slip.column == "above")) return "";
    if (slip.column == "below" || slip.column == "above") return " " + slip.column + " the line";
    return slip.column == "game" || slip.column == "rubber" ? " for the " + slip.column : " for " + slip.column;
}

std::string deed_of(const Finding& finding)
{
    if (is_of_log(finding)) return title_of_log(finding);
    if (finding.miscount && finding.miscount->side_name.empty() && finding.deal != 0 && finding.miscount->column != "game") {
        const Miscount& slip = *finding.miscount;
        return format("{}'s score{} is wrong: {} written, {} by the laws", side_name(slip.side), column_words(slip), slip.written,
                      slip.computed);
    }
    if (finding.deed.empty() && finding.points.empty() && !finding.miscount)
        return format("what line {} says has no effect", finding.where.place.line);
    if (finding.deed.empty()) return finding.heading;
    std::string deed = finding.deed;
    if (const auto at = deed.find("{}"); at != deed.npos)
        deed.replace(at, 2, finding.offender ? one(*finding.offender, finding.players) : "a player");
    return deed;
}

std::string as_sentence(std::string text)
{
    if (text.empty()) return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (text.back() != '.' && text.back() != '?' && text.back() != ':' && text.back() != '!') text += '.';
    return text;
}

std::string seats_in_words(Seats seats, const PlayerNames& players)
{
    if (seats == Seats::all()) return "any player";
    std::vector<std::string> names;
    for (Seat seat : {Seat::north, Seat::east, Seat::south, Seat::west})
        if (seats.has(seat)) names.push_back(seats.size() == 1 ? one(seat, players) : std::string(name_of(seat)));
    return lawbook::listed(names, seats == Seats(Side::ns) || seats == Seats(Side::ew) ? "and" : "or");
}

std::string title_of(const Finding& finding)
{
    std::string where;
    if (finding.deal != 0) where = format("deal {}", finding.deal);
    if (finding.trick != 0)
        where += format("{}{}trick {}", where.empty() ? "" : ", ", finding.after_trick ? "after " : "", finding.trick);
    std::string deed = deed_of(finding);
    if (finding.family == Family::perhaps) deed = "perhaps " + deed;
    if (finding.family == Family::told) deed += ", as the log says";
    std::string title = where.empty() ? deed : where + ": " + deed;
    title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
    return title;
}

}  // namespace hoyle::report
