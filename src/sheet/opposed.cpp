#include "sheet/opposed.hpp"

#include "sheet/costs.hpp"
#include "sheet/recurring.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace hoyle::sheet {
namespace {

constexpr std::size_t most_words = 5;  // of a name
constexpr int next_thing = 3;          // what stands further off is another thing

/// A name as it is gathered, from its first mark to its last.
struct Phrase {
    std::vector<std::string> words;
    int begin = -1, end = -1;  ///< columns, without what stands in brackets
    std::uint32_t line = 0;
    bool capital = false, partners = false, pronoun = false;
    bool commas = false;  ///< partners are parted by a comma: the line has nothing but names

    void take(const Mark& mark)
    {
        if (!is_joining(mark) && mark.kind == Kind::word) words.push_back(mark.text);
        if (mark.aside) return;  // `The Grange (home)` goes by that name too
        partners = partners || joins_partners(mark);
        pronoun = pronoun || speaks(mark.text);
        capital = capital || (mark.capital && mark.kind == Kind::word && !is_joining(mark) && mark.text.size() > 1);
        if (mark.kind == Kind::sign && !joins_partners(mark)) return;
        begin = begin < 0 ? mark.column : std::min(begin, mark.column);
        line = mark.line;
        end = std::max(end, mark.column + mark.width);
    }

