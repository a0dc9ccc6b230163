// What a book says when it is asked: look-ups, figures, and the one ruling that answers a question.

#include "lawbook/conditions.hpp"

#include <algorithm>
#include <array>

namespace hoyle::lawbook {
namespace {

/// "VII", "mended" or "VII/mended": what an exception calls one ruling of a law.
bool is_labelled(const Ruling& ruling, std::string_view label)
{
    if (ruling.part.empty()) return label == ruling.clause;
    if (ruling.clause.empty()) return label == ruling.part;
    return label.size() == ruling.clause.size() + 1 + ruling.part.size() && label.starts_with(ruling.clause) &&
           label[ruling.clause.size()] == '/' && label.ends_with(ruling.part);
}

}  // namespace

std::optional<Consult> find_consult(std::string_view word)
{
    const auto at = std::find(consult_words.begin(), consult_words.end(), word);
    if (at == consult_words.end()) return std::nullopt;
    return static_cast<Consult>(at - consult_words.begin());
}

bool beats(const Book& book, const Ruling& exception, const Ruling& ruling)
{
    if (ruling.law == Book::no_law) return false;
    return std::any_of(exception.rare->overrides.begin(), exception.rare->overrides.end(), [&](const Override& each) {
        return each.law == book.laws[ruling.law].number && (each.part.empty() || is_labelled(ruling, each.part));
    });
}

std::span<const std::uint16_t> Book::rulings_on(Kind kind, Point point) const
{
    const auto at = static_cast<std::size_t>(kind) * terms::point_count + static_cast<std::size_t>(point);
    return index.subspan(index_starts[at], index_starts[at + 1] - index_starts[at]);
}

const Ruling* Book::answer(Kind kind, Point point, const Facts& facts, const Settings& chosen) const
{
    // No code has so many rulings on one question; what is beyond them could not be an answer of a proved book.
    std::array<const Ruling*, 64> hits;
    std::size_t count = 0;
    for (const std::uint16_t r : rulings_on(kind, point)) {
        const Ruling& ruling = rulings[r];
        if (count < hits.size() && holds(ruling.when, facts) && holds(ruling.under, *this, chosen)) hits[count++] = &ruling;
    }
    const Ruling* inherited_silence = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
        // A beaten ruling stays beaten even if its beater is beaten.
        if (std::any_of(hits.begin(), hits.begin() + count,
                        [&](const Ruling* other) { return other != hits[i] && beats(*this, *other, *hits[i]); }))
            continue;
        if (!hits[i]->inherited || hits[i]->law != no_law) return hits[i];
        if (!inherited_silence || hits[i]->inherited < inherited_silence->inherited) inherited_silence = hits[i];
    }
    return inherited_silence;
}

bool Book::asks(Kind kind, Point point, const Facts& facts)
{
    for (const auto& use : terms::info(kind).points)
        if (use.point == point) return holds(use.asked_when, facts);
    return false;
}

const Law* Book::find_law(std::string_view number) const
{
    const auto at = std::find_if(laws.begin(), laws.end(), [&](const Law& law) { return law.number == number; });
    return at == laws.end() ? nullptr : &*at;
}

const Figure* Book::find_figure(std::string_view name) const
{
    const auto at = std::find_if(figures.begin(), figures.end(), [&](const Figure& each) { return each.name == name; });
    return at == figures.end() ? nullptr : &*at;
}

const Setting* Book::find_setting(std::string_view name) const
{
    const auto is_it = [&](const Setting& each) { return each.name == name || (!name.empty() && each.reading == name); };
    const auto at = std::find_if(settings.begin(), settings.end(), is_it);
    return at == settings.end() ? nullptr : &*at;
}

std::string_view Book::figure(std::string_view name, std::string_view path, const Settings& chosen) const
{
    std::string_view found;
    for (const FigureValue& each : figure_values) {
        if (each.figure != name || each.path != path) continue;
        if (each.under_setting.empty()) found = each.value;
        else if (chosen(*this, each.under_setting) == each.under_value) return each.value;
    }
    // A figure may hang on a reading that the table can choose ("R36").
    // a reading in place of a word is what the table chose of it; one that is cited beside a part is its number
    const Setting* setting = found.starts_with('R') && !path.ends_with("reading") ? find_setting(found) : nullptr;
    return setting ? chosen(*this, setting->name) : found;
}

std::string Book::citation(const Ruling& ruling) const
{
    if (ruling.law == no_law) return {};
    const Law& law = laws[ruling.law];
    std::string out = std::string(law.cited_as) + " " + std::string(law.number);
    if (!ruling.clause.empty()) out += "-" + std::string(ruling.clause);
    return out;
}

void Settings::set(std::string_view name, std::string_view value)
{
    for (auto& [each, old] : chosen_)
        if (each == name) {
            old = value;
            return;
        }
    chosen_.emplace_back(name, value);
}

std::string_view Settings::operator()(const Book& book, std::string_view name) const
{
    for (const auto& [each, value] : chosen_)
        if (each == name) return value;
    const Setting* setting = book.find_setting(name);
    return setting ? setting->default_value : std::string_view{};
}

}  // namespace hoyle::lawbook
