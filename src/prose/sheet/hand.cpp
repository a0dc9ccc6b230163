#include "prose/sheet/hand.hpp"

#include "prose/sheet/side_of_figure.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

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
    Hand(const std::vector<Mark>& marks, const FoundSides& sides, const scoring::Figures& figures,
         const std::array<int, 2>& standing)
        : marks_(marks), sides_(sides), book_figures_(figures), standing_(standing)
    {}

    std::optional<HandTold> read()
    {
        find_trump();
        if (strain_.empty()) return {};
        worth_ = scoring::trick_value(book_figures_, strain_of(strain_), doublings_);
        honours_ = honours_in(strain_, book_figures_, slam_);
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (marks_[i].counts() && !marks_[i].nil && marks_[i].number > 0 && marks_[i].number < no_points)
                figures_.push_back(i);
        facts_.resize(marks_.size());
        for (const auto i : figures_) facts_[i] = fact(i);
        try_all();
        if (best_.tricks == none && best_.honours == none) return {};
        return told();
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static constexpr double agreeing = 2;   ///< what no contradiction costs
    static constexpr int no_points = 1000;  ///< a year
    static constexpr double place = 0.01;   ///< of two figures that fit as well the first is taken
    /// What is known of a figure wherever it is tried.
    struct Fact {
        bool near_honours = false, beside_trump = false, behind_sums = false, behind_game = false, in_column = false,
             extra = false;
        int side = -1;  ///< if it is the points below the line
    };
    struct Roles {
        std::size_t odd = none, tricks = none, honours = none;
    };

    void find_trump()
    {
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const Mark& mark = marks_[i];
            if (mark.kind != Kind::word || (mark.aside && !strain_.empty())) continue;
            if (is_letter_of_a_side(i)) continue;
            if (is_strain(mark.sense) && strain_.empty()) strain_ = mark.sense, trump_ = i;
            if (mark.is("doubled") && doublings_ == 0) doublings_ = 1;
            if (mark.is("redoubled")) doublings_ = 2;
            slam_ |= mark.is("slam");
            chicane_ |= mark.is("chicane");
        }
        for (const Mark& mark : marks_) the_odd_ |= mark.is("the-odd");
    }

    /// C is Col and Di, and no club: where it stands for itself, or another trump is named.
    bool is_letter_of_a_side(std::size_t i) const
    {
        if (marks_[i].text.size() != 1 || !sides_.of(marks_[i])) return false;
        return std::any_of(marks_.begin(), marks_.end(),
                           [&](const Mark& each) {
                               return &each != &marks_[i] && each.kind == Kind::word && is_strain(each.sense) &&
                                      each.text.size() > 1;
                           }) ||
               std::none_of(marks_.begin() + static_cast<std::ptrdiff_t>(i), marks_.end(),
                            [](const Mark& each) { return each.counts() && each.number < 8; });
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

    Fact fact(std::size_t i) const
    {
        Fact out{near_honours(i), beside_trump(i), behind_word_of_sums(i), behind_game(i), sides_.stands_in_column(marks_, i),
                 is_extra(i)};
        out.side = side_of_figure(marks_, i, false, sides_);
        if (out.side < 0) out.side = any_side(marks_, sides_);
        return out;
    }

    /// It stands in a column that is said to be above the line, or below it.
    bool headed(std::size_t i, bool above) const { return facts_[i].in_column && sides_.under(marks_, i)->above == above; }

    double cost_of_odd(std::size_t odd) const
    {
        if (odd == none) return the_odd_ ? 0 : 0.6;
        const bool over = odd + 1 < marks_.size() && marks_[odd + 1].text == "over";  // the book
        return facts_[odd].beside_trump ? 0 : over || near_word(odd, "odd") ? 0.1 : 0.8;
    }
    bool near_word(std::size_t i, std::string_view sense) const
    {
        return (i + 1 < marks_.size() && marks_[i + 1].is(sense)) || (i > 0 && marks_[i - 1].is(sense));
    }
    int odd_at(std::size_t odd) const
    {
        if (odd == none) return the_odd_ ? 1 : 0;
        const int number = marks_[odd].number;
        return number > most_odd ? number - book_of_tricks : number;
    }
    double cost_of_tricks(const Roles& roles) const
    {
        if (roles.tricks == none) return 3.5;
        const int points = marks_[roles.tricks].number, each = worth_, odd = odd_at(roles.odd);
        double cost = marks_[roles.tricks].aside ? 1.5 : 0;
        if (facts_[roles.tricks].near_honours) cost += 0.4;
        cost += place * static_cast<double>(roles.tricks) + (headed(roles.tricks, true) ? 1 : 0);
        if (odd > 0) return cost + (points == odd * each ? 0 : 3);
        return cost + (points % each == 0 && points / each <= most_odd ? 0.3 : 3);
    }
    double cost_of_honours(const Roles& roles) const
    {
        if (roles.honours == none) return 0.7;
        const int points = marks_[roles.honours].number;
        const bool right = std::find(honours_.begin(), honours_.end(), points) != honours_.end();
        double cost = right ? 0 : points > most_honours ? 2 : 4;
        if (facts_[roles.honours].near_honours) cost -= 0.4;
        if (is_paired(roles.tricks, roles.honours)) cost -= right ? 0.4 : 1.8;
        if (is_sum(roles.honours, roles) || facts_[roles.honours].behind_game) cost += 0.8;
        cost += place * static_cast<double>(roles.honours) + (headed(roles.honours, false) ? 1 : 0);
        if (roles.tricks != none && roles.honours < roles.tricks) cost += 1.2;
        return cost;
    }
    /// `16/32`, `16 + 32`, `16 (32)`: below the line and above it.
    bool is_paired(std::size_t tricks, std::size_t honours) const
    {
        if (tricks == none || honours <= tricks) return false;
        if (honours == tricks + 1) return marks_[honours].aside && !marks_[tricks].aside;
        const Mark& between = marks_[tricks + 1];
        return honours == tricks + 2 && (between.kind == Kind::slash || (between.kind == Kind::dash && between.text == "+"));
    }
    /// What the points make with those before.
    bool is_sum(std::size_t i, const Roles& roles) const
    {
        if (roles.tricks == none || facts_[i].in_column) return false;
        const int side = facts_[roles.tricks].side;
        const int before = side < 0 ? 0 : standing_[static_cast<std::size_t>(side)];
        return before > 0 && marks_[i].number == before + marks_[roles.tricks].number;
    }
    /// `Game us, 40-24`: what they have in it
    bool behind_game(std::size_t i) const
    {
        for (std::size_t k = i; k-- > 0 && i - k <= 4 && marks_[k].kind != Kind::bar;)
            if (marks_[k].is("game")) return true;
        return false;
    }
    /// Points of a slam or of chicane, beside those of the honours.
    bool is_extra(std::size_t i) const
    {
        const int points = marks_[i].number, simple = scoring::trick_value(book_figures_, strain_of(strain_), 0);
        return (slam_ && (points == book_figures_.little_slam || points == book_figures_.grand_slam)) ||
               (chicane_ && points == 2 * simple);
    }
    /// What is left must be how many honours, or a sum; hardly the tricks that were made, or what stands before the points.
    double cost_of_rest(const Roles& roles) const
    {
        constexpr double tricks_unused = 2.5, before_points = 2, after_points = 0.9, said_aside = 0.2;
        double cost = 0;
        for (const auto i : figures_) {
            if (i == roles.odd || i == roles.tricks || i == roles.honours) continue;
            const Mark& mark = marks_[i];
            const bool many = mark.number <= most_honours && (facts_[i].near_honours || mark.aside || mark.sense == "number");
            if (many || is_sum(i, roles) || facts_[i].extra) continue;
            if (facts_[i].beside_trump && mark.number <= most_odd) cost += tricks_unused;
            else if (mark.aside || facts_[i].behind_sums) cost += said_aside;
            else cost += roles.tricks != none && i < roles.tricks ? before_points : after_points;
        }
        return cost;
    }
    bool behind_word_of_sums(std::size_t i) const
    {
        return std::any_of(marks_.begin(), marks_.begin() + static_cast<std::ptrdiff_t>(i),
                           [](const Mark& each) { return each.is("game") || each.is("chicane") || each.is("slam"); });
    }

    bool may_be_odd(std::size_t i) const
    {
        if (i == none) return true;
        const int number = marks_[i].number;
        return number >= 1 && (number <= most_odd || (number <= most_odd + book_of_tricks && near_word(i, "below")));
    }

    void try_roles(const Roles& roles)
    {
        const bool twice = (roles.tricks != none && (roles.tricks == roles.odd || roles.tricks == roles.honours)) ||
                           (roles.honours != none && roles.honours == roles.odd);
        if (twice) return;
        const double cost = cost_of_odd(roles.odd) + cost_of_tricks(roles) + cost_of_honours(roles) + cost_of_rest(roles);
        if (cost < least_) least_ = cost, best_ = roles;
    }

    void try_all()
    {
        constexpr std::size_t most_figures = 9;
        if (figures_.size() > most_figures) return;
        std::vector<std::size_t> with_none{none};
        with_none.insert(with_none.end(), figures_.begin(), figures_.end());
        for (const auto odd : with_none)
            if (may_be_odd(odd))
                for (const auto tricks : with_none)
                    for (const auto honours : with_none) try_roles({odd, tricks, honours});
    }

    /// How many honours, and how they lay, if both are said.
    void count_honours(HandWords& hand) const
    {
        bool fifth = false, one_hand = false, divided = false, aces = false;
        int many = -1;
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const Mark& mark = marks_[i];
            fifth |= mark.text == "fifth" || mark.text == "5th" || mark.text == "but" || mark.text == "not";
            one_hand |= mark.is("one-hand");
            divided |= mark.is("divided");
            aces |= mark.text.starts_with("ace");
            if (mark.is("simple")) many = 3;
            const bool count = mark.counts() && i != best_.odd && i != best_.tricks && i != best_.honours && mark.number >= 3 &&
                               mark.number <= most_honours;
            if (count && near_honours(i)) many = many < 0 ? mark.number : 0;
        }
        if (many < 3 || fifth || (one_hand && divided) || (many > 3 && !one_hand && !divided)) return;
        if (aces != (strain_ == "no trumps") || best_.honours == none) return;
        hand.honours = many;
        hand.lie = many == 3 ? "" : one_hand ? "in one hand" : "divided";
    }

    HandTold told() const
    {
        HandTold row;
        row.agrees = best_.tricks != none && least_ < agreeing;
        int maker = best_.tricks == none ? any_side(marks_, sides_) : facts_[best_.tricks].side;
        int holder = best_.honours == none ? -1 : side_of_figure(marks_, best_.honours, true, sides_);
        if (holder < 0) holder = maker;
        if (maker < 0) maker = holder;
        row.side = maker;
        if (maker < 0) return row.extra = true, row;
        if (best_.tricks != none) row.entries.push_back({maker, false, marks_[best_.tricks].text, marks_[best_.tricks].number});
        if (best_.honours != none)
            row.entries.push_back({holder, true, marks_[best_.honours].text, marks_[best_.honours].number});
        for (const auto i : figures_) {
            if (i == best_.odd || i == best_.tricks || i == best_.honours || !is_extra(i)) continue;
            const int side = side_of_figure(marks_, i, true, sides_);
            row.entries.push_back({side < 0 ? maker : side, true, marks_[i].text, marks_[i].number});
        }
        row.hand.strain = strain_;
        row.hand.odd = odd_at(best_.odd);
        row.hand.doublings = doublings_;
        row.hand.honours_side = holder;
        count_honours(row.hand);
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
    const std::array<int, 2>& standing_;
    int worth_ = 1;             ///< of a trick
    std::vector<int> honours_;  ///< what they can be
    std::string strain_;
    std::size_t trump_ = 0;
    int doublings_ = 0;
    bool slam_ = false, chicane_ = false, the_odd_ = false;
    std::vector<std::size_t> figures_;
    std::vector<Fact> facts_;  ///< of each mark that is a figure
    Roles best_;
    double least_ = 100;
};

}  // namespace

