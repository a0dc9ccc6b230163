// The state of one reading of a score sheet. Only for src/prose/sheet; the order of its steps stands in sheet.cpp.
#pragma once

#include "prose/sentences.hpp"
#include "prose/sheet/columns.hpp"
#include "prose/sheet/find_sides.hpp"
#include "prose/sheet/hand.hpp"
#include "prose/sheet/rows.hpp"
#include "prose/sheet/sums.hpp"
#include "source/text.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::prose {

/// A line as written, and what was made of it.
struct TextLine {
    std::string_view whole, words;
    std::string barred;  ///< of a table pasted: the same with bars between its cells
    SheetLine marks;
    /// With the places that the marks have.
    std::string_view laid_out() const { return barred.empty() ? whole : std::string_view(barred); }
    enum class What { nothing, kept, heading, rule, entry, foot, hand, column, remark, unread } what = What::remark;
    std::vector<std::string> statements;
};

inline bool is_figure(const Mark& mark) { return mark.counts() && !mark.nil && !mark.aside; }

class SheetReading {
public:
    SheetReading(std::string_view text, bool (*reads)(std::string_view)) : reads_(reads), text_(text) {}

    bool read();  ///< false: it is no score sheet
    /// The same, for one whose rows are read by what adds up in them (hand.hpp): a figure belongs to the column it stands in, or
    /// to whom the words name.
    bool read_hands(bool columns);
    Retold retold();  ///< once it was read

private:
    // head.cpp
    bool cut();
    bool of_play(std::string_view words) const;
    static std::optional<std::string> table_in(std::string_view words);
    void head_line(TextLine& line);
    void name_sides();
    void what_was_played();
    void head();
    bool columns_fit() const;
    bool in_the_language() const;
    bool tells_play() const;
    bool cells_hold_words() const;

    // by_rows.cpp
    std::string entry(const RowTold& row) const;
    static void points_in_words(RowTold& row, const std::array<int, 2>& standing);
    void hands_at_foot(const std::vector<std::pair<std::size_t, RowTold>>& entries,
                       const std::vector<std::pair<std::size_t, HandWords>>& hands);
    static int maker(const RowTold& row);
    static bool may_tell(const RowTold& row);
    bool honours_behind(const RowTold& row, std::size_t i);
    RowTold cells_told(const std::vector<Mark>& marks, const std::array<int, 2>& standing) const;
    std::vector<std::string> cells_summed(const std::vector<Mark>& marks, std::array<std::optional<int>, 2>& sums,
                                          bool& foot) const;
    static void only_whist(std::vector<std::string>& told);
    void running_scores();
    /// What the rows read so far leave to those behind them.
    struct RowsSoFar {
        std::vector<std::pair<std::size_t, RowTold>> entries;
        std::vector<std::pair<std::size_t, HandWords>> hands;  ///< told since the last of them
        HandWords waiting;                                     ///< the hand of the next entry
        std::array<int, 2> standing{};                         ///< below the line, in the game
        std::array<std::optional<int>, 2> sums;
        bool entered = false, foot = false;
        bool open = false;                    ///< a game is
        std::array<int, 2> below{}, above{};  ///< all of the entries
        std::vector<std::string> bonuses;     ///< as told; what is told again is the same
        void end_game() { open = false, standing = {}; }
    };
    bool tells_hand(const TextLine& line) const;
    RowTold row_of(const TextLine& line, const std::array<int, 2>& standing) const;
    bool tells_sums(TextLine& line, RowsSoFar& so_far) const;
    bool tells_standing(TextLine& line, const RowTold& row, const RowsSoFar& so_far) const;
    bool tells_whole_game(TextLine& line, RowTold& row) const;
    void no_entry(std::size_t i, RowTold row, RowsSoFar& so_far);
    void take_entry(std::size_t i, RowTold row, RowsSoFar& so_far);
    void by_rows();

    // by_hands.cpp
    const lawbook::Book* code() const;
    void pass_hand_numbers();
    bool honours_of_last(std::size_t i, RowsSoFar& so_far);
    void beside_hands(std::size_t i, RowsSoFar& so_far);
    void tells_foot(TextLine& line, RowsSoFar& so_far) const;
    void turn_round(std::string& statement, const RowsSoFar& so_far) const;
    bool tells_difference(TextLine& line) const;
    bool tells_column_sums(TextLine& line, RowsSoFar& so_far) const;
    bool tells_lone_figure(TextLine& line, const Mark& figure, int side, const RowsSoFar& so_far) const;
    bool hands_agree() const;
    std::vector<Mark> marks_of(const TextLine& line) const;

    // by_columns.cpp
    bool of_honours(TextLine& line) const;
    void column(const ColumnRow& row, ColumnsRead::What what, bool above, std::array<std::optional<int>, 2>& sums);
    bool is_of_foot(const TextLine& line, const ColumnRow& row) const;
    void foot(TextLine& line, std::array<std::optional<int>, 2>& sums, bool& begun) const;
    void by_columns();

    // adds_up.cpp
    struct Column;
    void add_up(const std::string& statement, std::array<Column, 4>& columns) const;
    bool is_misread() const;
    bool adds_up() const;
    bool sums_agree() const;
    void drop_totals();

    // sheet.cpp
    std::size_t unlikely(const TextLine& line) const;
    bool enough() const;
    void append(std::string_view bytes, std::size_t i, std::string_view written);
    void put(std::size_t i);
    void say_laws(std::size_t i);

    bool (*reads_)(std::string_view);
    std::string_view text_;
    std::vector<TextLine> lines_;
    Sides sides_;
    std::vector<std::pair<std::size_t, RowTold>> rows_;    ///< at whist, with their lines; `game`: one begins
    std::optional<std::pair<std::size_t, RowTold>> last_;  ///< the entry before, and its line
    std::string laws_said_;
    bool laws_ = false, said_ = false, block_ = false, games_ = false, whist_ = false;
    bool words_in_cells_ = false, columns_ = false;
    std::optional<FoundSides> found_;          ///< the hands are told by figures that add up
    std::optional<scoring::Figures> figures_;  ///< of the code played by, then
    std::size_t first_hand_ = 0, last_hand_ = 0;
    Retold out_;
};

}  // namespace hoyle::prose
