// How little a log agrees with itself. Internal to table/.
#pragma once

#include "table/replay.hpp"

namespace hoyle::table {

/// How little a replay agrees with itself.
struct Discord {
    int impossible = 0;  ///< how many things cannot be, or are missing
    int standing = 0;    ///< ... and what it costs to leave them so
    int odd = 0;         ///< what may be, but seldom is: leads from the wrong hand, suits not followed
    int unknown = 0;
    int cost() const;  ///< as slip_costs.hpp weighs it
};

Discord discord(const Replay& replay);

/// Somebody at the table took something amiss, or mended it: what is odd is no slip of the pen.
bool taken_amiss(const log::Section& section);

}  // namespace hoyle::table
