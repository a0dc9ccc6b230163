#include "cli/input_line.hpp"

#include <istream>

namespace hoyle::cli {

Line next_line(std::istream& in, std::string& line, std::size_t longest)
{
    line.clear();
    char piece[1 << 12];
    while (in) {
        in.getline(piece, sizeof piece);
        const auto got = static_cast<std::size_t>(in.gcount());
        const bool ended = in.good();  // the newline was taken, and counted
        line.append(piece, ended ? got - 1 : got);
        if (line.size() > longest) return Line::endless;
        if (ended) return Line::whole;
        if (in.eof()) return line.empty() ? Line::none : Line::whole;
        if (got != 0 && !in.bad()) in.clear();  // the piece was full
    }
    return Line::none;
}

}  // namespace hoyle::cli
