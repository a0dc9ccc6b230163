#include "rulings/wording.hpp"

#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle::rulings {
namespace {

/// `one`: an unknown card is one, and not several.
std::string cards_in_words(CardSet cards, bool one)
{
    if (cards.size() == 1) return spoken(cards.any());
    if (cards.empty()) return one ? "that card" : "those cards";
    std::string text;
    if (cards.size() > 4) {
        for (Card card : cards) text += (text.empty() ? "any of " : " ") + spelling(card);
        return text;
    }
    int left = cards.size();
    for (Card card : cards) {
        text += spoken(card);
        --left;
        if (left > 1) text += ", ";
        if (left == 1) text += " and ";
    }
    return text;
}

bool limits_score(terms::Atom atom)
{
    return atom == terms::Atom::ceiling || atom == terms::Atom::no_game || atom == terms::Atom::no_slam;
}

std::string sides(Seats seats)
{
    const bool ns = !(seats & Seats(Side::ns)).empty(), ew = !(seats & Seats(Side::ew)).empty();
    return ns && ew ? "either side" : ns ? "N-S" : "E-W";
}

void replace(std::string& text, std::string_view what, const std::string& with)
{
    const auto at = text.find(what);
    if (at != std::string::npos) text.replace(at, what.size(), with);
}

std::string hand_in_words(const Option& option)
{
    const terms::Atom atom = option.step->atom;
    if (limits_score(atom) && !option.on.empty()) return sides(option.on);  // a score is a side's
    if (atom == terms::Atom::show_card && !option.on.empty()) return names_of(option.on, " and ");
    if (option.on.size() == 2 && atom == terms::Atom::call_suit) return "whichever of " + names_of(option.on) + " leads next";
    if (option.on.size() == 1 || option.on.size() == 2) return names_of(option.on);
    return option.step->hand ? std::string(terms::say(*option.step->hand)) : "him";
}

std::string card_in_words(const Option& option, const Incident& incident)
{
    if (option.step->thing == terms::Thing::the_rest) return std::string(terms::say(terms::Thing::the_rest));
    return cards_in_words(option.cards.empty() ? incident.cards : option.cards, incident.kind == Kind::card_exposed);
}

/// What goes with it: who has this part of it, whose consent forgives it, who chooses, what follows.
void add_terms(std::string& text, const Option& option)
{
    if (option.step->by && !option.by.empty())
        text = names_of(option.by) + " may " + text;  // not everybody who has the right has this part of it
    if (!option.consent.empty()) text += " unless " + names_of(option.consent) + " consents";
    if (!option.chooser.empty())
        text += ", of which " + names_of(option.chooser, " and ") +
                (option.chooser.size() == 1 ? " takes his choice" : " choose");
    for (const Step& then : option.step->then) {
        if (then.atom != terms::Atom::recut && then.atom != terms::Atom::play_out)
            continue;  // what else follows is told where it happens
        text += ", and " + std::string(terms::info(then.atom).say);
    }
}

std::string describe_briefly(const Option& option)
{
    std::string text(terms::info(option.step->atom).say);
    return text.substr(0, text.find(" {"));
}

bool cites(const std::vector<Cited>& cited, const Cited& law)
{
    return std::any_of(cited.begin(), cited.end(),
                       [&](const Cited& each) { return each.book == law.book && each.law == law.law; });
}

/// "as a revoke", "as an imperfect pack": what a law has an offence treated as; a law that gives a right, and with it makes an
/// exposed card of what is left over, says so.
std::string taken_as(const Ruling& ruling)
{
    if (!ruling.rare->as) return "the rest are exposed";
    const std::string heading(terms::info(ruling.rare->as->kind).heading);
    constexpr std::string_view vowels = "aeiou";
    return (vowels.find(heading.front()) == std::string_view::npos ? "as a " : "as an ") + heading;
}

/// The laws of one ruling: its own, and those it cites with it.
std::vector<Cited> laws_of(const lawbook::Book& book, const Ruling& ruling, std::string how)
{
    std::vector<Cited> cited;
    if (ruling.law != lawbook::Book::no_law) cited.push_back(cited_law(book.citation(ruling), std::move(how)));
    for (const lawbook::Citation& with : ruling.with) {
        const lawbook::Law* found = book.find_law(with.law);
        if (!found) found = book.find_law(with.law.substr(0, with.law.rfind(' ')));
        cited.push_back(
            {std::string(found ? found->cited_as : book.id), lawbook::citation_of(book, with.law), std::string(with.how)});
    }
    return cited;
}

/// What the option is, as something to choose or as something that is so.
std::string in_words(const Option& option, const Matter& matter, std::string_view terms::AtomInfo::*form)
{
    const terms::Atom atom = option.step->atom;
    const bool one_serves = atom == terms::Atom::choose_played && option.cards.size() == 1 && matter.incident.cards.size() > 1;
    std::string text(terms::info(one_serves ? terms::Atom::play : atom).*form);
    const bool ranked = atom == terms::Atom::highest || atom == terms::Atom::lowest;
    replace(text, "{hand}", hand_in_words(option));
    replace(text, "{card}", card_in_words(option, matter.incident));
    replace(text, "{thing}", option.step->thing ? std::string(terms::say(*option.step->thing)) : "it");
    add_terms(text, option);
    if (option.if_claimed && !matter.claimed) text = "if it is claimed, " + text;
    if (ranked) text += option.step->suit == "trumps" ? " trump" : " of the suit led";
    if (option.suit && atom == terms::Atom::bar_suit) replace(text, "that suit", std::string(name_of(*option.suit)));
    return text;
}

}  // namespace

Cited cited_law(const std::string& citation, std::string how)
{
    const auto space = citation.find(' ');
    return {citation.substr(0, space), space == std::string::npos ? "" : citation.substr(space + 1), std::move(how)};
}

std::string describe(const Option& option, const Matter& matter) { return in_words(option, matter, &terms::AtomInfo::say); }

std::string describe_done(const Option& option, const Matter& matter)
{
    std::string text = in_words(option, matter, &terms::AtomInfo::done);
    replace(text, "either side cannot", "neither side can");
    return text;
}

std::vector<Cited> citations(const lawbook::Book& book, const Answer& answer)
{
    if (!answer.ruling) return {};
    std::vector<Cited> cited = laws_of(book, *answer.ruling, std::string(terms::slug(answer.point)));
    for (const Option& option : answer.options) {  // an option that stands in a law of its own
        if (option.law.empty()) continue;
        Cited own = cited_law(option.law, describe_briefly(option));
        if (!cites(cited, own)) cited.push_back(std::move(own));
    }
    for (const Ruling* via : answer.via) {  // a law that is cited already is not cited for the redirect as well
        std::vector<Cited> redirect = laws_of(book, *via, taken_as(*via));
        std::erase_if(redirect, [&](const Cited& law) { return cites(cited, law); });
        cited.insert(cited.end(), redirect.begin(), redirect.end());
    }
    return cited;
}

}  // namespace hoyle::rulings
