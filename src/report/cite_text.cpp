// The answer of `cite` for people.

#include "report/cite.hpp"

#include "cite/ask.hpp"
#include "report/page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {
namespace {

using cite::Answer;
using cite::Book;
using cite::BookAnswer;
using cite::Citing;
using cite::MeaningAnswer;
using cite::Tree;

/// Each level of a tree stands two columns further in.
constexpr std::size_t indent(std::size_t depth) { return 2 * depth; }

std::string sentence(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (!text.empty() && text.back() != '.') text += '.';
    return text;
}

/// What is ruled, behind the figure that was asked for.
std::string told(const Answer& answer)
{
    return (answer.figure ? sentence(answer.figure->working + " points") + " " : "") + sentence(answer.ruling);
}

/// As people know it: "Portland 1904". A club's own book is not among those shipped; it is the one that was asked.
std::string book_name(std::string_view id, const Book& asked)
{
    const Book* book = asked.id == id ? &asked : lawbook::find_shipped(id);
    return std::string(book ? book->cited_as : id);
}

std::string strong(const std::string& text, bool color) { return color ? "\x1b[1m" + text + "\x1b[0m" : text; }
std::string faint(const std::string& text, bool color) { return color ? "\x1b[2m" + text + "\x1b[0m" : text; }

/// A line of a tree: a question, an answer to one, or (the place of) a leaf.
struct Line {
    std::size_t depth;
    std::string text;
    int leaf = -1;
};

void lines_of(const BookAnswer& answer, const Tree& tree, terms::Kind kind, std::size_t depth, int& leaf,
              std::vector<Line>& lines)
{
    if (!tree.asks) {
        lines.push_back({depth, told(answer.leaves[static_cast<std::size_t>(leaf)]), leaf});
        ++leaf;
        return;
    }
    const auto* use = terms::info(kind).find(*tree.asks);
    lines.push_back({depth, std::string(use->ask) + "?"});
    for (const Tree::Branch& branch : tree.branches) {
        lines.push_back({depth, "- " + cite::way_in_words(*answer.book, kind, *tree.asks, branch.words)});
        lines_of(answer, *branch.next, kind, depth + 1, leaf, lines);
    }
}

std::vector<Line> lines_of(const BookAnswer& answer, const MeaningAnswer& of)
{
    std::vector<Line> lines;
    int leaf = 0;
    if (answer.tree) lines_of(answer, *answer.tree, *of.kind, 0, leaf, lines);
    else lines.push_back({0, told(answer.leaves.front()), 0});
    return lines;
}

bool same(const std::vector<Line>& a, const std::vector<Line>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Line& one, const Line& other) { return one.depth == other.depth && one.text == other.text; });
}

/// Books that answer alike, told once.
struct Group {
    std::vector<const BookAnswer*> books;
    std::vector<Line> lines;
};

/// A book that extends another and says the very same by the very same laws adds nothing.
bool only_repeats(const BookAnswer& answer, const std::vector<BookAnswer>& all)
{
    if (answer.book->extends.empty()) return false;
    const auto base = std::find_if(all.begin(), all.end(),
                                   [&](const BookAnswer& other) { return other.book->id == answer.book->extends; });
    if (base == all.end() || base->leaves.size() != answer.leaves.size()) return false;
    return std::equal(answer.leaves.begin(), answer.leaves.end(), base->leaves.begin(),
                      [](const Answer& a, const Answer& b) { return a.ruling == b.ruling && a.citations == b.citations; });
}

std::vector<Group> groups_of(const MeaningAnswer& of)
{
    std::vector<Group> groups;
    for (const BookAnswer& answer : of.books) {
        if (only_repeats(answer, of.books)) continue;
        auto lines = lines_of(answer, of);
        const auto at = std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return same(group.lines, lines); });
        if (at != groups.end()) at->books.push_back(&answer);
        else groups.push_back({{&answer}, std::move(lines)});
    }
    return groups;
}

