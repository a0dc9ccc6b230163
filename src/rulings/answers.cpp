#include "rulings/answers.hpp"

#include "lawbook/consulting.hpp"
#include "rulings/called_play.hpp"
#include "rulings/entitled.hpp"
#include "terms/traits.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Facts;
using terms::Word;

namespace {

Status status_of(const Ruling& ruling, bool somebody_entitled)
{
    const bool no_law = ruling.law == lawbook::Book::no_law;
    switch (ruling.verb) {
    case Verb::may:
    case Verb::grant: return Status::open;
    case Verb::must: return somebody_entitled ? Status::open : Status::automatic;
    case Verb::lose: return Status::automatic;
    case Verb::silent: return Status::silent;
    case Verb::is: return no_law ? Status::silent : Status::automatic;
    default: return no_law ? Status::silent : Status::no_remedy;
    }
}

/// Of cards put down at once those that may be chosen to serve the trick: where some follow suit, none that would be a revoke.
CardSet choosable(const Scene& scene, const Incident& incident)
{
    for (const table::Played& play : scene.replay->played) {
        const bool of_it = play.seat == incident.offender && play.trick == incident.trick && play.attempt == incident.attempt;
        if (!of_it || !incident.cards.has(play.card)) continue;
        const table::Played* lead = lead_followed(*scene.replay, play);
        if (!lead || lead->seat == play.seat || !lead->suit) return incident.cards;
        const CardSet follow = incident.cards.in(*lead->suit);
        return follow.empty() ? incident.cards : follow;
    }
    return incident.cards;
}

Option make_option(const Scene& scene, const Incident& incident, const Answer& answer, const Step& step, table::Moment now)
{
    const auto seats = [&](const std::optional<terms::Role>& role) {
        return role ? seats_of(scene, *role, incident, now) : Seats();
    };
    Option option;
    option.step = &step;
    if (!step.law.empty()) {
        const lawbook::Law* home = scene.book->find_law(step.law);
        option.law = std::string(home ? home->cited_as : scene.book->id) + " " + std::string(step.law);
    }
    option.by = step.by ? seats(step.by) : answer.holders;
    option.on = seats(step.hand);
    if (!step.hand && terms::info(step.atom).takes == terms::Takes::card && incident.offender)
        option.on = Seats(*incident.offender);
    option.cards = step.atom == terms::Atom::choose_played ? choosable(scene, incident) : incident.cards;
    option.suit = incident.suit;
    option.if_claimed = answer.ruling->upon_claim && &step == &answer.ruling->steps.front();
    option.chooser = seats(step.choice);
    option.consent = seats(step.unless_consent_of);
    return option;
}

/// What is nearest to the incident has the last word; but what happens without a word stays so (R59).
void redirected(const Ruling& redirect, Answer& answer)
{
    if (redirect.verb != Verb::as || answer.ruling->entitled.empty()) return;
    if (redirect.consult) answer.consult = *redirect.consult;
    if (!redirect.entitled.empty()) answer.entitled = redirect.entitled;
    if (!redirect.until.empty()) answer.until = redirect.until;
    if (!redirect.otherwise.empty()) answer.otherwise = redirect.otherwise;
}

Answer make_answer(const Scene& scene, const Incident& incident, Point point, const Ruling& ruling,
                   std::vector<const Ruling*> via, table::Moment now)
{
    Answer answer;
    answer.point = point;
    answer.ruling = &ruling;
    answer.via = std::move(via);
    answer.consult = lawbook::consult_of(*scene.book, ruling);
    answer.entitled = ruling.entitled;
    answer.until = ruling.until;
    answer.otherwise = ruling.otherwise;
    for (auto redirect = answer.via.rbegin(); redirect != answer.via.rend(); ++redirect) redirected(**redirect, answer);
    answer.status = status_of(ruling, !answer.entitled.empty());
    if (ruling.steps.empty()) return answer;
    if (answer.status == Status::open) answer.holders = answer.holders_first = holders_of(scene, answer, incident, now);
    for (const Step& step : ruling.steps) answer.options.push_back(make_option(scene, incident, answer, step, now));
    return answer;
}

/// Treated as another kind: its facts are ours, with those the redirect gives.
void answer_as(const Scene& scene, Matter& matter, const Question& question, const lawbook::Redirect& as,
               const std::vector<const Ruling*>& via, table::Moment now)
{
    Question asked{as.kind, question.point, question.facts};
    for (const terms::Condition& fact : as.facts) asked.facts.set(fact.attr, fact.words.front());
    fill_unsaid(as.kind, asked.facts);
    if (!as.points.empty()) {
        for (Point each : as.points) answer_point(scene, matter, {asked.kind, each, asked.facts}, via, now);
        return;
    }
    const auto has = [&](Kind kind) {
        for (const terms::PointUse& use : terms::info(kind).points)
            if (use.point == question.point) return true;
        return false;
    };
    if (has(as.kind) && has(question.kind)) answer_point(scene, matter, asked, via, now);
}

table::Occasion occasion_of(const Incident& incident, const Answer& answer, const Option& option, table::Moment from)
{
    table::Occasion occasion;
    occasion.from = from;
    occasion.trick = incident.trick;
    occasion.attempt = incident.attempt;
    occasion.offender = incident.offender;
    occasion.cards = option.cards.empty() ? incident.cards : option.cards;
    occasion.asked = option.on;
    occasion.holders = answer.holders_first;
    occasion.of_dummys_play = terms::has(incident.kind, terms::Trait::of_dummys_play);
    if (terms::has(incident.kind, terms::Trait::reopens_trick)) occasion.reopened = incident.when;
    return occasion;
}

void rests_on(Answer& answer, std::string_view reading)
{
    if (std::find(answer.readings.begin(), answer.readings.end(), reading) == answer.readings.end())
        answer.readings.push_back(reading);
}

/// What can happen in the hand alone can happen no more once it is told to be over, be it by its last trick or by its result.
void end_with_hand(const Scene& scene, std::span<const Mark> marks, table::Moment from, Option& option)
{
    const table::Moment over = scene.replay->hand_over;
    if (over == table::never || over < from || !std::any_of(marks.begin(), marks.end(), table::NextDeal::of_a_hand)) return;
    if (scene.time(over) >= option.until) return;
    option.until = scene.time(over);
    ends_by(option, Mark::hand_over);
}

}  // namespace

