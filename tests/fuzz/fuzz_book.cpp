// Any bytes as a club's book: loaded, and if it loads, proved, compared with a printed code and said in words; a log is judged by
// it, for a club may play by a book before it is proved. Nothing may crash, hang or explode.

#include "every_form.hpp"

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

namespace {

/// A little of everything that asks a book: doubles, a revoke, a lead out of turn, honours, scores, a written block.
constexpr const char* evening =
    "table N: Archer, E: Carr, S: Burton, W: Dene\nstakes 1 shilling per 100\nrubber\ndeal 1 by S\n"
    "  hands N:A6542.853.J63.J3 J7.Q92.Q987.AK42 KQ8.KJT76.AK2.87 T93.A4.T54.QT965\n  S makes hearts\n  W doubles\n  S "
    "redoubles\n"
    "   1. W: C6 C3 CK C7\n   2. E: CA C8 C5 CJ\n   3. E: H2 HK S3 H3\n   4. W: C4\n  NS claims revoke by W\n  NS take three\n"
    "deal 2 by W\n  W makes no trumps\n  E doubles\n  result EW 9\n  honours NS 3\n  score EW below 36 above 30\n"
    "deal 3 by N\n  N passes\n  S makes spades\n  disputed E v N: N drops HK\n  result NS 13\n  chicane S\n"
    "block \"b\"\n  NS 24 | 16\n  EW 36 | 30\n  game EW\n  total NS 40, EW 66\n";

void judge_by(const std::string& book, bool audit)
{
    ExamineOptions options;
    options.laws = book;
    options.working = !audit;
    EveryForm told(audit ? report::Blocks::drawn : report::Blocks::told);
    told.begin("evening");
    report::Counted counted(told, audit);
    told.end(examine(log::from_memory(evening), options, counted));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string path = std::filesystem::temp_directory_path() / ("hoyle-fuzz-" + std::to_string(getpid()) + ".yaml");
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) std::abort();
    std::fwrite(data, 1, size, file);
    std::fclose(file);
    const lawbook::Loaded loaded = lawbook::load(path);
    if (loaded.book) judge_by(path, size % 2 == 0);
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
