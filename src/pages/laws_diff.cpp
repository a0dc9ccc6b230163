// hoyle laws diff: what two books rule differently, in words, grouped for a reader.

#include "pages/law.hpp"
#include "lawbook/difference.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::pages {
namespace {

using fmt::format;
using lawbook::Book;
using lawbook::Difference;
using lawbook::Law;

/// The two books, with the names by which lines are told apart.
struct Two {
    const Book* books[2];
    std::string_view name(int i) const { return books[i]->id; }
    /// Of two games only what both know of an incident is said.
    lawbook::Game game() const { return books[0]->game == books[1]->game ? books[0]->game : lawbook::Game::any; }
};

/// The laws of the rulings; where no law answers, the book.
std::string cited(const Book& book, const std::vector<const lawbook::Ruling*>& rulings)
{
    std::vector<std::string> laws;
    for (const lawbook::Ruling* ruling : rulings) laws.push_back(book.citation(*ruling));
    const std::string all = citations(laws);
    return all.empty() ? std::string(book.id) : all;
}

std::string rows(const Two& two, const lawbook::KindDiffers& kind)
{
    std::string out;
    for (const lawbook::SideBySide& row : kind.rows) {
        std::string before;
        for (const lawbook::Situation& situation : row.situations) {
            const std::string when = lawbook::in_words(kind.kind, situation, two.game());
            if (!when.empty()) out += wrapped(before + when, 4, 6);
            before = "or ";
        }
        for (int i = 0; i < 2; ++i)
            out += wrapped(
                cited(*two.books[i], row.answers[i]) + ": " + lawbook::ruling_in_words(*two.books[i], *row.answers[i][0]), 6, 8);
    }
    return out;
}

/// "lead out of turn: what may be exacted", if the kind raises more than one question.
std::string heading(const lawbook::KindDiffers& kind)
{
    const terms::KindInfo& info = terms::info(kind.kind);
    std::string out(info.heading);
    if (info.points.size() < 2) return out;
    std::string asked(terms::ask(kind.rows[0].point));
    asked[0] = static_cast<char>(asked[0] >= 'A' && asked[0] <= 'Z' ? asked[0] - 'A' + 'a' : asked[0]);
    return out + ": " + asked;
}

/// The kinds under the headings of their groups; `words`: those whose books differ only in why they give nothing.
std::string kinds(const Two& two, const Difference& difference, bool words)
{
    std::string out;
    std::string_view group = "-";
    for (const lawbook::KindDiffers& kind : difference.kinds) {
        if (kind.in_words_only != words) continue;
        if (kind.group != group && !words) out += format("\n{}\n", kind.group.empty() ? "other matters" : kind.group);
        group = kind.group;
        out += "  " + heading(kind) + "\n" + rows(two, kind);
    }
    return out;
}

std::string figures(const Two& two, const Difference& difference)
{
    std::string out;
    for (const lawbook::FigureDiffers& figure : difference.figures) {
        const auto names = terms::figure_names();
        const auto name = std::find_if(names.begin(), names.end(),
                                       [&](const terms::FigureName& each) { return each.slug == figure.name; });
        out += wrapped(name == names.end() ? figure.name : name->say, 2, 4);
        for (int i = 0; i < 2; ++i) {
            const lawbook::Figure* found = two.books[i]->find_figure(figure.name);
            std::vector<std::string> laws;
            for (std::string_view each : found ? found->laws : Items<std::string_view>()) {
                const Law* law = two.books[i]->find_law(each);
                laws.push_back(format("{} {}", law ? law->cited_as : two.name(i), each));
            }
            const std::string where = laws.empty() ? std::string(two.name(i)) : citations(laws);
            const std::string values = figure.values[i].empty() ? "nothing of it"
                                                                : format("{}", fmt::join(figure.values[i], "; "));
            out += wrapped(where + ": " + values, 6, 8);
        }
    }
    return out;
}

std::string settings(const Two& two, const Difference& difference)
{
    std::string out;
    for (const lawbook::SettingDiffers& setting : difference.settings) {
        const lawbook::Setting& some = *(setting.settings[0] ? setting.settings[0] : setting.settings[1]);
        out += wrapped(format("{}: {}", setting.name, some.asks), 2, 4);
        for (int i = 0; i < 2; ++i)
            out += wrapped(format("{}: {}", two.name(i),
                                  setting.settings[i]
                                      ? format("{}, if not chosen {}", fmt::join(setting.settings[i]->values, " or "),
                                               setting.settings[i]->default_value)
                                      : "leaves no choice"),
                           6, 8);
    }
    return out;
}

/// A word of the vocabulary as it is said: without hyphens.
std::string plain(std::string text)
{
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

std::string procedure(const Two& two, const Difference& difference)
{
    std::string out;
    for (const terms::ProcedureKey key : difference.procedure) {
        out += "  " + plain(std::string(terms::slug(key))) + "\n";
        for (int i = 0; i < 2; ++i) {
            const lawbook::Procedure& each = two.books[i]->procedure[static_cast<std::size_t>(key)];
            const Law* law = two.books[i]->find_law(each.law);
            const std::string where = law ? format("{} {}", law->cited_as, law->number) : std::string(two.name(i));
            out += wrapped(format("{}: {}", where, plain(std::string(terms::slug(each.value)))), 6, 8);
        }
    }
    return out;
}

std::string alone(const Two& two, const Difference& difference)
{
    std::string out;
    for (int i = 0; i < 2; ++i) {
        if (difference.alone[i].empty()) continue;
        out += format("  only in {}\n", two.name(i));
        for (const Law* law : difference.alone[i]) out += labelled(law->number, law->heading, 6, 7);
    }
    return out;
}

/// Of a book that extends the other: the laws it writes anew, adds and takes out.
std::string changes(const Book& book, const Book& base)
{
    if (book.extends != base.id) return {};
    std::string out = format("\n{} extends {}\n", book.id, base.id);
    for (const Law& law : book.laws)
        if (law.cited_as == book.id)
            out += labelled(format("{} {}", law.amends.empty() ? "adds" : "amends", law.number), law.heading, 2, 12);
    for (const lawbook::Without& each : book.without) out += labelled(format("leaves out {}", each.law), each.reason, 2, 16);
    return out;
}

std::string section(std::string_view title, const std::string& text)
{
    return text.empty() ? "" : format("\n{}\n{}", title, text);
}

}  // namespace

Answer answer_laws_diff(const DiffRequest& request)
{
    Answer answer;
    lawbook::FoundBook found[2];
    for (std::size_t i = 0; i < 2; ++i) {
        found[i] = lawbook::find_book(request.books[i]);
        for (const std::string& line : found[i].why) answer.refuse(line);
    }
    if (!found[0] || !found[1]) return answer;
    const Two two{{found[0].book, found[1].book}};
    const Difference difference = lawbook::difference(*two.books[0], *two.books[1]);
    std::string text = changes(*two.books[0], *two.books[1]) + changes(*two.books[1], *two.books[0]);
    text += kinds(two, difference, false);
    text += section("no penalty in either, but for another reason", kinds(two, difference, true));
    text += section("figures", figures(two, difference));
    text += section("what a table may choose", settings(two, difference));
    text += section("procedure", procedure(two, difference));
    text += section("laws on what the other book does not speak of", alone(two, difference));
    answer.output = format("what {} and {} rule differently\n", two.name(0), two.name(1));
    answer.output += text.empty() ? "nothing: their laws come to the same\n" : text;
    return answer;
}

}  // namespace hoyle::pages
