// Doubling out of turn, leads before doubling is over, and talk about doubling.
//
// The order: the eldest hand first; if he asks to lead, his partner. Whoever answers a double: the maker first, then (once the maker is
// satisfied) his partner; after that the last to have doubled on the side, then his partner. A double that was refused counts as not made.
// What a lead leaves open is seen only when somebody doubles after it, the maker of spades takes it up, or the log says `lead not asked`: most
// logs leave the question out.

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using log::RemedyWord;
using log::Statement;
using log::Verb;
using table::Replay;

/// True if the double at `index` was refused by somebody after it.
bool refused(const Replay& replay, std::size_t index)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = index + 1; i < statements.size(); ++i) {
        if (statements[i].verb == Verb::doubles || statements[i].verb == Verb::redoubles || statements[i].verb == Verb::trick) return false;
        const log::Remedy* asked = replay.section->demanded(statements[i]);
        if (asked && asked->word == RemedyWord::refuse) return true;
        if (asked && asked->word == RemedyWord::accept) return false;
    }
    return false;
}

}  // namespace

void detect::doubling(const Replay& replay, std::vector<Incident>& out)
{
    if (replay.custom.whist || replay.trump_made == table::never) return;
    const auto& statements = replay.section->statements;
    const Seat eldest = replay.eldest(), third = partner_of(eldest);
    const Seat maker = replay.maker.value_or(*replay.dealer);
    const Word trump = replay.trump == Strain::spades ? Word::spades : Word::other;

    bool asked = false, eldest_asked = false, third_asked = false;
    std::optional<Seat> last;              // whoever doubled last
    PerSide<std::optional<Seat>> last_of;  // on each side
    Seats satisfied;                       // since the last double
    Seats declined;                        // who have said since then that they do not double
    int doubles = 0;
    std::optional<std::size_t> led_at;
    std::optional<Seat> led_by;
    bool led_unasked = false, lead_reported = false;

    const auto add = [&](Kind kind, std::size_t i) -> Incident& {
        Incident incident;
        incident.kind = kind;
        incident.when = table::at_statement(i);
        incident.where = statements[i].span;
        if (!replay.who[i].empty()) incident.offender = replay.who[i].first();
        out.push_back(incident);
        return out.back();
    };

    const auto talked_over = [&](std::size_t i) {
        const Seats seats = replay.who[i];
        if (statements[i].verb != Verb::consults || seats.empty() || !log::about_doubling(statements[i].word)) return;
        Incident& incident = add(Kind::doubling_consultation, i);
        incident.facts.set(Attr::side, side_of(seats.first()) == side_of(*replay.dealer) ? Word::declaring : Word::adversary);
        incident.label = who(seats.first()) + " talks over the doubling with his partner";
    };

    for (std::size_t i = 0; i < table::statement_of(replay.trump_made); ++i) talked_over(i);  // before there is anything to double
    for (std::size_t i = table::statement_of(replay.trump_made) + 1; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const Seats seats = replay.who[i];
        const Moment now = table::at_statement(i);
        if ((statement.verb == Verb::trick || statement.verb == Verb::plays) && !led_at) {
            led_at = i;
            const auto plays = log::Section::in(replay.section->plays, statement.list);
            if (!plays.empty()) led_by = plays.front().seat;
        }
        if (led_at && now > replay.hand_over) break;
        switch (statement.verb) {
        case Verb::not_asked: led_unasked = true; break;
        case Verb::demands: {
            // two points, or another lead, asked for after the opening lead in spades: he had not asked leave to play
            const log::Remedy* remedy = replay.section->demanded(statement);
            if (!remedy || !led_at || asked || third_asked || trump != Word::spades || (seats & Seats(side_of(maker))).empty()) break;
            const bool at_once = i == *led_at + 1 && remedy->word == RemedyWord::call_suit && remedy->on.has(eldest);
            led_unasked = led_unasked || at_once || remedy->word == RemedyWord::take_two;
            break;
        }
        case Verb::asks_lead:
            if (seats.size() != 1) break;
            if (seats.first() == eldest) {
                asked = eldest_asked = true;
                if (!last) declined |= seats;  // who asks to lead says that he does not double
            } else if (seats.first() == third && !asked && !last) {
                Incident& incident = add(Kind::third_hand_asks, i);
                incident.facts.set(Attr::trump, trump);
                incident.label = who(third) + " asks, whose question it is not";
                third_asked = true;
            }
            break;
        case Verb::answers:
            // third hand's yes is a declaration not to double, as `satisfied` is one not to redouble
            if (asked && seats.has(third) && statement.choice == static_cast<int>(log::Answer::yes)) declined |= seats;
            break;
        case Verb::satisfied:
            satisfied |= seats;
            declined |= seats;
            break;
        case Verb::doubles:
        case Verb::redoubles: {
            if (seats.size() != 1) break;
            const Seat seat = seats.first();
            const bool adversary = side_of(seat) == side_of(eldest);
            // the dealer's side goes on after the lead: it had not said that it was satisfied, so the doubling was not over
            const bool goes_on = !adversary && last && side_of(*last) == side_of(eldest) && !satisfied.has(seat);
            if (led_at && !lead_reported && led_by == eldest && ((adversary && seat == third) || goes_on)) {
                lead_reported = true;
                if (last) {
                    Incident& incident = add(Kind::lead_before_doubling_complete, *led_at);
                    incident.offender = eldest;
                    incident.other_seat = goes_on ? seat : last_of[other(side_of(eldest))].value_or(maker);
                    incident.label = who(eldest) + " leads before the doubling is over";
                } else if (!asked) {
                    Incident& incident = add(Kind::lead_without_asking, *led_at);
                    incident.offender = eldest;
                    incident.facts.set(Attr::trump, trump);
                    incident.label = who(eldest) + " leads without asking";
                }
            }
            if (declined.has(seat)) {
                Incident& incident = add(Kind::declaration_altered, i);
                incident.facts.set(Attr::what, Word::doubling);
                incident.label = who(seat) + " doubles after he had declined";
                break;
            }
            const bool gone = refused(replay, i);
            if (!last) {
                if (adversary && seat == third && !eldest_asked && !led_at) {
                    Incident& incident = add(Kind::double_before_question, i);
                    incident.facts.set(Attr::trump, trump);
                    incident.label = who(third) + " doubles before " + who(eldest) + " has asked";
                } else if (!adversary) {
                    break;  // no adversary has doubled: there is nothing to go over
                }
            } else {
                const Side side = side_of(seat);
                const Seat first = last_of[side].value_or(side == side_of(maker) ? maker : eldest);
                const bool own_doubled = side_of(*last) == side;
                const bool in_turn = !own_doubled && (seat == first || satisfied.has(first));
                if (!in_turn && !led_at) {
                    Incident& incident = add(Kind::redouble_out_of_turn, i);
                    incident.other_seat = own_doubled ? last_of[other(side)].value_or(maker) : *last;
                    incident.label = who(seat) + " redoubles; " + (own_doubled ? "his side doubled last" : who(first) + " has the first right");
                }
            }
            if (gone) break;
            last = seat;
            last_of[side_of(seat)] = seat;
            satisfied = declined = {};
            if (!led_at) ++doubles;
            break;
        }
        case Verb::consults:
            if (!led_at) talked_over(i);
            break;
        default: break;
        }
    }
    // Redoubled, and nobody has said that he is satisfied: the lead came too soon.
    if (led_at && !lead_reported && doubles >= 2 && last && satisfied.empty() && led_by == eldest) {
        Incident& incident = add(Kind::lead_before_doubling_complete, *led_at);
        incident.offender = eldest;
        incident.other_seat = last_of[other(side_of(eldest))].value_or(maker);
        incident.label = who(eldest) + " leads before the doubling is over";
    }
    if (led_unasked && !lead_reported && !last && led_by == eldest && led_at) {
        Incident& incident = add(Kind::lead_without_asking, *led_at);
        incident.offender = eldest;
        incident.facts.set(Attr::trump, trump);
        incident.label = who(eldest) + " leads without asking";
    }
}

}  // namespace hoyle::incidents
