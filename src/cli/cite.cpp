// hoyle cite: the law on what is described in everyday words.

#include "cite/cite.hpp"

#include "cli/commands.hpp"
#include "cli/input_line.hpp"
#include "lawbook/find_book.hpp"
#include "pages/describe.hpp"
#include "report/cite.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
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

/// Each line of the input is a description of its own, and has an answer of one line; an empty one has none. What is no
/// description is told where it stands, and the others are answered.
int answer_lines(std::istream& in, const std::string& name, cite::Request request)
{
    int code = 0;
    std::size_t number = 0;
    for (Line read; (read = next_line(in, request.text, longest_typed)) != Line::none;) {
        ++number;
        if (read == Line::endless)
            return refuse(printable(name) + ':' + std::to_string(number) + ": this line has no end: nothing more is read");
        if (request.text.ends_with('\r')) request.text.pop_back();
        if (request.text.find_first_not_of(" \t") == std::string::npos) continue;
        if (const std::string wrong = pages::what_is_wrong(request.text); !wrong.empty()) {
            std::cerr << "hoyle: " << printable(name) << ':' << number << ": " << wrong << '\n';
            code = 2;
            continue;
        }
        const cite::Citing citing = cite::cite(request);
        std::cout << report::cite_json_line(request, citing, number);
        code = std::max(code, citing.answers.empty() ? 1 : 0);
    }
    return code;
}

int answer_file(const CiteRequest& asked, const cite::Request& request)
{
    if (asked.from == "-") return answer_lines(std::cin, "standard input", request);
    std::error_code none;
    std::ifstream in(asked.from, std::ios::binary);
    if (std::filesystem::is_directory(asked.from, none)) return refuse(printable(asked.from) + " is a folder");
    if (!in) return refuse(printable(asked.from) + " cannot be read");
    return answer_lines(in, asked.from, request);
}

}  // namespace

int run_cite(const CiteRequest& asked)
{
    cite::Request request;
    const bool many = !asked.from.empty();
    if (many && (!asked.words.empty() || asked.ask)) return refuse("--from answers a file line by line, and nothing besides");
    if (many && asked.format != Format::jsonl) return refuse("--from gives a line for each description: --format jsonl");
    request.text = asked.words.size() == 1 && asked.words[0] == "-" ? standard_input()
                                                                    : fmt::format("{}", fmt::join(asked.words, " "));
    if (const std::string wrong = many ? "" : pages::what_is_wrong(request.text); !wrong.empty()) return refuse(wrong);
    std::vector<lawbook::FoundBook> found;  // keeps a club's own book as long as it is asked
    for (const std::string& name : asked.laws) {
        found.push_back(lawbook::find_book(name));
        for (const std::string& why : found.back().why) std::cerr << "hoyle: " << why << '\n';
        if (!found.back()) return 2;
        request.books.push_back(found.back().book);
    }
    if (const std::string wrong = pages::add_settings(asked.settings, request); !wrong.empty()) return refuse(wrong);
    if (many) return answer_file(asked, request);
    const cite::Citing citing = cite::cite(request);
    if (asked.ask && asked.format == Format::text && !citing.answers.empty()) return ask(citing, wants_color(asked.color));
    if (asked.format == Format::json) std::cout << report::cite_json(request, citing);
    else if (asked.format == Format::jsonl) std::cout << report::cite_json_line(request, citing, 1);
    else std::cout << report::cite_text(request, citing, wants_color(asked.color));
    return citing.answers.empty() ? 1 : 0;
}

}  // namespace hoyle::cli
