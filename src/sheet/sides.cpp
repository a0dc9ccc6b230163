// Who plays against whom, by the words that sheets are headed with, by names over columns, and by names that come again and
// again.

#include "sheet/sides.hpp"

#include "sheet/costs.hpp"
#include "sheet/recurring.hpp"
#include "sheet/unit.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::sheet {
namespace {

/// A cell of a heading: its words, and where it stands.
struct NameCell {
    std::vector<std::string> words;
    std::string shown;
    std::string_view sense;  ///< of a side
    int begin = 0, end = 0, column = 0, column_end = 0;
    bool may_name = false;  ///< some word of it is not known for another
    int middle() const { return (begin + end) / 2; }
};

/// Is the mark one that tells what stands in a column, not whose it is?
bool tells_place(const Mark& mark)
{
    return mark.sense == "below" || mark.sense == "above" || mark.sense == "honours" || mark.sense == "carried" ||
           mark.sense == "odd" || mark.sense == "total" || mark.sense == "standing";
}

/// Not a word of trumps, of games, of money, of what heads a column that is no side's.
bool may_name(const Mark& mark)
{
    static constexpr std::array<std::string_view, 5> others{"column", "game", "bonus", "money", "account"};
    return !is_strain_word(mark.sense) && !is_honours_word(mark.sense) &&
           std::find(others.begin(), others.end(), mark.sense) == others.end();
}

class SidesFinder {
public:
    SidesFinder(const Page& page, std::string_view text) : page_(page), text_(text) {}

    std::vector<Sides> find()
    {
        find_names();
        for (std::uint32_t i = 0; i < page_.lines.size(); ++i) known_words(i);
        for (std::uint32_t i = 0; i < page_.lines.size() && i < 14; ++i) heading(i), against(i);
        // where we and they are headed by their names, others are hardly meant
        const bool headed = std::any_of(found_.begin(), found_.end(), [](const Sides& each) {
            return each.heading && !each.senses[0].empty() && !(each.words[0].empty() && each.words[1].empty());
        });
        for (Sides& each : recurring_sides(page_, text_)) {
            each.cost += headed ? cost::sides_headed_otherwise : 0;
            found_.push_back(std::move(each));
        }
        if (found_.empty()) nameless();
        drop_what_tells_less();
        with_we_and_they();
        for (Sides& each : found_) each.cost += cost::name_unknown * std::min(most_unknown, lines_of_strangers(each));
        sort_stably(found_, [](const Sides& a, const Sides& b) { return a.cost < b.cost; });
        std::vector<Sides> out;
        for (Sides& each : found_) {
            const bool twice = std::any_of(out.begin(), out.end(), [&](const Sides& other) {
                return other.names == each.names && other.at == each.at && other.senses == each.senses;
            });
            if (!twice && out.size() < most_guesses) out.push_back(std::move(each));
        }
        return out;
    }

private:
    static constexpr std::size_t most_guesses = 7;
    static constexpr double most_unknown = 10;
    static constexpr std::size_t most_talk = 24;

    /// We and They, North-South and East-West, in any of their words.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void known_words(std::uint32_t line)
    {
        static constexpr std::array<std::array<std::string_view, 2>, 2> pairs{{{"we", "they"}, {"north-south", "east-west"}}};
        for (const auto& pair : pairs) {
            std::array<const Mark*, 2> first{};
            for (const Mark& mark : page_.lines[line].marks)
                for (std::size_t side = 0; side < 2; ++side)
                    if (mark.kind == Kind::word && mark.sense == pair[side] && !first[side]) first[side] = &mark;
            if (first[0]) seen_[pair[0]] = true;
            if (first[1]) seen_[pair[1]] = true;
            if (!first[0] || !first[1]) {
                // in two lines: rows that begin with their side
                if (seen_[pair[0]] && seen_[pair[1]] && !said_[pair[0]]) {
                    said_[pair[0]] = true;
                    Sides sides;
                    sides.senses = {pair[0], pair[1]};
                    sides.names = shown_for(pair);
                    sides.cost = cost::sides_by_words + 1;
                    found_.push_back(std::move(sides));
                }
                continue;
            }
            Sides sides;
            const bool turned = first[1]->begin < first[0]->begin;
            const std::size_t a = turned ? 1 : 0, b = 1 - a;
            sides.senses = {pair[a], pair[b]};
            for (std::size_t side = 0; side < 2; ++side) {
                const Mark& mark = *first[side == 0 ? a : b];
                sides.names[side] = written(text_, line, mark.column, mark.column + mark.width);
            }
            const bool heads = page_.lines[line].figures == 0;
            if (heads) {
                sides.at = {middle(*first[a], line), middle(*first[b], line)};
                sides.heading = line;
            }
            sides.cost = heads ? cost::sides_by_words : cost::sides_by_words + 1;
            found_.push_back(std::move(sides));
            said_[pair[0]] = true;
        }
    }

