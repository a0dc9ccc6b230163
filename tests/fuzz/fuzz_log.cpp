// Any bytes as a session log: judged under a book, as it stands, and without any book, each told in every form; printed, printed
// again. Nothing may crash or hang, and what is printed must print the same.

#include "every_form.hpp"
#include "source/unseen.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <numeric>

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

void check_text(const std::string& text)
{
    for (const char& c : text)
        if (c != '\n' && unseen_length(&c, text.data() + text.size()) != 0) std::abort();
}

/// `laws` empty: by those that the log names, if it does. `audit`: as `hoyle audit` judges it.
void judge(std::string_view text, const std::string& laws, bool audit)
{
    ExamineOptions options;
    options.file = "fuzz";
    options.chunk = 256;  // what is kept of a text that has moved on shows
    options.laws = laws;
    options.working = !audit;
    EveryForm told(audit ? report::Blocks::drawn : report::Blocks::told);
    told.begin("fuzz");
    report::Counted counted(told, audit);
    told.end(examine(log::from_memory(text), options, counted));
    check_text(told.text.str());
    check_text(told.picture.str());
    check_text(told.json.str());
    if (!nlohmann::json::accept(told.json.str())) std::abort();
    std::istringstream lines(told.lines.str());
    for (std::string line; std::getline(lines, line);)
        if (!nlohmann::json::accept(line)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    // one book for each input, whichever its bytes add up to: all five in turn would be five times slower
    static constexpr const char* books[] = {"portland-1904", "whist-club-1897", "american-1905", "american-1907", "short-whist"};
    const auto sum = std::accumulate(data, data + size, std::size_t{0});
    judge(text, books[sum % std::size(books)], sum % 2 == 0);
    judge(text, {}, sum % 2 == 1);
    if (const std::string nameless = without_laws(text); nameless != text) judge(nameless, {}, sum % 3 == 0);
    const std::string once = printed(text);
    if (printed(once) != once) {
        std::cerr << "printing twice differs:\n" << once << "----\n" << printed(once);
        std::abort();
    }
    return 0;
}
