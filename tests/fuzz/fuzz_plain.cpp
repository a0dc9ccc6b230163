// Any bytes as a session log, judged in the short way of plain deals and in the ordinary way alone: the reports must not differ.

#include "plain_logs.hpp"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string log(reinterpret_cast<const char*>(data), size);
    const auto sum = static_cast<unsigned>(std::accumulate(data, data + size, std::size_t{0}));
    const std::string book = sum % 2 == 0 ? "portland-1904" : plain_logs::book(sum);
    const bool json = sum % 5 == 0;
    const std::string ordinary = plain_logs::ordinary_way(log, book, json).report,
                      quick = plain_logs::quick_way(log, book, json, 256 << sum % 8, 1).report;
    if (quick != ordinary) {
        std::cerr << "the ordinary way:\n" << ordinary << "----\nthe short way:\n" << quick;
        std::abort();
    }
    return 0;
}
