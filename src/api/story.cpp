#include "api/story.hpp"

#include "prose/retell.hpp"
#include "source/text.hpp"

namespace hoyle::api {
namespace {

/// What became of each line that is not the language's.
std::vector<Understood> understood_of(const Retold& retold)
{
    std::vector<Understood> out;
    std::size_t at = 0;
    for (const WrittenLine& line : retold.lines) {
        const auto end = retold.bytes.find('\n', at);
        const auto told = std::string_view(retold.bytes).substr(at, end - at);
        if (!line.heard_as.empty()) out.push_back({line.number, line.heard_as});
        else if (!line.words.empty())
            out.push_back({line.number, told.starts_with('#') ? std::string() : printable(told.substr(0, told.find("  # ")))});
        at = end + 1;
    }
    return out;
}

}  // namespace

std::unique_ptr<log::Input> Story::told_again(std::unique_ptr<log::Input> log)
{
    return log::told_again(std::move(log), [this](std::string_view text, const Language& language) {
        auto retold = prose::retell(text, language);
        if (retold) understood = understood_of(*retold);
        return retold;
    });
}

}  // namespace hoyle::api
