#include "prose/sentences.hpp"

#include "prose/headings.hpp"
#include "prose/lists.hpp"
#include "prose/seating.hpp"
#include "prose/stakes.hpp"

#include <algorithm>
#include <cctype>

#include "prose/word_lookup.hpp"

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

/// `E, who had not touched his: I claim it`: where the clause ends; 0: there is none.
std::size_t behind_relative_clause(const std::vector<Word>& words)
{
    constexpr std::size_t longest = 12;
    if (words[1].stop != ',' || words[1].kind != Kind::plain || words[1].stem != stem_of("who")) return 0;
    for (std::size_t i = 2; i < std::min(words.size(), longest) && words[i].kind != Kind::seat; ++i)
        if (words[i].stop == ':' || words[i].stop == '"') return i;
    return 0;
}

/// How many words stand before what somebody says: "Drew:", "Drew said", "W asks E". 0: nobody speaks.
std::size_t speech_head(const std::vector<Word>& words)
{
    if (words.size() < 2 || (words[0].kind != Kind::seat && words[0].kind != Kind::side)) return 0;
    if (!words[0].before.empty()) return 0;
    if (words[1].stop == ':') return 1;
    const auto plain = [&](std::size_t at) { return at < words.size() && words[at].kind == Kind::plain; };
    if (const std::size_t behind = behind_relative_clause(words); behind != 0) return behind;
    const bool dealt = plain(1) && words[1].stem == stem_of("deal") && words.size() > 2;
    if (dealt && (words[2].stop == ':' || words[2].stop == '"')) return 2;  // `South dealt: "I leave it to you."`
    std::size_t at = 1;
    while (at < 4 && plain(at) && is_in(List::still, words[at].stem)) ++at;
    if (plain(at) && is_in(List::speaking, words[at].stem)) return at + 1;
    for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 5); ++i) {
        if (words[i].stop == ':' || words[i].stop == '"') return i;
        const bool calls = i == 1 && plain(i) && is_in(List::calling, words[i].stem);
        if (words[i].kind == Kind::plain && !is_saying(words[i].stem) && !calls && !is_in(List::calling, words[1].stem)) return 0;
    }
    return 0;
}

bool is_timed(const std::vector<Word>& words)
{
    return words[0].kind == Kind::plain && (is_in(List::times, words[0].stem) || words[0].stem == "when");
}

/// "When North announced: I make it", "Before he could speak East said that": where in the sentence he stands who speaks; 0:
/// none.
std::size_t speaker_within(const std::vector<Word>& words)
{
    constexpr std::size_t latest = 16;
    const bool timed = is_timed(words);
    for (std::size_t i = 1; i + 2 < words.size() && i < latest; ++i) {
        const Word& verb = words[i + 1];
        const bool speaks = words[i].kind == Kind::seat && words[i].before.empty() && verb.kind == Kind::plain &&
                            (is_in(List::speaking, verb.stem) || is_in(List::calling, verb.stem));
        const bool quoted = words[i + 2].stop == '"' || words[i + 2].stop == ':';
        if (speaks && (quoted || (timed && is_in(List::speaking, verb.stem)))) return i;
    }
    return 0;
}

/// "If he had", "Had South asked": nothing that was done.
bool is_conditional(std::string_view text, const Word& first)
{
    const auto written = split(text).front();
    return is_in(List::conditional, first.stem) || written == "Had" || written == "had" || written == "Were";
}

/// "The American laws of last year, 1905": of a sentence on laws the one name and the one year.
std::optional<std::string> name_and_year(const std::vector<std::string_view>& words)
{
    std::string name, year;
    for (const std::string_view word : words) {
        const std::string small = lower(word);
        if (!is_in(List::codes_alone, small)) continue;
        std::string& which = small[0] >= '0' && small[0] <= '9' ? year : name;
        if (!which.empty() && which != small) return std::nullopt;
        which = small;
    }
    return name.empty() || year.empty() ? std::nullopt : parse_laws(name + " " + year);
}

/// Somebody speaks of himself, or to another.
bool is_of_speech(std::string_view said)
{
    const auto all = split(said);
    return std::any_of(all.begin(), all.end(), [](std::string_view word) { return is_in(List::of_speech, lower(word)); });
}

