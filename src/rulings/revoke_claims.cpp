#include "rulings/revoke_claims.hpp"

#include "rulings/about.hpp"
#include "rulings/demands.hpp"
#include "rulings/refusals.hpp"
#include "rulings/remedies.hpp"
#include "rulings/reported_incidents.hpp"
#include "rulings/unproved_claim.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Attr;
using terms::Word;

namespace {

bool by_side(const Incident& incident, Side side) { return incident.offender && side_of(*incident.offender) == side; }

/// The right that a claim makes good; nullptr: there is none.
Answer* right_of_claim(Matter& matter)
{
    Answer* right = nullptr;
    for (Answer& answer : matter.answers)
        if (answer.is_right() && answer.ruling->verb != Verb::grant) right = &answer;
    return right;
}

/// What the claims before this one, and the matters it may mean, have left of it.
struct Claim {
    const log::KindRef& ref;
    Side side;
    bool this_deal = false;  ///< he means this deal
    bool claimed_before = false;
    const Matter* no_price = nullptr;  ///< the play is there, but the book gives nothing for it
    Matter* late = nullptr;

    bool means(const Matter& matter) const
    {
        const Incident& incident = matter.incident;
        const bool disobeyed = incident.kind == Kind::penalty_disobeyed && ref.trick == incident.trick &&
                               (ref.by.empty() || (incident.offender && ref.by.has(*incident.offender)));
        return is_about(matter, ref) || disobeyed;
    }
};

void note_what_is_known(const Scene& scene, const Matter& matter, Claim& claim)
{
    const bool seen = matter.incident.kind == Kind::revoke || matter.incident.kind == Kind::revoke_corrected ||
                      matter.settled_as_revoke();
    if (!seen || !is_about(matter, claim.ref) || !scene.told_here(matter) || by_side(matter.incident, claim.side)) return;
    const Answer* penalty = matter.find(terms::Point::penalty);
    claim.claimed_before = claim.claimed_before || matter.claimed;
    if (matter.incident.kind == Kind::revoke_corrected || !penalty || !penalty->is_right()) claim.no_price = &matter;
}

/// True: the claim is made good by this matter.
bool ties_to(const Scene& scene, Matter& matter, Claim& claim, std::size_t statement)
{
    if (matter.hidden) return false;
    const bool settled = matter.settled_as_revoke() || matter.incident.kind == Kind::revoke;
    if (!settled || matter.claimed || !claim.means(matter) || by_side(matter.incident, claim.side)) return false;
    if (claim.this_deal && !scene.told_here(matter)) return false;
    Answer* right = right_of_claim(matter);
    if (!right) return false;
    if (!right->alive()) {
        claim.late = claim.late ? claim.late : &matter;
        return false;
    }
    matter.claimed = true;
    matter.claimed_at = scene.spot_of(statement);
    if (right->ruling->verb == Verb::must) {
        right->chosen = 0;
        right->end(Status::exacted, {"claimed", matter.claimed_at});
    }
    return true;
}

/// Dummy has no claim to make while the hand is played; what his words cost is seen with the rest that he says.
bool dummy_speaks(const Scene& scene, std::size_t statement)
{
    const table::Replay& r = *scene.replay;
    const Moment now = table::at_statement(statement);
    const bool dummy = !scene.whist() && r.dealer && scene.who(statement) == Seats(r.dummys_seat()) && now >= r.dummy_down;
    return dummy && !r.over_at(now) && !scene.statement(statement).ref.deal;
}

/// A revoke was claimed and its penalty followed of itself; then another penalty is asked for, which this law does not give for a
/// revoke.
void asks_for_another(Proceedings& p, std::size_t statement, const log::Remedy& remedy, std::size_t index)
{
    const std::vector<Answer> before = p.docket()[index].answers;
    for (Answer& answer : p.docket()[index].answers)
        if (answer.is_right() && answer.status == Status::exacted) {
            answer.status = Status::open;
            answer.chosen.reset();
        }
    p.docket()[index].claimed = false;
    demand_in_vain(p, statement, remedy, index);
    Matter& matter = p.docket()[index];
    const bool nothing_taken = std::any_of(matter.answers.begin(), matter.answers.end(),
                                           [](const Answer& answer) { return answer.is_right() && answer.alive(); });
    if (!nothing_taken) return;  // else the book takes nothing from him for it
    matter.answers = before;
    matter.claimed = true;
}

/// The option of a right that a remedy asks for, if one of `who` may have it.
std::optional<std::size_t> option_asked(const Answer& answer, const log::Remedy& remedy, Seats who)
{
    if (!answer.is_right() || !answer.alive()) return std::nullopt;
    for (std::size_t o = 0; o < answer.options.size(); ++o)
        if (means(remedy.word, answer.options[o].step->atom) && !(who & answer.options[o].by).empty()) return o;
    return std::nullopt;
}

/// The law gave its one penalty, and it is not the one that is asked for now.
bool gave_another(const Answer& answer, const log::Remedy& remedy)
{
    return answer.ruling->verb == Verb::must &&
           std::none_of(answer.options.begin(), answer.options.end(),
                        [&](const Option& option) { return means(remedy.word, option.step->atom); });
}

/// The claim gave the penalty; what is done then costs it all the same, if the book takes it. Else it stands as it was.
void costs_what_was_given(Proceedings& p, RightId right, const std::function<void()>& offence)
{
    const Answer before = p.docket()[right];
    Answer& answer = p.docket()[right];
    answer.status = Status::open;
    answer.chosen.reset();
    p.docket()[right.matter].claimed = false;
    offence();
    if (p.docket()[right].alive()) {
        p.docket()[right] = before;
        p.docket()[right.matter].claimed = true;
    }
}

/// A revoke was claimed, which is to say that there was one; but to ask for its penalty is not for him.
bool takes_his_partners_part(Proceedings& p, std::size_t statement, RightId right)
{
    const Answer& before = p.docket()[right];
    const Seats who = p.scene().who(statement);
    if (!before.ruling->consult || before.holders_first.empty() || !(who & before.holders_first).empty()) return false;
    costs_what_was_given(p, right, [&] {
        wrong_player(p, statement, who.first(), Word::demands, right,
                     demands_what_is_not_his(p.scene(), statement, "the penalty"));
    });
    return true;
}

bool was_exacted(const Answer& answer) { return answer.is_right() && answer.status == Status::exacted; }

bool is_claimed_revoke(const Matter& matter) { return matter.claimed && matter.settled_as_revoke() && matter.incident.offender; }

/// The same of the revoke that he names.
bool takes_his_partners_part(Proceedings& p, std::size_t statement, const log::KindRef& ref)
{
    for (std::size_t m = 0; m < p.docket().size(); ++m) {
        if (!is_claimed_revoke(p.docket()[m]) || !is_about(p.docket()[m], ref) || !p.scene().told_here(p.docket()[m])) continue;
        for (std::size_t a = 0; a < p.docket()[m].answers.size(); ++a) {
            if (was_exacted(p.docket()[m].answers[a]) && takes_his_partners_part(p, statement, RightId{m, a})) return true;
        }
    }
    return false;
}

}  // namespace

