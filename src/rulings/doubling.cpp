// Which doubles count.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

bool out_of_turn(Kind kind) { return kind == Kind::double_before_question || kind == Kind::redouble_out_of_turn; }

}  // namespace

/// The offence for which this player cannot double; the one that nobody can forgive before any other. nullptr: he can.
const Docket::Loss* Docket::forfeited(Seat seat) const
{
    const Loss* found = nullptr;
    for (const Loss& loss : lost_double_[seat]) {
        if (loss.forgiven) continue;
        if (loss.forgivers.empty()) return &loss;
        if (!found) found = &loss;
    }
    return found;
}

void Docket::hear_double(std::size_t statement)
{
    const Seats who = replay_->who[statement];
    if (who.size() != 1 || replay_->custom.whist || replay_->trump_made == table::never) return;
    const Seat seat = who.first();
    const table::Moment now = table::at_statement(statement);
    Double made;
    made.statement = statement;

    int so_far = 0;
    for (const Double& each : doubles_) so_far += each.counts ? 1 : 0;
    const Loss* loss = forfeited(seat);
    Word why = Word::unset;
    if (doubling_closed_) why = Word::closed;
    else if (now < replay_->trump_made) why = Word::before_make;
    else if (loss) switch (matters_[loss->matter].incident.kind) {
        case Kind::lead_before_doubling_complete: why = Word::led_early; break;
        case Kind::lead_without_asking: why = Word::led_unasked; break;
        case Kind::lead_out_of_turn: why = Word::third_led; break;
        default: why = Word::card_shown;
        }
    else if (so_far == 0 && replay_->dealer && side_of(seat) == side_of(*replay_->dealer)) why = Word::nobody_before;
    else if (replay_->trump && limit_reached_(*replay_->trump, so_far)) why = Word::past_limit;
    if (why != Word::unset) {
        // A double that has no force is not accepted or refused as well.
        for (Matter& matter : matters_)
            if (matter.section == section_ && matter.incident.when == now && out_of_turn(matter.incident.kind))
                matter.hidden = true;
        Facts facts;
        facts.set(Attr::why, why);
        const auto because_of = loss && why != Word::closed ? std::optional(loss->matter) : std::nullopt;
        const std::size_t matter = raise(Kind::double_without_right, statement, because_of, facts,
                                         incidents::who(seat) + " doubles without the right", seat);
        const Answer* answer = matters_[matter].principal();
        made.counts = answer && answer->ruling && answer->ruling->verb != Verb::void_;
        made.matter = matter;
        doubles_.push_back(made);
        return;
    }
    for (std::size_t m = matters_.size(); m-- > 0;) {
        const Matter& matter = matters_[m];
        const bool about = out_of_turn(matter.incident.kind) || matter.incident.kind == Kind::declaration_altered;
        if (!about || matter.section != section_ || matter.incident.when != now) continue;
        made.matter = m;
        const Answer* answer = matter.principal();
        if (answer && answer->ruling && answer->ruling->verb == Verb::void_) made.counts = false;  // unless it is accepted
    }
    doubles_.push_back(made);
}

/// The speaker may forgive an offence that took this player's right to double. False if the law asks for no consent of his.
bool Docket::consents(std::size_t statement, Seat doubler, bool allowed)
{
    const Seats who = replay_->who[statement];
    bool asked = false;
    for (Loss& loss : lost_double_[doubler]) {
        if ((who & loss.forgivers).empty()) continue;
        asked = true;
        loss.forgiven = allowed;
        for (Answer& answer : matters_[loss.matter].answers) {
            if (answer.ruling->verb != Verb::lose) continue;
            answer.status = allowed ? Status::waived : Status::automatic;
            answer.ended_by = allowed ? incidents::who(who.first()) + " consented" : "";
            answer.ended_at = spot_of(statement);
        }
    }
    if (!asked) return false;
    for (Double& each : doubles_) {
        if (!replay_->who[each.statement].has(doubler) || each.matter == no_matter) continue;
        Matter& matter = matters_[each.matter];
        const Word why = matter.incident[Attr::why];
        if (matter.incident.kind != Kind::double_without_right ||
            (why != Word::led_early && why != Word::led_unasked && why != Word::third_led))
            continue;
        each.counts = !forfeited(doubler);
        matter.hidden = each.counts;
    }
    return true;
}

/// `E allows N to double`: a consent that the law makes a double depend on, given before or after it.
void Docket::hear_consent(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const auto doing = said.doing;
    if (!said.to || (doing != log::Doing::double_ && doing != log::Doing::redouble)) return;
    consents(statement, *said.to, said.verb == log::Verb::allows);
}

/// `S accepts the double`, of a double that hangs on his consent.
bool Docket::hear_consent_to_double(std::size_t statement, const log::Remedy& remedy)
{
    const bool accepts = remedy.word == log::RemedyWord::accept || remedy.word == log::RemedyWord::let_stand;
    if ((!accepts && remedy.word != log::RemedyWord::refuse) || replay_->who[statement].empty()) return false;
    for (const Matter& matter : matters_)  // a double out of turn is his to accept
        for (const Answer& answer : matter.answers)
            if (out_of_turn(matter.incident.kind) && !matter.hidden && answer.alive() &&
                !(replay_->who[statement] & answer.holders).empty())
                return false;
    for (Seat seat : all_seats)
        if ((remedy.on.empty() || remedy.on.has(seat)) && !lost_double_[seat].empty() && consents(statement, seat, accepts))
            return true;
    return false;
}

/// Nobody may double any more: doubling was closed, or has come to its limit, or nothing that counts was left to answer.
bool Docket::too_late_to_double(const Incident& incident) const
{
    int standing = 0;
    for (const Double& each : doubles_) standing += each.counts ? 1 : 0;
    if (doubling_closed_ || (replay_->trump && limit_reached_(*replay_->trump, standing))) return true;
    if (incident.kind != Kind::lead_before_doubling_complete || standing >= 2) return false;
    // One double alone: most logs leave out that the other side was satisfied, unless somebody goes on after the lead.
    const auto& statements = replay_->section->statements;
    for (std::size_t i = table::statement_of(incident.when) + 1; i < statements.size(); ++i)
        if (statements[i].verb == log::Verb::doubles || statements[i].verb == log::Verb::redoubles) return false;
    return true;
}

}  // namespace hoyle::rulings
