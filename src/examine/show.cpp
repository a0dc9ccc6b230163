// Matters on the docket as findings, with what each open choice comes to.

#include "examine/evening.hpp"
#include "terms/traits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using rulings::Answer;
using rulings::Matter;
using terms::Atom;

namespace {

std::string_view verb_word(lawbook::Verb verb)
{
    switch (verb) {
    case lawbook::Verb::may: return "may";
    case lawbook::Verb::must: return "must";
    case lawbook::Verb::lose: return "lose";
    case lawbook::Verb::void_: return "void";
    case lawbook::Verb::fair: return "fair";
    case lawbook::Verb::grant: return "grant";
    case lawbook::Verb::cite: return "cite";
    case lawbook::Verb::is: return "is";
    case lawbook::Verb::as: return "as";
    default: return "silent";
    }
}

std::string_view consult_word(lawbook::Consult consult)
{
    switch (consult) {
    case lawbook::Consult::allowed: return "allowed";
    case lawbook::Consult::who_only: return "who-only";
    case lawbook::Consult::forbidden: return "forbidden";
    default: return "unsaid";
    }
}

/// "revoke by West at trick 2"
std::string heading_of(const incidents::Incident& incident)
{
    const terms::KindInfo& info = terms::info(incident.kind);
    std::string heading(info.heading);
    if (incident.offender && !info.who.empty()) heading += fmt::format(fmt::runtime(info.who), name_of(*incident.offender));
    if (incident.trick) heading += " at trick " + std::to_string(incident.trick);
    return heading;
}

std::string hangs_on_line(std::uint64_t line) { return "line " + std::to_string(line) + " of this deal could not be read; this may hang on it"; }

}  // namespace

const DealRecord* Evening::deal_of(const Matter& matter) const
{
    for (const DealRecord& deal : deals_)
        if (deal.section == matter.section) return &deal;
    return nullptr;
}

PointShown Evening::show(const Matter& matter, const Answer& answer) const
{
    const lawbook::Ruling& ruling = *answer.ruling;
    PointShown point;
    point.point = std::string(terms::slug(answer.point));
    point.verb = std::string(verb_word(ruling.verb));
    point.status = std::string(rulings::word(answer.status));
    point.text = std::string(ruling.text);
    if (ruling.verb == lawbook::Verb::is) point.text = std::string(terms::slug(ruling.is)) + (ruling.text.empty() ? "" : ": " + std::string(ruling.text));
    if (answer.is_right()) {
        point.entitled = answer.holders_first;
        point.consult = std::string(consult_word(answer.consult));
        for (terms::Mark mark : answer.until) {
            point.until.emplace_back(terms::slug(mark));
            point.until_words.emplace_back(terms::say(mark));
        }
    }
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        const rulings::Option& option = answer.options[i];
        OptionShown shown;
        shown.atom = std::string(terms::slug(option.step->atom));
        shown.text = rulings::describe(option, matter);
        const bool points = option.step->atom == Atom::deduct_three || option.step->atom == Atom::add_three;
        if (const auto at = shown.text.find("tricks"); points && book_->game == lawbook::Game::whist && at != std::string::npos)
            shown.text.replace(at, 6, "points");
        if (option.step->atom == Atom::lose_penalty && matter.because_of)
            shown.text += " for the " + heading_of(docket_->matters()[*matter.because_of].incident);
        else if (option.step->atom == Atom::lose_penalty) shown.text = "lose whatever penalty there was";
        const auto& own = option.step->until;
        const bool own_end = answer.is_right() && answer.options.size() > 1 && !own.empty() &&
                             std::find(answer.until.begin(), answer.until.end(), own.front()) == answer.until.end();
        if (own_end) shown.text += ", until " + std::string(terms::say(own.front()));  // longer, or not as long, as the others
        shown.by = option.by;
        for (Seat seat : all_seats)
            if (option.on.has(seat)) shown.on += letter_of(seat);
        shown.law = option.law;
        for (terms::Mark mark : option.step->until) {
            shown.until.emplace_back(terms::slug(mark));
            shown.until_words.emplace_back(terms::say(mark));
        }
        shown.chosen = answer.chosen == i;
        point.options.push_back(std::move(shown));
    }
    point.ended_by = answer.ended_by;
    point.ended_at = answer.ended_at;
    point.laws = rulings::citations(*book_, answer);
    for (std::string_view reading : ruling.readings) point.readings.emplace_back(reading);
    for (const lawbook::Ruling* via : answer.via)
        for (std::string_view reading : via->readings) point.readings.emplace_back(reading);
    point.note = std::string(ruling.note);
    add_effects(matter, point);
    return point;
}

