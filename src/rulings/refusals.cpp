#include "rulings/refusals.hpp"

#include <algorithm>

namespace hoyle::rulings {
namespace {

/// " (portland-1904 81)"; nothing where no law says it.
std::string in_brackets(const lawbook::Book& book, const Answer& answer)
{
    const std::string law = answer.ruling ? book.citation(*answer.ruling) : std::string();
    return law.empty() ? law : " (" + law + ")";
}

}  // namespace

std::string is_for_others(const lawbook::Book& book, const Answer& answer, Seats who)
{
    return "this is for " + names_of(answer.holders) + " to demand" + in_brackets(book, answer) + ", and not for " +
           names_of(who) + "; it has no force";
}

std::optional<std::string> gives_nothing(const lawbook::Book& book, const Matter& matter, Point asked)
{
    const Answer* answer = matter.find(asked);
    if (!answer || !answer->ruling || answer->ruling->text.empty()) return std::nullopt;
    return "the law gives nothing here: " + std::string(answer->ruling->text) + in_brackets(book, *answer) +
           "; the demand has no force";
}

std::string may_not_take_back(const lawbook::Book& book, const Answer& answer, Seat seat)
{
    std::string text = incidents::who(seat) + " has no right to take the lead back";
    const bool theirs = std::any_of(answer.options.begin(), answer.options.end(),
                                    [](const Option& option) { return option.step->atom == terms::Atom::take_back; });
    if (theirs && !answer.holders_first.empty()) text += ": only " + names_of(answer.holders_first) + " may have it taken back";
    else text += ": the trick stands";
    return text + in_brackets(book, answer);
}

}  // namespace hoyle::rulings
