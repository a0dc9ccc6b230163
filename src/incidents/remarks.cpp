// What was said and touched during the play: attention drawn to a trick, remarks, warnings, dummy's voice and his touches, the dealer's touches,
// looks at quitted tricks. A revoke claim that the cards do not bear out is raised by the docket.

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using log::Statement;
using log::Verb;
using table::never;
using table::Played;
using table::Replay;
using table::Trick;

const Trick* in_progress(const Replay& replay, Moment now)
{
    const Trick* found = nullptr;
    for (const Trick& trick : replay.tricks)
        if (trick.led <= now && trick.abandoned > now) found = &trick;
    return found;
}

bool played_by(const Replay& replay, const Trick& trick, Seat seat, Moment now, Card card = {})
{
    for (const Played& play : replay.played)
        if (play.trick == trick.number && play.attempt == trick.attempt && play.seat == seat && play.stood_at(now) && !play.missed &&
            (!card || play.card == card))
            return true;
    return false;
}

/// The card that the dealer names or touches is dummy's. Where no hand is known to have held it: he names no card of his own, and touches dummy's
/// when the play is from there.
bool of_dummys_hand(const Replay& replay, const Statement& statement, Seat dealer, Moment now)
{
    const Seat dummy = partner_of(dealer);
    for (Seat seat : all_seats)
        if (replay.dealt[seat].has(statement.card)) return seat == dummy;
    if (now < replay.dummy_down || replay.whole[dummy] || replay.whole[dealer]) return replay.whole[dealer] && now >= replay.dummy_down;
    if (statement.verb == Verb::names_card) return true;
    const Trick* trick = in_progress(replay, now);
    if (statement.verb != Verb::touches || !trick) return false;
    if (trick->full <= now) return trick->winner == dummy;
    return !played_by(replay, *trick, dummy, now) && played_by(replay, *trick, right_of(dummy), now);
}

/// What dummy spoke of, among the things a code may allow him.
Word topic_of(const Statement& statement)
{
    if (statement.verb == Verb::asks_obedience) return Word::conformed;
    const std::string_view kind = statement.ref.kind;
    if (kind.starts_with("short-trick") || kind.starts_with("trick-incomplete") || kind.starts_with("missed-trick")) return Word::trick_incomplete;
    if (kind == "penalty-not-due") return Word::penalty_not_due;
    if (kind == "trick-wrongly-taken") return Word::trick_wrongly_taken;
    if (kind == "disputed-fact") return Word::disputed_fact;
    if (kind == "score" || kind.starts_with("score-error")) return Word::score;
    return Word::other_offence;
}

}  // namespace

