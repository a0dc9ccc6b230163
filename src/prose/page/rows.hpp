// Which lines of a page are the rows of a printed deal, and whose each of their cards is: under a heading, with each card's
// player, or as they were played.
#pragma once

#include "prose/page/cards.hpp"
#include "prose/page/columns.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct PageLine {
    std::string_view whole, words;
    std::vector<PrintedCard> cards;  ///< of a row, in the order of the columns
    std::vector<std::string> statements;
    std::optional<Seat> leader{};  ///< of a trick whose players are named as they played
    bool gap = false;              ///< a trick among rows of cards, told in other words: `5. Julia led the nine, and ...`
    bool kept = false;             ///< the grammar takes it
    bool heard = false;            ///< it tells a hand, or the code
    bool cut = false;              ///< it tells of the cut for the next deal
};

/// Fills in the cards, the leaders and the gaps of the lines. Three rows at least; else nothing is found.
class Rows {
public:
    /// `names`: who sits where, as the text tells.
    Rows(std::vector<PageLine>& lines, std::string_view text, const PerSeat<std::string>& names)
        : lines_(lines), text_(text), told_names_(names)
    {}

    bool find();

    std::size_t heading() const { return heading_; }  ///< the line of the heading; without one, of the first row
    const Columns& columns() const { return columns_; }
    std::optional<Seat> leader() const { return leader_; }  ///< to the first row, where that is told
    std::optional<Seat> dealer() const { return dealer_; }  ///< where the rows were read by him

private:
    bool find_heading();
    bool find_rows();
    void told_behind(PageLine& line, std::string_view rest) const;
    bool turn_to_seats(PageLine& line) const;
    void forget_gaps();
    bool is_in_order(std::size_t line, std::size_t& row);
    bool find_rows_of_players();
    Columns round_the_table() const;
    void seat_names(Columns& columns) const;
    bool read_rows_of_players(const Columns& columns);
    bool find_rows_as_played();
    void add_broken_off(int number);
    void forget_leaders_in_columns();

    std::vector<PageLine>& lines_;
    std::string_view text_;
    const PerSeat<std::string>& told_names_;
    std::size_t heading_ = 0;
    Columns columns_;
    std::optional<Seat> leader_, dealer_;
};

}  // namespace hoyle::prose
