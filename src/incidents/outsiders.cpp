// Bystanders who speak, calls for new cards, and spades thrown in where the table does not play them.

#include "incidents/incident.hpp"

namespace hoyle::incidents {

using log::Verb;
using table::Replay;

void detect::outsiders(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const log::Statement& statement = statements[i];
        if (!statement.bystander && statement.verb != Verb::calls_new_cards) continue;
        Incident incident;
        incident.when = table::at_statement(i);
        incident.where = statement.span;
        if (statement.bystander) {
            const bool remark = statement.verb == Verb::remarks;
            const bool points = statement.verb == Verb::points_out;
            if (!remark && !points) continue;
            const std::string_view about = remark ? statement.word : statement.ref.kind;
            incident.kind = Kind::bystander_remark;
            incident.facts.set(Attr::topic, about.starts_with("score")                                  ? Word::score_oversight
                                            : about == "penalty" || (points && terms::find_kind(about)) ? Word::penalty
                                                                                                        : Word::other);
            incident.label = "a bystander speaks";
            out.push_back(incident);
        } else if (statement.verb == Verb::calls_new_cards) {
            incident.kind = Kind::new_cards_demanded;
            if (!replay.who[i].empty()) incident.offender = replay.who[i].first();
            bool imperfect = false;
            for (std::size_t j = 0; j < i; ++j) imperfect = imperfect || statements[j].verb == Verb::pack_is;
            incident.facts.set(Attr::packs, statement.number == 1 ? Word::one : Word::two);
            incident.facts.set(Attr::imperfect, terms::yes_no(imperfect));
            incident.facts.set(Attr::when, replay.deal <= 1 ? Word::rubber_start : Word::during);
            incident.label = who(incident.offender) + " calls for new cards";
            out.push_back(incident);
        }
    }
}

}  // namespace hoyle::incidents
