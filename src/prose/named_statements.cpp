// Statements of the language that a story has, but for players' names in place of seats, a capital, or talk behind them.

#include "prose/lists.hpp"
#include "prose/story_translator.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {

/// The line with seats for the players' names, `Moss claims a revoke by Lacy`; nothing: none is named. Quoted speech stays as it
/// is.
std::optional<std::string> StoryTranslator::with_seats(std::string_view line) const
{
    std::string out;
    std::string_view title;
    bool quoted = false, named = false;
    for (const auto word : split(line)) {
        quoted = quoted != (std::count(word.begin(), word.end(), '"') % 2 != 0);
        auto name = word;
        while (!name.empty() && (name.back() == '.' || name.back() == ',')) name.remove_suffix(1);
        auto seat = quoted || name.size() < 2 ? std::nullopt : table_.find(name);
        if (const auto titled = title.empty() ? std::nullopt : table_.find(title, name)) seat = titled;  // Mrs. Hall, not Hall
        if (!title.empty() && seat) out.erase(out.rfind(' ', out.size() - 2) + 1);
        named = named || seat;
        title = !seat && is_in(List::titles, name) ? name : std::string_view("");
        out += seat ? std::string(1, letter_of(*seat)) + std::string(word.substr(name.size())) : std::string(word);
        out += ' ';
    }
    while (!out.empty() && (out.back() == ' ' || out.back() == '.')) out.pop_back();
    return named ? std::optional(out) : std::nullopt;
}

/// `Rubber 2`: a statement that begins with a capital.
std::optional<std::string> StoryTranslator::in_small_letters(std::string_view line) const
{
    if (split(line).empty()) return std::nullopt;
    std::string small(line);
    small[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[0])));
    const auto first = split(small).front();
    const bool heads = small[0] != line[0] && (is_in(List::statement_starts, first) || is_in(List::statement_nouns, first));
    return heads ? std::optional(small) : std::nullopt;
}

/// A statement of the language with players' names in it, and perhaps talk behind its stop, which is read by itself.
bool StoryTranslator::by_names(std::string_view whole, std::string_view words)
{
    const auto indent = static_cast<std::uint32_t>(
        characters(whole.substr(0, static_cast<std::size_t>(words.data() - whole.data()))));
    for (auto end = words.find(". ");; end = words.find(". ", end + 1)) {
        const auto first = words.substr(0, end);
        auto statement = with_seats(first);
        if (!statement && end == words.npos) statement = in_small_letters(first);
        // `West makes hearts. No double.`
        if (!statement && end != words.npos && stating_.is_statement(first)) statement = std::string(first);
        if (statement && stating_.reads(*statement)) {
            changed = true;
            of_the_language_ = true;
            put(*statement + "  # " + std::string(words), words, indent);
            table_.update(*statement);
            if (end != words.npos) behind_a_statement(trimmed(words.substr(end + 2)), indent);
            return true;
        }
        if (end == words.npos) break;
    }
    const auto deed = behind_speech(words);
    if (!deed) return false;
    changed = of_the_language_ = true;
    put(*deed + "  # " + std::string(words), words, indent);
    table_.update(*deed);
    return true;
}

/// `Max says sorry, I have a diamond and takes back S7`: what he did behind what he said, as a statement.
std::optional<std::string> StoryTranslator::behind_speech(std::string_view words) const
{
    for (const std::string_view verb : {" says ", " said "}) {
        const auto spoken = words.find(verb);
        if (spoken == words.npos) continue;
        const std::string who(words.substr(0, spoken));
        for (auto at = words.find(" and ", spoken); at != words.npos; at = words.find(" and ", at + 1)) {
            const std::string told = who + std::string(words.substr(at + 4));
            const auto statement = with_seats(told);
            if (const auto& deed = statement ? *statement : told; stating_.reads(deed)) return deed;
        }
    }
    return std::nullopt;
}

/// Talk behind a statement: what is understood of it is told, the rest is a remark.
void StoryTranslator::behind_a_statement(std::string_view talk, std::uint32_t indent)
{
    if (talk.empty()) return;
    const Table before = table_;
    const ParseResult told = lines_.understand(talk);
    table_ = before;
    if (stating_.reads(talk) || (!told.statements.empty() && !told.refused)) return line(talk);
    put("# " + std::string(talk), talk, indent);
}

}  // namespace hoyle::prose
