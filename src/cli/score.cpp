// hoyle score: one hand, told in words, scored at once.

#include "cli/score.hpp"

#include "lawbook/choose.hpp"
#include "lawbook/find_book.hpp"
#include "scoring/rubber.hpp"
#include "scoring/spoken.hpp"
#include "source/text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace hoyle::cli {
namespace {

using nlohmann::ordered_json;
using scoring::HandScore;
using scoring::Spoken;
using scoring::Working;

/// Something that stops the command; said to standard error, one line each.
struct Refusal {
    std::vector<std::string> lines;
};

lawbook::FoundBook book_named(const std::string& name)
{
    lawbook::FoundBook found = lawbook::find_book(name.empty() ? "portland-1904" : name);
    if (!found) throw Refusal{found.why};
    return found;
}

lawbook::Settings settings_from(const lawbook::Book& book, const std::vector<std::string>& options)
{
    lawbook::Settings settings;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        const std::string name = option.substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
        if (const std::string wrong = lawbook::choose(book, settings, name, value); !wrong.empty()) throw Refusal{{wrong}};
    }
    return settings;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string_view name_of(Working::Part part)
{
    switch (part) {
    case Working::Part::penalty: return "revoke";
    case Working::Part::tricks: return "tricks";
    case Working::Part::ceiling: return "ceiling";
    case Working::Part::honours: return "honours";
    case Working::Part::chicane: return "chicane";
    case Working::Part::slam: return "slam";
    case Working::Part::game: return "game";
    case Working::Part::bonus: return "bonus";
    }
    return "";
}

/// "hearts, doubled: nine tricks to four"
std::string heading(const Spoken& spoken, bool whist)
{
    const scoring::HandFacts& facts = spoken.facts;
    std::string text = whist ? "whist" : std::string(hoyle::name_of(facts.trump));
    if (facts.doublings == 1) text += ", doubled";
    if (facts.doublings == 2) text += ", doubled and redoubled";
    if (facts.doublings > 2) text += fmt::format(", doubled {} times", facts.doublings);
    if (facts.spades_thrown_in) return text + ", not played";
    return text + fmt::format(": {} tricks to {}", facts.tricks[Side::ns], facts.tricks[Side::ew]);
}

/// The text of a line without the sum at its end, which has a column of its own.
std::string without_sum(const Working& line)
{
    const std::string sum = fmt::format(": {}", std::abs(line.points));
    return line.points != 0 && line.text.ends_with(sum) ? line.text.substr(0, line.text.size() - sum.size()) : line.text;
}

/// The table: a row for each line of the working, then the sums. Widths fit what is in them.
class Table {
public:
    Table(const Spoken& spoken, bool color) : names_(spoken.names), color_(color) {}

    void row(std::string what, std::string text, std::string ns, std::string ew, std::string laws = "")
    {
        rows_.push_back({std::move(what), std::move(text), std::move(ns), std::move(ew), std::move(laws)});
    }
    void rule() { rows_.push_back({}); }

