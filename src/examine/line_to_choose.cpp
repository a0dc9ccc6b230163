#include "examine/line_to_choose.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

namespace hoyle {

using terms::Atom;

namespace {

/// "NS", or of several players the first.
std::string speaker(Seats by)
{
    if (by == Seats(Side::ns)) return "NS";
    if (by == Seats(Side::ew)) return "EW";
    return by.empty() ? "" : std::string(1, letter_of(by.first()));
}

std::string one_of(const rulings::Matter& matter, bool trumps)
{
    if (trumps) return "trump";
    if (!matter.incident.suit) return "heart";
    const std::string suits(name_of(*matter.incident.suit));
    return suits.substr(0, suits.size() - 1);
}

/// Of whom it is asked; where that may be two, of him whose lead it is.
std::string asked_of(const rulings::Option& option, const rulings::Matter& matter)
{
    if (option.on.empty()) return {};
    const auto& leader = matter.incident.proper_leader;
    return {letter_of(leader && option.on.has(*leader) ? *leader : option.on.first())};
}

/// "call on E to win"; empty where it is not known on whom.
std::string called_on(std::string_view on, std::string_view s, std::string_view to_do)
{
    return on.empty() ? "" : fmt::format("call{} on {} {}", s, on, to_do);
}

/// The act behind its speaker; `-s` where one speaks. Empty: none.
std::string act(const rulings::Option& option, const rulings::Matter& matter, std::string_view s)
{
    const std::string on = asked_of(option, matter);
    const CardSet cards = option.cards.empty() ? matter.incident.cards : option.cards;
    const std::string card = cards.empty() ? "" : spelling(cards.any());
    switch (option.step->atom) {
    case Atom::new_deal: return fmt::format("demand{} new deal", s);
    case Atom::misdeal: return fmt::format("demand{} misdeal", s);
    case Atom::recut: return fmt::format("demand{} recut", s);
    case Atom::reshuffle: return fmt::format("demand{} reshuffle", s);
    case Atom::play_out: return fmt::format("demand{} play out", s);
    case Atom::redeal: return on.empty() ? "" : fmt::format("demand{} deal by {}", s, on);
    case Atom::deal_stands:
    case Atom::trick_stands:
    case Atom::declaration_stands: return fmt::format("let{} it stand", s);
    case Atom::take_three: return fmt::format("take{} three", s);
    case Atom::deduct_three: return fmt::format("deduct{} three", s);
    case Atom::add_three: return fmt::format("add{} three", s);
    case Atom::score_above: return fmt::format("take{} the points", s);
    case Atom::take_two: return fmt::format("take{} two", s);
    case Atom::accept: return fmt::format("accept{} the double", s);
    case Atom::refuse: return fmt::format("refuse{} the double", s);
    case Atom::ignore_declaration: return fmt::format("ignore{} the make", s);
    case Atom::compel_make: return on.empty() ? "" : fmt::format("call{} on {} to make", s, on);
    case Atom::call_card:
        if (card.empty() || !matter.incident.offender) return "";
        return fmt::format("call{} {} from {}", s, card, letter_of(*matter.incident.offender));
    case Atom::call_suit: return on.empty() ? "" : fmt::format("call{} hearts from {}", s, on);
    case Atom::highest:
    case Atom::lowest:
        if (on.empty()) return "";
        return fmt::format("call{} {} {} from {}", s, option.step->atom == Atom::highest ? "highest" : "lowest",
                           one_of(matter, option.step->suit == "trumps"), on);
    case Atom::win: return called_on(on, s, "to win");
    case Atom::not_win: return called_on(on, s, "not to win");
    case Atom::trump: return called_on(on, s, "to trump");
    case Atom::not_trump: return called_on(on, s, "not to trump");
    case Atom::choose_played: return card.empty() ? "" : fmt::format("choose{} {}", s, card);
    default: return "";
    }
}

}  // namespace

std::string line_to_choose(const rulings::Option& option, const rulings::Matter& matter)
{
    const std::string who = speaker(option.by);
    const std::string what = who.empty() ? "" : act(option, matter, who.size() == 1 ? "s" : "");
    return what.empty() ? what : who + " " + what;
}

void tell_lines_apart(std::vector<Finding>& findings)
{
    std::map<std::string, std::set<const Finding*>> meant;
    const auto each_option = [&](const auto& visit) {
        for (Finding& finding : findings)
            for (PointShown& point : finding.points)
                for (OptionShown& option : point.options)
                    if (!option.line.empty()) visit(finding, point, option);
    };
    each_option(
        [&](const Finding& finding, const PointShown&, const OptionShown& option) { meant[option.line].insert(&finding); });
    each_option([&](const Finding& finding, const PointShown& point, OptionShown& option) {
        if (point.status != rulings::Status::open || meant[option.line].size() < 2) return;
        // of a double it is enough to say whose it was
        const bool of_double = option.atom == terms::slug(Atom::accept) || option.atom == terms::slug(Atom::refuse);
        if (!of_double) option.line += " for " + finding.kind;
        if (finding.offender) option.line += fmt::format(" by {}", letter_of(*finding.offender));
        if (finding.trick && !of_double) option.line += fmt::format(" at {}", finding.trick);
    });
}

}  // namespace hoyle
