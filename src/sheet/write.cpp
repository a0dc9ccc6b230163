#include "sheet/write.hpp"

#include "sheet/foot.hpp"

#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <map>

namespace hoyle::sheet {
namespace {

std::string quoted(std::string_view name)
{
    const bool word = name.size() > 1 && std::all_of(name.begin(), name.end(),
                                                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    static constexpr std::array<std::string_view, 6> known{"N-S", "E-W", "NS", "EW", "A-B", "C-D"};
    if ((word && sense_of(std::string(name)) != "game") || std::find(known.begin(), known.end(), name) != known.end())
        return std::string(name);
    std::string out = "\"";
    for (const char c : name)
        if (c != '"' && static_cast<unsigned char>(c) >= 0x20) out += c;
    while (out.size() > 1 && (out.back() == ' ' || out.back() == ',' || out.back() == ':')) out.pop_back();
    return out + '"';
}

/// The one that is named.
std::string_view strain_named(unsigned strains) { return name_of(static_cast<Strain>(std::countr_zero(strains))); }

class Writer {
public:
    Writer(const Reading& reading, const HandTable& table, std::string_view text, const BesideScore& beside)
        : reading_(reading), table_(table), text_(text), code_(beside.laws), money_(beside.money),
          is_asked_(!beside.question.words.empty())
    {
        for (std::size_t side = 0; side < 2; ++side) names_[side] = quoted(reading.sides.names[side]);
        if (names_[0] == names_[1]) names_[0] = "\"the left\"", names_[1] = "\"the right\"";
    }

    Translation write()
    {
        plan();
        for (const Step& step : reading_.steps) tell(step);
        end_crossed();
        paid();
        put();
        return std::move(out_);
    }

private:
    /// Are games ended by marks? Then the block has them; so too where figures stand alone in their columns.
    void plan()
    {
        std::array<std::pair<const Step*, std::size_t>, 2> last{};
        for (const Step& step : reading_.steps) {
            games_ = games_ || step.game_ends || reading_.units[step.unit].begins_game > 1;
            if (step.what == Step::What::new_rubber) last = {};
            for (std::size_t n = 0; n < step.roles.size(); ++n) {
                if (step.roles[n].role != Role::total) continue;
                auto& before = last[static_cast<std::size_t>(step.roles[n].side)];
                if (before.first) added_to_.push_back(before);
                before = {&step, n};
            }
        }
    }

    /// The step with which the next rubber begins; nullptr: none does.
    const Step* next_rubber(const Step& step) const
    {
        for (const Step* each = &step; each != reading_.steps.data() + reading_.steps.size(); ++each)
            if (each->what == Step::What::new_rubber) return each;
        return nullptr;
    }

    /// What was found of the whole rubber in which the step stands.
    bool is_apart(const Step& step) const
    {
        const Step* const next = next_rubber(step);
        return next ? next->apart_before : reading_.end.apart;
    }
    bool is_carried_apart(const Step& step) const
    {
        const Step* const next = next_rubber(step);
        return next ? next->carried_apart_before : reading_.end.carried_apart;
    }

    /// Is the sum of a side not its last?
    bool is_added_to(const Step& step, std::size_t n) const
    {
        return std::find(added_to_.begin(), added_to_.end(), std::pair(&step, n)) != added_to_.end();
    }

    std::uint32_t line_of(std::size_t unit) const { return reading_.units[std::min(unit, reading_.units.size() - 1)].line; }

    void say(std::uint32_t line, std::string statement) { statements_[line].push_back(std::move(statement)); }

    void begin(std::uint32_t line)
    {
        if (begun_) return;
        begun_ = true;
        if (!said_ && !code_.empty()) {
            say(line, std::string(code_));
            if (money_.stake)
                say(line, fmt::format("stakes {:.7g} {} per {}", money_.stake->coins, money_.stake->unit,
                                      money_.points == 1 ? "point" : std::to_string(money_.points)));
            said_ = true;
        }
        say(line, "block");
        if (games_) say(line, "game");
    }

    /// Where the first figure stands that counts; else where the hand begins.
    std::uint32_t line_of_figures(const Step& step, std::uint32_t line) const
    {
        const Unit unit = whole(step);
        for (std::size_t n = 0; n < step.roles.size() && n < unit.numbers.size(); ++n) {
            if (step.roles[n].role != Role::below && step.roles[n].role != Role::above) continue;
            line = unit.marks[unit.numbers[n]].line;
            if (!step.hand().set_below) break;  // what stands amiss stands last
        }
        return line;
    }

    /// The figures of an entry by line, side and place: `We 24 | 16`.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    std::string figures(const Step& step, int side) const
    {
        const Unit unit = whole(step);
        std::string below, above;
        int counted = 0;
        for (std::size_t n = 0; n < step.roles.size() && n < unit.numbers.size(); ++n) {
            const RoleOf& role = step.roles[n];
            if (role.side != side) continue;
            const Mark& mark = unit.marks[unit.numbers[n]];
            std::string text = mark.unread ? mark.text : std::to_string(mark.number);
            if (role.role == Role::below && table_.whist() && !mark.unread) {
                // what is past the game counts for nothing, and is no slip
                const int wanted = static_cast<int>(table_.target() - stands_[static_cast<std::size_t>(side)]) - counted;
                counted += mark.number;
                if (wanted <= 0) continue;
                text = std::to_string(std::min(wanted, mark.number));
            }
            if (role.role == Role::below) below += " " + text;
            if (role.role == Role::above) above += " " + text;
            if (role.role == Role::blotted) (in_honours_ ? above : below) += " " + text;
        }
        // `the odd trick`, `three honours`: points that no figure tells
        const int told = static_cast<int>(step.hand().figures.below[static_cast<std::size_t>(side)]);
        const int room = static_cast<int>(table_.target() - stands_[static_cast<std::size_t>(side)]) - counted;
        if (table_.whist() && told > counted && room > 0) below += " " + std::to_string(std::min(told - counted, room));
        if (below.empty() && above.empty()) return {};
        return names_[static_cast<std::size_t>(side)] + below + (above.empty() ? "" : " |" + above);
    }

    Unit whole(const Step& step) const
    {
        Unit unit = reading_.units[step.unit];
        for (std::size_t k = 1; k < step.units; ++k) unit = joined(unit, reading_.units[step.unit + k]);
        return unit;
    }

    void tell(const Step& step)
    {
        const std::uint32_t line = line_of(step.unit);
        using What = Step::What;
        const bool goes_on = step.what == What::words || step.what == What::decoration ||
                             (step.what == What::entry && !step.closes_before);
        if (!goes_on) end_crossed();
        switch (step.what) {
        case What::new_rubber: begun_ = named_ = false, pending_.reset(), bonus_ = {}, stands_ = {}; return;
        case What::honours_line: in_honours_ = false; return;
        case What::line:
            grade(reading_.units[step.unit], line);
            pending_ = line, stands_ = {};
            return;
        case What::words: return regraded(step, line);
        case What::entry: return entry(step, line);
        case What::foot: return foot(step, line);
        default: return;
        }
    }

    void entry(const Step& step, std::uint32_t line)
    {
        line = line_of_figures(step, line);
        if (reading_.layout.crossed && !begun_) in_honours_ = true;
        begin(line);
        const HandFigures& told = step.hand().figures;
        const bool tricks = told.below[0] != 0 || told.below[1] != 0;
        if (pending_ && games_ && (tricks || !in_honours_)) {
            say(*pending_, "game");
            pending_.reset();
        } else if (step.closes_before && games_ && !is_marked_late(step)) {
            say(line, "game");
        }
        if (step.closes_before) stands_ = {};
        const std::string first = figures(step, 0), second = figures(step, 1);
        for (std::size_t side = 0; side < 2; ++side) stands_[side] += told.below[side];
        if (is_apart(step) && tricks) crossed(step, line, {first, second});
        else beside(step, line, {first, second});
        running(step);
        if (!step.game_ends) return;
        end_crossed();
        const std::uint32_t last = line_of(step.unit + step.units - 1);
        grade(whole(step), last);
        pending_ = last, stands_ = {};
    }

    /// What a hand brought to each side, on one line.
    void beside(const Step& step, std::uint32_t line, const std::array<std::string, 2>& figures)
    {
        const auto& [first, second] = figures;
        const std::string all = first.empty() ? second : second.empty() ? first : first + ", " + second;
        name_sides(line, first.empty() && !second.empty());
        if (all.empty()) return;
        if (!reading_.layout.crossed && !partial(step)) {
            say(line, all);
            from(step, line);
            return;
        }
        const auto& gainsaid = step.hand().gainsaid;
        if (!gainsaid[0] && !gainsaid[1]) return say(line, "column " + all);
        for (std::size_t side = 0; side < 2; ++side)
            for (std::string& each : alone(step, side, figures[side])) say(line, std::move(each));
    }

    static std::string times_doubled(int doublings)
    {
        if (doublings < 1) return {};
        return doublings == 1   ? " doubled"
               : doublings == 2 ? " doubled twice"
                                : " doubled " + std::to_string(doublings) + " times";
    }

    /// A figure by itself; with the hand, where what is noted of it brings another.
    std::vector<std::string> alone(const Step& step, std::size_t side, const std::string& figures) const
    {
        if (figures.empty()) return {};
        const auto& note = step.hand().gainsaid[side];
        if (!note || !Entry::has_one_figure(*note)) return {"column " + figures};
        std::string hand = "from " + std::string(strain_named(note->strains));
        hand += times_doubled(note->doublings.value_or(0));
        if (note->tricks) hand += ", result " + names_[side] + " by " + std::to_string(*note->tricks);
        const int count = note->simple ? 3 : note->honours.value_or(0);
        if (count >= 3) hand += ", honours " + names_[side] + " " + std::to_string(count);
        if (count >= 4) hand += note->one_hand ? " in one hand" : " divided";
        return {figures, hand};
    }

    /// Where figures stand by themselves, nobody knows which hand was first: that which wins the game was the last.
    void crossed(const Step& step, std::uint32_t line, const std::array<std::string, 2>& figures)
    {
        name_sides(line, figures[0].empty() || stands_[0] >= table_.target());
        // in one column, what stands lower was made later
        if (!last_of_game_.empty() && !figures[last_winner_].empty()) end_crossed();
        for (std::size_t side = 0; side < 2; ++side) {
            if (figures[side].empty()) continue;
            auto said = alone(step, side, figures[side]);
            if (stands_[side] >= table_.target() && last_of_game_.empty()) last_of_game_ = std::move(said), last_winner_ = side;
            else
                for (std::string& each : said) say(line, std::move(each));
        }
        crossed_line_ = line;
    }

    /// What won the game, below all that was made in it.
    void end_crossed()
    {
        for (std::string& each : last_of_game_) say(crossed_line_, std::move(each));
        last_of_game_.clear();
    }

    /// A game that nobody marked, where the next that is marked nobody had: the scorer missed the first.
    bool is_marked_late(const Step& step) const
    {
        const auto here = std::find_if(reading_.steps.begin(), reading_.steps.end(),
                                       [&](const Step& each) { return &each == &step; });
        const auto next = std::find_if(here, reading_.steps.end(), [](const Step& each) { return each.game_ends; });
        return next != reading_.steps.end() && next->game_wrong;
    }

    /// How the sides stand after the hand, both columns together or each.
    void running(const Step& step)
    {
        const Unit unit = whole(step);
        std::array<std::string, 2> below, above;
        for (std::size_t n = 0; n < step.roles.size() && n < unit.numbers.size(); ++n) {
            const RoleOf& role = step.roles[n];
            if (role.role != Role::running) continue;
            const Mark& mark = unit.marks[unit.numbers[n]];
            const auto side = static_cast<std::size_t>(role.side);
            const std::string number = std::to_string(mark.number);
            if (role.place == 0) below[side] = " " + number;
            else if (role.place == 1) above[side] = " | " + number;
            else say(mark.line, "points " + names_[side] + " " + number);
        }
        std::string totals;
        for (std::size_t side = 0; side < 2; ++side)
            if (!below[side].empty() || !above[side].empty())
                totals += (totals.empty() ? "" : ", ") + names_[side] + below[side] + above[side];
        if (!totals.empty()) say(line_of(step.unit), "total " + totals);
    }

    /// What a game of whist is said to be worth, behind it.
    void regraded(const Step& step, std::uint32_t line)
    {
        if (step.grade_of < 0) return;
        say(line, won_by(static_cast<std::size_t>(step.grade_of), reading_.units[step.unit].grade));
        if (pending_) pending_ = line;
    }

    std::string won_by(std::size_t side, Points grade) const
    {
        static constexpr std::array<std::string_view, 4> words{"", "single", "double", "treble"};
        return "game won by " + names_[side] + " " + std::string(words[static_cast<std::size_t>(grade)]);
    }

    /// What a game of whist is said to be worth.
    void grade(const Unit& unit, std::uint32_t line)
    {
        if (!table_.whist() || unit.grade < 1 || unit.grade > 3) return;
        const std::size_t winner = stands_[1] > stands_[0] ? 1 : 0;
        if (stands_[winner] >= table_.target()) say(line, won_by(winner, unit.grade));
    }

    /// The side named first has the left column; where the right one is, both are named before it.
    void name_sides(std::uint32_t line, bool turned)
    {
        if (turned && !named_) say(line, "standing " + names_[0] + " 0, " + names_[1] + " 0");
        named_ = true;
    }

    /// A hand of which the sheet has only what counts below the line, or only what counts above it.
    bool partial(const Step& step) const
    {
        const HandFigures& told = step.hand().figures;
        const bool tricks = told.below[0] != 0 || told.below[1] != 0, honours = told.above[0] != 0 || told.above[1] != 0;
        if (table_.whist()) return false;
        if (step.hand().blotted) return false;
        if (tricks && honours) return false;
        if (!tricks) return true;
        return !step.hand().words.tells() && step.hand().fit.strain != static_cast<int>(Strain::no_trump);
    }

    /// The sheet has the word for it, if not beside the hand: `* Mr. Ussher had no heart: chicane`.
    bool tells_of_chicane() const
    {
        return std::any_of(reading_.units.begin(), reading_.units.end(), [](const Unit& unit) {
            return std::any_of(unit.marks.begin(), unit.marks.end(), [](const Mark& mark) { return mark.sense == "chicane"; });
        });
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void from(const Step& step, std::uint32_t line)
    {
        const HandWords& words = step.hand().words;
        const HandFit& fit = step.hand().fit;
        if (table_.whist() || std::popcount(words.strains) != 1 || step.hand().blotted) return;
        const int tricks = words.tricks.value_or(fit.tricks);
        const bool other_tricks = fit.slip && words.tricks && *words.tricks != fit.tricks;
        const int doublings = words.doublings.value_or(other_tricks ? 0 : fit.doublings);
        if (tricks < 1 || tricks > 7) return;
        std::string out = "from " + std::string(strain_named(words.strains));
        out += times_doubled(doublings);
        out += ", result " + names_[static_cast<std::size_t>(fit.maker)] + " by " + std::to_string(tricks);
        // four in one hand, and the fifth with his partner
        const bool held_as_told = fit.honours == 5 && fit.most == 4 && !fit.slip;
        const bool and_fifth = words.honours == 4 && strain_named(words.strains) != "no trumps" &&
                               (words.fifth || (words.one_hand && held_as_told));
        const int count = and_fifth ? 5
                          : words.simple
                              ? 3
                              : words.honours.value_or(
                                    fit.strain == std::countr_zero(words.strains) && fit.honours > 0 ? fit.honours : 0);
        if (count >= 3) {
            const bool ours = step.hand().figures.above[0] != 0;
            const int side = words.honours_of.value_or(fit.honours > 0 ? fit.honours_side : ours ? 0 : 1);
            out += ", honours " + names_[static_cast<std::size_t>(side)] + " " + std::to_string(count);
            const bool held_so = fit.honours == count && fit.most >= 4 && !words.divided;
            if (and_fifth || (count == 5 && (words.in_one == 4 || (held_so && fit.most == 4)))) out += " with 4 in one hand";
            else if (words.one_hand || held_so) out += " in one hand";
            else if (count >= 4) out += " divided";
        }
        if (words.chicane || (fit.void_side >= 0 && !fit.slip && tells_of_chicane())) {
            const int side = words.chicane_of.value_or(fit.slip ? -1 : fit.void_side);
            if (side < 0) return;
            out += ", chicane " + names_[static_cast<std::size_t>(side)];
        }
        say(line, out);
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void foot(const Step& step, std::uint32_t line)
    {
        begin(line);
        const Unit unit = whole(step);
        std::map<std::string, std::array<std::string, 2>> said;
        std::string total_below[2], total_above[2];
        for (std::size_t n = 0; n < step.roles.size() && n < unit.numbers.size(); ++n) {
            const RoleOf& role = step.roles[n];
            const std::string text = std::to_string(unit.marks[unit.numbers[n]].number);
            const auto side = static_cast<std::size_t>(std::max<int>(role.side, 0));
            switch (role.role) {
            case Role::sum_below: total_below[side] = " " + text; break;
            case Role::sum_above: total_above[side] = " | " + text; break;
            case Role::points: said["points"][side] = text; break;
            case Role::bonus:
                // counted twice, it shows in the sum
                if (!bonus_[side]) said["bonus"][side] = text, bonus_[side] = true;
                break;
            case Role::total:
                if (!is_added_to(step, n)) said["sum"][side] = text;
                break;
            case Role::carried:
                if (!is_carried_apart(step)) said["brought forward"][side] = text;
                break;
            case Role::result:
                result_ = {line, "result " + names_[side] + " " + text};
                say(line, result_.second);
                if (reading_.end.rubbers > 1) paid_beside(line, side, unit.marks[unit.numbers[n]].number);
                break;
            default: break;
            }
        }
        std::string totals;
        for (std::size_t side = 0; side < 2; ++side)
            if (!total_below[side].empty() || !total_above[side].empty())
                totals += (totals.empty() ? "" : ", ") + names_[side] + total_below[side] + total_above[side];
        if (!totals.empty()) say(line, "total " + totals);
        for (const char* verb : {"points", "bonus", "sum", "brought forward"}) {
            const auto found = said.find(verb);
            if (found == said.end()) continue;
            std::string all;
            for (std::size_t side = 0; side < 2; ++side)
                if (!found->second[side].empty()) all += (all.empty() ? "" : ", ") + names_[side] + " " + found->second[side];
            if (!all.empty()) say(line, std::string(verb) + " " + all);
        }
    }

    /// What was paid: as it agrees with the stake, else the last sum that is written.
    void paid()
    {
        const State& end = reading_.end;
        const bool sure = end.slips == 0 && !is_asked_;
        if (end.rubbers > 1 || end.winner() < 0 || (end.result <= 0 && !sure)) return;
        // where no difference is written, for that of the sums
        const int by_first = won_by_first(end, table_.bonus());
        const int side = end.result > 0 ? end.result_side : by_first < 0 ? 1 : 0;
        const int points = end.result > 0 ? end.result : std::abs(by_first);
        if (points > 0) paid_of(paid_from(money_, line_of_last_hand(reading_) + 1), static_cast<std::size_t>(side), points);
    }

    /// Of one of several rubbers, beside its difference: `170   say 4/6`.
    void paid_beside(std::uint32_t line, std::size_t side, int points)
    {
        std::vector<Money> here = paid_from(money_, line);
        std::erase_if(here, [&](const Money& each) { return each.line != line; });
        if (here.size() == 1) paid_of(here, side, points);
    }

    void paid_of(const std::vector<Money>& all, std::size_t winners, int points)
    {
        if (!money_.stake || all.empty() || reading_.end.carried != std::array{0, 0}) return;
        const double due = money_.stake->coins / money_.points * points;
        const auto to_the_coin = [&](const Money& each) {
            return each.of_hundred == money_.stake->of_hundred && std::abs(each.coins - due) < 1;
        };
        auto told = std::find_if(all.begin(), all.end(), to_the_coin);
        const bool rounded = std::any_of(all.begin(), all.end(), [&](const Money& each) { return agrees(money_, each, points); });
        if (told == all.end() && rounded) return;
        if (told == all.end()) told = std::prev(all.end());
        if (told->of_hundred != money_.stake->of_hundred) return;
        say(told->line,
            fmt::format("rubber won by {} by {} points worth {:.7g} {}", names_[winners], points, told->coins, told->unit));
    }

    void put()
    {
        std::uint32_t number = 0;
        for (std::size_t at = 0; at < text_.size();) {
            const auto end = std::min(text_.find('\n', at), text_.size());
            std::string_view whole = text_.substr(at, end - at);
            if (whole.ends_with('\r')) whole.remove_suffix(1);
            at = end + 1;
            const auto first = std::min(whole.find_first_not_of(" \t\r"), whole.size());
            auto words = whole.substr(first);
            while (!words.empty() && (words.back() == ' ' || words.back() == '\t')) words.remove_suffix(1);
            const auto indent = static_cast<std::uint32_t>(characters(whole.substr(0, first)));
            const auto found = statements_.find(number);
            if (words.empty() && found == statements_.end()) {
                append(std::string(whole), number, {}, 0);
            } else if (found == statements_.end()) {
                append("# " + std::string(words), number, words, indent);
            } else {
                bool shown = false;
                for (const std::string& statement : found->second) {
                    append(statement + (shown || words.empty() ? "" : "  # " + std::string(words)), number, words, indent);
                    shown = true;
                }
            }
            ++number;
        }
    }

    void append(const std::string& bytes, std::uint32_t line, std::string_view words, std::uint32_t indent)
    {
        out_.bytes += bytes + '\n';
        out_.lines.push_back({line + 1U, std::string(words), indent});
    }

    const Reading& reading_;
    const HandTable& table_;
    std::string_view text_, code_;
    const MoneyTold& money_;
    const bool is_asked_;  ///< something about the reading
    std::array<std::string, 2> names_;
    std::map<std::uint32_t, std::vector<std::string>> statements_;
    std::array<bool, 2> bonus_{};
    std::array<Points, 2> stands_{};  ///< in the game, at whist
    std::vector<std::pair<const Step*, std::size_t>> added_to_;
    std::pair<std::uint32_t, std::string> result_;
    std::optional<std::uint32_t> pending_;
    std::vector<std::string> last_of_game_;  ///< of a crossed sheet
    std::size_t last_winner_ = 0;            ///< ... and whose
    std::uint32_t crossed_line_ = 0;         ///< the last with an entry of tricks
    bool begun_ = false, said_ = false, named_ = false, games_ = false, in_honours_ = false;
    Translation out_;
};

}  // namespace

Translation write(const Reading& reading, const HandTable& table, std::string_view text, const BesideScore& beside)
{
    Translation out = Writer(reading, table, text, beside).write();
    // what each rubber supposes; the question is put at the one it is of
    std::vector<int> slips{0};
    for (const Step& step : reading.steps)
        if (step.what == Step::What::new_rubber) slips.push_back(step.slips_before);
    slips.push_back(reading.end.slips);
    std::vector<std::size_t> blocks;
    std::size_t at = 0, asked_in = 0;
    for (std::size_t i = 0; i < out.lines.size(); ++i) {
        const auto end = out.bytes.find('\n', at);
        const std::string_view line = std::string_view(out.bytes).substr(at, end - at);
        if (line == "block" || line.starts_with("block  #")) {
            if (out.lines[i].number <= beside.question.line + 1U) asked_in = blocks.size();
            blocks.push_back(i);
        }
        at = end + 1;
    }
    for (std::size_t block = 0; block < blocks.size() && block + 1 < slips.size(); ++block) {
        auto& line = out.lines[blocks[block]];
        line.supposes = slips[block + 1] - slips[block];
        if (block != asked_in) continue;
        line.asks = beside.question.words;
        line.asked_of = beside.question.line + 1U;
    }
    return out;
}

}  // namespace hoyle::sheet