    std::string print() const
    {
        std::array<std::size_t, 4> width{0, 0, std::max<std::size_t>(4, names_[Side::ns].size()), std::max<std::size_t>(4, names_[Side::ew].size())};
        for (const auto& row : rows_)
            for (std::size_t i = 0; i < width.size(); ++i) width[i] = std::max(width[i], row[i].size());
        const auto line = [&](const std::array<std::string, 5>& row) {
            std::string text = fmt::format("  {:<{}}  {:<{}}  {:>{}}  {:>{}}", row[0], width[0], row[1], width[1], row[2], width[2], row[3], width[3]);
            if (!row[4].empty()) text += "   " + (color_ ? "\x1b[2m" + row[4] + "\x1b[0m" : row[4]);
            return text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
        };
        std::string text = line({"", "", names_[Side::ns], names_[Side::ew], ""});
        for (const auto& row : rows_) {
            const bool is_rule = row[0].empty() && row[2].empty();
            text += is_rule ? line({"", "", std::string(width[2], '-'), std::string(width[3], '-'), ""}) : line(row);
        }
        return text;
    }

private:
    const PerSide<std::string>& names_;
    bool color_;
    std::vector<std::array<std::string, 5>> rows_;
};

/// Where a revoke was told without what was chosen for it: each choice played forward.
std::vector<scoring::Outcome> choices(const Spoken& spoken, const scoring::Figures& figures)
{
    const auto& revokes = spoken.facts.revokes;
    const auto open = std::find_if(revokes.begin(), revokes.end(), [](const auto& revoke) { return !revoke.chosen; });
    if (open == revokes.end()) return {};
    scoring::Rubber before(figures);
    before.begin_with({}, spoken.facts.standing, {}, {});
    return scoring::play_forward(before, spoken.facts, static_cast<std::size_t>(open - revokes.begin()), figures);
}

std::string printed(const Spoken& spoken, const HandScore& score, const scoring::Figures& figures, const lawbook::Book& book, bool color)
{
    const bool whist = book.game == lawbook::Game::whist;
    const std::string head = heading(spoken, whist);
    std::string text = color ? "\x1b[1m" + head + "\x1b[0m" : head;
    text += fmt::format("   ({})\n\n", book.cited_as);

    Table table(spoken, color);
    for (const Working& line : score.working) {
        std::vector<std::string> laws = line.laws;
        laws.insert(laws.end(), line.readings.begin(), line.readings.end());
        const std::string points = line.points == 0 ? "-" : std::to_string(line.points);
        const bool ns = line.side == Side::ns;
        table.row(std::string(name_of(line.part)), without_sum(line), ns ? points : "", ns ? "" : points,
                  laws.empty() ? "" : fmt::format("law {}", fmt::join(laws, ", ")));
    }
    if (!score.working.empty()) table.rule();
    const auto sums = [&](std::string what, const PerSide<Points>& points) {
        table.row(std::move(what), "", std::to_string(points[Side::ns]), std::to_string(points[Side::ew]));
    };
    sums(whist ? "points" : "below", score.below);
    if (!whist) sums("above", score.above);
    const PerSide<Points>& before = spoken.facts.standing;
    const std::vector<scoring::Outcome> open = choices(spoken, figures);
    if (before[Side::ns] != 0 || before[Side::ew] != 0 || score.game || !open.empty()) sums("standing", score.standing);
    for (const scoring::Outcome& choice : open) {
        std::string words = fmt::format("{} for the revoke", scoring::words(choice.option));
        if (choice.score.game) words += fmt::format(", and {} have the game", spoken.names[*choice.score.game]);
        if (choice.best && open.size() > 1) words += " (best)";
        table.row("or", words, std::to_string(choice.score.standing[Side::ns]), std::to_string(choice.score.standing[Side::ew]));
    }
    text += table.print();

    std::vector<std::string> notes = spoken.taken_as;
    if (score.game) notes.push_back(spoken.names[*score.game] + " have the game");
    if (!score.honours_known)
        notes.push_back(whist || !score.tricks_known ? "honours are not told, and not counted" : "how the honours lay is not told: they are not counted");
    for (const std::string& note : notes) text += "\n  " + note;
    return notes.empty() ? text : text + "\n";
}

ordered_json as_json(const std::string& query, const Spoken& spoken, const HandScore& score, const scoring::Figures& figures, const lawbook::Book& book)
{
    const auto each = [&](const auto& of) {
        ordered_json sides;
        for (Side side : both_sides) sides[std::string(letters_of(side))] = of[side];
        return sides;
    };
    const scoring::HandFacts& facts = spoken.facts;
    ordered_json out;
    out["hoyle"] = 1;
    out["query"] = query;
    out["laws"] = book.id;
    out["sides"] = each(spoken.names);
    if (book.game != lawbook::Game::whist) out["trump"] = facts.trump == Strain::no_trump ? "no-trump" : hoyle::name_of(facts.trump);
    out["doublings"] = facts.doublings;
    if (!facts.spades_thrown_in) {
        out["tricks"] = each(facts.tricks);
        out["tricks_scored"] = each(score.tricks_scored);
    }
    out["below"] = each(score.below);
    out["above"] = each(score.above);
    out["penalty"] = each(score.penalty);
    out["trick_points"] = each(score.trick_points);
    out["lost_to_ceiling"] = each(score.lost_to_ceiling);
    out["honours"] = score.honours_known ? each(score.honours) : ordered_json();
    out["chicane"] = score.honours_known ? each(score.chicane) : ordered_json();
    out["slam"] = each(score.slam);
    out["standing"] = each(score.standing);
    out["game"] = score.game ? ordered_json(letters_of(*score.game)) : ordered_json();
    out["working"] = ordered_json::array();
    for (const Working& line : score.working) {
        ordered_json item{{"side", letters_of(line.side)}, {"part", name_of(line.part)}, {"points", line.points}, {"text", line.text}};
        item["laws"] = line.laws;
        item["readings"] = line.readings;
        out["working"].push_back(std::move(item));
    }
    out["options"] = ordered_json::array();
    for (const scoring::Outcome& choice : choices(spoken, figures))
        out["options"].push_back({{"option", scoring::words(choice.option)},
                                  {"tricks_scored", each(choice.score.tricks_scored)},
                                  {"below", each(choice.score.below)},
                                  {"standing", each(choice.score.standing)},
                                  {"game", choice.score.game ? ordered_json(letters_of(*choice.score.game)) : ordered_json()},
                                  {"best", choice.best}});
    out["taken_as"] = spoken.taken_as;
    return out;
}

}  // namespace

ScoreAnswer answer_score(const ScoreRequest& request)
{
    ScoreAnswer answer;
    try {
        const lawbook::FoundBook found = book_named(request.laws);
        const lawbook::Book& book = *found.book;
        const scoring::Figures figures = scoring::figures_of(book, settings_from(book, request.options));
        const std::string query = joined(request.words);
        const Spoken spoken = scoring::hand_in_words(query, figures);
        if (!spoken.problems.empty()) throw Refusal{spoken.problems};
        const HandScore score = scoring::score_hand(spoken.facts, figures);
        if (request.json) {
            const ordered_json json = as_json(query, spoken, score, figures, book);
            answer.output = json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
        } else {
            answer.output = printed(spoken, score, figures, book, request.color);
        }
    } catch (const Refusal& refusal) {
        answer.code = 2;
        for (const std::string& line : refusal.lines) answer.errors += "hoyle: " + printable(line) + "\n";
    } catch (const std::runtime_error& error) {
        // A figure of a house book that is no number.
        answer.code = 2;
        answer.errors = "hoyle: " + printable(error.what()) + "\n";
    }
    return answer;
}

int run_score(const ScoreRequest& request)
{
    const ScoreAnswer answer = answer_score(request);
    std::cout << answer.output;
    std::cerr << answer.errors;
    return answer.code;
}

}  // namespace hoyle::cli
