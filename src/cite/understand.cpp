#include "cite/understand.hpp"

#include "cite/faults.hpp"
#include "cite/marks.hpp"
#include "cite/point.hpp"
#include "cite/story.hpp"

#include "phrases/answering.hpp"
#include "phrases/part.hpp"
#include "source/text.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace hoyle::cite {
namespace {

using phrases::AnalysedText;
using phrases::Likelihood;
using phrases::part_of;

constexpr std::string_view nothing = "none";

constexpr std::size_t most_meanings = 4;

const phrases::Weights& weights() { return phrases::answering().weights; }

std::optional<Meaning> meaning_of(const Likelihood& likelihood)
{
    if (likelihood.topic == nothing) return std::nullopt;
    Meaning meaning{lawbook::find_topic(likelihood.topic), nullptr, likelihood.probability};
    if (!meaning.topic) meaning.advice = lawbook::find_advice(likelihood.topic);
    if (!meaning.topic && !meaning.advice) return std::nullopt;
    return meaning;
}

/// Runs of clauses that stand together, the whole aside: in a long story one of them says what it is about.
std::vector<AnalysedText> runs_of_clauses(const AnalysedText& analysed)
{
    std::vector<std::uint32_t> starts{0};
    for (std::uint32_t word = 1; word < analysed.words.size(); ++word)
        if (analysed.words[word].clause != analysed.words[word - 1].clause) starts.push_back(word);
    const std::size_t clauses = starts.size();
    starts.push_back(static_cast<std::uint32_t>(analysed.words.size()));
    std::vector<AnalysedText> runs;
    constexpr std::size_t longest_run = 4, most_runs = 60;
    constexpr std::uint32_t words_of_a_run = 3;
    for (std::size_t first = 0; first < clauses; ++first)
        for (std::size_t end = first + 1; end <= std::min(clauses, first + longest_run) && runs.size() < most_runs; ++end)
            if (end - first < clauses && starts[end] - starts[first] >= words_of_a_run)
                runs.push_back(part_of(analysed, starts[first], starts[end]));
    return runs;
}

/// Whoever asks a book that only adds laws to another (dummy bridge) asks about these sooner than about the rest.
bool is_of(const lawbook::Topic& topic, std::span<const Book* const> books)
{
    return std::any_of(books.begin(), books.end(), [&](const Book* book) {
        const auto own = [&](const lawbook::Topic::Laws& laws) { return laws.book == book->id; };
        return !book->extends.empty() && std::any_of(topic.laws.begin(), topic.laws.end(), own);
    });
}

/// A topic that shows by words of its own is less likely where none of them occurs; what it loses the others gain.
void weigh_unmarked(std::vector<Likelihood>& all, const AnalysedText& analysed)
{
    double lost = 0;
    for (Likelihood& each : all) {
        const double kept = kept_of(each.topic, analysed);
        lost += each.probability * (1 - kept);
        each.probability *= kept;
    }
    for (Likelihood& each : all) each.probability = lost < 1 ? each.probability / (1 - lost) : each.probability;
    sort_stably(all, [](const Likelihood& a, const Likelihood& b) { return a.probability > b.probability; });
}

/// How likely each topic is, by the whole of what was said or by a run of its clauses; the likeliest first.
std::vector<Likelihood> likelihoods(const AnalysedText& analysed, std::span<const Book* const> books)
{
    auto all = phrases::classify(analysed, phrases::lexicon(), phrases::model());
    std::map<std::string_view, double> best;
    for (const AnalysedText& run : runs_of_clauses(analysed))
        for (const Likelihood& each : phrases::classify(run, phrases::lexicon(), phrases::model()))
            best[each.topic] = std::max(best[each.topic], each.probability);
    const double run = weights().run_of_clauses;
    for (Likelihood& each : all)
        if (each.topic != nothing)
            each.probability = std::max(each.probability, run * best[each.topic] + (1 - run) * each.probability);
    for (Likelihood& each : all)
        if (const lawbook::Topic* topic = lawbook::find_topic(each.topic); topic && is_of(*topic, books))
            each.probability = std::min(1.0, each.probability * weights().own_game);
    weigh_unmarked(all, analysed);
    return all;
}

std::vector<Meaning> meanings_from(const std::vector<Likelihood>& likelihoods)
{
    std::vector<Meaning> meanings;
    const auto none = std::find_if(likelihoods.begin(), likelihoods.end(),
                                   [](const Likelihood& each) { return each.topic == nothing; });
    const double none_counts = none == likelihoods.end() ? 0 : none->probability * weights().none;
    for (const Likelihood& each : likelihoods) {
        const auto meaning = meaning_of(each);
        if (!meaning) continue;
        if (meanings.empty() && (each.probability < weights().least_told || none_counts > each.probability)) return {};
        if (!meanings.empty() && each.probability < meanings.front().probability * weights().also_told) break;
        meanings.push_back(*meaning);
        if (meanings.size() == most_meanings) break;
    }
    return meanings;
}

/// The word with which each line begins.
std::vector<std::uint32_t> lines_of(std::string_view text, const AnalysedText& analysed)
{
    std::vector<std::uint32_t> lines;
    std::size_t end = 0;
    for (std::uint32_t word = 0; word < analysed.words.size(); ++word) {
        if (analysed.words[word].span.begin < end) continue;
        lines.push_back(word);
        end = std::min(text.find('\n', analysed.words[word].span.begin), text.size());
    }
    return lines;
}

bool is_sure(const std::vector<Meaning>& meanings)
{
    if (meanings.front().probability < weights().sure) return false;
    return std::all_of(meanings.begin() + 1, meanings.end(), [&](const Meaning& other) {
        return same_matter(other, meanings.front()) || other.probability * weights().sure_margin < meanings.front().probability;
    });
}

/// Words of which nothing was made: they mean nothing here, speak for no topic that was understood, and say no fact.
std::vector<std::string> unused_words(std::string_view text, const std::vector<Matter>& matters)
{
    constexpr std::size_t shortest_stem = 4;  // pronouns and small change
    constexpr double speaks_for_it = 0.4;     // in units of the classifier
    std::vector<std::string> unused;
    for (const Matter& matter : matters) {
        std::set<std::uint32_t> used;
        for (const phrases::ConceptMatch& match : matter.analysed.matches)
            for (std::uint32_t word = match.first; word < match.first + match.count; ++word) used.insert(word);
        if (matter.best().topic && matter.best().topic->kind)
            for (const phrases::Fact& fact :
                 phrases::facts_in(matter.analysed, *matter.best().topic->kind, phrases::lexicon(), phrases::fact_tables()))
                used.insert(fact.found_in.begin(), fact.found_in.end());
        for (std::uint32_t word = 0; word < matter.analysed.words.size(); ++word) {
            const phrases::Token& token = matter.analysed.words[word];
            if (used.count(word) || token.stem == phrases::name_stem || token.span.length < shortest_stem) continue;
            if (phrases::weight_of(token.stem, matter.best().slug(), phrases::model()) >= speaks_for_it ||
                phrases::is_common(token.stem, phrases::model()))
                continue;
            unused.push_back(printable(text.substr(token.span.begin, token.span.length)));
        }
    }
    return unused;
}

}  // namespace