    static bool speaks(std::string_view text)
    {
        return text == "i" || text == "me" || text == "self" || text == "myself" || text == "you" || text == "yourself";
    }
};

/// A word that may belong to a name in which capitals were seen or not: `the two stokers`, but not `put Father and me out`.
bool may_belong(const Mark& mark, const Phrase& phrase)
{
    static constexpr std::array<std::string_view, 7> days{"sunday",   "monday", "tuesday", "wednesday",
                                                          "thursday", "friday", "saturday"};
    if (std::find(days.begin(), days.end(), mark.text) != days.end()) return false;
    if (mark.sense == "idle" && !is_joining(mark)) return false;  // `On Saturday Arthur and I`
    if (is_joining(mark) || mark.capital || Phrase::speaks(mark.text)) return true;
    return !phrase.capital && !phrase.pronoun && (mark.sense.empty() || mark.sense == "we" || mark.sense == "they");
}

/// `Mrs. Weir`, `H. and partner`: the stop behind a word ends no sentence.
bool stop_of_name(std::span<const Mark> marks, std::size_t stop) { return stop > 0 && is_abbreviated(marks[stop - 1]); }

/// `A.`, which without its stop is no name.
bool is_initial(std::span<const Mark> marks, std::size_t k)
{
    const bool numbers = k == 0 && (marks[k].text == "i" || marks[k].text == "v");  // `I.  Hugh & Maud`
    return !numbers && marks[k].capital && marks[k].text.size() == 1 && k + 1 < marks.size() && marks[k + 1].text == ".";
}

/// `Old Man Hoad & nephew`
bool is_joined(std::span<const Mark> marks, std::size_t k)
{
    return k > 1 && is_joining(marks[k - 1]) && marks[k - 2].kind == Kind::word && marks[k].sense.empty();
}

bool takes(Phrase& phrase, std::span<const Mark> marks, std::size_t k)
{
    const Mark& mark = marks[k];
    if (mark.in_words && phrase.words.empty()) return true;  // `the two stokers`
    if (mark.kind == Kind::sign) {
        if (mark.text == "." && !mark.aside && !stop_of_name(marks, k)) return false;
        if (!mark.aside && !(mark.text == "," && phrase.commas) &&
            std::string_view(".-+/").find(mark.text) == std::string_view::npos)
            return false;
    } else if (mark.kind != Kind::word ||
               (!mark.aside && !is_initial(marks, k) && !is_joined(marks, k) && !may_belong(mark, phrase)))
        return false;
    if (phrase.words.size() >= most_words) return false;
    phrase.take(mark);
    return true;
}

/// The name that begins with a mark.
Phrase name_from(std::span<const Mark> marks, std::size_t from, bool commas = false)
{
    Phrase out;
    out.commas = commas;
    for (std::size_t k = from; k < marks.size(); ++k) {
        if (!out.words.empty() && marks[k].begin - marks[k - 1].end >= next_thing) break;
        if (!takes(out, marks, k)) break;
    }
    return out;
}

/// The name that ends before a mark; words between that are none of it, `Father and I sat against`, are passed over.
Phrase name_before(std::span<const Mark> marks, std::size_t before, bool commas = false)
{
    const auto verb = [&](std::size_t k) {
        const Mark& mark = marks[k];
        return mark.kind == Kind::word && !mark.capital && !mark.aside && !is_joining(mark) && !Phrase::speaks(mark.text);
    };
    const auto named = [&](std::size_t k) {
        if (k > 0 && marks[k].text == "." && stop_of_name(marks, k)) --k;
        return marks[k].kind == Kind::word && (marks[k].capital || Phrase::speaks(marks[k].text));
    };
    std::size_t to = before;
    constexpr std::size_t most_verbs = 3;
    for (std::size_t k = before; k-- > 0 && before - k <= most_verbs && verb(k);)
        if (k > 0 && named(k - 1)) to = k;
    Phrase out;
    out.commas = commas;
    for (std::size_t k = to; k-- > 0;) {
        if (!out.words.empty() && marks[k + 1].begin - marks[k].end >= next_thing) break;
        if (!takes(out, marks, k)) break;
    }
    return out;
}

/// The word that both have names neither: `H. and partner v. S. and partner`.
void drop_common(Sides& sides)
{
    for (const auto& word : std::vector<std::string>(sides.words[0]))
        if (std::erase(sides.words[1], word) > 0) std::erase(sides.words[0], word);
}

/// `Papa + Lily play Mama + Ned`
bool plays_against(const Mark& mark) { return mark.text == "play" || mark.text == "plays" || mark.text == "played"; }

/// `us v L+M`
void with_we_alone(Sides& sides)
{
    for (const std::size_t side : {0U, 1U}) {
        if (sides.words[side].size() != 1 || sense_of(sides.words[side][0]) != "we") continue;
        sides.senses[side] = "we", sides.senses[1 - side] = "they";
        sides.words[side].clear();
        sides.cost -= 2;
        return;
    }
}

/// `HM = Holt/Marsh`, `Nous is my sister and me`, `(A) Self & Mr. Quill`: who a name is.
struct Definition {
    const Mark* name = nullptr;
    Phrase of;
};

bool may_be_defined(const Mark& mark)
{
    return mark.kind == Kind::word && !is_joining(mark) && (mark.sense.empty() || mark.sense == "we" || mark.sense == "they");
}

std::optional<Definition> definition_at(std::span<const Mark> marks, std::size_t i)
{
    const Mark& mark = marks[i];
    const bool equals = mark.kind == Kind::sign && mark.text == "=";
    static constexpr std::array<std::string_view, 4> being{"is", "are", "was", "were"};
    const bool is = std::find(being.begin(), being.end(), mark.text) != being.end();
    if (i == 0 || i + 1 >= marks.size() || !(equals || is) || !may_be_defined(marks[i - 1])) return std::nullopt;
    // `and they were Major Daly and his sister`, but not `whom we were to play`
    const bool runs_on = i >= 2 && marks[i - 2].kind == Kind::word && !is_joining(marks[i - 2]);
    if (is && runs_on && marks[i - 2].end + 1 == marks[i - 1].begin) return std::nullopt;
    Phrase of = name_from(marks, i + 1);
    if (of.words.empty() || !(of.partners || (equals && (of.pronoun || of.capital)))) return std::nullopt;
    if (is && !marks[i - 1].capital && marks[i - 1].sense.empty()) return std::nullopt;
    return Definition{&marks[i - 1], std::move(of)};
}

std::optional<Definition> letter_defined_at(std::span<const Mark> marks, std::size_t i)
{
    const Mark& mark = marks[i];
    if (mark.kind != Kind::word || !mark.aside || !mark.capital || mark.text.size() != 1 || i + 1 >= marks.size())
        return std::nullopt;
    // `ours (A)`
    if (i > 0 && !marks[i - 1].aside && (marks[i - 1].sense == "we" || marks[i - 1].sense == "they")) {
        Definition told{&mark, {}};
        told.of.words.push_back(marks[i - 1].text);
        return told;
    }
    if (marks[i + 1].aside) return std::nullopt;
    Phrase of = name_from(marks, i + 1);
    if (!of.partners) return std::nullopt;
    return Definition{&mark, std::move(of)};
}

/// `Bertha and I were "we", Frank and old Mr. Nunn "they"`
std::optional<Definition> called_so_at(std::span<const Mark> marks, std::size_t i, std::string_view text)
{
    const Mark& mark = marks[i];
    if (i == 0 || (mark.sense != "we" && mark.sense != "they") || mark.column == 0) return std::nullopt;
    if (written(text, mark.line, mark.column - 1, mark.column) != "\"") return std::nullopt;
    Phrase of = name_before(marks, i);
    if (!of.partners) return std::nullopt;
    return Definition{&mark, std::move(of)};
}

/// The first two of the sheet, of different names.
std::vector<Definition> definitions_of(const Page& page, std::string_view text)
{
    std::vector<Definition> found;
    for (const Line& line : page.lines)
        for (std::size_t i = 0; i < line.marks.size() && found.size() < 2; ++i) {
            auto definition = definition_at(line.marks, i);
            if (!definition) definition = letter_defined_at(line.marks, i);
            if (!definition) definition = called_so_at(line.marks, i, text);
            if (definition && (found.empty() || found[0].name->text != definition->name->text))
                found.push_back(std::move(*definition));
        }
    return found;
}

/// `us = me + Priya`, `ours (A)`: whether it is we or they; empty: neither.
std::string_view sense_told(const Definition& definition)
{
    const std::string_view sense = definition.name->sense;
    if (sense == "we" || sense == "they") return sense;
    const auto& words = definition.of.words;
    const std::string_view other = words.size() == 1 ? sense_of(words[0]) : std::string_view();
    return other == "we" || other == "they" ? other : std::string_view();
}

/// How many words stand in the sentence of a mark: in a long one two are opposed by the way.
std::size_t words_of_sentence(std::span<const Mark> marks, std::size_t at)
{
    const auto ends = [&](std::size_t k) {
        return marks[k].kind == Kind::sign &&
               (marks[k].text == ";" || marks[k].text == "!" || (marks[k].text == "." && !stop_of_name(marks, k)));
    };
    std::size_t from = at, to = at;
    while (from > 0 && !ends(from - 1)) --from;
    while (to + 1 < marks.size() && !ends(to + 1)) ++to;
    return static_cast<std::size_t>(
        std::count_if(marks.begin() + static_cast<std::ptrdiff_t>(from), marks.begin() + static_cast<std::ptrdiff_t>(to) + 1,
                      [](const Mark& mark) { return mark.kind == Kind::word && (mark.sense.empty() || mark.sense == "idle"); }));
}

/// `Messrs KENT, BLIGH  against  Messrs OWEN, FOX`: names alone, and a comma in each half.
bool is_of_two_each(std::span<const Mark> marks, std::size_t at)
{
    const auto is_name = [](const Mark& mark) { return mark.kind != Kind::word || mark.capital || is_joining(mark); };
    const auto commas = [](std::span<const Mark> half) {
        return std::count_if(half.begin(), half.end(), [](const Mark& mark) { return mark.text == ","; });
    };
    return std::all_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(at), is_name) &&
           std::all_of(marks.begin() + static_cast<std::ptrdiff_t>(at) + 1, marks.end(), is_name) &&
           commas(marks.first(at)) == 1 && commas(marks.subspan(at + 1)) == 1;
}

}  // namespace

