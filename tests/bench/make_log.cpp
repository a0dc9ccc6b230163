// Writes a log of random deals, many rubbers long: make_log MEGABYTES [KIND] > big.hoyle. The kinds are those of corpus.hpp.

#include "corpus.hpp"

#include <cstdio>
#include <cstdlib>
#include <iostream>

int main(int argc, char** argv)
{
    const double megabytes = argc > 1 ? std::strtod(argv[1], nullptr) : 1;
    const auto kind = corpus::kind_of(argc > 2 ? argv[2] : "canonical");
    if (!kind) {
        std::cerr << "make_log: there is no such kind; there are:" << corpus::all_names() << '\n';
        return 2;
    }
    // A few thousand different deals, over and over: what is read is the same work, and the file is made in seconds. But where no
    // deal is to come again, some thousands more each time.
    const bool anew = *kind >= corpus::Kind::different;
    std::vector<std::string> deals = corpus::deals(*kind);
    const std::string head = "laws portland-1904\n";
    double written = static_cast<double>(std::fwrite(head.data(), 1, head.size(), stdout));
    for (std::size_t i = 0; written < megabytes * 1e6; ++i) {
        if (anew && i > 0 && i % deals.size() == 0) deals = corpus::deals(*kind, static_cast<unsigned>(i));
        const std::string& deal = deals[i % deals.size()];
        written += static_cast<double>(std::fwrite(deal.data(), 1, deal.size(), stdout));
    }
}
