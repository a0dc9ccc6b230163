// Circumstances in words. Each attribute is told by the phrases of its values; who it was, by his role.

#include "lawbook/wording.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

using terms::AttributeUse;

bool has(std::span<const Word> words, Word word) { return std::find(words.begin(), words.end(), word) != words.end(); }

/// The values that an attribute can have in this game.
std::vector<Word> values_in(const AttributeUse& use, Game game)
{
    std::vector<Word> out;
    for (const terms::Value& value : use.values)
        if (value.game == Game::any || game == Game::any || value.game == game) out.push_back(value.word);
    return out;
}

/// "nobody has followed"; where the vocabulary has no phrase, its question and the word: "were spades trumps: yes".
std::string say(const AttributeUse& use, Word word)
{
    for (const terms::Value& value : use.values)
        if (value.word == word && !value.say.empty()) return std::string(value.say[0]);
    std::string asked(use.ask);
    if (!asked.empty() && asked[0] >= 'A' && asked[0] <= 'Z') asked[0] = static_cast<char>(asked[0] - 'A' + 'a');
    return fmt::format("{}: {}", asked, terms::slug(word));
}

std::string say_role(Word word)
{
    const auto role = terms::find_role(terms::slug(word));
    return std::string(role ? terms::say(*role) : terms::slug(word));
}

/// "an adversary of the dealer", "the dealer's side", "anyone but dummy", "the dealer or dummy"
std::string who(const std::vector<Word>& meant, const std::vector<Word>& all)
{
    const bool adversaries = has(meant, Word::eldest) && has(meant, Word::third);
    if (adversaries && meant.size() == 2) return "an adversary of the dealer";
    if (meant.size() > 2 && meant.size() + 1 == all.size())
        for (const Word word : all)
            if (!has(meant, word)) return "anyone but " + say_role(word);
    if (meant.size() == 3 && has(meant, Word::dealer) && has(meant, Word::partner) && has(meant, Word::dummy))
        return "the dealer's side";
    std::vector<std::string> names;
    for (const Word word : meant)
        if (word == Word::partner && has(meant, Word::dealer)) names.emplace_back("his partner");
        else if (!adversaries || (word != Word::eldest && word != Word::third)) names.push_back(say_role(word));
    if (adversaries) names.emplace_back("an adversary");
    return listed(names);
}

/// The values of a condition that the game has, in the order of the vocabulary; none if they are all it has, so that nothing is
/// said.
std::vector<Word> told(const AttributeUse& use, const Condition& condition, Game game)
{
    std::vector<Word> out;
    const auto all = values_in(use, game);
    for (const Word word : all)
        if (has(condition.words, word)) out.push_back(word);
    return out.size() == all.size() ? std::vector<Word>{} : out;
}

const AttributeUse* find(Kind kind, const Condition& condition, Game game)
{
    const AttributeUse* use = terms::info(kind).find(condition.attr);
    return use && (use->game == Game::any || game == Game::any || use->game == game) ? use : nullptr;
}

/// Who did it, if the conditions narrow it; else empty.
std::string offender(Kind kind, std::span<const Condition> conditions, Game game)
{
    for (const Condition& one : conditions) {
        const AttributeUse* use = find(kind, one, game);
        if (one.attr != Attr::role || !use) continue;
        const auto words = told(*use, one, game);
        return words.empty() ? std::string() : who(words, values_in(*use, game));
    }
    return {};
}

std::string circumstance(const AttributeUse& use, const std::vector<Word>& words, Game game)
{
    const auto all = values_in(use, game);
    if (words.size() > 2 && words.size() + 1 == all.size())
        for (const Word word : all)
            if (!has(words, word)) return "unless " + say(use, word);
    std::vector<std::string> phrases;
    for (const Word word : words) phrases.push_back(say(use, word));
    return listed(phrases);
}

/// All but who it was.
std::vector<std::string> circumstances(Kind kind, std::span<const Condition> conditions, Game game)
{
    std::vector<std::string> out;
    for (const Condition& one : conditions) {
        const AttributeUse* use = find(kind, one, game);
        if (one.attr == Attr::role || !use) continue;
        const auto words = told(*use, one, game);
        if (!words.empty()) out.push_back(circumstance(*use, words, game));
    }
    return out;
}

std::string between_semicolons(const std::vector<std::string>& parts)
{
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : "; ") + part;
    return out;
}

}  // namespace

std::string situation_in_words(Kind kind, std::span<const Condition> conditions, Game game)
{
    auto parts = circumstances(kind, conditions, game);
    if (const std::string by = offender(kind, conditions, game); !by.empty()) parts.insert(parts.begin(), "by " + by);
    return between_semicolons(parts);
}

std::string offence_in_words(Kind kind, std::span<const Condition> conditions, Game game)
{
    const terms::KindInfo& info = terms::info(kind);
    auto parts = circumstances(kind, conditions, game);
    std::string head(info.heading);
    if (const std::string by = offender(kind, conditions, game); !by.empty()) {
        const auto hole = info.who.find("{}");
        if (hole == std::string_view::npos) parts.insert(parts.begin(), "by " + by);
        else head += std::string(info.who.substr(0, hole)) + by + std::string(info.who.substr(hole + 2));
    }
    parts.insert(parts.begin(), head);
    return between_semicolons(parts);
}

}  // namespace hoyle::lawbook
