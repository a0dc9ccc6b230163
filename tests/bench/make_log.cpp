// Writes a log of random legal deals, many rubbers long: make_log MEGABYTES [canonical | spelt | malformed] > big.hoyle
//
// spelt: in small letters throughout, so that no line is in its canonical form. malformed: in every hundredth deal a line cannot be read.

#include "slow_table.hpp"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <string_view>

int main(int argc, char** argv)
{
    const double megabytes = argc > 1 ? std::strtod(argv[1], nullptr) : 1;
    const std::string_view form = argc > 2 ? argv[2] : "canonical";
    std::fputs("laws portland-1904\n", stdout);
    double written = 0;
    // A few thousand different deals, over and over: what is read is the same work, and the file is made in seconds.
    std::vector<std::string> deals;
    for (unsigned seed = 0; seed < 4000; ++seed) deals.push_back(slow::play(seed, 0, 0).log);
    for (std::size_t i = 0; written < megabytes * 1e6; ++i) {
        if (i % 6 == 0) written += std::fprintf(stdout, "rubber\n");
        std::string deal = deals[i % deals.size()];
        deal.replace(0, 6, "deal " + std::to_string(i % 6 + 1));
        if (form == "spelt")
            for (char& c : deal) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (form == "malformed" && i % 100 == 0) deal += "  S pases\n";
        written += static_cast<double>(std::fwrite(deal.data(), 1, deal.size(), stdout));
    }
}
