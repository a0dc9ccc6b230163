// What lasts longer than a deal while a log is judged: the book, the players, the docket, the rubber in progress.
#pragma once

#include "examine/deal_record.hpp"
#include "examine/examination.hpp"
#include "examine/expectations.hpp"
#include "examine/tidy.hpp"
#include "incidents/company.hpp"
#include "incidents/incident.hpp"
#include "lawbook/topics.hpp"
#include "log/section.hpp"
#include "rulings/walk.hpp"
#include "table/plain.hpp"
#include "table/replay.hpp"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace hoyle::audit {
struct Audit;
struct Mistake;
}  // namespace hoyle::audit

namespace hoyle {

/// A score entry as written, kept until the rubber is closed.
struct Entry {
    Side side = Side::ns;
    log::Column column = log::Column::none;
    Points points = 0;
    std::uint32_t deal = 0;
    rulings::Time when = 0;
    Place place;
    std::size_t line = 0, line_length = 0;  ///< in Evening::lines_, as it was written
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
    std::size_t entry = 0;  ///< in entries_
    std::size_t deal = 0;   ///< in deals_
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
    bool stands() const { return ruling && !in_time; }
};

/// A bet as it was made.
struct BetTold {
    log::BetOn on{};
    std::optional<Side> side;  ///< for whom; nothing: not told, and who offers it does not play
    std::size_t deal = 0;      ///< in deals_
    BetShown shown;
};

/// Something the log asserts that can be computed.
struct Assertion {
    enum class What : std::uint8_t { result, honours, chicane, standing, games, game_won, rubber_won } what = What::result;
    PerSide<int> value{{-1, -1}};
    Side side = Side::ns;
    Seats seats;  ///< of chicane
    std::uint32_t deal = 0;
    std::size_t deals_before = 0;  ///< how many deals of the rubber stand before it
    Spot where;
};

/// Honours as a log tells them: so many, and how they lie.
scoring::HonoursHeld told_honours(log::HonoursLie lie, int count, int in_one_hand);

/// True of what is told once the cards are dealt: before it, a standing is that before the hand.
bool begins_the_hand(log::Verb verb);

/// A matter that the log tells by its name alone.
struct ToldMatter {
    const lawbook::Topic* topic = nullptr;
    std::vector<std::pair<terms::Attr, terms::Word>> facts;
    std::optional<Seat> by;
    std::uint8_t trick = 0;
    bool perhaps = false;    ///< it was heard so, and may be meant otherwise
    bool borne_out = false;  ///< the cards and acts told show it too
    std::uint64_t section = 0;
    std::uint32_t deal = 0;
    std::optional<Seat> dealer;
    Spot where;
};

class Evening {
public:
    /// No rubber has so many deals. A log that goes on without end is cut here, so that memory and time stay bounded.
    static constexpr std::size_t longest_rubber = 256;

    using Branch = hoyle::Branch;

    Evening(const ExamineOptions& options, Sink& sink);
    Evening(const Evening&) = default;
    ~Evening();

    /// The same evening so far, told to another sink: from here on the two may hear different things.
    std::unique_ptr<Evening> fork(Sink& sink) const;
    void take(Branch branch) { branch_ = branch; }

    /// `tidied`: what was put right of it before.
    void read(const log::Section& section, std::span<const Tidying> tidied = {});
    static bool is_block(const log::Section& section)
    {
        return !section.statements.empty() && section.statements.front().verb == log::Verb::block;
    }
    bool has_book() const { return book_ != nullptr; }
    const table::Custom& custom() const { return custom_; }
    const PerSeat<std::string>& players() const { return names_; }
    void judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen);
    void close(const log::Section& section, const table::Replay& replay);
    void audit_block(const log::Section& section);
    /// plain_deals.cpp: the short way, in place of read, judge and close. `sums` are those of the deal, `first_line` is that of
    /// its chunk. False, and nothing is done: something in the deal, or something open from before it, wants the ordinary way.
    bool judge(const table::PlainFacts& told, std::span<const log::PlainSum> sums, std::uint64_t first_line);
    Summary end();

private:
    void choose_book(const log::Section& section, const log::Statement& statement);
    void use(const lawbook::Book* book);
    void learn_customs();
    void seat_dummy();
    void see_spade_convention(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen);
    void heading(const log::Section& section, const log::Statement& statement);
    void close_rubber();
    void begin_rubber();
    void rubber_said();
    void cut_if_endless();
    void turn_to_next_rubber(const log::Section& section, const table::Replay& replay);
    void turn_to_next_rubber(std::uint64_t first_line);

    bool takes_plain() const;
    void note_marks(const table::PlainFacts& told, std::uint64_t first_line, DealRecord& deal) const;
    bool hold(const table::PlainFacts& told, DealRecord& deal) const;

    // deal_facts.cpp, honours_called.cpp: what a deal scores with
    void gather_holdings(const log::Section& section, const table::Replay& replay, DealRecord& deal);
    void gather_honours(const log::Section& section, const table::Replay& replay, scoring::HandFacts& facts);
    void tell_honours(PerSide<scoring::HonoursHeld>& honours, Side side, scoring::HonoursHeld held, Strain trump) const;
    void gather(const log::Section& section, const table::Replay& replay, DealRecord& deal);
    void gather_score(const log::Section& section, const log::Statement& statement, const table::Replay& replay,
                      std::size_t index, bool in_hand);
    void gather_revokes(DealRecord& deal);
    void gather_chicane(const log::Section& section, const log::Statement& statement, const table::Replay& replay, Seats who,
                        DealRecord& deal);
    void gather_calls(const log::Section& section, const table::Replay& replay, DealRecord& deal);
    void settle_calls();
    void settle_calls_before(const log::Section& section, const table::Replay& replay);
    void note_marks(const log::Section& section, const table::Replay& replay, DealRecord& deal) const;
    void score_all(scoring::Show show);
    void score_last();

