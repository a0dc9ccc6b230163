// text -> Section -> Replay -> Incidents -> Rulings -> Scores -> findings: each step in its own module, all of them here.
//
// And the short way of a deal in which there is nothing to find: text -> PlainFacts -> Scores. As soon as anything differs, or
// something is open, it is the ordinary way's turn.

#include "examine.hpp"

#include "examine/disputes.hpp"
#include "examine/evening.hpp"
#include "examine/in_order.hpp"
#include "examine/normalise.hpp"
#include "examine/quoted_speech.hpp"
#include "examine/told_by_role.hpp"
#include "incidents/incident.hpp"
#include "log/chunks.hpp"
#include "table/repair.hpp"
#include "table/plain.hpp"
#include "table/replay.hpp"

#include <memory>
#include <span>
#include <vector>

namespace hoyle {

namespace {

/// Buffers that are filled again for every deal, so that nothing is allocated anew.
struct DealBuffers {
    table::Replay replay;
    log::Section repaired;  // where the log contradicts itself
    std::vector<incidents::Incident> seen;
};

/// What the table cannot know of a reading of the hand: whom it accuses, and whether it was scored so.
table::Beyond beyond_the_table(const Evening& evening, DealBuffers& buffers)
{
    return {[&](const table::Replay& replay) {
                incidents::find_all(replay, buffers.seen);
                return static_cast<int>(buffers.seen.size());
            },
            [&](const table::Replay& replay) { return evening.scored_so(replay); }};
}

void hear(Evening& evening, const log::Section& told, std::span<const Normalisation> normalised, DealBuffers& buffers)
{
    evening.read(told, normalised);   // what could not be read; headings before the deal
    if (!evening.has_book()) return;  // nothing can be ruled without a code of laws
    if (Evening::is_block(told)) {
        evening.audit_block(told);  // a written score has no cards to replay: figures against figures
        return;
    }
    table::replay(told, evening.custom(), evening.players(), buffers.replay);  // what was
    const bool repaired = table::repair(told, evening.custom(), evening.players(), beyond_the_table(evening, buffers),
                                        buffers.replay, buffers.repaired);
    const log::Section& section = repaired ? buffers.repaired : told;  // as it must have been meant
    incidents::find_all(buffers.replay, buffers.seen);                 // what was seen: no law yet
    evening.judge(section, buffers.replay, buffers.seen);              // rights, penalties, lapses; the score of the deal
    evening.close(section);                                            // headings after the deal: the next rubber, new players
}

/// A log while it is judged: what lasts longer than a deal, and what is filled again for each.
class Session {
public:
    Session(const ExamineOptions& options, Sink& sink) : branches_(sink), evening_(options, branches_.if_true()) {}

    /// The deal, or the block, or what stands before the first, in the ordinary way.
    void hear(log::Section& section)
    {
        if (waiting_) {
            const bool twice = same_heading(*waiting_, section);
            log::Section before = std::move(*waiting_);
            waiting_.reset();
            if (twice)
                normalised_.push_back(
                    {Normalisation::What::twice, section.statements.front().span, "the heading before this says the same", {}});
            else judge(before);
        }
        if (is_mere_heading(section)) wait(section);  // the next may be the same once more
        else judge(section);
    }

    /// The short way; false if it is not to be taken now.
    bool hear(const table::PlainFacts& told, std::span<const log::PlainSum> sums, std::uint64_t first_line)
    {
        return !waiting_ && evening_.judge(told, sums, first_line);
    }

    Summary end()
    {
        if (waiting_) judge(*waiting_);
        Summary summary = evening_.end();  // the last rubber, and the settlement
        if (other_) other_->end();
        branches_.end(summary);
        return summary;
    }

private:
    /// A heading that waits owns its text: what it was read from may be gone when it is judged.
    void wait(const log::Section& heading)
    {
        waiting_text_ = heading.text.bytes;
        Text text = heading.text;
        text.bytes = waiting_text_;
        log::parse(text, waiting_.emplace());
    }

