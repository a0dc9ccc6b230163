#include "lawbook/consulting.hpp"

#include "lawbook/question.hpp"
#include "lawbook/wording.hpp"

#include <algorithm>
#include <map>

namespace hoyle::lawbook {
namespace {

Word word_of(Consult consult) { return *terms::find_word(word(consult)); }

void add_once(std::vector<Word>& words, Word word)
{
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
}

/// Somebody may choose whether to exact it, or what; what anybody may insist on is nobody's choice.
bool is_choice(const Ruling& ruling)
{
    const bool right = ruling.verb == Verb::may || ruling.verb == Verb::must || ruling.rare->as;
    return right && !ruling.entitled.empty() && ruling.entitled[0] != Role::any_player && ruling.entitled[0] != Role::players;
}

void add_rights(const Book& book, Kind offence, int deeper, std::vector<Word>& out)
{
    for (const terms::PointUse& use : terms::info(offence).points)
        for (const std::uint16_t number : book.rulings_on(offence, use.point)) {
            const Ruling& ruling = book.rulings[number];
            if (is_choice(ruling)) add_once(out, word_of(consult_of(book, ruling)));
            else if (ruling.rare->as && deeper > 0) add_rights(book, ruling.rare->as->kind, deeper - 1, out);
        }
}

std::vector<Kind> offences_of(const Book& book)
{
    std::vector<Kind> out;
    for (const terms::KindInfo& kind : terms::all_kinds())
        if (can_happen(book, kind) && !consulting_on(book, kind.kind).empty()) out.push_back(kind.kind);
    return out;
}

}  // namespace

Consult consult_of(const Book& book, const Ruling& ruling)
{
    if (ruling.consult) return *ruling.consult;
    switch (book.rule(ProcedureKey::consult)) {
    case terms::ProcedureValue::allowed: return Consult::allowed;
    case terms::ProcedureValue::who_only: return Consult::who_only;
    case terms::ProcedureValue::forbidden: return Consult::forbidden;
    default: return Consult::unsaid;
    }
}

std::vector<Word> consulting_on(const Book& book, Kind offence)
{
    constexpr int longest_chain = 3;
    std::vector<Word> out;
    add_rights(book, offence, longest_chain, out);
    return out;
}

std::vector<Word> consulting_on_any(const Book& book)
{
    std::vector<Word> out;
    for (const Kind kind : offences_of(book))
        for (const Word word : consulting_on(book, kind)) add_once(out, word);
    return out;
}

std::string offences_consulted_on(const Book& book, std::span<const Word> words)
{
    std::map<Word, std::vector<std::string>> offences;
    for (const Kind kind : offences_of(book)) {
        const auto says = consulting_on(book, kind);
        if (says.size() == 1) offences[says.front()].emplace_back(terms::info(kind).heading);
    }
    const auto most = std::max_element(offences.begin(), offences.end(),
                                       [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    std::vector<std::string> named;
    for (const Word word : words) {
        if (most != offences.end() && word == most->first) return "another offence";
        const auto& of_it = offences[word];
        named.insert(named.end(), of_it.begin(), of_it.end());
    }
    return listed(named);
}

}  // namespace hoyle::lawbook
