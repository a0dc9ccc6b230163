#include "pages/describe.hpp"

#include "lawbook/choose.hpp"
#include "source/text.hpp"

namespace hoyle::pages {

std::string what_is_wrong(const std::string& text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return "tell what happened, or ask: hoyle cite dealer led from the wrong hand";
    if (text.size() > longest_description) return "that is too long: a few sentences, of at most 4000 characters, are enough";
    const auto is_control = [&](std::size_t at) {
        const auto c = static_cast<unsigned char>(text[at]);
        if (c == 0xc2 && at + 1 < text.size()) return static_cast<unsigned char>(text[at + 1]) < 0xa0;  // those of two bytes
        return c == 0x7f || (c < 0x20 && c != '\n' && c != '\r' && c != '\t');
    };
    for (std::size_t at = 0; at < text.size(); ++at)
        if (is_control(at)) return "that is no text";
    if (find_invalid_utf8(text) != std::string::npos) return "that is no text";
    return {};
}

std::string add_settings(const std::vector<std::string>& options, cite::Request& request)
{
    for (const std::string& option : options) {
        const auto equals = option.find('=');
        const std::string name = option.substr(0, equals), value = equals == std::string::npos ? "" : option.substr(equals + 1);
        std::string wrong;
        bool chosen = false;
        const auto try_book = [&](const lawbook::Book& book) {
            lawbook::Settings settings;
            std::string why = lawbook::choose(book, settings, name, value);
            if (why.empty()) chosen = true;
            else if (wrong.empty() || book.find_setting(name)) wrong = std::move(why);
            for (const auto& [known, as] : settings.chosen()) request.settings.emplace_back(known, as);
        };
        if (request.books.empty())
            for (const lawbook::Book& book : lawbook::shipped()) try_book(book);
        for (const lawbook::Book* book : request.books) try_book(*book);
        if (!chosen) return wrong;
    }
    return {};
}

}  // namespace hoyle::pages
