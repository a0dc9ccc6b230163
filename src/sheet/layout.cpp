// Columns by headings, by bars, and by the gaps between figures.

#include "sheet/layout.hpp"

#include "sheet/costs.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::sheet {

bool is_pure(const Line& line, int cell)
{
    bool figure = false;
    for (const Mark& mark : line.marks) {
        if (mark.cell != cell || mark.kind == Kind::bar) continue;
        if (mark.kind == Kind::figure && !mark.in_words) figure = true;
        else if (mark.kind == Kind::nil) figure = true;
        else if (mark.kind != Kind::sign) return false;
    }
    return figure;
}

const Lane* Layout::lane_of(const Mark& mark, bool pure) const
{
    if (lanes.empty()) return nullptr;
    if (!pure && mark.at < left_edge) return nullptr;
    const int at = pure ? (mark.begin + mark.end) / 2 : mark.at;
    for (const Lane& lane : lanes)
        if (at >= lane.from && at < lane.to) return &lane;
    return nullptr;
}

namespace {

/// A cell of the headings.
struct Head {
    int at = 0;  ///< its middle
    int begin = 0, end = 0;
    int side = -1, above = -1;
    bool running = false, other = false;
    int cell = 0;
};

class Layouts {
public:
    Layouts(const Page& page, const std::vector<Sides>& sides) : page_(page), sides_(sides) { measure(); }

    std::vector<Layout> find()
    {
        for (const Sides& sides : sides_) {
            by_heads(sides);
            by_thresholds(sides);
            by_words(sides);
        }
        with_boxes();
        with_pairs();
        const auto heads = heads_of_table();
        for (Layout& layout : out_) layout.heads = heads, layout.shared = shared_;
        return std::move(out_);
    }

private:
    /// Where figures stand that are alone in their cells, and where all cells with figures begin.
    void measure()
    {
        for (const Line& line : page_.lines) {
            if (line.rule) continue;
            for (const Mark& mark : line.marks) {
                if (mark.kind != Kind::figure || mark.in_words) continue;
                const bool pure = is_pure(line, mark.cell);
                if (pure) {
                    middles_.push_back((mark.begin + mark.end) / 2);
                    left_edge_ = std::min(left_edge_, mark.at - 5);
                } else {
                    starts_.push_back(mark.at);
                }
                if (page_.table) continue;
            }
            for (const Mark& mark : line.marks)
                if (mark.kind == Kind::bar && !page_.table) ++bars_[mark.begin], bar_lines_ += mark.begin >= 0;
        }
        if (page_.table) left_edge_ = INT_MIN;
    }

    /// The first line of a table that has words in three cells and no figure: what they tell of.
    std::map<int, std::string_view> heads_of_table() const
    {
        if (!page_.table) return {};
        for (std::size_t at = 0; at < page_.lines.size() && at < 6; ++at) {
            std::set<int> cells;
            std::map<int, std::string_view> heads;
            bool figures = false;
            for (const Mark& mark : page_.lines[at].marks) {
                figures = figures || (mark.kind == Kind::figure && !mark.in_words);
                if (mark.kind != Kind::word) continue;
                cells.insert(mark.cell);
                const bool tells = mark.sense == "odd" || mark.sense == "below" || mark.sense == "honours" ||
                                   mark.sense == "above" || mark.sense == "doubled";
                if (tells) heads.emplace(mark.cell, mark.sense);
            }
            if (!figures && cells.size() >= 3) return heads;
        }
        return {};
    }

