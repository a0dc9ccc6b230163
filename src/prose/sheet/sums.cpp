#include "prose/sheet/sums.hpp"

#include "prose/sheet/words.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;
using Marks = std::vector<Mark>;

constexpr int rubber_points = 100;

struct Amount {
    int side = -1;
    std::string label;  ///< below, above, bonus, total, or empty
    bool after_bar = false, after_equals = false, joined = false, after_by = false;
    std::string text;
    int number = 0;
};

/// The amounts of a stretch, each with its side and what stands beside it.
class Foot {
public:
    Foot(const Marks& marks, const Sides& sides, int whose) : side_(whose)
    {
        std::size_t taken = 1;
        for (std::size_t i = 0; i < marks.size(); i += taken) {
            const Mark& mark = marks[i];
            if (mark.aside) {
                taken = 1;
                continue;
            }
            if (const auto side = sides.at(marks, i, taken)) {
                named(*side);
                continue;
            }
            taken = 1;
            if (mark.kind == Kind::bar) bar_ = true;
            else if (mark.kind == Kind::equals) equals_ = true;
            else if (mark.kind == Kind::dash && mark.text == "+") joined_ = true;
            else if (mark.kind == Kind::word) word(mark);
            else if (mark.counts() && !mark.nil) amount(marks, i);
        }
    }

    std::vector<Amount> amounts;
    std::vector<int> said;  ///< the sides named, in order
    bool win = false, lose = false, bonus = false, total = false, standing = false, carried = false, hand = false, equals = false;

private:
    void named(int side)
    {
        said.push_back(side);
        side_ = side;
        bar_ = equals_ = false;
        // "100 to us"
        if (!amounts.empty() && amounts.back().side < 0 && amounts.back().label == "bonus") amounts.back().side = side;
    }

    void word(const Mark& mark)
    {
        if (mark.is("below") || mark.is("above") || mark.is("bonus") || mark.is("honours")) {
            const std::string label = mark.is("honours") ? "above" : mark.sense;
            bonus |= mark.is("bonus");
            if (mark.is("bonus") && behind_ && amounts.back().label.empty() && amounts.back().number == rubber_points)
                return void((amounts.back().label = label, behind_ = false));
            if (!amounts.empty() && amounts.back().label.empty() && behind_ && label != "bonus") amounts.back().label = label;
            else if (said.empty() && amounts.empty()) standing_label_ = label;
            else label_ = label, standing_label_.clear();
        }
        win |= mark.is("win") || mark.is("lose");
        lose |= mark.is("lose");
        total |= mark.is("total");
        if (mark.is("total") && !amounts.empty()) equals_ = equals = true;
        standing |= mark.is("standing");
        carried |= mark.is("carried");
        joined_ |= mark.text == "and" || mark.text == "&";
        hand |= is_strain(mark.sense) || mark.is("odd");
        behind_ = false;
    }

    void amount(const Marks& marks, std::size_t i)
    {
        Amount out;
        out.side = side_;
        out.label = std::exchange(label_, {});
        if (out.label.empty()) out.label = standing_label_;
        if (standing_label_ == "bonus") standing_label_.clear();
        out.after_bar = bar_;
        const bool colon = i > 0 && marks[i - 1].kind == Kind::stop && marks[i - 1].text == ":" && !amounts.empty();
        out.after_equals = equals_ || colon;
        equals |= out.after_equals;
        out.joined = std::exchange(joined_, false);
        out.after_by = i > 0 && marks[i - 1].is("win") && marks[i - 1].text.ends_with("by");
        out.text = marks[i].text;
        out.number = marks[i].number;
        amounts.push_back(std::move(out));
        behind_ = true;
    }

    int side_ = -1;
    std::string label_, standing_label_;  ///< of the figure next; of all that follow, said before any side
    bool bar_ = false, equals_ = false, joined_ = false, behind_ = false;
};

