#include "prose/segments.hpp"

#include "prose/lists.hpp"

#include <algorithm>

#include "prose/word_lookup.hpp"

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

constexpr std::size_t longest_segment = 16;  ///< words of one statement

/// `E drops C8 while they play to it`: what went on meanwhile tells no fact of its own.
bool begins_meanwhile(const Word& word)
{
    return word.kind == Kind::plain && (word.stem == stem_of("while") || word.stem == stem_of("whilst"));
}

bool says_something(const Word& word) { return word.kind == Kind::plain && is_saying(word.stem); }

}  // namespace

void Segments::refuse(const std::vector<Word>& words, ParseResult& result)
{
    bool said = false, fact = false;
    for (const Word& word : words) {
        said |= !fact && says_something(word);
        fact |= word.kind == Kind::card || word.kind == Kind::rank || word.kind == Kind::trick || word.kind == Kind::strain ||
                (word.kind == Kind::plain && is_in(List::playing, word.stem));
    }
    if (!fact || said) return;
    result.refused = table_.gap = true;
    table_.led.reset();  // it may have been a lead
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void Segments::all(std::string_view text, const std::vector<Word>& words, Spoken spoken, ParseResult& result, bool facts,
                   bool first_only)
{
    std::size_t at = 0;
    // "Before a card was led Paine dropped ..."
    for (std::size_t i = 2; i < words.size() && facts; ++i)
        if (words[i].kind == Kind::seat && is_so(std::span(words).first(i))) at = i;
    while (at < words.size()) {
        if (const std::size_t taken = one(text, words, at, spoken, result)) {
            at += taken;
            if (first_only) return;
            continue;
        }
        if (words[at].kind == Kind::plain && is_in(List::reasons, words[at].stem) && at > 0) return;
        std::size_t next = at + 1;
        while (next < words.size() && words[next].stop == 0) ++next;
        result.rest = true;
        const std::vector<Word> left(words.begin() + static_cast<std::ptrdiff_t>(at),
                                     words.begin() + static_cast<std::ptrdiff_t>(next));
        if (facts && !(at > 0 && begins_meanwhile(left[0]))) {
            refuse(left, result);
            // what somebody thought or said goes on to the end of the sentence
            if (std::any_of(left.begin(), left.end(), says_something) && !is_in(List::times, left[0].stem)) return;
        }
        for (const Word& word : left)
            if (!spoken.speech && word.before.empty()) note(word, spoken);
        at = next;
    }
}

void Segments::note(const Word& word, Spoken& spoken)
{
    if (word.kind == Kind::seat) spoken_of.who = spoken.who = word.seat;
    if (word.kind == Kind::side) spoken_of.side = spoken.side = word.side;
}

/// The statements that a part may mean, where they may stand.
std::vector<std::string> Segments::meant(std::span<const Word> part, const Spoken& spoken) const
{
    auto found = meanings(part, spoken, table_);
    std::erase_if(found, [&](const std::string& statement) {
        return !stating_.reads_all(statement) || stating_.depends_on_unparsed(statement);
    });
    return found;
}

bool Segments::is_so(std::span<const Word> clause) const
{
    if (clause.size() < 2 || clause[0].kind != Kind::plain || clause[0].stem != stem_of("before")) return false;
    if (table_.cards_told()) return false;
    return std::all_of(clause.begin() + 1, clause.end(), [](const Word& word) {
        if (word.kind == Kind::number) return word.number == 1 || word.number == 0;
        return word.kind == Kind::plain && is_in(List::nothing_led, word.stem);
    });
}

/// How many words from `at` on say a statement; 0: none.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::size_t Segments::one(std::string_view text, const std::vector<Word>& words, std::size_t at, Spoken& spoken,
                          ParseResult& result)
{
    for (std::size_t end = std::min(words.size(), at + longest_segment); end > at; --end) {
        const bool so = end < words.size() && is_so(std::span(words).subspan(end));
        if (end < words.size() && words[end].stop == 0 && !so && !begins_meanwhile(words[end])) continue;
        const std::span<const Word> part(words.data() + at, end - at);
        const auto raw = text.substr(part.front().begin, part.back().end - part.front().begin);
        const auto stops = std::count_if(part.begin() + 1, part.end(),
                                         [](const Word& word) { return word.stop != 0 && word.stop != ':'; });
        if (!spoken.speech && stops <= 1 && stating_.is_statement(raw) && stating_.reads(raw) &&
            stating_.state(std::string(raw), result))
            return end - at;
        const auto found = meant(part, spoken);
        if (found.size() != 1) continue;
        if (at != 0 && found[0].starts_with("told ")) return 0;  // it may be what somebody thought
        if (stating_.is_redundant(found[0])) return result.known = true, end - at;
        stating_.state(found[0], result);
        if (so) end = words.size();
        if (!spoken.speech)
            for (const Word& word : part)
                if (word.before.empty()) {
                    note(word, spoken);
                    if (word.kind == Kind::seat) break;
                }
        return end - at;
    }
    return 0;
}

}  // namespace hoyle::prose
