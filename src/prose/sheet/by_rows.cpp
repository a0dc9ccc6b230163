// A score sheet whose rows name their side, or hold their hand in words, one after another.

#include "prose/sheet/reading.hpp"

#include <algorithm>

namespace hoyle::prose {

using Kind = Mark::Kind;

std::string SheetReading::entry(const RowTold& row) const
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

int SheetReading::maker(const RowTold& row)
{
    int side = -1;
    for (const auto& entry : row.entries)
        if (!entry.above && entry.number > 0) side = entry.side;
    return side;
}

/// Of aces not spoken of the audit takes it that they were divided: only where nothing stands above the line.
bool SheetReading::may_tell(const RowTold& row)
{
    const bool above = std::any_of(row.entries.begin(), row.entries.end(),
                                   [](const RowTold::Entry& each) { return each.above && each.text != "0"; });
    return row.hand.strain != "no trumps" || row.hand.honours >= 0 || !above;
}

/// `A-B's honours 40`, behind the line of the hand they were held in: one entry.
bool SheetReading::honours_behind(const RowTold& row, std::size_t i)
{
    const bool above = std::all_of(row.entries.begin(), row.entries.end(), [](const RowTold::Entry& each) { return each.above; });
    if (!above || !last_ || lines_[last_->first].statements.empty() || whist_ || row.hand.strain != "") return false;
    for (const auto& entry : last_->second.entries)
        if (entry.above && entry.number != 0) return false;
    std::erase_if(last_->second.entries, [](const RowTold::Entry& each) { return each.above; });
    last_->second.entries.insert(last_->second.entries.end(), row.entries.begin(), row.entries.end());
    for (auto& statement : lines_[last_->first].statements)
        if (statement != "game" && !statement.starts_with("from")) statement = entry(last_->second);
    lines_[i].what = TextLine::What::foot;
    last_.reset();
    return true;
}

/// The two cells of a line, each told of its side; of a line without a bar what stands left of it.
RowTold SheetReading::cells_told(const std::vector<Mark>& marks, const std::array<int, 2>& standing) const
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
std::vector<std::string> SheetReading::cells_summed(const std::vector<Mark>& marks, std::array<std::optional<int>, 2>& sums,
                                                    bool& foot) const
{
    const auto bar = std::find_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
    if (bar == marks.end()) return {};
    auto out = sums_told({marks.begin(), bar}, sides_, sums, true, foot, 0);
    for (auto& each : sums_told({bar + 1, marks.end()}, sides_, sums, true, foot, 1)) out.push_back(std::move(each));
    return out;
}

/// At whist a foot has no columns: two for the rubber, and the points in all.
void SheetReading::only_whist(std::vector<std::string>& told)
{
    std::erase_if(told, [](const std::string& each) {
        return each.starts_with("total") || (each.starts_with("bonus") && !each.ends_with(" 2"));
    });
    for (auto& each : told)
        if (each.starts_with("sum ") && each.find(',') == each.npos) each.replace(0, 3, "result");
}

/// At whist many write what they stand at: who wins a game is at five in the end, and was at less before. Then each line is
/// told as what its hand brought.
void SheetReading::running_scores()
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

/// A slate of whist in words, `We: two by cards and four by honours`: what they say is what is scored, as far as the game goes.
void SheetReading::points_in_words(RowTold& row, const std::array<int, 2>& standing)
{
    constexpr int game = 5;
    if (!row.entries.empty() || row.side < 0 || row.extra) return;
    const int points = std::min(row.hand.odd + std::max(0, row.hand.honours),
                                game - standing[static_cast<std::size_t>(row.side)]);
    if (points > 0) row.entries.push_back({row.side, false, std::to_string(points), points});
}

/// Hands that stand in a list at the foot, as many as there are entries, each belonging to its own.
void SheetReading::hands_at_foot(const std::vector<std::pair<std::size_t, RowTold>>& entries,
                                 const std::vector<std::pair<std::size_t, HandWords>>& hands)
{
    const auto told = [](const std::string& statement) { return statement.starts_with("from"); };
    if (hands.size() != entries.size() || hands.size() < 2) return;
    for (const auto& [line, row] : entries)
        if (std::any_of(lines_[line].statements.begin(), lines_[line].statements.end(), told)) return;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        HandWords hand = hands[i].second;
        const RowTold& row = entries[i].second;
        for (const auto& entry : row.entries)
            if (entry.above && entry.number > 0 && hand.honours_side < 0) hand.honours_side = entry.side;
        if (hand.honours_side < 0) hand.honours_side = maker(row);
        const auto from = from_words(hand, maker(row), sides_);
        if (!from.empty() && reads_(from)) lines_[entries[i].first].statements.push_back(from);
    }
}

namespace {

bool has_figures(const TextLine& line) { return std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure); }

bool speaks_of_game(const TextLine& line)
{
    return std::any_of(line.marks.marks.begin(), line.marks.marks.end(),
                       [](const Mark& mark) { return mark.is("game") && !mark.aside; });
}

bool has_bar(const TextLine& line)
{
    return std::any_of(line.marks.marks.begin(), line.marks.marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
}

}  // namespace

/// Where hands are told by what adds up, a line that names a trump and points of its is no line of sums.
bool SheetReading::tells_hand(const TextLine& line) const
{
    if (!found_) return false;
    const auto told = hand_told(line.marks.marks, *found_, *figures_);
    return told && !told->extra;
}

RowTold SheetReading::row_of(const TextLine& line, const std::array<int, 2>& standing) const
{
    const auto& marks = line.marks.marks;
    if (words_in_cells_) return cells_told(marks, standing);
    if (found_)
        if (auto told = hand_told(marks, *found_, *figures_, standing)) return *std::move(told);
    return row_told(marks, sides_, standing);
}

