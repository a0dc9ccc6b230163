// What the docket knows that one deal by itself does not tell: whose turn it was to deal, what was proved of the pack, which doubles held.
// And the steps that answer a right without a word: a fresh cut, the trump card taken up, new cards called for.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Atom;
using terms::Attr;
using terms::Word;

namespace {

bool recuts(const Option& option)
{
    if (option.step->atom == Atom::recut) return true;
    for (const Step& then : option.step->then)
        if (then.atom == Atom::recut) return true;
    return false;
}

}  // namespace

/// Fills in what the earlier deals and the doubling tell of an incident. False: by them there was no offence.
bool Docket::complete(Incident& incident) const
{
    // The deals of a log may have gaps; the turn is known only from the deal just before.
    const bool turn_known = turn_ && replay_->dealer && replay_->deal <= last_deal_ + 1;
    switch (incident.kind) {
    case Kind::deal_out_of_turn:
        if (!turn_known) return true;
        if (*turn_ == *replay_->dealer) return false;
        incident.other_seat = turn_;
        incident.facts.set(Attr::turn_of, *turn_ == partner_of(*replay_->dealer) ? Word::partner : Word::adversary);
        return true;
    case Kind::lead_before_doubling_complete:
    case Kind::lead_without_asking: return !too_late_to_double(incident);
    case Kind::new_cards_demanded:
        if (pack_proved_imperfect_) incident.facts.set(Attr::imperfect, Word::yes);
        return true;
    case Kind::spade_make: {
        bool counted = false;
        for (const Double& each : doubles_) counted = counted || each.counts;
        incident.facts.set(Attr::doubled, counted ? Word::yes : double_refused_ ? Word::refused : Word::no);
        return true;
    }
    default:
        if (incident.facts.has(Attr::dealt_for) && incident[Attr::dealt_for] == Word::partner && turn_known && incident.other_seat &&
            turn_ != incident.other_seat) {
            incident.facts.set(Attr::dealt_for, Word::self);
            incident.other_seat.reset();
        }
        return true;
    }
}

/// Who calls for new cards, or looks at a trick, has used his right in the same breath, if it was in time.
void Docket::use_at_once(const Matter& matter, Answer& answer, Moment now)
{
    const Kind kind = matter.incident.kind;
    if ((kind != Kind::new_cards_demanded && kind != Kind::trick_looked_at) || answer.ruling->verb != Verb::grant || answer.options.empty()) return;
    if (matter.incident.offender && !answer.holders.has(*matter.incident.offender)) return;
    if (answer.options.front().until <= time_of(section_, now)) return;
    answer.status = Status::exacted;
    answer.chosen = 0;
    answer.ended_by = "exacted";
    answer.ended_at = matter.where;
}

/// The pack is cut afresh: whoever could have asked for it has it.
void Docket::hear_cut(std::size_t statement)
{
    const Moment now = table::at_statement(statement);
    for (std::size_t m = 0; m < matters_.size(); ++m)
        for (Answer& answer : matters_[m].answers)
            for (std::size_t o = 0; o < answer.options.size(); ++o)
                if (matters_[m].section == section_ && answer.is_right() && answer.alive() && recuts(answer.options[o]) &&
                    answer.options[o].until > time_of(section_, now)) {
                    exact(m, answer, o, statement, nullptr);
                    answer.ended_by = "the pack is cut again";
                }
}

/// The dealer takes his false lead back; a card too many is given back out of a trick. Doing what no right allows is no demand, so nothing else follows.
void Docket::hear_taking_back(std::size_t statement)
{
    const Atom used = replay_->section->statements[statement].verb == log::Verb::restores ? Atom::count_and_restore : Atom::take_back;
    const Moment now = table::at_statement(statement);
    Seats who = replay_->who[statement];
    if (replay_->dealer && !replay_->custom.whist && now >= replay_->dummy_down && who.has(partner_of(*replay_->dealer)))
        who |= *replay_->dealer;  // dummy's cards are the dealer's to take back
    for (std::size_t m = matters_.size(); m-- > 0;)
        for (Answer& answer : matters_[m].answers)
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                const Option& option = answer.options[o];
                if (option.step->atom != used || !answer.is_right() || !answer.alive() || option.until < time_of(section_, now)) continue;
                if ((who & option.by).empty()) continue;
                exact(m, answer, o, statement, nullptr);
                return;
            }
}

