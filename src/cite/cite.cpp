// The flow: what is understood, and what each book asked says of it.

#include "cite/cite.hpp"

#include "cite/answers.hpp"

#include "lawbook/wording.hpp"
#include "phrases/answering.hpp"
#include "phrases/people.hpp"
#include "phrases/unwrapped.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::cite {
namespace {

using lawbook::Topic;

Settings settings_for(const Book& book, const Request& request, const Topic& topic)
{
    Settings settings;
    // Whoever speaks of a convention plays it: its topics stand in one group.
    for (const Topic& other : lawbook::topics())
        if (other.kind && other.group == topic.group)
            for (const terms::Need& need : terms::info(*other.kind).needs) settings.set(need.setting, need.value);
    for (const auto& [name, value] : request.settings)
        if (book.find_setting(name)) settings.set(name, value);
    return settings;
}

void answer_kind(const Request& request, std::span<const Book* const> books, MeaningAnswer& out)
{
    for (const Book* book : books) {
        const Settings settings = settings_for(*book, request, *out.meaning.topic);
        auto tree = decide(lawbook::as_played(*book, settings), out.facts->known, settings);
        if (!tree) continue;
        BookAnswer answer{book, std::move(tree), {}};
        Answer start;
        start.likelihood = 1;
        add_leaves(*book, *answer.tree, out, start, answer.leaves);
        const bool all_silent = std::all_of(answer.leaves.begin(), answer.leaves.end(),
                                            [](const Answer& leaf) { return leaf.silent; });
        if (!all_silent) out.books.push_back(std::move(answer));
        else if (!answer.leaves.empty()) out.silences.push_back(answer.leaves.front());
    }
}

/// The rulings at the ends of a tree, but for silences.
void rulings_in(const Tree& tree, std::vector<const lawbook::Ruling*>& found)
{
    if (tree.asks) {
        for (const Tree::Branch& branch : tree.branches) rulings_in(*branch.next, found);
        return;
    }
    const Answered* chief = tree.outcome.chief();
    if (chief && !chief->is_silent()) found.push_back(chief->ruling);
}

/// What a book says on a breach that has no remedy, behind how the thing is rightly done.
void add_breach(Answer& rule, std::span<const lawbook::Ruling* const> rulings)
{
    for (const lawbook::Ruling* ruling : rulings) {
        if (rule.ruling.find(ruling->text) == std::string::npos)
            rule.ruling += (rule.ruling.ends_with('.') ? " On a breach: " : "; ") + std::string(ruling->text);
        for (const std::string_view reading : ruling->rare->readings)
            if (std::find(rule.readings.begin(), rule.readings.end(), reading) == rule.readings.end())
                rule.readings.push_back(reading);
    }
}

/// Every ruling is of one of these verbs.
bool are_all(std::span<const lawbook::Ruling* const> rulings, std::initializer_list<lawbook::Verb> verbs)
{
    return std::all_of(rulings.begin(), rulings.end(), [&](const lawbook::Ruling* ruling) {
        return std::find(verbs.begin(), verbs.end(), ruling->verb) != verbs.end();
    });
}

/// A breach that has remedies, in the place of the rule: the rule stands before the ruling at each end of the tree.
BookAnswer breach_behind(const std::string& gist, const Book& book, Tree tree, const MeaningAnswer& of)
{
    BookAnswer breach{&book, std::move(tree), {}};
    Answer start;
    start.likelihood = 1;
    add_leaves(book, *breach.tree, of, start, breach.leaves);
    for (Answer& leaf : breach.leaves)
        if (!leaf.silent) leaf.ruling = gist + " On a breach: " + leaf.ruling;
    return breach;
}

/// How the thing is rightly done, and behind it what the book rules on a breach; questions are asked only where a breach has more
/// than one ruling, and not all without a remedy.
void answer_procedure(const Request& request, std::span<const Book* const> books, const phrases::AnalysedText& analysed,
                      MeaningAnswer& out)
{
    const Topic& topic = *out.meaning.topic;
    out.understood = topic.heading;
    for (const Book* book : books) {
        const Settings settings = settings_for(*book, request, topic);
        auto rule = by_topic(*book, topic, analysed, settings);
        if (!rule) continue;
        for (const Kind breach : topic.breaches) {
            const bool chief = breach == topic.breaches.front();
            const KnownFacts known = chief ? *out.facts : known_facts(phrases::AnalysedText(), breach, nullptr);
            auto tree = decide(lawbook::as_played(*book, settings), known.known, settings);
            std::vector<const lawbook::Ruling*> rulings;
            if (tree) rulings_in(*tree, rulings);
            if (are_all(rulings, {lawbook::Verb::fair})) continue;
            const bool no_remedy = are_all(rulings, {lawbook::Verb::cite, lawbook::Verb::void_});
            if (no_remedy) add_breach(rule->leaves.front(), rulings);
            if (no_remedy || !chief) continue;
            out.kind = breach;
            rule = breach_behind(rule->leaves.front().ruling, *book, std::move(*tree), out);
        }
        out.books.push_back(std::move(*rule));
    }
}

MeaningAnswer answer_meaning(const Request& request, std::span<const Book* const> books, const Matter& matter,
                             const Meaning& meaning)
{
    MeaningAnswer out{meaning, std::nullopt, std::nullopt, {}, {}, {}};
    if (!meaning.topic) {
        out.understood = "advice: " + std::string(meaning.advice->heading);
        return out;
    }
    const Topic& topic = *meaning.topic;
    if (topic.kind) {
        out.kind = topic.kind;
        out.facts = known_facts(matter, *topic.kind, &topic);
        answer_kind(request, books, out);
        if (out.books.empty() && out.silences.empty()) {  // what was said cannot all be so
            out.facts = known_facts(matter.analysed, *topic.kind, &topic, false);
            answer_kind(request, books, out);
        }
        out.understood = lawbook::offence_in_words(*topic.kind, out.facts->said);
    } else if (!topic.breaches.empty()) {
        out.facts = known_facts(matter, topic.breaches.front(), &topic);
        answer_procedure(request, books, matter.analysed, out);
    } else {
        out.understood = topic.heading;
    }
    if (out.books.empty() && out.silences.empty())
        for (const Book* book : books)
            if (auto answer = by_topic(*book, topic, matter.analysed, settings_for(*book, request, topic)))
                out.books.push_back(std::move(*answer));
    return out;
}

/// The book that a meaning stands for: "book-portland-1904".
const Book* book_meant(std::string_view concept_name)
{
    constexpr std::string_view prefix = "book-";
    return concept_name.starts_with(prefix) ? lawbook::find_shipped(concept_name.substr(prefix.size())) : nullptr;
}

/// The books asked for; if none was, those that the description names ("under the Portland laws"), else all that play a game it
/// can be about.
std::vector<const Book*> books_asked(const Request& request, const phrases::AnalysedText& analysed)
{
    if (!request.books.empty()) return request.books;
    const phrases::Lexicon& lexicon = phrases::lexicon();
    std::vector<const Book*> named, all;
    // "the Whist Club's laws" are not those of whist
    const auto is_within = [](const phrases::ConceptMatch& match, const phrases::ConceptMatch& other) {
        return other.count > match.count && other.first <= match.first && match.first + match.count <= other.first + other.count;
    };
    for (const phrases::ConceptMatch& match : analysed.matches) {
        const Book* book = book_meant(lexicon.concepts[match.concept_]);
        if (!book || std::find(named.begin(), named.end(), book) != named.end()) continue;
        if (std::none_of(analysed.matches.begin(), analysed.matches.end(), [&](const phrases::ConceptMatch& other) {
                return is_within(match, other) && book_meant(lexicon.concepts[other.concept_]);
            }))
            named.push_back(book);
    }
    if (!named.empty()) return named;
    const auto of_bridge = [&](const phrases::ConceptMatch& match) {
        return std::find(lexicon.of_bridge.begin(), lexicon.of_bridge.end(), match.concept_) != lexicon.of_bridge.end();
    };
    const bool bridge = std::any_of(analysed.matches.begin(), analysed.matches.end(), of_bridge);
    for (const Book& book : lawbook::shipped())
        if (!bridge || book.game == terms::Game::bridge) all.push_back(&book);
    return all;
}

bool is_silent(const MeaningAnswer& meaning) { return meaning.books.empty(); }

/// What no book asked knows (a trump card, where bridge is asked) is no further fault.
void leave_out_unknown(Citing& citing)
{
    const auto is_known = [](const std::vector<MeaningAnswer>& matter) {
        return !matter.front().books.empty() || !matter.front().silences.empty();
    };
    if (std::none_of(citing.matters.begin(), citing.matters.end(), is_known)) return;
    for (std::size_t m = citing.matters.size(); m-- > 0;)
        if (!is_known(citing.matters[m])) {
            citing.matters.erase(citing.matters.begin() + static_cast<std::ptrdiff_t>(m));
            citing.sure.erase(citing.sure.begin() + static_cast<std::ptrdiff_t>(m));
        }
}

void order(Citing& citing)
{
    for (std::size_t m = 0; m < citing.matters.size(); ++m)
        for (MeaningAnswer& of : citing.matters[m])
            for (BookAnswer& book : of.books)
                for (Answer& leaf : book.leaves) {
                    leaf.matter = m;
                    leaf.meaning = &of.meaning;
                    Answer answer = leaf;
                    answer.likelihood *= of.meaning.probability / citing.matters[m].front().meaning.probability;
                    citing.answers.push_back(std::move(answer));
                }
    sort_stably(citing.answers, [](const Answer& a, const Answer& b) { return a.likelihood > b.likelihood; });
}

}  // namespace

