// What the book answers to an incident, point by point, and the rights that it gives.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

Answer Docket::make_answer(const Matter& matter, Point point, const Ruling& ruling, std::vector<const Ruling*> via, table::Moment now) const
{
    Answer answer;
    answer.point = point;
    answer.ruling = &ruling;
    answer.via = std::move(via);
    answer.consult = consult_of(ruling);
    answer.entitled = ruling.entitled;
    answer.until = ruling.until;
    answer.otherwise = ruling.otherwise;
    for (auto redirect = answer.via.rbegin(); redirect != answer.via.rend(); ++redirect) {  // what is nearest to the incident has the last word
        if ((*redirect)->verb != Verb::as || ruling.entitled.empty()) continue;             // what happens without a word stays so (R59)
        if ((*redirect)->consult) answer.consult = *(*redirect)->consult;
        if (!(*redirect)->entitled.empty()) answer.entitled = (*redirect)->entitled;
        if (!(*redirect)->until.empty()) answer.until = (*redirect)->until;
        if (!(*redirect)->otherwise.empty()) answer.otherwise = (*redirect)->otherwise;
    }
    switch (ruling.verb) {
    case Verb::may:
    case Verb::grant: answer.status = Status::open; break;
    case Verb::must: answer.status = answer.entitled.empty() ? Status::automatic : Status::open; break;
    case Verb::lose: answer.status = Status::automatic; break;
    case Verb::silent: answer.status = Status::silent; break;
    case Verb::is: answer.status = ruling.law == lawbook::Book::no_law ? Status::silent : Status::automatic; break;
    default: answer.status = ruling.law == lawbook::Book::no_law ? Status::silent : Status::no_remedy;
    }
    if (ruling.steps.empty()) return answer;
    if (answer.status == Status::open) answer.holders = answer.holders_first = holders(answer, matter, now);
    for (const Step& step : ruling.steps) {
        Option option;
        option.step = &step;
        if (!step.law.empty()) {
            const lawbook::Law* home = book_->find_law(step.law);
            option.law = std::string(home ? home->cited_as : book_->id) + " " + std::string(step.law);
        }
        option.by = step.by ? resolve(*step.by, matter, now) : answer.holders;
        if (step.hand) option.on = resolve(*step.hand, matter, now);
        else if (terms::info(step.atom).takes == terms::Takes::card && matter.incident.offender) option.on = Seats(*matter.incident.offender);
        option.cards = matter.incident.cards;
        option.suit = matter.incident.suit;
        option.if_claimed = ruling.upon_claim && &step == &ruling.steps.front();
        if (step.choice) option.chooser = resolve(*step.choice, matter, now);
        if (step.unless_consent_of) option.consent = resolve(*step.unless_consent_of, matter, now);
        answer.options.push_back(std::move(option));
    }
    return answer;
}

void Docket::answer_point(Matter& matter, Kind kind, Point point, const terms::Facts& facts, std::vector<const Ruling*> via, table::Moment now)
{
    if (!lawbook::Book::asks(kind, point, facts) || via.size() > 4) return;
    const Ruling* ruling = book_->answer(kind, point, facts, settings_);
    if (!ruling) return;
    if (ruling->verb != Verb::as) {
        for (const Answer& earlier : matter.answers)
            if (earlier.ruling == ruling && earlier.point == point) return;
        matter.answers.push_back(make_answer(matter, point, *ruling, std::move(via), now));
        return;
    }
    // Treated as another kind: its facts are ours, with those the redirect gives.
    terms::Facts merged = facts;
    for (const terms::Condition& fact : ruling->as->facts) merged.set(fact.attr, fact.words.front());
    for (const terms::AttributeUse& use : terms::info(ruling->as->kind).attributes)
        if (!merged.has(use.attr) && use.unsaid != Word::unset) merged.set(use.attr, use.unsaid);
    via.push_back(ruling);
    if (!ruling->as->points.empty()) {
        for (Point each : ruling->as->points) answer_point(matter, ruling->as->kind, each, merged, via, now);
        return;
    }
    for (const terms::PointUse& use : terms::info(ruling->as->kind).points)
        for (const terms::PointUse& own : terms::info(kind).points)
            if (use.point == own.point && (use.point == point)) answer_point(matter, ruling->as->kind, use.point, merged, via, now);
}

/// Asks the book every point of the incident, definitions first (the vocabulary lists them so): what they say is a fact for the rest.
void Docket::answer_all(Matter& matter, table::Moment now)
{
    Incident& incident = matter.incident;
    const terms::KindInfo& info = terms::info(incident.kind);
    for (const terms::PointUse& use : info.points) {
        const auto attr = terms::find_attr(terms::slug(use.point));
        const bool definition = attr && info.find(*attr) && info.find(*attr)->from == terms::From::law;
        if (definition && incident.facts.has(*attr)) continue;  // settled already: a claim admitted
        const auto before = matter.answers.size();
        answer_point(matter, incident.kind, use.point, incident.facts, {}, now);
        if (definition && matter.answers.size() > before) incident.facts.set(*attr, matter.answers.back().ruling->is);
    }
}