    std::array<std::string, 2> shown_for(const std::array<std::string_view, 2>& pair) const
    {
        std::array<std::string, 2> out;
        for (const Line& line : page_.lines)
            for (const Mark& mark : line.marks)
                for (std::size_t side = 0; side < 2; ++side)
                    if (mark.sense == pair[side] && out[side].empty()) out[side] = as_written(text_, mark.text, mark.line);
        return out;
    }

    /// The middle of a name, or of what it heads: where the same name heads several columns of a table, the middle of all.
    int middle(const Mark& mark, std::uint32_t line) const
    {
        if (!page_.table) return (mark.begin + mark.end) / 2;
        int sum = 0, count = 0;
        for (const Mark& each : page_.lines[line].marks)
            if (each.kind == Kind::word && (each.text == mark.text || (!mark.sense.empty() && each.sense == mark.sense)))
                sum += each.at, ++count;
        return count ? sum / count : mark.at;
    }

    std::vector<NameCell> cells_of(std::uint32_t line) const
    {
        std::vector<NameCell> out;
        int cell = -1;
        for (const Mark& mark : page_.lines[line].marks) {
            if (mark.kind == Kind::bar || mark.kind == Kind::rule) continue;
            if (mark.kind == Kind::nil || mark.unread) continue;
            if (mark.cell != cell || out.empty())
                out.emplace_back(), out.back().begin = mark.begin, out.back().column = mark.column, cell = mark.cell;
            NameCell& here = out.back();
            if (mark.kind == Kind::word && !is_joining(mark) && !tells_place(mark)) {
                here.words.push_back(mark.text);
                here.may_name = here.may_name || may_name(mark);
            }
            if (!tells_place(mark)) here.end = mark.end, here.column_end = mark.column + mark.width;
        }
        return out;
    }

