// One question a book must be able to answer, a point of a kind, with every combination of facts it may be asked under.
#pragma once

#include "lawbook/book.hpp"

#include <functional>
#include <string>
#include <vector>

namespace hoyle::lawbook {

/// Values of an attribute, or of a setting, that no ruling on this question tells apart: whatever is answered for one is answered
/// for all.
struct Class {
    std::vector<Word> words;
};

struct Axis {
    Attr attr;
    std::vector<Class> classes;
};

/// What stands open: all attributes the kind has in this game except the one asked for, and the settings that some ruling names.
class Question {
public:
    Question(const Book& book, Kind kind, Point point);

    /// One combination of classes.
    struct Row {
        Facts facts;  ///< of each class its first value
        Settings settings;
        std::vector<std::size_t> classes;      ///< beside the axes
        std::vector<std::string_view> values;  ///< beside the settings
        long size = 1;                         ///< how many combinations of single values it stands for
    };
    /// Calls `visit` for each row that the vocabulary does not exclude and under which the question is asked.
    void each_row(const std::function<void(const Row&)>& visit) const;

    /// The number of combinations of classes, excluded ones among them; the settings left aside.
    long class_count() const;
    /// False if rulings or settings are so many that going through the rows would take minutes. No real book comes near.
    bool fits() const;

    /// The row in words: "role is dealer or dummy, followed-by is 0, 1 or 2". What matters to no ruling is left out.
    std::string describe(const Row& row) const;

    Kind kind() const { return kind_; }
    Point point() const { return point_; }
    std::span<const std::uint16_t> rulings() const { return book_.rulings_on(kind_, point_); }

private:
    bool in_game(Game game) const { return game == Game::any || game == book_.game; }
    void add_axis(const terms::AttributeUse& use, const std::vector<std::span<const Condition>>& tests);
    std::vector<std::span<const Condition>> excluded() const;
    bool possible(const Row& row) const;

    const Book& book_;
    Kind kind_;
    Point point_;
    bool asked_ = true;  ///< false: the point hangs on an attribute that this game has not
    std::vector<std::span<const Condition>> excluded_;
    std::vector<Axis> axes_;
    struct Choice {
        std::string_view setting;
        std::vector<std::string_view> values;
    };
    std::vector<Choice> choices_;
};

/// True if the kind can happen under this book: it is of its game, and the book has the settings it needs.
bool can_happen(const Book& book, const terms::KindInfo& info);

}  // namespace hoyle::lawbook