    /// Where three figures or more stand in brackets, they may all be one thing: how a side stands, behind a figure that counts;
    /// else what counts below the line; or honours.
    void with_boxes()
    {
        std::size_t boxed = 0, behind = 0;
        for (const Line& line : page_.lines)
            for (std::size_t i = 0; i < line.marks.size(); ++i) {
                const Mark& mark = line.marks[i];
                if (mark.kind != Kind::figure || mark.in_words || !mark.boxed) continue;
                ++boxed;
                behind += std::any_of(
                    line.marks.begin(), line.marks.begin() + static_cast<std::ptrdiff_t>(i),
                    [](const Mark& each) { return each.kind == Kind::figure && !each.boxed && !each.heads && !each.in_words; });
            }
        if (boxed < 3) return;
        const std::size_t count = out_.size();
        for (std::size_t i = 0; i < count; ++i) {
            for (const Boxes boxes : {behind * 2 > boxed ? Boxes::running : Boxes::below, Boxes::above}) {
                if (boxes == Boxes::above && out_[i].crossed) continue;
                Layout layout = out_[i];
                layout.boxes = boxes;
                layout.cost += 0.3;
                out_.push_back(std::move(layout));
            }
        }
    }

    /// `24/30`, `- & 8` on three lines or more: whoever writes so keeps to one order.
    void with_pairs()
    {
        constexpr std::size_t many = 3;
        std::size_t lines = 0;
        for (const Line& line : page_.lines) {
            bool pair = false;
            for (std::size_t i = 0; i < line.marks.size(); ++i)
                pair = pair || (line.marks[i].kind == Kind::figure && place_in_cell(line.marks, i) == 1);
            lines += pair;
        }
        if (lines < many) return;
        const std::size_t count = out_.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (out_[i].crossed) continue;
            out_[i].pairs = Pairs::tricks_first;
            Layout layout = out_[i];
            layout.pairs = Pairs::honours_first;
            layout.cost += 0.6;
            out_.push_back(std::move(layout));
        }
    }

    /// `A t`, `A h` for tricks and honours; -1: neither.
    static int place_letter(const Mark& mark) { return mark.text == "t" ? 0 : mark.text == "h" ? 1 : -1; }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    std::vector<Head> heads_of(std::uint32_t at, const Sides& sides) const
    {
        std::vector<Head> heads;
        const auto& marks = page_.lines[at].marks;
        int cell = -1, last_side = -1;
        for (std::size_t i = 0; i < marks.size();) {
            const Mark& mark = marks[i];
            if (mark.kind == Kind::bar) {
                ++i;
                continue;
            }
            std::size_t taken = 1;
            const auto side = sides.named(marks, i, taken);
            const bool places = mark.sense == "below" || mark.sense == "above" || mark.sense == "honours" ||
                                mark.sense == "carried" || mark.sense == "odd" || mark.sense == "total" ||
                                mark.sense == "standing";
            const bool next = mark.cell != cell ||
                              (!page_.table && !heads.empty() && places && (heads.back().above >= 0 || heads.back().running));
            if (next || heads.empty()) {
                heads.emplace_back();
                heads.back().begin = mark.begin;
                cell = mark.cell;
            }
            Head& head = heads.back();
            if (side) head.side = *side, last_side = *side;
            else if (mark.sense == "below" || mark.sense == "odd") head.above = 0;
            else if (mark.sense == "above" || mark.sense == "honours") head.above = 1;
            else if (mark.sense == "carried" || mark.sense == "total" || mark.sense == "standing") head.running = true;
            else if (head.side >= 0 && place_letter(mark) >= 0) head.above = place_letter(mark);
            else if (mark.sense != "idle") head.other = true;
            if (head.side < 0 && head.running && last_side >= 0) head.side = last_side;
            head.end = marks[i + taken - 1].end;
            head.at = (head.begin + head.end) / 2;
            head.cell = mark.cell;
            i += taken;
        }
        return heads;
    }

    /// `tricks A | A t`: the first column has how many tricks there were, the second what they brought.
    static void drop_counts(std::vector<Head>& heads)
    {
        std::array<int, 2> seen{};
        for (auto at = heads.rbegin(); at != heads.rend(); ++at)
            if (at->side >= 0 && at->above == 0 && seen[static_cast<std::size_t>(at->side)]++ > 0) at->side = at->above = -1;
    }

