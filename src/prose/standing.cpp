#include "prose/standing.hpp"

#include "lawbook/book.hpp"
#include "prose/headings.hpp"
#include "prose/lists.hpp"
#include "prose/sentences.hpp"
#include "prose/tricks.hpp"
#include "prose/words.hpp"
#include "scoring/figures.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

/// Words that a sentence of nothing but the standing has beside sides and numbers.
bool is_beside_standing(const Word& word) { return word.kind == Kind::plain && is_in(List::beside_standing, word.stem); }

/// How many points win the game by the laws the table plays by; where none are named yet, at bridge.
Points points_of_game(const Table& table)
{
    const lawbook::Book* named = lawbook::find_shipped(table.code);
    return scoring::figures_of(named ? *named : *lawbook::find_shipped("portland-1904"), {}).target;
}

/// Behind `E. and W.`, before a small letter: the stop is the abbreviation's.
bool is_of_abbreviation(std::string_view line, const Word& before, const Word& behind)
{
    const auto letter = [&](std::size_t at) { return std::isalpha(static_cast<unsigned char>(line[at])) != 0; };
    if ((before.kind != Kind::side && before.kind != Kind::seat) || before.end == 0 || !letter(before.end - 1)) return false;
    const bool alone = (before.end == 1 || !letter(before.end - 2)) && line[before.end] == '.';
    return alone && std::isupper(static_cast<unsigned char>(line[behind.begin])) == 0;
}

/// What one sentence tells of the standing.
struct Sentence {
    std::vector<Side> sides;
    std::vector<int> numbers;
    int of_both = 0;  ///< what each of them has
    bool love = false, love_all = false, cue = false, other = false;

    void take(const Word& word, const Word* before, const Word* next)
    {
        const bool all = next && next->kind == Kind::plain && next->stem == "all";
        if (word.kind == Kind::side) sides.push_back(word.side);
        else if (word.kind == Kind::seat) {
            // two partners, one behind the other, are their side
            const bool second = before && before->kind == Kind::seat && before->seat == partner_of(word.seat);
            const bool first = next && next->kind == Kind::seat && next->seat == partner_of(word.seat);
            if (second) sides.push_back(side_of(word.seat));
            else other = other || !first;
        } else if (word.kind == Kind::number) {
            const bool games = before && before->kind == Kind::plain && before->stem == "game";  // `games one all`
            if (!all) numbers.push_back(word.number);
            else if (!games && word.number > 1) of_both = word.number;  // `26 all`
        } else if (word.kind == Kind::plain && word.stem == "love") {
            if (all) love_all = true;
            else numbers.push_back(0);
            love = true;
        } else if (is_beside_standing(word)) {
            cue = true;
        } else {
            other = true;
        }
    }

    /// Does the stop before the next word end it? Not that behind `Score:`, `Games one all;`, `N. and S.` before small letters.
    bool ends_at(char stop) const
    {
        const bool begun = sides.size() > 1 || other;
        if (stop == '.') return begun || !sides.empty() || !numbers.empty() || love_all || of_both > 0;
        if (stop == ':' || stop == ';') return begun;
        return stop == '(' || stop == '"' || stop == '?' || stop == '!';
    }

    /// `(second game)`
    bool tells_which_game() const { return cue && !love && !other && sides.empty() && numbers.empty(); }

    /// `E W have 3.`, and of the other side in the next
    bool tells_one_side() const { return cue && !other && sides.size() == 1 && numbers.size() == 1; }

    /// Who has `target` points has won the game, and does not stand in it.
    std::string statement(Points target) const
    {
        if (other) return {};
        const bool nothing = !numbers.empty() && std::all_of(numbers.begin(), numbers.end(), [](int each) { return each == 0; });
        if (cue && sides.empty() && numbers.empty() && of_both > 0)
            return "standing NS " + std::to_string(of_both) + ", EW " + std::to_string(of_both);
        if (sides.empty() && ((cue && nothing) || (love_all && numbers.empty()))) return "standing NS 0, EW 0";
        if (!(cue || love) || sides.size() != 2 || numbers.size() != 2 || sides[0] == sides[1]) return {};
        if (std::any_of(numbers.begin(), numbers.end(), [&](int each) { return each >= target; })) return {};
        const auto told = [&](std::size_t k) { return std::string(letters_of(sides[k])) + " " + std::to_string(numbers[k]); };
        return "standing " + told(0) + ", " + told(1);
    }
};

}  // namespace

