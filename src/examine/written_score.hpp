// The score as the log has it written: what the laws give instead, whether it may still be put right, and what stands because
// nobody did. The time is counted by the game as it stood on the sheet, for the players went by the sheet.
#pragma once

#include "examine/book_in_use.hpp"
#include "examine/rubber_in_progress.hpp"
#include "rulings/matter.hpp"
#include "table/timeline.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle {

/// A score entry as written, kept until the rubber is closed.
struct Entry {
    Side side = Side::ns;
    log::Column column = log::Column::none;
    Points points = 0;
    std::uint32_t deal = 0;
    rulings::Time when = 0;
    Place place;
    std::size_t line = 0, line_length = 0;  ///< of its text, which WrittenScore keeps
    std::optional<Points> beside;           ///< without a column: what the same line has for the other side, if anything
    Points parts_listed = 0;                ///< columns of this line that `above` therefore leaves out: bits of 1 << Column
};

/// Somebody corrects or challenges an entry.
struct Correction {
    Side side = Side::ns;
    log::Column column = log::Column::none;
    Points from = 0;
    std::optional<Points> to;  ///< nothing: only challenged
    std::uint32_t deal = 0;
    rulings::Time when = 0;
    Spot where;
};

/// A written figure that the laws do not give, and what becomes of it.
struct Slip {
    std::size_t entry = 0;  ///< which of those written
    std::size_t deal = 0;   ///< which of the rubber, from 0
    Points computed = 0;
    terms::Facts facts;  ///< as the book is asked
    const lawbook::Ruling* ruling = nullptr;
    bool game_over = false;                  ///< its game was concluded, or is as good as: somebody has it on the sheet
    rulings::Time asked = rulings::no_time;  ///< when it was corrected or challenged
    Spot asked_at;
    rulings::Time closes = rulings::no_time;
    Spot closes_at;
    std::string closed_by;  ///< the mark that closed it, in words
    bool in_time = false;   ///< at the moment it was taken up; else at the end of what was told
    bool follows = false;   ///< it is what the laws give if a wrong figure before it, which stands, were right
    bool stands() const { return ruling && !in_time; }
};

/// What the figures are held against: the rubber by the laws of the book in use, up to a section of the log.
struct ByTheLaws {
    const BookInUse& in_use;
    const RubberInProgress& rubber;
    std::uint64_t section;

    /// The deal an entry is of: the one it stands under, if that has its number; else the last of that number that counts.
    std::optional<std::size_t> deal_of(const Entry& entry) const
    {
        return rubber.find(entry.deal, rulings::section_of(entry.when));
    }
};

class WrittenScore {
public:
    /// Keeps an entry, and of its line only the bytes: they are made fit to print where somebody asks.
    void write(Entry entry, std::string_view line);
    void correct(Correction correction) { corrections_.push_back(std::move(correction)); }
    /// `agreed`: the score of the rubber was made up and agreed.
    void agree(rulings::Time when, const Spot& where);

    const std::vector<Entry>& entries() const { return entries_; }
    bool corrected() const { return !corrections_.empty(); }

    /// True once some figure of this rubber is not what the laws give.
    bool slip_seen() const { return slip_seen_; }
    /// The same, after the figures not looked at yet have been compared; `anew`: all of them, for a penalty may have changed what
    /// the laws give.
    bool some_slip(const ByTheLaws& laws, bool anew);

    /// Another look at the whole rubber begins, deal by deal.
    void settle_anew() { slips_.clear(); }
    /// Compares what was written of a deal (`which`, the same as `deal`) with the laws. What can no longer be put right is the
    /// score from then on.
    void settle(std::size_t which, DealRecord& deal, scoring::HandScore& score, const ByTheLaws& laws);

    /// The rubber as it stood on the sheet when the slips of a deal are settled: every figure as written, save those that were
    /// put right.
    scoring::Rubber sheet(std::size_t at, const ByTheLaws& laws) const;

    /// The scorer has shown that he goes on from the right figures, not from a wrong one that stands; and by those the rubber is
    /// not over.
    bool goes_on_from_right(const ByTheLaws& laws) const;

    /// Each slip as a finding: the arithmetic of the law, how long it may be put right, and what became of it.
    std::vector<Finding> miscounts(const ByTheLaws& laws) const;
    /// A correction or a challenge of a figure that is right changes nothing, and whoever made it is told so.
    std::vector<Finding> answers_to_corrections(const ByTheLaws& laws) const;
    /// What was made is told nowhere, in deals of which nothing like it is in `findings`: what is written shows it, if one suit
    /// alone would give all of it.
    std::vector<Finding> makes_left_out(const ByTheLaws& laws, const std::vector<Finding>& findings) const;

    /// The rubber is closed: what was written of it is forgotten.
    void clear();
    void next_rubber();

private:
    struct GameOfSlip {
        bool over = false;           ///< somebody has it on the sheet
        bool last = false;           ///< it ended the rubber
        std::uint64_t ended_in = 0;  ///< the section of its last hand
    };

    static GameOfSlip game_of(const Entry& entry, const scoring::Rubber& sheet, const RubberInProgress& rubber);
    Spot spot(const Entry& entry) const;
    bool put_right(const Entry& entry, bool of_a_later_deal) const;
    table::Progress progress_after(std::uint64_t section, const ByTheLaws& laws) const;
    bool is_of_a_later(const Correction& correction, const Entry& entry, const ByTheLaws& laws) const;
    bool takes_up(const Correction& correction, const Entry& entry, const ByTheLaws& laws) const;
    /// The rubber as it would stand after so many deals had every figure been right.
    static scoring::Rubber by_right(std::size_t deals, const ByTheLaws& laws);
    bool right_but_for_earlier(const Entry& entry, std::size_t which, const ByTheLaws& laws) const;
    void look_for_window(Slip& slip, const scoring::Rubber& sheet, const ByTheLaws& laws) const;
    Finding miscount(const Slip& slip, const ByTheLaws& laws) const;
    std::vector<SlipShown> likely_slips(const Entry& entry, const DealRecord& deal, const scoring::Figures& figures) const;

    std::vector<Entry> entries_;
    std::string lines_;  ///< those of the entries, one behind the other
    std::vector<Correction> corrections_;
    std::vector<Slip> slips_;
    std::size_t compared_ = 0;  ///< so many entries
    bool slip_seen_ = false;
    rulings::Time agreed_ = rulings::no_time;
    Spot agreed_at_;
};

}  // namespace hoyle
