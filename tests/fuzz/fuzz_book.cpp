// Any bytes as a club's book: loaded, and if it loads, proved. Nothing may crash, hang or explode.

#include "lawbook/load.hpp"
#include "lawbook/prove.hpp"

#include <cstdint>
#include <cstdio>
#include <string>
#include <unistd.h>

using namespace hoyle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string path = "/tmp/hoyle-fuzz-" + std::to_string(getpid()) + ".yaml";
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) return 0;
    std::fwrite(data, 1, size, file);
    std::fclose(file);
    const lawbook::Loaded loaded = lawbook::load(path);
    if (loaded.book && size < 4096) lawbook::prove(*loaded.book);
    for (const lawbook::Mistake& mistake : loaded.mistakes)
        if (mistake.message.empty()) __builtin_trap();
    return 0;
}
