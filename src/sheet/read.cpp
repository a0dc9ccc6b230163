#include "sheet/read.hpp"

#include "lawbook/book.hpp"
#include "sheet/search.hpp"
#include "sheet/write.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::sheet {
namespace {

constexpr std::size_t longest_line = 1000, longest_sheet = 300;
constexpr std::string_view code_of_bridge = "portland-1904", code_of_whist = "short-whist";

/// Statements of the language that head a sheet as well as a log, and stay as they are.
bool is_heading(std::string_view words)
{
    static constexpr std::string_view heads[] = {"laws", "table", "stakes", "date"};
    return std::find(std::begin(heads), std::end(heads), words.substr(0, words.find(' '))) != std::end(heads);
}

/// Does the text tell of play, or is it a block as the language has it?
bool is_log(std::string_view text, const Known& known)
{
    static constexpr std::string_view of_play[] = {"led",   "leads",   "lead",   "follows", "followed",
                                                   "dummy", "trumped", "ruffed", "revoked", "revoke"};
    static constexpr std::string_view of_blocks[] = {"block", "game", "total", "column", "from", "noticed", "entry"};
    std::size_t lines = 0, read = 0, play = 0, block = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        auto line = text.substr(at, end - at);
        at = end + 1;
        const auto first = line.find_first_not_of(" \t\r");
        if (first == line.npos) continue;
        line = line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
        if (line.size() > longest_line || ++lines > longest_sheet) return true;
        const auto word = line.substr(0, line.find_first_of(" :\t"));
        if (word == "expect" || word == "title" || word == "deal" || word == "hands") return true;
        const bool reads = !is_heading(line) && known.reads(line);
        read += reads;
        block += reads && std::find(std::begin(of_blocks), std::end(of_blocks), word) != std::end(of_blocks) && word != "game";
        std::string small;
        for (const char c : line) small += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        for (const auto verb : of_play) {
            const auto found = small.find(verb);
            if (found == small.npos) continue;
            const bool begins = found == 0 || std::isalpha(static_cast<unsigned char>(small[found - 1])) == 0;
            const auto behind = found + verb.size();
            const bool ends = behind >= small.size() || std::isalpha(static_cast<unsigned char>(small[behind])) == 0;
            play += begins && ends;
        }
    }
    return play > 1 || (block > 0 && read * 10 >= lines * 6);
}

/// Is the reading good enough to be taken for what the sheet says?
bool fits(const Reading& reading)
{
    std::size_t figures = 0, left_out = 0;
    for (const Unit& unit : reading.units)
        for (const std::size_t at : unit.numbers) figures += !unit.marks[at].in_words;
    for (const Step& step : reading.steps)
        for (const RoleOf& role : step.roles) left_out += role.role == Role::left_out;
    constexpr double a_figure = 4.2, a_sheet = 14;
    return reading.end.entries >= 2 && reading.cost <= a_figure * static_cast<double>(figures) + a_sheet &&
           left_out * 3 <= figures + 3;
}

/// A figure of the sheet as a reading takes it.
struct Taken {
    std::uint32_t line = 0;
    int begin = 0;
    std::string text;
    RoleOf role;
};

std::vector<Taken> taken(const Reading& reading)
{
    std::vector<Taken> out;
    for (const Step& step : reading.steps) {
        Unit unit = reading.units[std::min(step.unit, reading.units.size() - 1)];
        for (std::size_t k = 1; k < step.units; ++k) unit = joined(unit, reading.units[step.unit + k]);
        for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
            const Mark& mark = unit.marks[unit.numbers[n]];
            out.push_back({mark.line, mark.column, mark.text, n < step.roles.size() ? step.roles[n] : RoleOf{Role::none, -1}});
        }
    }
    std::sort(out.begin(), out.end(),
              [](const Taken& a, const Taken& b) { return std::pair(a.line, a.begin) < std::pair(b.line, b.begin); });
    return out;
}

std::string words_of(const RoleOf& role, const Sides& sides)
{
    const std::string whose = role.side < 0 ? std::string() : " of " + sides.names[static_cast<std::size_t>(role.side)];
    switch (role.role) {
    case Role::below: return "what the tricks brought" + whose;
    case Role::above: return "honours" + whose;
    case Role::tricks: return "a number of tricks";
    case Role::honours: return "a number of honours";
    case Role::number: return "the number of the hand";
    case Role::running:
        return "how " + (role.side < 0 ? "a side" : sides.names[static_cast<std::size_t>(role.side)]) + " stood after the hand";
    case Role::sum_below: return "the sum below the line" + whose;
    case Role::sum_above: return "the sum above the line" + whose;
    case Role::points: return "both columns together" + whose;
    case Role::bonus: return "the points for the rubber" + whose;
    case Role::total: return "the total" + whose;
    case Role::result: return "the difference";
    case Role::again: return "a sum written again";
    case Role::carried: return "what was brought forward" + whose;
    case Role::money: return "money";
    default: return "no figure of the score";
    }
}

/// The fact that divides two readings: the first figure that they take otherwise.
Question dividing(const Reading& a, const Reading& b)
{
    const auto first = taken(a), second = taken(b);
    for (std::size_t i = 0; i < first.size() && i < second.size(); ++i) {
        if (first[i].line != second[i].line || first[i].begin != second[i].begin) break;
        if (first[i].role.role == second[i].role.role && first[i].role.side == second[i].role.side) continue;
        return {"is the " + first[i].text + " in line " + std::to_string(first[i].line + 1) + " " +
                    words_of(first[i].role, a.sides) + ", or " + words_of(second[i].role, b.sides) + "?",
                first[i].line};
    }
    const std::uint32_t line = a.units.empty() ? 0 : a.units.front().line;
    return {"which lines of this sheet end a game?", line};
}

