// misdealt-count: somebody has more than thirteen cards. short-hand: a player has fewer than thirteen while the others have
// theirs.
// How it is told apart: a card found on the floor or in the other pack before he plays makes his hand right; several
// short hands are the last cards of a hand whose beginning is not told. A short hand is found when somebody says so, or when he
// looks for the card; else only at the end.
// Example: W took up 12

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace hands_of_wrong_size {

constexpr int right_size = 13;

/// Where the sizes are told: `took up 12`, or a hand of twelve or fourteen in `hands`.
std::optional<Line> told(const Replay& replay)
{
    std::optional<Line> found;
    for (const Line& line : table::lines(replay))
        if (line->verb == Verb::took_up || (line->verb == Verb::hands && !found)) found = line;
    return found;
}

Incident of_size(Kind kind, const Line& line, Seat seat)
{
    Incident incident = seen(kind, line, who(seat) + " has " + std::to_string(line.replay->size[seat]) + " cards");
    incident.offender = seat;
    return incident;
}

/// A pack has fifty-two: another hand is short, unless the others are told to be right or the pack to be wrong.
bool others_right(const Replay& replay, Seat longest)
{
    bool right = true;
    for (Seat seat : all_seats) right = right && (seat == longest || replay.size_said[seat] || replay.whole[seat]);
    for (const Line& line : table::lines(replay))
        right = right || (line->verb == Verb::pack_is && line->pack_fault != log::PackFault::faced);
    return right;
}

void too_many(const Line& line, Seat longest, bool any_short, Found& found)
{
    const Replay& replay = *line.replay;
    Incident incident = of_size(Kind::misdealt_count, line, longest);
    incident.offender = replay.dealer;
    incident.facts.set(Attr::sizes, any_short || !others_right(replay, longest) ? Word::over_and_short : Word::over_only);
    misdeal_defences(replay, incident);
    found.push_back(incident);
}

bool asks_new_deal(const Line& line)
{
    const log::Remedy* asked = line.demand();
    return asked && asked->word == log::RemedyWord::new_deal;
}

/// The card that was wanting turns up before anybody asks for a new deal and before its holder has played: then his hand is
/// right.
bool made_up(const Line& said, Seat seat)
{
    const Replay& replay = *said.replay;
    const Played* first_play = table::plays_of(replay, seat).first([](const Played& play) { return !play.missed; });
    int wanting = right_size - replay.size[seat];
    for (const Line& line : table::lines_between(replay, said.when(), first_play ? first_play->when : never)) {
        if (asks_new_deal(line)) return false;
        if (line->verb != Verb::finds || !line.who().has(seat)) continue;
        const auto where = line->found;
        if ((where == log::Found::floor || where == log::Found::other_pack) && --wanting <= 0) return true;
    }
    return false;
}

/// Somebody says that the hand is short, or its holder looks for the card. A new deal asked for, and no other reason named, is
/// asked for because of it.
bool comes_to_light(const Line& line, Seat seat)
{
    const bool named = line->ref.kind.starts_with("short-hand");
    if (line->verb == Verb::finds) return line.who().has(seat);
    return (line->verb == Verb::points_out && named) || (asks_new_deal(line) && (named || !line->ref.said()));
}

/// A slip in the hands as they are written shortens a hand on paper alone.
bool short_on_paper(const Line& line)
{
    const Span hands = line->span;
    for (const table::Impossibility& slip : line.replay->impossible)
        if (line->verb == Verb::hands && slip.where.begin >= hands.begin && slip.where.begin < hands.begin + hands.length)
            return true;
    return false;
}

void too_few(const Line& line, Seat shortest, Found& found)
{
    const Replay& replay = *line.replay;
    if (short_on_paper(line) || made_up(line, shortest)) return;
    Incident incident = of_size(Kind::short_hand, line, shortest);
    const std::size_t count = replay.section->statements.size();
    Moment light = table::at_statement(count);
    for (const Line& later : table::Lines(replay, line.at, count)) {
        if (!comes_to_light(later, shortest)) continue;
        light = later.when();
        incident.where = later->span;
        break;
    }
    const bool played = table::plays_of(replay, shortest).any([&](const Played& play) {
        return play.when < light && !play.missed;
    });
    incident.when = std::min(light, table::at_statement(count - 1));
    Word role = role_of(replay, shortest, incident.when);
    if (role == Word::partner && played) role = Word::dummy;
    incident.facts.set(Attr::role, role);
    incident.facts.set(Attr::has_played, terms::yes_no(played));
    found.push_back(incident);
}

void by_deal(const Replay& replay, Found& found)
{
    std::optional<Seat> longest, shortest;
    int under = 0;
    for (Seat seat : all_seats) {
        if (replay.size[seat] > right_size) longest = seat;
        if (replay.size[seat] < right_size) ++under, shortest = seat;
    }
    const std::optional<Line> line = told(replay);
    if (!line) return;
    if (longest) too_many(*line, *longest, under > 0, found);
    else if (under == 1) too_few(*line, *shortest, found);
}

}  // namespace hands_of_wrong_size

namespace detect {
Detector hands_of_wrong_size() { return {.verbs = {Verb::took_up, Verb::hands}, .by_deal = hands_of_wrong_size::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
