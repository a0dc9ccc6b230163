#include "lawbook/cited_law.hpp"

#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return small(x) == small(y); });
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// Capitals do not matter, and a hyphen is as good as a space: "s-ii" is S II.
const Law* find_law(const Book& book, std::string_view typed)
{
    std::string number(typed);
    std::replace(number.begin(), number.end(), '-', ' ');
    const auto at = std::find_if(book.laws.begin(), book.laws.end(),
                                 [&](const Law& law) { return same_letters(law.number, number); });
    return at == book.laws.end() ? nullptr : &*at;
}

/// The clause of a citation of this law, "90-II" or "90 II"; empty if it cites another law, or the law as a whole.
std::string clause_in(const Book& book, const Law& law, std::string_view citation)
{
    const std::string cited = citation_of(book, citation);
    if (!cited.starts_with(law.number) || cited.size() <= law.number.size() || cited[law.number.size()] != '-') return {};
    return cited.substr(law.number.size() + 1);
}

/// A number of Rome up to XXXIX, or 0.
int roman(std::string_view text)
{
    int sum = 0, before = 0;
    for (auto c = text.rbegin(); c != text.rend(); ++c) {
        const int value = *c == 'I' ? 1 : *c == 'V' ? 5 : *c == 'X' ? 10 : 0;
        if (value == 0) return 0;
        sum += value < before ? -value : value;
        before = std::max(before, value);
    }
    return sum;
}

bool before(const std::string& a, const std::string& b) { return roman(a) && roman(b) ? roman(a) < roman(b) : a < b; }

/// "IV", "c"
bool is_clause(std::string_view text) { return roman(text) > 0 || (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z'); }

/// What stands in brackets in a gist and looks like a clause.
void add_told(std::vector<std::string>& clauses, std::string_view gist)
{
    for (std::size_t at = 0; (at = gist.find('(', at)) != std::string_view::npos; ++at)
        if (const auto inside = gist.substr(at + 1, gist.substr(at + 1).find(')')); is_clause(inside))
            clauses.emplace_back(inside);
}

/// One item of a list in a gist: `if a card lies face up in the pack`.
struct Item {
    std::string_view clause, text;
};

/// The sentence that leads in a list, and its items. No items: it is none.
std::pair<std::string_view, std::vector<Item>> list_in(std::string_view gist)
{
    std::vector<Item> items;
    std::string_view lead, rest = gist;
    for (auto at = rest.find('('); at != rest.npos; at = rest.find('(')) {
        const auto end = rest.find(')', at);
        if (end == rest.npos || !is_clause(rest.substr(at + 1, end - at - 1))) return {};
        const std::string_view before = trimmed(rest.substr(0, at));
        if (items.empty()) lead = before;
        else items.back().text = before;
        items.push_back({rest.substr(at + 1, end - at - 1), {}});
        rest.remove_prefix(end + 1);
    }
    if (items.empty() || lead.empty()) return {};
    items.back().text = trimmed(rest);
    for (const Item& each : items)
        if (&each != &items.back() ? !each.text.ends_with(';') : each.text.find('.') + 1 != each.text.size()) return {};
    return {lead, std::move(items)};
}

}  // namespace

std::string gist_of(std::string_view gist, std::span<const std::string_view> clauses)
{
    auto [lead, items] = list_in(gist);
    std::erase_if(items,
                  [&](const Item& each) { return std::find(clauses.begin(), clauses.end(), each.clause) == clauses.end(); });
    if (items.empty()) return std::string(gist);
    std::string text(lead);
    for (const Item& item : items) {
        if (items.size() > 1) text += " (" + std::string(item.clause) + ")";
        text += " " + std::string(item.text);
    }
    text.back() = '.';
    return text;
}

std::vector<std::string> clauses_of(const Book& book, const Law& law)
{
    std::vector<std::string> clauses;
    const auto cited = [&](std::string_view citation) {
        if (std::string clause = clause_in(book, law, citation); !clause.empty()) clauses.push_back(std::move(clause));
    };
    for (const Ruling& ruling : book.rulings) {
        if (ruling.law != Book::no_law && &book.laws[ruling.law] == &law && !ruling.clause.empty())
            clauses.emplace_back(ruling.clause);
        for (const Citation& with : ruling.with) cited(with.law);
        for (const Step& step : ruling.steps) cited(step.law);
    }
    for (const Procedure& key : book.procedure) cited(key.law);
    for (const Figure& figure : book.figures)
        for (std::string_view each : figure.laws) cited(each);
    add_told(clauses, law.gist);
    std::sort(clauses.begin(), clauses.end(), before);
    clauses.erase(std::unique(clauses.begin(), clauses.end()), clauses.end());
    return clauses;
}

CitedLaw find_cited(const Book& book, std::string_view typed)
{
    typed = trimmed(typed);
    if (const Law* law = find_law(book, typed)) return {law, {}};
    const auto cut = typed.find_last_of(" -");
    if (cut == std::string_view::npos) return {};
    const Law* law = find_law(book, trimmed(typed.substr(0, cut)));
    if (!law) return {};
    for (const std::string& clause : clauses_of(book, *law))
        if (same_letters(clause, typed.substr(cut + 1))) return {law, clause};
    return {};
}

std::vector<const Law*> find_range(const Book& book, std::string_view typed)
{
    for (const std::string_view between : {"-", " to ", "\u2013"})
        for (auto at = typed.find(between); at != std::string_view::npos; at = typed.find(between, at + 1)) {
            const Law* first = find_law(book, trimmed(typed.substr(0, at)));
            const Law* last = find_law(book, trimmed(typed.substr(at + between.size())));
            if (!first || !last || last < first) continue;
            std::vector<const Law*> laws;
            for (const Law* law = first; law <= last; ++law) laws.push_back(law);
            return laws;
        }
    return {};
}

std::vector<const Ruling*> rulings_of(const Book& book, const Law& law, std::string_view clause)
{
    std::vector<const Ruling*> rulings;
    for (const Ruling& ruling : book.rulings)
        if (ruling.law != Book::no_law && &book.laws[ruling.law] == &law && (clause.empty() || ruling.clause == clause))
            rulings.push_back(&ruling);
    return rulings;
}

std::vector<CitedFor> cited_for(const Book& book, const Law& law, std::string_view clause)
{
    std::vector<CitedFor> out;
    for (const Ruling& ruling : book.rulings)
        for (const Citation& with : ruling.with)
            if (clause_in(book, law, with.law) == clause) out.push_back({&ruling, with.how});
    return out;
}

}  // namespace hoyle::lawbook
