// hoyle laws check: proves books total and free of conflict.

#include "cli/commands.hpp"

#include "lawbook/book.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/prove.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace hoyle::cli {
namespace {

/// `file`: where the book's own laws stand; empty: in the program.
bool check(const lawbook::Book& book, const std::string& file)
{
    const lawbook::Proof proof = lawbook::prove(book);
    for (const lawbook::Objection& each : proof.objections) {
        const std::string law = each.law.empty() ? "" : " " + each.law;
        if (file.empty() || each.line == 0) std::cout << book.id << law << ": " << each.message << '\n';
        else std::cout << file << ':' << each.line << ": " << each.message << '\n';
    }
    std::cout << fmt::format(
        "{:<18} {}: {} kinds, {} points, {} rows, {} ruled and {} silent; {} laws, {} rulings, {} exceptions\n", book.id,
        proof.objections.empty() ? "proved" : fmt::format("{} objections", proof.objections.size()), proof.kinds, proof.points,
        proof.rows, proof.ruled, proof.silent, proof.laws, proof.rulings, proof.overrides);
    return proof.objections.empty();
}

/// Of a book in a folder the file with its laws.
std::string laws_file(const std::string& typed)
{
    std::error_code none;
    const std::filesystem::path path = typed;
    return printable(std::filesystem::is_directory(path, none) ? (path / "laws.yaml").string() : typed, 200);
}

}  // namespace

int run_laws_check(const CheckRequest& request)
{
    int code = 0;
    if (request.books.empty())
        for (const lawbook::Book& book : lawbook::shipped())
            if (!check(book, "")) code = 1;
    for (const std::string& name : request.books) {
        const lawbook::FoundBook found = lawbook::find_book(name);
        for (const std::string& line : found.why) std::cout << line << '\n';
        if (!found) code = 2;
        else if (!check(*found.book, found.own ? laws_file(name) : "") && code == 0) code = 1;
    }
    return code;
}

}  // namespace hoyle::cli