void on_revoke_claim(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const log::Statement& said = scene.statement(statement);
    if (scene.who(statement).empty()) return;
    const Side side = side_of(scene.who(statement).first());
    if (said.ref.by.size() == 1 && side_of(said.ref.by.first()) == side) {
        p.remark(statement, may_not_claim(*scene.book));
        return;
    }
    if (dummy_speaks(scene, statement)) return;
    const Moment trump_known = std::min(scene.replay->trump_made, scene.replay->trump_turned);
    Claim claim{said.ref, side};
    claim.this_deal = !said.ref.deal && trump_known <= table::at_statement(statement);
    for (Matter& matter : p.docket().matters()) {
        note_what_is_known(scene, matter, claim);
        if (ties_to(scene, matter, claim, statement)) return;
    }
    if (const auto why = hand_is_void(p); why && !claim.late && !claim.claimed_before && !said.ref.deal)
        return p.remark(statement, *why);
    if (const std::size_t told = open_told(p, statement, said.ref); told != Docket::none) {
        p.docket()[told].claimed = false;
        ties_to(scene, p.docket()[told], claim, statement);
        return;
    }
    if (claim.late) claim.late->too_late.push_back(scene.spot_of(statement));
    else if (claim.claimed_before) return;  // his partner, or he himself, has claimed it already
    else if (claim.no_price) p.remark(statement, nothing_to_claim(*scene.book, *claim.no_price));
    else test_unproved_claim(p, statement);
}