void with_pronoun(Sides& sides)
{
    const auto ours = [](const std::string& word) { return word == "i" || word == "self" || word == "me" || word == "myself"; };
    const auto yours = [](const std::string& word) { return word == "you" || word == "yourself"; };
    const auto has = [&](std::size_t side, const auto& speaks) {
        return sides.words[side].size() > 1 && std::any_of(sides.words[side].begin(), sides.words[side].end(), speaks);
    };
    for (const std::size_t side : {0U, 1U})
        if (has(side, yours) && !has(1 - side, yours)) sides.words[side].insert(sides.words[side].end(), {"your", "yours"});
    if (has(0, ours) == has(1, ours)) return;
    const std::size_t we = has(0, ours) ? 0 : 1;
    std::erase_if(sides.words[we], ours);
    sides.senses[we] = "we", sides.senses[1 - we] = "they";
    sides.cost -= 2;  // it tells more than either alone
}

bool opposes(const Mark& mark)
{
    static constexpr std::array<std::string_view, 7> words{"v", "vs", "versus", "against", "contra", "contre", "opposite"};
    return mark.kind == Kind::word && std::find(words.begin(), words.end(), mark.text) != words.end();
}

std::optional<Sides> sides_opposed_over(const Line& first, const Line& second, std::string_view text)
{
    if (first.marks.empty() || second.marks.empty()) return std::nullopt;
    Line both = first;
    const int moved = first.marks.back().end + 1 - second.marks[0].begin;
    for (Mark mark : second.marks) {
        mark.begin += moved, mark.end += moved;
        both.marks.push_back(std::move(mark));
    }
    return sides_opposed(both, text);
}