/// Without what somebody says of himself or to another, nobody knows who: words in quotation marks.
std::vector<Word> outside_quotes(std::string_view text, const std::vector<Word>& words)
{
    std::vector<Word> out = words;
    for (std::size_t open = text.find('"'); open != text.npos;) {
        const auto close = text.find('"', open + 1);
        if (close == text.npos) break;
        const auto within = [&](const Word& word) { return open < word.begin && word.begin < close; };
        if (is_of_speech(text.substr(open, close - open))) std::erase_if(out, within);
        open = text.find('"', close + 1);
    }
    return out;
}

}  // namespace

bool abbreviates(std::string_view before)
{
    const auto blank = before.find_last_of(" \t\"(");
    const auto word = before.substr(blank == before.npos ? 0 : blank + 1);
    return is_in(List::abbreviations, word) ||
           (!word.empty() && word.size() <= 2 && std::isdigit(static_cast<unsigned char>(word[0])) != 0) ||
           (word.size() == 1 && std::isupper(static_cast<unsigned char>(word[0])) != 0);
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::string_view without_comment(std::string_view line)
{
    for (auto at = line.find('#'); at != line.npos; at = line.find('#', at + 1)) {
        const bool number = at + 1 < line.size() && std::isdigit(static_cast<unsigned char>(line[at + 1])) != 0;
        if (!number && (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t')) return trimmed(line.substr(0, at));
    }
    return trimmed(line);
}

/// Behind a closing quotation mark: `West: "May I lead?"`
static bool speaks_next(std::string_view rest)
{
    const auto colon = rest.find(':');
    constexpr std::size_t longest_name = 24;
    return colon != rest.npos && colon <= longest_name && rest.substr(0, colon).find_first_of("\".;") == rest.npos &&
           trimmed(rest.substr(colon + 1)).starts_with('"');
}

/// `West dealt and said "Diamonds." North asked`: the speech of one ends the sentence, and another is told of. `said`: the
/// sentence, to its closing quotation mark.
static bool ends_speech(std::string_view said, std::string_view rest)
{
    const auto whole = trimmed(said);
    const bool stopped = whole.size() > 2 && std::string_view(".!?").find(whole[whole.size() - 2]) != std::string_view::npos;
    if (!stopped || rest.size() < 2 || rest[0] != ' ') return false;
    const auto next = trimmed(rest);
    if (std::isupper(static_cast<unsigned char>(next.front())) == 0) return false;
    // `"Diamonds." North "May I play?"`, but `"I double." North said.`
    constexpr std::size_t longest_name = 24;
    const auto quote = next.find('"');
    return whole.front() != '"' || (quote <= longest_name && next.substr(0, quote).find_first_of(",.;") == next.npos);
}

void Sentences::parse(std::string_view words, ParseResult& result)
{
    std::size_t begin = 0;
    bool quoted = false;
    for (std::size_t at = 0; at <= words.size(); ++at) {
        const bool end = at == words.size();
        const char c = end ? '.' : words[at];
        if (c == '"') quoted = !quoted;
        const auto rest = words.substr(std::min(at + 1, words.size()));
        const bool closed = c == '"' && !quoted;
        const bool next_speaks = closed && (speaks_next(rest) || ends_speech(words.substr(begin, at + 1 - begin), rest));
        const bool stop = next_speaks ||
                          (c == '.' && (end || at + 1 == words.size() || words[at + 1] == ' ') &&
                           !abbreviates(words.substr(0, at))) ||
                          c == ';' || c == '(' || c == ')' || c == '!' || c == '?';
        if (!end && (quoted || !stop)) continue;
        const auto piece = trimmed(words.substr(begin, at + next_speaks - begin));
        if (!piece.empty()) sentence(piece, c == '?', result);
        begin = at + 1;
    }
}

/// The code, or the table, if they are not known yet, or the stakes, and the sentence names nothing else.
bool Sentences::heading(std::string_view text, ParseResult& result)
{
    const bool year = text.find_first_not_of("0123456789") == text.npos;  // of a date
    if (!table_.laws && !year)
        if (const auto laws = parse_laws(text); laws && stating_.state(*laws, result)) return true;
    if (const auto stakes = stakes_told(text, table_); stakes && stating_.state(*stakes, result)) return true;
    if (!table_.seated)
        if (const auto table = parse_table(text); table && stating_.state(*table, result)) return true;
    return false;
}

void Sentences::sentence(std::string_view text, bool question, ParseResult& result)
{
    if (stating_.is_statement(text) && stating_.reads(text)) return void(stating_.state(std::string(text), result));
    if (heading(text, result)) return;
    const bool named_before = table_.laws;
    if (!table_.laws) laws_within(text, result);
    const bool names_laws = table_.laws && !named_before;
    const auto words = tokenise(text, table_, {});
    if (words.empty()) return;
    if (words.size() == 1 && words[0].kind == Kind::seat && words[0].end < text.size() && text[words[0].end] == ':')
        result.said = true;
    if (const std::size_t head = speech_head(words); head != 0) {
        const bool colon = head == 1 && words.size() > 1 && words[1].stop == ':' && words[0].kind == Kind::seat;
        speaker_ = colon ? std::optional(words[0].seat) : std::nullopt;
        if (head == 2 && words[1].stem == stem_of("deal")) segments_.told(text, {words.begin(), words.begin() + 2}, result);
        return speech(text, words, head, result);
    }
    if (speaker_ && is_of_speech(text)) {
        result.said = true;
        return segments_.said(text, tokenise(text, table_, *speaker_), *speaker_, false, result);
    }
    if (const std::size_t begins = speaker_within(words); begins != 0) {
        const auto speaker = words.begin() + static_cast<std::ptrdiff_t>(begins);
        if (!is_timed(words)) segments_.told(text, {words.begin(), speaker}, result);
        return speech(text, {speaker, words.end()}, 2, result);
    }
    if (question) return void(result.said = true);
    if (is_conditional(text, words[0])) return segments_.refuse(words, result);
    segments_.told(text, outside_quotes(text, words), result);
    if (names_laws) result.refused = false;  // a club is no suit
}

/// "London rules, we always do": the code in a longer sentence, as it stands beside a word for laws.
void Sentences::laws_within(std::string_view text, ParseResult& result)
{
    const auto words = split(text);
    constexpr std::size_t widest = 8, longest = 60;
    const auto is_law = [](std::string_view word) { return is_in(List::law_words, word); };
    if (words.size() > longest || std::none_of(words.begin(), words.end(), is_law)) return;
    for (std::size_t width = std::min(widest, words.size()); width > 1; --width)
        for (std::size_t at = 0; at + width <= words.size(); ++at) {
            const auto first = words.begin() + static_cast<std::ptrdiff_t>(at), end = first + static_cast<std::ptrdiff_t>(width);
            if (std::none_of(first, end, is_law)) continue;
            const auto& last = *(end - 1);
            const auto window = text.substr(static_cast<std::size_t>(first->data() - text.data()),
                                            static_cast<std::size_t>(last.data() + last.size() - first->data()));
            if (const auto told = parse_laws(window); told && stating_.state(*told, result)) return;
        }
    if (const auto told = name_and_year(words); told && stating_.state(*told, result)) return;
}

/// `He said "make it, partner" and Mrs. Lamb made diamonds`: where it is told what another did; npos: it is not.
std::size_t Sentences::told_behind_speech(std::string_view text, std::size_t begin) const
{
    constexpr std::string_view joins = " and ";
    if (begin == 0 || text[begin - 1] != '"') return text.npos;
    const auto closes = text.find('"', begin);
    if (closes == text.npos || !text.substr(closes + 1).starts_with(joins)) return text.npos;
    const auto told = tokenise(text.substr(closes + 1 + joins.size()), table_, {});
    return told.empty() || told[0].kind != Kind::seat ? text.npos : closes + 1 + joins.size();
}

/// `head`: all words of the sentence, of which `count` say who speaks.
void Sentences::speech(std::string_view text, const std::vector<Word>& head, std::size_t count, ParseResult& result)
{
    result.said = true;
    if (head[0].kind != Kind::seat || count >= head.size()) return;
    const Seat who = head[0].seat;
    const auto begin = head[count].begin;
    std::size_t end = text.size();  // or where the next one speaks: "W: may I play, E: play"
    for (std::size_t i = count + 1; i + 1 < head.size() && end == text.size(); ++i)
        if (head[i].kind == Kind::seat && head[i].stop == ',' && head[i + 1].stop == ':') end = head[i].begin;
    const std::size_t behind = told_behind_speech(text, begin);
    if (behind != text.npos) end = behind;
    const auto body = text.substr(begin, end - begin);
    const std::size_t before = result.statements.size();
    const bool reported = count > 1 && head[count].stop != ':' && head[count].stop != '"' && head[count].stop != ',';
    segments_.said(body, tokenise(body, table_, who), who, reported, result);
    if (result.statements.size() == before) table_.speaker = who;
    segments_.spoken_of.who = who;
    if (end < text.size()) sentence(text.substr(end), false, result);
}

}  // namespace hoyle::prose
