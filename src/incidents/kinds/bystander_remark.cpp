// What happened: somebody who does not play remarks on something, or points it out.
// Example: bystander Egan points out revoke by W at 5

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace bystander_remark {

void by_line(const Line& line, Found& found)
{
    if (!line->bystander) return;
    const bool points = line->verb == Verb::points_out;
    const std::string_view about = points ? line->ref.kind : line->word;
    const bool penalty = about == "penalty" || (points && terms::find_kind(about));
    Incident incident = seen(Kind::bystander_remark, line, "a bystander speaks");
    incident.offender.reset();
    incident.facts.set(Attr::topic, about.starts_with("score") ? Word::score_oversight : penalty ? Word::penalty : Word::other);
    found.push_back(incident);
}

}  // namespace bystander_remark

namespace detect {
Detector bystander_remark()
{
    return {.verbs = {Verb::remarks, Verb::points_out}, .by_line = bystander_remark::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