/// `84 + 66 + 100 = 250`: below, above, the rubber, and all.
void lay_out(std::vector<Amount*>& of_side)
{
    std::size_t place = 0;
    int sum = 0;
    constexpr std::string_view order[] = {"below", "above", "bonus"};
    for (std::size_t i = 0; i < of_side.size(); ++i) {
        Amount& amount = *of_side[i];
        const bool last = i + 1 == of_side.size() && i > 0;
        if (amount.label == "total") amount.label.clear();
        if (amount.after_bar) amount.label = "above";
        else if (amount.after_equals || (last && amount.label.empty() && (place > 2 || amount.number == sum)))
            amount.label = "total";
        else if (amount.label.empty() && place < 3)
            amount.label = amount.number == rubber_points && place == 1 && i + 1 == of_side.size() - 1
                               ? "bonus"
                               : std::string(order[place]);
        place += 1;
        sum += amount.number;
    }
}

class Telling {
public:
    Telling(const Sides& sides, std::array<std::optional<int>, 2>& sums, bool entered, bool& begun, int side)
        : sides_(sides), sums_(sums), entered_(entered), begun_(begun), side_(side)
    {}

    std::vector<std::string> tell(const Marks& marks)
    {
        Foot foot(marks, sides_, side_);
        if (foot.hand || foot.amounts.empty()) return {};
        if (foot.amounts.size() == 1 && foot.amounts[0].side < 0 && foot.said.size() == 1 && (foot.equals || foot.total))
            return result(foot);  // "= 5 points to us"
        if (foot.carried && !entered_) return figures("carried", foot.amounts);
        if (foot.standing) return standing(foot);
        if (!entered_) return {};
        if (foot.win && foot.amounts.size() > 1) {
            const auto by = std::find_if(foot.amounts.begin(), foot.amounts.end(), [](const Amount& a) { return a.after_by; });
            if (by != foot.amounts.end()) foot.amounts = {*by};
        }
        if (foot.win && foot.amounts.size() == 1) return result(foot);
        if (foot.bonus && foot.amounts.size() == 1 && foot.amounts[0].number == rubber_points) return bonus(foot);
        return totals(foot);
    }

private:
    std::string points(const Amount& amount) const { return sides_.name(amount.side) + " " + amount.text; }

    std::vector<std::string> figures(std::string statement, const std::vector<Amount>& amounts) const
    {
        std::string out;
        for (int side = 0; side < 2; ++side) {
            std::string below, above;
            for (const Amount& amount : amounts)
                if (amount.side == side) (amount.label == "above" || amount.after_bar ? above : below) += " " + amount.text;
            if (below.empty() && above.empty()) continue;
            out += (out.empty() ? " " : ", ") + sides_.name(side) + below + (above.empty() ? "" : " |" + above);
        }
        if (out.empty()) return {};
        return {std::move(statement) + out};
    }

    std::vector<std::string> standing(const Foot& foot) const
    {
        std::string out;
        for (const Amount& amount : foot.amounts) {
            if (amount.side < 0 || amount.label == "above" || out.find(sides_.name(amount.side) + " ") != out.npos) continue;
            out += (out.empty() ? "standing " : ", ") + points(amount);
        }
        return {out};
    }

    std::vector<std::string> result(const Foot& foot) const
    {
        const Amount& amount = foot.amounts[0];
        int side = foot.said.empty() ? -1 : foot.said.front();
        if (side >= 0 && foot.lose) side = 1 - side;
        if (side < 0 && sums_[0] && sums_[1] && *sums_[0] != *sums_[1]) side = *sums_[0] > *sums_[1] ? 0 : 1;
        if (side < 0) return {""};
        return {"result " + sides_.name(side) + " " + amount.text};
    }

    std::vector<std::string> bonus(const Foot& foot) const
    {
        int side = foot.amounts[0].side;
        if (side < 0 && !foot.said.empty()) side = foot.said.front();
        if (side < 0) return {};
        return {"bonus " + sides_.name(side) + " " + foot.amounts[0].text};
    }