/// The newest right of the dealer's side that dummy's words at a statement may be about.
std::optional<std::size_t> Docket::spoken_of(std::size_t statement, table::Moment now) const
{
    const log::Statement& said = replay_->section->statements[statement];
    (void)now;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        if (!is_about(matters_[m], said.ref) || !replay_->dealer) continue;
        const Incident& incident = matters_[m].incident;
        const bool revoke = incident.kind == Kind::revoke || incident.kind == Kind::revoke_corrected;
        if (said.verb == log::Verb::asks_none && !(revoke && incident.offender == said.to && incident.trick == replay_->trick_at[statement])) continue;
        // what the dealer may do about a fault of his own side is no penalty
        if (matters_[m].incident.offender && side_of(*matters_[m].incident.offender) == side_of(*replay_->dealer)) continue;
        for (const Answer& answer : matters_[m].answers)
            if (answer.alive() && !answer.holders.empty() && side_of(answer.holders.first()) == side_of(*replay_->dealer)) return m;
    }
    return std::nullopt;
}

/// Puts an incident on the docket. Returns the number of its matter; nothing, if the docket knows that there was no offence.
std::size_t Docket::open(Incident incident, table::Moment now)
{
    if (!complete(incident)) return no_matter;
    Matter matter;
    matter.incident = std::move(incident);
    matter.deal = replay_->deal;
    matter.section = section_;
    matter.where = spot(matter.incident.where);
    if (matter.incident.proof) matter.proof = spot(*matter.incident.proof);
    if (matter.incident.kind == Kind::dummy_calls_attention) {
        matter.because_of = spoken_of(table::statement_of(now), now);
        const log::Statement& said = replay_->section->statements[table::statement_of(now)];
        const log::KindRef& ref = said.ref;
        if (said.verb == log::Verb::asks_none && !matter.because_of) matter.hidden = true;  // he had none: nothing was pointed at
        if (ref.by.size() == 1 && replay_->dealer && side_of(ref.by.first()) == side_of(*replay_->dealer)) matter.hidden = true;
        for (const Matter& other_matter : matters_)
            if (!matter.because_of && ref.said() && is_about(other_matter, ref) && other_matter.section == section_ && replay_->dealer &&
                other_matter.incident.offender && side_of(*other_matter.incident.offender) == side_of(*replay_->dealer))
                matter.hidden = true;  // a fault of his own side: there is nothing to lose by naming it
    }
    answer_all(matter, now);

    // A play put right before the revoke was established is a revoke corrected, and nothing else.
    if (matter.incident.kind == Kind::revoke && matter.incident[Attr::established] == Word::no && matter.incident.corrected) {
        std::vector<Answer> defining;
        for (Answer& answer : matter.answers)
            if (answer.ruling->verb == Verb::is) defining.push_back(std::move(answer));
        matter.answers = std::move(defining);
        matter.incident.kind = Kind::revoke_corrected;
        matter.incident.facts = matter.incident.as_correction;
        matter.incident.when = matter.incident.until;
        matter.incident.cards = CardSet::of(matter.incident.card);
        matter.incident.label += ", and corrects it";
        answer_all(matter, matter.incident.when);
        now = matter.incident.when;
    }
    for (Answer& answer : matter.answers)
        if (answer.status == Status::open) {
            drop_barred(answer, now);
            set_deadlines(matter, answer, now);
            use_at_once(matter, answer, now);
        }
    matters_.push_back(std::move(matter));
    const std::size_t index = matters_.size() - 1;
    for (std::size_t i = 0; i < matters_[index].answers.size(); ++i) {
        const Answer& answer = matters_[index].answers[i];
        if (answer.status != Status::automatic || answer.ruling->upon_claim) continue;
        for (std::size_t s = 0; s < answer.ruling->steps.size(); ++s) apply(index, answer.ruling->steps[s], now);
    }
    return index;
}

std::size_t Docket::raise(Kind kind, std::size_t statement, std::optional<std::size_t> because_of, const Facts& facts, std::string label,
                          std::optional<Seat> offender)
{
    Incident incident;
    incident.kind = kind;
    incident.facts = facts;
    incident.offender = offender;
    incident.when = table::at_statement(statement);
    incident.where = replay_->section->statements[statement].span;
    incident.label = std::move(label);
    incident.trick = because_of && matters_[*because_of].section == section_ ? matters_[*because_of].incident.trick : replay_->trick_at[statement];
    for (const terms::AttributeUse& use : terms::info(kind).attributes)
        if (!incident.facts.has(use.attr) && use.unsaid != Word::unset) incident.facts.set(use.attr, use.unsaid);
    // `lose-penalty` must know what is lost, so the matter is tied before its rulings take effect.
    Matter matter;
    matter.incident = std::move(incident);
    matter.deal = replay_->deal;
    matter.section = section_;
    matter.because_of = because_of;
    matter.where = spot(matter.incident.where);
    const table::Moment now = matter.incident.when;
    answer_all(matter, now);
    for (Answer& answer : matter.answers)
        if (answer.status == Status::open) set_deadlines(matter, answer, now);
    matters_.push_back(std::move(matter));
    const std::size_t index = matters_.size() - 1;
    for (std::size_t i = 0; i < matters_[index].answers.size(); ++i)
        if (matters_[index].answers[i].status == Status::automatic && !matters_[index].answers[i].ruling->upon_claim)
            for (const Step& step : matters_[index].answers[i].ruling->steps) apply(index, step, now);
    return index;
}

}  // namespace hoyle::rulings
