// Words, numbers and sides, for hand_in_words.
#include "scoring/hearing.hpp"

#include "terms/terms.hpp"

#include <algorithm>
#include <array>

namespace hoyle::scoring {
namespace {

constexpr std::array<std::string_view, 21> number_words{
    "nought", "one",    "two",      "three",    "four",    "five",    "six",       "seven",    "eight",    "nine",  "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
constexpr std::array<std::string_view, 5> nothing_words{"zero", "love", "none", "nil", "no"};

constexpr std::array<std::string_view, 47> filler_words{
    "a",      "an",   "and",  "the",  "of",    "in",     "at",   "on",    "is",    "are",    "was",      "were",
    "be",     "for",  "with", "have", "has",   "had",    "hold", "holds", "held",  "make",   "makes",    "made",
    "making", "win",  "wins", "won",  "score", "scored", "got",  "get",   "trump", "trumps", "declared", "play",
    "played", "hand", "side", "then", "also",  "so",     "from", "gone",  "went",  "who",    "which"};

constexpr std::array<std::string_view, 13> our_words{"we",   "us",    "our",    "ours",   "i",       "me",   "my",
                                                     "mine", "maker", "makers", "dealer", "dealers", "north"};
constexpr std::array<std::string_view, 13> their_words{"they",      "them",      "their",       "theirs", "opponent",
                                                       "opponents", "adversary", "adversaries", "others", "other",
                                                       "east",      "opposite",  "enemy"};

/// All that is worth guessing at when a word is misspelt.
constexpr std::array<std::string_view, 52> known_words{
    "spades",  "hearts", "diamonds", "clubs", "trumps",  "tricks",  "trick",    "odd",    "doubled", "redoubled", "undoubled",
    "honours", "honour", "honors",   "aces",  "divided", "chicane", "double",   "revoke", "revoked", "revokes",   "take",
    "deduct",  "add",    "standing", "grand", "little",  "small",   "slam",     "simple", "called",  "uncalled",  "unplayed",
    "thrown",  "we",     "they",     "our",   "their",   "one",     "two",      "three",  "four",    "five",      "six",
    "seven",   "eight",  "nine",     "ten",   "eleven",  "twelve",  "thirteen", "twice"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The suits as signs become words.
std::string with_signs_spelt(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> signs{{{"♠", " spades "},
                                                                                         {"♥", " hearts "},
                                                                                         {"♦", " diamonds "},
                                                                                         {"♣", " clubs "},
                                                                                         {"♤", " spades "},
                                                                                         {"♡", " hearts "},
                                                                                         {"♢", " diamonds "},
                                                                                         {"’", "'"}}};
    std::string spelt(text);
    for (const auto& [sign, word] : signs)
        for (std::size_t at = spelt.find(sign); at != std::string::npos; at = spelt.find(sign, at + word.size()))
            spelt.replace(at, sign.size(), word);
    return spelt;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (word.size() > 2 && word.ends_with("'s")) word.resize(word.size() - 2);
        std::erase(word, '\'');
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (char c : with_signs_spelt(text)) {
        const bool stop = c == ',' || c == ';' || c == ':' || c == '.' || c == '|';
        if (stop || c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '-' || c == '/') finish();
        else word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (stop) words.emplace_back(",");
    }
    finish();
    return words;
}

std::string_view Hearing::next(std::size_t ahead) const
{
    return at_ + ahead < words_.size() ? std::string_view(words_[at_ + ahead]) : std::string_view();
}

bool Hearing::hear(std::initializer_list<std::string_view> phrase)
{
    std::size_t ahead = 0;
    for (std::string_view word : phrase)
        if (next(ahead++) != word) return false;
    skip(phrase.size());
    return true;
}

bool Hearing::hear_any(std::span<const std::string_view> words)
{
    if (done() || !is_one_of(next(), words)) return false;
    skip();
    return true;
}

bool Hearing::comes_any(std::initializer_list<std::string_view> words, std::size_t ahead) const
{
    return is_one_of(next(ahead), std::span(words.begin(), words.size()));
}

std::optional<Hearing::Number> Hearing::number(std::size_t ahead) const
{
    const std::string_view word = next(ahead);
    if (is_one_of(word, nothing_words)) return Number{0, 1};
    for (std::size_t i = 0; i < number_words.size(); ++i) {
        if (word != number_words[i]) continue;
        // "twenty four" (and "twenty-four", which words_of took apart)
        if (i == 20)
            for (std::size_t unit = 1; unit < 10; ++unit)
                if (next(ahead + 1) == number_words[unit]) return Number{static_cast<int>(i + unit), 2};
        return Number{static_cast<int>(i), 1};
    }
    if (word.empty() || word.size() > 4) return std::nullopt;
    int value = 0;
    for (char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return Number{value, 1};
}

std::optional<int> Hearing::hear_number()
{
    const std::optional<Number> found = number();
    if (!found) return std::nullopt;
    skip(found->words);
    return found->value;
}

std::optional<int> Hearing::hear_times()
{
    if (hear({"once"})) return 1;
    if (hear({"twice"})) return 2;
    if (hear({"thrice"})) return 3;
    const std::optional<Number> found = number();
    if (!found || next(found->words) != "times") return std::nullopt;
    skip(found->words + 1);
    return found->value;
}

std::optional<Side> Hearing::hear_side(PerSide<std::string>& names)
{
    struct Name {
        std::string_view one, two;
        Side side;
        PerSide<std::string_view> both;
    };
    static constexpr PerSide<std::string_view> seats{{"N-S", "E-W"}}, letters{{"A-B", "C-D"}};
    static constexpr std::array<Name, 4> called{
        {{"n", "s", Side::ns, seats}, {"e", "w", Side::ew, seats}, {"a", "b", Side::ns, letters}, {"c", "d", Side::ew, letters}}};
    // "N-S" and "A-B" come apart into two words.
    for (const Name& name : called) {
        const bool together = next() == std::string(name.one) + std::string(name.two);
        if (!together && !(next() == name.one && next(1) == name.two)) continue;
        skip(together ? 1 : 2);
        for (Side side : both_sides) names[side] = name.both[side];
        return name.side;
    }
    if (hear({"north", "and", "south"}) || hear_any(our_words)) return Side::ns;
    if (hear({"east", "and", "west"}) || hear_any(their_words)) return Side::ew;
    return std::nullopt;
}

bool is_filler(std::string_view word) { return is_one_of(word, filler_words); }

bool is_known_word(std::string_view word) { return is_filler(word) || is_one_of(word, known_words); }

std::string_view nearest_word(std::string_view word) { return terms::nearest(word, known_words); }

}  // namespace hoyle::scoring
