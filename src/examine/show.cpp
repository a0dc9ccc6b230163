#include "examine/show.hpp"

#include "examine/doubts.hpp"
#include "examine/line_to_choose.hpp"
#include "lawbook/wording.hpp"
#include "scoring/count.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using rulings::Answer;
using rulings::Matter;
using terms::Atom;

namespace {

struct MarksShown {
    std::vector<std::string> slugs, words;
};

MarksShown marks_shown(std::span<const terms::Mark> marks)
{
    MarksShown shown;
    for (terms::Mark mark : marks) {
        shown.slugs.emplace_back(terms::slug(mark));
        shown.words.emplace_back(terms::say(mark));
    }
    return shown;
}

/// What is lost, where that is a penalty, and who loses it: "N-S lose the penalty for the revoke by West at trick 2".
std::string penalty_lost(const Matter& matter, const ShowWith& with, std::string text)
{
    if (!matter.because_of) return "lose whatever penalty there was";
    const incidents::Incident& offence = with.matters[*matter.because_of].incident;
    text += " for the " + heading_of(offence);
    if (!offence.offender) return text;
    return (side_of(*offence.offender) == Side::ns ? "E-W " : "N-S ") + text;
}

std::string option_text(const Matter& matter, const Answer& answer, const rulings::Option& option, const ShowWith& with)
{
    std::string text = rulings::describe(option, matter);
    const Atom atom = option.step->atom;
    lawbook::as_counted(text, atom, with.book);
    if (atom == Atom::lose_penalty) text = penalty_lost(matter, with, std::move(text));
    const auto& own = option.step->until;
    const bool own_end = answer.is_right() && answer.options.size() > 1 && !own.empty() &&
                         std::find(answer.until.begin(), answer.until.end(), own.front()) == answer.until.end();
    if (own_end) text += ", until " + std::string(terms::say(own.front()));  // longer, or not as long, as the others
    return text;
}

std::string done_text(const Matter& matter, const rulings::Option& option, const ShowWith& with)
{
    const Atom atom = option.step->atom;
    if (atom == Atom::lose_penalty && matter.because_of) return penalty_lost(matter, with, std::string(terms::info(atom).say));
    std::string text = rulings::describe_done(option, matter);
    lawbook::as_counted(text, atom, with.book);
    return text;
}

OptionShown show_option(const Matter& matter, const Answer& answer, std::size_t index, const ShowWith& with)
{
    const rulings::Option& option = answer.options[index];
    OptionShown shown;
    shown.atom = std::string(terms::slug(option.step->atom));
    shown.text = option_text(matter, answer, option, with);
    shown.done = done_text(matter, option, with);
    shown.line = line_to_choose(option, matter);
    shown.by = option.by;
    for (Seat seat : all_seats)
        if (option.on.has(seat)) shown.on += letter_of(seat);
    shown.law = option.law;
    auto [until, until_words] = marks_shown(option.step->until);
    shown.until = std::move(until);
    shown.until_words = std::move(until_words);
    shown.chosen = answer.chosen == index;
    const bool claimed = matter.claimed && matter.settled_as_revoke();  // in time: the choice may follow
    shown.late = answer.alive() && !claimed && option.until != rulings::no_time;
    return shown;
}

void add_readings(std::vector<std::string>& readings, const lawbook::Ruling& ruling)
{
    for (std::string_view reading : ruling.rare->readings) readings.emplace_back(reading);
}

PointShown show_point(const Matter& matter, const Answer& answer, const ShowWith& with)
{
    const lawbook::Ruling& ruling = *answer.ruling;
    PointShown point;
    point.point = answer.point;
    point.verb = ruling.verb;
    point.status = answer.status;
    point.text = std::string(ruling.text);
    if (ruling.verb == lawbook::Verb::is)
        point.text = std::string(terms::slug(ruling.is)) + (ruling.text.empty() ? "" : ": " + std::string(ruling.text));
    if (answer.is_right()) {
        point.entitled = answer.holders_first;
        point.consult = answer.consult;
        if (answer.not_before) point.from_words = std::string(terms::say(*answer.not_before));
        point.began_at = answer.began_at;
        auto [until, until_words] = marks_shown(answer.until);
        point.until = std::move(until);
        point.until_words = std::move(until_words);
    }
    for (std::size_t i = 0; i < answer.options.size(); ++i) point.options.push_back(show_option(matter, answer, i, with));
    point.ended_by = answer.ended_by;
    point.ended_past = answer.ended_past;
    point.ended_at = answer.ended_at;
    point.used_by = answer.used_by;
    point.laws = rulings::citations(with.book, answer);
    add_readings(point.readings, ruling);
    for (const std::string_view reading : answer.readings) point.readings.emplace_back(reading);
    for (const lawbook::Ruling* via : answer.via) add_readings(point.readings, *via);
    point.note = std::string(ruling.rare->note);
    with.add_effects(matter, point);
    return point;
}

/// The answers that say something, the principal one first. What comes with a claim cannot come any more if nobody claimed in
/// time.
std::vector<const Answer*> in_order(const Matter& matter)
{
    const Answer* principal = matter.principal();
    const Answer* price = matter.find(terms::Point::penalty);
    const bool never_claimed = !matter.claimed && price && price->is_right() && !price->alive();
    std::vector<const Answer*> ordered;
    if (principal && principal->ruling) ordered.push_back(principal);
    for (const Answer& answer : matter.answers)
        if (&answer != principal && answer.ruling && !(answer.ruling->upon_claim && never_claimed)) ordered.push_back(&answer);
    return ordered;
}

bool cites(const Finding& finding, const rulings::Cited& law)
{
    return std::any_of(finding.laws.begin(), finding.laws.end(),
                       [&](const rulings::Cited& each) { return each.book == law.book && each.law == law.law; });
}

void add_point(Finding& finding, PointShown point)
{
    for (const rulings::Cited& law : point.laws)
        if (!cites(finding, law)) finding.laws.push_back(law);
    for (const std::string& reading : point.readings)
        if (std::find(finding.readings.begin(), finding.readings.end(), reading) == finding.readings.end())
            finding.readings.push_back(reading);
    finding.points.push_back(std::move(point));
}

/// A double without the right rests on the law that took the right away as well.
void add_what_took_the_right(Finding& finding, const Matter& matter, const ShowWith& with)
{
    if (matter.incident.kind != terms::Kind::double_without_right || !matter.because_of) return;
    for (const Answer& answer : with.matters[*matter.because_of].answers) {
        if (!answer.ruling || answer.ruling->verb != lawbook::Verb::lose) continue;
        for (rulings::Cited law : rulings::citations(with.book, answer)) {
            if (cites(finding, law)) continue;
            law.how = "the right was lost";
            finding.laws.push_back(law);
            if (!finding.points.empty()) finding.points.front().laws.push_back(std::move(law));
        }
    }
}

/// ", established"
std::string settled_words(const incidents::Incident& incident)
{
    if (incident.kind != terms::Kind::revoke) return {};
    switch (incident.facts[terms::Attr::established]) {
    case terms::Word::yes: return ", established";
    case terms::Word::no: return ", not established";
    default: return {};
    }
}

}  // namespace

