// The chain from entries to the difference, checked link by link: each figure against what it was made of, and against what it
// should be.

#include "audit/audit.hpp"

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

using What = Mistake::What;

std::string_view Mistake::column() const
{
    switch (what) {
    case What::total: return above_the_line ? "total-above" : "total-below";
    case What::bonus: return "bonus";
    case What::points: return "points";
    case What::brought: return "brought";
    case What::sum: return "sum";
    case What::result: return "result";
    case What::payment: return "payment";
    case What::division:
    case What::grade: return "game";
    case What::standing: return "standing";
    default: return above_the_line ? "above" : "below";
    }
}

std::size_t Audit::roots() const
{
    return static_cast<std::size_t>(
        std::count_if(mistakes.begin(), mistakes.end(), [](const Mistake& each) { return !each.cause; }));
}

const Mistake* Audit::mistake_in(std::size_t row, Side side, bool above_the_line) const
{
    for (const Mistake& each : mistakes)
        if ((each.what == Mistake::What::entry || each.what == Mistake::What::no_hand) && each.row == row && each.side == side &&
            each.above_the_line == above_the_line)
            return &each;
    return nullptr;
}

Audit audit(Sheet sheet, const lawbook::Book& book, const lawbook::Settings& settings, const scoring::Figures& figures)
{
    Auditor auditor(std::move(sheet), book, settings, figures);
    auditor.join_split_entries();   // one hand that was typed on two lines
    auditor.read_the_unreadable();  // a `?` that a total gives away
    auditor.add_up_as_written();
    auditor.look_for_missing_line();  // a hand that the totals have and the entries have not
    auditor.check_rows();             // entries against hands; bare figures against all hands
    auditor.look_for_one_entry();     // a bare entry that moved the end of a game
    auditor.check_games();            // where the scorer drew his lines
    auditor.check_games_won();        // who is said to have won a game, and its grade at whist
    auditor.check_sums();             // totals, the bonus, what was brought forward, sums, the difference
    auditor.check_payment();          // what was paid for the difference
    auditor.find_windows();           // may it still be put right?
    auditor.settle();                 // as the law leaves it, as it should have been
    return auditor.take();
}

}  // namespace hoyle::audit
