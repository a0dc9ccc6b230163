#include "lawbook/grid.hpp"

#include "lawbook/conditions.hpp"

#include <algorithm>
#include <map>

namespace hoyle::lawbook {
namespace {

/// What a question on one point of a kind may turn on: every test that a book, or the vocabulary, puts to its facts.
struct Tests {
    std::span<const Book* const> books;
    const terms::KindInfo& info;
    Point point;

    /// How each test on that attribute takes the value; two values with the same marks are never told apart.
    std::vector<bool> marks(Attr attr, const terms::Value& value) const
    {
        std::vector<bool> mark;
        const auto test = [&](std::span<const Condition> all) {
            for (const Condition& one : all)
                if (one.attr == attr) mark.push_back(among(one.words, value.word));
        };
        for (const Book* book : books) {
            mark.push_back(in_game(value.game, *book));
            for (const std::uint16_t r : book->rulings_on(info.kind, point)) test(book->rulings[r].when);
        }
        for (const terms::Never& never : info.never) test(never.all);
        for (const auto& each : info.points)
            if (each.point == point) test(each.asked_when);
        return mark;
    }

    /// The values of an attribute, all or those given, in classes that no test tells apart.
    Axis axis(const terms::AttributeUse& use, std::span<const Condition> given) const
    {
        const auto wanted = std::find_if(given.begin(), given.end(), [&](const Condition& one) { return one.attr == use.attr; });
        Axis axis{use.attr, {}};
        std::map<std::vector<bool>, std::size_t> classes;
        for (const auto& value : use.values) {
            if (wanted != given.end() && !among(wanted->words, value.word)) continue;
            const auto [same, is_new] = classes.emplace(marks(use.attr, value), axis.classes.size());
            if (is_new) axis.classes.push_back({});
            axis.classes[same->second].words.push_back(value.word);
        }
        return axis;
    }
};

}  // namespace

Grid::Grid(std::span<const Book* const> books, const terms::KindInfo& info, Point point, std::span<const Condition> given)
{
    const Tests tests{books, info, point};
    for (const auto& use : info.attributes) {
        const auto plays = [&](const Book* book) { return in_game(use.game, *book); };
        if (use.attr == terms::law_attr(point) || std::none_of(books.begin(), books.end(), plays)) continue;
        Axis axis = tests.axis(use, given);
        if (axis.classes.empty()) continue;
        step_.push_back(size_);
        size_ *= axis.classes.size();
        axes_.push_back(std::move(axis));
    }
}

std::set<std::size_t> Grid::all_of(std::size_t axis) const
{
    std::set<std::size_t> all;
    for (std::size_t c = 0; c < axes_[axis].classes.size(); ++c) all.insert(c);
    return all;
}

Facts Grid::facts(std::size_t cell) const
{
    Facts out;
    for (std::size_t a = 0; a < axes_.size(); ++a) out.set(axes_[a].attr, axes_[a].classes[at(cell, a)].words[0]);
    return out;
}

Grid::Box Grid::box_of(std::size_t cell) const
{
    Box box(axes_.size());
    for (std::size_t a = 0; a < axes_.size(); ++a) box[a] = {at(cell, a)};
    return box;
}

std::vector<std::size_t> Grid::cells(const Box& box) const
{
    std::vector<std::size_t> out{0};
    for (std::size_t a = 0; a < axes_.size(); ++a) {
        std::vector<std::size_t> next;
        for (const std::size_t cell : out)
            for (const std::size_t c : box[a]) next.push_back(cell + c * step_[a]);
        out = std::move(next);
    }
    return out;
}

bool Grid::all_in(const Box& box, const std::vector<bool>& good) const
{
    const auto inside = cells(box);
    return std::all_of(inside.begin(), inside.end(), [&](std::size_t cell) { return good[cell]; });
}

Situation Grid::situation(const Box& box) const
{
    Situation out;
    for (std::size_t a = 0; a < axes_.size(); ++a) {
        if (box[a].size() == axes_[a].classes.size()) continue;
        std::vector<Word> words;
        for (const std::size_t c : box[a])
            words.insert(words.end(), axes_[a].classes[c].words.begin(), axes_[a].classes[c].words.end());
        out.all.emplace_back(axes_[a].attr, std::move(words));
    }
    return out;
}

namespace {

/// The box as wide as it can be made without a cell that is not good: whole axes first, then class by class.
Grid::Box grown(const Grid& grid, Grid::Box box, const std::vector<bool>& good)
{
    const auto grow = [&](std::size_t axis, const std::set<std::size_t>& classes) {
        Grid::Box wider = box;
        wider[axis].insert(classes.begin(), classes.end());
        if (grid.all_in(wider, good)) box = std::move(wider);
    };
    for (std::size_t a = 0; a < box.size(); ++a) grow(a, grid.all_of(a));
    for (std::size_t a = 0; a < box.size(); ++a)
        for (const std::size_t c : grid.all_of(a)) grow(a, {c});
    return box;
}

std::size_t words_in(const Axis& axis, const std::set<std::size_t>& classes)
{
    std::size_t count = 0;
    for (const std::size_t c : classes) count += axis.classes[c].words.size();
    return count;
}

/// The box without the classes that occur nowhere in it. An axis that is whole stays so, for then nothing is said of it, and so
/// does one that lacks a single word of many: "anyone but dummy".
Grid::Box shrunk(const Grid& grid, Grid::Box box, const std::vector<bool>& never)
{
    std::vector<std::set<std::size_t>> occur(box.size());
    for (const std::size_t cell : grid.cells(box))
        for (std::size_t a = 0; a < box.size(); ++a)
            if (!never[cell]) occur[a].insert(grid.at(cell, a));
    for (std::size_t a = 0; a < box.size(); ++a) {
        const std::size_t all = words_in(grid.axes()[a], grid.all_of(a)), taken = words_in(grid.axes()[a], box[a]);
        if (taken < all && (taken + 1 < all || taken < 3)) box[a] = occur[a];
    }
    return box;
}

}  // namespace

std::vector<Situation> cover(const Grid& grid, const std::vector<std::size_t>& wanted, const std::vector<bool>& never)
{
    std::vector<bool> good = never;
    for (const std::size_t cell : wanted) good[cell] = true;
    std::vector<Situation> out;
    std::set<std::size_t> left(wanted.begin(), wanted.end());
    while (!left.empty()) {
        const Grid::Box box = grown(grid, grid.box_of(*left.begin()), good);
        for (const std::size_t cell : grid.cells(box)) left.erase(cell);
        out.push_back(grid.situation(shrunk(grid, box, never)));
    }
    return out;
}

}  // namespace hoyle::lawbook