/// Plays the options forward to the score of the deal, the game and the rubber.
void Evening::add_effects(const Matter& matter, PointShown& point) const
{
    const DealRecord* deal = deal_of(matter);
    if (!deal || point.options.empty()) return;
    for (OptionShown& option : point.options)
        if (option.atom == "new-deal" || option.atom == "misdeal" || option.atom == "redeal") {
            option.effect.known = true;
            option.effect.deal_void = true;
        }
    const bool could_still = point.status == "open" || point.status == "exacted";
    if (!matter.settled_as_revoke() || !deal->shown.scored || deal->shown.is_void || !could_still || deal->facts.tricks[Side::ns] < 0) return;

    scoring::Rubber before = new_rubber();
    for (const DealRecord& each : deals_) {
        if (&each == deal) break;
        if (!each.shown.is_void && each.shown.scored && !each.shown.after_rubber) before.add(each.shown.deal, each.shown.score);
    }
    scoring::HandFacts facts = deal->facts;
    std::size_t which = facts.revokes.size();
    for (const auto& [m, index] : deal->revoke_matters)
        if (&docket_->matters()[m] == &matter) which = index;
    if (which == facts.revokes.size()) facts.revokes.push_back({side_of(*matter.incident.offender), std::nullopt});
    facts.revokes[which].chosen.reset();
    for (const scoring::Outcome& outcome : scoring::play_forward(before, facts, which, *figures_)) {
        const std::string_view atom = outcome.option == scoring::RevokeOption::take     ? "take-three"
                                      : outcome.option == scoring::RevokeOption::deduct ? "deduct-three"
                                                                                        : "add-three";
        for (OptionShown& option : point.options) {
            if (option.atom != atom) continue;
            option.best = outcome.best;
            option.effect.known = true;
            option.effect.tricks = outcome.score.tricks_scored;
            option.effect.below = outcome.score.below;
            option.effect.standing = outcome.score.standing;
            option.effect.game = outcome.score.game;
            option.effect.rubber = outcome.rubber;
        }
    }
}

Finding Evening::show(const Matter& matter) const
{
    const incidents::Incident& incident = matter.incident;
    const terms::KindInfo& info = terms::info(incident.kind);
    Finding finding;
    finding.family = Family::irregularity;
    finding.kind = std::string(info.slug);
    finding.offence = info.offence;
    finding.deal = matter.deal;
    finding.section = matter.section;
    finding.trick = incident.trick;
    finding.offender = incident.offender;
    finding.where = matter.where;
    finding.label = incident.label;
    finding.other = matter.proof;
    finding.other_label = incident.proof_label;
    for (const terms::AttributeUse& use : info.attributes)
        if (incident.facts.has(use.attr)) finding.facts.emplace_back(std::string(terms::slug(use.attr)), std::string(terms::slug(incident.facts[use.attr])));
    finding.status = std::string(rulings::word(matter.status()));
    finding.claimed_at = matter.claimed_at;
    finding.too_late = matter.too_late;

    const Answer* principal = matter.principal();
    std::vector<const Answer*> ordered;
    const Answer* price = matter.find(terms::Point::penalty);
    const bool never_claimed = !matter.claimed && price && price->is_right() && !price->alive();
    for (const Answer& answer : matter.answers) {
        if (&answer == principal || !answer.ruling) continue;
        if (answer.ruling->upon_claim && never_claimed) continue;  // what comes with the claim cannot come any more
        ordered.push_back(&answer);
    }
    if (principal && principal->ruling) ordered.insert(ordered.begin(), principal);
    for (const Answer* answer : ordered) {
        PointShown point = show(matter, *answer);
        for (const rulings::Cited& cited : point.laws) {
            const bool seen = std::any_of(finding.laws.begin(), finding.laws.end(),
                                          [&](const rulings::Cited& each) { return each.book == cited.book && each.law == cited.law; });
            if (!seen) finding.laws.push_back(cited);
        }
        for (const std::string& reading : point.readings)
            if (std::find(finding.readings.begin(), finding.readings.end(), reading) == finding.readings.end()) finding.readings.push_back(reading);
        finding.points.push_back(std::move(point));
    }

    // A double without the right rests on the law that took the right away as well.
    if (incident.kind == terms::Kind::double_without_right && matter.because_of)
        for (const Answer& answer : docket_->matters()[*matter.because_of].answers)
            if (answer.ruling && answer.ruling->verb == lawbook::Verb::lose)
                for (rulings::Cited cited : rulings::citations(*book_, answer)) {
                    const bool said = std::any_of(finding.laws.begin(), finding.laws.end(),
                                                  [&](const rulings::Cited& each) { return each.book == cited.book && each.law == cited.law; });
                    if (said) continue;
                    cited.how = "the right was lost";
                    finding.laws.push_back(cited);
                    if (!finding.points.empty()) finding.points.front().laws.push_back(std::move(cited));
                }

    finding.heading = heading_of(incident);
    if (incident.kind == terms::Kind::revoke) {
        const terms::Word established = incident.facts[terms::Attr::established];
        if (established == terms::Word::yes) finding.heading += ", established";
        if (established == terms::Word::no) finding.heading += ", not established";
    }
    finding.message = finding.heading + ": " + finding.status;
    if (matter.cards_untold)
        finding.remarks.push_back("not every trick is told: what the cards would show, the log does not say; the other side may admit it (`admits the claim`)");
    if (!matter.proved_by.empty()) finding.remarks.push_back("proved: " + matter.proved_by);
    for (const auto& [section, line] : unread_)
        if (section == matter.section && terms::has(incident.kind, terms::Trait::from_silence)) {
            finding.remarks.push_back(hangs_on_line(line));
            break;
        }
    return finding;
}

void Evening::show_matters()
{
    docket_->settle_both_sides();
    for (const Matter& matter : docket_->matters()) {
        if (matter.hidden || matter.answers.empty()) continue;
        add(show(matter));
    }
    for (const rulings::Remark& remark : docket_->remarks()) {
        Finding finding;
        finding.kind = "demand-without-right";
        finding.deal = remark.deal;
        finding.where = remark.where;
        finding.heading = finding.message = remark.text;
        finding.status = "silent";
        for (const auto& [section, line] : unread_)
            if (section == remark.section) {
                finding.remarks.push_back(hangs_on_line(line));
                break;
            }
        add(std::move(finding));
    }
}

}  // namespace hoyle