std::optional<StandingTold> standing_told(std::string_view line, const Table& table)
{
    std::string parted(line);  // `third game / N-S 14 / E-W 22`
    for (auto at = parted.find(" / "); at != parted.npos; at = parted.find(" / ", at)) parted[at + 1] = ';';
    const auto words = tokenise(parted, table, {});
    const auto target = points_of_game(table);
    std::optional<StandingTold> out;
    std::optional<Sentence> half;
    bool whole = true;
    for (std::size_t at = 0; at < words.size();) {
        Sentence sentence;
        const std::size_t begin = at;
        do {
            const bool last = at + 1 == words.size();
            sentence.take(words[at], at > begin ? &words[at - 1] : nullptr, last ? nullptr : &words[at + 1]);
            ++at;
        } while (at < words.size() &&
                 (is_of_abbreviation(parted, words[at - 1], words[at]) || !sentence.ends_at(words[at].stop)));
        if (half && sentence.tells_one_side()) {
            sentence.sides.insert(sentence.sides.begin(), half->sides.front());
            sentence.numbers.insert(sentence.numbers.begin(), half->numbers.front());
            half.reset();
        } else if (sentence.tells_one_side()) {
            half = sentence;
            continue;
        }
        std::string statement = sentence.statement(target);
        if (!out && !statement.empty()) out = {std::move(statement), true};
        else whole = whole && sentence.tells_which_game();
    }
    if (out) out->whole = whole && !half;
    return out;
}

namespace {

/// A sentence of print with how it runs on in the next line.
std::string run_on(std::string_view words, std::string_view next)
{
    const auto last = words.substr(words.find_last_of(' ') + 1);
    const bool of_name = last.size() == 2 && last[1] == '.';  // `N. and S.`
    const bool ends = words.empty() || (!of_name && std::string_view(".:;!?)").find(words.back()) != std::string_view::npos);
    return std::string(words) + (ends ? "" : " " + std::string(without_comment(next)));
}

}  // namespace

bool StandingKept::hear(std::string_view words, std::string_view next, std::uint64_t number, bool of_the_language)
{
    constexpr std::size_t longest = 1000;
    const std::string sentence = run_on(words, next);
    if (table_.standing_told || sentence.size() > longest || (!of_the_language && stating_.reads(words))) return false;
    auto told = standing_told(words, table_);
    if (!told && !standing_told(next, table_)) told = standing_told(sentence, table_);
    if (!told || !stating_.reads(told->statement)) return false;
    table_.update(told->statement);
    line_ = number;
    told_ = {told->statement, {number, std::string(words), 0}};
    return true;
}

bool StandingKept::hear_ahead(std::string_view rest, std::uint64_t number)
{
    constexpr std::uint64_t farthest = 6;
    std::string_view words;
    for (const auto end_at = number + farthest; number < end_at && !trick_head(words) && !rest.empty(); ++number) {
        rest.remove_prefix(1);
        const auto end = std::min(rest.find('\n'), rest.size());
        const auto next = trimmed(rest.substr(0, end));
        if (!words.empty() && hear(words, next, number)) return true;
        words = next;
        rest = rest.substr(end);
    }
    return false;
}

bool StandingKept::hear_above(const std::vector<std::string_view>& lines, std::size_t end)
{
    for (std::size_t at = 0; at < std::min(lines.size(), end); ++at) {
        const auto next = at + 1 < lines.size() ? lines[at + 1] : std::string_view();
        if (hear(without_comment(lines[at]), next, at + 1)) return true;
    }
    return false;
}

std::optional<std::pair<std::string, WrittenLine>> StandingKept::take() { return std::exchange(told_, std::nullopt); }

}  // namespace hoyle::prose
