// Where a description falls into several faults.

#include "cite/faults.hpp"

#include "phrases/answering.hpp"
#include "phrases/doer.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace hoyle::cite {
namespace {

using phrases::AnalysedText;
using phrases::part_of;

/// Words that begin the telling of something more.
bool begins_more(std::string_view stem)
{
    static const auto words = [] {
        std::array<std::string, 6> stems;
        constexpr auto written = std::to_array<std::string_view>(
            {"also", "later", "afterwards", "meanwhile", "besides", "moreover"});
        std::transform(written.begin(), written.end(), stems.begin(), [](std::string_view word) { return phrases::stem(word); });
        return stems;
    }();
    return std::find(words.begin(), words.end(), stem) != words.end();
}

/// Where a second fault may begin: a sentence, a clause, behind "and", "then" or "but", or with "also".
std::vector<std::uint32_t> joints_of(const AnalysedText& analysed)
{
    std::vector<std::uint32_t> joints;
    for (std::uint32_t word = 1; word < analysed.words.size(); ++word)
        if (analysed.words[word].clause != analysed.words[word - 1].clause || analysed.words[word].joins ||
            begins_more(analysed.words[word].stem))
            joints.push_back(word);
    return joints;
}

bool is_fault(const lawbook::Topic& topic)
{
    if (topic.kind) return terms::info(*topic.kind).offence;
    const auto others = phrases::answering().other_faults;
    return std::find(others.begin(), others.end(), topic.slug) != others.end();
}

/// The topics cannot both be meant of one thing: tricks wrongly scored, and honours.
bool exclude_each_other(const lawbook::Topic& a, const lawbook::Topic& b)
{
    return std::any_of(a.facts.begin(), a.facts.end(), [&](const terms::Condition& one) {
        return std::any_of(b.facts.begin(), b.facts.end(), [&](const terms::Condition& other) {
            return one.attr == other.attr && std::none_of(one.words.begin(), one.words.end(), [&](Word word) {
                       return std::find(other.words.begin(), other.words.end(), word) != other.words.end();
                   });
        });
    });
}

/// A part of a description, as it is most likely meant.
struct Part {
    AnalysedText analysed;
    std::vector<Meaning> meanings;

    /// Of the likeliest matter: of all topics on it together.
    double probability() const
    {
        double all = 0;
        for (const Meaning& meaning : meanings)
            if (&meaning == &meanings.front() || same_matter(meaning, meanings.front())) all += meaning.probability;
        return all;
    }
};

/// Parts in their order, and how likely the least likely of them is.
struct Parts {
    std::vector<Part> all;
    double least = 0;
};

/// Nothing if the words are most likely about no fault: what goes before a fault is none, and two questions are one told at
/// length.
std::optional<Part> as_one_fault(AnalysedText analysed)
{
    if (phrases::says_who_alone(analysed, phrases::lexicon())) return std::nullopt;
    auto meanings = meanings_by_whole(analysed);
    if (meanings.empty() || !meanings.front().topic || !is_fault(*meanings.front().topic)) return std::nullopt;
    return Part{std::move(analysed), std::move(meanings)};
}

bool is_about(const Part& part, const Meaning& meaning)
{
    return same_matter(part.meanings.front(), meaning) || part.meanings.front().topic == meaning.topic;
}

bool has(const Parts& parts, const Meaning& meaning)
{
    return std::any_of(parts.all.begin(), parts.all.end(), [&](const Part& part) { return is_about(part, meaning); });
}

/// The same once more, or the same kind of thing in a way that leaves no doubt that it is another.
bool is_told_already(const Parts& parts, const Part& more, double both)
{
    const Meaning& meaning = more.meanings.front();
    return std::any_of(parts.all.begin(), parts.all.end(), [&](const Part& part) {
        const bool another = both >= phrases::answering().weights.fault_alone &&
                             exclude_each_other(*part.meanings.front().topic, *meaning.topic);
        return is_about(part, meaning) && !another;
    });
}

/// Words cut into faults that all differ, each about as clear as the whole is as one. What was found of a stretch of the words is
/// kept, and of a long story only so much is looked at as may be one fault, so that the work grows with its length.
class Cutting {
public:
    /// `begin`: where in the words of the whole these begin. `deeper`: how often what is left may be cut again, which is done
    /// between sentences alone. Fewer than two: it is no more than one fault.
    Parts faults_in(const AnalysedText& analysed, std::uint32_t begin, double as_one, int deeper)
    {
        const auto known = cut_.find({begin, deeper});
        if (known != cut_.end()) return known->second;
        return cut_[{begin, deeper}] = cut(analysed, begin, as_one, deeper);
    }

private:
    using Stretch = std::pair<std::uint32_t, std::uint32_t>;

