#include "prose/headings.hpp"

#include "lawbook/find_book.hpp"
#include "phrases/lexicon.hpp"
#include "prose/lists.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace hoyle::prose {
namespace {

/// A digit or two, or "2nd"; 0: none.
int number(std::string_view word)
{
    int n = 0;
    std::size_t at = 0;
    while (at < word.size() && at < 3 && word[at] >= '0' && word[at] <= '9') n = 10 * n + (word[at++] - '0');
    const auto rest = word.substr(at);
    if (at != 0) return rest.empty() || rest == "st" || rest == "nd" || rest == "rd" || rest == "th" ? n : 0;
    constexpr auto ordinals = std::to_array<std::string_view>(
        {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"});
    const auto found = std::find(ordinals.begin(), ordinals.end(), lower(word));
    return found == ordinals.end() ? 0 : static_cast<int>(found - ordinals.begin()) + 1;
}

bool is_digits(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The year of a code by its last part: "five", "05"; empty: none.
std::string_view year_ending(std::string_view word)
{
    struct Ending {
        std::string_view word, digits, year;
    };
    static constexpr Ending endings[] = {{"four", "04", "1904"}, {"five", "05", "1905"}, {"seven", "07", "1907"}};
    for (const Ending& each : endings)
        if (word == each.word || word == each.digits) return each.year;
    return {};
}

/// The same with the years of codes in figures: `nineteen-five`, `nineteen hundred and seven`, `AMER 05`, `the '07 American`.
std::string with_years(std::string_view line)
{
    struct Word {
        std::size_t begin, end;
        std::string small;
    };
    std::vector<Word> words;
    for (std::size_t at = 0; at < line.size();) {
        const auto is_part = [&](std::size_t i) { return i < line.size() && std::isalnum(static_cast<unsigned char>(line[i])); };
        std::size_t to = at;
        while (is_part(to)) ++to;
        if (to > at) words.push_back({at, to, lower(line.substr(at, to - at))});
        at = to + 1;
    }
    const auto word = [&](std::size_t i) { return i < words.size() ? std::string_view(words[i].small) : std::string_view(); };
    const auto names_code = [&](std::size_t i) { return is_in(List::codes_alone, word(i)) || is_in(List::law_stems, word(i)); };
    std::string out;
    std::size_t copied = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::size_t last = i;
        if (word(i) == "nineteen") {
            for (++last; word(last) == "hundred" || word(last) == "and" || word(last) == "oh" || word(last) == "nought";) ++last;
        } else if (!is_digits(word(i)) || !(names_code(i + 1) || (i > 0 && names_code(i - 1)))) {
            continue;
        }
        const auto year = year_ending(word(last));
        if (year.empty()) continue;
        out += line.substr(copied, words[i].begin - copied);
        out += year;
        copied = words[last].end;
    }
    return out + std::string(line.substr(copied));
}

/// A word that names a code, as lawbook::find_book knows it: "England" is London's, "'97" of 1897. Empty: it names the game
/// alone.
std::string code_named(const std::string& small)
{
    if (small == "five" || small == "short" || small == "bridge") return {};
    if (small == "england" || small == "english") return "london";
    if (small == "america") return "american";
    if (small.starts_with('\'')) return (small == "'97" ? "18" : "19") + small.substr(1);
    return small;
}

/// The words that name the code of a line of nothing else; empty: other things are said in it, or no code.
std::string words_of_code(std::string_view line)
{
    std::string name;
    bool tells = false;
    std::string copy(line);
    for (char& c : copy)
        if (std::string_view("-/:,.;()\"").find(c) != std::string_view::npos) c = ' ';
    for (const auto word : split(copy)) {
        std::string small = lower(word);
        for (const std::string_view owner : {"'s", "\u2019s"})  // "the Whist Club's"
            if (small.ends_with(owner)) small.resize(small.size() - owner.size());
        if (!is_in(List::code_names, small)) {
            if (is_in(List::beside_codes, small)) continue;
            return {};
        }
        const std::string known = code_named(small);
        if (known.empty()) continue;
        tells |= is_in(List::codes_alone, small);
        if (name.find(known) == std::string::npos) name += (name.empty() ? "" : " ") + known;
    }
    return tells ? name : std::string();
}

/// The same as one name of a book.
std::string name_of_book(std::string name, std::string_view line)
{
    if (name.find("portland") != name.npos) name = "portland";
    const std::string small = lower(line);
    const bool of_five = small.find("short") != std::string::npos ||
                         small.find("five") != std::string::npos;  // "short whist at the club"
    if (name == "whist" && !of_five && small.find("club") != std::string::npos) name = "whist club 1897";
    const bool later = name.find("1905") != name.npos || name.find("1907") != name.npos;
    if (later && name.find("york") != name.npos && name.find("whist") == name.npos)
        return name.find("1905") != name.npos ? "american 1905" : "american 1907";
    if (name.find("york") != name.npos || name.find("1897") != name.npos) name = "whist-club-1897";
    if (name.find("whist") != name.npos && name.find("18") == name.npos && name.find("19") == name.npos) name = "whist";
    return name;
}

}  // namespace

std::optional<std::string> parse_laws(std::string_view written)
{
    const std::string line = with_years(written);
    const std::string words = words_of_code(line);
    if (words.empty()) return std::nullopt;
    const auto found = lawbook::find_book(name_of_book(words, line), lawbook::Own::not_read);
    if (!found) return std::nullopt;
    return "laws " + std::string(found.book->id);
}

namespace {

/// A year that names no code: `a little red book, Sunday 8 Oct 1905`, but not `the book of 1905`, `the rules of 1905`.
bool is_date(const phrases::AnalysedText& analysed, const phrases::ConceptMatch& match)
{
    const std::string& stem = analysed.words[match.first].stem;
    if (match.count != 1 || !is_digits(stem)) return false;
    // "the 1905 book", "1907 American"
    const auto is_book = [&](std::size_t word) {
        return word < analysed.words.size() &&
               (analysed.words[word].stem == "book" || analysed.words[word].stem.starts_with("amer"));
    };
    const bool of_laws = std::any_of(analysed.words.begin(), analysed.words.end(), [](const phrases::Token& word) {
        return word.stem != "book" && is_in(List::law_stems, word.stem);
    });
    // "1907 rev. American"
    const bool between = match.first + 1 < analysed.words.size() && analysed.words[match.first + 1].stem.starts_with("rev");
    return !of_laws && !is_book(match.first + (between ? 2 : 1)) && !(match.first > 0 && is_book(match.first - 1));
}

/// `a misdeal like in whist`, `as at whist`: another game is played.
bool is_likened(const phrases::AnalysedText& analysed, const phrases::ConceptMatch& match)
{
    const auto likens = [](std::string_view word) { return word == "like" || word == "as" || word == "same"; };
    const phrases::Token& whist = analysed.words[match.first];
    return likens(whist.before) || (match.first > 0 && likens(analysed.words[match.first - 1].stem));
}

}  // namespace

bool tells_dummy_bridge(std::string_view story) { return lower(story).find("dummy bridge") != std::string::npos; }

std::string laws_for_three(const std::string& laws)
{
    if (laws == "laws whist-club-1897") return "laws dummy-bridge-1897";
    return laws.starts_with("laws american-") ? "laws dummy-bridge-1905" : laws;
}

namespace {

/// Is the year among the words that name it? `American laws` of any year are the last.
bool tells_year(const phrases::AnalysedText& analysed, const phrases::ConceptMatch& match)
{
    const auto first = analysed.words.begin() + static_cast<std::ptrdiff_t>(match.first);
    return std::any_of(first, first + static_cast<std::ptrdiff_t>(match.count), [](const phrases::Token& word) {
        return !word.stem.empty() && word.stem.find_first_not_of("0123456789") == word.stem.npos;
    });
}

/// The book that a line names; empty: none. Nothing: two of them.
std::optional<std::string> book_named(const phrases::AnalysedText& analysed)
{
    constexpr std::string_view prefix = "book-", american = "american-";
    std::string named;
    bool by_year = false, in_doubt = false;
    for (const phrases::ConceptMatch& match : analysed.matches) {
        const auto meant = phrases::lexicon().concepts[match.concept_];
        if (!meant.starts_with(prefix) || is_date(analysed, match)) continue;
        const std::string book(meant.substr(prefix.size()));
        if (book == "short-whist" && (!named.empty() || is_likened(analysed, match))) continue;  // the Whist Club's
        const bool year = tells_year(analysed, match), other = !named.empty() && named != "short-whist" && named != book;
        // "the American laws of 1905", "Elwell's book, 1907"
        const bool of_america = other && book.starts_with(american) && named.starts_with(american);
        if (of_america && by_year && !year) continue;
        if (other && (!of_america || (year && by_year))) return std::nullopt;
        in_doubt = other && !year;
        by_year = by_year || year;
        named = book;
    }
    if (in_doubt) return std::nullopt;
    return named;
}

}  // namespace

std::optional<Mentioned> laws_mentioned(std::string_view story)
{
    constexpr std::size_t beginning = 3;  // lines
    std::optional<Mentioned> found;
    std::size_t number = 0;
    for (std::size_t at = 0; at < story.size(); ++number) {
        const auto end = std::min(story.find('\n', at), story.size());
        const auto analysed = phrases::analyse(with_years(story.substr(at, end - at)), phrases::lexicon());
        at = end + 1;
        const bool of_laws = std::any_of(analysed.words.begin(), analysed.words.end(),
                                         [&](const phrases::Token& word) { return is_in(List::law_stems, word.stem); });
        if (number >= beginning && !of_laws) continue;
        const auto named = book_named(analysed);
        if (named && named->empty()) continue;
        if (!named || (found && found->statement != "laws " + *named)) return std::nullopt;
        if (!found) found = Mentioned{"laws " + *named, number};
    }
    if (found && tells_dummy_bridge(story)) found->statement = laws_for_three(found->statement);
    return found;
}

/// `Deal 2`, `the 2nd deal`, `hand 2`: its number, 0 where the words do not begin so; `at`: behind it.
static int deal_number(const std::vector<std::string_view>& words, std::size_t& at)
{
    const std::size_t first = !words.empty() && lower(words[0]) == "the" ? 1 : 0;
    if (words.size() < first + 2) return 0;
    const auto is_deal = [](std::string_view word) { return lower(word) == "deal" || lower(word) == "hand"; };
    const auto one = words[first], other = words[first + 1];
    const int which = is_deal(one) ? number(other) : is_deal(other) ? number(one) : 0;
    if (which != 0) at = first + 2;
    return which;
}

int deal_announced(std::string_view line)
{
    const auto words = split(line);
    std::size_t at = 0;
    const int which = deal_number(words, at);
    return at == words.size() ? which : 0;
}

std::optional<std::string> parse_deal(std::string_view line, const Table& table, std::string_view& rest)
{
    const auto words = split(line);
    std::size_t at = 0;
    const auto small = [&](std::size_t i) { return i < words.size() ? lower(words[i]) : std::string(); };
    const auto seat = [&](std::size_t i) -> std::optional<Seat> {
        if (i >= words.size()) return std::nullopt;
        return seat_of(words[i]) ? seat_of(words[i]) : table.find(words[i]);
    };
    int which = deal_number(words, at);
    // `dealer: E`, under `Deal 2` or the end of the one before
    const bool alone = which == 0 && (small(0) == "dealer" || small(0) == "dealt") && (table.announced != 0 || table.ended);
    if (which == 0 && !alone) return std::nullopt;
    if (alone) which = table.announced, at = 1;
    while (is_in(List::deal_filling, small(at))) ++at;
    for (; small(at) == "mr" || small(at) == "mrs" || small(at) == "miss"; ++at) {}
    const auto who = seat(at);
    if (!who) return std::nullopt;
    if (const auto verb = small(at + 1); verb == "deals" || verb == "dealt" || verb == "dealing" || verb == "deal") ++at;
    const auto end = static_cast<std::size_t>(words[at].data() + words[at].size() - line.data());
    rest = line.substr(end);
    while (!rest.empty() && std::string_view(" ,:;.").find(rest.front()) != std::string_view::npos) rest.remove_prefix(1);
    return (which == 0 ? std::string("deal") : "deal " + std::to_string(which)) + " by " + letter_of(*who);
}

}  // namespace hoyle::prose
