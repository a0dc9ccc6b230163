// Logs that are named in a file: which are to be judged, or which a report must tell.
#pragma once

#include "cli/log_files.hpp"

#include <string>
#include <vector>

namespace hoyle::cli {

struct ListOfLogs {
    struct Named {
        LogFile log;
        std::string place;  ///< where the list names it; empty: it is in a folder
    };
    std::vector<Named> logs;          ///< in the order of the list, each once
    std::vector<std::string> faults;  ///< names that stand twice

    /// `typed`: a file with a name a line (or behind each a NUL); "-": standard input; or a folder, which stands for the logs in
    /// it. Throws std::system_error if it cannot be read.
    explicit ListOfLogs(const std::string& typed);
};

}  // namespace hoyle::cli
