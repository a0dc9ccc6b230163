#include "cite/understand.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::cite {
namespace {

using phrases::Heard;
using phrases::Likelihood;

constexpr std::string_view nothing = "none";

// Measured on the half of tests/cite that may be looked at: below these an answer is more often wrong than it is worth.
const double least_worth_telling = getenv("LW") ? atof(getenv("LW")) : 0.10;  ///< of the likeliest meaning
constexpr double sure_alone = 0.30;           ///< the likeliest is sure if it is this likely
constexpr double sure_margin = 1.8;           ///< ... and this many times as likely as any other on another matter
constexpr double alternative_share = 0.35;    ///< of the likeliest: from here on another meaning is told as well
constexpr double second_fault = 0.45;         ///< a part of a description is a fault of its own from here on
constexpr std::size_t most_meanings = 4;
const double run_weight = getenv("RW") ? atof(getenv("RW")) : 0.6;

std::optional<Meaning> meaning_of(const Likelihood& likelihood)
{
    if (likelihood.topic == nothing) return std::nullopt;
    Meaning meaning{lawbook::find_topic(likelihood.topic), nullptr, likelihood.probability};
    if (!meaning.topic) meaning.advice = lawbook::find_advice(likelihood.topic);
    if (!meaning.topic && !meaning.advice) return std::nullopt;
    return meaning;
}

/// Two topics on one kind of incident are one matter: the facts tell them apart.
bool same_matter(const Meaning& a, const Meaning& b) { return a.topic && b.topic && a.topic->kind && a.topic->kind == b.topic->kind; }

/// A part of what was heard: the words from one to another.
Heard part_of(const Heard& heard, std::uint32_t first, std::uint32_t end)
{
    Heard part;
    part.words.assign(heard.words.begin() + first, heard.words.begin() + end);
    for (phrases::Mention mention : heard.mentions)
        if (mention.first >= first && mention.first + mention.count <= end) {
            mention.first -= first;
            part.mentions.push_back(mention);
        }
    return part;
}

/// Runs of clauses that stand together, the whole aside: in a long story one of them says what it is about.
std::vector<Heard> runs_of_clauses(const Heard& heard)
{
    std::vector<std::uint32_t> starts{0};
    for (std::uint32_t word = 1; word < heard.words.size(); ++word)
        if (heard.words[word].clause != heard.words[word - 1].clause) starts.push_back(word);
    const std::size_t clauses = starts.size();
    starts.push_back(static_cast<std::uint32_t>(heard.words.size()));
    std::vector<Heard> runs;
    constexpr std::size_t longest_run = 4, most_runs = 60;
    constexpr std::uint32_t fewest_words = 3;
    for (std::size_t first = 0; first < clauses; ++first)
        for (std::size_t end = first + 1; end <= std::min(clauses, first + longest_run) && runs.size() < most_runs; ++end)
            if (end - first < clauses && starts[end] - starts[first] >= fewest_words) runs.push_back(part_of(heard, starts[first], starts[end]));
    return runs;
}

/// How likely each topic is, by the whole of what was said or by a run of its clauses; the likeliest first.
std::vector<Likelihood> likelihoods(const Heard& heard)
{
    auto all = phrases::classify(heard, phrases::lexicon(), phrases::model());
    std::map<std::string_view, double> best;
    for (const Heard& run : runs_of_clauses(heard))
        for (const Likelihood& each : phrases::classify(run, phrases::lexicon(), phrases::model()))
            best[each.topic] = std::max(best[each.topic], each.probability);
    for (Likelihood& each : all)
        if (each.topic != nothing) each.probability = std::max(each.probability, run_weight * best[each.topic] + (1-run_weight) * each.probability);
    std::stable_sort(all.begin(), all.end(), [](const Likelihood& a, const Likelihood& b) { return a.probability > b.probability; });
    return all;
}

std::vector<Meaning> meanings_of(const Heard& heard)
{
    std::vector<Meaning> meanings;
    double none = 0;
    for (const Likelihood& each : likelihoods(heard)) {
        if (each.topic == nothing) none = each.probability;
        const auto meaning = meaning_of(each);
        if (!meaning) continue;
        if (meanings.empty() && (each.probability < least_worth_telling || none > each.probability)) return {};
        if (!meanings.empty() && each.probability < meanings.front().probability * alternative_share) break;
        meanings.push_back(*meaning);
        if (meanings.size() == most_meanings) break;
    }
    return meanings;
}

bool is_sure(const std::vector<Meaning>& meanings)
{
    if (meanings.front().probability < sure_alone) return false;
    return std::all_of(meanings.begin() + 1, meanings.end(), [&](const Meaning& other) {
        return same_matter(other, meanings.front()) || other.probability * sure_margin < meanings.front().probability;
    });
}

/// Where a new fault may begin: a sentence, or a clause that goes on with "then", "also", "later".
std::vector<Heard> parts_of(const Heard& heard)
{
    static const std::set<std::string_view> goes_on{"then", "also", "later", "afterward", "next", "after", "besid", "plus", "anoth", "trick", "moreov", "meanwhil", "same"};
    std::vector<std::uint32_t> starts{0};
    for (std::uint32_t word = 1; word < heard.words.size(); ++word) {
        const bool sentence = heard.words[word].sentence != heard.words[word - 1].sentence;
        const bool clause = heard.words[word].clause != heard.words[word - 1].clause;
        const bool and_then = heard.words[word].before == "then" || heard.words[word].before == "and";
        if (sentence || clause || and_then || (goes_on.count(heard.words[word].stem) && heard.words[word].before == "and")) starts.push_back(word);
    }
    std::vector<Heard> parts;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::uint32_t end = i + 1 < starts.size() ? starts[i + 1] : static_cast<std::uint32_t>(heard.words.size());
        parts.push_back(part_of(heard, starts[i], end));
    }
    return parts;
}

