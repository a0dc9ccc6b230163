// How long a test that goes by rounds goes, and from which seed: for a longer look (a hundred thousand hands, another seed) and
// for a shorter one (under the sanitizers).
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

/// As many rounds as usual, or HOYLE_ROUNDS per cent of them; at least one.
inline std::size_t rounds(std::size_t usual)
{
    const char* percent = std::getenv("HOYLE_ROUNDS");
    return percent ? std::max<std::size_t>(1, usual * std::strtoull(percent, nullptr, 10) / 100) : usual;
}

/// HOYLE_SEED, or the same one every time.
inline std::uint64_t seed(std::uint64_t usual)
{
    const char* given = std::getenv("HOYLE_SEED");
    return given ? std::strtoull(given, nullptr, 10) : usual;
}
