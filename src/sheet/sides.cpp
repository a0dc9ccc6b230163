// Who plays against whom, by the words that sheets are headed with, by names over columns, and by names that come again and
// again.

#include "sheet/sides.hpp"

#include "sheet/costs.hpp"
#include "sheet/opposed.hpp"
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
    bool counted = false;   ///< a figure stands in it: `(2 commercials)`
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
        drop_talk_of_headed();
        for (std::uint32_t i = 0; i < page_.lines.size() && i < 14; ++i) heading(i), against(i);
        stacked();
        defined();
        share_names();
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
        if (page_.table) drop_what_tells_less();  // names head the columns of a table
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

    /// `here they are, as well as I can make out`: a sentence, which heads nothing.
    static bool is_prose(const Line& line)
    {
        constexpr std::ptrdiff_t fewest = 4;
        return std::count_if(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
                   return mark.kind == Kind::word && !mark.capital && !mark.aside && mark.sense.empty() && !is_joining(mark);
               }) >= fewest;
    }

    /// Where we and they head the columns, a sentence of the letter around the sheet that names them in another order tells
    /// nothing.
    void drop_talk_of_headed()
    {
        const auto headed = std::find_if(found_.begin(), found_.end(),
                                         [](const Sides& each) { return each.heading.has_value(); });
        if (headed == found_.end()) return;
        const std::array<std::string_view, 2> turned{headed->senses[1], headed->senses[0]};
        std::erase_if(found_, [&](const Sides& each) { return !each.heading && each.senses == turned; });
    }

    /// What stands below all figures heads none.
    bool figures_follow(std::uint32_t line) const
    {
        return std::any_of(page_.lines.begin() + line, page_.lines.end(), [](const Line& each) { return each.figures > 0; });
    }

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
                const bool spaced = mark.text.size() > 1 && mark.width == 2 * static_cast<int>(mark.text.size()) - 1;  // U S
                sides.names[side] = spaced ? mark.text : written(text_, line, mark.column, mark.column + mark.width);
            }
            const bool heads = page_.lines[line].figures == 0 && !is_prose(page_.lines[line]) && figures_follow(line);
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
        for (const bool by_itself : {true, false})  // `we` sooner than `my`
            for (const Line& line : page_.lines)
                for (const Mark& mark : line.marks)
                    for (std::size_t side = 0; side < 2; ++side)
                        if (mark.sense == pair[side] && out[side].empty() && (!by_itself || mark.text == pair[side]))
                            out[side] = as_written(text_, mark.text, mark.line);
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
            here.counted = here.counted || (mark.kind == Kind::figure && !mark.in_words);
            if (mark.kind == Kind::word && !is_joining(mark) && !tells_place(mark)) {
                here.words.push_back(mark.text);
                here.may_name = here.may_name || may_name(mark);
            }
            if (!tells_place(mark)) here.end = mark.end, here.column_end = mark.column + mark.width;
        }
        return out;
    }

    /// `OWN tricks | OWN bal. | CONTRA tricks | CONTRA bal.`: of a heading of many columns the two words that come again and
    /// again, and never in one cell, tell whose they are.
    static void keep_shared_words(std::vector<NameCell>& cells)
    {
        std::map<std::string, std::set<std::size_t>> in;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const std::string& word : cells[i].words) in[word].insert(i);
        const auto apart = [](const auto& a, const auto& b) {
            return std::none_of(a.begin(), a.end(), [&](std::size_t cell) { return b.contains(cell); });
        };
        const std::set<std::size_t>* first = nullptr;
        const std::set<std::size_t>* second = nullptr;
        for (const auto& [word, at] : in)
            if (at.size() >= 2 && (!first || at.size() > first->size())) first = &at;
        if (!first) return;
        for (const auto& [word, at] : in)
            if (at.size() >= 2 && apart(at, *first) && (!second || at.size() > second->size())) second = &at;
        if (!second) return;
        for (NameCell& cell : cells)
            std::erase_if(cell.words, [&](const std::string& word) {
                const auto& at = in[word];
                const auto within = [&](const auto& all) { return std::includes(all.begin(), all.end(), at.begin(), at.end()); };
                return !within(*first) && !within(*second);
            });
    }

    /// Two names over two columns, or four cells in which two names come twice.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void heading(std::uint32_t at)
    {
        const Line& line = page_.lines[at];
        if (line.blank || line.rule) return;
        std::size_t figures = 0;
        for (const Mark& mark : line.marks) figures += mark.kind == Kind::figure && !mark.in_words && !mark.aside;
        if (figures > 0) return;
        const bool versus = std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
            return mark.text == "v" || mark.text == "vs" || mark.text == "versus" || mark.text == "against";
        });
        auto cells = cells_of(at);
        if (versus && !has_wide_gap(line)) return;
        keep_shared_words(cells);
        std::erase_if(cells, [](const NameCell& cell) {
            return cell.words.empty() || !cell.may_name || cell.counted || cell.words.size() > 5;
        });
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
                sides.names[side] = without_who(written(text_, at, cell.column, cell.column_end));
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

    /// `WE = Self + Mrs Lacey`: WE.
    static std::string without_who(std::string name)
    {
        const auto equals = name.find('=');
        const auto end = equals == name.npos || equals == 0 ? name.npos : name.find_last_not_of(' ', equals - 1);
        return end == name.npos ? name : name.substr(0, end + 1);
    }

    static char first_letter(const std::string& name)
    {
        for (const char c : name)
            if (std::isalpha(static_cast<unsigned char>(c)) != 0) return name.starts_with("the ") && c == 't' ? 'T' : c;
        return ' ';
    }

    /// `H. and partner v. S. and partner`, `Mr & Mrs Hale against the Prestons, at Brook Street`.
    void against(std::uint32_t at)
    {
        const auto& marks = page_.lines[at].marks;
        auto sides = sides_opposed(page_.lines[at], text_);
        if (!sides && at > 0 && !marks.empty() && opposes(marks[0]))
            sides = sides_opposed_over(page_.lines[at - 1], page_.lines[at], text_);
        if (!sides && at + 1 < page_.lines.size() && marks.size() > 1 && opposes(marks.back()))
            sides = sides_opposed_over(page_.lines[at], page_.lines[at + 1], text_);
        if (sides) found_.push_back(std::move(*sides));
    }

    /// One player's name, and no `LADIES` with both of them below.
    static bool is_of_one(std::string_view name)
    {
        return name.find(',') == name.npos && name.find('&', 1) == name.npos && name.find(" and ") == name.npos;
    }

    /// `Mrs. Thorne        Mr. Vail` over `& Mr. Otis         & Miss Dodd`: partners, one under the other.
    void stacked()
    {
        constexpr int near = 6;
        const std::size_t headings = found_.size();
        for (std::size_t a = 0; a < headings; ++a)
            for (std::size_t b = 0; b < headings; ++b) {
                const Sides &over = found_[a], &under = found_[b];
                if (!over.heading || !under.heading || *over.heading + 1 != *under.heading) continue;
                const auto fits = [&](std::size_t side) {
                    return over.senses[side].empty() && under.senses[side].empty() && over.words[side] != under.words[side] &&
                           std::abs(over.at[side] - under.at[side]) <= near && is_of_one(over.names[side]) &&
                           is_of_one(under.names[side]);
                };
                if (!fits(0) || !fits(1)) continue;
                Sides both = under;
                for (std::size_t side = 0; side < 2; ++side) {
                    std::string_view second = under.names[side];
                    for (const std::string_view joining : {"& ", "and "})
                        if (second.starts_with(joining)) second.remove_prefix(joining.size());
                    both.names[side] = over.names[side] + " & " + std::string(second);
                    both.words[side].insert(both.words[side].begin(), over.words[side].begin(), over.words[side].end());
                    both.at[side] = (over.at[side] + under.at[side]) / 2;
                }
                both.cost = std::min(over.cost, under.cost) - cost::sides_stacked;
                found_.push_back(std::move(both));
            }
    }

    /// Who we are is told once, and holds wherever we and they head columns.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void share_names()
    {
        const Sides* told = nullptr;
        for (const Sides& each : found_)
            if (!each.senses[0].empty() && !each.words[0].empty() && !each.words[1].empty() && (!told || each.cost < told->cost))
                told = &each;
        if (!told) return;
        const Sides names = *told;
        for (Sides& each : found_) {
            if (each.senses[0].empty() || each.senses[1].empty()) continue;
            for (std::size_t side = 0; side < 2; ++side) {
                const std::size_t from = names.senses[0] == each.senses[side] ? 0 : 1;
                if (names.senses[from] != each.senses[side]) continue;
                for (const std::string& word : names.words[from]) {
                    const auto has = [&](std::size_t k) {
                        return std::find(each.words[k].begin(), each.words[k].end(), word) != each.words[k].end();
                    };
                    if (!has(0) && !has(1)) each.words[side].push_back(word);
                }
            }
        }
    }

    /// What the sheet says of the names is known of them wherever they head columns; else they are sides of their own.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void defined()
    {
        const auto told = sides_defined(page_, text_);
        if (!told) return;
        const auto has = [](const Sides& sides, std::size_t side, const std::string& word) {
            return std::find(sides.words[side].begin(), sides.words[side].end(), word) != sides.words[side].end();
        };
        for (Sides& each : found_) {
            if (told->words[0].empty() || told->words[1].empty() || !each.heading) continue;
            for (const std::size_t turned : {0U, 1U}) {
                if (!has(each, 0, told->words[turned].front()) || !has(each, 1, told->words[1 - turned].front())) continue;
                for (std::size_t side = 0; side < 2; ++side) {
                    const std::size_t from = side == 0 ? turned : 1 - turned;
                    each.senses[side] = told->senses[from];
                    for (const std::string& word : told->words[from])
                        if (!has(each, side, word)) each.words[side].push_back(word);
                }
                each.cost -= cost::sides_by_heading;
                break;
            }
        }
        found_.push_back(*told);
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
