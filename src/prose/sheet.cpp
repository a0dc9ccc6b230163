#include "prose/sheet.hpp"

#include "prose/headings.hpp"
#include "prose/laws_line.hpp"
#include "prose/seating.hpp"
#include "prose/sheet_columns.hpp"
#include "prose/sheet_rows.hpp"
#include "prose/sheet_sums.hpp"
#include "prose/seating.hpp"

#include <algorithm>
#include <array>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

constexpr std::size_t longest_line = 1000, longest_sheet = 300;

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

struct Line {
    std::string_view whole, words;
    SheetLine marks;
    enum class What { nothing, kept, heading, rule, entry, foot, hand, column, remark, unread } what = What::remark;
    std::vector<std::string> statements;
};

bool is_figure(const Mark& mark) { return mark.counts() && !mark.nil && !mark.aside; }

class Sheet {
public:
    Sheet(std::string_view text, bool (*reads)(std::string_view)) : reads_(reads), text_(text) {}

    bool read()
    {
        if (!cut()) return false;
        head();
        if (!sides_.known()) return false;
        if (tells_play() || in_the_language()) return false;
        words_in_cells_ = cells_hold_words();
        if (words_in_cells_ || !columns_fit()) by_rows();
        else if (whist_) return false;  // how tricks and honours stand in two columns is anybody's way
        else by_columns();
        return enough();
    }

    Retold retold()
    {
        for (std::size_t i = 0; i < lines_.size(); ++i) put(i);
        return std::move(out_);
    }

private:
    // ---- what the lines are

    bool cut()
    {
        for (std::size_t at = 0; at < text_.size();) {
            const auto end = std::min(text_.find('\n', at), text_.size());
            Line line;
            line.whole = text_.substr(at, end - at);
            line.words = trimmed(line.whole);
            at = end + 1;
            if (line.words.size() > longest_line || lines_.size() > longest_sheet) return false;
            if (line.words.empty() || line.words[0] == '#') line.what = Line::What::nothing;
            else if (of_play(line.words)) return false;
            else line.marks = sheet_line(line.whole);
            lines_.push_back(std::move(line));
        }
        return true;
    }

    /// A statement of the play: this is a log of deals.
    bool of_play(std::string_view words) const
    {
        static constexpr std::string_view of_sheets[] = {"laws",    "table",  "stakes",  "date",     "block",  "game",
                                                         "total",   "bonus",  "sum",     "result",   "column", "from",
                                                         "noticed", "rubber", "carried", "standing", "agreed", "players"};
        const auto first = words.substr(0, words.find_first_of(" :\t"));
        if (first == "expect" || first == "title") return true;
        if (std::find(std::begin(of_sheets), std::end(of_sheets), first) != std::end(of_sheets)) return false;
        if (first == "deal" || first == "hands") return true;
        // an entry, `NS 24`, and `their game` are read as well
        const auto second = words.find_first_not_of(" \t:", first.size());
        const bool entry = second != words.npos && (std::isdigit(static_cast<unsigned char>(words[second])) != 0 ||
                                                    words[second] == '|' || words[second] == '?');
        return !entry && words.find("game") == words.npos && reads_(words);
    }

    /// The players in a line, before what else is said behind them.
    static std::optional<std::string> table_in(std::string_view words)
    {
        if (const auto table = told_table(words)) return table;
        const auto comma = words.rfind(',');
        return comma == words.npos ? std::nullopt : told_table(words.substr(0, comma));
    }

