// What the figures of each unit of a sheet can be under one layout and game, worked out once: the sheet is gone through several
// times, with more states each time.
#pragma once

#include "sheet/foot.hpp"
#include "sheet/unit.hpp"

#include <memory>
#include <vector>

namespace hoyle::sheet {

/// Kept by whatever step takes one.
using Entries = std::vector<std::shared_ptr<const Entry>>;

struct PreparedUnit {
    std::vector<Entries> entries;  ///< below the line, then above; of a sheet that is not crossed only the first
    Entries pair, triple;          ///< of the unit and the one or two behind it, as one hand
    FootUnit foot;                 ///< the unit as sums
};

/// Units, layout and table must outlive it.
class Prepared {
public:
    Prepared(const std::vector<Unit>& units, const Layout& layout, const HandTable& table);

    const std::vector<Unit>& units() const { return units_; }
    const Layout& layout() const { return layout_; }
    const HandTable& table() const { return table_; }

    /// Of the unit `i`; empty of a rule, and of a line without figures. It stays where it is.
    const PreparedUnit& at(std::size_t i);

private:
    void find_headings();
    PreparedUnit prepared(std::size_t i) const;
    bool may_pair(const Unit& first, const Unit& second) const;

    const std::vector<Unit>& units_;
    const Layout& layout_;
    const HandTable& table_;
    std::vector<std::unique_ptr<const PreparedUnit>> all_;
    std::size_t headed_from_ = static_cast<std::size_t>(-1);  ///< where the columns of the sums are headed anew
    Layout foot_layout_;
};

/// At whist figures are told in words as often as not.
bool tells_cards(const Unit& unit, const HandTable& table);

}  // namespace hoyle::sheet