void detect::remarks(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const bool whist = replay.custom.whist;
    bool placing_asked = false;
    std::uint8_t placing_trick = 0;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const Moment now = table::at_statement(i);
        if (statement.verb == Verb::asks_placing) {
            placing_asked = true;
            placing_trick = replay.trick_at[i];
        }
        if (replay.who[i].size() != 1 || statement.bystander) continue;
        const Seat seat = replay.who[i].first();
        const Word role = role_of(replay, seat, now);
        const bool declaring = side_of(seat) == side_of(*replay.dealer);
        const bool dummy = role == Word::dummy;
        const Trick* trick = in_progress(replay, now);

        const auto add = [&](Kind kind) -> Incident& {
            Incident incident;
            incident.kind = kind;
            incident.offender = seat;
            incident.when = now;
            incident.where = statement.span;
            incident.trick = replay.trick_at[i];
            incident.card = statement.card;
            if (statement.card) incident.cards = CardSet::of(statement.card), incident.suit = statement.card.suit();
            out.push_back(incident);
            return out.back();
        };

        switch (statement.verb) {
        case Verb::says_ours:
        case Verb::names_card:
        case Verb::draws:
        case Verb::touches:
        case Verb::quits_card: {
            const bool names_own = trick && statement.card && played_by(replay, *trick, seat, now, statement.card);
            if (!whist && role == Word::dealer) {
                if (statement.verb == Verb::says_ours) break;
                if (statement.verb == Verb::touches && !statement.card) break;
                if (!statement.card) break;
                Incident& incident = add(Kind::dealer_touches_or_names);
                const bool from_dummy = of_dummys_hand(replay, statement, seat, now);
                incident.facts.set(Attr::hand, from_dummy ? Word::dummy : Word::own);
                incident.facts.set(Attr::act, statement.verb == Verb::draws        ? Word::drew
                                              : statement.verb == Verb::touches    ? Word::touched
                                              : statement.verb == Verb::names_card ? Word::named
                                                                                   : Word::quitted);
                incident.facts.set(Attr::arranging, terms::yes_no(statement.verb == Verb::touches && statement.flag));
                bool revokes = false;
                if (trick && trick->full > now) {
                    for (const Played& play : replay.played)
                        if (play.lead && play.trick == trick->number && play.attempt == trick->attempt && play.suit && statement.card)
                            revokes = *play.suit != statement.card.suit() && !replay.held(from_dummy ? partner_of(seat) : seat, now).in(*play.suit).empty();
                }
                incident.facts.set(Attr::would_revoke, terms::yes_no(revokes));
                incident.label = "the dealer " + std::string(terms::slug(incident[Attr::act])) + " " + spoken(statement.card);
                break;
            }
            if (dummy && !whist && statement.verb == Verb::touches && statement.card && !statement.flag && replay.dealt[seat].has(statement.card) &&
                now < replay.hand_over) {
                add(Kind::dummy_suggests).label = "dummy touches " + spoken(statement.card);
                break;
            }
            if (statement.verb == Verb::touches || statement.verb == Verb::quits_card || dummy) break;
            if (statement.verb != Verb::says_ours && !names_own) break;
            if (!trick || trick->full <= now || played_by(replay, *trick, partner_of(seat), now)) break;  // his partner had played
            Incident& incident = add(Kind::attention_drawn_to_trick);
            incident.trick = trick->number;
            incident.other_seat = partner_of(seat);
            incident.facts.set(Attr::role, !whist && role == Word::partner ? Word::dummy : role);
            incident.facts.set(Attr::act, statement.verb == Verb::says_ours    ? Word::says_ours
                                          : statement.verb == Verb::names_card ? Word::names_card
                                                                               : Word::draws_card);
            const bool asked = placing_asked && placing_trick == trick->number && statement.verb != Verb::says_ours;
            incident.facts.set(Attr::asked, terms::yes_no(asked));
            incident.label = who(seat) + " calls attention to the trick before " + who(partner_of(seat)) + " has played";
            break;
        }
        case Verb::remarks: {
            if (statement.word == "score" || replay.first_lead > now || dummy) break;
            Incident& incident = add(Kind::unauthorised_remark);
            incident.facts.set(Attr::role, role);
            incident.label = who(seat) + " remarks on the " + std::string(statement.word);
            break;
        }
        case Verb::warns: {
            if (!statement.to || *statement.to != partner_of(seat)) break;
            const bool false_lead_lies = trick && trick->proper_leader && trick->leader != *trick->proper_leader && trick->full > now;
            if (false_lead_lies && !dummy) break;  // the lead is made: he only notices it
            Incident& incident = add(Kind::warned_partner_of_lead);
            incident.facts.set(Attr::role, role);
            incident.proper_leader = false_lead_lies ? trick->proper_leader : trick && trick->full <= now ? trick->winner : std::nullopt;
            if (dummy && !incident.proper_leader) incident.proper_leader = seat;
            incident.label = who(seat) + " warns his partner of a wrong lead";
            break;
        }
        case Verb::asks_none:
        case Verb::points_out:
        case Verb::claims_revoke:
        case Verb::asks_obedience: {
            if (!dummy || whist) break;
            // he may ask the dealer; to ask an adversary is to draw notice to what may be a revoke
            if (statement.verb == Verb::asks_none && (!statement.to || side_of(*statement.to) == side_of(seat))) break;
            // a revoke claimed when the hand is over is a claim; while it is played dummy has no claim to make
            if (statement.verb == Verb::claims_revoke && (replay.over_at(now) || statement.ref.deal)) break;
            Incident& incident = add(Kind::dummy_calls_attention);
            incident.facts.set(Attr::down, Word::yes);
            incident.facts.set(Attr::topic, topic_of(statement));
            incident.label = "dummy calls attention";
            break;
        }
        case Verb::suggests_card: {
            if (whist || !declaring || role == Word::dealer || !dummy) break;
            Incident& incident = add(Kind::dummy_suggests);
            incident.label = "dummy suggests " + spoken(statement.card);
            break;
        }
        case Verb::looks: {
            const auto what = static_cast<log::LooksAt>(statement.choice);
            if (what != log::LooksAt::last_trick && what != log::LooksAt::trick) break;
            const Trick* last = nullptr;
            for (const Trick& each : replay.tricks)
                if (each.stands() && each.quitted <= now) last = &each;
            const bool is_last = what == log::LooksAt::last_trick || (last && last->number == statement.number);
            if (now >= replay.hand_over) break;  // the hand over, all may look
            Incident& incident = add(Kind::trick_looked_at);
            incident.facts.set(Attr::which, is_last ? Word::last : Word::earlier);
            incident.facts.set(Attr::reason, statement.flag ? Word::surplus_count : Word::other);
            incident.label = who(seat) + " looks at a quitted trick";
            break;
        }
        default: break;
        }
    }
}

}  // namespace hoyle::incidents
