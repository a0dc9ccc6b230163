// Any bytes as a hand told in words: understood or not, scored or refused, in text and for programs. Nothing may crash or hang.

#include "pages/score.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace hoyle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const char* book : {"portland-1904", "whist-club-1897", "short-whist"}) {
        pages::ScoreRequest request;
        request.laws = book;
        request.words = {std::string(reinterpret_cast<const char*>(data), size)};
        for (bool json : {false, true}) {
            request.json = json;
            const pages::ScoreAnswer answer = pages::answer_score(request);
            if ((answer.code == 0) != answer.errors.empty() || (answer.code == 0) == answer.output.empty()) std::abort();
            for (unsigned char c : answer.output + answer.errors)
                if ((c < 0x20 && c != '\n') || c == 0x7f) std::abort();
        }
    }
    return 0;
}