std::vector<RowTold::Entry> honours_told(const std::vector<Mark>& marks, std::string_view strain, int maker,
                                         const FoundSides& sides, const scoring::Figures& figures)
{
    std::vector<RowTold::Entry> out;
    const auto honours = honours_in(strain, figures, false);
    bool of_honours = false;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        of_honours |= mark.is("honours") || mark.is("simple") || mark.is("above");
        const bool slam = mark.is("slam");
        if (mark.is("game") || mark.is("below") || is_strain(mark.sense)) return {};
        of_honours |= slam;
        if (!mark.counts() || mark.nil || mark.aside || mark.sense == "number") continue;
        const bool of_slam = mark.number == figures.little_slam || mark.number == figures.grand_slam;
        if (std::find(honours.begin(), honours.end(), mark.number) == honours.end() && !of_slam) continue;
        int side = side_of_figure(marks, i, true, sides);
        if (side < 0) side = any_side(marks, sides) < 0 ? maker : any_side(marks, sides);
        out.push_back({side, true, mark.text, mark.number});
    }
    constexpr std::size_t most = 2;
    if (!of_honours || out.size() > most) out.clear();
    return out;
}

std::optional<HandTold> hand_told(const std::vector<Mark>& marks, const FoundSides& sides, const scoring::Figures& figures,
                                  const std::array<int, 2>& standing)
{
    return Hand(marks, sides, figures, standing).read();
}

}  // namespace hoyle::prose
