// What a reader of everyday words asks of the language of logs, which it does not know itself: the language gives it
// (log/section.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoyle {

struct Language {
    /// Does the grammar take the line?
    bool (*reads)(std::string_view line);

    /// A line that the grammar takes, in its canonical form and without its comment; empty: it says nothing.
    std::string (*canonical)(std::string_view line);

    /// The statements, in their canonical form, of which a line that the grammar refuses is one slip of typing away; none: it is
    /// near no statement. A line of more than 120 bytes is not looked at.
    std::vector<std::string> (*meant)(std::string_view line);
};

}  // namespace hoyle
