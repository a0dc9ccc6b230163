#include "prose/sheet/rows.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

bool parts(const Mark& mark)
{
    return mark.kind == Kind::stop || mark.kind == Kind::comma || mark.kind == Kind::slash || mark.kind == Kind::bar;
}

class Reading {
public:
    Reading(const std::vector<Mark>& marks, const Sides& sides, const std::array<int, 2>& standing, int side)
        : marks_(marks), sides_(sides), standing_(standing), side_of_(marks.size(), -1), clause_(marks.size())
    {
        row_.side = side;
    }

    RowTold read()
    {
        find_sides();
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            if (marks_[i].kind == Kind::figure) figure(i);
            else if (marks_[i].kind == Kind::word) word(i);
            bar_ |= marks_[i].kind == Kind::bar && !marks_[i].aside;
            parted_ |= marks_[i].kind == Kind::slash && !marks_[i].aside;
        }
        if (row_.hand.honours >= 0 && row_.hand.honours_side < 0) row_.hand.honours_side = row_.side;
        return std::move(row_);
    }

private:
    void find_sides()
    {
        std::size_t clause = 0;
        for (std::size_t i = 0; i < marks_.size();) {
            std::size_t taken = 1;
            if (parts(marks_[i])) ++clause;
            const auto side = sides_.at(marks_, i, taken);
            for (std::size_t k = 0; k < taken; ++k) {
                clause_[i + k] = clause;
                if (side) side_of_[i + k] = *side;
            }
            if (side && row_.side < 0 && !marks_[i].aside) row_.side = *side;
            i += taken;
        }
    }

    /// A mark beside this one in its clause, `by` places away; nothing: there is none.
    const Mark* near(std::size_t i, int by) const
    {
        const auto at = static_cast<std::ptrdiff_t>(i) + by;
        if (at < 0 || at >= static_cast<std::ptrdiff_t>(marks_.size())) return nullptr;
        const auto place = static_cast<std::size_t>(at);
        const bool here = clause_[place] == clause_[i] && marks_[place].aside == marks_[i].aside;
        return here && !parts(marks_[place]) ? &marks_[place] : nullptr;
    }
    bool is(const Mark* mark, std::string_view sense) const { return mark && mark->is(sense); }
    bool strain(const Mark* mark) const { return mark && is_strain(mark->sense) && mark->kind == Kind::word; }

    template <class Test> bool in_clause(std::size_t i, Test test) const
    {
        for (std::size_t k = 0; k < marks_.size(); ++k)
            if (clause_[k] == clause_[i] && test(k)) return true;
        return false;
    }
    int side_in_clause(std::size_t i) const
    {
        for (std::size_t k = i; k-- > 0 && clause_[k] == clause_[i];)
            if (side_of_[k] >= 0) return side_of_[k];
        for (std::size_t k = i; k < marks_.size() && clause_[k] == clause_[i]; ++k)
            if (side_of_[k] >= 0) return side_of_[k];
        return -1;
    }
    /// Another figure of points in the clause.
    bool another(std::size_t i) const
    {
        for (std::size_t k = 0; k < marks_.size(); ++k)
            if (k != i && clause_[k] == clause_[i] && marks_[k].counts() && marks_[k].sense.empty() &&
                marks_[k].aside == marks_[i].aside && !is(near(k, 1), "honours") && !is(near(k, 1), "odd"))
                return true;
        return false;
    }

    void figure(std::size_t i)
    {
        const Mark& mark = marks_[i];
        if (mark.money) return;
        const Mark *before = near(i, -1), *after = near(i, 1);
        if (!mark.nil && mark.number <= most_odd && odd(i, before, after)) return void(row_.hand.odd = mark.number);
        if (is(after, "below") && after->text.starts_with("trick") && mark.number > 0 && mark.number <= 13 &&
            (mark.sense == "number" || mark.aside))
            return void(row_.hand.odd = mark.number > book_of_tricks ? mark.number - book_of_tricks : mark.number);
        if (honours(i, after)) {
            row_.hand.honours = mark.nil ? 0 : mark.number;
            if (const int side = side_in_clause(i); side >= 0) row_.hand.honours_side = side;
            return;
        }
        if (mark.aside) return;
        if (mark.nil && near(i, 1) && !bar_ && row_.entries.empty() && mark.text == "-") return;
        points(i, before, after);
    }

    bool odd(std::size_t i, const Mark* before, const Mark* after) const
    {
        if (marks_[i].number < 1) return false;
        if (is(after, "odd") || (before && before->text == "by")) return true;
        if (before && before->text == "of") return false;
        const bool beside = strain(before) || strain(after) || (is(before, "idle") && strain(near(i, -2))) ||
                            (is(after, "idle") && strain(near(i, 2)));
        return beside && (marks_[i].aside || another(i) || marks_[i].sense == "number");
    }

    bool honours(std::size_t i, const Mark* after) const
    {
        const Mark& mark = marks_[i];
        if (mark.number > most_honours) return false;
        if (is(after, "honours") || (after && near(i, 2) && near(i, 2)->is("honours") &&
                                     (after->is("idle") || side_of_[i + 1] >= 0 || after->is("simple"))))
            return true;
        const bool told = mark.sense == "number" && mark.number >= 3;
        return told && !row_.hand.strain.empty() && another(i);
    }

    /// The clause speaks of what stands above the line, and of no strain.
    bool of_honours_in_clause(std::size_t i) const
    {
        const auto of_honours = [&](std::size_t k) {
            return marks_[k].is("honours") || marks_[k].is("simple") || marks_[k].is("chicane") || marks_[k].is("slam") ||
                   (row_.hand.honours >= 0 && marks_[k].sense == "number");
        };
        return in_clause(i, of_honours) && !strain_in_clause(i);
    }

    /// Behind the points below the line: what they make with those before, or which game it was.
    bool is_no_entry(std::size_t i, int side, const Mark* after) const
    {
        const int first = row_.entries.front().number;
        const int sum = standing_[static_cast<std::size_t>(side)] + first;
        if (sum == marks_[i].number && sum != first) return true;
        return is(after, "game") && i > 0 && row_.entries.size() > 1;
    }

    void points(std::size_t i, const Mark* before, const Mark* after)
    {
        const Mark& mark = marks_[i];
        const bool said_below = is(before, "below") || is(after, "below");
        const bool said_above = (is(before, "above") || is(after, "above")) && !said_below;
        int side = side_in_clause(i);
        if (side < 0 || (bar_ && row_.side >= 0)) side = row_.side;
        if (side < 0 && mark.number <= most_odd && strain_in_clause(i)) return void(row_.hand.odd = mark.number);
        if (side < 0) return void(row_.extra = true);
        const bool begun = std::any_of(row_.entries.begin(), row_.entries.end(),
                                       [&](const RowTold::Entry& entry) { return entry.side == side && !entry.above; });
        bool above = bar_ || said_above || (!said_below && of_honours_in_clause(i));
        if (!above && !said_below && begun) {
            if (is_no_entry(i, side, after)) return;
            above = true;
        }
        const auto written = [&](const RowTold::Entry& entry) { return entry.side == side && entry.above == above; };
        // "NS 84 / 80, all thirteen, aces 40 and slam 40": how the 80 came about
        const bool again = std::any_of(row_.entries.begin(), row_.entries.end(), written) && clause_[i] > clause_of_figures_ &&
                           (bar_ || parted_);
        if (again || (mark.sense == "number" && !row_.entries.empty())) return;
        clause_of_figures_ = clause_[i];
        row_.entries.push_back({side, above, mark.nil ? "0" : mark.text, mark.number});
    }

    bool strain_in_clause(std::size_t i) const
    {
        return in_clause(i, [&](std::size_t k) { return strain(&marks_[k]); });
    }

    void word(std::size_t i)
    {
        const Mark& mark = marks_[i];
        HandWords& hand = row_.hand;
        if (mark.is("game")) row_.game |= !mark.aside;
        else if (strain(&mark)) {
            if (!hand.strain.empty() && hand.strain != mark.sense) hand.whole = false;
            hand.strain = mark.sense;
        } else if (mark.is("doubled")) hand.doublings = 1;
        else if (mark.is("redoubled")) hand.doublings = 2;
        else if (mark.is("the-odd")) hand.odd = hand.odd ? hand.odd : 1;
        else if (mark.is("simple") || mark.is("honours")) of_honours(i, mark.is("simple"));
        else if (mark.is("divided") || mark.is("one-hand")) hand.lie = mark.is("divided") ? "divided" : "in one hand";
        else if (mark.is("slam") || mark.is("chicane")) hand.whole = false;
        else if (mark.sense.empty() && side_of_[i] < 0) hand.whole = false;
    }

    void of_honours(std::size_t i, bool simple)
    {
        HandWords& hand = row_.hand;
        if (simple && hand.honours < 0) hand.honours = 3;
        if (const int side = side_in_clause(i); side >= 0 && hand.honours_side < 0) hand.honours_side = side;
    }

    const std::vector<Mark>& marks_;
    const Sides& sides_;
    const std::array<int, 2>& standing_;
    std::vector<int> side_of_;
    std::vector<std::size_t> clause_;
    RowTold row_;
    bool bar_ = false, parted_ = false;  ///< a bar, a stroke has gone before
    std::size_t clause_of_figures_ = 0;  ///< in which the last figure stood
};

}  // namespace

RowTold row_told(const std::vector<Mark>& marks, const Sides& sides, const std::array<int, 2>& standing, int side)
{
    return Reading(marks, sides, standing, side).read();
}

std::string from_words(const HandWords& hand, int maker, const Sides& sides)
{
    if (!hand.whole || hand.odd == 0 || maker < 0 || hand.strain.empty()) return {};
    std::string out = "from " + hand.strain;
    if (hand.doublings > 0) out += hand.doublings == 1 ? " doubled" : " doubled twice";
    out += ", result " + sides.name(maker) + " by " + std::to_string(hand.odd);
    if (hand.honours >= 0 && hand.honours_side >= 0) {
        out += ", honours " + sides.name(hand.honours_side) + " " + std::to_string(hand.honours);
        if (!hand.lie.empty()) out += " " + hand.lie;
    }
    return out;
}

}  // namespace hoyle::prose
