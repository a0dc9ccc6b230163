// hoyle cite: the law on what is described in everyday words.

#include "cite/cite.hpp"

#include "cli/commands.hpp"
#include "lawbook/find_book.hpp"
#include "pages/describe.hpp"
#include "report/cite.hpp"

#include <fmt/format.h>

#include <iostream>
#include <iterator>

namespace hoyle::cli {
namespace {

std::string standard_input()
{
    std::string text;
    for (std::istreambuf_iterator<char> at(std::cin), end; at != end && text.size() <= pages::longest_description; ++at)
        text += *at;
    return text;
}

}  // namespace

int run_cite(const CiteRequest& asked)
{
    cite::Request request;
    request.text = asked.words.size() == 1 && asked.words[0] == "-" ? standard_input()
                                                                    : fmt::format("{}", fmt::join(asked.words, " "));
    if (const std::string wrong = pages::what_is_wrong(request.text); !wrong.empty()) return refuse(wrong);
    std::vector<lawbook::FoundBook> found;  // keeps a club's own book as long as it is asked
    for (const std::string& name : asked.laws) {
        found.push_back(lawbook::find_book(name));
        for (const std::string& why : found.back().why) std::cerr << "hoyle: " << why << '\n';
        if (!found.back()) return 2;
        request.books.push_back(found.back().book);
    }
    if (const std::string wrong = pages::add_settings(asked.settings, request); !wrong.empty()) return refuse(wrong);
    const cite::Citing citing = cite::cite(request);
    if (asked.ask && asked.format == Format::text && !citing.answers.empty()) return ask(citing, wants_color(asked.color));
    std::cout << (asked.format == Format::json ? report::cite_json(request, citing)
                                               : report::cite_text(request, citing, wants_color(asked.color)));
    return citing.answers.empty() ? 1 : 0;
}

}  // namespace hoyle::cli
