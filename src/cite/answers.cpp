// One answer: the laws of a leaf, the deciding one first, and its ruling in words.

#include "cite/answers.hpp"

#include "lawbook/wording.hpp"
#include "phrases/answering.hpp"

#include <algorithm>
#include <array>

namespace hoyle::cite {
namespace {

using lawbook::Law;
using lawbook::OnTopic;
using lawbook::Topic;

/// A ruling as it reads for this incident: a redirect may have its own say on who is entitled, and until when.
Ruling as_it_reads(const Answered& answered)
{
    Ruling ruling = *answered.ruling;
    ruling.entitled = answered.entitled();
    ruling.until = answered.until();
    ruling.otherwise = answered.otherwise();
    return ruling;
}

void add_once(std::vector<std::string>& list, std::string item)
{
    if (!item.empty() && std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
}

/// The laws of a leaf: number, and number with its clause.
class LawList {
public:
    LawList(const Book& book, Answer& answer) : book_(book), answer_(answer) {}

    void add(std::string_view cited)
    {
        const std::string citation = lawbook::citation_of(book_, cited);
        const std::string number = book_.find_law(cited) ? std::string(cited) : citation.substr(0, citation.find('-'));
        const Law* law = book_.find_law(number);
        if (!law || std::find(answer_.laws.begin(), answer_.laws.end(), number) != answer_.laws.end()) return;
        answer_.laws.push_back(number);
        answer_.citations.push_back(std::string(law->cited_as) + " " + citation);
    }
    void add(const Ruling& ruling)
    {
        if (ruling.law == Book::no_law) return;
        const std::string number(book_.laws[ruling.law].number);
        add(ruling.clause.empty() ? number : number + " " + std::string(ruling.clause));
        for (const lawbook::Citation& with : ruling.with) add(with.law);
        for (const lawbook::Step& step : ruling.steps) add(step.law);
    }

private:
    const Book& book_;
    Answer& answer_;
};

/// The topic's own law decides, the rest follow in the order in which they bear on it. A topic that is narrower than its kind (it
/// has facts) decides even where the ruling itself stands in another law.
void topic_first(Answer& answer, const Book& book, const Topic& topic)
{
    const OnTopic on = lawbook::laws_on(topic, book);
    std::size_t front = 0;
    const bool rests = std::any_of(on.laws.begin(), on.laws.end(), [&](const Law* law) {
        return std::find(answer.laws.begin(), answer.laws.end(), law->number) != answer.laws.end();
    });
    if (!rests && !topic.facts.empty() && !answer.laws.empty()) {
        LawList laws(book, answer);
        for (const Law* law : on.laws) laws.add(law->number);
    }
    for (const Law* law : on.laws) {
        const auto at = std::find(answer.laws.begin(), answer.laws.end(), law->number);
        if (at == answer.laws.end()) continue;
        const auto index = at - answer.laws.begin();
        std::rotate(answer.laws.begin() + static_cast<std::ptrdiff_t>(front), at, at + 1);
        std::rotate(answer.citations.begin() + static_cast<std::ptrdiff_t>(front), answer.citations.begin() + index,
                    answer.citations.begin() + index + 1);
        ++front;
    }
}

void describe(Answer& answer, const Book& book, const Outcome& outcome)
{
    const Answered* chief = outcome.chief();
    std::vector<std::string> said;
    const auto tell = [&](const Answered& answered) {
        const Ruling ruling = as_it_reads(answered);
        std::string words = lawbook::ruling_in_words(book, ruling);
        if (!words.empty() && std::find(said.begin(), said.end(), words) == said.end()) {
            said.push_back(words);
            if (!answer.ruling.empty())
                words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
            answer.ruling += (answer.ruling.empty() ? "" : ". ") + words;
        }
        if (!ruling.rare->note.empty()) add_once(answer.notes, std::string(ruling.rare->note));
        for (std::string_view reading : ruling.rare->readings)
            if (std::find(answer.readings.begin(), answer.readings.end(), reading) == answer.readings.end())
                answer.readings.push_back(reading);
    };
    if (!chief) return;
    const Ruling ruling = as_it_reads(*chief);
    for (terms::Role role : ruling.entitled) answer.entitled.emplace_back(terms::say(role));
    if (ruling.verb == lawbook::Verb::may || ruling.verb == lawbook::Verb::grant || ruling.verb == lawbook::Verb::must)
        for (const lawbook::Step& step : ruling.steps) answer.options.push_back(lawbook::in_words(step, book));
    answer.until = lawbook::until_in_words(ruling.until);
    answer.ends.assign(ruling.until.begin(), ruling.until.end());
    answer.silent = chief->is_silent();
    tell(*chief);
    for (const Answered& other : outcome.points)
        if (&other != chief && !other.is_silent() && other.ruling->verb != lawbook::Verb::is) tell(other);
}

}  // namespace

namespace {

/// Whoever has named the trump of the next deal has dealt it, and cut for it, and the hand before was over.
bool has_passed(terms::Mark end, std::span<const terms::Mark> passed)
{
    using enum terms::Mark;
    static constexpr auto one_by_one = std::to_array(
        {hand_over, next_pack_cut, next_first_card_dealt, next_deal_ended, next_trump_made});
    const auto at = std::find(one_by_one.begin(), one_by_one.end(), end);
    return std::find(passed.begin(), passed.end(), end) != passed.end() ||
           std::find_first_of(at, one_by_one.end(), passed.begin(), passed.end()) != one_by_one.end();
}

}  // namespace

void tell_passed(MeaningAnswer& answer, std::span<const terms::Mark> passed)
{
    for (BookAnswer& book : answer.books)
        for (Answer& leaf : book.leaves) {
            const auto ended = std::find_if(leaf.ends.begin(), leaf.ends.end(),
                                            [&](terms::Mark end) { return has_passed(end, passed); });
            if (ended == leaf.ends.end() || leaf.options.empty()) continue;
            std::string right = leaf.ruling;
            right.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(right.front())));
            leaf.entitled.clear();  // nobody may ask for anything now
            leaf.options.clear();
            leaf.ruling = "too late: " + std::string(terms::past(*ended)) +
                          ", as it is told, and that ended the right. It was this. " + right;
        }
}