    std::vector<std::string> totals(Foot& foot)
    {
        std::array<std::vector<Amount*>, 2> of;
        for (Amount& amount : foot.amounts) {
            if (amount.side < 0) return {};
            of[static_cast<std::size_t>(amount.side)].push_back(&amount);
        }
        const std::size_t most = std::max(of[0].size(), of[1].size());
        const bool bars = std::any_of(foot.amounts.begin(), foot.amounts.end(), [](const Amount& a) { return a.after_bar; });
        const bool joined = std::any_of(foot.amounts.begin(), foot.amounts.end(), [](const Amount& a) { return a.joined; });
        const bool summed = most >= 3 && is_sum(of[of[0].size() >= of[1].size() ? 0 : 1]);
        const bool sum_alone = most == 1 && !bars && begun_;
        if (!(begun_ && most > 1) && !foot.total && !foot.equals && !foot.bonus && !summed && !sum_alone && !joined &&
            !(begun_ && !bars))
            return {};
        begun_ = true;
        std::vector<std::string> out;
        const bool labelled = std::any_of(foot.amounts.begin(), foot.amounts.end(),
                                          [](const Amount& a) { return !a.label.empty(); });
        if (most == 1 && !bars && !labelled) return sum(foot.amounts);
        for (auto& each : of)
            if (each.size() == 1 && most > 2 && each[0]->label.empty()) each[0]->label = "total";  // beside 84 + 66 + 100 = 250
            else lay_out(each);
        return by_labels(foot.amounts);
    }

    static bool is_sum(const std::vector<Amount*>& of)
    {
        int sum = 0;
        for (std::size_t i = 0; i + 1 < of.size(); ++i) sum += of[i]->number;
        return sum == of.back()->number;
    }

    std::vector<std::string> sum(const std::vector<Amount>& amounts)
    {
        std::string out = "sum ";
        for (const Amount& amount : amounts) {
            out += (out.size() > 4 ? ", " : "") + points(amount);
            sums_[static_cast<std::size_t>(amount.side)] = amount.number;
        }
        return {out};
    }

    std::vector<std::string> by_labels(const std::vector<Amount>& amounts)
    {
        std::vector<Amount> columns, all;
        std::vector<std::string> out, last;
        for (const Amount& amount : amounts)
            if (amount.label == "total") all.push_back(amount);
            else if (amount.label == "bonus") last.push_back("bonus " + points(amount));
            else columns.push_back(amount);
        if (!columns.empty()) out = figures("total", columns);
        out.insert(out.end(), last.begin(), last.end());
        if (!all.empty()) out.push_back(sum(all)[0]);
        return out;
    }

    const Sides& sides_;
    std::array<std::optional<int>, 2>& sums_;
    bool entered_;
    bool& begun_;
    int side_;
};

}  // namespace

std::vector<std::string> sums_told(const std::vector<Mark>& marks, const Sides& sides, std::array<std::optional<int>, 2>& sums,
                                   bool entered, bool& totals_begun, int side)
{
    // sentence by sentence; a comma ends one where another side is spoken of behind it and figures have gone before
    std::vector<std::string> out;
    Marks part;
    int named = side;
    const auto tell = [&] {
        // "Us: tricks 104, above 136. Sum 240"
        const bool all = std::any_of(part.begin(), part.end(), [](const Mark& mark) { return mark.is("total"); });
        Telling telling(sides, sums, entered, totals_begun, all ? named : side);
        for (std::size_t i = 0, taken = 1; i < part.size(); i += taken)
            if (const auto here = sides.at(part, i, taken)) named = *here;
        for (auto& statement : telling.tell(part)) out.push_back(std::move(statement));
        part.clear();
    };
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const bool stop = marks[i].kind == Kind::stop && marks[i].text != ":";
        std::size_t taken = 1;
        const bool wins = marks[i].kind == Kind::comma && i + 2 < marks.size() && sides.at(marks, i + 1, taken) &&
                          i + 1 + taken < marks.size() && marks[i + 1 + taken].is("win");
        if ((stop || wins) && !marks[i].aside) tell();
        else part.push_back(marks[i]);
    }
    tell();
    return out;
}

}  // namespace hoyle::prose