    /// Sides come twice, and on the line above stands what they scored by: `tricks       honours`, `A  C  A  C`.
    void take_places_above(std::uint32_t at, const Sides& sides, std::vector<Head>& heads) const
    {
        const bool twice = heads.size() == 4 && heads[0].side >= 0 && heads[1].side == 1 - heads[0].side &&
                           heads[2].side == heads[0].side && heads[3].side == heads[1].side;
        if (!twice || at == 0 || std::any_of(heads.begin(), heads.end(), [](const Head& head) { return head.above >= 0; }))
            return;
        auto places = heads_of(at - 1, sides);
        std::erase_if(places, [](const Head& head) { return head.above < 0; });
        if (places.size() != 2 || places[0].above == places[1].above) return;
        for (std::size_t i = 0; i < 4; ++i) heads[i].above = places[i / 2].above;
    }

    /// The line that tells what the columns are, with the names above it.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void by_heads(const Sides& sides)
    {
        for (std::uint32_t at = 0; at < page_.lines.size() && at < 16; ++at) {
            const Line& line = page_.lines[at];
            std::size_t figures = 0;
            for (const Mark& mark : line.marks) figures += mark.kind == Kind::figure && !mark.in_words;
            if (line.rule || line.blank || figures > 0) continue;
            auto heads = heads_of(at, sides);
            drop_counts(heads);
            take_places_above(at, sides, heads);
            std::vector<Head> others;  // of no side: trumps, remarks
            for (const Head& head : heads)
                if (head.side < 0 && head.above < 0 && !head.running && !page_.table) others.push_back(head);
            std::erase_if(heads, [](const Head& head) { return head.side < 0 && head.above < 0 && !head.running; });
            const auto placed = std::count_if(heads.begin(), heads.end(),
                                              [](const Head& head) { return head.above >= 0 || head.running; });
            if (placed < 1) continue;
            // whose the columns are: as they are headed, by the names above, or half and half
            const auto sided = std::count_if(heads.begin(), heads.end(), [](const Head& head) { return head.side >= 0; });
            const bool named = sided > 0;
            // `below    above`, and whose a figure is, words tell
            if (!named && heads.size() == 2 && heads[0].above >= 0 && heads[1].above == 1 - heads[0].above) {
                add(sides, lanes_at(heads), 0.5, false);
                placed_ = true;
                continue;
            }
            if (placed < 2 && (sided != 2 || heads.size() != 3)) continue;
            if (!named) {
                std::erase_if(heads, [](const Head& head) { return head.above < 0 && !head.running; });
                if (heads.size() % 2 != 0) {
                    if (heads.size() != 5) continue;
                    heads.erase(heads.begin());  // `tricks`: how many there were
                }
                for (std::size_t i = 0; i < heads.size(); ++i) heads[i].side = i < heads.size() / 2 ? 0 : 1;
            } else {
                // one column of honours between two named ones is nobody's alone
                const auto unnamed = std::count_if(heads.begin(), heads.end(), [](const Head& head) { return head.side < 0; });
                const bool shared = heads.size() == 3 && unnamed == 1 && heads[1].side < 0 && heads[1].above == 1;
                int before = -1;
                // `hon N-S | hon E-W | whose hon`: the last is neither's
                const auto has_one = [&](int side, int above) {
                    return std::any_of(heads.begin(), heads.end(),
                                       [&](const Head& head) { return head.side == side && head.above == above; });
                };
                for (Head& head : heads) {
                    if (head.side < 0 && head.above >= 0 && !shared && !has_one(before, head.above)) head.side = before;
                    before = head.side >= 0 ? head.side : before;
                }
                if (shared) {
                    heads[0].above = heads[2].above = 0;
                    add(sides, lanes_at(heads), 0, false);
                    shared_ = true;
                    continue;
                }
            }
            for (int side = 0; side < 2; ++side) {
                const bool honours = std::any_of(heads.begin(), heads.end(),
                                                 [&](const Head& head) { return head.side == side && head.above == 1; });
                for (Head& head : heads)
                    if (head.side == side && head.above < 0 && !head.running && honours) head.above = 0;
            }
            std::erase_if(heads, [](const Head& head) { return head.side < 0; });
            if (heads.size() < 2) continue;
            add(sides, lanes_at(heads), 0, false);
            out_.back().headed = heads.size() >= 4;
            if (others.empty()) continue;
            heads.insert(heads.end(), others.begin(), others.end());
            add(sides, lanes_at(heads), 0.2, false);
            out_.back().headed = heads.size() - others.size() >= 4;
        }
    }

