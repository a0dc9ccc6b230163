// text -> Section -> Replay -> Incidents -> Rulings -> Scores -> findings: each step in its own module, all of them here.

#include "examine.hpp"

#include "examine/evening.hpp"
#include "incidents/incident.hpp"
#include "table/replay.hpp"

namespace hoyle {

Summary examine(log::Reader& reader, const ExamineOptions& options, Sink& sink)
{
    log::Section section;                       // one of each, used again for every deal
    table::Replay replay;
    std::vector<incidents::Incident> seen;
    Evening evening(options, sink);             // what lasts longer than a deal: the book, the players, the rubber

    while (reader.next(section)) {
        evening.read(section);                              // what could not be read; headings before the deal
        if (!evening.has_book()) continue;                  // nothing can be ruled without a code of laws
        if (evening.is_block(section)) {
            evening.audit_block(section);                   // a written score has no cards to replay: figures against figures
            continue;
        }
        table::replay(section, evening.custom(), evening.players(), replay);    // what was
        incidents::find_all(replay, seen);                  // what was seen: no law yet
        evening.judge(section, replay, seen);               // rights, penalties, lapses; the score of the deal
        evening.close(section, replay);                     // headings after the deal: the next rubber, new players
    }
    return evening.end();                                   // the last rubber, and the settlement
}

}  // namespace hoyle
