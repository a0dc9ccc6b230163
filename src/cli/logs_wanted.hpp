// The logs that a report must tell, by name.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hoyle::cli {

struct LogsWanted {
    std::map<std::string, std::string> names;  ///< as reports have them, and where each was named; empty: in a folder
    std::vector<std::string> faults;           ///< names that stand twice

    /// `typed`: a folder, as a command takes it that wants logs; or a file with a name a line (or behind each a NUL); "-":
    /// standard input. Throws std::system_error if it cannot be read.
    explicit LogsWanted(const std::string& typed);
};

}  // namespace hoyle::cli
