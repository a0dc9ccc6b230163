// Any bytes as a club's book: loaded, and if it loads, proved, compared with a printed code and said in words. Nothing may crash,
// hang or explode.

#include "lawbook/difference.hpp"
#include "lawbook/load.hpp"
#include "lawbook/prove.hpp"
#include "lawbook/wording.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

using namespace hoyle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string path = std::filesystem::temp_directory_path() / ("hoyle-fuzz-" + std::to_string(getpid()) + ".yaml");
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) std::abort();
    std::fwrite(data, 1, size, file);
    std::fclose(file);
    const lawbook::Loaded loaded = lawbook::load(path);
    std::filesystem::remove(path);
    if (loaded.book.has_value() != loaded.mistakes.empty()) std::abort();
    if (loaded.book) {
        lawbook::prove(*loaded.book);
        lawbook::difference(*lawbook::find_shipped("portland-1904"), *loaded.book);
        for (const lawbook::Ruling& ruling : loaded.book->rulings)
            if (lawbook::ruling_in_words(*loaded.book, ruling).empty()) std::abort();
    }
    for (const lawbook::Mistake& mistake : loaded.mistakes)
        if (mistake.message.empty() || lawbook::describe(mistake).find('\x1b') != std::string::npos) std::abort();
    return 0;
}
