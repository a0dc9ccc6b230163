// What a book does with each of its laws: whether it rules, answers a key of procedure, gives a figure, is cited, or does
// nothing.

#include "lawbook/prove.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

/// The citation is of that law: "90" or "90 II", but not "S II" of law S.
bool is_of(std::string_view citation, const Book& book, const Law& law)
{
    if (!citation.starts_with(law.number)) return false;
    return citation.size() == law.number.size() || (citation[law.number.size()] == ' ' && !book.find_law(citation));
}

bool gives_a_figure(const Book& book, const Law& law)
{
    const auto is_this = [&](std::string_view citation) { return is_of(citation, book, law); };
    for (const Figure& figure : book.figures)
        if (std::any_of(figure.laws.begin(), figure.laws.end(), is_this)) return true;
    return std::any_of(book.figure_values.begin(), book.figure_values.end(), [&](const FigureValue& value) {
        return value.path.find("law") != std::string_view::npos && is_this(value.value);
    });
}

/// Beside another law, in its `with:` or behind a step.
bool cites(const Ruling& ruling, const Book& book, const Law& law)
{
    return std::any_of(ruling.with.begin(), ruling.with.end(),
                       [&](const Citation& with) { return is_of(with.law, book, law); }) ||
           std::any_of(ruling.steps.begin(), ruling.steps.end(), [&](const Step& step) { return is_of(step.law, book, law); });
}

}  // namespace

std::string_view use_of(const Book& book, const Law& law)
{
    const auto rules = [&](const Ruling& ruling) {
        return ruling.law != Book::no_law && book.laws[ruling.law].number == law.number;
    };
    if (std::any_of(book.rulings.begin(), book.rulings.end(), rules)) return "ruled";
    for (const Procedure& key : book.procedure)
        if (key.answered && is_of(key.law, book, law)) return "procedure";
    if (gives_a_figure(book, law)) return "figures";
    if (std::any_of(book.rulings.begin(), book.rulings.end(), [&](const Ruling& each) { return cites(each, book, law); }))
        return "cited";
    return law.cite_only.empty() ? "unused" : "cite-only";
}

}  // namespace hoyle::lawbook
