#include "cli/asking.hpp"

#include "cli/input_line.hpp"
#include "source/text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iostream>

namespace hoyle::cli {
namespace {

void put(const cite::Question& question, const char* last)
{
    std::cout << '\n' << question.asks << '\n';
    for (std::size_t i = 0; i < question.answers.size(); ++i) std::cout << fmt::format("  {}  {}\n", i + 1, question.answers[i]);
    std::cout << fmt::format("  {}  {}\n", question.answers.size() + 1, last) << "> " << std::flush;
}

std::string plain(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r.");
    std::string text(first == std::string_view::npos || last == std::string_view::npos ? std::string_view()
                                                                                       : line.substr(first, last - first + 1));
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// The answer meant: its number, its words, or the beginning of them, if that is of one answer only.
std::optional<std::size_t> chosen(const cite::Question& question, const std::string& said)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), number);
    if (error == std::errc() && end == said.data() + said.size() && number >= 1 && number <= question.answers.size())
        return number - 1;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
        const std::string answer = plain(question.answers[i]);
        if (answer == said) return i;
        if (said.empty() || !answer.starts_with(said)) continue;
        if (found) return std::nullopt;
        found = i;
    }
    return found;
}

}  // namespace

Reply put_to(const cite::Question& question, const char* last)
{
    cite::Question with_last = question;
    with_last.answers.emplace_back(last);
    for (;;) {
        put(question, last);
        std::string line;
        if (next_line(std::cin, line, longest_typed) != Line::whole) return {};
        const std::string said = plain(line.substr(0, 200));
        if (said == "q" || said == "quit") return {Said::quit, 0};
        if (said == "b" || said == "back") return {Said::back, 0};
        const bool not_known = said == "?" || said == "unknown" || said == "i don't know" || said == "don't know";
        if (const auto choice = not_known ? std::optional(question.answers.size()) : chosen(with_last, said))
            return {*choice < question.answers.size() ? Said::answer : Said::not_known, *choice};
        std::cout << fmt::format("`{}` is none of these: a number from 1 to {}, b to go back, q to quit\n", printable(said, 60),
                                 with_last.answers.size());
    }
}

}  // namespace hoyle::cli
