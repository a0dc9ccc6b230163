// text -> Section -> Replay -> Incidents -> Rulings -> Scores -> findings: each step in its own module, all of them here.

#include "examine.hpp"

#include "examine/disputes.hpp"
#include "examine/evening.hpp"
#include "incidents/incident.hpp"
#include "table/replay.hpp"

#include <memory>
#include <vector>

namespace hoyle {

namespace {

/// What is filled again for every deal.
struct Desk {
    table::Replay replay;
    std::vector<incidents::Incident> seen;
};

void hear(Evening& evening, const log::Section& section, Desk& desk)
{
    evening.read(section);            // what could not be read; headings before the deal
    if (!evening.has_book()) return;  // nothing can be ruled without a code of laws
    if (Evening::is_block(section)) {
        evening.audit_block(section);  // a written score has no cards to replay: figures against figures
        return;
    }
    table::replay(section, evening.custom(), evening.players(), desk.replay);  // what was
    incidents::find_all(desk.replay, desk.seen);                               // what was seen: no law yet
    evening.judge(section, desk.replay, desk.seen);                            // rights, penalties, lapses; the score of the deal
    evening.close(section, desk.replay);                                       // headings after the deal: the next rubber, new players
}

}  // namespace

Summary examine(log::Reader& reader, const ExamineOptions& options, Sink& sink)
{
    log::Section section, without;  // one of each, used again for every deal
    Desk desk, other_desk;
    Branches branches(sink);
    Evening evening(options, branches.so());  // what lasts longer than a deal: the book, the players, the rubber
    std::unique_ptr<Evening> other;           // the same without what is disputed, from the first dispute on

    while (reader.next(section)) {
        const std::vector<Spot> disputed = open_disputes(section);
        if (!disputed.empty() && !other) {
            other = evening.fork(branches.not_so());
            evening.take(Evening::Branch::so);
            other->take(Evening::Branch::not_so);
            branches.fork();
        }
        branches.dispute(disputed);
        if (other) {
            without = section;
            take_out_disputed(without);
            take_as_so(section);
            hear(*other, without, other_desk);
        }
        hear(evening, section, desk);
        if (other) branches.give_out();
    }
    Summary summary = evening.end();  // the last rubber, and the settlement
    if (other) other->end();
    branches.end(summary);
    return summary;
}

}  // namespace hoyle
