#include "lawbook/compare.hpp"

#include "lawbook/conditions.hpp"
#include "lawbook/grid.hpp"
#include "lawbook/wording.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::lawbook {
namespace {

using Books = std::span<const Book* const>;

/// The question can be put to this book under these facts: its game knows the values, and the vocabulary does not exclude them.
bool arises(const Book& book, const terms::KindInfo& info, Point point, const Facts& facts)
{
    if (!can_happen(book, info)) return false;
    for (const auto& use : info.attributes) {
        if (!in_game(use.game, book)) continue;
        for (const auto& value : use.values)
            if (value.word == facts[use.attr] && !in_game(value.game, book)) return false;
    }
    const auto known = [&](const Condition& one) {
        const auto* use = info.find(one.attr);
        return use && in_game(use->game, book) && one.attr != terms::law_attr(point);
    };
    for (const terms::Never& never : info.never)
        if (in_game(never.game, book) && std::all_of(never.all.begin(), never.all.end(), known) && holds(never.all, facts))
            return false;
    // a point that hangs on what this game has not is never asked in it
    for (const auto& use : info.points)
        if (use.point == point && !std::all_of(use.asked_when.begin(), use.asked_when.end(), known)) return false;
    return Book::asks(info.kind, point, facts);
}

/// The settings without which the kind does not happen.
Settings needed(const terms::KindInfo& info)
{
    Settings settings;
    for (const terms::Need& need : info.needs) settings.set(need.setting, need.value);
    return settings;
}

}  // namespace

std::string substance(const Book& book, const Ruling& ruling)
{
    Ruling bare = ruling;
    bare.text = {};
    std::string out = ruling_in_words(book, bare);
    if (ruling.rare->as)  // as to what it is treated so
        for (const Point point : ruling.rare->as->points) out += "/" + std::string(terms::slug(point));
    return out;
}

std::vector<SideBySide> side_by_side(Books books, Kind kind, Point point, std::span<const Condition> facts, Told told)
{
    const terms::KindInfo& info = terms::info(kind);
    const Grid grid(books, info, point, facts);
    std::map<std::vector<std::string>, std::size_t> known;
    std::vector<SideBySide> out;
    std::vector<std::vector<std::size_t>> cells;  // of each entry
    std::vector<bool> never(grid.size());
    std::map<const Ruling*, std::string> words;  // what each comes to, told once
    const auto said = [&](const Book& book, const Ruling& ruling) -> const std::string& {
        const auto [at, is_new] = words.emplace(&ruling, "");
        if (is_new) at->second = told == Told::in_substance ? substance(book, ruling) : ruling_in_words(book, ruling);
        return at->second;
    };
    const Settings settings = needed(info);
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        std::vector<std::string> says;
        std::vector<const Ruling*> rulings;
        const Facts here = grid.facts(cell);
        for (const Book* book : books) {
            rulings.push_back(arises(*book, info, point, here) ? book->answer(kind, point, here, settings) : nullptr);
            says.push_back(rulings.back() ? said(*book, *rulings.back()) : "");
        }
        never[cell] = std::all_of(rulings.begin(), rulings.end(), [](const Ruling* ruling) { return !ruling; });
        if (never[cell]) continue;
        const auto [entry, is_new] = known.emplace(says, out.size());
        if (is_new) {
            out.push_back({point, std::vector<std::vector<const Ruling*>>(books.size()), {}});
            cells.emplace_back();
        }
        auto& answers = out[entry->second].answers;
        for (std::size_t b = 0; b < books.size(); ++b)
            if (rulings[b] && std::find(answers[b].begin(), answers[b].end(), rulings[b]) == answers[b].end())
                answers[b].push_back(rulings[b]);
        cells[entry->second].push_back(cell);
    }
    for (std::size_t e = 0; e < out.size(); ++e) out[e].situations = cover(grid, cells[e], never);
    return out;
}

bool alike(Books books, const SideBySide& row)
{
    std::set<std::string> said;
    for (std::size_t b = 0; b < books.size(); ++b)
        if (!row.answers[b].empty()) said.insert(substance(*books[b], *row.answers[b][0]));
    return said.size() < 2;
}

std::string in_words(Kind kind, const Situation& situation, Game game)
{
    std::vector<Condition> conditions;
    for (const auto& [attr, words] : situation.all) conditions.push_back({attr, words});
    return situation_in_words(kind, conditions, game);
}

}  // namespace hoyle::lawbook