    std::vector<Lane> lanes_at(std::vector<Head> heads) const
    {
        std::sort(heads.begin(), heads.end(), [](const Head& a, const Head& b) { return a.at < b.at; });
        std::vector<Lane> lanes;
        constexpr int reach = 7, beyond = 5;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            Lane lane;
            if (page_.table) {
                const int cell = heads[i].cell * 100;
                lane.from = i > 0 && heads[i - 1].cell == heads[i].cell ? (heads[i - 1].at + heads[i].at) / 2 : cell;
                lane.to = i + 1 < heads.size() && heads[i + 1].cell == heads[i].cell ? (heads[i].at + heads[i + 1].at) / 2
                                                                                     : cell + 100;
            } else {
                lane.from = i == 0 ? heads[i].begin - reach : (heads[i - 1].at + heads[i].at) / 2;
                lane.to = (i + 1 == heads.size() ? heads[i].end + beyond : (heads[i].at + heads[i + 1].at) / 2);
            }
            lane.side = heads[i].side, lane.above = heads[i].above, lane.running = heads[i].running;
            lanes.push_back(lane);
        }
        return lanes;
    }

    void add(const Sides& sides, std::vector<Lane> lanes, double cost, bool crossed)
    {
        Layout layout;
        layout.sides = &sides;
        layout.lanes = std::move(lanes);
        layout.cost = cost + sides.cost;
        layout.crossed = crossed;
        constexpr int half_a_name = 6;
        layout.left_edge = left_edge_ == INT_MAX ? INT_MIN : left_edge_;
        if (sides.at[0] >= 0) layout.left_edge = std::min(layout.left_edge, sides.at[0] - half_a_name);
        out_.push_back(std::move(layout));
    }

    /// Two columns, on either side of some place; three such places make four.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void by_thresholds(const Sides& sides)
    {
        std::set<int> places;
        if (sides.at[0] >= 0 && sides.at[1] >= 0) places.insert((sides.at[0] + sides.at[1]) / 2);
        if (page_.table) {
            std::set<int> cells;
            for (const int middle : middles_) cells.insert(middle / 100);
            for (const int cell : cells) places.insert(cell * 100);
        }
        int most = 0, bar = -1;
        for (const auto& [at, times] : bars_)
            if (times > most) most = times, bar = at;
        if (most >= 3) places.insert(bar);
        std::vector<int> all = middles_;
        all.insert(all.end(), starts_.begin(), starts_.end());
        std::sort(all.begin(), all.end());
        std::vector<std::pair<int, int>> gaps;  // width, place
        for (std::size_t i = 0; i + 1 < all.size(); ++i)
            if (all[i + 1] - all[i] >= 4) gaps.emplace_back(all[i + 1] - all[i], (all[i] + all[i + 1]) / 2);
        std::sort(gaps.rbegin(), gaps.rend());
        constexpr std::size_t most_gaps = 3;
        if (!page_.table)
            for (std::size_t i = 0; i < gaps.size() && i < most_gaps; ++i) places.insert(gaps[i].second);
        std::set<std::vector<bool>> parted;  // the same parting twice is one
        for (const int place : places) {
            std::vector<bool> part;
            for (const int at : all) part.push_back(at < place);
            if (std::count(part.begin(), part.end(), true) == 0 || std::count(part.begin(), part.end(), false) == 0) continue;
            if (!parted.insert(part).second) continue;
            std::vector<Lane> lanes(2);
            lanes[0].to = lanes[1].from = place;
            lanes[0].side = 0, lanes[1].side = 1;
            const bool misplaced = sides.at[0] >= 0 && sides.at[1] >= 0 && !(sides.at[0] < place && place <= sides.at[1]);
            if (misplaced) continue;
            // the sheet is ruled elsewhere, or headed otherwise
            const double off = (most >= 3 && place != bar ? cost::other_than_ruled : 0) + (shared_ ? cost::other_column : 0);
            add(sides, lanes, 0.5 + off, false);
            add(sides, lanes, 0.5 + off, true);
            if (page_.table && sides.at[0] >= 0 && sides.at[1] >= place) only_headed(sides, off);
            // what stands far behind the last heading is a remark
            constexpr int beyond = 9;
            const int end = sides.at[1] + beyond;
            if (!page_.table && sides.at[1] >= place && all.back() > end) {
                lanes[1].to = end;
                add(sides, lanes, 0.6 + off, false);
            }
            four(sides, place);
        }
    }

    /// Of a table the two cells that are headed with the sides: what stands in others is the number of the hand, a remark.
    void only_headed(const Sides& sides, double off)
    {
        constexpr int a_cell = 100;
        std::vector<Lane> lanes(2);
        for (std::size_t i = 0; i < 2; ++i) {
            lanes[i].from = sides.at[i] / a_cell * a_cell;
            lanes[i].to = lanes[i].from + a_cell;
            lanes[i].side = static_cast<int>(i);
        }
        if (lanes[0].to <= lanes[1].from) add(sides, std::move(lanes), 0.6 + off, false);
    }

    /// Within each half the widest gap.
    void four(const Sides& sides, int place)
    {
        std::array<std::vector<int>, 2> half;
        for (const int at : middles_) half[at < place ? 0 : 1].push_back(at);
        std::array<int, 2> cut{};
        for (std::size_t side = 0; side < 2; ++side) {
            auto& all = half[side];
            std::sort(all.begin(), all.end());
            int widest = 3;
            for (std::size_t i = 0; i + 1 < all.size(); ++i)
                if (all[i + 1] - all[i] > widest) widest = all[i + 1] - all[i], cut[side] = (all[i] + all[i + 1] + 1) / 2;
            if (widest == 3) return;
        }
        for (const bool mirrored : {false, true}) {
            std::vector<Lane> lanes(4);
            lanes[0].to = lanes[1].from = cut[0];
            lanes[1].to = lanes[2].from = place;
            lanes[2].to = lanes[3].from = cut[1];
            lanes[0].side = lanes[1].side = 0, lanes[2].side = lanes[3].side = 1;
            lanes[0].above = mirrored ? 1 : 0, lanes[1].above = mirrored ? 0 : 1;
            lanes[2].above = 0, lanes[3].above = 1;
            add(sides, lanes, mirrored ? 4 : 3, false);
        }
    }

    void by_words(const Sides& sides)
    {
        if (sides.words[0].empty() && sides.senses[0].empty()) return;
        // names over two columns of figures head them
        const bool heads = sides.heading && sides.at[0] >= 0 && sides.at[1] >= 0 && middles_.size() > starts_.size();
        add(sides, {}, 1 + (placed_ ? cost::other_column : heads ? cost::columns_unused : 0), false);
    }

    const Page& page_;
    const std::vector<Sides>& sides_;
    std::vector<int> middles_, starts_;
    std::map<int, int> bars_;
    int bar_lines_ = 0;
    int left_edge_ = INT_MAX;
    bool placed_ = false;  ///< a column is headed for each place, and none for a side
    bool shared_ = false;  ///< one column of honours is headed, for both sides
    std::vector<Layout> out_;
};

}  // namespace

std::vector<Layout> find_layouts(const Page& page, const std::vector<Sides>& sides) { return Layouts(page, sides).find(); }

}  // namespace hoyle::sheet
