// hoyle cite --ask: the questions that decide, in a terminal or line by line.

#include "cite/ask.hpp"

#include "cli/commands.hpp"
#include "report/cite.hpp"
#include "source/text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iostream>

namespace hoyle::cli {
namespace {

void put(const cite::Question& question)
{
    std::cout << '\n' << question.asks << '\n';
    for (std::size_t i = 0; i < question.answers.size(); ++i) std::cout << fmt::format("  {}  {}\n", i + 1, question.answers[i]);
    std::cout << "> " << std::flush;
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

enum class End { ruled, quit, no_more };

End ask_through(const cite::Citing& citing, std::size_t matter, bool color)
{
    std::vector<std::size_t> choices;
    for (;;) {
        const cite::Next next = cite::next(citing, matter, choices);
        if (!next.question) {
            for (const cite::Answer* ruling : next.rulings) std::cout << '\n' << report::ruling_text(*ruling, color);
            if (next.rulings.empty()) std::cout << "\nNo law of the books asked rules on it.\n";
            return End::ruled;
        }
        put(*next.question);
        std::string line;
        if (!std::getline(std::cin, line)) return End::no_more;
        const std::string said = plain(line.substr(0, 200));
        if (said == "q" || said == "quit") return End::quit;
        if (said == "b" || said == "back") {
            if (!choices.empty()) choices.pop_back();
        } else if (const auto choice = chosen(*next.question, said)) {
            choices.push_back(*choice);
        } else {
            std::cout << fmt::format("`{}` is none of these: a number from 1 to {}, b to go back, q to quit\n",
                                     printable(said, 60), next.question->answers.size());
        }
    }
}

}  // namespace

int ask(const cite::Citing& citing, bool color)
{
    for (std::size_t matter = 0; matter < citing.matters.size(); ++matter) {
        std::cout << (matter ? "\n" : "") << "understood: " << citing.matters[matter].front().understood << '\n';
        switch (ask_through(citing, matter, color)) {
        case End::ruled: break;
        case End::quit: return 0;
        case End::no_more: std::cout << "\nnothing more was answered; without --ask all the answers are told\n"; return 1;
        }
    }
    return 0;
}

}  // namespace hoyle::cli
