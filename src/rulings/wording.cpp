// Options and citations in words.

#include "rulings/docket.hpp"

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

bool limits_score(terms::Atom atom) { return atom == terms::Atom::ceiling || atom == terms::Atom::no_game || atom == terms::Atom::no_slam; }

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

}  // namespace

std::string describe(const Option& option, const Matter& matter)
{
    const terms::AtomInfo& atom = terms::info(option.step->atom);
    std::string text(atom.say);
    std::string hand = option.step->hand ? std::string(terms::say(*option.step->hand)) : std::string("him");
    if (option.step->atom == terms::Atom::show_card && !option.on.empty()) hand = names_of(option.on, " and ");
    else if (option.on.size() == 1 || (option.on.size() == 2 && option.step->atom != terms::Atom::call_suit)) hand = names_of(option.on);
    else if (option.on.size() == 2) hand = "whichever of " + names_of(option.on) + " leads next";
    if (limits_score(option.step->atom) && !option.on.empty()) hand = sides(option.on);  // a score is a side's
    replace(text, "{hand}", hand);
    const bool rest = option.step->thing == terms::Thing::the_rest;
    replace(text, "{card}",
            rest ? std::string(terms::say(terms::Thing::the_rest))
                 : cards_in_words(option.cards.empty() ? matter.incident.cards : option.cards, matter.incident.kind == Kind::card_exposed));
    replace(text, "{thing}", option.step->thing ? std::string(terms::say(*option.step->thing)) : "it");
    if (option.step->by && !option.by.empty()) text = names_of(option.by) + " may " + text;  // not everybody who has the right has this part of it
    if (!option.consent.empty()) text += " unless " + names_of(option.consent) + " consents";
    if (!option.chooser.empty()) text += ", of which " + names_of(option.chooser, " and ") + (option.chooser.size() == 1 ? " takes his choice" : " choose");
    for (const Step& then : option.step->then) {
        if (then.atom != terms::Atom::recut && then.atom != terms::Atom::play_out) continue;  // what else follows is told where it happens
        text += ", and " + std::string(terms::info(then.atom).say);
    }
    if (option.if_claimed && !matter.claimed) text = "if it is claimed, " + text;
    const bool ranked = option.step->atom == terms::Atom::highest || option.step->atom == terms::Atom::lowest;
    if (ranked && option.step->suit == "trumps") text += " trump";
    if (option.suit && option.step->atom == terms::Atom::bar_suit) replace(text, "that suit", std::string(name_of(*option.suit)));
    return text;
}

namespace {

std::string describe_briefly(const Option& option)
{
    std::string text(terms::info(option.step->atom).say);
    return text.substr(0, text.find(" {"));
}

}  // namespace

std::vector<Cited> citations(const lawbook::Book& book, const Answer& answer)
{
    std::vector<Cited> cited;
    const auto split = [&](const std::string& whole, std::string how) {
        const auto space = whole.find(' ');
        cited.push_back({whole.substr(0, space), space == std::string::npos ? "" : whole.substr(space + 1), std::move(how)});
    };
    if (!answer.ruling) return cited;
    const auto own = [&](const Ruling& ruling, std::string how) {
        if (ruling.law != lawbook::Book::no_law) split(book.citation(ruling), std::move(how));
        for (const lawbook::Citation& with : ruling.with) {
            std::string law(with.law);
            if (const auto space = law.rfind(' '); space != std::string::npos && space > 0 && law[0] != 'S') law[space] = '-';
            std::string home(book.cited_as.empty() ? book.id : book.id);
            if (const lawbook::Law* found = book.find_law(with.law.substr(0, with.law.find(' ')))) home = found->cited_as;
            cited.push_back({home, law, std::string(with.how)});
        }
    };
    own(*answer.ruling, std::string(terms::slug(answer.point)));
    for (const Option& option : answer.options)  // an option that stands in a law of its own
        if (!option.law.empty()) {
            bool again = false;
            for (const Cited& each : cited) again = again || each.book + " " + each.law == option.law;
            if (!again) split(option.law, describe_briefly(option));
        }
    const auto said = [&](const Cited& law, std::size_t before) {
        for (std::size_t i = 0; i < before; ++i)
            if (cited[i].book == law.book && cited[i].law == law.law) return true;
        return false;
    };
    for (const Ruling* via : answer.via) {  // a law that is cited already is not cited for the redirect as well
        const std::size_t before = cited.size();
        own(*via, "treated so");
        for (std::size_t i = before; i < cited.size();)
            if (said(cited[i], before)) cited.erase(cited.begin() + static_cast<std::ptrdiff_t>(i));
            else ++i;
    }
    return cited;
}

}  // namespace hoyle::rulings
