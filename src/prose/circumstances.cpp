#include "prose/circumstances.hpp"

#include "phrases/part.hpp"
#include "prose/lists.hpp"

#include <map>
#include <set>

namespace hoyle::prose {
namespace {

using Said = std::map<terms::Attr, std::set<terms::Word>>;

template <class Is> bool any_word(std::uint32_t first, std::uint32_t end, Is is)
{
    while (first < end && !is(first)) ++first;
    return first < end;
}

/// Something is denied in these words, or was not yet so.
bool denies(const phrases::AnalysedText& story, std::uint32_t first, std::uint32_t end)
{
    const auto denial = phrases::lexicon().find_concept("not");
    return any_word(first, end, [&](std::uint32_t word) {
        return (denial && story.means(word, *denial)) || is_in(List::not_yet, story.words[word].stem);
    });
}

bool tells_a_lead(const phrases::AnalysedText& story, std::uint32_t first, std::uint32_t end)
{
    const auto lead = phrases::lexicon().find_concept("lead");
    return any_word(first, end, [&](std::uint32_t word) { return lead && story.means(word, *lead); });
}

bool is_no(const terms::Condition& said) { return said.words.size() == 1 && said.words.front() == terms::Word::no; }

/// What is said near by, and nowhere otherwise.
std::string undisputed(const Said& near, const Said& everywhere)
{
    std::string out;
    for (const auto& [attr, words] : near)
        if (words.size() == 1 && everywhere.at(attr).size() == 1 && *words.begin() != terms::Word::no &&
            is_in(List::story_facts, terms::slug(attr)))
            out += " " + std::string(terms::slug(attr)) + "=" + std::string(terms::slug(*words.begin()));
    return out;
}

std::uint32_t end_of_sentence(const phrases::AnalysedText& story, std::uint32_t first)
{
    std::uint32_t end = first;
    while (end < story.words.size() && story.words[end].sentence == story.words[first].sentence) ++end;
    return end;
}

}  // namespace

std::string circumstances(const phrases::AnalysedText& story, const cite::InStory& incident, terms::Kind kind, bool by_seat)
{
    Said everywhere, near;
    bool neighbour = false;  // the sentence before was one of its own
    bool led = false;        // a lead is told in this sentence or the one before
    for (std::uint32_t first = 0, end = 0; first < story.words.size(); first = end) {
        end = end_of_sentence(story, first);
        const bool own = first < incident.end && end > incident.first;
        const bool beside = own || neighbour || (end < story.words.size() && end == incident.first);
        neighbour = own;
        const bool leads_here = tells_a_lead(story, first, end);
        const bool to_a_lead = led || leads_here;
        led = leads_here;
        for (const terms::Condition& said : cite::known_facts(phrases::part_of(story, first, end), kind, nullptr).said) {
            if (is_no(said) && !denies(story, first, end)) continue;
            if (said.attr == terms::Attr::role && (by_seat || !own)) continue;
            if (said.attr == terms::Attr::followed_by && !to_a_lead) continue;  // of another trick
            everywhere[said.attr].insert(said.words.begin(), said.words.end());
            if (beside) near[said.attr].insert(said.words.begin(), said.words.end());
        }
    }
    return undisputed(near, everywhere);
}

}  // namespace hoyle::prose