    /// Two names over two columns, or four cells in which two names come twice.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void heading(std::uint32_t at)
    {
        const Line& line = page_.lines[at];
        if (line.blank || line.rule) return;
        std::size_t figures = 0;
        for (const Mark& mark : line.marks) figures += mark.kind == Kind::figure && !mark.in_words;
        if (figures > 0) return;
        const bool versus = std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
            return mark.text == "v" || mark.text == "vs" || mark.text == "versus" || mark.text == "against";
        });
        auto cells = cells_of(at);
        if (versus && !has_wide_gap(line)) return;
        std::erase_if(cells, [](const NameCell& cell) { return cell.words.empty() || !cell.may_name || cell.words.size() > 5; });
        std::vector<NameCell> merged;
        for (const NameCell& cell : cells) {
            const auto same = std::find_if(merged.begin(), merged.end(),
                                           [&](const NameCell& other) { return other.words == cell.words; });
            if (same == merged.end()) merged.push_back(cell);
            else same->end = cell.end;
        }
        const bool twice = merged.size() < cells.size();
        if (twice) {
            // of a heading of many columns those that come twice
            std::vector<NameCell> doubled;
            for (const NameCell& cell : merged)
                if (std::count_if(cells.begin(), cells.end(), [&](const NameCell& other) { return other.words == cell.words; }) >
                    1)
                    doubled.push_back(cell);
            if (doubled.size() == 2) merged = doubled;
        }
        if (merged.size() < 2 || merged.size() > 5) return;
        // two neighbours: the likeliest are the last two
        for (std::size_t i = 0; i + 1 < merged.size(); ++i) {
            Sides sides;
            for (std::size_t side = 0; side < 2; ++side) {
                const NameCell& cell = merged[i + side];
                sides.words[side] = cell.words;
                sides.names[side] = written(text_, at, cell.column, cell.column_end);
                sides.at[side] = cell.middle();
            }
            if (sides.words[0] == sides.words[1]) continue;
            sides.heading = at;
            with_pronoun(sides);
            const bool capital = std::isupper(static_cast<unsigned char>(first_letter(sides.names[0]))) != 0 ||
                                 std::isupper(static_cast<unsigned char>(first_letter(sides.names[1]))) != 0;
            sides.cost += (capital ? 0 : 1.5) + cost::sides_by_heading + 0.8 * static_cast<double>(merged.size() - 2 - i) +
                          place_of_heading(at);
            for (const auto& words : sides.words)
                sides.cost += words.size() > 3 ? 0.5 * static_cast<double>(words.size() - 3) : 0;
            found_.push_back(std::move(sides));
        }
    }

    /// Names, and beside the hands we and they: either may be we.
    void with_we_and_they()
    {
        std::array<std::size_t, 2> lines{};
        for (const Line& line : page_.lines)
            for (std::size_t side = 0; side < 2 && is_of_score(line); ++side)
                lines[side] += std::any_of(line.marks.begin(), line.marks.end(), [&](const Mark& mark) {
                    return mark.kind == Kind::word && mark.sense == (side == 0 ? "we" : "they");
                });
        if (lines[0] == 0 || lines[1] == 0 || lines[0] + lines[1] < 4) return;
        const std::size_t count = found_.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!found_[i].senses[0].empty() || !found_[i].heading) continue;
            for (const std::size_t ours : {0U, 1U}) {
                Sides sides = found_[i];
                sides.senses[ours] = "we", sides.senses[1 - ours] = "they";
                sides.cost += 0.5;
                found_.push_back(std::move(sides));
            }
        }
        std::erase_if(found_, [](const Sides& each) { return each.heading && each.senses[0].empty(); });
    }

    /// We and they, where others of the guesses are we and they with names.
    void drop_what_tells_less()
    {
        const auto more = found_;
        std::erase_if(found_, [&](const Sides& each) {
            return !each.senses[0].empty() && each.words[0].empty() && each.words[1].empty() &&
                   std::any_of(more.begin(), more.end(), [&](const Sides& other) {
                       const bool same = other.senses == each.senses ||
                                         (other.senses[0] == each.senses[1] && other.senses[1] == each.senses[0]);
                       return other.heading && same && !(other.words[0].empty() && other.words[1].empty());
                   });
        });
    }

    /// On how many lines of the score a name stands that comes again and again, and is of neither side.
    double lines_of_strangers(const Sides& sides) const
    {
        double count = 0;
        for (const auto& [name, lines] : names_) {
            Mark mark;
            mark.text = name, mark.capital = true;
            std::size_t taken = 1;
            if (lines.size() >= 3 && !sides.named({&mark, 1}, 0, taken)) count += static_cast<double>(lines.size());
        }
        return count;
    }

    /// Names that begin with a capital, on lines of the score.
    void find_names()
    {
        for (const Line& line : page_.lines) {
            if (!is_of_score(line)) continue;
            for (const Mark& mark : line.marks)
                if (mark.kind == Kind::word && mark.capital && mark.sense.empty() && !is_joining(mark) && mark.text.size() > 1)
                    names_[mark.text].insert(mark.line);
        }
    }

    /// `Tom & I` against the Farrows: the first are also we, the others they.
    static void with_pronoun(Sides& sides)
    {
        const auto speaks = [](const std::string& word) { return word == "i" || word == "self" || word == "me"; };
        const auto has = [&](std::size_t side) {
            return sides.words[side].size() > 1 && std::any_of(sides.words[side].begin(), sides.words[side].end(), speaks);
        };
        if (has(0) == has(1)) return;
        const std::size_t ours = has(0) ? 0 : 1;
        std::erase_if(sides.words[ours], speaks);
        sides.senses[ours] = "we", sides.senses[1 - ours] = "they";
        sides.cost -= 2;  // it tells more than either alone
    }

    /// Names over columns, and no sentence: `Miss Tennant        Frau v. Mauth`.
    static bool has_wide_gap(const Line& line)
    {
        constexpr int wide = 5;
        for (std::size_t i = 1; i < line.marks.size(); ++i)
            if (line.marks[i].begin - line.marks[i - 1].end >= wide) return true;
        return false;
    }

    /// A heading stands above the score, and nearest to it.
    double place_of_heading(std::uint32_t at) const
    {
        double before = 0, between = 0;
        for (std::uint32_t i = 0; i < at; ++i) before += is_of_score(page_.lines[i]);
        for (std::uint32_t i = at + 1; i < page_.lines.size() && !is_of_score(page_.lines[i]); ++i)
            between += !page_.lines[i].rule && !page_.lines[i].blank;
        return 0.6 * std::min(before, 4.0) + 0.2 * std::min(between, 4.0) + 0.05 * at;
    }

    static char first_letter(const std::string& name)
    {
        for (const char c : name)
            if (std::isalpha(static_cast<unsigned char>(c)) != 0) return name.starts_with("the ") && c == 't' ? 'T' : c;
        return ' ';
    }

    /// `H. and partner v. S. and partner`, `Mr & Mrs Hale against the Prestons, at Brook Street`.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void against(std::uint32_t at)
    {
        const auto& marks = page_.lines[at].marks;
        if (unit_of(marks, false).talk > most_talk) return;  // in the middle of a sentence
        for (std::size_t i = 1; i + 1 < marks.size(); ++i) {
            const auto& text = marks[i].text;
            if (marks[i].kind != Kind::word ||
                (text != "v" && text != "vs" && text != "versus" && text != "against" && text != "contra" && text != "contre"))
                continue;
            Sides sides;
            std::array<std::array<int, 2>, 2> place{{{-1, -1}, {-1, -1}}};
            constexpr int wide = 3;  // what stands further off is another thing
            constexpr std::size_t most_marks = 5;
            const auto take = [&](std::size_t side, std::size_t k) {
                const int gap = side == 0 ? marks[k + 1].begin - marks[k].end : marks[k].begin - marks[k - 1].end;
                if (gap >= wide && !sides.words[side].empty()) return false;
                if (marks[k].kind != Kind::word && marks[k].kind != Kind::sign) return false;
                if (marks[k].text == "." && side == 0 && k > 0 && !marks[k - 1].capital && marks[k - 1].end == marks[k].begin)
                    return false;
                if (marks[k].kind == Kind::sign)
                    return marks[k].aside || std::string_view(".-+/").find(marks[k].text) != std::string_view::npos;
                if (!is_joining(marks[k])) sides.words[side].push_back(marks[k].text);
                if (marks[k].aside) return true;  // `The Grange (home)` goes by that name too
                auto& [begin, end] = place[side];
                begin = begin < 0 ? marks[k].column : std::min(begin, marks[k].column);
                end = std::max(end, marks[k].column + marks[k].width);
                return true;
            };
            // what stands in brackets goes by
            std::size_t taken = 0;
            for (std::size_t k = i; k-- > 0 && taken < most_marks && take(0, k);) taken += !marks[k].aside;
            taken = 0;
            for (std::size_t k = i + 1; k < marks.size() && taken < most_marks && take(1, k); ++k) taken += !marks[k].aside;
            if (sides.words[0].empty() || sides.words[1].empty() || place[0][0] < 0 || place[1][0] < 0) continue;
            const bool pronoun = i + 1 < marks.size() && (marks[i + 1].sense == "they" || marks[i + 1].sense == "we");
            if (pronoun) continue;  // `Constance and I against them`
            // "H. and partner": the word that both have names neither
            for (const auto& word : std::vector<std::string>(sides.words[0]))
                if (std::erase(sides.words[1], word) > 0) std::erase(sides.words[0], word);
            if (sides.words[0].empty() || sides.words[1].empty()) continue;
            for (std::size_t side = 0; side < 2; ++side) sides.names[side] = written(text_, at, place[side][0], place[side][1]);
            // names begin with capitals, and are short
            for (std::size_t side = 0; side < 2; ++side) {
                const bool capital = std::isupper(static_cast<unsigned char>(first_letter(sides.names[side]))) != 0;
                sides.cost += (capital ? 0 : 1) + (sides.words[side].size() > 3 ? 1 : 0);
            }
            sides.cost += cost::sides_by_heading;
            found_.push_back(std::move(sides));
        }
    }

    /// Two columns that nobody named.
    void nameless()
    {
        Sides sides;
        sides.names = {"the left", "the right"};
        sides.cost = cost::sides_unnamed;
        found_.push_back(std::move(sides));
    }

    const Page& page_;
    std::string_view text_;
    std::vector<Sides> found_;
    std::map<std::string_view, bool> seen_, said_;
    std::map<std::string, std::set<std::uint32_t>> names_;
};

}  // namespace

std::vector<Sides> find_sides(const Page& page, std::string_view text) { return SidesFinder(page, text).find(); }

}  // namespace hoyle::sheet