std::string ruling_in_words(const Book& book, const Outcome& outcome)
{
    Answer answer;
    describe(answer, book, outcome);
    return answer.ruling;
}

namespace {

/// Whether a leaf is of a player whom the topic is about.
bool is_of_the_topic(const Answer& answer, const KnownFacts& facts)
{
    if (!facts.as_the_topic) return false;
    for (const auto& [attr, words] : answer.when)
        if (attr == Attr::role && !facts.likely_roles.empty())
            return std::any_of(words.begin(), words.end(), [&](Word word) {
                return std::find(facts.likely_roles.begin(), facts.likely_roles.end(), word) != facts.likely_roles.end();
            });
    return true;
}

/// `answer` has the way to the leaf already.
Answer leaf_answer(const Book& book, const MeaningAnswer& of, const Outcome& outcome, Answer answer)
{
    answer.book = &book;
    LawList laws(book, answer);
    const Answered* chief = outcome.chief();
    const auto cite = [&](const Answered& answered) {
        if (answered.ruling->law == Book::no_law) return;
        laws.add(*answered.ruling);
        for (const Ruling* via : answered.via) laws.add(*via);
    };
    if (chief) cite(*chief);
    for (const Answered& other : outcome.points)
        if (&other != chief) cite(other);
    if (is_of_the_topic(answer, *of.facts)) topic_first(answer, book, *of.meaning.topic);
    describe(answer, book, outcome);
    return answer;
}

/// How many of these players are among the likely ones; others are not out of the question.
double share_of(const std::vector<Word>& words, const std::vector<Word>& likely)
{
    const double unlikely = phrases::answering().weights.unlikely_role;
    const auto among = std::count_if(words.begin(), words.end(),
                                     [&](Word word) { return std::find(likely.begin(), likely.end(), word) != likely.end(); });
    return std::max(unlikely, static_cast<double>(among) / static_cast<double>(likely.size()));
}

}  // namespace

void add_leaves(const Book& book, const Tree& tree, const MeaningAnswer& of, Answer so_far, std::vector<Answer>& leaves)
{
    if (!tree.asks) {
        leaves.push_back(leaf_answer(book, of, tree.outcome, std::move(so_far)));
        return;
    }
    // Measured by the likeliest way at each question, so that the leaf at the end of the likeliest ways stands first however
    // finely it is told apart.
    const auto possible = of.facts->known.values(*tree.asks, book.game);
    const auto likely = [&](const Tree::Branch& branch) {
        if (*tree.asks == Attr::role && !of.facts->likely_roles.empty()) return share_of(branch.words, of.facts->likely_roles);
        return likelihood(*of.kind, *tree.asks, branch.words, possible);
    };
    double likeliest = 0;
    for (const Tree::Branch& branch : tree.branches) likeliest = std::max(likeliest, likely(branch));
    for (const Tree::Branch& branch : tree.branches) {
        Answer next = so_far;
        next.when.emplace_back(*tree.asks, branch.words);
        next.likelihood *= likely(branch) / likeliest;
        add_leaves(book, *branch.next, of, std::move(next), leaves);
    }
}

std::optional<BookAnswer> by_topic(const Book& book, const Topic& topic, const phrases::AnalysedText& analysed,
                                   const Settings& settings)
{
    const OnTopic on = lawbook::laws_on(topic, book);
    Answer answer;
    answer.book = &book;
    answer.likelihood = 1;
    LawList laws(book, answer);
    for (const Law* law : on.laws) {
        // etiquette is no law: it is shown beside the answers
        if (topic.is_etiquette()) continue;
        laws.add(law->number);
        answer.ruling += (answer.ruling.empty() ? "" : " ") + std::string(law->gist);
    }
    if (answer.laws.empty()) return std::nullopt;
    answer.figure = figure_asked(analysed, topic, book, settings);
    BookAnswer out{&book, std::nullopt, {}};
    out.leaves.push_back(std::move(answer));
    return out;
}

}  // namespace hoyle::cite
