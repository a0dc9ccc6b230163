// hoyle score: one hand, told in words, scored at once.

#include "pages/score.hpp"

#include "lawbook/choose.hpp"
#include "lawbook/find_book.hpp"
#include "report/json_writer.hpp"
#include "scoring/rubber.hpp"
#include "scoring/spoken.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace hoyle::pages {
namespace {

using report::JsonKey;
using report::JsonWriter;
using scoring::HandScore;
using scoring::Spoken;
using scoring::Working;

/// Something that stops the command; said to standard error, one line each.
struct Refusal {
    std::vector<std::string> lines;
};

lawbook::FoundBook book_named(const std::string& name, lawbook::Own own)
{
    lawbook::FoundBook found = lawbook::find_book(name.empty() ? "portland-1904" : name, own);
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
    case Working::Part::contract: return "declaration";
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
        std::array<std::size_t, 4> width{0, 0, std::max<std::size_t>(4, names_[Side::ns].size()),
                                         std::max<std::size_t>(4, names_[Side::ew].size())};
        for (const auto& row : rows_)
            for (std::size_t i = 0; i < width.size(); ++i) width[i] = std::max(width[i], row[i].size());
        const auto line = [&](const std::array<std::string, 5>& row) {
            std::string text = fmt::format("  {:<{}}  {:<{}}  {:>{}}  {:>{}}", row[0], width[0], row[1], width[1], row[2],
                                           width[2], row[3], width[3]);
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

/// A line of the working: what it is for, whose it is, and the laws and readings it rests on.
void add_working(Table& table, const Working& line)
{
    std::vector<std::string> laws = line.laws;
    laws.insert(laws.end(), line.readings.begin(), line.readings.end());
    const std::string points = line.points == 0 ? "-" : std::to_string(line.points);
    const bool ns = line.side == Side::ns;
    table.row(std::string(name_of(line.part)), without_sum(line), ns ? points : "", ns ? "" : points,
              laws.empty() ? "" : fmt::format("law {}", fmt::join(laws, ", ")));
}

/// Where the sides stand if a choice is made for the revoke.
void add_choice(Table& table, const scoring::Outcome& choice, bool one_of_several, const Spoken& spoken,
                const scoring::Figures& figures)
{
    std::string words = fmt::format("{} for the revoke", scoring::words(choice.option, figures.revoke_tricks));
    if (choice.score.game) words += fmt::format(", and {} have the game", spoken.names[*choice.score.game]);
    if (choice.best && one_of_several) words += " (best)";
    table.row("or", words, std::to_string(choice.score.standing[Side::ns]), std::to_string(choice.score.standing[Side::ew]));
}

/// What was understood where it was not said, and what could not be counted.
std::vector<std::string> notes(const Spoken& spoken, const HandScore& score, bool whist)
{
    std::vector<std::string> notes = spoken.taken_as;
    if (score.game) notes.push_back(spoken.names[*score.game] + " have the game");
    if (!score.honours_known)
        notes.push_back(whist || !score.tricks_known ? "honours are not told, and not counted"
                                                     : "how the honours lay is not told: they are not counted");
    return notes;
}

std::string printed(const Spoken& spoken, const HandScore& score, const scoring::Figures& figures, const lawbook::Book& book,
                    bool color)
{
    const bool whist = book.game == lawbook::Game::whist;
    const std::string head = heading(spoken, whist);
    std::string text = color ? "\x1b[1m" + head + "\x1b[0m" : head;
    text += fmt::format("   ({})\n\n", book.cited_as);

    Table table(spoken, color);
    for (const Working& line : score.working) add_working(table, line);
    if (!score.working.empty()) table.rule();
    const auto sums = [&](std::string what, const PerSide<Points>& points) {
        table.row(std::move(what), "", std::to_string(points[Side::ns]), std::to_string(points[Side::ew]));
    };
    sums(whist ? "points" : "below", score.below);
    if (!whist) sums("above", score.above);
    const PerSide<Points>& before = spoken.facts.standing;
    const std::vector<scoring::Outcome> open = choices(spoken, figures);
    if (before[Side::ns] != 0 || before[Side::ew] != 0 || score.game || !open.empty()) sums("standing", score.standing);
    for (const scoring::Outcome& choice : open) add_choice(table, choice, open.size() > 1, spoken, figures);
    text += table.print();

    const auto under_it = notes(spoken, score, whist);
    for (const std::string& note : under_it) text += "\n  " + note;
    return under_it.empty() ? text : text + "\n";
}

/// A value for each side.
template <class Each> void sides(JsonWriter& json, const JsonKey& key, const PerSide<Each>& of)
{
    json.object(key, [&] {
        json.field("NS", of[Side::ns]);
        json.field("EW", of[Side::ew]);
    });
}

void side(JsonWriter& json, const JsonKey& key, const std::optional<Side>& side)
{
    json.text_or_null(key, side ? letters_of(*side) : "");
}

void working(JsonWriter& json, const HandScore& score)
{
    json.array("working", score.working, [&](const Working& line) {
        json.object([&] {
            json.field("side", letters_of(line.side));
            json.field("part", name_of(line.part));
            json.field("points", line.points);
            json.field("text", line.text);
            json.list("laws", line.laws);
            json.list("readings", line.readings);
        });
    });
}

void options(JsonWriter& json, const std::vector<scoring::Outcome>& choices, const scoring::Figures& figures)
{
    json.array("options", choices, [&](const scoring::Outcome& choice) {
        json.object([&] {
            json.field("option", scoring::words(choice.option, figures.revoke_tricks));
            sides(json, "tricks_scored", choice.score.tricks_scored);
            sides(json, "below", choice.score.below);
            sides(json, "standing", choice.score.standing);
            side(json, "game", choice.score.game);
            json.field("best", choice.best);
        });
    });
}

std::string as_json(const std::string& query, const Spoken& spoken, const HandScore& score, const scoring::Figures& figures,
                    const lawbook::Book& book)
{
    const scoring::HandFacts& facts = spoken.facts;
    std::string out;
    JsonWriter json(out, JsonWriter::Layout::indented);
    const auto sides_if_known = [&](const JsonKey& key, const PerSide<Points>& of) {
        if (score.honours_known) sides(json, key, of);
        else json.field(key, nullptr);
    };
    json.object([&] {
        json.field("hoyle", 1);
        json.field("query", query);
        json.field("laws", book.id);
        sides(json, "sides", spoken.names);
        if (book.game != lawbook::Game::whist)
            json.field("trump", facts.trump == Strain::no_trump ? "no-trump" : hoyle::name_of(facts.trump));
        json.field("doublings", facts.doublings);
        if (!facts.spades_thrown_in) {
            sides(json, "tricks", facts.tricks);
            sides(json, "tricks_scored", score.tricks_scored);
        }
        sides(json, "below", score.below);
        sides(json, "above", score.above);
        sides(json, "penalty", score.penalty);
        sides(json, "trick_points", score.trick_points);
        sides(json, "lost_to_ceiling", score.lost_to_ceiling);
        sides_if_known("honours", score.honours);
        sides_if_known("chicane", score.chicane);
        sides(json, "slam", score.slam);
        sides(json, "standing", score.standing);
        side(json, "game", score.game);
        working(json, score);
        options(json, choices(spoken, figures), figures);
        json.list("taken_as", spoken.taken_as);
    });
    return out + "\n";
}

}  // namespace

ScoreAnswer answer_score(const ScoreRequest& request)
{
    ScoreAnswer answer;
    try {
        const lawbook::FoundBook found = book_named(request.laws, request.own);
        const lawbook::Book& book = *found.book;
        const scoring::Figures figures = scoring::figures_of(book, settings_from(book, request.options));
        const std::string query = joined(request.words);
        const Spoken spoken = scoring::hand_in_words(query, figures);
        if (!spoken.problems.empty()) throw Refusal{spoken.problems};
        const HandScore score = scoring::score_hand(spoken.facts, figures);
        answer.output = request.json ? as_json(query, spoken, score, figures, book)
                                     : printed(spoken, score, figures, book, request.color);
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

}  // namespace hoyle::pages
