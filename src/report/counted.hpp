// What decides the exit code of `judge` and `audit`, counted on the way to a report.
#pragma once

#include "examine/examination.hpp"

namespace hoyle::report {

/// Counts, and passes everything on. Of an audit what the players did wrong is left out.
class Counted : public Sink {
public:
    Counted(Sink& to, bool audit) : to_(to), audit_(audit) {}
    void takes_book(const BookTaken& book) override { to_.takes_book(book); }
    void finding(const Finding& finding) override
    {
        const bool of_players = finding.family == Family::irregularity || finding.family == Family::told ||
                                (finding.family == Family::perhaps && !finding.miscount);
        if (audit_ && of_players) return;                                               // not of the scorer
        if (finding.offence) (finding.family == Family::syntax ? unread : found) += 1;  // what was lawful is no fault
        to_.finding(finding);
    }
    void deal(const DealShown& deal) override { to_.deal(deal); }
    void rubber(const RubberShown& rubber) override { to_.rubber(rubber); }
    void block(const BlockShown& block) override
    {
        found += static_cast<int>(block.findings->size());
        to_.block(block);
    }
    void expected(const Expected& expected) override { to_.expected(expected); }

    int unread = 0;  ///< lines that could not be read
    int found = 0;   ///< anything else

private:
    Sink& to_;
    bool audit_;
};

/// 0 nothing found, 1 something, 2 not all of it could be read.
inline int exit_code(const Summary& summary, const Counted& counted)
{
    if (!summary.could_read || counted.unread > 0) return 2;
    return counted.found > 0 || summary.unmet > 0 ? 1 : 0;
}

}  // namespace hoyle::report
