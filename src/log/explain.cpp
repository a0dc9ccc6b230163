// A fault in the words of the table: which word is at fault, and what it should perhaps have been.
#include "grammar/letters.hpp"
#include "log/forms.hpp"
#include "log/hints.hpp"
#include "log/line.hpp"
#include "log/own_words.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace hoyle::log {
namespace {

/// Words that a line begins with.
constexpr std::string_view first_words[] = {
    "title",  "date",     "laws",      "stakes", "table",    "rubber",  "deal",     "hands",   "block",
    "game",   "cut",      "recut",     "pack",   "dealt",    "dummy",   "gathered", "quitted", "agreed",
    "result", "honours",  "chicane",   "tricks", "standing", "carried", "games",    "won",     "score",
    "expect", "disputed", "bystander", "column", "from",     "total",   "bonus",    "sum",     "noticed"};

/// Verbs, as one player does them.
constexpr std::string_view verbs[] = {
    "accepts", "adds",    "admits",     "allows",  "answers",  "arrives",    "asks",      "bars",     "belongs",  "bets",
    "breaks",  "calls",   "challenges", "changes", "chooses",  "claims",     "collects",  "concedes", "consults", "corrects",
    "counts",  "cuts",    "deals",      "decides", "declares", "deducts",    "demands",   "denies",   "detaches", "disobeys",
    "doubles", "draws",   "drops",      "elects",  "exposes",  "finds",      "forbids",   "forgets",  "gathers",  "gives",
    "goes",    "held",    "holds",      "ignores", "informs",  "interrupts", "joins",     "lays",     "leads",    "leaves",
    "lets",    "looks",   "makes",      "means",   "mixes",    "names",      "notices",   "obeys",    "passes",   "permits",
    "picks",   "places",  "plays",      "points",  "presents", "quits",      "redoubles", "refuses",  "remarks",  "restores",
    "retires", "returns", "satisfied",  "says",    "searches", "shows",      "shuffles",  "suggests", "takes",    "throws",
    "took",    "touches", "turns",      "waives",  "warns",    "withdraws"};

/// How many letters must be put in, left out, changed or swapped with the next to make one word the other; capitals count as
/// small. Words too long to be a slip of any here are not looked at.
std::size_t distance(std::string_view a, std::string_view b)
{
    constexpr std::size_t longest = 16;
    if (a.size() > longest || b.size() > longest) return longest;
    std::array<std::array<std::uint8_t, longest + 1>, longest + 1> d{};  // few bytes to clear: it is filled for a hundred words
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = static_cast<std::uint8_t>(i);
    for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = static_cast<std::uint8_t>(j);
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = small(a[i - 1]) == small(b[j - 1]);
            int edits = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && small(a[i - 1]) == small(b[j - 2]) && small(a[i - 2]) == small(b[j - 1]))
                edits = std::min(edits, d[i - 2][j - 2] + 1);
            d[i][j] = static_cast<std::uint8_t>(edits);
        }
    return d[a.size()][b.size()];
}

/// The nearest of `words`, or nothing if none is near: one slip in a short word, two in a longer.
template <std::size_t N> std::string_view nearest(std::string_view word, const std::string_view (&words)[N])
{
    std::string_view best;
    std::size_t least = word.size() < 3 ? 1 : word.size() < 6 ? 2 : 3;
    for (const auto candidate : words) {
        const auto longer = std::max(word.size(), candidate.size()), shorter = std::min(word.size(), candidate.size());
        if (longer - shorter >= least) continue;  // so many letters must be put in
        if (const auto d = distance(word, candidate); d < least) {
            least = d;
            best = candidate;
        }
    }
    return best;
}

/// The word of the line that begins at `at`: up to a blank or a sign that parts words. Quoted text is one word.
std::string_view word_at(std::string_view line, std::size_t at)
{
    const char* p = line.data() + at;
    const char* const end = line.data() + line.size();
    if (p == end) return line.substr(at, 0);
    if (*p == '"') {
        const auto close = line.find('"', at + 1);
        return line.substr(at, close == line.npos ? line.size() - at : close + 1 - at);
    }
    if (static_cast<unsigned char>(*p) < 0x20) return line.substr(at, 1);
    constexpr std::string_view signs = ",:;#|+=()";
    while (p != end && grammar::blank_length(p, end) == 0 && signs.find(*p) == signs.npos) {
        if (*p == '.' && (p + 1 == end || p[1] == ' ')) break;
        ++p;
    }
    std::size_t length = static_cast<std::size_t>(p - line.data()) - at;
    return line.substr(at, length == 0 ? 1 : length);
}

