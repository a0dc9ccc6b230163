#include "prose/sheet/hand.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

constexpr int most_odd = 7, book = 6, most_honours = 5;

Strain strain_of(std::string_view sense)
{
    if (sense == "spades") return Strain::spades;
    if (sense == "clubs") return Strain::clubs;
    if (sense == "diamonds") return Strain::diamonds;
    return sense == "hearts" ? Strain::hearts : Strain::no_trump;
}

/// Points that honours in it can be, with a slam or without.
std::vector<int> honours_in(std::string_view strain, const scoring::Figures& figures, bool slam)
{
    const auto& held = strain == "no trumps" ? figures.honours_no_trump : figures.honours_suit;
    const int each = strain == "no trumps" ? 1 : scoring::trick_value(figures, strain_of(strain), 0);
    std::vector<int> out;
    for (const int times : {held.three, held.four, held.four_in_one, held.five, held.four_in_one_and_fifth, held.five_in_one})
        if (times > 0) out.push_back(times * each);
    for (std::size_t i = out.size(); slam && i-- > 0;) {
        out.push_back(out[i] + figures.little_slam);
        out.push_back(out[i] + figures.grand_slam);
    }
    return out;
}

class Hand {
public:
    Hand(const std::vector<Mark>& marks, const FoundSides& sides, const scoring::Figures& figures)
        : marks_(marks), sides_(sides), book_figures_(figures)
    {}

    std::optional<RowTold> read()
    {
        find_trump();
        if (strain_.empty()) return {};
        worth_ = scoring::trick_value(book_figures_, strain_of(strain_), doublings_);
        honours_ = honours_in(strain_, book_figures_, slam_);
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (marks_[i].counts() && !marks_[i].nil && !is_index(i)) figures_.push_back(i);
        try_all();
        if (best_.tricks == none && best_.honours == none) return {};
        return told();
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Roles {
        std::size_t odd = none, tricks = none, honours = none;
    };

    void find_trump()
    {
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const Mark& mark = marks_[i];
            if (mark.kind != Kind::word || (mark.aside && !strain_.empty())) continue;
            if (is_strain(mark.sense) && strain_.empty()) strain_ = mark.sense, trump_ = i;
            if (mark.is("doubled") && doublings_ == 0) doublings_ = 1;
            if (mark.is("redoubled")) doublings_ = 2;
            slam_ |= mark.is("slam");
        }
        for (const Mark& mark : marks_) the_odd_ |= mark.is("the-odd");
    }

    /// The number of the hand, at the head of the line.
    bool is_index(std::size_t i) const
    {
        return i == 0 && marks_[0].number <= 20 && marks_.size() > 1 && trump_ > 0 && !beside_trump(0);
    }
    bool beside_trump(std::size_t i) const
    {
        const auto apart = i > trump_ ? i - trump_ : trump_ - i;
        if (apart == 1) return true;
        const std::size_t between = std::min(i, trump_) + 1;
        return apart == 2 && (marks_[between].kind != Kind::figure) && !sides_.of(marks_[between]) &&
               marks_[between].kind != Kind::bar;
    }
    bool near_honours(std::size_t i) const
    {
        const auto is = [&](std::size_t k) {
            const Mark& mark = marks_[k];
            return mark.is("honours") || mark.is("simple") || mark.is("divided") || mark.is("one-hand") || mark.is("above");
        };
        for (std::size_t k = i; k-- > 0 && i - k <= 4 && marks_[k].kind != Kind::bar;)
            if (is(k)) return true;
        return (i + 1 < marks_.size() && is(i + 1)) || (i + 2 < marks_.size() && is(i + 2));
    }

    double cost_of_odd(std::size_t odd) const
    {
        if (odd == none) return the_odd_ ? 0 : 0.6;
        return beside_trump(odd) ? 0 : near_word(odd, "odd") ? 0.1 : 0.8;
    }
    bool near_word(std::size_t i, std::string_view sense) const
    {
        return (i + 1 < marks_.size() && marks_[i + 1].is(sense)) || (i > 0 && marks_[i - 1].is(sense));
    }
    int odd_at(std::size_t odd) const
    {
        if (odd == none) return the_odd_ ? 1 : 0;
        const int number = marks_[odd].number;
        return number > most_odd ? number - book : number;
    }
    double cost_of_tricks(const Roles& roles) const
    {
        if (roles.tricks == none) return 2.5;
        const int points = marks_[roles.tricks].number, each = worth_, odd = odd_at(roles.odd);
        double cost = marks_[roles.tricks].aside ? 1.5 : 0;
        if (near_honours(roles.tricks)) cost += 0.4;
        if (odd > 0) return cost + (points == odd * each ? 0 : 3);
        return cost + (points % each == 0 && points / each <= most_odd ? 0.3 : 3);
    }
    double cost_of_honours(const Roles& roles) const
    {
        if (roles.honours == none) return 0.7;
        const int points = marks_[roles.honours].number;
        const bool right = std::find(honours_.begin(), honours_.end(), points) != honours_.end();
        double cost = right ? 0 : points > most_honours ? 2 : 4;
        if (near_honours(roles.honours)) cost -= 0.4;
        if (roles.tricks != none && roles.honours < roles.tricks) cost += 0.5;
        return cost;
    }
    /// What is left must be how many honours, or a sum.
    double cost_of_rest(const Roles& roles) const
    {
        double cost = 0;
        for (const auto i : figures_) {
            if (i == roles.odd || i == roles.tricks || i == roles.honours) continue;
            const Mark& mark = marks_[i];
            const bool many = mark.number <= most_honours && (near_honours(i) || mark.aside || mark.sense == "number");
            const bool of_game = std::any_of(marks_.begin(), marks_.begin() + static_cast<std::ptrdiff_t>(i),
                                             [](const Mark& each) { return each.is("game") || each.is("chicane") || each.is("slam"); });
            cost += many ? 0 : mark.aside || of_game ? 0.2 : 0.9;
        }
        return cost;
    }

