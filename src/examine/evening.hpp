// What lasts longer than a deal while a log is judged, put together of its parts: the book in use, the rubber in progress, the
// score as written, what is told in words, bets, assertions, expectations; who plays; the docket.
#pragma once

#include "audit/sheet.hpp"
#include "examine/as_scored.hpp"
#include "examine/assertions.hpp"
#include "examine/bets.hpp"
#include "examine/book_in_use.hpp"
#include "examine/expectations.hpp"
#include "examine/honours_called.hpp"
#include "examine/rubber_in_progress.hpp"
#include "examine/normalise.hpp"
#include "examine/reported.hpp"
#include "examine/written_score.hpp"
#include "incidents/company.hpp"
#include "rulings/walk.hpp"
#include "table/plain.hpp"
#include "table/replay.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace hoyle {

class Evening {
public:
    using Branch = hoyle::Branch;

    Evening(const ExamineOptions& options, Sink& sink);
    Evening(const Evening&) = default;
    ~Evening();

    /// The same evening so far, told to another sink: from here on the two may hear different things.
    std::unique_ptr<Evening> fork(Sink& sink) const;
    void take(Branch branch) { branch_ = branch; }

    /// `tidied`: what was put right of it before.
    void read(const log::Section& section, std::span<const Normalisation> normalised = {});
    static bool is_block(const log::Section& section)
    {
        return !section.statements.empty() && section.statements.front().verb == log::Verb::block;
    }
    bool has_book() const { return in_use_.book != nullptr; }
    std::uint64_t section() const { return section_; }  ///< how many stretches of the log it has heard
    const table::Custom& custom() const { return in_use_.custom; }
    const PerSeat<std::string>& players() const { return players_; }
    std::optional<bool> scored_so(const table::Replay& hand) const { return as_scored(in_use_, hand); }
    void judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen);
    /// Headings that stand after the deal: they belong to what comes next.
    bool another_follows() const;
    void close(const log::Section& section);
    void audit_block(const log::Section& section);
    /// plain_deals.cpp: the short way, in place of read, judge and close. `sums` are those of the deal, `first_line` is that of
    /// its chunk. False, and nothing is done: something in the deal, or something open from before it, wants the ordinary way.
    bool judge(const table::PlainFacts& told, std::span<const log::PlainSum> sums, std::uint64_t first_line);
    Summary end();

private:
    // evening.cpp: reading
    void add(Finding finding);
    void add_all(std::vector<Finding> findings);
    void add_unread(std::string message, const Spot& where);
    Complain complain_in(const log::Section& section);
    void read_faults(const log::Section& section);
    void read_normalised(const log::Section& section, std::span<const Normalisation> normalised);
    void ask_for_book(const log::Section& section);
    void heading(const log::Section& section, const log::Statement& statement);
    void sit_down(const log::Section& section, const log::Statement& statement);
    void choose_book(const log::Section& section, const log::Statement& statement);
    void use_book(const Complain& complain);
    void add_deal(DealRecord&& deal);

    // deals.cpp: a deal, and what the score says of it
    void stood_at_head(const log::Section& section);
    void refuse_numbers_declared(const log::Section& section);
    void show_impossible(const log::Section& section, const table::Replay& replay);
    void take_deal(const DealTold& told);
    void hear_score(const DealTold& told, const log::Statement& statement, std::size_t index, bool in_hand);
    void write_score(const DealTold& told, const log::Statement& statement, std::uint32_t deal, rulings::Time now);
    void correct_score(const log::Section& section, const log::Statement& statement, rulings::Time now);
    ByTheLaws laws() const { return {in_use_, rubber_, section_}; }
    void score_all(scoring::Show show);
    void score_last();
    bool takes_plain() const;

    // rubbers.cpp: where one ends and the next begins
    void close_rubber();
    void begin_rubber();
    void rubber_said();
    void cut_if_endless();
    void turn_to_next_rubber(const DealTold& told);
    void turn_to_next_rubber(std::uint64_t first_line);
    void find_all(const std::vector<BetShown>& bets);
    void show_matters();
    void show_reported();
    void place_finding(Finding& finding) const;
    void show_rubber(std::vector<BetShown> bets);

    const ExamineOptions& options_;
    Sink* sink_;
    Branch branch_ = Branch::only;
    scoring::Show show_;         ///< of every score, or only of those where something is found
    std::uint64_t section_ = 0;  ///< the one being judged, from 1
    Summary summary_;
    std::vector<Finding> findings_;  ///< of the rubber in progress

    BookInUse in_use_;
    std::optional<rulings::Walk> docket_;  ///< as long as there is a book
    PerSeat<std::string> players_;         ///< as the last `table` has them
    Players players_shown_;                ///< the same, for deals to keep
    incidents::Company company_;           ///< who plays, waits, and goes out
    scoring::Stakes stakes_;
    std::optional<audit::RubberBefore> block_before_;  ///< the last that was audited

    RubberInProgress rubber_;
    PerSeat<std::string> rubber_players_;  ///< as they sat when the rubber was played
    scoring::Stakes rubber_stakes_;
    WrittenScore written_;
    bool over_on_sheet_ = false;  ///< the rubber, as the score was written: for the players go by it
    HonoursCalled calls_;
    std::vector<Assertion> assertions_;
    Bets bets_;
    ReportedIncidents reported_;
    Expectations awaited_;
    scoring::Ledger ledger_;
};

}  // namespace hoyle