/// A line of sums, told as the foot of the block.
bool SheetReading::tells_sums(TextLine& line, RowsSoFar& so_far) const
{
    if (!has_figures(line) || line.marks.rule) return false;
    const auto marks = marks_of(line);
    auto told = words_in_cells_ && so_far.entered ? cells_summed(marks, so_far.sums, so_far.foot)
                                                  : sums_told(marks, sides_, so_far.sums, so_far.entered, so_far.foot);
    if (told.empty() && words_in_cells_ && !has_bar(line))
        told = sums_told(marks, sides_, so_far.sums, so_far.entered, so_far.foot);
    if (whist_) only_whist(told);
    if (told.empty()) return false;
    line.what = TextLine::What::foot;
    line.statements = std::move(told);
    return true;
}

/// `AB game, 32`, the figure being what they have in it: no entry, but how they stand.
bool SheetReading::tells_standing(TextLine& line, const RowTold& row, const RowsSoFar& so_far) const
{
    if (row.entries.size() != 1 || !so_far.entered || !speaks_of_game(line)) return false;
    const RowTold::Entry& only = row.entries[0];
    if (only.above || only.number != so_far.standing[static_cast<std::size_t>(only.side)]) return false;
    line.what = TextLine::What::foot;
    line.statements.push_back("standing " + sides_.name(only.side) + " " + only.text);
    return true;
}

/// A line without an entry: the end of a game, a hand in words that waits for its figures, or what cannot be read.
void SheetReading::no_entry(std::size_t i, RowTold row, RowsSoFar& so_far)
{
    TextLine& line = lines_[i];
    const bool game = speaks_of_game(line);
    if (game) line.what = TextLine::What::rule;
    if (!row.hand.empty() && row.hand.odd > 0 && !line.marks.rule) {
        if (row.hand.honours_side < 0) row.hand.honours_side = row.side;
        so_far.waiting = row.hand;
        line.what = TextLine::What::hand;
        so_far.hands.emplace_back(i, row.hand);
    } else if (!game && !line.marks.rule && has_figures(line) && ((row.extra && !whist_) || row.side >= 0)) {
        const bool of_the_sheet = so_far.entered && !(so_far.sums[0] || so_far.sums[1]);
        line.what = of_the_sheet ? TextLine::What::unread : TextLine::What::remark;
    }
    if (game) so_far.end_game();
}

/// At whist a line in which both sides have points tells how a game ended: what the losers made, and what the winners did, are
/// hands of their own.
bool SheetReading::tells_whole_game(TextLine& line, RowTold& row) const
{
    if (!whist_ || games_ || row.entries.size() != 2 || row.entries[0].side == row.entries[1].side) return false;
    line.what = TextLine::What::entry;
    line.statements.push_back("game");
    std::stable_sort(row.entries.begin(), row.entries.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    for (const auto& each : row.entries)
        if (each.number > 0) line.statements.push_back(sides_.name(each.side) + " " + each.text);
    return true;
}

/// An entry, with the hand it came from where that is told.
void SheetReading::take_entry(std::size_t i, RowTold row, RowsSoFar& so_far)
{
    TextLine& line = lines_[i];
    const auto& marks = line.marks.marks;
    // "game 2" at the head of a row begins one
    const bool heads = !marks.empty() && marks[0].is("game");
    if (heads && so_far.entered) so_far.end_game();
    if (games_ && !so_far.open) line.statements.push_back("game"), so_far.standing = {};
    so_far.open = true;
    line.what = TextLine::What::entry;
    line.statements.push_back(entry(row));
    if (whist_) rows_.push_back({i, row}), rows_.back().second.game = line.statements.size() > 1;
    if (row.hand.strain.empty() && !so_far.waiting.empty()) {
        row.hand = so_far.waiting;
        if (row.hand.honours_side < 0) row.hand.honours_side = row.side;
    }
    so_far.waiting = {};
    const auto from = whist_ ? std::string() : from_words(row.hand, maker(row), sides_);
    if (may_tell(row) && !from.empty() && reads_(from)) line.statements.push_back(from);
    for (const auto& each : row.entries)
        if (!each.above) so_far.standing[static_cast<std::size_t>(each.side)] += each.number;
    for (const auto& each : row.entries)
        (each.above ? so_far.above : so_far.below)[static_cast<std::size_t>(each.side)] += each.number;
    so_far.entered = true;
    so_far.entries.emplace_back(i, row);
    so_far.hands.clear();
    last_ = {i, row};
    if (row.game && !heads) so_far.end_game();
}

void SheetReading::by_rows()
{
    RowsSoFar so_far;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        TextLine& line = lines_[i];
        if (line.what != TextLine::What::remark) continue;
        const auto& marks = line.marks.marks;
        if (!marks.empty() && marks[0].is("account")) break;  // of the evening, with other rubbers in it
        if (found_ && !tells_hand(line)) {
            beside_hands(i, so_far);
            continue;
        }
        if (!found_ && tells_sums(line, so_far)) continue;
        auto row = row_of(line, so_far.standing);
        if (whist_) points_in_words(row, so_far.standing);
        if (tells_standing(line, row, so_far)) continue;
        const auto is_nothing = [](const RowTold::Entry& each) { return each.text == "0"; };
        if (row.entries.empty() || line.marks.rule || row.extra) no_entry(i, std::move(row), so_far);
        else if (std::all_of(row.entries.begin(), row.entries.end(), is_nothing)) line.what = TextLine::What::foot;
        else if (honours_behind(row, i)) continue;
        else if (tells_whole_game(line, row)) so_far.entered = true;
        else take_entry(i, std::move(row), so_far);
    }
    if (whist_) running_scores();
    else hands_at_foot(so_far.entries, so_far.hands);
}

}  // namespace hoyle::prose
