#include "rulings/refusals.hpp"

#include <algorithm>

namespace hoyle::rulings {
namespace {

std::vector<Cited> law_of(const lawbook::Book& book, const lawbook::Ruling* ruling)
{
    if (!ruling || ruling->law == lawbook::Book::no_law) return {};
    return {cited_law(book.citation(*ruling), {})};
}

}  // namespace

Refused is_for_others(const lawbook::Book& book, const Answer& answer, Seats who)
{
    return {"this is for " + names_of(answer.holders) + " to demand, and not for " + names_of(who) + "; it has no force",
            law_of(book, answer.ruling)};
}

std::optional<Refused> gives_nothing(const lawbook::Book& book, const Matter& matter, Point asked)
{
    const Answer* answer = matter.find(asked);
    if (!answer || !answer->ruling || answer->ruling->text.empty()) return std::nullopt;
    return Refused{"the law gives nothing here: " + std::string(answer->ruling->text) + "; the demand has no force",
                   law_of(book, answer->ruling)};
}

Refused may_not_take_back(const lawbook::Book& book, const Answer& answer, Seat seat)
{
    std::string text = incidents::who(seat) + " has no right to take the lead back";
    const bool theirs = std::any_of(answer.options.begin(), answer.options.end(),
                                    [](const Option& option) { return option.step->atom == terms::Atom::take_back; });
    if (theirs && !answer.holders_first.empty()) text += ": only " + names_of(answer.holders_first) + " may have it taken back";
    else text += ": the trick stands";
    return {std::move(text), law_of(book, answer.ruling)};
}

std::optional<Refused> hand_is_void(const Proceedings& p)
{
    if (!p.void_for()) return std::nullopt;
    const Matter& matter = p.docket()[*p.void_for()];
    const Answer* of_the_deal = matter.find(terms::Point::deal);
    const Answer* answer = of_the_deal ? of_the_deal : matter.principal();
    return Refused{"the hand is void, and nothing is due for what was done in it",
                   law_of(*p.scene().book, answer ? answer->ruling : nullptr)};
}

Refused nothing_to_claim(const lawbook::Book& book, const Matter& matter)
{
    const bool put_right = matter.incident.kind == Kind::revoke_corrected;
    const Answer* answer = matter.find(Point::penalty);
    const lawbook::Ruling* ruling = answer ? answer->ruling : nullptr;
    const std::string why(put_right ? "it was put right in time" : ruling ? ruling->text : "");
    return {why.empty() ? "there is nothing to claim for this play" : "there is nothing to claim: " + why, law_of(book, ruling)};
}

Refused may_not_claim(const lawbook::Book& book)
{
    const lawbook::Ruling* gives = nullptr;
    for (const std::uint16_t each : book.rulings_on(Kind::revoke, Point::penalty))
        if (!gives && !book.rulings[each].entitled.empty()) gives = &book.rulings[each];
    return {"a revoke of his own side: only the other side can claim it, and nothing is exacted by his word",
            law_of(book, gives)};
}

}  // namespace hoyle::rulings
