#include "incidents/detector.hpp"

namespace hoyle::incidents {

void Incident::about(Card one)
{
    card = one;
    if (one) cards = CardSet::of(one);
}

Incident seen(Kind kind, const Line& line, std::string label)
{
    Incident incident;
    incident.kind = kind;
    incident.offender = line.seat();
    incident.when = line.when();
    incident.where = line->span;
    incident.label = std::move(label);
    return incident;
}

Incident seen(Kind kind, const Played& play)
{
    Incident incident;
    incident.kind = kind;
    incident.offender = play.seat;
    incident.trick = play.trick;
    incident.attempt = play.attempt;
    incident.when = play.when;
    incident.where = play.span;
    incident.about(play.card);
    return incident;
}

Incident seen_in_play(Kind kind, const Line& line, std::string label)
{
    Incident incident = seen(kind, line, std::move(label));
    incident.trick = line.replay->trick_at[line.at];
    incident.about(line->card);
    if (line->card) incident.suit = line->card.suit();
    return incident;
}

bool any_of_kind(const Found& found, Kind kind)
{
    return std::any_of(found.begin(), found.end(), [&](const Incident& each) { return each.kind == kind; });
}

bool doubling_over(const Replay& replay, Moment moment)
{
    if (replay.custom.maker_plays)
        return moment > replay.trump_made &&
               !table::lines_between(replay, moment, replay.first_lead).any({Verb::doubles, Verb::redoubles});
    for (const Line& line : table::lines_between(replay, 0, moment))
        if (line->verb == Verb::satisfied || (line->verb == Verb::answers && line->answer == log::Answer::yes)) return true;
    return false;
}

Word role_of(const Replay& replay, Seat seat, Moment moment)
{
    if (!replay.dealer) return Word::unset;
    switch (steps_between(replay.dealer_at(moment), seat)) {
    case 0: return Word::dealer;
    case 1: return Word::eldest;
    case 2: return replay.is_dummy(seat, moment) ? Word::dummy : Word::partner;
    default: return Word::third;
    }
}

std::string who(std::optional<Seat> seat) { return seat ? std::string(name_of(*seat)) : std::string("somebody"); }

}  // namespace hoyle::incidents