/// Of one book that stands above the leaf its name is not said again.
std::string citations_of(const Group& group, std::size_t leaf, bool named_above)
{
    std::string text;
    if (named_above && group.books.size() == 1) {
        text = citations_text(group.books.front()->leaves[leaf]);
        const std::string name = std::string(group.books.front()->book->cited_as) + " ";
        return text.starts_with(name) ? text.substr(name.size()) : text;
    }
    for (const BookAnswer* answer : group.books) text += (text.empty() ? "" : "; ") + citations_text(answer->leaves[leaf]);
    return text;
}

/// The readings that a table may take otherwise: one in words, more by where they are told; all are in JSON.
std::string doubtful_readings(const Answer& answer, std::size_t column, bool color)
{
    std::vector<const lawbook::Reading*> readings;
    for (const std::string_view id : answer.readings)
        if (const auto* reading = lawbook::find_reading(id); reading && !reading->setting.empty()) readings.push_back(reading);
    if (readings.empty()) return {};
    if (readings.size() == 1) {
        const auto& reading = *readings.front();
        return faint(wrapped(fmt::format("({}? It is read so: {} [{}])", reading.question, reading.taken, reading.id), column),
                     color);
    }
    std::string names;
    for (const auto* reading : readings) names += (names.empty() ? "" : ", ") + std::string(reading->id);
    return faint(wrapped("(the laws are doubtful here; `hoyle law " + std::string(readings.front()->id) +
                             "` tells how they are read, and so for each of " + names + ")",
                         column),
                 color);
}

std::string notes_of(const Group& group, std::size_t leaf, std::size_t depth, bool color)
{
    const Answer& answer = group.books.front()->leaves[leaf];
    std::string text;
    for (const std::string& note : answer.notes) text += wrapped("(" + note + ")", indent(depth + 1));
    return text + doubtful_readings(answer, indent(depth + 1), color);
}

/// Why another book is cited than the one asked: "(American 1907 takes over what is cited of American 1905)".
std::string taken_over(const Group& group)
{
    std::string text;
    for (const BookAnswer* answer : group.books) {
        std::vector<std::string> homes;
        for (const Answer& leaf : answer->leaves)
            for (const std::string& citation : leaf.citations) {
                const std::string_view home = std::string_view(citation).substr(0, citation.find(' '));
                if (home == answer->book->id) continue;
                if (std::string name = book_name(home, *answer->book); std::find(homes.begin(), homes.end(), name) == homes.end())
                    homes.push_back(std::move(name));
            }
        const std::string_view own = answer->book->cited_as.substr(0, answer->book->cited_as.find(" ("));
        if (!homes.empty())
            text += wrapped(fmt::format("({} takes over what is cited of {})", own, fmt::join(homes, ", ")), indent(1));
    }
    return text;
}

std::string group_text(const Group& group, bool color)
{
    std::string text;
    const bool one = group.lines.size() == 1;
    if (!one) {
        std::string names;
        for (const BookAnswer* answer : group.books) names += (names.empty() ? "" : ", ") + std::string(answer->book->cited_as);
        text += strong(names, color) + "\n";
    }
    for (const Line& line : group.lines) {
        const std::size_t depth = line.depth + (one ? 0 : 1);
        if (line.leaf < 0) {
            text += wrapped(line.text, indent(depth), indent(depth) + (line.text.starts_with("- ") ? 2 : 0));
            continue;
        }
        const auto leaf = static_cast<std::size_t>(line.leaf);
        const std::string cited = citations_of(group, leaf, !one);
        if (!cited.empty()) text += wrapped(one ? strong(cited, color) : "law " + cited, indent(depth));
        text += wrapped(line.text, indent(depth + 1)) + notes_of(group, leaf, depth, color);
    }
    return text + faint(taken_over(group), color);
}

std::string meaning_text(const MeaningAnswer& of, bool color)
{
    std::string text;
    for (const Group& group : groups_of(of)) text += "\n" + group_text(group, color);
    for (const Answer& silence : of.silences)
        text += "\n" + wrapped(fmt::format("{} has no law on it: {}", silence.book->cited_as, silence.ruling), 0);
    return text;
}

/// What else may be meant, with the laws on it: a line each.
std::string others_text(const std::vector<MeaningAnswer>& meanings)
{
    std::string text;
    for (std::size_t other = 1; other < meanings.size(); ++other) {
        std::string laws;
        for (const BookAnswer& answer : meanings[other].books)
            if (!only_repeats(answer, meanings[other].books))
                laws += (laws.empty() ? "" : "; ") + citations_text(answer.leaves.front());
        if (!laws.empty()) text += wrapped(fmt::format("{}: {}", meanings[other].understood, laws), indent(1));
    }
    return text.empty() ? text : "\nOr is this meant?\n" + text;
}

