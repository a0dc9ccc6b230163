// hoyle law: what a law says, in our words, and what the other books say on the same matter.

#include "cli/commands.hpp"

#include "lawbook/book.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <set>

namespace hoyle::cli {
namespace {

using lawbook::Book;
using lawbook::Law;

/// Text in lines of at most `width`, each begun with `indent`.
std::string wrapped(std::string_view text, std::size_t width, const std::string& indent)
{
    std::string out = indent;
    std::size_t column = indent.size();
    while (!text.empty()) {
        const auto space = text.find_first_of(" \n");
        const auto word = text.substr(0, space);
        if (column + characters(word) > width && column > indent.size()) {
            out += "\n" + indent;
            column = indent.size();
        }
        if (!word.empty()) {
            if (column > indent.size()) out += ' ', ++column;
            out += word;
            column += characters(word);
        }
        if (space == std::string_view::npos) break;
        text.remove_prefix(space + 1);
    }
    return out + "\n";
}

/// What a law rules on: the kinds of its rulings.
std::set<terms::Kind> kinds_of(const Book& book, const Law& law)
{
    std::set<terms::Kind> kinds;
    for (const lawbook::Ruling& ruling : book.rulings)
        if (ruling.law != Book::no_law && &book.laws[ruling.law] == &law)
            for (terms::Kind kind : ruling.kinds) kinds.insert(kind);
    return kinds;
}

/// The laws of another book on the same kinds or figures, those that share most first; at most three.
std::vector<const Law*> neighbours(const Book& book, const Law& law, const Book& other)
{
    std::set<std::string_view> figures;
    for (const lawbook::Figure& figure : book.figures)
        for (std::string_view number : figure.laws)
            if (number == law.number) figures.insert(figure.name);
    const auto kinds = kinds_of(book, law);
    std::vector<std::pair<double, const Law*>> found;
    for (const Law& each : other.laws) {
        const auto theirs = kinds_of(other, each);
        double shared = 0;
        for (terms::Kind kind : kinds) shared += theirs.count(kind) ? 1 : 0;
        if (!theirs.empty()) shared /= static_cast<double>(theirs.size());
        for (const lawbook::Figure& figure : other.figures)
            if (figures.count(figure.name) && std::find(figure.laws.begin(), figure.laws.end(), each.number) != figure.laws.end()) shared += 1;
        if (each.heading == law.heading) shared += 0.5;
        if (shared > 0) found.emplace_back(shared, &each);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const Law*> laws;
    for (const auto& [shared, each] : found)
        if (laws.size() < 3) laws.push_back(each);
    return laws;
}

void print_law(const Law& law)
{
    std::cout << fmt::format("{} {}: {}", law.cited_as, law.number, law.heading);
    if (!law.amends.empty()) std::cout << fmt::format(" (amends {})", law.amends);
    std::cout << '\n' << wrapped(law.gist, 92, "    ");
    if (!law.see.empty()) {
        std::cout << "    see";
        for (std::string_view each : law.see) std::cout << ' ' << each;
        std::cout << '\n';
    }
    if (!law.cite_only.empty()) std::cout << wrapped("(cited only: " + std::string(law.cite_only) + ")", 92, "    ");
}

}  // namespace

int run_laws_list()
{
    for (const Book& book : lawbook::shipped())
        std::cout << fmt::format("{:<18} {}, {}; {} laws{}\n", book.id, book.title, book.year, book.laws.size(),
                                 book.extends.empty() ? "" : ", extends " + std::string(book.extends));
    return 0;
}

int run_law(const LawRequest& request)
{
    const Book* book = lawbook::find_shipped(request.book);
    if (!book) {
        std::vector<std::string_view> known;
        std::string list;
        for (const Book& each : lawbook::shipped()) {
            known.push_back(each.id);
            list += (list.empty() ? "" : ", ") + std::string(each.id);
        }
        const auto near = terms::nearest(request.book, known);
        return refuse("`" + printable(request.book, 60) + "` is no book of laws here" + (near.empty() ? "" : "; is `" + std::string(near) + "` meant?") +
                      " (the books: " + list + ")");
    }
    if (request.law.empty()) {
        std::cout << book->title << " (" << book->year << ")\n";
        for (const Law& law : book->laws) std::cout << fmt::format("{:>6}  {}\n", law.number, law.heading);
        return 0;
    }
    const Law* law = book->find_law(request.law);
    if (!law) {
        for (const lawbook::Without& each : book->without)
            if (each.law == request.law) return refuse(fmt::format("{} has no law {}: {}", book->id, request.law, each.reason));
        return refuse(
            fmt::format("{} has no law {} (it has {} to {})", book->id, printable(request.law, 40), book->laws.front().number, book->laws.back().number));
    }
    print_law(*law);
    if (request.alone) return 0;
    for (const Book& other : lawbook::shipped()) {
        if (&other == book || other.extends == book->id || (other.game != book->game)) continue;
        if (!book->extends.empty() && other.id == book->extends && law->cited_as == other.id) continue;
        auto laws = neighbours(*book, *law, other);
        // what a book only takes over from the one it extends has been shown there
        std::erase_if(laws, [&](const Law* each) { return each->cited_as != other.id; });
        if (laws.empty()) continue;
        std::cout << '\n';
        for (const Law* each : laws) print_law(*each);
    }
    return 0;
}

}  // namespace hoyle::cli
