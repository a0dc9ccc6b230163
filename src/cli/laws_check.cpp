// hoyle laws check: proves books total and free of conflict.

#include "cli/commands.hpp"

#include "lawbook/book.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/prove.hpp"

#include <fmt/format.h>

#include <iostream>

namespace hoyle::cli {
namespace {

bool check(const lawbook::Book& book)
{
    const lawbook::Proof proof = lawbook::prove(book);
    for (const lawbook::Objection& each : proof.objections)
        std::cout << book.id << (each.law.empty() ? "" : " " + each.law)
                  << (each.line ? fmt::format(" (line {})", each.line) : "") << ": " << each.message << '\n';
    std::cout << fmt::format(
        "{:<18} {}: {} kinds, {} points, {} rows, {} ruled and {} silent; {} laws, {} rulings, {} exceptions\n", book.id,
        proof.objections.empty() ? "proved" : fmt::format("{} objections", proof.objections.size()), proof.kinds, proof.points,
        proof.rows, proof.ruled, proof.silent, proof.laws, proof.rulings, proof.overrides);
    return proof.objections.empty();
}

}  // namespace

int run_laws_check(const CheckRequest& request)
{
    int code = 0;
    if (request.books.empty())
        for (const lawbook::Book& book : lawbook::shipped())
            if (!check(book)) code = 1;
    for (const std::string& name : request.books) {
        const lawbook::FoundBook found = lawbook::find_book(name);
        for (const std::string& line : found.why) std::cout << line << '\n';
        if (!found) code = 2;
        else if (!check(*found.book) && code == 0) code = 1;
    }
    return code;
}

}  // namespace hoyle::cli