namespace {

/// All that the laws gave for revokes that were claimed of the other side.
std::vector<RightId> given_against(const Docket& docket, Side claimants)
{
    std::vector<RightId> given;
    for (std::size_t m = 0; m < docket.size(); ++m)
        if (is_claimed_revoke(docket[m]) && !by_side(docket[m].incident, claimants))
            for (std::size_t a = 0; a < docket[m].answers.size(); ++a) given.push_back({m, a});
    return given;
}

}  // namespace

void on_conferring_after_claim(Proceedings& p, Seat seat, const std::function<void(RightId)>& offence)
{
    for (const RightId right : given_against(p.docket(), side_of(seat))) {
        const Answer& answer = p.docket()[right];
        const bool by_claim = was_exacted(answer) && answer.ruling->verb == Verb::must;
        if (!by_claim || !lawbook::barred(answer.consult) || !p.scene().told_here(p.docket()[right.matter])) continue;
        return costs_what_was_given(p, right, [&] { offence(right); });
    }
}

bool settles_claimed_revoke(Proceedings& p, std::size_t statement, const log::Remedy& remedy)
{
    const Seats who = p.scene().who(statement);
    if (!settles_revoke(remedy.word) || who.empty()) return false;
    if (const log::KindRef& ref = p.scene().statement(statement).ref; ref.said())
        return takes_his_partners_part(p, statement, ref);
    bool settled = false;
    std::optional<std::size_t> otherwise;  // claimed, so that the law gave its one penalty, and now he asks for another
    for (const RightId right : given_against(p.docket(), side_of(who.first()))) {
        const Matter& matter = p.docket()[right.matter];
        const Answer& answer = p.docket()[right];
        if (was_exacted(answer)) {
            settled = true;
            if (p.scene().told_here(matter) && takes_his_partners_part(p, statement, right)) return true;
            if (!otherwise && gave_another(answer, remedy) && p.scene().told_here(matter)) otherwise = right.matter;
        }
        if (const auto option = option_asked(answer, remedy, who)) {
            p.exact(right, *option, statement, &remedy);
            return true;
        }
    }
    if (otherwise) asks_for_another(p, statement, remedy, *otherwise);
    return settled;
}

void settle_both_sides(const Scene& scene, Docket& docket)
{
    const auto revoked_too = [&](const Matter& matter) {
        return std::any_of(docket.matters().begin(), docket.matters().end(), [&](const Matter& other) {
            return other.section == matter.section && is_claimed_revoke(other) &&
                   side_of(*other.incident.offender) != side_of(*matter.incident.offender);
        });
    };
    for (Matter& matter : docket.matters()) {
        if (!is_claimed_revoke(matter) || matter.incident[Attr::other_side] == Word::yes || !revoked_too(matter)) continue;
        matter.incident.facts.set(Attr::other_side, Word::yes);
        std::erase_if(matter.answers, [](const Answer& answer) { return answer.point == terms::Point::score; });
        answer_point(scene, matter, {matter.incident.kind, terms::Point::score, matter.incident.facts}, {}, matter.incident.when);
        const lawbook::Ruling* ruling = scene.book->answer(matter.incident.kind, terms::Point::penalty, matter.incident.facts,
                                                           *scene.settings);
        const auto another = [&](const Answer& answer) {
            return answer.point == terms::Point::penalty && !was_exacted(answer) && ruling && answer.ruling != ruling;
        };
        if (std::erase_if(matter.answers, another) > 0)
            answer_point(scene, matter, {matter.incident.kind, terms::Point::penalty, matter.incident.facts}, {},
                         matter.incident.when);
    }
}

}  // namespace hoyle::rulings
