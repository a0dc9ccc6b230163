// The state of one audit. Only for src/audit; the order of its steps stands in audit.cpp.
#pragma once

#include "audit/audit.hpp"

#include <map>

namespace hoyle::audit {

class Auditor {
public:
    Auditor(Sheet sheet, const lawbook::Book& book, const lawbook::Settings& settings, const scoring::Figures& figures);

    void join_split_entries();
    void read_the_unreadable();
    void add_up_as_written();
    void check_rows();
    void look_for_missing_line();
    void look_for_one_entry();
    void check_games();
    void check_games_won();
    void check_sums();
    void check_payment();
    void find_windows();
    void settle();
    Audit take() { return std::move(audit_); }

private:
    using What = Mistake::What;

    /// A figure of the chain as the sheet has it, or as it follows where the sheet is silent; what it should be; the root it
    /// suffers from.
    struct Link {
        Points here = 0, right = 0;
        std::optional<std::size_t> cause;
    };

    // rows.cpp
    void check_told(std::size_t row, const PerSide<Points>& standing_written);
    bool counted_past_the_game(std::size_t row, const PerSide<Points>& standing);
    bool agrees_with_total(const Figure& unread, Side side, bool above, Points points) const;
    std::string hand_giving(Points points, const Row& row, ColumnOf column, const PerSide<Points>& standing);
    void solve_figure(std::size_t row, const PerSide<Points>& standing);
    bool worth_a_search(const Row& row);
    void check_bare(std::size_t row, const PerSide<Points>& standing);
    scoring::HandScore score_as_written(const Row& row, const PerSide<Points>& standing) const;
    void read_the_unreadable(Side side, bool above);
    void check_told_column(const struct ToldRow& told, Side side, bool above, std::optional<std::size_t>& first);
    void suppose_honours(std::size_t row);
    void check_untold_honours(std::size_t row);
    void find_column(const Columns& written, Mistake& mistake) const;
    void suppose(Mistake& mistake, const Columns& written);
    void check_columns();
    void check_one_column_row(std::size_t row);
    void slips_of_the_pen(Mistake& mistake) const;
    scoring::HandScore right_score(std::size_t row, const PerSide<Points>& standing) const;
    bool reconciles(std::size_t row, const Columns& right) const;
    std::size_t add(Mistake mistake);
    std::string row_words(std::size_t row) const;
    bool rows_known() const;

    // settle.cpp
    bool was_cast_rightly(const Mistake& mistake) const;
    /// What stands as written, because it can no longer be put right: columns of rows, the lines, the totals.
    struct Stands {
        std::vector<PerSide<std::array<bool, 2>>> columns;
        bool lines = false, amounts = false;
    };
    Stands what_stands() const;
    bool entry_stands(const Mistake& mistake, const Mistake& root) const;
    scoring::HandScore lawful_score(std::size_t row, const PerSide<Points>& standing,
                                    const PerSide<std::array<bool, 2>>& stands) const;
    void add_up_by_columns(Account& account) const;
    void amounts_as_written(Account& account) const;

    // one_entry.cpp
    struct Fit {
        bool lines = true, over_early = false, over = false;
        int won = 0;  ///< games
    };
    struct Entry {
        Columns columns;
        std::size_t game = 0;
    };
    std::vector<Entry> entries() const;
    Fit fit(std::size_t row, const Columns& instead) const;
    Fit fit(const std::vector<Entry>& entries) const;
    std::vector<Slip> slips_in_one_entry(const std::optional<Columns>& off) const;
    void name_column(Mistake& mistake, const Columns& right) const;

    // missing_line.cpp
    bool comes_out(const Fit& fit) const;
    std::size_t put_in(const Columns& line);
    std::optional<Slip> line_left_out() const;
    void stand_rightly();
    bool rows_hold() const;
    void tell_missing_line(std::size_t row, Slip slip, std::vector<Slip> others, bool sure);

    // games.cpp
    void add_game_won(const Won& said, const std::string& winner);
    void check_standings();
    /// So many points too many that somebody had noted in a game, and the root of it.
    struct WrongStanding {
        Points out = 0;
        const GameOnSheet* game = nullptr;
        std::optional<std::size_t> root;
    };
    void check_standing(std::size_t rows, Side side, const Figure& said, WrongStanding& before);
    Mistake division(std::size_t row, Side side, Points written, Points right) const;
    Mistake game_played_on(std::size_t row, Side winner, const PerSide<Points>& standing) const;
    Mistake game_closed_too_soon(std::size_t row, const PerSide<Points>& standing) const;
    void add_division(Mistake mistake);

    // join.cpp
    bool written_on_two_lines(const Row& first, const Row& second, bool sure) const;

    // sums.cpp
    std::optional<std::size_t> cause_in_rows(Side side, bool above, bool as_it_should_be) const;
    Link check_total(Side side, bool above);
    std::vector<Slip> slips_in_whole_line() const;
    void slips_in_split_entries(Mistake& mistake, Side side, bool above, Points local) const;
    bool is_of_whole_line(Mistake& mistake);
    std::optional<Link> check_running(Side side, Running::Of of);
    void running_slip(const Running& each, Points before, Points right, Link& link);
    void follows_slip(const Running& each, Points off, std::size_t cause);
    Link check_points(Side side, const Link& below, const Link& above);
    Link check_sum(Side side, const Link& below, const Link& above, const Link& bonus);
    void check_result(const PerSide<Link>& sums);
    std::optional<Columns> asked_by_totals() const;
    std::optional<Columns> asked_of_row(std::size_t row,
                                        const Columns& off) const;  ///< nothing where it would be less than nothing
    void slips_in_rows_for(Mistake& mistake, Side side, bool above, Points off);
    void slips_in_row_for(Mistake& mistake, std::size_t row, const Columns& off, double times) const;
    Mistake wrong(What what, Side side, bool above, const Figure& figure, Points right, Points from_written) const;

    // brought.cpp
    std::optional<Points> brought_rightly(Side side) const;
    Link check_brought(Side side);
    void bring_rightly(Account& account) const;

    // bonus.cpp
    Link check_bonus(Side side);
    std::vector<Slip> slips_in_bonus(Side side, Points written, Points right) const;
    std::size_t bonus_in_sum(Side side, const Link& bonus, Points off, const Figure& sum, Mistake wrong_sum);

    /// A row as it should be; not known past the end of the rubber.
    struct HoldsRight {
        bool known = false;
        Columns columns;
    };

    Audit audit_;
    const lawbook::Book& book_;
    const lawbook::Settings& settings_;
    const scoring::Figures& figures_;
    Explainer explainer_;
    std::vector<PerSide<Points>> standing_written_, standing_right_;  ///< before each row
    std::map<std::size_t, Columns> supposed_;  ///< rows without a hand: what they should be, as far as the sheet gives it away
    std::vector<HoldsRight> rights_;
    std::vector<std::optional<std::size_t>> row_cause_;  ///< the root in each row, if any
    std::size_t searched_ = 0;                           ///< so many rows for their slips
    std::optional<std::size_t> division_cause_;
    std::optional<std::size_t> whole_line_cause_;  ///< the first total that a whole line would put right, with others
};

/// "the entry of 24 (line 9)"
std::string figure_words(const Figure& figure, std::string_view what);

/// Who can have won the rubber, the figures of the two columns being what they are; nothing if no way of dividing them into games
/// works, or if either side can.
std::optional<Side> winner_by_columns(const PerSide<std::vector<Points>>& below, const scoring::Figures& figures);

}  // namespace hoyle::audit
