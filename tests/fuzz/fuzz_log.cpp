// Any bytes as a session log: judged under a book, printed, printed again. Nothing may crash or hang, and what is printed must
// print the same.

#include "examine.hpp"
#include "report/report.hpp"
#include "source/unseen.hpp"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <numeric>
#include <sstream>

using namespace hoyle;

namespace {

std::string printed(std::string_view text)
{
    log::Reader reader("fuzz", log::from_memory(text));
    log::Section section;
    std::string out;
    while (reader.next(section)) out += log::print(section);
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    // one book for each input, whichever its bytes add up to: all five in turn would be five times slower
    static constexpr const char* books[] = {"portland-1904", "whist-club-1897", "american-1905", "american-1907", "short-whist"};
    std::ostringstream out;
    const auto report = report::text(out, false, report::Blocks::drawn);
    ExamineOptions options;
    options.chunk = 256;  // what is kept of a text that has moved on shows
    options.laws = books[std::accumulate(data, data + size, std::size_t{0}) % std::size(books)];
    report->begin("fuzz");
    report->end(examine(log::from_memory(text), options, *report));
    const std::string told = out.str();
    for (const char& c : told)
        if (c != '\n' && unseen_length(&c, told.data() + told.size()) != 0) std::abort();
    const std::string once = printed(text);
    if (printed(once) != once) {
        std::cerr << "printing twice differs:\n" << once << "----\n" << printed(once);
        std::abort();
    }
    return 0;
}