    /// As it was told, save that what stands twice is read once, and that each hand has its heading.
    void judge(log::Section& section)
    {
        log::Section headless;
        const auto cut_off = cut_off_headless(section, headless);
        judge_one(section);
        if (!cut_off) return;
        if (!cut_off->message.empty()) normalised_.push_back(*cut_off);
        judge(headless);
    }

    void judge_one(log::Section& section)
    {
        if (auto dealer = name_dealer_shown(section)) normalised_.push_back(std::move(*dealer));
        if (!section.faults.empty()) put_gaps_for_unread(section);
        hear_consultations(section);
        name_by_role(section);
        const auto doubles = take_out_doubles(section);
        normalised_.insert(normalised_.end(), doubles.begin(), doubles.end());
        const std::vector<Spot> disputed = open_disputes(section);
        if (!disputed.empty() && !other_) {
            other_ = evening_.fork(branches_.if_false());
            evening_.take(Evening::Branch::if_true);
            other_->take(Evening::Branch::if_false);
            branches_.fork();
        }
        branches_.dispute(disputed, evening_.section() + 1);
        if (other_) {
            without_ = section;
            take_out_disputed(without_);
            take_as_so(section);
            hoyle::hear(*other_, without_, normalised_, other_buffers_);
        }
        hoyle::hear(evening_, section, normalised_, buffers_);
        normalised_.clear();
        if (other_) branches_.give_out();
    }

    Branches branches_;
    Evening evening_;                 // the book, the players, the rubber
    std::unique_ptr<Evening> other_;  // the same without what is disputed, from the first dispute on
    DealBuffers buffers_, other_buffers_;
    log::Section without_;
    std::string waiting_text_;
    std::optional<log::Section> waiting_;    // a heading with nothing under it
    std::vector<Normalisation> normalised_;  // to be told with the section that is judged next
};

/// A chunk of the log, and the plain deals in it.
struct Piece {
    log::Chunk chunk;
    table::PlainDeals plain;
};

/// Of a chunk that has a byte in it that is no text, or ends within a line, only what stands before; and there the last deal is
/// not whole.
void read_plain_deals(Piece& piece)
{
    const std::string_view all = piece.chunk.endless ? std::string_view() : piece.chunk.text();
    const std::string_view whole = all.substr(0, all.substr(0, piece.chunk.bad).rfind('\n') + 1);  // npos + 1 is 0
    table::read_plain_deals(whole, piece.plain);
    if (whole.size() != all.size() && !piece.plain.deals.empty()) piece.plain.deals.back().plain = false;
}

}  // namespace

Summary examine(log::Reader& reader, const ExamineOptions& options, Sink& sink)
{
    Session session(options, sink);
    log::Section section;
    while (reader.next(section)) session.hear(section);
    return session.end();
}

Summary examine(std::unique_ptr<log::Input> log, const ExamineOptions& options, Sink& sink)
{
    Session session(options, sink);
    log::Section section;
    log::Chunks chunks(std::move(log), options.chunk);
    log::ReadTo at;
    std::size_t plain = 0;

    const auto begin = [&](Piece& piece) { return chunks.fill(piece.chunk); };
    const auto work = [&](Piece& piece) {  // no player and no book is known here: any thread may do it
        log::look_for_bad_bytes(piece.chunk);
        piece.plain.deals.clear();
        if (!piece.chunk.written) read_plain_deals(piece);
    };
    const auto take = [&](const Piece& piece) {
        const std::uint64_t first_line = at.line;
        at.begin = 0;
        for (const table::PlainFacts& told : piece.plain.deals) {
            if (!told.plain) continue;
            while (at.begin < told.begin && log::next_section(piece.chunk, options.file, at, section)) session.hear(section);
            if (at.ended) break;
            if (at.begin != told.begin ||
                !session.hear(told, std::span(piece.plain.sums).subspan(told.first_sum, told.sum_count), first_line))
                continue;
            ++plain;
            at.begin += told.bytes;
            at.line += told.lines;
        }
        while (log::next_section(piece.chunk, options.file, at, section)) session.hear(section);
        return !at.ended;
    };
    InOrder<Piece>(options.threads).run(begin, work, take);

    Summary summary = session.end();
    summary.plain = plain;
    return summary;
}

}  // namespace hoyle
