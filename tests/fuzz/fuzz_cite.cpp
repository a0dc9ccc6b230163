// Any bytes as a description: the first chooses the books, the rest is what is told. Understood or not, nothing may crash or
// hang, nothing come out that a terminal would obey, and twice the words may not take much more than twice the time.

#include "cite/ask.hpp"
#include "cite/cite.hpp"
#include "report/cite.hpp"
#include "source/text.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace hoyle;

namespace {

/// True of text in UTF-8 that no terminal obeys: without control characters, those of two bytes among them.
bool is_plain(const std::string& text, const std::string& allowed)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if ((c < 0x20 && allowed.find(text[i]) == std::string::npos) || c == 0x7f) return false;
        if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;
    }
    return find_invalid_utf8(text) == std::string::npos;
}

double seconds(const cite::Request& request)
{
    const auto begin = std::chrono::steady_clock::now();
    cite::cite(request);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// The first answer to every question, then the last.
void ask(const cite::Citing& citing, bool last)
{
    for (std::size_t matter = 0; matter < citing.matters.size(); ++matter) {
        std::vector<std::size_t> choices;
        for (cite::Next next = cite::next(citing, matter, choices); next.question; next = cite::next(citing, matter, choices)) {
            if (next.question->answers.empty() || choices.size() > 20) std::abort();
            choices.push_back(last ? next.question->answers.size() - 1 : 0);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    cite::Request request;
    request.text.assign(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto books = lawbook::shipped();
    if (data[0] % (books.size() + 1) < books.size()) request.books = {&books[data[0] % (books.size() + 1)]};
    const cite::Citing citing = cite::cite(request);
    const std::string text = report::cite_text(request, citing, false), json = report::cite_json(request, citing),
                      line = report::cite_json_line(request, citing, 1);
    if (text.empty() || !nlohmann::json::parse(json).is_object() || !nlohmann::json::parse(line).is_object()) std::abort();
    // the command takes no other descriptions; what is behind it is no less safe, but need not print what it was not given
    if (is_plain(request.text, "\n\r\t") && !is_plain(text + json + line, "\n")) std::abort();
    ask(citing, false);
    ask(citing, true);
    constexpr std::size_t long_enough = 500;  // shorter ones are over too soon to be measured
    if (size > long_enough) {
        cite::Request longer = request;
        longer.text = request.text + ' ' + request.text + ' ' + request.text + ' ' + request.text;
        constexpr double fairly = 16, slack = 0.5;  // four times as long; the machine has other work too
        if (seconds(longer) > fairly * seconds(request) + slack) std::abort();
    }
    return 0;
}
