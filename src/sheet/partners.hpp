// Sheets on which the partners change: `Hugh & Maud v. Percy & Tilly`, and after the rubber `Hugh & Percy v. Maud & Tilly`.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace hoyle::sheet {

struct PartnerChanges {
    /// Where in the text a line opposes the same four players as the line before that did, but otherwise paired: there another
    /// sheet begins. In order; empty: the partners stay the same.
    std::vector<std::size_t> begins;
    std::size_t end = 0;  ///< of the last sheet: where a line of the four names heads what each has won or lost, or of the text
};

PartnerChanges changes_of_partners(std::string_view text);

}  // namespace hoyle::sheet
