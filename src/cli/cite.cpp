// hoyle cite: the law on what is described in everyday words.

#include "cite/cite.hpp"

#include "cli/commands.hpp"
#include "lawbook/choose.hpp"
#include "lawbook/find_book.hpp"
#include "report/cite.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <iostream>
#include <iterator>

namespace hoyle::cli {
namespace {

constexpr std::size_t longest = 4000;

std::string standard_input()
{
    std::string text;
    for (std::istreambuf_iterator<char> at(std::cin), end; at != end && text.size() <= longest; ++at) text += *at;
    return text;
}

/// What is wrong with a description, in a plain word; empty: nothing.
std::string what_is_wrong(const std::string& text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return "tell what happened, or ask: hoyle cite dealer led from the wrong hand";
    if (text.size() > longest) return "that is too long: a few sentences, of at most 4000 characters, are enough";
    const auto is_control = [&](std::size_t at) {
        const auto c = static_cast<unsigned char>(text[at]);
        if (c == 0xc2 && at + 1 < text.size()) return static_cast<unsigned char>(text[at + 1]) < 0xa0;  // those of two bytes
        return c == 0x7f || (c < 0x20 && c != '\n' && c != '\r' && c != '\t');
    };
    for (std::size_t at = 0; at < text.size(); ++at)
        if (is_control(at)) return "that is no text";
    if (find_invalid_utf8(text) != std::string::npos) return "that is no text";
    return {};
}

/// "name=value" for whichever books have it; at least one must.
std::string settings_from(const std::vector<std::string>& options, cite::Request& request)
{
    for (const std::string& option : options) {
        const auto equals = option.find('=');
        const std::string name = option.substr(0, equals), value = equals == std::string::npos ? "" : option.substr(equals + 1);
        std::string wrong;
        bool chosen = false;
        const auto try_book = [&](const lawbook::Book& book) {
            lawbook::Settings settings;
            std::string why = lawbook::choose(book, settings, name, value);
            if (why.empty()) chosen = true;
            else if (wrong.empty() || book.find_setting(name)) wrong = std::move(why);
            for (const auto& [known, as] : settings.chosen()) request.settings.emplace_back(known, as);
        };
        if (request.books.empty())
            for (const lawbook::Book& book : lawbook::shipped()) try_book(book);
        for (const lawbook::Book* book : request.books) try_book(*book);
        if (!chosen) return wrong;
    }
    return {};
}

}  // namespace

int run_cite(const CiteRequest& asked)
{
    cite::Request request;
    request.text = asked.words.size() == 1 && asked.words[0] == "-" ? standard_input()
                                                                    : fmt::format("{}", fmt::join(asked.words, " "));
    if (const std::string wrong = what_is_wrong(request.text); !wrong.empty()) return refuse(wrong);
    std::vector<lawbook::FoundBook> found;  // keeps a club's own book as long as it is asked
    for (const std::string& name : asked.laws) {
        found.push_back(lawbook::find_book(name));
        for (const std::string& why : found.back().why) std::cerr << "hoyle: " << why << '\n';
        if (!found.back()) return 2;
        request.books.push_back(found.back().book);
    }
    if (const std::string wrong = settings_from(asked.settings, request); !wrong.empty()) return refuse(wrong);
    const cite::Citing citing = cite::cite(request);
    if (asked.ask && asked.format == Format::text && !citing.answers.empty()) return ask(citing, wants_color(asked.color));
    std::cout << (asked.format == Format::json ? report::cite_json(request, citing)
                                               : report::cite_text(request, citing, wants_color(asked.color)));
    return citing.answers.empty() ? 1 : 0;
}

}  // namespace hoyle::cli
