// A matter on the docket: one incident, what the book answers to each point it raises, and what became of every right.
#pragma once

#include "incidents/incident.hpp"
#include "lawbook/book.hpp"
#include "source/text.hpp"
#include "table/timeline.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::rulings {

using incidents::Incident;
using lawbook::Consult;
using lawbook::Ruling;
using lawbook::Step;
using terms::Kind;
using terms::Mark;
using terms::Point;

using table::moment_of;
using table::no_time;
using table::section_of;
using table::Time;
using table::time_of;

enum class Status : std::uint8_t { open, exacted, waived, lapsed, lost, automatic, no_remedy, silent };
std::string_view word(Status status);
inline std::string_view word(const std::optional<Status>& status) { return status ? word(*status) : std::string_view(); }

struct Option;
/// The mark of time that ends an option, in words.
void ends_by(Option& option, Mark mark);

/// What one option of a right comes to at this table.
struct Option {
    const Step* step = nullptr;
    std::string law;  ///< citation of its own law; empty: the ruling's
    Seats by;         ///< who may choose it
    Seats on;         ///< of whom it may be asked; empty: of nobody
    CardSet cards;
    std::optional<Suit> suit;
    Seats chooser;            ///< who chooses among what is granted; empty: the book does not say
    Seats consent;            ///< whose consent forgives the loss; empty: nobody's
    Time until = no_time;     ///< when it lapses; known once the mark has happened
    std::string until_mark;   ///< the mark that ends it, in words; set with `until`
    std::string until_past;   ///< the same as past: "the pack was cut for the next deal"
    bool if_claimed = false;  ///< it happens only if the offence is claimed
};

/// A player drops out of a right, which lives on in the others: he has looked at his cards.
struct DropsOut {
    Time when = no_time;
    std::string_view why;  ///< "had looked at his cards"
};

/// Why a right ended, and the line that ended it.
struct Ending {
    std::string why;  ///< "the pack is cut for the next deal", "exacted"
    Spot where;
    std::string past{};  ///< a mark of time as past: "the pack was cut for the next deal"; else empty
};

/// The answer to one point, and the life of the right it gives.
struct Answer {
    Point point{};
    const Ruling* ruling = nullptr;         ///< nullptr: the book has no answer (it is not proved)
    std::vector<const Ruling*> via;         ///< redirects that led here
    std::span<const terms::Role> entitled;  ///< who has the right, until when, and what stands if it is not used: the ruling's,
    std::span<const Mark> until;            ///< or in its place what a redirect says
    std::span<const Step> otherwise;
    Status status = Status::silent;
    Seats holders;        ///< who may exercise it now
    Seats holders_first;  ///< who could when it arose
    PerSeat<DropsOut> drops_out;
    std::optional<Mark> not_before;  ///< it begins with this, and that has not come yet
    Spot began_at;                   ///< the line that began it, if it did not begin with what was done
    Consult consult = Consult::unsaid;
    std::vector<Option> options;             ///< of may, grant, and must on claim
    std::optional<std::size_t> chosen;       ///< which option was exacted
    Spot ended_at;                           ///< the line that ended the right
    Seats used_by;                           ///< of its holders who chose, or let it go; nobody: no one of them said so
    std::vector<std::string_view> readings;  ///< it rests on besides those of its ruling
    std::string ended_by;                    ///< "the pack is cut for the next deal", "consultation on a penalty"
    std::string ended_past;                  ///< a mark of time as past; else empty

    bool is_right() const;  ///< somebody has to use it
    bool alive() const { return status == Status::open; }
    void end(Status how, const Ending& ending);
};

struct Matter {
    Incident incident;
    std::uint32_t deal = 0;
    std::uint64_t section = 0;
    Spot where;
    Spot proof;
    std::vector<Answer> answers;
    bool claimed = false;       ///< a revoke (or what counts as one): claimed in time
    bool proved = true;         ///< by the cards, by admission, or because they mixed the tricks
    bool cards_untold = false;  ///< of a claim that nothing proves: the log does not tell all the cards by which it could be
    std::string proved_by;      ///< "the accused side admitted it"; empty: the cards
    Spot claimed_at;
    std::vector<Spot> too_late;             ///< demands made after the right was gone
    std::optional<std::size_t> because_of;  ///< the matter that a demand or a consultation was about
    bool hidden = false;                    ///< not to be reported (it turned out to be nothing)

    /// The answer that says most about what happens: a right before a loss, a loss before no remedy, silence last.
    const Answer* principal() const;
    Answer* find(Point point);
    const Answer* find(Point point) const;
    Status status() const;
    /// True if it is settled like a revoke: a revoke, or a call disobeyed that the book treats as one.
    bool settled_as_revoke() const;
};

}  // namespace hoyle::rulings
