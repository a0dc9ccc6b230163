// Patterns matched.

#include "phrases/facts.hpp"

#include "phrases/doer.hpp"
#include "phrases/people.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace hoyle::phrases {
namespace {

constexpr std::uint32_t widest_gap = 3;

bool is(const AnalysedText& analysed, std::uint32_t word, const PatternToken& token)
{
    if (token.lists(analysed.words[word].stem)) return true;
    return std::any_of(token.concepts.begin(), token.concepts.end(), [&](Concept each) { return analysed.means(word, each); });
}

/// The last word of the longest match of one of the token's concepts that begins here, so that the next word of the pattern is
/// looked for behind it.
std::uint32_t end_of(const AnalysedText& analysed, std::uint32_t word, const PatternToken& token)
{
    std::uint32_t end = word;
    for (const ConceptMatch& match : analysed.matches)
        if (match.first == word &&
            std::find(token.concepts.begin(), token.concepts.end(), match.concept_) != token.concepts.end())
            end = std::max(end, word + match.count - 1);
    return end;
}

class Finder {
public:
    Finder(const AnalysedText& analysed, const Lexicon& lexicon)
        : analysed_(analysed), not_(lexicon.find_concept("not")), nobody_(lexicon.find_concept("nobody"))
    {}

    /// The words that match a pattern; empty: it does not match.
    std::vector<std::uint32_t> find(std::span<const PatternToken> tokens, std::uint32_t from = 0) const
    {
        for (std::uint32_t first = from; first < analysed_.words.size(); ++first) {
            if (!is(analysed_, first, tokens.front()) || denied_before(first, tokens.front())) continue;
            std::vector<std::uint32_t> words{first};
            if (follow(tokens.subspan(1), end_of(analysed_, first, tokens.front()), words)) return words;
        }
        return {};
    }

private:
    bool is_not(std::uint32_t word) const
    {
        return (not_ && analysed_.means(word, *not_)) || (nobody_ && analysed_.means(word, *nobody_));
    }
    /// "Not" right before it, or with one word between: without ever letting go; but not "did not see it and had dealt another".
    bool denied_before(std::uint32_t word, const PatternToken& token) const
    {
        static constexpr auto begins = std::to_array<std::string_view>({"had", "has", "have", "and", "but"});
        const bool anew = std::find(begins.begin(), begins.end(), analysed_.words[word].before) != begins.end();
        for (std::uint32_t back = 1; back <= (anew ? 1U : 2U) && back <= word; ++back)
            if (is_not(word - back) && !is(analysed_, word - back, token) && same_clause(word - back, word)) return true;
        return false;
    }
    bool same_clause(std::uint32_t a, std::uint32_t b) const { return analysed_.words[a].clause == analysed_.words[b].clause; }

    bool follow(std::span<const PatternToken> tokens, std::uint32_t after, std::vector<std::uint32_t>& words) const
    {
        if (tokens.empty()) return true;
        for (std::uint32_t next = after + 1;
             next < analysed_.words.size() && next <= after + 1 + widest_gap && same_clause(after, next); ++next) {
            if (is(analysed_, next, tokens.front())) {
                words.push_back(next);
                if (follow(tokens.subspan(1), end_of(analysed_, next, tokens.front()), words)) return true;
                words.pop_back();
            }
            if (is_not(next)) return false;
        }
        return false;
    }

