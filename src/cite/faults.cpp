// Where a description falls into several faults.

#include "cite/faults.hpp"

#include <algorithm>

namespace hoyle::cite {
namespace {

using phrases::Heard;

// Measured on the half of tests/cite that may be looked at.
constexpr double clearer_than_one = 0.6;  ///< ... if it is this much of what the whole is as one
constexpr double two_faults_from = 0.25;  ///< each part is a fault of its own from here on

/// Where a second fault may begin: a sentence, a clause, or behind "and".
std::vector<std::uint32_t> joints_of(const Heard& heard)
{
    std::vector<std::uint32_t> joints;
    for (std::uint32_t word = 1; word < heard.words.size(); ++word)
        if (heard.words[word].clause != heard.words[word - 1].clause || heard.words[word].before == "and" ||
            heard.words[word].before == "then")
            joints.push_back(word);
    return joints;
}

bool is_fault(const Meaning& meaning) { return meaning.topic->kind && terms::info(*meaning.topic->kind).offence; }

/// A part of a description, as it is most likely meant.
struct Part {
    Heard heard;
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
std::optional<Part> as_one_fault(Heard heard)
{
    auto meanings = meanings_by_whole(heard);
    if (meanings.empty() || !meanings.front().topic || !is_fault(meanings.front())) return std::nullopt;
    return Part{std::move(heard), std::move(meanings)};
}

bool has(const Parts& parts, const Meaning& meaning)
{
    return std::any_of(parts.all.begin(), parts.all.end(), [&](const Part& part) {
        return same_matter(part.meanings.front(), meaning) || part.meanings.front().topic == meaning.topic;
    });
}

/// Words cut into faults that all differ, each about as clear as the whole is as one. `deeper`: how often what is left may be cut
/// again, which is done between sentences alone, so that the work stays small. Fewer than two: it is no more than one fault.
Parts faults_in(const Heard& heard, double as_one, int deeper)
{
    Parts best;
    double least = std::max(two_faults_from, as_one * clearer_than_one);
    constexpr std::uint32_t fewest_words = 2;
    constexpr int cut_again = 3;  // beside the first cut, wherever that may be
    const auto end = static_cast<std::uint32_t>(heard.words.size());
    for (std::uint32_t joint : joints_of(heard)) {
        if (joint < fewest_words || end - joint < fewest_words) continue;
        if (deeper < cut_again && heard.words[joint].sentence == heard.words[joint - 1].sentence) continue;
        auto first = as_one_fault(part_of(heard, 0, joint));
        if (!first || first->probability() <= least) continue;
        Heard rest = part_of(heard, joint, end);
        auto second = as_one_fault(rest);
        Parts others = deeper > 0 ? faults_in(rest, second ? second->probability() : 0, deeper - 1) : Parts{};
        if (others.all.empty() && second) {
            others.least = second->probability();
            others.all.push_back(std::move(*second));
        }
        const double both = std::min(first->probability(), others.least);
        if (both <= least || has(others, first->meanings.front())) continue;
        least = both;
        best = std::move(others);
        best.all.insert(best.all.begin(), std::move(*first));
        best.least = both;
    }
    return best;
}

/// What is told elsewhere says a circumstance of this fault: "fourteen cards, and my neighbour has twelve" is one fault.
bool is_told_elsewhere(const Part& fault, const Heard& whole)
{
    const terms::Kind kind = *fault.meanings.front().topic->kind;
    const auto here = phrases::facts_in(fault.heard, kind, phrases::lexicon(), phrases::fact_tables());
    const auto all = phrases::facts_in(whole, kind, phrases::lexicon(), phrases::fact_tables());
    return std::any_of(all.begin(), all.end(), [&](const phrases::Fact& fact) {
        const auto same = [&](const phrases::Fact& other) { return other.attr == fact.attr; };
        return fact.attr != Attr::role && std::none_of(here.begin(), here.end(), same);
    });
}

}  // namespace

std::vector<Matter> several_faults(const Heard& heard, const Meaning& whole)
{
    constexpr int most_cuts = 4;
    Parts faults = faults_in(heard, whole.probability, most_cuts - 1);
    const auto chief = std::find_if(faults.all.begin(), faults.all.end(),
                                    [&](const Part& fault) { return same_matter(fault.meanings.front(), whole); });
    if (chief == faults.all.end() || (faults.all.size() == 2 && is_told_elsewhere(*chief, heard))) return {};
    std::rotate(faults.all.begin(), chief, chief + 1);
    std::vector<Matter> matters;
    for (Part& fault : faults.all) matters.push_back(matter_of(std::move(fault.meanings), std::move(fault.heard)));
    return matters;
}

}  // namespace hoyle::cite