std::optional<Sides> sides_opposed(const Line& line, std::string_view text)
{
    const auto& marks = line.marks;
    for (std::size_t i = 1; i + 1 < marks.size(); ++i) {
        constexpr std::size_t most_talk = 28;
        const bool plays = plays_against(marks[i]);
        if (!(opposes(marks[i]) || plays) || words_of_sentence(marks, i) > most_talk) continue;
        if (marks[i + 1].sense == "they" || marks[i + 1].sense == "we") continue;  // `Constance and I against them`
        const bool commas = is_of_two_each(marks, i);
        const std::array<Phrase, 2> both{name_before(marks, i, commas), name_from(marks, i + 1, commas)};
        if (plays && !(both[0].partners && both[1].partners)) continue;  // `Papa + Lily play Mama + Ned`
        if (both[0].words.empty() || both[1].words.empty() || both[0].begin < 0 || both[1].begin < 0) continue;
        Sides sides;
        for (std::size_t side = 0; side < 2; ++side) {
            sides.words[side] = both[side].words;
            sides.names[side] = written(text, both[side].line, both[side].begin, both[side].end);
            // names begin with capitals, and are short
            sides.cost += (both[side].capital ? 0 : 1) + (both[side].words.size() > 3 ? 1 : 0);
        }
        drop_common(sides);
        if (sides.words[0].empty() || sides.words[1].empty()) continue;
        sides.cost += cost::sides_by_heading;
        with_we_alone(sides);
        with_pronoun(sides);
        return sides;
    }
    return std::nullopt;
}

std::optional<Sides> sides_defined(const Page& page, std::string_view text)
{
    const auto found = definitions_of(page, text);
    if (found.size() < 2) return std::nullopt;
    Sides sides;
    sides.cost = cost::sides_by_words;
    for (std::size_t side = 0; side < 2; ++side) {
        const Mark& name = *found[side].name;
        sides.names[side] = written(text, name.line, name.column, name.column + name.width);
        sides.words[side] = found[side].of.words;
        sides.senses[side] = sense_told(found[side]);
        if (name.sense != "we" && name.sense != "they") sides.words[side].insert(sides.words[side].begin(), name.text);
    }
    drop_common(sides);
    if (sides.senses[0].empty() && sides.senses[1].empty()) with_pronoun(sides);
    for (std::size_t side = 0; side < 2; ++side)
        if (!sides.senses[side].empty() && sides.senses[1 - side].empty())
            sides.senses[1 - side] = sides.senses[side] == "we" ? "they" : "we";
    if (sides.senses[0] == sides.senses[1] && !sides.senses[0].empty()) return std::nullopt;
    for (auto& words : sides.words)
        std::erase_if(words, [](const std::string& word) { return word == "me" || word == "i" || word == "self"; });
    return sides;
}

}  // namespace hoyle::sheet