    const AnalysedText& analysed_;
    std::optional<Concept> not_, nobody_;  ///< "nobody has followed" denies as well
};

/// `one fell on the table, and the other on the floor`: two things happened, each in its own way.
bool tells_of_two(const AnalysedText& analysed)
{
    bool one = false, other = false;
    for (const Token& word : analysed.words) {
        one = one || word.stem == "1" || word.stem == "2" || word.stem == "both";  // numbers are in figures
        other = other || (one && word.stem == "other");
    }
    return other;
}

/// Were they found in clauses that have nothing in common?
bool are_apart(const AnalysedText& analysed, const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    return std::none_of(a.begin(), a.end(), [&](std::uint32_t first) {
        return std::any_of(b.begin(), b.end(),
                           [&](std::uint32_t second) { return analysed.words[first].clause == analysed.words[second].clause; });
    });
}

/// The value of the longest pattern that matches; nothing if two values match at the same length; of two things the value of
/// each.
std::optional<Fact> value_said(const FactRule& rule, const AnalysedText& analysed, const Finder& finder)
{
    std::map<Word, std::vector<std::uint32_t>> best;
    for (const Pattern& pattern : rule.patterns) {
        auto words = finder.find(pattern.tokens);
        if (words.empty() || (best.count(pattern.word) && words.size() <= best[pattern.word].size())) continue;
        best[pattern.word] = std::move(words);
    }
    const auto longest = std::max_element(best.begin(), best.end(),
                                          [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    if (longest == best.end()) return std::nullopt;
    if (rule.attr == Attr::manner && tells_of_two(analysed)) {  // cards, each seen in its own way
        Fact fact{rule.attr, {longest->first}, longest->second};
        for (const auto& [word, words] : best) {
            if (word == longest->first || !are_apart(analysed, words, longest->second)) continue;
            fact.words.push_back(word);
            fact.found_in.insert(fact.found_in.end(), words.begin(), words.end());
        }
        if (fact.words.size() > 1) return fact;
    }
    if (const auto found = best.find(rule.decides); found != best.end()) return Fact{rule.attr, {found->first}, found->second};
    const auto equal = std::count_if(best.begin(), best.end(),
                                     [&](const auto& each) { return each.second.size() == longest->second.size(); });
    if (equal > 1) return std::nullopt;
    return Fact{rule.attr, {longest->first}, longest->second};
}

/// "Before the cards were cut", "not yet cut": in the clause of these words something says that it was still to come. "Nobody saw
/// it until they were cut" says that it came.
bool is_awaited(const AnalysedText& analysed, std::uint32_t first, std::uint32_t last, const Lexicon& lexicon,
                const FactTables& tables)
{
    while (first > 0 && analysed.words[first - 1].clause == analysed.words[first].clause) --first;
    while (last + 1 < analysed.words.size() && analysed.words[last + 1].clause == analysed.words[last].clause) ++last;
    const auto clause = std::span(analysed.words).subspan(first, last + 1 - first);
    const auto is_told = [&](const PatternToken& words) {
        return std::any_of(clause.begin(), clause.end(),
                           [&](const Token& word) { return words.lists(word.stem) || words.lists(word.before); });
    };
    const auto is_meant = [&](std::string_view name) {
        const auto meaning = lexicon.find_concept(name);
        for (std::uint32_t word = first; meaning && word <= last; ++word)
            if (analysed.means(word, *meaning)) return true;
        return false;
    };
    if (is_told(tables.until) && (is_meant("not") || is_meant("nobody"))) return false;
    return is_told(tables.awaited);
}

/// The words that tell nothing of what was done at the table.
class Beside {
public:
    Beside(const AnalysedText& analysed, const FactTables& tables) : words_(analysed.words), tables_(tables) {}

    std::vector<std::uint32_t> all() const
    {
        std::vector<std::uint32_t> out;
        for (std::uint32_t word = 0; word < words_.size(); ++word)
            if (is_of_law(word) || names_book(word) || counts(word)) out.push_back(word);
        return out;
    }

private:
    bool is_in_sentence(std::uint32_t word, std::uint32_t other) const { return words_[word].sentence == words_[other].sentence; }

    /// "He says a card is only played when he leaves it from the hand."
    bool is_of_law(std::uint32_t word) const
    {
        for (std::uint32_t said = word; said-- > 0 && is_in_sentence(said, word);) {
            if (!tables_.asserts.lists(words_[said].stem)) continue;
            for (std::uint32_t i = said + 1; i < words_.size() && is_in_sentence(said, i); ++i)
                if (tables_.general.lists(words_[i].stem)) return true;
            return false;
        }
        return false;
    }
    /// "We play by the laws of 1904", "it is Portland 1904 we play by".
    bool names_book(std::uint32_t word) const
    {
        constexpr std::uint32_t reach = 4;
        if (!tables_.by_laws.lists(words_[word].stem)) return false;
        const auto size = static_cast<std::uint32_t>(words_.size());
        for (std::uint32_t i = word - std::min(word, reach); i < std::min(size, word + reach + 1); ++i)
            if (words_[i].clause == words_[word].clause && tables_.books.lists(words_[i].stem)) return true;
        return false;
    }
    /// "Four tricks afterwards".
    bool counts(std::uint32_t word) const
    {
        const std::string& stem = words_[word].stem;
        return word + 1 < words_.size() && stem[0] >= '3' && stem[0] <= '9' && tables_.counted.lists(words_[word + 1].stem) &&
               words_[word].clause == words_[word + 1].clause;
    }

    const std::vector<Token>& words_;
    const FactTables& tables_;
};

/// Without them.
void leave_out(AnalysedText& analysed, const std::vector<std::uint32_t>& words)
{
    for (const std::uint32_t word : words) {
        analysed.words[word].stem = "#beside";
        std::erase_if(analysed.matches, [&](const ConceptMatch& match) { return match.first == word; });
    }
}

/// Of him who does what the rule wants.
std::optional<Fact> side_of(const FactRule& rule, const AnalysedText& analysed, const Lexicon& lexicon, const FactTables& tables)
{
    if (rule.by.concepts.size() + rule.by.stems.size() == 0) return std::nullopt;
    const Doer doer = doer_of(rule.by, analysed, lexicon, tables.contends);
    if (doer.roles.empty()) return std::nullopt;
    const auto against = [](Word role) { return role == Word::eldest || role == Word::third; };
    const auto adversaries = std::count_if(doer.roles.begin(), doer.roles.end(), against);
    if (adversaries == 0) return Fact{rule.attr, {Word::declaring}, doer.found_in};
    if (adversaries != static_cast<std::ptrdiff_t>(doer.roles.size())) return std::nullopt;
    return Fact{rule.attr, {Word::adversary}, doer.found_in};
}

/// From a word on.
std::vector<terms::Mark> marks_from(const AnalysedText& analysed, std::optional<Kind> kind, std::uint32_t first,
                                    const Lexicon& lexicon, const FactTables& tables)
{
    const Finder finder(analysed, lexicon);
    std::vector<terms::Mark> out;
    for (const PassedMark& each : tables.passed) {
        if (each.kind && each.kind != kind) continue;
        const auto words = finder.find(each.tokens, first);
        const bool so = !words.empty() && !is_awaited(analysed, words.front(), words.back(), lexicon, tables);
        if (so && std::find(out.begin(), out.end(), each.mark) == out.end()) out.push_back(each.mark);
    }
    return out;
}

}  // namespace

const FactRule* rule_for(Attr attr, Kind kind, const FactTables& tables)
{
    const FactRule* general = nullptr;
    for (const FactRule& rule : tables.rules) {
        if (rule.attr != attr) continue;
        if (rule.kind == kind) return &rule;
        if (!rule.kind) general = &rule;
    }
    return general;
}

std::vector<Fact> facts_in(const AnalysedText& text, Kind kind, const Lexicon& lexicon, const FactTables& tables)
{
    AnalysedText analysed = with_players(text, lexicon);
    leave_out(analysed, Beside(analysed, tables).all());
    std::vector<Fact> facts;
    const Finder finder(analysed, lexicon);
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        const FactRule* rule = use.attr == Attr::role ? nullptr : rule_for(use.attr, kind, tables);
        if (!rule) continue;
        auto fact = value_said(*rule, analysed, finder);
        if (!fact) fact = side_of(*rule, analysed, lexicon, tables);
        if (fact) facts.push_back(std::move(*fact));
    }
    const auto act = std::find_if(tables.acts.begin(), tables.acts.end(), [&](const Act& each) { return each.kind == kind; });
    if (act == tables.acts.end() || !terms::info(kind).find(Attr::role)) return facts;
    Doer doer = doer_of(act->words, analysed, lexicon, tables.contends);
    if (!doer.roles.empty()) facts.push_back({Attr::role, std::move(doer.roles), std::move(doer.found_in)});
    return facts;
}

std::vector<terms::Mark> marks_told(const AnalysedText& analysed, const Lexicon& lexicon, const FactTables& tables)
{
    return marks_from(analysed, std::nullopt, 0, lexicon, tables);
}

std::vector<terms::Mark> marks_passed(const AnalysedText& analysed, Kind kind, const Lexicon& lexicon, const FactTables& tables)
{
    const auto act = std::find_if(tables.acts.begin(), tables.acts.end(), [&](const Act& each) { return each.kind == kind; });
    std::uint32_t first = 0;  // the word that tells the deed; a wrong score was wrong before
    while (act != tables.acts.end() && first < analysed.words.size() && !is(analysed, first, act->words)) ++first;
    return marks_from(analysed, kind, first, lexicon, tables);
}

}  // namespace hoyle::phrases
