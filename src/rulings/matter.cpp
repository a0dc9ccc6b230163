#include "rulings/matter.hpp"

#include "terms/traits.hpp"

#include <array>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Atom;

std::string_view word(Status status)
{
    static constexpr std::array<std::string_view, 8> words{"open", "exacted",   "waived",    "lapsed",
                                                           "lost", "automatic", "no-remedy", "silent"};
    return words[static_cast<std::size_t>(status)];
}

void ends_by(Option& option, Mark mark)
{
    option.until_mark = terms::say(mark);
    option.until_past = terms::past(mark);
}

bool Answer::is_right() const
{
    if (!ruling) return false;
    return ruling->verb == Verb::may || ruling->verb == Verb::grant || (ruling->verb == Verb::must && !entitled.empty());
}

void Answer::end(Status how, const Ending& ending)
{
    status = how;
    ended_by = ending.why;
    ended_at = ending.where;
    ended_past = ending.past;
}

namespace {

int weight_of_life(Status status)
{
    switch (status) {
    case Status::exacted: return 5;
    case Status::open: return 4;
    case Status::lost: return 3;
    case Status::waived: return 2;
    default: return 1;
    }
}

/// How much an answer says of what happens to the players; higher is more.
int weight(const Answer& answer)
{
    if (!answer.ruling) return -1;
    // What becomes of the cards follows from the offence; what it costs says more.
    if (answer.point == terms::Point::cards)
        return answer.is_right() ? (answer.status == Status::exacted ? 36 : 7) : answer.status == Status::silent ? 1 : 6;
    if (answer.is_right())
        return answer.ruling->upon_claim ? 0 : (answer.ruling->verb == Verb::grant ? 20 : 30) + weight_of_life(answer.status);
    switch (answer.ruling->verb) {
    case Verb::must: return answer.ruling->upon_claim ? 8 : 15;
    case Verb::lose: return 12;
    case Verb::void_: return 11;
    case Verb::fair: return 10;
    case Verb::cite: return 9;
    case Verb::is: return answer.status == Status::silent ? 2 : 5;
    default: return 1;
    }
}

}  // namespace

const Answer* Matter::principal() const
{
    const Answer* best = nullptr;
    for (const Answer& answer : answers)
        if (!best || weight(answer) > weight(*best)) best = &answer;
    return best;
}

Answer* Matter::find(Point point)
{
    for (Answer& answer : answers)
        if (answer.point == point) return &answer;
    return nullptr;
}

const Answer* Matter::find(Point point) const { return const_cast<Matter*>(this)->find(point); }

Status Matter::status() const
{
    const Answer* answer = principal();
    return answer ? answer->status : Status::silent;
}

bool Matter::settled_as_revoke() const
{
    if (!terms::has(incident.kind, terms::Trait::like_revoke)) return false;
    for (const Answer& answer : answers)
        for (const Option& option : answer.options)
            if (settles_revoke(option.step->atom)) return true;
    return false;
}

}  // namespace hoyle::rulings
