#include "incidents/exposure.hpp"

namespace hoyle::incidents {

namespace {

/// Nothing further could be said about doubling: the question answered, or the last to speak satisfied.
bool being_dealt(const Line& line)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    if ((line->verb == Verb::shows || line->verb == Verb::drops) && line->number > 0) return true;  // `at card 12`
    if (now < replay.trump_made && now < replay.first_lead && table::lines_after(line).any({Verb::dealt})) return true;
    return replay.deal_begun != never && now > replay.deal_begun && now < replay.deal_ended && now < replay.trump_made &&
           now < replay.first_lead && replay.stage[line.at] == table::Stage::dealing;
}

/// The offender's side was given no time (`S gives W no time`), or it was one of the last cards.
bool hurried(const Line& line)
{
    for (const Line& after : table::lines_after(line)) {
        if (after->verb == Verb::hurries) return true;
        if (after.is({Verb::makes, Verb::trick})) return false;
    }
    return false;
}

/// After the cut, and before the first card is dealt.
bool pack_joined(const Line& line)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    const Moment begun = std::min(
        {replay.deal_begun, replay.deal_ended, replay.trump_turned, replay.trump_made, replay.first_lead, replay.hand_over});
    if (replay.pack_cut >= now || now >= begun || now > replay.next_pack_cut) return false;
    // told of hands that have been dealt
    return !table::lines_between(replay, replay.pack_cut, now)
                .any({Verb::hands, Verb::took_up, Verb::held, Verb::touches, Verb::looks});
}

Word role_in_play(const Replay& replay, Seat seat, Moment now, bool play)
{
    const Word role = role_of(replay, seat, now);
    if (!replay.custom.whist && play && role == Word::partner) return Word::dummy;
    if (!play && role == Word::dummy) return Word::partner;  // his hand lies there too soon
    return role;
}

Word stage_at(const Line& line, bool play)
{
    if (play) return Word::play;
    if (line.when() < line.replay->trump_made) return Word::dealt;
    return doubling_over(*line.replay, line.when()) ? Word::closed : Word::made;
}

}  // namespace

Incident exposed(const Line& line, Seat seat, CardSet cards, Word manner)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    Incident incident = seen(Kind::card_exposed, line, {});
    incident.offender = seat;
    incident.cards = cards;
    incident.card = cards.any();
    if (incident.card) incident.suit = incident.card.suit();
    incident.trick = replay.trick_at[line.at];
    if (pack_joined(line)) {
        incident.kind = Kind::pack_cut_irregular;
        incident.facts.set(Attr::fault, Word::exposed_after_reunion);
        incident.label = spoken(incident.card) + " is seen when the pack is cut and joined";
        return incident;
    }
    if (being_dealt(line)) {
        incident.kind = Kind::card_exposed_in_deal;
        incident.facts.set(Attr::role, role_of(replay, seat, now));
        incident.facts.set(Attr::hurried, terms::yes_no(hurried(line)));
        incident.label = spoken(incident.card) + " is seen in the deal";
        return incident;
    }
    const bool play = now > replay.first_lead || replay.custom.whist;
    const bool believes = play && !replay.custom.whist && side_of(seat) != side_of(replay.dealer_at(now)) &&
                          (line->believing || after_dealers_claim(line));
    if (!replay.custom.whist) incident.facts.set(Attr::believing_claim, terms::yes_no(believes));
    incident.facts.set(Attr::role, role_in_play(replay, seat, now, play));
    incident.facts.set(Attr::manner, manner);
    incident.facts.set(Attr::stage, stage_at(line, play));
    const std::string what = cards.size() > 1 ? std::to_string(cards.size()) + " cards" : spoken(incident.card);
    incident.label = who(seat) + (manner == Word::below_table ? " drops " + what + " below the table" : " exposes " + what);
    if (believes && !line->believing) incident.label += ", taken to believe the dealer's claim";
    return incident;
}

bool after_dealers_claim(const Line& line)
{
    const Replay& replay = *line.replay;
    for (Line before = line; before.at-- > 0;) {
        if (before.is({Verb::trick, Verb::plays, Verb::denies})) return false;
        if (before.is({Verb::claims_rest, Verb::claims_tricks}) && !replay.custom.whist &&
            before.who().has(replay.dealer_at(before.when())))
            return true;
    }
    return false;
}

CardSet whole_hand(const Replay& replay, Seat seat, Moment moment)
{
    const bool known = replay.whole[seat] || replay.dealt[seat].size() >= replay.size[seat];
    return known ? replay.may_hold(seat, moment) : CardSet();
}

bool cannot_be(const Line& line)
{
    const auto& impossible = line.replay->impossible;
    return std::any_of(impossible.begin(), impossible.end(),
                       [&](const table::Impossibility& each) { return each.where == line->span; });
}

}  // namespace hoyle::incidents