std::string misspelt_start(std::string_view first, std::string_view start)
{
    return "a line of a log does not begin with `" + printable(first, 40) + "`: `" + std::string(start) + "`?";
}

void put_in(std::string& message, std::string_view mark, const std::string& what)
{
    if (const auto at = message.find(mark); at != message.npos) message.replace(at, mark.size(), what);
}

}  // namespace

void refuse_misspelt_heading(std::string_view side)
{
    if (side == "difference" || side == "balance")
        throw Refusal{side, "a block ends with the difference as its result: `result AB 216`"};
    const auto start = nearest(side, first_words);
    const bool capital = !side.empty() && side[0] >= 'A' && side[0] <= 'Z';
    if (!start.empty() && (!capital || distance(side, start) == 0)) throw Refusal{side, misspelt_start(side, start)};
}

namespace {

/// The part of the line that a message is about: what stands where something was wanted, or behind the last word if nothing does.
struct Pointed {
    std::string_view line;
    std::string_view word;
};
Pointed point_at(std::string_view line, std::size_t at)
{
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) line.remove_suffix(1);
    if (at >= line.size() || line[at] == '#') {
        at = std::min(at, line.size());
        while (at != 0 && (line[at - 1] == ' ' || line[at - 1] == '\t')) --at;
        line = line.substr(0, at);
    }
    return {line, word_at(line, at)};
}

bool has_capital(std::string_view word) { return !word.empty() && word.front() >= 'A' && word.front() <= 'Z'; }

/// The message of a line of which the beginning, or the verb, is not known: what may have been meant. `word` becomes the first
/// word of the line where that is at fault.
void guess_start(std::string& said, std::string_view line, std::string_view& word, bool hinted)
{
    const bool about_verb = said.find("{verb?}") != said.npos;
    const bool about_act = about_verb || said.starts_with("what he did");
    if (!about_verb && said.find("{start?}") == said.npos) return;
    const auto verb = about_verb && !hinted ? nearest(word, verbs) : std::string_view();
    const char* first_letter = grammar::skip_from(line.data(), line.data() + line.size());
    const auto first = word_at(line, static_cast<std::size_t>(first_letter - line.data()));
    const auto start = verb.empty() ? nearest(first, first_words) : std::string_view();
    const bool name = first.size() > 1 && has_capital(first);  // of a player: no heading misspelt
    if (!start.empty() && start != first && (!name || distance(first, start) == 0)) {
        said = misspelt_start(first, start);
        word = first;
    } else if (about_act && std::find(std::begin(verbs), std::end(verbs), first) != std::end(verbs)) {
        said = "who did it is wanted before `" + std::string(first) + "`: N, E, S, W, or a player's name";
        word = first;
    }
    if (about_verb && name && (word.front() == '.' || has_capital(word)))
        said = "a name of several words stands in quotes before a verb: `\"Mr. Dan\" passes`";
    put_in(said, "{verb?}", verb.empty() ? "" : ": `" + std::string(verb) + "`?");
    put_in(said, "{start?}", "");
}

/// What a player's name, where none is read, asks to be told besides.
void remark_on_name(std::string& said, std::string_view line, std::string_view word)
{
    if (!has_capital(word)) return;
    const bool seat_wanted = said.starts_with("a seat") || said.starts_with("another seat") || said.starts_with("the seat") ||
                             said.starts_with("what is asked");
    if (seat_wanted && word != "NS" && word != "EW")
        said += " (a player's name stands for his seat only where a line begins and after `deal by`)";
    if (said.starts_with("nothing more") && heads_a_section(line)) said += " (a name of several words stands in quotes)";
}

