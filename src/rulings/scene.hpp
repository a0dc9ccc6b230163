// What everyone who rules looks at: the section being told, the time, the book. None of it changes while a section is gone
// through.
#pragma once

#include "rulings/matter.hpp"

namespace hoyle::rulings {

struct Scene {
    const lawbook::Book* book = nullptr;
    const lawbook::Settings* settings = nullptr;
    const table::Replay* replay = nullptr;
    std::uint64_t section = 0;

    const std::vector<log::Statement>& statements() const { return replay->section->statements; }
    const log::Statement& statement(std::size_t index) const { return statements()[index]; }
    /// Who says or does what a statement tells; nobody: not known.
    Seats who(std::size_t statement) const { return replay->who[statement]; }

    bool whist() const { return replay->custom.whist; }
    std::optional<Seat> dealer() const { return replay->dealer; }
    /// Of the dealer's side; after the first lead (at auction bridge after the make) of the side of whoever plays two hands.
    bool of_dealers_side(Seat seat, table::Moment now = 0) const
    {
        return replay->dealer && side_of(seat) == side_of(replay->dealer_at(now));
    }

    table::Timeline timeline() const { return table::Timeline(*replay); }
    Time time(table::Moment moment) const { return time_of(section, moment); }
    bool told_here(const Matter& matter) const { return matter.section == section; }

    Spot spot(Span span) const;
    Spot spot_of(std::size_t statement) const;  ///< unknown behind the last
    Spot spot_at(Time time) const;              ///< unknown for a moment of another section
};

}  // namespace hoyle::rulings
