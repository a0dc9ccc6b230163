// What a finding goes by in its file, whatever the report.
#pragma once

#include "examine/examination.hpp"

#include <cstddef>
#include <map>
#include <string>

namespace hoyle::report {

/// Told of findings and rubbers in the order of the log.
class FindingIds {
public:
    /// What it says and where, but by no number that a line added above would change: deals and rubbers are numbered by the log.
    /// `block`: the number of the written block that it is about, from 1; 0: of none.
    std::string of(const Finding& finding, std::size_t block);
    void rubber_ends();

private:
    std::size_t rubbers_ = 0;
    std::map<std::string, int> used_;  ///< since the last rubber
};

}  // namespace hoyle::report