/// The same entries and games, and the same said of them; that one of them leaves the difference unread is no other verdict.
bool tells_same_verdict(const Reading& a, const Reading& b)
{
    const State &x = a.end, &y = b.end;
    const bool unread = x.result < 0 || y.result < 0;
    const bool same_result = unread || (x.result == y.result && x.result_side == y.result_side);
    return (x.slips == 0) == (y.slips == 0) && x.below == y.below && x.above == y.above && x.won == y.won && same_result;
}

/// What is to be asked before anybody is accused: where another reading lies close and tells otherwise, where a figure has no
/// role, where more than one slip is supposed.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
Question question_of(const std::vector<Reading>& readings)
{
    constexpr double close = 2.5, a_figure = 2.6;
    const Reading& best = readings.front();
    for (const Reading& other : readings)
        if (&other != &best && other.cost - best.cost < close && !tells_same_verdict(best, other)) return dividing(best, other);
    if (best.end.winner() < 0)
        return {"did this rubber end? by the figures, as they are read below, nobody won two games", best.units.back().line};
    std::size_t figures = 0;
    bool entered = false;
    for (const Step& step : best.steps) {
        entered = entered || step.what == Step::What::entry;
        Unit unit = best.units[std::min(step.unit, best.units.size() - 1)];
        for (std::size_t k = 1; k < step.units; ++k) unit = joined(unit, best.units[step.unit + k]);
        figures += unit.figures;
        for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
            const Mark& mark = unit.marks[unit.numbers[n]];
            const Role role = n < step.roles.size() ? step.roles[n].role : Role::none;
            const bool meant = mark.in_words || mark.struck || mark.boxed || mark.aside || mark.money || mark.number < 0;
            if (role == Role::blotted) continue;
            const bool chatter = step.what == Step::What::words && (!entered || unit.words >= 3 || unit.rule);
            if ((role == Role::left_out || role == Role::none) && !meant && !chatter)
                return {"what does the " + mark.text + " in line " + std::to_string(mark.line + 1) + " stand for?", mark.line};
        }
    }
    if (best.end.wrong_running >= 0)
        return {"does the running total in line " + std::to_string(best.end.wrong_running + 1) +
                    " follow from the one before? it does not by the figures of the hand",
                static_cast<std::uint32_t>(best.end.wrong_running)};
    for (const Unit& unit : best.units)
        for (const std::size_t at : unit.numbers)
            if (unit.marks[at].money && !unit.marks[at].struck && best.end.slips == 0)
                return {"is the money in line " + std::to_string(unit.marks[at].line + 1) +
                            " reckoned rightly? all else is as it should be, but money is not looked at",
                        unit.marks[at].line};
    if (best.end.slips > 1) {
        for (const Step& step : best.steps)
            if (step.entry.fit.slip)
                return {"is this sheet read as it was meant? as it stands below, more than one figure would be wrong; the first "
                        "in line " +
                            std::to_string(best.units[step.unit].line + 1),
                        best.units[step.unit].line};
        return {"is this sheet read as it was meant? as it stands below, more than one figure would be wrong",
                best.units.front().line};
    }
    if (best.cost > a_figure * static_cast<double>(std::max<std::size_t>(figures, 6)))
        return {"is this sheet read as it was meant, as it stands below?", best.units.front().line};
    return {};
}

/// The book that the sheet names, if it is a shipped one.
const lawbook::Book* named_by(std::string_view laws)
{
    constexpr std::string_view verb = "laws ";
    if (!laws.starts_with(verb)) return nullptr;
    laws.remove_prefix(verb.size());
    return lawbook::find_shipped(laws.substr(0, laws.find(' ')));
}

HandTable table_of(std::string_view code, const lawbook::Book* named)
{
    const lawbook::Book& usual = *lawbook::find_shipped(code);
    return HandTable(scoring::figures_of(named && named->game == usual.game ? *named : usual, {}));
}

}  // namespace

std::optional<Retold> read_as_kept(std::string_view text, const Known& known)
{
    constexpr std::ptrdiff_t fewest_digits = 5;
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (std::count_if(text.begin(), text.end(), digit) < fewest_digits || is_log(text, known)) return std::nullopt;
    const lawbook::Book* const named = named_by(known.laws);
    const HandTable bridge = table_of(code_of_bridge, named), whist = table_of(code_of_whist, named);
    const auto game = named ? std::optional(named->game == lawbook::Game::whist) : std::nullopt;
    const auto readings = search(text, bridge, whist, game);
    if (readings.empty() || !fits(readings.front())) return std::nullopt;
    const Reading& best = readings.front();
    const std::string laws = !known.laws.empty() ? std::string(known.laws)
                                                 : "laws " + std::string(best.whist ? code_of_whist : code_of_bridge);
    auto out = write(best, best.whist ? whist : bridge, text, laws, question_of(readings));
    // what the language does not take is a fault of the writer above: then the text is left to others
    for (std::size_t at = 0; at < out.bytes.size();) {
        const auto end = out.bytes.find('\n', at);
        const std::string_view line = std::string_view(out.bytes).substr(at, end - at);
        at = end + 1;
        if (!line.empty() && line[0] != '#' && line.find_first_not_of(" \t\r") != line.npos && !known.reads(line))
            return std::nullopt;
    }
    return out;
}

}  // namespace hoyle::sheet
