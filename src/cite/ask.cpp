#include "cite/ask.hpp"

#include "lawbook/consulting.hpp"
#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle::cite {
namespace {

/// The leaf of an answer that a way through its tree leads to: leaves are told depth first.
std::size_t leaves_before(const Tree& tree, std::size_t branch)
{
    std::size_t before = 0;
    for (std::size_t b = 0; b < branch; ++b) before += tree.branches[b].next->leaves();
    return before;
}

Question meant(const std::vector<MeaningAnswer>& meanings)
{
    Question question{"What is meant?", {}};
    for (const MeaningAnswer& each : meanings) question.answers.push_back(each.understood);
    return question;
}

Question under_which(const MeaningAnswer& of)
{
    Question question{"Under which laws?", {}};
    for (const BookAnswer& each : of.books) question.answers.emplace_back(each.book->title);
    return question;
}

Question of_tree(const BookAnswer& answer, Kind kind, const Tree& tree)
{
    Question question{std::string(terms::info(kind).find(*tree.asks)->ask) + "?", {}};
    for (const Tree::Branch& branch : tree.branches)
        question.answers.push_back(way_in_words(*answer.book, kind, *tree.asks, branch.words));
    return question;
}

}  // namespace

Next next(const Citing& citing, std::size_t matter, const std::vector<std::size_t>& choices)
{
    auto choice = choices.begin();
    const auto& meanings = citing.matters[matter];
    const MeaningAnswer* of = &meanings.front();
    if (meanings.size() > 1) {
        if (choice == choices.end()) return {meant(meanings), {}};
        of = &meanings[*choice++];
    }
    if (of->books.empty()) return {};
    const BookAnswer* answer = &of->books.front();
    if (of->books.size() > 1) {
        if (choice == choices.end()) return {under_which(*of), {}};
        answer = &of->books[*choice++];
    }
    std::size_t leaf = 0;
    const Tree* tree = answer->tree ? &*answer->tree : nullptr;
    while (tree && tree->asks) {
        if (choice == choices.end()) return {of_tree(*answer, *of->kind, *tree), {}};
        leaf += leaves_before(*tree, *choice);
        tree = tree->branches[*choice++].next.get();
    }
    return {std::nullopt, {&answer->leaves[leaf]}};
}

std::string way_in_words(const Book& book, Kind kind, Attr attr, const std::vector<Word>& words)
{
    if (kind == Kind::consultation && attr == Attr::rule) return lawbook::offences_consulted_on(book, words);
    if (words.size() == 1 && words[0] == Word::yes) return "yes";
    if (words.size() == 1 && words[0] == Word::no) return "no";
    const auto in_words = [&](std::span<const Word> some) {
        const terms::Condition condition{attr, some};
        return lawbook::situation_in_words(kind, {&condition, 1}, book.game);
    };
    const std::string together = in_words(words);
    if (!together.empty() && !together.starts_with("unless")) return together;  // "unless" is no answer to a question
    std::vector<std::string> each;
    for (const Word& word : words) {
        const std::string one = in_words({&word, 1});
        each.push_back(one.empty() ? std::string(terms::slug(word)) : one);
    }
    return lawbook::listed(each);
}

}  // namespace hoyle::cite
