#include "lawbook/load_draft.hpp"

#include "lawbook/arena.hpp"

#include <algorithm>

namespace hoyle::lawbook {

LawDraft* Draft::find(std::string_view number)
{
    const auto at = std::find_if(laws.begin(), laws.end(), [&](const LawDraft& each) { return each.law.number == number; });
    return at == laws.end() ? nullptr : &*at;
}

std::optional<Draft::Cited> Draft::cited(std::string_view citation) const
{
    const auto exists = [&](std::string_view number) {
        return std::any_of(laws.begin(), laws.end(), [&](const LawDraft& each) { return each.law.number == number; });
    };
    // A number may hold a space itself ("S II"), so the longest one that exists is taken.
    for (std::string_view number = citation; !number.empty(); number = number.substr(0, number.find_last_of(' '))) {
        if (exists(number))
            return Cited{number, number.size() == citation.size() ? std::string_view{} : citation.substr(number.size() + 1)};
        if (number.find(' ') == std::string_view::npos) break;
    }
    return std::nullopt;
}

Draft inherit(const Book& base)
{
    Draft out;
    out.book.game = base.game;
    out.book.extends = base.id;
    for (const Law& law : base.laws) out.laws.push_back({law, {}});
    for (Ruling ruling : base.rulings) {
        ++ruling.inherited;
        if (ruling.law == Book::no_law) out.silences.push_back(ruling);
        else out.laws[ruling.law].rulings.push_back(ruling);
    }
    out.settings.assign(base.settings.begin(), base.settings.end());
    out.procedure.assign(base.procedure.begin(), base.procedure.end());
    out.figures.assign(base.figures.begin(), base.figures.end());
    out.figure_values.assign(base.figure_values.begin(), base.figure_values.end());
    return out;
}

namespace {

/// For each kind and point the rulings that speak of it: a list of numbers, and where each stretch of it begins.
void build_index(Book& book, Arena& arena)
{
    std::vector<std::uint16_t> starts, index;
    for (const auto& info : terms::all_kinds()) {
        for (std::size_t p = 0; p < terms::point_count; ++p) {
            starts.push_back(static_cast<std::uint16_t>(index.size()));
            const auto point = static_cast<Point>(p);
            if (std::none_of(info.points.begin(), info.points.end(), [&](const auto& use) { return use.point == point; }))
                continue;
            for (std::size_t r = 0; r < book.rulings.size(); ++r) {
                const Ruling& ruling = book.rulings[r];
                if (std::find(ruling.kinds.begin(), ruling.kinds.end(), info.kind) != ruling.kinds.end() &&
                    std::find(ruling.points.begin(), ruling.points.end(), point) != ruling.points.end())
                    index.push_back(static_cast<std::uint16_t>(r));
            }
        }
    }
    starts.push_back(static_cast<std::uint16_t>(index.size()));
    book.index_starts = arena.keep(starts);
    book.index = arena.keep(index);
}

}  // namespace

Book finish(Draft draft, std::shared_ptr<Arena> arena)
{
    std::vector<Law> laws;
    std::vector<Ruling> rulings;
    for (LawDraft& each : draft.laws) {
        for (Ruling& ruling : each.rulings) {
            ruling.law = static_cast<std::uint16_t>(laws.size());
            rulings.push_back(ruling);
        }
        laws.push_back(each.law);
    }
    rulings.insert(rulings.end(), draft.silences.begin(), draft.silences.end());
    Book book = draft.book;
    book.laws = arena->keep(laws);
    book.rulings = arena->keep(rulings);
    book.settings = arena->keep(draft.settings);
    book.procedure = arena->keep(draft.procedure);
    book.figures = arena->keep(draft.figures);
    book.figure_values = arena->keep(draft.figure_values);
    book.without = arena->keep(draft.without);
    build_index(book, *arena);
    book.keep = std::move(arena);
    return book;
}

}  // namespace hoyle::lawbook
