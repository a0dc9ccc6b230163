// hoyle_make_books LAWBOOKS FILE TOPICS: reads every book under LAWBOOKS, proves it, and writes them all as constant tables into
// FILE; what stands beside the books (topics, readings, advice) goes into TOPICS.
//
// Run by the build. A mistake in a book, or a question that it leaves open or answers twice, is printed and fails the build.

#include "lawbook/generate_book.hpp"
#include "lawbook/generate_topics.hpp"
#include "lawbook/load_from.hpp"
#include "lawbook/prove.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

namespace {

namespace fs = std::filesystem;
using namespace hoyle::lawbook;

std::vector<Book> load_all(const std::string& folder, bool& failed)
{
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder))
        if (fs::exists(entry.path() / "book.yaml")) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Book> books;
    for (const auto& path : paths) {
        auto loaded = load_with(path.string(), {true}, {});
        for (const Mistake& mistake : loaded.mistakes) fmt::print(stderr, "{}\n", describe(mistake));
        if (loaded.book) books.push_back(*loaded.book);
        else failed = true;
    }
    // in the order of their years, a base before what extends it; one without a year comes last
    std::stable_sort(books.begin(), books.end(), [](const Book& a, const Book& b) {
        return a.year != b.year ? a.year < b.year : a.extends.empty() && !b.extends.empty();
    });
    return books;
}

bool proved(const Book& book, const std::string& folder)
{
    const Proof proof = prove(book);
    for (const Mistake& objection : proof.objections)
        fmt::print(stderr, "{}/{}/laws.yaml:{}: {}\n", folder, book.id, std::max(objection.line, 1), objection.message);
    return proof.objections.empty();
}

bool written(const char* path, const std::string& text)
{
    fs::create_directories(fs::path(path).parent_path());
    if (hoyle::emit::write_file(path, text)) return true;
    fmt::print(stderr, "cannot write {}\n", path);
    return false;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        fmt::print(stderr, "usage: hoyle_make_books LAWBOOKS FILE TOPICS\n");
        return 2;
    }
    bool failed = false;
    const auto books = load_all(argv[1], failed);
    if (books.empty()) failed = true;
    for (const Book& book : books) failed = !proved(book, argv[1]) || failed;
    if (failed) return 1;

    hoyle::emit::Tables tables;
    std::string all;
    for (const Book& book : books) all += book_source(book, tables) + ",\n";
    const std::string text = fmt::format(
        "// Written by the build from the books under lawbooks/. Not to be edited: change a book.\n"
        "#include \"lawbook/book.hpp\"\n\n"
        "namespace hoyle::lawbook {{\nnamespace {{\nusing namespace std::string_view_literals;\n\n{}\n"
        "constinit const Book books[] = {{\n{}}};\n\n}}  // namespace\n\n"
        "std::span<const Book> shipped() {{ return books; }}\n\n"
        "}}  // namespace hoyle::lawbook\n",
        tables.definitions(), all);
    std::vector<Mistake> mistakes;
    const std::string beside = topics_source(argv[1], books, mistakes);
    for (const Mistake& mistake : mistakes) fmt::print(stderr, "{}\n", describe(mistake));
    if (!mistakes.empty()) return 1;
    return written(argv[2], text) && written(argv[3], beside) ? 0 : 1;
}
