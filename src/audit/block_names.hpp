// The two names of a block, and which side of the table each is. Internal to audit/.
#pragma once

#include "audit/sheet.hpp"

namespace hoyle::audit {

/// The names of the two columns, in the order in which the block uses them.
class Names {
public:
    Names(Sheet& sheet, const PerSeat<std::string>& players) : sheet_(sheet), players_(players) {}

    /// nothing: a third name
    std::optional<Side> side(const log::SideName& name);

    /// A side that the block never names is called the others.
    void name_the_others();

private:
    Sheet& sheet_;
    const PerSeat<std::string>& players_;
    PerSide<std::string> known_;
};

}  // namespace hoyle::audit
