// What happened: the dealer looks at a card while he deals.
// How it is told apart: the trump card that has been turned lies in sight of all.
// Example: S looks at card 51

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace dealer_looked {

constexpr std::uint32_t pack_size = 52;

/// All but the last card had been dealt.
bool last_but_one_dealt(const Line& line)
{
    for (const Line& before : table::lines_before(line)) {
        if (before->verb == Verb::deals_card && before->number >= pack_size - 1) return true;
        if (before->verb == Verb::deals_cards && before->last >= pack_size - 1) return true;
    }
    return false;
}

Word which(const Line& line)
{
    const bool whist = line.replay->custom.whist, last = line->number == pack_size;
    if (line->looks_at == log::LooksAt::trump_card || (whist && last)) return Word::trump_card;
    const bool of_the_last_two = last || (line->number == pack_size - 1 && last_but_one_dealt(line));
    return !whist && of_the_last_two ? Word::one_of_last_two : Word::before_51;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const auto what = line->looks_at;
    const bool by_dealer = line.seat() && line.seat() == replay.dealer;
    if (!by_dealer || (what != log::LooksAt::card && what != log::LooksAt::trump_card)) return;
    if (line.when() >= replay.first_lead || line.when() > replay.trump_turned) return;
    Incident incident = seen(Kind::dealer_looked, line, "the dealer looks at a card while dealing");
    incident.about(line->card);
    incident.facts.set(Attr::card, which(line));
    found.push_back(incident);
}

}  // namespace dealer_looked

namespace detect {
Detector dealer_looked() { return {.verbs = {Verb::looks}, .by_line = dealer_looked::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