    // slips.cpp: what was written, and which of it stands
    std::optional<std::size_t> deal_of(const Entry& entry) const;
    bool some_slip();
    scoring::Rubber sheet(std::size_t at) const;
    void settle_slips(std::size_t deal, scoring::HandScore& score);
    table::Progress progress_after(std::uint64_t section) const;
    struct GameOfSlip {
        bool over = false;           ///< somebody has it on the sheet
        bool last = false;           ///< it ended the rubber
        std::uint64_t ended_in = 0;  ///< the section of its last hand
    };
    GameOfSlip game_of(const Entry& entry, const scoring::Rubber& sheet) const;
    bool is_of_a_later(const Correction& correction, const Entry& entry) const;
    bool takes_up(const Correction& correction, const Entry& entry) const;
    bool put_right(const Entry& entry, bool of_a_later_deal) const;
    void look_for_window(Slip& slip, const scoring::Rubber& sheet) const;
    void adopt(const Entry& entry, Points by, const DealRecord& deal, scoring::HandScore& score) const;

    // bets.cpp
    void gather_bet(const log::Section& section, const log::Statement& statement);
    std::vector<BetShown> settled_bets() const;

    // miscounts.cpp, rubbers.cpp
    void find_miscounts();
    void find_makes_left_out();
    void answer_corrections();
    void miscount(const Slip& slip);
    std::vector<SlipShown> slips_of(const Entry& entry, const DealRecord& deal) const;
    void check_assertions();
    void misgraded(const Assertion& told, Points grade);
    void show_matters();

    // told.cpp: what is told in words
    void hear_told(const log::Section& section);
    bool bears_out(const Finding& finding);
    bool speaks_of(std::uint64_t section, std::string_view kind);
    void weigh(Finding& finding);
    void show_told();
    Finding show(const audit::Mistake& mistake, const audit::Audit& audit) const;
    void add(Finding finding);
    Spot spot(const log::Section& section, Span span) const;
    void keep_line(std::string_view written, Entry& entry);
    Spot spot(const Entry& entry) const;

    const ExamineOptions& options_;
    Sink* sink_;
    Branch branch_ = Branch::only;
    Summary summary_;
    scoring::Show show_;  ///< of every score, or only of those where something is found

    std::vector<std::shared_ptr<const lawbook::Book>> loaded_;  ///< house books stay good to the end
    const lawbook::Book* book_ = nullptr;
    bool book_refused_ = false;
    lawbook::Settings settings_;
    std::shared_ptr<const scoring::Figures> figures_;
    table::Custom custom_;           // of the book in use
    bool spade_convention_ = false;  // the table has agreed not to play spades
    std::optional<rulings::Walk> docket_;
    PerSeat<std::string> names_;
    incidents::Company company_;  ///< who plays, waits, and goes out
    scoring::Stakes stakes_;

    std::uint64_t section_ = 0;
    std::optional<scoring::Rubber> rubber_;
    std::vector<DealRecord> deals_;
    struct Before {  ///< what was scored before the log begins
        PerSide<int> games{};
        PerSide<Points> standing{}, below{}, above{};
    };
    scoring::Rubber new_rubber() const;
    Before before_, before_next_;
    bool turning_ = false;  ///< `rubber` was said: the next deal begins another, and its cut ends what the last deal left open
    std::optional<DealRecord> following_;  ///< of the next rubber's first deal: when it was cut, dealt, made
    std::vector<Entry> entries_;
    std::string lines_;  ///< those of the entries, one behind the other
    std::vector<Correction> corrections_;
    std::vector<BetTold> bets_;
    std::vector<Slip> slips_;
    std::size_t entries_compared_ = 0;
    bool slips_seen_ = false;
    std::vector<std::pair<std::uint64_t, std::uint64_t>>
        unread_;  ///< of each line that could not be read: its section, its number
    struct FreeLine {
        std::uint64_t section = 0, number = 0;
        std::string words;
    };
    std::vector<FreeLine> free_lines_;  ///< in words that are not the language's
    std::vector<ToldMatter> told_;
    std::uint64_t spoken_in_ = 0;              ///< the section that
    std::map<std::string, double> spoken_of_;  ///< ... speaks of these kinds, so clearly
    bool over_on_sheet_ = false;               ///< as the score was written: for the players go by it
    std::vector<Assertion> assertions_;
    Expectations awaited_;
    std::vector<Finding> findings_;
    rulings::Time agreed_ = rulings::no_time;
    Spot agreed_at_;
    bool rubber_named_ = false;
    bool calls_recorded_ = false;        ///< whist: in this rubber or one before it some side is said to have called its honours
    PerSeat<std::string> rubber_names_;  ///< as they sat when the rubber was played
    scoring::Stakes rubber_stakes_;
    scoring::Ledger ledger_;
};

}  // namespace hoyle
