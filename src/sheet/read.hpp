// A score sheet as it was kept, in anybody's hand, read as the block of the session language that it comes to.
//
// One search over what every figure, word and rule may stand for finds the reading that supposes least (search.hpp); its costs
// stand in costs.hpp. What was read is written as a block (write.hpp), and audited like any other.
#pragma once

#include "source/text.hpp"

#include <optional>
#include <string_view>

namespace hoyle::sheet {

/// What is known of a text beside its figures.
struct Known {
    std::string_view laws;            ///< the statement that names its code: `laws portland-1904`; empty: none is named
    bool (*reads)(std::string_view);  ///< does the grammar take a line?
};

/// Nothing: the text is no score sheet, or it tells of the play as well, or it is written in the language. Never throws on bad
/// text.
std::optional<Translation> read_as_kept(std::string_view text, const Known& known);

}  // namespace hoyle::sheet