Matter matter_of(std::vector<Meaning> meanings, Heard heard)
{
    Matter matter{std::move(meanings), false, std::move(heard)};
    matter.sure = is_sure(matter.meanings);
    return matter;
}

/// The parts of a description that are faults of their own, each with what is said after it until the next.
std::vector<Matter> several_faults(const Heard& heard)
{
    std::vector<Matter> faults;
    for (const Heard& part : parts_of(heard)) {
        if (part.words.size() < 3) continue;
        auto meanings = meanings_of(part);
        if (meanings.empty() || meanings.front().probability < second_fault || !meanings.front().topic || !meanings.front().topic->kind) continue;
        const auto told = [&](const Matter& earlier) { return same_matter(earlier.best(), meanings.front()) || earlier.best().topic == meanings.front().topic; };
        if (std::none_of(faults.begin(), faults.end(), told)) faults.push_back(matter_of(std::move(meanings), part));
    }
    return faults;
}

}  // namespace

Understanding understand(std::string_view text)
{
    Understanding out;
    const Heard heard = phrases::hear(text, phrases::lexicon());
    for (const phrases::Token& word : heard.words)
        if (word.mended) out.mended.push_back(std::string(text.substr(word.span.begin, word.span.length)));
    auto meanings = meanings_of(heard);
    auto faults = several_faults(heard);
    if (!meanings.empty()) {
        const auto told = [&](const Matter& fault) { return same_matter(fault.best(), meanings.front()) || fault.best().topic == meanings.front().topic; };
        const bool among = std::any_of(faults.begin(), faults.end(), told);
        if (faults.size() >= 2 && among) out.matters = std::move(faults);
        else out.matters.push_back(matter_of(std::move(meanings), heard));
    } else if (!faults.empty()) {
        out.matters = std::move(faults);
    }
    return out;
}

KnownFacts known_facts(const Heard& heard, Kind kind, const lawbook::Topic* topic)
{
    KnownFacts facts{Known(kind), {}, {}};
    for (const phrases::Fact& fact : phrases::facts_in(heard, kind, phrases::lexicon(), phrases::fact_tables())) facts.known.narrow(fact.attr, fact.words);
    if (topic)
        for (const terms::Condition& implied : topic->facts) {
            // Who did it is heard better from the players named than from the topic; of all else the topic knows more than single words.
            if (implied.attr == Attr::role && facts.known.says(Attr::role)) continue;
            if (!facts.known.narrow(implied.attr, implied.words)) continue;
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
        if (!facts.known.says(use.attr) && taken != Word::unset) facts.known.narrow(use.attr, taken);
    }
    return facts;
}

double likelihood(Kind kind, Attr attr, std::span<const Word> words, std::span<const Word> possible)
{
    if (possible.empty()) return 1;
    const double even = static_cast<double>(words.size()) / static_cast<double>(possible.size());
    const phrases::FactRule* rule = phrases::rule_for(attr, kind, phrases::fact_tables());
    if (!rule || rule->usually == Word::unset || std::find(possible.begin(), possible.end(), rule->usually) == possible.end()) return even;
    constexpr double usual = 0.7;
    const bool has = std::find(words.begin(), words.end(), rule->usually) != words.end();
    if (possible.size() == 1) return 1;
    const double others = (1 - usual) / static_cast<double>(possible.size() - 1);
    return has ? usual + others * static_cast<double>(words.size() - 1) : others * static_cast<double>(words.size());
}

}  // namespace hoyle::cite
