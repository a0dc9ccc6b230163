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

}  // namespace

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