    Parts cut(const AnalysedText& analysed, std::uint32_t begin, double as_one, int deeper)
    {
        Parts best;
        const phrases::Weights& weights = phrases::answering().weights;
        double least = std::max(weights.fault, as_one * weights.fault_of_whole);
        constexpr std::uint32_t fewest_words = 2;
        constexpr int cut_again = 3;         // beside the first cut, wherever that may be
        constexpr std::size_t longest = 24;  // places to cut at within what may be one fault
        const auto end = static_cast<std::uint32_t>(analysed.words.size());
        std::size_t looked_at = 0;
        for (std::uint32_t joint : joints_of(analysed)) {
            if (joint < fewest_words || end - joint < fewest_words) continue;
            if (deeper < cut_again && analysed.words[joint].sentence == analysed.words[joint - 1].sentence) continue;
            if (++looked_at > longest) break;
            auto first = one_fault(analysed, begin, 0, joint);
            if (!first || first->probability() <= least) continue;
            auto second = one_fault(analysed, begin, joint, end);
            Parts others = deeper > 0 ? faults_in(part_of(analysed, joint, end), begin + joint,
                                                  second ? second->probability() : 0, deeper - 1)
                                      : Parts{};
            if (others.all.empty() && second) {
                others.least = second->probability();
                others.all.push_back(std::move(*second));
            }
            const double both = std::min(first->probability(), others.least);
            if (both <= least || is_told_already(others, *first, both)) continue;
            least = both;
            best = std::move(others);
            best.all.insert(best.all.begin(), std::move(*first));
            best.least = both;
        }
        return best;
    }

    std::optional<Part> one_fault(const AnalysedText& analysed, std::uint32_t begin, std::uint32_t from, std::uint32_t to)
    {
        const Stretch stretch{begin + from, begin + to};
        const auto known = parts_.find(stretch);
        if (known != parts_.end()) return known->second;
        return parts_[stretch] = as_one_fault(part_of(analysed, from, to));
    }

    std::map<Stretch, std::optional<Part>> parts_;
    std::map<std::pair<std::uint32_t, int>, Parts> cut_;
};

/// What is told beside this fault says a circumstance of it, and may be no more than that: "and I had already played a card".
bool is_told_elsewhere(const Part& fault, const Part& other, const AnalysedText& whole)
{
    if (!fault.meanings.front().topic->kind || other.probability() >= phrases::answering().weights.fault_alone) return false;
    const terms::Kind kind = *fault.meanings.front().topic->kind;
    const auto here = phrases::facts_in(fault.analysed, kind, phrases::lexicon(), phrases::fact_tables());
    const auto all = phrases::facts_in(whole, kind, phrases::lexicon(), phrases::fact_tables());
    return std::any_of(all.begin(), all.end(), [&](const phrases::Fact& fact) {
        const auto same = [&](const phrases::Fact& each) { return each.attr == fact.attr; };
        return fact.attr != Attr::role && std::none_of(here.begin(), here.end(), same);
    });
}

/// What is only incidental to another of these faults is left out: "fourteen cards, and my neighbour has twelve" is one.
void leave_out_incidental(std::vector<Part>& faults)
{
    const auto kind_of = [](const Part& fault) { return fault.meanings.front().topic->kind; };
    std::vector<Part> kept;
    for (const Part& fault : faults)
        if (std::none_of(faults.begin(), faults.end(), [&](const Part& other) {
                return kind_of(fault) && kind_of(other) && phrases::answering().is_incidental(*kind_of(fault), *kind_of(other));
            }))
            kept.push_back(fault);
    faults = std::move(kept);
}

}  // namespace

std::vector<Matter> several_faults(const AnalysedText& analysed, const Meaning& whole)
{
    constexpr int most_cuts = 4;
    Parts faults = Cutting().faults_in(analysed, 0, whole.probability, most_cuts - 1);
    if (faults.all.empty()) return {};
    const bool told = has(faults, whole) || faults.least >= phrases::answering().weights.fault_alone;
    leave_out_incidental(faults.all);
    if (!told || faults.all.empty()) return {};
    if (faults.all.size() == 1) {
        Part& fault = faults.all.front();
        if (same_matter(fault.meanings.front(), whole)) return {};
        return {matter_of(std::move(fault.meanings), analysed)};  // the whole was taken for what is incidental to it
    }
    const auto chief = std::find_if(faults.all.begin(), faults.all.end(),
                                    [&](const Part& fault) { return is_about(fault, whole); });
    if (chief != faults.all.end() && faults.all.size() == 2 &&
        is_told_elsewhere(*chief, faults.all[chief == faults.all.begin() ? 1 : 0], analysed))
        return {};
    if (chief != faults.all.end()) std::rotate(faults.all.begin(), chief, chief + 1);
    std::vector<Matter> matters;
    for (Part& fault : faults.all) matters.push_back(matter_of(std::move(fault.meanings), std::move(fault.analysed)));
    return matters;
}

}  // namespace hoyle::cite
