// The smallest tree of questions: every combination of facts that is still possible is put to the book once, then the attributes
// are tried in every order, and of all trees the one with the fewest leaves is taken, of those the one that asks least.

#include "cite/questions.hpp"

#include "lawbook/consulting.hpp"
#include "lawbook/question.hpp"

#include <algorithm>

namespace hoyle::cite {
namespace {

bool contains(std::span<const Word> words, Word word) { return std::find(words.begin(), words.end(), word) != words.end(); }

bool holds(std::span<const terms::Condition> all, const Facts& facts)
{
    return std::all_of(all.begin(), all.end(), [&](const terms::Condition& one) { return contains(one.words, facts[one.attr]); });
}

bool in_game(terms::Game game, const Book& book) { return game == terms::Game::any || game == book.game; }

struct Axis {
    Attr attr;
    std::vector<Word> words;
};

/// The attributes that stand open, and for every combination of their values which outcome it has.
class Table {
public:
    Table(const Book& book, const Known& known, const Settings& settings)
        : book_(book), info_(terms::info(known.kind())), settings_(settings), known_(known)
    {
        for (const terms::AttributeUse& use : info_.attributes) {
            if (!in_game(use.game, book) || use.from == terms::From::law) continue;
            if (auto words = known.values(use.attr, book.game); !words.empty()) axes_.push_back({use.attr, std::move(words)});
        }
        Facts facts;
        fill(0, facts);
        if (!outcomes_.empty()) return;
        heeds_definitions_ = false;  // what was said of them is so of nothing that this book knows
        rows_.clear();
        fill(0, facts);
    }

    static constexpr int impossible = -1;

    const std::vector<Axis>& axes() const { return axes_; }
    /// The outcome of a combination, by the places of its values; `impossible` where the vocabulary excludes it.
    int outcome(const std::vector<int>& at) const
    {
        std::size_t index = 0;
        for (std::size_t a = 0; a < axes_.size(); ++a) index = index * axes_[a].words.size() + static_cast<std::size_t>(at[a]);
        return rows_[index];
    }
    const Outcome& told(int outcome) const { return outcomes_[static_cast<std::size_t>(outcome)]; }
    bool empty() const { return outcomes_.empty(); }

private:
    void fill(std::size_t axis, Facts& facts)
    {
        if (axis == axes_.size()) {
            if (!possible(facts)) return rows_.push_back(impossible);
            Outcome outcome = outcome_of(book_, info_.kind, facts, settings_);
            return rows_.push_back(agrees(outcome) ? number(std::move(outcome)) : impossible);
        }
        for (Word word : axes_[axis].words) {
            facts.set(axes_[axis].attr, word);
            fill(axis + 1, facts);
        }
    }
    bool possible(const Facts& facts) const
    {
        return std::none_of(info_.never.begin(), info_.never.end(),
                            [&](const terms::Never& never) { return in_game(never.game, book_) && holds(never.all, facts); });
    }
    /// What was said of a definition, as that a revoke is established, is what the book answers to these facts.
    bool agrees(const Outcome& outcome) const
    {
        if (!heeds_definitions_) return true;
        for (const Answered& answered : outcome.points) {
            const auto attr = terms::law_attr(answered.point);
            const auto said = attr ? known_.said().find(*attr) : known_.said().end();
            if (said != known_.said().end() && !contains(said->second, answered.ruling->is)) return false;
        }
        return true;
    }
    int number(Outcome outcome)
    {
        const auto at = std::find_if(outcomes_.begin(), outcomes_.end(),
                                     [&](const Outcome& each) { return same(each, outcome); });
        const auto index = at - outcomes_.begin();
        if (at == outcomes_.end()) outcomes_.push_back(std::move(outcome));
        return static_cast<int>(index);
    }

    const Book& book_;
    const terms::KindInfo& info_;
    const Settings& settings_;
    const Known& known_;
    bool heeds_definitions_ = true;
    std::vector<Axis> axes_;
    std::vector<int> rows_;
    std::vector<Outcome> outcomes_;
};

class Search {
public:
    explicit Search(const Table& table) : table_(table), sizes_(table.axes().size())
    {
        for (std::size_t a = 0; a < sizes_.size(); ++a) sizes_[a] = static_cast<int>(table.axes()[a].words.size());
    }

    Tree tree()
    {
        std::vector<int> at(sizes_.size(), open);
        return build(at);
    }

private:
    static constexpr int open = -1;

    struct Best {
        int leaves = 0, questions = 0;
        int axis = -1;     ///< of a leaf: none
        int outcome = -1;  ///< of a leaf; `impossible` if no combination is left
        /// Equal trees have equal names; a leaf's is its outcome.
        std::string name;
    };

    /// What can still come of it: one outcome, several (-2), or nothing at all.
    int only_outcome(std::vector<int>& at, std::size_t axis, int so_far) const
    {
        while (axis < at.size() && at[axis] != open) ++axis;
        if (axis == at.size()) {
            const int found = table_.outcome(at);
            if (found == Table::impossible) return so_far;
            return so_far == Table::impossible || so_far == found ? found : several;
        }
        for (at[axis] = 0; at[axis] < sizes_[axis] && so_far != several; ++at[axis]) so_far = only_outcome(at, axis + 1, so_far);
        at[axis] = open;
        return so_far;
    }