/// Words that no form has as its own, and that are mistyped like any other.
constexpr std::string_view of_cards[] = {"spades",  "hearts", "diamonds", "clubs", "no",   "trumps", "spade", "heart",
                                         "diamond", "club",   "trump",    "north", "east", "south",  "west"};

/// Every word that a form has, each once.
const std::vector<std::string>& words_of_the_language()
{
    static const std::vector<std::string> all = [] {
        std::set<std::string, std::less<>> words(std::begin(of_cards), std::end(of_cards));
        for (const std::string& phrase : forms::dictionary())
            for (std::size_t at = 0; at < phrase.size();) {
                const auto end = std::min(phrase.find(' ', at), phrase.size());
                if (end - at > 1) words.insert(phrase.substr(at, end - at));
                at = end + 1;
            }
        return std::vector<std::string>(words.begin(), words.end());
    }();
    return all;
}

/// What a word was meant to be, if the whole line can be read with that in its place: said behind a message that does not know.
class WordMeant {
public:
    WordMeant(std::string_view line, std::string_view word)
        : line_(line), at_(static_cast<std::size_t>(word.data() - line.data())), word_(word)
    {}

    /// `hinted`: the form that a log has is said too, so that a word of the language is left alone.
    std::string said(bool hinted) const
    {
        constexpr std::size_t longest = 24;
        // the language has no letter that is longer than a byte
        const auto foreign = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
        if (word_.empty() || word_.size() > longest || std::any_of(word_.begin(), word_.end(), foreign)) return {};
        const std::string word(word_);
        if (line_.substr(0, at_).ends_with(word + " ") && reads_with(word.size() + 1, ""))
            return "; `" + word + "` stands there twice";
        const auto& known = words_of_the_language();
        if (hinted && std::binary_search(known.begin(), known.end(), word)) return {};
        for (const std::string& other : known)
            if (is_near(other) && reads_with(word.size(), other)) return "; was `" + other + "` meant?";
        for (std::size_t i = 1; i < word.size(); ++i)
            if (const auto parted = word.substr(0, i) + " " + word.substr(i); reads_with(word.size(), parted))
                return "; was `" + parted + "` meant?";
        return {};
    }

private:
    bool is_near(std::string_view other) const
    {
        return other.size() + 1 >= word_.size() && other.size() <= word_.size() + 1 && distance(word_, other) == 1;
    }

    bool reads_with(std::size_t length, std::string_view other) const
    {
        return reads(std::string(line_.substr(0, at_)).append(other).append(line_.substr(std::min(at_ + length, line_.size()))));
    }

    std::string_view line_;
    std::size_t at_;
    std::string_view word_;
};

/// Of the word that is at fault, or of the first: what follows on a word that has its blank missing is not what was wanted.
std::string word_meant(std::string_view line, std::string_view word, bool hinted)
{
    if (auto meant = WordMeant(line, word).said(hinted); !meant.empty()) return meant;
    const auto begin = line.find_first_not_of(" \t");
    if (begin == line.npos || line.data() + begin == word.data()) return {};
    return WordMeant(line, line.substr(begin, std::min(line.find(' ', begin), line.size()) - begin)).said(hinted);
}

}  // namespace

Fault explain(const Text& text, std::string_view whole_line, std::size_t at, std::string_view message)
{
    auto [line, word] = point_at(whole_line, at);
    std::string hinted = hint(line);
    if (hinted.empty() && !heads_a_section(line) && (message.starts_with("nothing more") || message.starts_with("a card such")))
        if (const std::string read = as_far_as_read(line); !read.empty()) hinted = "; a log has it so: " + printable(read);
    std::string said(message);
    guess_start(said, line, word, !hinted.empty());
    put_in(said, "{word}", printable(word, 40));
    remark_on_name(said, line, word);
    const std::string meant = said.find("`?") == said.npos ? word_meant(line, word, !hinted.empty()) : std::string();
    if (!said.starts_with("a name of several") && meant.empty()) said += hinted;
    if (heads_a_section(line)) said += "; until this line is put right, what stands under it is not judged";
    said += meant;
    return {{static_cast<std::uint32_t>(word.data() - text.bytes.data()), static_cast<std::uint32_t>(word.size())}, said};
}

}  // namespace hoyle::log
