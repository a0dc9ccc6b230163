// hoyle cite --ask: the questions that decide, in a terminal or line by line.

#include "cli/asking.hpp"
#include "cli/commands.hpp"
#include "report/cite.hpp"

#include <iostream>

namespace hoyle::cli {
namespace {

enum class Outcome { ruled, quit, no_more };

/// Every ruling that the question still leaves, behind the answer that leads to it.
void tell_all(const cite::Citing& citing, std::size_t matter, const std::vector<std::size_t>& choices, const std::string& ways,
              bool color)
{
    const cite::Next next = cite::next(citing, matter, choices);
    for (const cite::Answer* ruling : next.rulings) std::cout << "\n" << ways << "\n" << report::ruling_text(*ruling, color);
    if (!next.question) return;
    for (std::size_t i = 0; i < next.question->answers.size(); ++i) {
        auto way = choices;
        way.push_back(i);
        const std::string said = next.question->asks + " " + next.question->answers[i];
        tell_all(citing, matter, way, ways.empty() ? said : ways + "; " + said, color);
    }
}

Outcome ask_through(const cite::Citing& citing, std::size_t matter, bool color)
{
    std::vector<std::size_t> choices;
    for (;;) {
        const cite::Next next = cite::next(citing, matter, choices);
        if (!next.question) {
            for (const cite::Answer* ruling : next.rulings) std::cout << '\n' << report::ruling_text(*ruling, color);
            if (next.rulings.empty()) std::cout << "\nNo law of the books asked rules on it.\n";
            return Outcome::ruled;
        }
        const bool of_meanings = choices.empty() && citing.matters[matter].size() > 1;
        const Reply reply = put_to(*next.question, of_meanings ? "neither" : "not known");
        if (reply.said == Said::no_more) return Outcome::no_more;
        if (reply.said == Said::not_known) {
            if (of_meanings) std::cout << "\nThen nothing is ruled: told in other words it may be understood.\n";
            else tell_all(citing, matter, choices, "", color);
            return Outcome::ruled;
        }
        if (reply.said == Said::quit) return Outcome::quit;
        if (reply.said == Said::answer) choices.push_back(reply.choice);
        else if (!choices.empty()) choices.pop_back();
    }
}

}  // namespace

int ask(const cite::Citing& citing, bool color)
{
    for (std::size_t matter = 0; matter < citing.matters.size(); ++matter) {
        std::cout << (matter ? "\n" : "") << "understood: " << citing.matters[matter].front().understood << '\n';
        switch (ask_through(citing, matter, color)) {
        case Outcome::ruled: break;
        case Outcome::quit: return 0;
        case Outcome::no_more: std::cout << "\nnothing more was answered; without --ask all the answers are told\n"; return 1;
        }
    }
    return 0;
}

}  // namespace hoyle::cli
