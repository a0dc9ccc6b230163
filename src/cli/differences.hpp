// Two texts, and where they differ, line by line.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace hoyle::cli {

/// Lines that stand in one text and not in the other, where the rest agrees. Numbers count from 1; with no lines of its own in
/// one of them, before which of its lines they would stand.
struct Difference {
    std::size_t was_at = 0, is_at = 0;
    std::vector<std::string_view> was, is;
};

/// In the order of the texts; empty where every byte is the same. Of texts that differ over more than some thousand lines the
/// whole stretch is one difference.
std::vector<Difference> differences(std::string_view was, std::string_view is);

}  // namespace hoyle::cli
