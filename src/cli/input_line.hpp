// Lines of an input that may be anything: no more of one is kept than a line may have.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace hoyle::cli {

enum class Line {
    whole,
    endless,  ///< longer than it may be: nothing more is to be read, for there may be no end to it
    none
};

/// The next line, without its end.
Line next_line(std::istream& in, std::string& line, std::size_t longest);

inline constexpr std::size_t longest_typed = std::size_t{1} << 20, longest_report_line = std::size_t{1} << 26;

}  // namespace hoyle::cli
