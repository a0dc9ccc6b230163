// The trees of questions against a twin that knows no trees: every combination of facts put to the book, one by one.
#include "cite/questions.hpp"
#include "lawbook/book.hpp"
#include "lawbook/question.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>

using namespace hoyle;
using namespace hoyle::cite;

namespace {

/// One combination of facts that may be, and which answer the book gives to it: equal answers have equal numbers.
struct Row {
    Facts facts;
    std::size_t outcome;
};

/// All there are for a kind under a book.
struct Rows {
    std::vector<Attr> attrs;  ///< in the order of the vocabulary
    std::vector<Row> rows;
    std::vector<Outcome> outcomes;
};

bool of_game(terms::Game game, const Book& book) { return game == terms::Game::any || game == book.game; }

bool excluded(const terms::KindInfo& info, const Book& book, const Facts& facts)
{
    for (const terms::Never& never : info.never) {
        if (!of_game(never.game, book)) continue;
        bool all = true;
        for (const terms::Condition& one : never.all)
            all = all && std::count(one.words.begin(), one.words.end(), facts[one.attr]) > 0;
        if (all) return true;
    }
    return false;
}

Rows all_rows(const Book& book, const terms::KindInfo& info, const Settings& settings)
{
    Rows out;
    std::vector<Facts> combinations{Facts()};
    for (const terms::AttributeUse& use : info.attributes) {
        if (!of_game(use.game, book) || use.from == terms::From::law) continue;  // the book itself says the latter
        std::vector<Facts> more;
        for (const Facts& facts : combinations)
            for (const terms::Value& value : use.values)
                if (of_game(value.game, book)) {
                    more.push_back(facts);
                    more.back().set(use.attr, value.word);
                }
        if (more.empty()) continue;
        combinations = std::move(more);
        out.attrs.push_back(use.attr);
    }
    for (const Facts& facts : combinations) {
        if (excluded(info, book, facts)) continue;
        Outcome outcome = outcome_of(book, info.kind, facts, settings);
        std::size_t number = 0;
        while (number < out.outcomes.size() && !same(out.outcomes[number], outcome)) ++number;
        if (number == out.outcomes.size()) out.outcomes.push_back(std::move(outcome));
        out.rows.push_back({facts, number});
    }
    return out;
}

using Narrowing = std::vector<std::pair<Attr, std::vector<Word>>>;

/// The rows that a narrowing leaves, each value by itself.
std::vector<Row> left_by(const Rows& all, const Narrowing& narrowing)
{
    std::vector<Row> left;
    for (const Row& row : all.rows)
        if (std::all_of(narrowing.begin(), narrowing.end(), [&](const auto& each) {
                return std::count(each.second.begin(), each.second.end(), row.facts[each.first]) > 0;
            }))
            left.push_back(row);
    return left;
}

/// A tree that asks for every attribute in turn, with a name by which equal trees are known.
struct Naive {
    std::string name;
    std::size_t leaves;
};
Naive naive_tree(const std::vector<Row>& rows, const std::vector<Attr>& attrs, std::size_t next)
{
    const bool one = std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return row.outcome == rows.front().outcome; });
    if (one) return {std::to_string(rows.front().outcome), 1};
    REQUIRE(next < attrs.size());
    std::map<Word, std::vector<Row>> by_value;
    for (const Row& row : rows) by_value[row.facts[attrs[next]]].push_back(row);
    std::map<std::string, std::size_t> below;
    for (const auto& [word, some] : by_value) {
        const Naive tree = naive_tree(some, attrs, next + 1);
        below[tree.name] = tree.leaves;
    }
    if (below.size() == 1) return {below.begin()->first, below.begin()->second};
    Naive out{std::to_string(next) + "(", 0};
    for (const auto& [name, leaves] : below) {
        out.name += name + ",";
        out.leaves += leaves;
    }
    out.name += ")";
    return out;
}

/// What is wrong with the form of a tree; empty: nothing.
std::string fault_of(const Tree& tree, std::set<Attr> asked)
{
    if (!tree.asks) return tree.branches.empty() ? "" : "a leaf has branches";
    if (!asked.insert(*tree.asks).second) return "asked twice: " + std::string(terms::slug(*tree.asks));
    if (tree.branches.size() < 2) return "a question with one answer";
    std::set<Word> words;
    for (const Tree::Branch& branch : tree.branches) {
        if (branch.words.empty() || !branch.next) return "an empty branch";
        for (Word word : branch.words)
            if (!words.insert(word).second) return "a value leads two ways: " + std::string(terms::slug(word));
        if (std::string fault = fault_of(*branch.next, asked); !fault.empty()) return fault;
    }
    return {};
}

/// Where these facts lead; nullptr: nowhere.
const Tree* walk(const Tree& tree, const Facts& facts)
{
    const Tree* at = &tree;
    while (at && at->asks) {
        const Tree* next = nullptr;
        for (const Tree::Branch& branch : at->branches)
            if (std::count(branch.words.begin(), branch.words.end(), facts[*at->asks])) next = branch.next.get();
        at = next;
    }
    return at;
}

Settings settings_of(const terms::KindInfo& info)
{
    Settings settings;
    for (const terms::Need& need : info.needs) settings.set(need.setting, need.value);
    return settings;
}

