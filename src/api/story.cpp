#include "api/story.hpp"

#include "prose/translate.hpp"
#include "source/text.hpp"

namespace hoyle::api {
namespace {

/// What became of each line that is not the language's.
std::vector<Understood> understood_of(const Translation& translation)
{
    std::vector<Understood> out;
    std::size_t at = 0;
    for (const WrittenLine& line : translation.lines) {
        const auto end = translation.bytes.find('\n', at);
        const auto told = std::string_view(translation.bytes).substr(at, end - at);
        if (!line.understood_as.empty()) out.push_back({line.number, line.understood_as});
        else if (!line.words.empty())
            out.push_back({line.number, told.starts_with('#') ? std::string() : printable(told.substr(0, told.find("  # ")))});
        at = end + 1;
    }
    return out;
}

}  // namespace

std::unique_ptr<log::Input> Story::translated(std::unique_ptr<log::Input> log)
{
    return log::translated(std::move(log), [this](std::string_view text, const Language& language) {
        if (told_ != text) {
            translation_ = prose::translate(text, language);
            told_ = text;
        }
        if (translation_) understood = understood_of(*translation_);
        return translation_;
    });
}

}  // namespace hoyle::api