    void try_all()
    {
        std::vector<std::size_t> with_none{none};
        with_none.insert(with_none.end(), figures_.begin(), figures_.end());
        constexpr std::size_t most_figures = 12;
        if (figures_.size() > most_figures) return;
        double least = 100;
        for (const auto odd : with_none) {
            if (odd != none && (marks_[odd].number < 1 || marks_[odd].number > most_odd + book)) continue;
            if (odd != none && marks_[odd].number > most_odd && !near_word(odd, "below")) continue;
            for (const auto tricks : with_none)
                for (const auto honours : with_none) {
                    if (tricks != none && (tricks == odd || tricks == honours)) continue;
                    if (honours != none && honours == odd) continue;
                    const Roles roles{odd, tricks, honours};
                    const double cost = cost_of_odd(odd) + cost_of_tricks(roles) + cost_of_honours(roles) + cost_of_rest(roles);
                    if (cost < least) least = cost, best_ = roles;
                }
        }
    }

    /// Whose a figure is: by the word nearest to it in its clause, behind it or before; else by its column; else by any word.
    int side_at(std::size_t i, bool alone) const
    {
        const auto parts = [&](std::size_t k) {
            return marks_[k].kind == Kind::stop || marks_[k].kind == Kind::comma || marks_[k].kind == Kind::bar || marks_[k].is("game");
        };
        std::optional<int> before, behind;
        std::size_t far_before = 100, far_behind = 100;
        for (std::size_t k = i; k-- > 0 && !parts(k);)
            if (const auto side = sides_.of(marks_[k])) {
                before = side, far_before = i - k;
                break;
            }
        for (std::size_t k = i + 1; k < marks_.size() && !parts(k) && !(marks_[k].counts() && !marks_[k].nil && !marks_[k].aside); ++k)
            if (const auto side = sides_.of(marks_[k])) {
                behind = side, far_behind = k - i;
                break;
            }
        const bool words = before || behind;
        if (!sides_.columns.empty() && !marks_[i].aside && (!words || !alone)) {
            const auto under = sides_.under(marks_[i]);
            if (under && !(words && near_honours(i))) return *under;
        }
        if (words) return far_behind <= far_before ? *behind : *before;
        return -1;
    }
    int any_side() const
    {
        for (std::size_t k = 0; k < marks_.size(); ++k)
            if (const auto side = sides_.of(marks_[k]); side && !(k > 0 && marks_[k - 1].is("game"))) return *side;
        for (const Mark& mark : marks_)
            if (const auto side = sides_.of(mark)) return *side;
        return -1;
    }

    RowTold told() const
    {
        RowTold row;
        int maker = best_.tricks == none ? -1 : side_at(best_.tricks, false);
        if (maker < 0) maker = any_side();
        int holder = best_.honours == none ? -1 : side_at(best_.honours, true);
        if (holder < 0) holder = maker;
        if (maker < 0) maker = holder;
        row.side = maker;
        if (maker < 0) return row.extra = true, row;
        if (best_.tricks != none) row.entries.push_back({maker, false, marks_[best_.tricks].text, marks_[best_.tricks].number});
        if (best_.honours != none) row.entries.push_back({holder, true, marks_[best_.honours].text, marks_[best_.honours].number});
        row.hand.strain = strain_;
        row.hand.odd = odd_at(best_.odd);
        row.hand.doublings = doublings_;
        row.hand.honours_side = holder;
        row.hand.whole = !slam_;
        for (const Mark& mark : marks_) {
            row.game |= mark.is("game");
            if (mark.is("chicane")) row.hand.whole = false;
        }
        return row;
    }

    const std::vector<Mark>& marks_;
    const FoundSides& sides_;
    const scoring::Figures& book_figures_;
    int worth_ = 1;             ///< of a trick
    std::vector<int> honours_;  ///< what they can be
    std::string strain_;
    std::size_t trump_ = 0;
    int doublings_ = 0;
    bool slam_ = false, the_odd_ = false;
    std::vector<std::size_t> figures_;
    Roles best_;
};

}  // namespace

std::optional<RowTold> hand_told(const std::vector<Mark>& marks, const FoundSides& sides, const scoring::Figures& figures)
{
    return Hand(marks, sides, figures).read();
}

}  // namespace hoyle::prose