/// The first thing that is wrong with what `decide` gives; empty: nothing.
std::string fault(const Book& book, const terms::KindInfo& info, const Rows& all, const Narrowing& narrowing)
{
    Known known(info.kind);
    for (const auto& [attr, words] : narrowing)
        if (!known.narrow(attr, words)) return "a value of its own is refused";
    // what the book itself answers is no question (a penalty may be talked over, or not)
    Narrowing left = narrowing;
    const Known by_law = with_the_law(book, known);
    for (const auto& [attr, words] : by_law.said())
        if (!known.says(attr)) left.emplace_back(attr, words);
    const std::vector<Row> rows = left_by(all, left);
    const std::optional<Tree> tree = decide(book, known, settings_of(info));
    if (rows.empty()) return tree ? "a tree for what cannot be" : "";
    if (!tree) return "no tree";
    if (std::string wrong = fault_of(*tree, {}); !wrong.empty()) return wrong;
    std::set<const Tree*> reached;
    std::set<std::size_t> outcomes;
    for (const Row& row : rows) {
        const Tree* leaf = walk(*tree, row.facts);
        if (!leaf) return "possible facts lead nowhere";
        reached.insert(leaf);
        outcomes.insert(row.outcome);
        if (!same(leaf->outcome, all.outcomes[row.outcome])) return "another answer than the book's";
    }
    if (reached.size() != tree->leaves()) return "a leaf that no possible facts reach";
    if (tree->leaves() < outcomes.size()) return "fewer leaves than answers";
    if (tree->leaves() > naive_tree(rows, all.attrs, 0).leaves) return "more leaves than a naive tree";
    return {};
}

std::string told(const Narrowing& narrowing)
{
    std::string text;
    for (const auto& [attr, words] : narrowing) {
        text += std::string(terms::slug(attr)) + ":";
        for (Word word : words) text += " " + std::string(terms::slug(word));
        text += "; ";
    }
    return text;
}

/// Some of the attributes, of each some of the values that the book's game has.
Narrowing random_narrowing(const terms::KindInfo& info, const Rows& all, const Book& book, std::mt19937& random)
{
    Narrowing narrowing;
    for (Attr attr : all.attrs) {
        if (random() % 3) continue;
        std::vector<Word> words;
        for (const terms::Value& value : info.find(attr)->values)
            if (of_game(value.game, book) && random() % 2) words.push_back(value.word);
        if (!words.empty()) narrowing.emplace_back(attr, std::move(words));
    }
    return narrowing;
}

}  // namespace

TEST_CASE("every tree of questions leads every possible case to the book's own answer")
{
    std::mt19937 random(1904);
    std::size_t trees = 0, asking = 0;
    for (const Book& book : lawbook::shipped())
        for (const terms::KindInfo& info : terms::all_kinds()) {
            INFO(book.id << " " << info.slug);
            if (!lawbook::can_happen(book, info)) {
                CHECK_FALSE(decide(book, Known(info.kind), settings_of(info)));
                continue;
            }
            const Rows all = all_rows(book, info, settings_of(info));
            REQUIRE_FALSE(all.rows.empty());
            std::vector<Narrowing> narrowings{{}};
            for (Attr attr : all.attrs)
                for (const terms::Value& value : info.find(attr)->values)
                    if (of_game(value.game, book)) narrowings.push_back({{attr, {value.word}}});
            for (std::size_t i = 0; i < rounds(6); ++i) narrowings.push_back(random_narrowing(info, all, book, random));
            for (const Narrowing& narrowing : narrowings) {
                const std::string wrong = fault(book, info, all, narrowing);
                if (!wrong.empty()) FAIL_CHECK(told(narrowing) << wrong);
                ++trees;
            }
            asking += decide(book, Known(info.kind), settings_of(info))->asks.has_value();
        }
    CHECK(trees > 1000);
    CHECK(asking > 50);
}

TEST_CASE("a kind that needs a setting is asked only where it is played")
{
    int needing = 0;
    for (const Book& book : lawbook::shipped())
        for (const terms::KindInfo& info : terms::all_kinds()) {
            if (info.needs.empty() || !lawbook::can_happen(book, info)) continue;
            INFO(book.id << " " << info.slug);
            ++needing;
            const bool as_it_is = std::all_of(info.needs.begin(), info.needs.end(), [&](const terms::Need& need) {
                return Settings()(book, need.setting) == need.value;
            });
            CHECK(decide(book, Known(info.kind), Settings()).has_value() == as_it_is);
            CHECK(decide(book, Known(info.kind), settings_of(info)));
        }
    CHECK(needing > 0);
}

TEST_CASE("what is known narrows step by step, and never to nothing")
{
    const Kind kind = *terms::find_kind("lead-out-of-turn");
    Known known(kind);
    const auto& use = *terms::info(kind).find(Attr::role);
    REQUIRE(use.values.size() > 2);
    const Word first = use.values[0].word, second = use.values[1].word, third = use.values[2].word;
    CHECK_FALSE(known.says(Attr::role));
    const std::vector<Word> two{second, first};
    CHECK(known.narrow(Attr::role, two));
    CHECK(known.said().at(Attr::role) == std::vector<Word>{first, second});  // in the order of the vocabulary
    CHECK_FALSE(known.narrow(Attr::role, third));
    CHECK(known.said().at(Attr::role) == std::vector<Word>{first, second});
    CHECK(known.narrow(Attr::role, second));
    CHECK(known.said().at(Attr::role) == std::vector<Word>{second});
    CHECK(known.narrow(Attr::touched_first, Word::adversary));  // it has no such attribute
    CHECK_FALSE(known.says(Attr::touched_first));
    CHECK(known.values(Attr::touched_first, terms::Game::bridge).empty());
}
