// Which doubles count.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

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
    Word why = Word::unset;
    if (doubling_closed_) why = Word::closed;
    else if (lost_double_[seat] && !consented_[seat]) why = Word::forfeited;
    else if (replay_->trump && limit_reached_(*replay_->trump, so_far)) why = Word::past_limit;
    if (why != Word::unset) {
        Facts facts;
        facts.set(Attr::why, why);
        const std::size_t matter = raise(Kind::double_without_right, statement, why == Word::forfeited ? std::optional(lost_double_by_[seat]) : std::nullopt, facts, incidents::who(seat) + " doubles without the right", seat);
        const Answer* answer = matters_[matter].principal();
        made.counts = answer && answer->ruling && answer->ruling->verb != Verb::void_;
        made.matter = matter;
        doubles_.push_back(made);
        return;
    }
    for (std::size_t m = matters_.size(); m-- > 0;) {
        const Matter& matter = matters_[m];
        const bool out_of_turn = matter.incident.kind == Kind::double_before_question || matter.incident.kind == Kind::redouble_out_of_turn ||
                                 matter.incident.kind == Kind::declaration_altered;
        if (!out_of_turn || matter.section != section_ || matter.incident.when != now) continue;
        made.matter = m;
        const Answer* answer = matter.principal();
        if (answer && answer->ruling && answer->ruling->verb == Verb::void_) made.counts = false;      // unless it is accepted
    }
    doubles_.push_back(made);
}

/// `E allows N to double`: a consent that the law makes a double depend on, given before or after it.
void Docket::hear_consent(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const auto doing = static_cast<log::Doing>(said.choice);
    if (!said.to || (doing != log::Doing::double_ && doing != log::Doing::redouble)) return;
    const bool allowed = said.verb == log::Verb::allows;
    consented_[*said.to] = allowed;
    for (Double& each : doubles_)
        if (replay_->who[each.statement].has(*said.to) && each.matter != static_cast<std::size_t>(-1) &&
            matters_[each.matter].incident.kind == Kind::double_without_right && matters_[each.matter].incident[Attr::why] == Word::forfeited) {
            each.counts = allowed;
            matters_[each.matter].hidden = allowed;
        }
}

}  // namespace hoyle::rulings