bool same_matter(const Meaning& a, const Meaning& b)
{
    return a.topic && b.topic && a.topic->kind && a.topic->kind == b.topic->kind;
}

std::vector<Meaning> meanings_by_whole(const AnalysedText& analysed)
{
    auto all = phrases::classify(analysed, phrases::lexicon(), phrases::model());
    weigh_unmarked(all, analysed);
    return meanings_from(all);
}

Matter matter_of(std::vector<Meaning> meanings, AnalysedText analysed)
{
    Matter matter{std::move(meanings), false, std::move(analysed), {}, 0, 0, {}, {}, true};
    matter.sure = is_sure(matter.meanings);
    return matter;
}

Understanding understand(std::string_view text, const AnalysedText& analysed, std::span<const Book* const> books,
                         std::span<const Book* const> answering)
{
    Understanding out;
    const auto all = likelihoods(analysed, books);
    auto meanings = meanings_from(all);
    if (!meanings.empty()) out.matters = several_faults(analysed, meanings.front());
    if (!meanings.empty() && out.matters.empty()) out.matters.push_back(matter_of(std::move(meanings), analysed));
    if (is_story(analysed)) settle_point(out.matters, analysed, lines_of(text, analysed), all, answering);
    if (out.matters.empty()) return out;
    for (Matter& matter : out.matters)
        if (matter.best().topic && matter.best().topic->kind)
            for (phrases::Fact& fact :
                 phrases::facts_in(analysed, *matter.best().topic->kind, phrases::lexicon(), phrases::fact_tables()))
                if (fact.attr != Attr::role && fact.words.size() > 1) matter.of_several.push_back(std::move(fact));
    for (Matter& matter : out.matters)
        for (const Matter& other : out.matters)
            if (&other != &matter && other.best().topic && other.best().topic->kind)
                matter.beside.push_back(*other.best().topic->kind);
    out.unused = unused_words(text, out.matters);
    for (const phrases::Token& word : analysed.words)
        if (!word.mended.empty()) out.mended.push_back({printable(text.substr(word.span.begin, word.span.length)), word.mended});
    return out;
}