/// A false lead went back at this statement, said or not: by right, or without.
void Docket::hear_lead_gone(std::size_t statement)
{
    const bool said = replay_->section->statements[statement].verb == log::Verb::takes_back;
    for (std::size_t m = 0; m < matters_.size(); ++m) {
        Matter& matter = matters_[m];
        if (matter.section != section_ || matter.incident.kind != Kind::lead_out_of_turn || matter.incident.until == table::never) continue;
        std::size_t gone = table::statement_of(matter.incident.until);
        if (replay_->section->statements[gone].verb == log::Verb::demands)  // a call alone moves no card: it goes when the right hand leads
            for (const table::Trick& trick : replay_->tricks)
                if (trick.number == matter.incident.trick && trick.attempt == matter.incident.attempt + 1) gone = table::statement_of(trick.led);
        if (gone != statement) continue;
        const bool his_side = matter.incident.offender && !replay_->who[statement].empty() &&
                              side_of(replay_->who[statement].first()) == side_of(*matter.incident.offender);
        bool ruled = false, allowed = false;
        for (Answer& answer : matter.answers) {
            ruled = ruled || answer.point == terms::Point::cards;
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                if (answer.options[o].step->atom != Atom::take_back) continue;
                allowed = allowed || answer.status == Status::automatic || answer.status == Status::exacted;
                if (said || !answer.is_right() || !answer.alive()) continue;
                exact(m, answer, o, statement, nullptr);  // nobody minded
                allowed = true;
            }
        }
        if (said && his_side && ruled && !allowed)
            remarks_.push_back(
                {spot_of(statement), replay_->deal, incidents::who(replay_->who[statement].first()) + " has no right to take the lead back", section_});
    }
}

/// A trump card taken up lies on the table no longer.
void Docket::hear_taking_up(std::size_t statement)
{
    for (Matter& matter : matters_) {
        if (matter.incident.kind != Kind::trump_card_left_on_table || matter.section != section_) continue;
        for (Answer& answer : matter.answers) {
            if (!answer.alive()) continue;
            answer.status = Status::lapsed;
            answer.ended_by = "the dealer takes it up";
            answer.ended_at = spot_of(statement);
        }
    }
}

/// Whose deal comes next: the same player's after a new deal, the rightful dealer's if the deal was taken from him, else the next on the left.
void Docket::deal_passes()
{
    for (const Matter& matter : matters_)
        if (matter.section == section_ && matter.incident.kind == Kind::pack_imperfect) pack_proved_imperfect_ = true;
    if (!replay_->deal && !replay_->dealer) return;
    turn_.reset();
    last_deal_ = replay_->deal;
    if (!replay_->dealer) return;
    turn_ = left_of(*replay_->dealer);
    if (!deal_.is_void) return;
    if (deal_.void_matter == no_matter) {
        // void, and the log does not say by what law: at whist it may have been a misdeal
        turn_ = replay_->custom.whist ? std::nullopt : replay_->dealer;
        return;
    }
    turn_ = replay_->dealer;
    for (const Answer& answer : matters_[deal_.void_matter].answers)
        for (const Option& option : answer.options) {
            const bool done = answer.status == Status::automatic ||
                              (answer.status == Status::exacted && answer.chosen && &answer.options[*answer.chosen] == &option);
            if (!done || option.on.size() != 1) continue;
            if (option.step->atom == Atom::redeal) turn_ = option.on.first();
            if (option.step->atom == Atom::misdeal) turn_ = left_of(option.on.first());
        }
}

}  // namespace hoyle::rulings
