#include "sheet/recurring.hpp"

#include "sheet/costs.hpp"
#include "sheet/unit.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <tuple>

namespace hoyle::sheet {
namespace {

std::string_view line_of(std::string_view text, std::uint32_t line)
{
    std::size_t at = 0;
    for (std::uint32_t i = 0; i < line; ++i) at = text.find('\n', at) + 1;
    return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

using Words = std::vector<std::string>;

/// What a side may be called: words of its own, or we and they.
struct Name {
    Words words;
    std::string_view sense;  ///< `we`, `they`; then words are those that stand beside it: `Pam & me`
    friend bool operator<(const Name& a, const Name& b) { return std::tie(a.words, a.sense) < std::tie(b.words, b.sense); }
};

/// Where a name stands.
struct Use {
    std::set<std::uint32_t> lines;
    std::uint32_t first = 0;
    int begin = 0, end = 0;  ///< columns of the first
    bool capital = false;
    std::size_t heads = 0;  ///< of how many of its lines it is the first word
};

bool is_name_word(const Mark& mark)
{
    if (mark.kind != Kind::word || !mark.sense.empty() || mark.unread) return false;
    static constexpr std::array<std::string_view, 5> numbers{"ii", "iii", "iv", "vi", "vii"};
    if (std::find(numbers.begin(), numbers.end(), mark.text) != numbers.end() || is_joining(mark)) return false;
    return mark.text.size() > 1 || (mark.capital && mark.text != "i" && mark.text != "v");  // a lone small letter is none
}

/// `Pam & me`; nobody says `Pam and we`.
bool speaks_of_himself(const Mark& mark)
{
    return mark.sense == "we" && (mark.text == "me" || mark.text == "i" || mark.text == "self");
}

/// `Mrs`, which is no name.
bool is_title(const Mark& mark) { return mark.text == "mr" || mark.text == "mrs" || mark.text == "miss"; }

bool is_pronoun(const Mark& mark) { return mark.kind == Kind::word && (mark.sense == "we" || mark.sense == "they"); }

/// True where every word of `shorter` stands for one of `longer`: the same, its beginning or its first letter.
bool abbreviates(const Words& shorter, const Words& longer)
{
    if (shorter == longer) return false;
    return std::all_of(shorter.begin(), shorter.end(), [&](const std::string& word) {
        return std::any_of(longer.begin(), longer.end(), [&](const std::string& whole) { return whole.starts_with(word); });
    });
}

class Recurring {
public:
    Recurring(const Page& page, std::string_view text) : page_(page), text_(text) {}

    std::vector<Sides> find()
    {
        for (const Line& line : page_.lines) {
            if (line.rule || line.blank) continue;
            of_score_ = is_of_score(line);
            if (of_score_) ++with_figures_;
            names_of(line);
        }
        join_with_pronouns();
        std::vector<Guess> guesses;
        const auto likely = likeliest();
        for (std::size_t i = 0; i < likely.size(); ++i)
            for (std::size_t k = i + 1; k < likely.size(); ++k)
                if (auto guess = pair(likely[i], likely[k])) guesses.push_back(*guess);
        sort_stably(guesses, [](const Guess& a, const Guess& b) { return a.cost < b.cost; });
        constexpr std::size_t most = 4;
        std::vector<Sides> out;
        for (const Guess& each : guesses) {
            if (out.size() == most) break;
            Sides sides = sides_of(each);
            const bool known = std::any_of(out.begin(), out.end(), [&](const Sides& other) {
                return (other.names[0] == sides.names[0] && other.names[1] == sides.names[1]) ||
                       (other.names[0] == sides.names[1] && other.names[1] == sides.names[0]);
            });
            if (!known) out.push_back(std::move(sides));
        }
        return out;
    }

private:
    using Named = std::map<Name, Use>::const_iterator;
    struct Guess {
        double cost = 0;
        Named first, second;
    };

    void note(Name name, const Mark& from, const Mark& to, bool heads)
    {
        auto [at, added] = uses_.try_emplace(std::move(name));
        Use& use = at->second;
        if (added) use.first = from.line, use.begin = from.column, use.end = to.column + to.width;
        use.capital = use.capital || from.capital;
        if (of_score_ && use.lines.insert(from.line).second) use.heads += heads;
    }

    /// Each name of a line by itself, and partners joined.
    void names_of(const Line& line)
    {
        const auto& marks = line.marks;
        bool first = true;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (is_pronoun(marks[i])) note({{}, marks[i].sense}, marks[i], marks[i], first);
            if (is_name_word(marks[i])) {
                note({{marks[i].text}, {}}, marks[i], marks[i], first);
                joined_names(line, i, first);
            }
            first = first && marks[i].kind != Kind::word;
        }
    }

    /// `Hart & Hinds`, `Uncle Con and Mother`, `Pam & me` from its first word on.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void joined_names(const Line& line, std::size_t from, bool heads)
    {
        const auto& marks = line.marks;
        Name name;
        bool joined = false;
        std::size_t to = from;
        for (std::size_t i = from; i < marks.size() && i < from + 6 && marks[i].cell == marks[from].cell; ++i) {
            if (joins_partners(marks[i]) && i > from) {
                joined = true;
                continue;
            }
            const bool stop = marks[i].kind == Kind::sign && marks[i].text == ".";
            if ((stop && is_abbreviated(marks[i - 1])) || (joined && is_title(marks[i]))) continue;
            const bool we = joined && speaks_of_himself(marks[i]);
            if (!we && !is_name_word(marks[i])) break;
            // `Father and me out`, `put Father and me`
            if (!we && marks[i].capital != marks[from].capital) break;
            if (we) name.sense = "we";
            else name.words.push_back(marks[i].text);
            to = i;
        }
        if (!joined || name.words.size() + !name.sense.empty() < 2 || name.words.size() > 4) return;
        if (!marks[from].capital && marks[to].capital) return;  // `the pad. S+M`
        if (name.words.size() == 1 && name.sense.empty()) return;
        note(name, marks[from], marks[to], heads);
    }

    /// `Pam & me`: where Pam stands, we do.
    void join_with_pronouns()
    {
        for (const auto& [name, use] : uses_) {
            if (name.sense.empty() || name.words.empty()) continue;
            const auto we = uses_.find({{}, name.sense});
            if (we == uses_.end()) continue;
            for (const std::string& word : name.words)
                if (const auto alone = uses_.find({{word}, {}}); alone != uses_.end())
                    we->second.lines.merge(std::set(alone->second.lines));
        }
    }

    /// A small word is a name only where lines begin with it.
    static bool may_name(const Name& name, const Use& use)
    {
        const bool known = use.capital || !name.sense.empty() || name.words.size() > 1;
        if (!known) return use.lines.size() >= 2 && use.heads * 2 >= use.lines.size();
        return !use.lines.empty();
    }

    /// The dozen that stand on most lines; a lone capital word on one line may be the side that had little.
    std::vector<Named> likeliest() const
    {
        std::vector<Named> out;
        for (auto at = uses_.begin(); at != uses_.end(); ++at)
            if (may_name(at->first, at->second)) out.push_back(at);
        // of two that stand on the same lines the longer tells more
        std::erase_if(out, [&](const Named& each) {
            return std::any_of(uses_.begin(), uses_.end(), [&](const auto& other) {
                return other.second.lines.size() >= each->second.lines.size() &&
                       other.first.words.size() > each->first.words.size() &&
                       std::includes(other.second.lines.begin(), other.second.lines.end(), each->second.lines.begin(),
                                     each->second.lines.end()) &&
                       std::find(other.first.words.begin(), other.first.words.end(),
                                 each->first.words.empty() ? std::string() : each->first.words[0]) != other.first.words.end();
            });
        });
        sort_stably(out, [](const Named& a, const Named& b) { return weight(a->second) > weight(b->second); });
        constexpr std::size_t most = 12;
        if (out.size() > most) out.resize(most);
        return out;
    }

    static double weight(const Use& use) { return static_cast<double>(use.lines.size()) + (use.capital ? 0.5 : 0); }

    std::optional<Guess> pair(Named a, Named b) const
    {
        const bool common = std::any_of(a->first.words.begin(), a->first.words.end(), [&](const std::string& word) {
            return std::find(b->first.words.begin(), b->first.words.end(), word) != b->first.words.end();
        });
        const bool pronouns = a->first.words.empty() && b->first.words.empty();  // found by their words
        if (common || pronouns || (!a->first.sense.empty() && a->first.sense == b->first.sense)) return std::nullopt;
        const auto &in_a = a->second.lines, &in_b = b->second.lines;
        std::vector<std::uint32_t> both;
        std::set_intersection(in_a.begin(), in_a.end(), in_b.begin(), in_b.end(), std::back_inserter(both));
        const std::size_t covered = in_a.size() + in_b.size() - both.size();
        if (covered < 3 || both.size() * 2 > covered || with_figures_ == 0) return std::nullopt;
        const auto share = [&](std::size_t lines) { return static_cast<double>(lines) / static_cast<double>(with_figures_); };
        const double small = (a->second.capital || !a->first.sense.empty() ? 0 : 0.7) +
                             (b->second.capital || !b->first.sense.empty() ? 0 : 0.7);
        const double once = in_a.size() < 2 || in_b.size() < 2 ? 1 : 0;
        const double cost = cost::sides_by_rows + small + once + 1.5 * share(both.size()) + 3 * (1 - share(covered));
        const bool turned = b->second.first < a->second.first ||
                            (b->second.first == a->second.first && b->second.begin < a->second.begin);
        return Guess{cost, turned ? b : a, turned ? a : b};
    }

    Sides sides_of(const Guess& guess) const
    {
        Sides sides;
        sides.cost = guess.cost;
        const std::array<Named, 2> both{guess.first, guess.second};
        for (std::size_t side = 0; side < 2; ++side) {
            sides.words[side] = both[side]->first.words;
            const Use& use = both[side]->second;
            sides.names[side] = written(text_, use.first, use.begin, use.end);
            if (sides.names[side].ends_with("'s")) sides.names[side].resize(sides.names[side].size() - 2);
        }
        for (std::size_t side = 0; side < 2; ++side)
            if (!both[side]->first.sense.empty()) {
                const bool we = both[side]->first.sense == "we";
                sides.senses[side] = we ? "we" : "they";
                sides.senses[1 - side] = we ? "they" : "we";
            }
        for (const auto& [name, use] : uses_) {
            if (name.words.empty()) continue;
            for (std::size_t side = 0; side < 2; ++side) longer(sides, side, name, use);
        }
        return sides;
    }

    /// A name of more words that a side's stand for, or that stands with `we`: the side goes by it as well.
    void longer(Sides& sides, std::size_t side, const Name& name, const Use& use) const
    {
        const bool ours = !name.sense.empty() && name.sense == sides.senses[side];
        const bool whole = !sides.words[side].empty() && name.words.size() >= sides.words[side].size() &&
                           abbreviates(sides.words[side], name.words) && !abbreviates(sides.words[1 - side], name.words);
        const bool other = std::any_of(name.words.begin(), name.words.end(), [&](const std::string& word) {
            return std::find(sides.words[1 - side].begin(), sides.words[1 - side].end(), word) != sides.words[1 - side].end();
        });
        if ((!ours && !whole) || other) return;
        for (const std::string& word : name.words)
            if (std::find(sides.words[side].begin(), sides.words[side].end(), word) == sides.words[side].end())
                sides.words[side].push_back(word);
        if (name.words.size() + !name.sense.empty() > 1) sides.names[side] = written(text_, use.first, use.begin, use.end);
    }

    const Page& page_;
    std::string_view text_;
    std::map<Name, Use> uses_;
    std::size_t with_figures_ = 0;
    bool of_score_ = false;  ///< the line at hand
};

}  // namespace

bool is_of_score(const Line& line)
{
    std::size_t words = 0;
    bool known = false;
    for (const Mark& mark : line.marks) {
        words += mark.kind == Kind::word && mark.sense.empty();
        known = known || is_honours_word(mark.sense) || is_tricks_word(mark.sense) || mark.sense == "total";
    }
    return line.figures > 0 && (known || words <= line.figures + 1);
}

std::string written(std::string_view text, std::uint32_t line, int begin, int end)
{
    std::string out;
    int column = 0;
    for (const char c : line_of(text, line)) {
        const bool continued = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (continued) {
            if (column - 1 >= begin && column - 1 < end) out += c;
            continue;
        }
        if (column >= begin && column < end && c != '\r') out += c;
        column += c == '\t' ? 8 - column % 8 : 1;
    }
    return out;
}

std::string as_written(std::string_view text, const std::string& word, std::uint32_t line)
{
    const std::string_view whole = line_of(text, line);
    for (std::size_t i = 0; i + word.size() <= whole.size(); ++i) {
        bool same = true;
        for (std::size_t k = 0; k < word.size() && same; ++k)
            same = std::tolower(static_cast<unsigned char>(whole[i + k])) == static_cast<unsigned char>(word[k]) ||
                   (word[k] == '\'' && whole[i + k] != 0);
        if (same) return std::string(whole.substr(i, word.size()));
    }
    return word;
}

std::vector<Sides> recurring_sides(const Page& page, std::string_view text) { return Recurring(page, text).find(); }

}  // namespace hoyle::sheet