std::string heading_of(const incidents::Incident& incident)
{
    const terms::KindInfo& info = terms::info(incident.kind);
    std::string heading(info.heading);
    if (incident.offender && !info.who.empty()) heading += fmt::format(fmt::runtime(info.who), name_of(*incident.offender));
    if (incident.trick) heading += " at trick " + std::to_string(incident.trick);
    return heading;
}

Finding finding_of(const Matter& matter, const ShowWith& with)
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
    finding.after_trick = incident.after_trick;
    finding.offender = incident.offender;
    finding.where = matter.where;
    finding.span = incident.where;
    if (incident.proof) finding.other_span = *incident.proof;
    finding.label = incident.label;
    finding.other = matter.proof;
    finding.other_label = incident.proof_label;
    for (const terms::AttributeUse& use : info.attributes)
        if (incident.facts.has(use.attr))
            finding.facts.emplace_back(std::string(terms::slug(use.attr)), std::string(terms::slug(incident.facts[use.attr])));
    finding.status = matter.status();
    finding.claimed_at = matter.claimed_at;
    finding.too_late = matter.too_late;
    for (const Answer* answer : in_order(matter)) add_point(finding, show_point(matter, *answer, with));
    add_what_took_the_right(finding, matter, with);
    finding.doubts = doubts_of(matter, with.book, with.settings);
    finding.heading = heading_of(incident) + settled_words(incident);
    finding.deed = info.deed;
    if (incident.claimed > 0) finding.deed = "{} claimed " + scoring::counted(incident.claimed, "trick");
    finding.message = finding.heading + ": " + std::string(rulings::word(matter.status()));
    if (!incident.by_the_cards.empty()) finding.remarks.push_back(incident.by_the_cards);
    if (matter.cards_untold)
        finding.remarks.push_back("not every trick is told: what the cards would show, the log does not say; the other side may "
                                  "admit it (`admits the claim`)");
    if (!matter.proved_by.empty()) finding.remarks.push_back("it is proved: " + matter.proved_by);
    return finding;
}

}  // namespace hoyle
