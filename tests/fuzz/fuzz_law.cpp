// Any bytes as what is asked of the books: the first line the words, the rest a text of the printed code. Understood or not,
// found or not; nothing may crash or hang, and nothing come out that a terminal would obey.

#include "pages/law.hpp"
#include "lawbook/printed_code.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace hoyle;

namespace {

void check(const std::string& text)
{
    for (const unsigned char c : text)
        if ((c < 0x20 && c != '\n') || c == 0x7f) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string all(reinterpret_cast<const char*>(data), size);
    const auto line = all.find('\n');
    const std::string words = all.substr(0, line), text = line == std::string::npos ? "" : all.substr(line + 1);
    if (words.find('/') == std::string::npos && words.find(".y") == std::string::npos) {  // nothing is read from the disk
        for (const bool json : {false, true})
            for (const char* laws : {"", size % 2 ? "american-1907" : "short-whist"}) {
                pages::LawRequest request;
                request.words = {words};
                request.laws = laws;
                request.json = json;
                const pages::Answer answer = pages::answer_law(request);
                if ((answer.code == 0) != answer.errors.empty() || (answer.code == 0) == answer.output.empty()) std::abort();
                check(answer.output + answer.errors);
            }
    }
    const lawbook::Book& book = *lawbook::find_shipped(size % 2 ? "portland-1904" : "american-1907");
    const lawbook::PrintedCode printed(book, text);
    for (const lawbook::Law& law : book.laws) check(printed.of(law).text);
    if (printed.fit() < 0 || printed.fit() > 1.0001) std::abort();
    return 0;
}