Citing cite(const Request& request)
{
    Citing citing;
    const auto sentences = phrases::unwrapped(request.text);
    const std::string_view text = sentences ? std::string_view(*sentences) : request.text;
    phrases::AnalysedText analysed = phrases::analyse(phrases::without_title_stops(text), phrases::lexicon());
    phrases::add_players(analysed, phrases::who_is_who(text, phrases::lexicon()), phrases::lexicon());
    const std::vector<const Book*> books = books_asked(request, analysed);
    Understanding understanding = understand(text, analysed, request.books, books);
    citing.unused = std::move(understanding.unused);
    citing.mended = std::move(understanding.mended);
    for (const Matter& matter : understanding.matters) {
        std::vector<MeaningAnswer> meanings;
        for (const Meaning& meaning : matter.meanings) {
            const auto same = [&](const MeaningAnswer& earlier) {
                return meaning.topic && meaning.topic->kind && earlier.kind == meaning.topic->kind;
            };
            if (std::any_of(meanings.begin(), meanings.end(), same)) continue;
            if (meaning.advice) citing.advice.push_back(meaning.advice);
            if (&meaning != &matter.meanings.front() && (matter.sure || meaning.advice)) continue;
            if (!meanings.empty() && is_silent(meanings.front()) &&
                meaning.probability < matter.best().probability * phrases::answering().weights.instead)
                continue;
            meanings.push_back(answer_meaning(request, books, matter, meaning));
            if (const auto kind = meanings.back().kind)
                tell_passed(meanings.back(), phrases::marks_passed(analysed, *kind, phrases::lexicon(), phrases::fact_tables()));
        }
        citing.matters.push_back(std::move(meanings));
        citing.sure.push_back(matter.sure);
    }
    leave_out_unknown(citing);
    order(citing);
    citing.nearest = search(analysed, books, 5);
    return citing;
}

MeaningAnswer answer_named(const Topic& topic, const KnownValues& known, std::span<const Book* const> books,
                           const std::vector<std::pair<std::string, std::string>>& settings)
{
    MeaningAnswer out{{&topic, nullptr, 1}, topic.kind, std::nullopt, {}, {}, {}};
    Request request;
    request.settings = settings;
    out.understood = topic.heading;
    std::vector<phrases::Fact> told;
    for (const auto& [attr, words] : known) told.push_back({attr, words, {}});
    if (topic.kind) {
        out.facts = known_facts(told, *topic.kind, &topic);
        answer_kind(request, books, out);
        std::vector<terms::Condition> said;
        for (const auto& [attr, words] : known) said.push_back({attr, words});
        out.understood = lawbook::offence_in_words(*topic.kind, said);
    } else if (!topic.breaches.empty()) {
        out.facts = known_facts(told, topic.breaches.front(), &topic);
        answer_procedure(request, books, {}, out);
    } else {
        for (const Book* book : books)
            if (auto answer = by_topic(*book, topic, {}, settings_for(*book, request, topic)))
                out.books.push_back(std::move(*answer));
    }
    return out;
}

}  // namespace hoyle::cite