    const Best& best(std::vector<int>& at)
    {
        if (const auto known = memo_.find(at); known != memo_.end()) return known->second;
        Best found;
        found.outcome = only_outcome(at, 0, Table::impossible);
        if (found.outcome != several) {
            found.leaves = found.outcome == Table::impossible ? 0 : 1;
            found.name = std::to_string(found.outcome);
        } else {
            for (std::size_t a = 0; a < at.size(); ++a)
                if (at[a] == open) consider(at, a, found);
        }
        return memo_.emplace(at, std::move(found)).first->second;
    }

    /// The tree that asks for this attribute first, if it is smaller than what was found before. Values that lead to the same
    /// tree go together.
    void consider(std::vector<int>& at, std::size_t axis, Best& found)
    {
        Best tried;
        tried.axis = static_cast<int>(axis);
        tried.questions = 1;
        std::vector<std::string> names;
        for (int value = 0; value < sizes_[axis]; ++value) {
            at[axis] = value;
            const Best& below = best(at);
            if (below.leaves == 0 || std::find(names.begin(), names.end(), below.name) != names.end()) continue;
            names.push_back(below.name);
            tried.leaves += below.leaves;
            tried.questions += below.questions;
            tried.name += below.name + ',';
        }
        at[axis] = open;
        if (names.size() < 2) return;  // it tells nothing apart: some other attribute does
        tried.name = std::to_string(axis) + '(' + tried.name + ')';
        const bool better = found.axis < 0 || tried.leaves < found.leaves ||
                            (tried.leaves == found.leaves && tried.questions < found.questions);
        if (better) {
            tried.outcome = several;
            found = std::move(tried);
        }
    }

    Tree build(std::vector<int>& at)
    {
        const Best& here = best(at);
        Tree tree;
        if (here.axis < 0) {
            tree.outcome = table_.told(here.outcome);
            return tree;
        }
        const auto axis = static_cast<std::size_t>(here.axis);
        tree.asks = table_.axes()[axis].attr;
        std::vector<std::string> names;
        for (int value = 0; value < sizes_[axis]; ++value) {
            at[axis] = value;
            const Best& below = best(at);
            if (below.leaves == 0) continue;
            const Word word = table_.axes()[axis].words[static_cast<std::size_t>(value)];
            const auto same_as = std::find(names.begin(), names.end(), below.name);
            if (same_as != names.end()) {
                tree.branches[static_cast<std::size_t>(same_as - names.begin())].words.push_back(word);
                continue;
            }
            names.push_back(below.name);
            tree.branches.push_back({{word}, std::make_unique<Tree>(build(at))});
        }
        at[axis] = open;
        return tree;
    }

    static constexpr int several = -2;

    const Table& table_;
    std::vector<int> sizes_;
    std::map<std::vector<int>, Best> memo_;
};

/// The settings that a kind needs are those it is asked under (spades are declared under the convention only where it is played).
bool settings_allow(const Book& book, Kind kind, const Settings& settings)
{
    const auto& needs = terms::info(kind).needs;
    return std::all_of(needs.begin(), needs.end(),
                       [&](const terms::Need& need) { return settings(book, need.setting) == need.value; });
}

}  // namespace

bool Known::narrow(Attr attr, std::span<const Word> words)
{
    const terms::AttributeUse* use = terms::info(kind_).find(attr);
    if (!use) return true;
    const auto before = narrowed_.find(attr);
    std::vector<Word> left;
    for (const terms::Value& value : use->values)
        if (contains(words, value.word) && (before == narrowed_.end() || contains(before->second, value.word)))
            left.push_back(value.word);
    if (left.empty()) return false;
    narrowed_[attr] = std::move(left);
    return true;
}

std::vector<Word> Known::values(Attr attr, terms::Game game) const
{
    std::vector<Word> all;
    const terms::AttributeUse* use = terms::info(kind_).find(attr);
    if (!use) return all;
    for (const terms::Value& value : use->values)
        if (value.game == terms::Game::any || value.game == game) all.push_back(value.word);
    const auto narrowed = narrowed_.find(attr);
    if (narrowed == narrowed_.end()) return all;
    std::vector<Word> left;
    for (Word word : all)
        if (contains(narrowed->second, word)) left.push_back(word);
    return left.empty() ? all : left;  // what was said is of the other game
}

std::size_t Tree::leaves() const
{
    if (!asks) return 1;
    std::size_t count = 0;
    for (const Branch& branch : branches) count += branch.next->leaves();
    return count;
}

Known with_the_law(const Book& book, Known known)
{
    if (known.kind() != Kind::consultation || known.says(Attr::rule)) return known;
    for (const Kind offence : known.talked_over)
        if (const auto says = lawbook::consulting_on(book, offence); !says.empty()) {
            known.narrow(Attr::rule, says);
            return known;
        }
    known.narrow(Attr::rule, lawbook::consulting_on_any(book));
    return known;
}

std::optional<Tree> decide(const Book& book, const Known& known, const Settings& settings)
{
    if (!lawbook::can_happen(book, terms::info(known.kind())) || !settings_allow(book, known.kind(), settings))
        return std::nullopt;
    const Known by_law = with_the_law(book, known);
    const Table table(book, by_law, settings);
    if (table.empty()) return std::nullopt;
    return Search(table).tree();
}

}  // namespace hoyle::cite