std::string nearest_text(const Citing& citing)
{
    std::string text;
    for (const cite::Hit& hit : citing.nearest)
        text += wrapped(fmt::format("{} {}: {}", book_name(hit.law->cited_as, *hit.book), hit.law->number, hit.law->heading),
                        indent(1));
    if (text.empty()) return "\nNo law is near it in its words.\n";
    return "\nThe nearest laws:\n" + text + "`hoyle law BOOK NUMBER` opens one.\n";
}

std::string understood_text(const Citing& citing, bool color)
{
    std::string text;
    for (std::size_t m = 0; m < citing.matters.size(); ++m) {
        text += labelled(m == 0 ? "understood:" : "      also:", citing.matters[m].front().understood, 0, 12);
    }
    std::vector<std::string> mended;
    for (const cite::Mended& each : citing.mended) mended.push_back(fmt::format("`{}` as `{}`", each.written, each.meant));
    if (!mended.empty()) text += labelled("      read:", fmt::format("{}", fmt::join(mended, ", ")), 0, 12);
    if (!citing.unused.empty())
        text += faint(labelled("  not used:", fmt::format("{}", fmt::join(citing.unused, ", ")), 0, 12), color);
    return text;
}

std::string advice_text(const Citing& citing)
{
    std::string text;
    for (const auto* advice : citing.advice)
        text += fmt::format("\nAdvice, which is no law: {} (`hoyle law {}`)\n", advice->heading, advice->slug);
    return text;
}

std::string etiquette_text(const cite::Request& request, const Citing& citing)
{
    std::string text;
    for (const auto& matter : citing.matters) {
        const auto* topic = matter.front().meaning.topic;
        if (!topic || !topic->is_etiquette()) continue;
        for (const Book& book : lawbook::shipped()) {
            if (!request.books.empty() && std::find(request.books.begin(), request.books.end(), &book) == request.books.end())
                continue;
            if (request.books.empty() && !book.extends.empty()) continue;
            for (const auto* law : lawbook::laws_on(*topic, book).laws)
                text += "\n" + fmt::format("{} {}: {}\n", book_name(law->cited_as, book), law->number, law->heading) +
                        wrapped(law->gist, indent(1));
        }
    }
    return text.empty() ? text : "\nNo law: it is a matter of etiquette, and carries no penalty.\n" + text;
}

}  // namespace

std::string citations_text(const Answer& answer)
{
    std::string text, home;
    for (const std::string& citation : answer.citations) {
        const auto space = citation.find(' ');
        const std::string book = citation.substr(0, space), law = citation.substr(space + 1);
        if (!text.empty()) text += ", ";
        if (book != home) text += book_name(book, *answer.book) + " ";
        home = book;
        text += law;
    }
    return text;
}

std::string ruling_text(const Answer& answer, bool color)
{
    std::string text = strong(citations_text(answer), color) + "\n" + wrapped(told(answer), indent(1));
    for (const std::string& note : answer.notes) text += wrapped("(" + note + ")", indent(1));
    return text + doubtful_readings(answer, indent(1), color);
}

std::string cite_text(const cite::Request& request, const Citing& citing, bool color)
{
    std::string text = understood_text(citing, color);
    if (citing.matters.empty()) text = "I cannot make out what this is about.\n";
    for (std::size_t m = 0; m < citing.matters.size(); ++m) {
        const auto& meanings = citing.matters[m];
        if (citing.matters.size() > 1) text += "\n" + strong(sentence(meanings.front().understood), color) + "\n";
        text += meaning_text(meanings.front(), color);
        text += others_text(meanings);
    }
    const std::string beside = etiquette_text(request, citing) + advice_text(citing);
    text += beside;
    if (citing.answers.empty() && beside.empty())
        text += (citing.matters.empty() ? "" : "\nNo law of the books asked rules on it.\n") + nearest_text(citing);
    return text;
}

}  // namespace hoyle::report
