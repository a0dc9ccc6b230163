#include "rulings/contradictions.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Atom;

namespace {

bool gives(const Answer& answer, Atom atom)
{
    return std::any_of(answer.options.begin(), answer.options.end(),
                       [&](const Option& option) { return option.step->atom == atom; });
}

/// What must be done about the deal, and is done: of itself, or because somebody insists.
bool voids(const Matter& matter, Status how)
{
    const Answer* answer = matter.find(Point::deal);
    return answer && answer->ruling && answer->ruling->verb == Verb::must && answer->status == how &&
           (gives(*answer, Atom::new_deal) || gives(*answer, Atom::misdeal));
}

/// It asks whether the deal shall stand, or says that it does.
bool about_the_deal(const Matter& matter)
{
    const Answer* answer = matter.find(Point::deal);
    return answer && (gives(*answer, Atom::new_deal) || gives(*answer, Atom::misdeal) || gives(*answer, Atom::deal_stands));
}

/// Somebody may have a new deal for it, or let the deal stand, and has not had a new deal.
bool only_a_choice(const Matter& matter)
{
    const Answer* answer = matter.find(Point::deal);
    return answer && answer->ruling->verb == Verb::may && gives(*answer, Atom::deal_stands) && answer->status != Status::exacted;
}

/// Can be done in a hand only, or to its score.
bool wants_a_hand(Atom atom)
{
    const std::string_view group = terms::info(atom).group;
    if (group == "score") return atom != Atom::correct_score && atom != Atom::settle_bets;
    return group == "call" || group == "card" || group == "trick" || group == "make" || group == "double" || group == "loss" ||
           atom == Atom::play_out;
}

bool is_of_the_hand(const Answer& answer)
{
    return answer.ruling && !answer.ruling->steps.empty() &&
           std::all_of(answer.ruling->steps.begin(), answer.ruling->steps.end(),
                       [](const Step& step) { return wants_a_hand(step.atom); });
}

}  // namespace

bool is_of_the_hand(const Matter& matter)
{
    bool any = false;
    for (const Answer& answer : matter.answers) {
        if (!answer.ruling || answer.ruling->steps.empty()) continue;
        if (!is_of_the_hand(answer)) return false;
        any = true;
    }
    return any;
}

void end_with_hand(const Scene& scene, Docket& docket, std::size_t void_matter, const Ending& ending)
{
    for (std::size_t m = 0; m < docket.size(); ++m)
        for (Answer& answer : docket[m].answers)
            if (m != void_matter && scene.told_here(docket[m]) && answer.alive() && is_of_the_hand(answer))
                answer.end(Status::lapsed, ending);
}

std::size_t govern(const Scene& scene, Docket& docket, std::size_t void_matter)
{
    const auto first = [&](Status how) {
        for (std::size_t m = 0; m < docket.size(); ++m)
            if (scene.told_here(docket[m]) && !docket[m].hidden && voids(docket[m], how)) return m;
        return Docket::none;
    };
    const bool known = void_matter != Docket::none && voids(docket[void_matter], Status::automatic);
    const std::size_t of_itself = known ? void_matter : first(Status::automatic);
    const std::size_t insisted = of_itself == Docket::none ? first(Status::exacted) : Docket::none;
    for (std::size_t m = 0; m < docket.size(); ++m) {
        Matter& matter = docket[m];
        if (!scene.told_here(matter) || m == of_itself || m == insisted) continue;
        if (of_itself != Docket::none && about_the_deal(matter) && !voids(matter, Status::automatic)) matter.hidden = true;
        if (insisted != Docket::none && only_a_choice(matter)) matter.hidden = true;
    }
    return of_itself != Docket::none ? of_itself : void_matter;
}

}  // namespace hoyle::rulings