namespace {

bool tells_a_lead(const AnalysedText& sentence)
{
    const auto lead = phrases::lexicon().find_concept("lead");
    return std::any_of(sentence.matches.begin(), sentence.matches.end(),
                       [&](const phrases::ConceptMatch& match) { return match.concept_ == lead; });
}

/// How many had followed is told in a story with the lead, or right behind it: elsewhere it is told of another trick.
bool tells_followers(const AnalysedText& story, Kind kind)
{
    bool led = false, told = false;
    for (std::uint32_t first = 0, end = 0; first < story.words.size(); first = end) {
        while (end < story.words.size() && story.words[end].sentence == story.words[first].sentence) ++end;
        const AnalysedText sentence = phrases::part_of(story, first, end);
        const bool before = std::exchange(led, tells_a_lead(sentence));
        if (!led && !before) continue;
        for (const phrases::Fact& fact : phrases::facts_in(sentence, kind, phrases::lexicon(), phrases::fact_tables()))
            told |= fact.attr == Attr::followed_by;
    }
    return told;
}

}  // namespace

/// Of two cards one was seen so and the other otherwise: the topic, which is of one, decides nothing.
bool of_several_things(const std::vector<phrases::Fact>& said, Attr attr)
{
    return std::any_of(said.begin(), said.end(),
                       [&](const phrases::Fact& fact) { return fact.attr == attr && fact.words.size() > 1; });
}

/// All that was read; but for who did it, where he cannot have done it so: the dealer threw down no cards in the belief of his
/// own claim.
Known known_of(const std::vector<phrases::Fact>& analysed, Kind kind)
{
    Known all(kind), without_role(kind);
    for (const phrases::Fact& fact : analysed) {
        all.narrow(fact.attr, fact.words);
        if (fact.attr != Attr::role) without_role.narrow(fact.attr, fact.words);
    }
    const auto holds = [&](const terms::Condition& condition) {
        if (!all.says(condition.attr)) return false;
        const auto& said = all.said().at(condition.attr);
        return std::all_of(said.begin(), said.end(), [&](Word word) {
            return std::find(condition.words.begin(), condition.words.end(), word) != condition.words.end();
        });
    };
    const auto& never = terms::info(kind).never;
    const bool impossible = std::any_of(never.begin(), never.end(), [&](const terms::Never& each) {
        return std::any_of(each.all.begin(), each.all.end(),
                           [](const auto& condition) { return condition.attr == Attr::role; }) &&
               each.all.size() > 1 && std::all_of(each.all.begin(), each.all.end(), holds);
    });
    return impossible ? without_role : all;
}

