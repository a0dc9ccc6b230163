// What lasts longer than a deal while a log is judged: the book, the players, the docket, the rubber in progress.
#pragma once

#include "examine/examination.hpp"
#include "incidents/incident.hpp"
#include "log/section.hpp"
#include "table/replay.hpp"

#include <memory>
#include <string>
#include <vector>

namespace hoyle::audit {
struct Audit;
struct Mistake;
}

namespace hoyle {

/// A score entry as written, kept until the rubber is closed.
struct Entry {
    Side side = Side::ns;
    log::Column column = log::Column::none;
    Points points = 0;
    std::uint32_t deal = 0;
    rulings::Time when = 0;
    Spot where;
    bool with_parts = false;             ///< honours, slam or chicane stand in the same line for this side, apart from `above`
    Points parts_listed = 0;             ///< columns of this line that `above` therefore leaves out: bits of 1 << Column
};

/// Somebody corrects or challenges an entry.
struct Correction {
    Side side = Side::ns;
    log::Column column = log::Column::none;
    Points from = 0;
    std::optional<Points> to;            ///< nothing: only challenged
    std::uint32_t deal = 0;
    rulings::Time when = 0;
    Spot where;
};

/// Something the log asserts that can be computed.
struct Assertion {
    enum class What : std::uint8_t { result, honours, standing, games, game_won, rubber_won } what = What::result;
    PerSide<int> value{{-1, -1}};
    Side side = Side::ns;
    std::uint32_t deal = 0;
    std::size_t deals_before = 0;        ///< how many deals of the rubber stand before it
    Spot where;
};

/// An expectation kept until the rubber is closed: its parts copied, for the log moves on.
struct Awaited {
    log::Expectation what;
    std::string text;
    Spot where;
    std::uint32_t deal = 0;
    std::uint64_t section = 0;           ///< of the deal it stands in; 0: it names the deal, or stands in none
    std::string kind, in_book, status;
    std::vector<std::pair<std::string, std::string>> laws;       ///< book, law
    std::vector<std::string> offering, best;                     ///< atoms
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<std::pair<log::Column, std::pair<Side, Points>>> sums;
};

/// A deal of the rubber in progress.
struct DealRecord {
    DealShown shown;
    scoring::HandFacts facts;
    std::uint64_t section = 0;
    rulings::Time pack_cut = rulings::no_time, begun = rulings::no_time, ended = rulings::no_time, trump_made = rulings::no_time,
                  trump_turned = rulings::no_time;
    Spot ended_at, trump_at;
    std::vector<std::pair<std::size_t, std::size_t>> revoke_matters;      ///< matter, index in facts.revokes
};

class Evening {
public:
    /// No rubber has so many deals. A log that goes on without end is cut here, so that memory and time stay bounded.
    static constexpr std::size_t longest_rubber = 256;

    Evening(const ExamineOptions& options, Sink& sink);
    ~Evening();

    void read(const log::Section& section);
    static bool is_block(const log::Section& section)
    {
        return !section.statements.empty() && section.statements.front().verb == log::Verb::block;
    }
    bool has_book() const { return book_ != nullptr; }
    table::Custom custom() const;
    const PerSeat<std::string>& players() const { return names_; }
    void judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen);
    void close(const log::Section& section, const table::Replay& replay);
    void audit_block(const log::Section& section);
    Summary end();

private:
    void choose_book(const log::Section& section, const log::Statement& statement);
    void use(const lawbook::Book* book);
    void heading(const log::Section& section, const log::Statement& statement);
    void close_rubber();
    void begin_rubber();

    // deal_facts.cpp: what a deal scores with
    void gather_honours(const log::Section& section, const table::Replay& replay, scoring::HandFacts& facts);
    void gather(const log::Section& section, const table::Replay& replay, DealRecord& deal);
    void gather_score(const log::Section& section, const log::Statement& statement, const table::Replay& replay, std::size_t index);
    void gather_revokes(DealRecord& deal);
    void score_all();
    void score_last();

    // miscounts.cpp, expectations.cpp, show.cpp
    void find_miscounts();
    void miscount(const Entry& entry, const DealRecord& deal);
    std::vector<SlipShown> slips_of(const Entry& entry, const DealRecord& deal) const;
    void check_assertions();
    void look_for_expected();
    std::string unmet(const Awaited& awaited) const;
    void await(const log::Section& section, const log::Statement& statement, std::uint32_t deal);
    void show_matters();
    Finding show(const rulings::Matter& matter) const;
    Finding show(const audit::Mistake& mistake, const audit::Audit& audit) const;
    PointShown show(const rulings::Matter& matter, const rulings::Answer& answer) const;
    void add_effects(const rulings::Matter& matter, PointShown& point) const;
    void add(Finding finding);
    Spot spot(const log::Section& section, Span span) const;
    const DealRecord* deal_of(const rulings::Matter& matter) const;

    const ExamineOptions& options_;
    Sink& sink_;
    Summary summary_;

    std::vector<std::unique_ptr<lawbook::Book>> loaded_;      ///< house books stay good to the end
    const lawbook::Book* book_ = nullptr;
    bool book_refused_ = false;
    lawbook::Settings settings_;
    std::unique_ptr<scoring::Figures> figures_;
    std::unique_ptr<rulings::Docket> docket_;
    PerSeat<std::string> names_;
    scoring::Stakes stakes_;

    std::uint64_t section_ = 0;
    std::size_t rubber_number_ = 0;
    std::unique_ptr<scoring::Rubber> rubber_;
    std::vector<DealRecord> deals_;
    PerSide<int> games_before_{};
    PerSide<Points> standing_before_{}, below_before_{}, above_before_{};
    std::vector<Entry> entries_;
    std::vector<Correction> corrections_;
    std::vector<Assertion> assertions_;
    std::vector<Awaited> awaited_;
    std::vector<Finding> findings_;
    rulings::Time agreed_ = rulings::no_time;
    Spot agreed_at_;
    bool rubber_named_ = false;
    bool calls_recorded_ = false;        ///< whist: the log says of some side that it called its honours
    scoring::Ledger ledger_;
};

}  // namespace hoyle
