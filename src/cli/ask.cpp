// hoyle cite --ask: the questions that decide, in a terminal or line by line.

#include "cli/asking.hpp"
#include "cli/commands.hpp"
#include "report/cite.hpp"

#include <iostream>

namespace hoyle::cli {
namespace {

enum class Outcome { ruled, quit, no_more };

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
        const Reply reply = put_to(*next.question);
        if (reply.said == Said::no_more) return Outcome::no_more;
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