KnownFacts known_facts(const std::vector<phrases::Fact>& analysed, Kind kind, const lawbook::Topic* topic, bool as_topic)
{
    KnownFacts facts{known_of(analysed, kind), {}, {}, true, {}};
    if (topic && as_topic)
        for (const terms::Condition& implied : topic->facts) {
            if (implied.attr == Attr::role && !facts.known.says(Attr::role))
                facts.likely_roles.assign(implied.words.begin(), implied.words.end());
            else if (of_several_things(analysed, implied.attr) || !facts.known.narrow(implied.attr, implied.words))
                facts.as_the_topic = false;  // the words said go before the topic they were taken for
        }
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        if (!facts.known.says(use.attr)) continue;
        facts.kept_words.push_back(facts.known.said().at(use.attr));
        facts.said.push_back({use.attr, {}});
    }
    for (std::size_t i = 0; i < facts.said.size(); ++i) facts.said[i].words = facts.kept_words[i];
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        const phrases::FactRule* rule = phrases::rule_for(use.attr, kind, phrases::fact_tables());
        const Word taken = rule && rule->assume != Word::unset ? rule->assume : use.unsaid;
        const bool open = topic && !as_topic && std::any_of(topic->facts.begin(), topic->facts.end(), [&](const auto& implied) {
                              return implied.attr == use.attr;
                          });
        if (!facts.known.says(use.attr) && taken != Word::unset && !open) facts.known.narrow(use.attr, taken);
    }
    return facts;
}

KnownFacts known_facts(const AnalysedText& analysed, Kind kind, const lawbook::Topic* topic, bool with_facts)
{
    return known_facts(with_facts ? phrases::facts_in(analysed, kind, phrases::lexicon(), phrases::fact_tables())
                                  : std::vector<phrases::Fact>(),
                       kind, topic);
}

KnownFacts known_facts(const Matter& matter, Kind kind, const lawbook::Topic* topic)
{
    auto facts = phrases::facts_in(matter.analysed, kind, phrases::lexicon(), phrases::fact_tables());
    if (!matter.clearest.words.empty() && !tells_followers(matter.analysed, kind))
        std::erase_if(facts, [](const phrases::Fact& fact) { return fact.attr == Attr::followed_by; });
    for (phrases::Fact& fact : phrases::facts_in(matter.clearest, kind, phrases::lexicon(), phrases::fact_tables())) {
        if (fact.attr != Attr::role) continue;
        std::erase_if(facts, [](const phrases::Fact& each) { return each.attr == Attr::role; });
        facts.push_back(std::move(fact));
    }
    for (const phrases::Fact& fact : matter.of_several) {
        std::erase_if(facts, [&](const phrases::Fact& each) { return each.attr == fact.attr; });
        facts.push_back(fact);
    }
    KnownFacts known = known_facts(facts, kind, topic, matter.as_topic);
    if (kind != Kind::consultation) return known;
    known.known.talked_over = matter.beside;
    if (matter.beside.empty())
        for (const InStory& each : in_story(matter.analysed, std::array<std::uint32_t, 1>{0}))
            if (each.topic->kind && each.certainty >= weights().story_asked) known.known.talked_over.push_back(*each.topic->kind);
    return known;
}

double likelihood(Kind kind, Attr attr, std::span<const Word> words, std::span<const Word> possible)
{
    if (possible.empty()) return 1;
    const double even = static_cast<double>(words.size()) / static_cast<double>(possible.size());
    const phrases::FactRule* rule = phrases::rule_for(attr, kind, phrases::fact_tables());
    if (!rule || rule->usually == Word::unset || std::find(possible.begin(), possible.end(), rule->usually) == possible.end())
        return even;
    const double usual = weights().usual;
    const bool has = std::find(words.begin(), words.end(), rule->usually) != words.end();
    if (possible.size() == 1) return 1;
    const double others = (1 - usual) / static_cast<double>(possible.size() - 1);
    return has ? usual + others * static_cast<double>(words.size() - 1) : others * static_cast<double>(words.size());
}

}  // namespace hoyle::cite
