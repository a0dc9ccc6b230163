#include "lawbook/codes_on_topic.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <set>

namespace hoyle::lawbook {
namespace {

bool has(const std::vector<const Law*>& laws, const Law* law) { return std::find(laws.begin(), laws.end(), law) != laws.end(); }

/// The ruling stands in a law of the topic; where the book has none on it, any ruling is to the point.
bool to_the_point(const Book& book, const OnTopic& on, const Ruling& ruling)
{
    if (on.laws.empty() && on.near.empty()) return true;
    if (ruling.law == Book::no_law) return false;
    const Law* law = &book.laws[ruling.law];
    return has(on.laws, law) || has(on.near, law);
}

/// Both answer everything alike that a law of the topic answers in either of them.
bool rule_alike(const Topic& topic, const Book& a, const OnTopic& on_a, const Book& b, const OnTopic& on_b)
{
    const Book* const both[] = {&a, &b};
    for (const auto& use : terms::info(*topic.kind).points)
        for (const SideBySide& row : side_by_side(both, *topic.kind, use.point, topic.facts)) {
            if (row.answers[0].empty() || row.answers[1].empty() || alike(both, row)) continue;
            const auto matters = [&](const Book& book, const OnTopic& on, const std::vector<const Ruling*>& rulings) {
                return std::any_of(rulings.begin(), rulings.end(),
                                   [&](const Ruling* each) { return to_the_point(book, on, *each); });
            };
            if (matters(a, on_a, row.answers[0]) || matters(b, on_b, row.answers[1])) return false;
        }
    return true;
}

/// `first` is the chief law of the topic wherever a book has both.
bool is_about(const Topic& topic, std::string_view figure)
{
    bool some = false;
    for (const Book& book : shipped()) {
        const Figure* found = book.extends.empty() ? book.find_figure(figure) : nullptr;
        const OnTopic on = laws_on(topic, book);
        if (!found || found->laws.empty() || on.laws.empty()) continue;
        if (on.laws[0]->number != found->laws[0]) return false;
        some = true;
    }
    return some;
}

using Figures = std::vector<std::string_view>;

bool same_figures(const Figures& figures, const Book& a, const Book& b)
{
    return std::all_of(figures.begin(), figures.end(),
                       [&](std::string_view each) { return values_of(a, each) == values_of(b, each); });
}

/// It says nothing on the topic that the book it extends does not say.
bool only_takes_over(const Topic& topic, const Figures& figures, const CodeOnTopic& code)
{
    const Book* base = find_shipped(code.book->extends);
    if (!base) return false;
    const OnTopic on = laws_on(topic, *base);
    const auto own = [&](const Law* law) { return law->cited_as == code.book->id; };
    if (std::any_of(code.on.laws.begin(), code.on.laws.end(), own) || std::any_of(code.on.near.begin(), code.on.near.end(), own))
        return false;
    return (!topic.kind || rule_alike(topic, *base, on, *code.book, code.on)) && same_figures(figures, *base, *code.book);
}

/// The book it extends has laws on the topic, and it has taken them all out; what it puts in their place stands for itself.
bool took_out(const Topic& topic, const CodeOnTopic& code)
{
    const Book* base = find_shipped(code.book->extends);
    return base && code.on.laws.empty() && !laws_on(topic, *base).laws.empty();
}

bool speaks(const CodeOnTopic& code)
{
    if (!code.on.laws.empty() || !code.on.near.empty()) return true;
    return std::any_of(code.answers.begin(), code.answers.end(),
                       [](const auto& each) { return each.ruling->law != Book::no_law; });
}

}  // namespace

std::vector<std::pair<std::string, std::string>> values_of(const Book& book, std::string_view figure)
{
    std::vector<std::pair<std::string, std::string>> out;
    std::set<std::string_view> told;
    for (const FigureValue& each : book.figure_values) {
        if (each.figure != figure || told.contains(each.path)) continue;  // once, though it varies with a setting
        std::string path(each.path);
        if (path.ends_with("law") || path.ends_with("reading")) continue;  // where it stands, and not what it is
        const auto digit = path.find_last_not_of("0123456789");
        const bool item = digit != std::string::npos && digit + 1 < path.size() && path[digit] == '.';
        if (item) path.resize(digit);
        const std::string value(book.figure(figure, each.path, {}));
        if (value.empty()) continue;  // under another setting
        told.insert(each.path);
        const auto known = std::find_if(out.begin(), out.end(), [&](const auto& one) { return one.first == path; });
        if (known == out.end()) out.emplace_back(path, value);
        else if (item) known->second += ", " + value;
    }
    return out;
}

std::vector<std::string_view> figures_of(const Topic& topic)
{
    std::vector<std::string_view> out;
    for (const terms::FigureName& figure : terms::figure_names()) {
        const auto all = topics();
        const auto first = std::find_if(all.begin(), all.end(), [&](const Topic& each) { return is_about(each, figure.slug); });
        if (first != all.end() && &*first == &topic) out.push_back(figure.slug);
    }
    return out;
}

CodeOnTopic code_on(const Topic& topic, const Book& book)
{
    CodeOnTopic code{&book, laws_on(topic, book), {}};
    if (!topic.kind) return code;
    const Book* const only[] = {&book};
    for (const auto& use : terms::info(*topic.kind).points)
        for (const SideBySide& row : side_by_side(only, *topic.kind, use.point, topic.facts, Told::in_its_words)) {
            const auto& rulings = row.answers[0];
            const auto fits = std::find_if(rulings.begin(), rulings.end(),
                                           [&](const Ruling* each) { return to_the_point(book, code.on, *each); });
            if (fits == rulings.end()) continue;
            for (const Situation& situation : row.situations)
                code.answers.push_back({in_words(*topic.kind, situation, book.game), *fits});
        }
    return code;
}

namespace {

/// The codes that say something of their own on the topic; of those that say nothing, whoever should is put under `without`.
std::vector<CodeOnTopic> codes_that_speak(const Topic& topic, const Figures& figures, std::vector<const Book*>& without)
{
    std::vector<CodeOnTopic> codes;
    for (const Book& book : shipped()) {
        CodeOnTopic code = code_on(topic, book);
        if (took_out(topic, code)) without.push_back(&book);
        if (only_takes_over(topic, figures, code)) continue;
        if (speaks(code) || !code.answers.empty()) codes.push_back(std::move(code));
        else if (book.extends.empty()) without.push_back(&book);
    }
    return codes;
}

}  // namespace

OnePage codes_on(const Topic& topic)
{
    OnePage page;
    const Figures figures = figures_of(topic);
    std::vector<CodeOnTopic> codes = codes_that_speak(topic, figures, page.without);
    const bool answers = std::any_of(codes.begin(), codes.end(), [](const CodeOnTopic& code) { return !code.answers.empty(); });
    page.compared = answers || !figures.empty();
    for (CodeOnTopic& code : codes) {
        const auto fits = [&](const Version& version) {
            const CodeOnTopic& first = version[0];
            if (answers && !rule_alike(topic, *first.book, first.on, *code.book, code.on)) return false;
            return first.book->game == code.book->game ? same_figures(figures, *first.book, *code.book) : figures.empty();
        };
        const auto version = page.compared ? std::find_if(page.versions.begin(), page.versions.end(), fits) : page.versions.end();
        if (version == page.versions.end()) page.versions.push_back({std::move(code)});
        else version->push_back(std::move(code));
    }
    sort_stably(page.versions, [](const Version& a, const Version& b) { return a.size() < b.size(); });
    return page;
}

}  // namespace hoyle::lawbook