    void head()
    {
        for (Line& line : lines_) {
            if (line.what == Line::What::nothing) continue;
            if (!laws_) {
                if (const auto laws = laws_in(line.words)) {
                    laws_ = true;
                    line.what = Line::What::heading;
                    line.statements.push_back(*laws);
                    (void)sides_.heads(line.whole, line.marks);
                    continue;
                }
            }
            const auto first = line.words.substr(0, line.words.find(' '));
            if ((first == "laws" || first == "stakes" || first == "table" || first == "date" || first == "block") &&
                reads_(line.words)) {
                laws_ |= first == "laws";
                block_ |= first == "block";
                line.what = Line::What::kept;
            } else if (const auto table = table_in(line.words)) {
                line.what = Line::What::heading;
                line.statements.push_back(*table);
            } else if (sides_.heads(line.whole, line.marks)) {
                line.what = Line::What::heading;
            }
        }
        for (const Line& line : lines_)
            if (!sides_.known()) sides_.heard(line.marks);
        for (const Line& line : lines_)
            for (const Mark& mark : line.marks.marks) {
                games_ |= mark.is("game");
                whist_ |= (mark.is("grade") && mark.text.find("double") == mark.text.npos) || mark.text == "whist";
            }
        for (const Line& line : lines_)
            for (const auto& statement : line.statements)
                if (statement.starts_with("laws ")) whist_ = statement == "laws short-whist";
        if (laws_) return;
        if (const auto found = laws_mentioned(text_)) {
            for (std::size_t i = 0; i < lines_.size(); ++i)
                if (i == found->line) laws_said_ = found->statement;
        }
    }