void fill_unsaid(Kind kind, Facts& facts)
{
    for (const terms::AttributeUse& use : terms::info(kind).attributes)
        if (!facts.has(use.attr) && use.unsaid != Word::unset) facts.set(use.attr, use.unsaid);
}

void answer_point(const Scene& scene, Matter& matter, const Question& question, std::vector<const Ruling*> via, table::Moment now)
{
    constexpr std::size_t most_redirects = 4;
    if (!lawbook::Book::asks(question.kind, question.point, question.facts) || via.size() > most_redirects) return;
    const Ruling* ruling = scene.book->answer(question.kind, question.point, question.facts, *scene.settings);
    if (!ruling) return;
    if (ruling->verb == Verb::as) {
        via.push_back(ruling);
        answer_as(scene, matter, question, *ruling->rare->as, via, now);
        return;
    }
    for (const Answer& earlier : matter.answers)
        if (earlier.ruling == ruling && earlier.point == question.point) return;
    matter.answers.push_back(make_answer(scene, matter.incident, question.point, *ruling, std::move(via), now));
}

void answer_all(const Scene& scene, Matter& matter, table::Moment now)
{
    Incident& incident = matter.incident;
    const terms::KindInfo& info = terms::info(incident.kind);
    for (const terms::PointUse& use : info.points) {
        const auto attr = terms::find_attr(terms::slug(use.point));
        const bool definition = attr && info.find(*attr) && info.find(*attr)->from == terms::From::law;
        if (definition && incident.facts.has(*attr)) continue;  // settled already: a claim admitted
        const auto before = matter.answers.size();
        answer_point(scene, matter, {incident.kind, use.point, incident.facts}, {}, now);
        if (definition && matter.answers.size() > before) incident.facts.set(*attr, matter.answers.back().ruling->is);
    }
}

namespace {

/// Of a right that does not begin at once: the line that began it, or that nothing has yet.
void set_beginning(const Scene& scene, const Incident& incident, Answer& answer, table::Moment from)
{
    const std::optional<Mark> mark = answer.ruling->from;
    if (!mark || answer.options.empty()) return;
    const auto begins = scene.timeline().happens(*mark, occasion_of(incident, answer, answer.options.front(), from));
    if (begins == table::never) answer.not_before = mark;
    else answer.began_at = scene.spot_at(scene.time(begins));
}

}  // namespace

void set_deadlines(const Scene& scene, const Incident& incident, Answer& answer, table::Moment from)
{
    const table::Timeline timeline = scene.timeline();
    for (Option& option : answer.options) {
        const auto marks = option.step->until.empty() ? answer.until : std::span(option.step->until);
        for (Mark mark : marks) {
            const table::Moment moment = timeline.happens(mark, occasion_of(incident, answer, option, from));
            if (mark == Mark::next_pack_cut && timeline.cut_out_of_turn(occasion_of(incident, answer, option, from)))
                rests_on(answer, "R64");
            if (moment == table::never || scene.time(moment) >= option.until) continue;
            option.until = scene.time(moment);
            ends_by(option, mark);
        }
        end_with_hand(scene, marks, from, option);
    }
    set_beginning(scene, incident, answer, from);
    for (Mark mark : answer.until) {
        if (mark != Mark::own_look) continue;
        for (Seat seat : all_seats)
            if (const table::Moment look = timeline.first_look(Seats(seat)); look != table::never)
                answer.drops_out[seat] = {scene.time(look), "had looked at his cards"};
    }
}

}  // namespace hoyle::rulings