    /// Most lines with figures name no side and have a place under a heading.
    bool columns_fit() const
    {
        if (sides_.columns().empty()) return false;
        std::size_t columns = 0, rows = 0, rows_so_far = 0;  // what comes behind the last column is its foot
        for (const Line& line : lines_) {
            if (line.what != Line::What::remark) continue;
            if (!std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure)) continue;
            std::array<int, 2> none{};
            const auto row = row_told(line.marks.marks, sides_, none);
            const bool placed = !column_row(line.marks, sides_).cells.empty();
            if (row.side < 0 && placed) ++columns, rows = rows_so_far;
            else ++rows_so_far;
        }
        return columns > rows;
    }

    /// A block as the language has it, with slips of the pen: seven lines in ten are read as they stand.
    bool in_the_language() const
    {
        std::size_t lines = 0, read = 0;
        for (const Line& line : lines_)
            if (line.what != Line::What::nothing) ++lines, read += reads_(line.words);
        return block_ && read * 10 >= lines * 7;
    }

    /// Cards led and followed: a story, though it has figures in it.
    bool tells_play() const
    {
        static constexpr std::string_view verbs[] = {"led", "leads", "lead", "follows", "followed", "dummy", "trumped", "ruffed"};
        for (const Line& line : lines_)
            for (const Mark& mark : line.marks.marks)
                if (mark.kind == Kind::word && !mark.aside &&
                    std::find(std::begin(verbs), std::end(verbs), mark.text) != std::end(verbs))
                    return true;
        return false;
    }

    /// `no trumps 24, 30 |` and below it `| clubs 20, hons 16`: each row is a hand, told on its maker's side of the bar.
    bool cells_hold_words() const
    {
        if (!sides_.barred() || sides_.columns().size() != 2) return false;
        std::size_t hands = 0;
        for (const Line& line : lines_) {
            if (line.what != Line::What::remark) continue;
            const auto& marks = line.marks.marks;
            const auto bars = std::count_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
            const bool strain = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
                return !mark.aside && mark.kind == Kind::word && points_a_trick(mark.sense) > 0;
            });
            hands += bars == 1 && strain && std::any_of(marks.begin(), marks.end(), is_figure);
        }
        return hands > 1;
    }

    // ---- rows

    /// The two cells of a line, each told of its side; of a line without a bar what stands left of it.
    RowTold cells_told(const std::vector<Mark>& marks, const std::array<int, 2>& standing) const
    {
        const auto bar = std::find_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
        RowTold left = row_told({marks.begin(), bar}, sides_, standing, 0);
        if (bar == marks.end()) return left;
        const RowTold right = row_told({bar + 1, marks.end()}, sides_, standing, 1);
        if (left.entries.empty()) left.hand = right.hand, left.side = 1;
        else if (!right.hand.empty()) left.hand.whole = false;
        left.entries.insert(left.entries.end(), right.entries.begin(), right.entries.end());
        left.game |= right.game;
        return left;
    }

    /// Sums written cell by cell: `64 + 40 + 100 = 204 | 40 + 30 = 70`.
    std::vector<std::string> cells_summed(const std::vector<Mark>& marks, std::array<std::optional<int>, 2>& sums,
                                          bool& foot) const
    {
        const auto bar = std::find_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
        if (bar == marks.end()) return {};
        auto out = sums_told({marks.begin(), bar}, sides_, sums, true, foot, 0);
        for (auto& each : sums_told({bar + 1, marks.end()}, sides_, sums, true, foot, 1)) out.push_back(std::move(each));
        return out;
    }

    /// At whist a foot has no columns: two for the rubber, and the points in all.
    static void only_whist(std::vector<std::string>& told)
    {
        std::erase_if(told, [](const std::string& each) {
            return each.starts_with("total") || (each.starts_with("bonus") && !each.ends_with(" 2"));
        });
        for (auto& each : told)
            if (each.starts_with("sum ") && each.find(',') == each.npos) each.replace(0, 3, "result");
    }

    /// At whist many write what they stand at: who wins a game is at five in the end, and was at less before. Then each line is
    /// told as what its hand brought.
    void running_scores()
    {
        constexpr int game = 5;
        std::array<std::vector<std::pair<std::size_t, RowTold::Entry*>>, 2> of;
        const auto close = [&] {
            const auto runs = [](const auto& all) {
                return all.size() > 1 && std::is_sorted(all.begin(), all.end(), [](const auto& a, const auto& b) {
                           return a.second->number < b.second->number;
                       });
            };
            const auto ends = [&](const auto& all) { return runs(all) && all.back().second->number == game; };
            if (ends(of[0]) || ends(of[1]))
                for (auto& all : of) {
                    if (!runs(all)) continue;
                    int before = 0;
                    for (auto& [row, entry] : all) {
                        entry->text = std::to_string(entry->number - before);
                        before = entry->number;
                    }
                }
            of = {};
        };
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i].second.game) close();
            for (auto& entry : rows_[i].second.entries) of[static_cast<std::size_t>(entry.side)].push_back({i, &entry});
        }
        close();
        for (auto& [line, row] : rows_)
            for (auto& statement : lines_[line].statements)
                if (statement != "game") statement = entry(row);
    }

    void by_rows()
    {
        HandWords waiting;
        std::array<int, 2> standing{};
        std::array<std::optional<int>, 2> sums;
        bool entered = false, foot = false, open = false;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            Line& line = lines_[i];
            if (line.what != Line::What::remark) continue;
            const auto& marks = line.marks.marks;
            if (!marks.empty() && marks[0].is("account")) break;  // of the evening, with other rubbers in it
            const bool figures = std::any_of(marks.begin(), marks.end(), is_figure);
            const bool game = std::any_of(marks.begin(), marks.end(),
                                          [](const Mark& mark) { return mark.is("game") && !mark.aside; });
            if (figures && !line.marks.rule) {
                auto told = words_in_cells_ && entered ? cells_summed(marks, sums, foot)
                                                       : sums_told(marks, sides_, sums, entered, foot);
                if (told.empty() && words_in_cells_ &&
                    !std::any_of(marks.begin(), marks.end(), [](const Mark& m) { return m.kind == Kind::bar; }))
                    told = sums_told(marks, sides_, sums, entered, foot);
                if (whist_) only_whist(told);
                if (!told.empty()) {
                    line.what = Line::What::foot;
                    line.statements = std::move(told);
                    continue;
                }
            }
            auto row = words_in_cells_ ? cells_told(marks, standing) : row_told(marks, sides_, standing);
            if (row.entries.size() == 1 && game && !row.entries[0].above && entered &&
                row.entries[0].number == standing[static_cast<std::size_t>(row.entries[0].side)]) {
                line.what = Line::What::foot;
                line.statements.push_back("standing " + sides_.name(row.entries[0].side) + " " + row.entries[0].text);
                continue;
            }
            if (row.entries.empty() || line.marks.rule || row.extra) {
                if (game) line.what = Line::What::rule;
                if (!row.hand.empty() && row.hand.odd > 0 && !line.marks.rule) {
                    if (row.hand.honours_side < 0) row.hand.honours_side = row.side;
                    waiting = row.hand, line.what = Line::What::hand;
                } else if (!game && !line.marks.rule && figures && ((row.extra && !whist_) || row.side >= 0)) {
                    line.what = entered && !(sums[0] || sums[1]) ? Line::What::unread : Line::What::remark;
                }
                if (game) open = false, standing = {};
                continue;
            }
            if (std::all_of(row.entries.begin(), row.entries.end(),
                            [](const RowTold::Entry& each) { return each.text == "0"; })) {
                line.what = Line::What::foot;
                continue;
            }
            if (honours_behind(row, i)) continue;
            // at whist a line in which both sides have points tells how a game ended
            const bool whole_game = whist_ && !games_ && row.entries.size() == 2 && row.entries[0].side != row.entries[1].side;
            if (whole_game) {
                // what the losers made, and what the winners did: hands of their own
                line.what = Line::What::entry;
                line.statements.push_back("game");
                std::stable_sort(row.entries.begin(), row.entries.end(),
                                 [](const auto& a, const auto& b) { return a.number < b.number; });
                for (const auto& each : row.entries)
                    if (each.number > 0) line.statements.push_back(sides_.name(each.side) + " " + each.text);
                entered = true;
                continue;
            }
            // "game 2" at the head of a row begins one
            const bool heads = !marks.empty() && marks[0].is("game");
            if (heads && entered) open = false, standing = {};
            if (games_ && !open) line.statements.push_back("game"), standing = {};
            open = true;
            line.what = Line::What::entry;
            line.statements.push_back(entry(row));
            if (whist_) rows_.push_back({i, row}), rows_.back().second.game = line.statements.size() > 1;
            if (row.hand.strain.empty() && !waiting.empty())
                row.hand = waiting, row.hand.honours_side = row.hand.honours_side < 0 ? row.side : row.hand.honours_side;
            waiting = {};
            if (const auto from = whist_ ? std::string() : from_words(row.hand, maker(row), sides_);
                may_tell(row) && !from.empty() && reads_(from))
                line.statements.push_back(from);
            for (const auto& each : row.entries)
                if (!each.above) standing[static_cast<std::size_t>(each.side)] += each.number;
            entered = true;
            last_ = {i, row};
            if (row.game && !heads) open = false, standing = {};
        }
        if (whist_) running_scores();
    }

    /// `A-B's honours 40`, behind the line of the hand they were held in: one entry.
    bool honours_behind(const RowTold& row, std::size_t i)
    {
        const bool above = std::all_of(row.entries.begin(), row.entries.end(),
                                       [](const RowTold::Entry& each) { return each.above; });
        if (!above || !last_ || lines_[last_->first].statements.empty() || whist_ || row.hand.strain != "") return false;
        for (const auto& entry : last_->second.entries)
            if (entry.above && entry.number != 0) return false;
        std::erase_if(last_->second.entries, [](const RowTold::Entry& each) { return each.above; });
        last_->second.entries.insert(last_->second.entries.end(), row.entries.begin(), row.entries.end());
        for (auto& statement : lines_[last_->first].statements)
            if (statement != "game" && !statement.starts_with("from")) statement = entry(last_->second);
        lines_[i].what = Line::What::foot;
        last_.reset();
        return true;
    }

    /// Of aces not spoken of the audit takes it that they were divided: only where nothing stands above the line.
    static bool may_tell(const RowTold& row)
    {
        const bool above = std::any_of(row.entries.begin(), row.entries.end(),
                                       [](const RowTold::Entry& each) { return each.above && each.text != "0"; });
        return row.hand.strain != "no trumps" || row.hand.honours >= 0 || !above;
    }

    static int maker(const RowTold& row)
    {
        int side = -1;
        for (const auto& entry : row.entries)
            if (!entry.above && entry.number > 0) side = entry.side;
        return side;
    }

    std::string entry(const RowTold& row) const
    {
        std::string out;
        for (int k = 0; k < 2; ++k) {
            const int side = k == 0 ? row.side : 1 - row.side;
            std::string below, above;
            for (const auto& each : row.entries)
                if (each.side == side) (each.above && !whist_ ? above : below) += " " + each.text;
            if (below.empty() && above.empty()) continue;
            out += (out.empty() ? "" : ", ") + sides_.name(side) + below + (above.empty() ? "" : " |" + above);
        }
        return out;
    }

    // ---- columns

    void by_columns()
    {
        columns_ = true;
        std::vector<ColumnRow> rows;
        std::vector<bool> rules;
        std::vector<std::size_t> feet;  // lines that speak of the sums
        std::array<std::optional<int>, 2> sums;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            Line& line = lines_[i];
            if (line.what != Line::What::remark) continue;
            auto row = column_row(line.marks, sides_);
            const bool figures = std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure);
            if (line.marks.rule) {
                row.cells.clear();
                if (!rows.empty()) rules.push_back(line.marks.doubled);
                line.what = Line::What::rule;
            }
            const auto& marks = line.marks.marks;
            if (!marks.empty() && marks[0].is("account")) break;
            const bool win = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.is("win"); });
            const bool sided = row_told(marks, sides_, {}).side >= 0;
            if (win || row.cells.empty() || sided || (row.joined && row.cells.size() > 2)) {
                if (figures && !rows.empty()) feet.push_back(i);
                continue;
            }
            row.line = i;
            row.region = rules.size();
            line.what = Line::What::column;
            rows.push_back(std::move(row));
        }
        const auto read = read_columns(rows, rules);
        for (std::size_t i = 0; i < rows.size(); ++i) column(rows[i], read.what[i], read.above[i], sums);
        bool begun = false;
        for (const auto i : feet) {
            const auto& marks = lines_[i].marks.marks;
            if (of_honours(lines_[i])) continue;
            const bool sided = row_told(marks, sides_, {}).side >= 0;
            begun |= sided;
            auto told = sided ? std::vector<std::string>() : cells_summed(marks, sums, begun);
            if (told.empty()) told = sums_told(marks, sides_, sums, true, begun);
            if (!told.empty()) lines_[i].what = Line::What::foot, lines_[i].statements = std::move(told);
        }
    }

    /// `Honours: Ames & Boyd 24, 16; Cole & Dunn 8, 30`: all that stands above the line, in one row.
    bool of_honours(Line& line) const
    {
        const auto& marks = line.marks.marks;
        if (marks.empty() || !(marks[0].is("honours") || marks[0].is("above"))) return false;
        std::string out;
        int side = -1;
        for (std::size_t i = 0, taken = 1; i < marks.size(); i += taken) {
            if (const auto named = sides_.at(marks, i, taken)) {
                side = *named;
                out += (out.empty() ? "column " : ", ") + sides_.name(side) + " |";
            } else if (is_figure(marks[i])) {
                if (side < 0) return false;
                out += " " + marks[i].text;
            }
        }
        if (out.empty()) return false;
        line.what = Line::What::column;
        line.statements.push_back(out);
        return true;
    }

    void column(const ColumnRow& row, ColumnsRead::What what, bool above, std::array<std::optional<int>, 2>& sums)
    {
        using What = ColumnsRead::What;
        Line& line = lines_[row.line];
        if (what == What::none) return void(line.what = Line::What::remark);
        std::string out;
        for (int side = 0; side < 2; ++side) {
            std::string low, high;
            std::size_t count = 0;
            for (const Cell& cell : row.cells) {
                if (cell.side != side) continue;
                const bool up = cell.above ? *cell.above
                                           : what == What::total_above || above ||
                                                 ((what == What::entry || what == What::totals) && count > 0);
                (up ? high : low) += " " + cell.text;
                if (what == What::sum) sums[static_cast<std::size_t>(side)] = cell.number;
                ++count;
            }
            if (count == 0) continue;
            out += (out.empty() ? "" : ", ") + sides_.name(side);
            if (what == What::sum || what == What::bonus) out += low + high;
            else out += low + (high.empty() ? "" : " |" + high);
        }
        if (what == What::bonus) return void(line.statements.push_back("bonus " + out));
        if (what == What::sum) return void(line.statements.push_back("sum " + out));
        if (what != What::entry) return void(line.statements.push_back("total " + out));
        line.statements.push_back("column " + out);
    }

    // ---- the block

    /// What no hand leaves is rare: a sheet with many such figures has been misread.
    std::size_t unlikely(const Line& line) const
    {
        constexpr int most_at_whist = 13;
        std::size_t found = 0;
        for (const auto& statement : line.statements) {
            if (statement.starts_with("from") || statement == "game") continue;
            std::size_t in_column = 0;
            const bool column = statement.starts_with("column");
            std::string unquoted = statement;  // a name may have figures in it
            for (auto quote = unquoted.find('"'); quote != unquoted.npos; quote = unquoted.find('"'))
                unquoted.replace(quote, unquoted.find('"', quote + 1) + 1 - quote, "They");
            const auto marks = sheet_line(unquoted).marks;
            for (const Mark& mark : marks) {
                if (mark.kind == Kind::bar || mark.kind == Kind::comma || mark.kind == Kind::word) in_column = 0;
                if (!mark.counts() || mark.text.find('?') != mark.text.npos) continue;
                if (whist_ ? mark.number > most_at_whist || in_column > 0 : mark.number % 2 != 0 || (!column && in_column > 1))
                    ++found;
                ++in_column;
            }
        }
        return found;
    }

    bool enough() const
    {
        std::size_t entries = 0, figures = 0, unread = 0, remarks = 0, odd = 0;
        for (const Line& line : lines_) {
            const bool column = line.what == Line::What::column && !line.statements.empty() &&
                                line.statements[0].starts_with("column");
            const bool entry = line.what == Line::What::entry || column;
            entries += entry;
            figures += entry || line.what == Line::What::foot || line.what == Line::What::column;
            unread += line.what == Line::What::unread;
            remarks += line.what == Line::What::remark;
            if (!entry) continue;
            odd += unlikely(line);
        }
        std::size_t passed_over = 0;  // figures of which nothing was made
        for (const Line& line : lines_) {
            const auto& marks = line.marks.marks;
            const bool plain = std::any_of(marks.begin(), marks.end(),
                                           [](const Mark& mark) { return is_figure(mark) && mark.sense.empty(); });
            if (line.what == Line::What::foot || (!line.statements.empty() && line.statements[0].starts_with("total"))) break;
            passed_over += line.what == Line::What::remark && plain;
        }
        if (columns_ && (entries < 3 || passed_over * 3 > figures)) return false;
        return entries > 0 && figures > 1 && unread * 2 <= figures && remarks <= figures * 2 && odd <= 1 && odd * 3 <= entries;
    }

    void append(std::string_view bytes, std::size_t i, std::string_view written)
    {
        out_.bytes += bytes;
        out_.bytes += '\n';
        const Line& line = lines_[i];
        const auto before = line.whole.substr(0, static_cast<std::size_t>(line.words.data() - line.whole.data()));
        out_.lines.push_back({i + 1, std::string(written), written.empty() ? 0 : static_cast<std::uint32_t>(characters(before))});
    }

    void put(std::size_t i)
    {
        Line& line = lines_[i];
        using What = Line::What;
        if (line.what == What::nothing || line.what == What::kept || line.what == What::unread) {
            if (line.what == What::kept && line.words.starts_with("block")) say_laws(i);
            return append(line.whole, i, {});
        }
        const std::string comment = "# " + std::string(line.words);
        const bool of_block = line.what == What::entry || line.what == What::column || line.what == What::foot;
        if (of_block) {
            say_laws(i);
            if (!block_) append("block", i, line.words), block_ = true;
        }
        std::erase(line.statements, std::string());
        if (line.statements.empty()) return append(comment, i, line.words);
        for (const auto& statement : line.statements) {
            const bool first = &statement == &line.statements.front();
            append(statement + (first ? "  " + comment : ""), i, line.words);
        }
    }

    void say_laws(std::size_t i)
    {
        if (laws_ || said_) return;
        said_ = true;
        const std::string_view why =
            "  # no code is named: the figures of a trick and of honours are those of every code of bridge";
        if (!laws_said_.empty()) return append(laws_said_, i, lines_[i].words);
        append(whist_ ? "laws short-whist" : "laws portland-1904" + std::string(why), i, lines_[i].words);
    }

    bool (*reads_)(std::string_view);
    std::string_view text_;
    std::vector<Line> lines_;
    Sides sides_;
    std::vector<std::pair<std::size_t, RowTold>> rows_;    ///< at whist, with their lines; `game`: one begins
    std::optional<std::pair<std::size_t, RowTold>> last_;  ///< the entry before, and its line
    std::string laws_said_;
    bool laws_ = false, said_ = false, block_ = false, games_ = false, whist_ = false;
    bool words_in_cells_ = false, columns_ = false;
    Retold out_;
};

}  // namespace

std::optional<Retold> told_sheet(std::string_view text, bool (*reads)(std::string_view))
{
    Sheet sheet(text, reads);
    if (!sheet.read()) return std::nullopt;
    return sheet.retold();
}

}  // namespace hoyle::prose
