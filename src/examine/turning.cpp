#include "examine/turning.hpp"

#include "cite/cite.hpp"
#include "cite/questions.hpp"
#include "lawbook/conditions.hpp"
#include "lawbook/question.hpp"
#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle {
namespace {

using terms::Attr;
using terms::Facts;
using terms::KindInfo;
using terms::Word;

/// The book's own conclusions from the facts, and what no law speaks of in this game, are not changed.
bool may_be_changed(const KindInfo& info, const terms::AttributeUse& use, const lawbook::Book& book)
{
    const bool concluded = std::any_of(info.points.begin(), info.points.end(),
                                       [&](const terms::PointUse& point) { return terms::law_attr(point.point) == use.attr; });
    const bool of_law = info.kind == terms::Kind::consultation && use.attr == Attr::rule;  // what the book allows is no fact
    return !concluded && !of_law && (use.game == terms::Game::any || use.game == book.game);
}

/// The facts of a finding, but for those that the book concludes; what nobody told is as the vocabulary takes it.
Facts facts_of(const Finding& finding, const KindInfo& info, const lawbook::Book& book)
{
    Facts facts;
    for (const auto& [name, value] : finding.facts) {
        const auto attr = terms::find_attr(name);
        const auto word = terms::find_word(value);
        const terms::AttributeUse* const use = attr ? info.find(*attr) : nullptr;
        if (use && word && may_be_changed(info, *use, book)) facts.set(*attr, *word);
    }
    for (const terms::AttributeUse& use : info.attributes)
        if (may_be_changed(info, use, book) && !facts.has(use.attr) && use.unsaid != Word::unset) facts.set(use.attr, use.unsaid);
    return facts;
}

/// One fact changed.
struct Change {
    Attr attr{};
    Word word{};
};

/// The other answers to a finding, each with the changes that lead to it.
class Turning {
public:
    Turning(const KindInfo& info, const lawbook::Book& book, const lawbook::Settings& settings, const Facts& facts)
        : info_(info), book_(book), settings_(settings), facts_(facts), as_it_is_(answer_to(facts))
    {}

    std::vector<std::string> lines()
    {
        const std::vector<Change> all = changes();
        std::vector<Change> idle;  // alone it changes nothing
        for (const Change& each : all)
            if (!try_with({each})) idle.push_back(each);
        for (std::size_t i = 0; i < idle.size(); ++i)
            for (std::size_t k = i + 1; k < idle.size(); ++k)
                if (idle[k].attr != idle[i].attr) try_with({idle[i], idle[k]});
        std::vector<std::string> out;
        for (const auto& [answer, ways] : others_) {
            if (out.size() == most_answers) break;
            out.push_back(lawbook::listed(ways, "or") + ": " + answer);
        }
        return out;
    }

private:
    static constexpr std::size_t most_answers = 4;

    std::vector<Change> changes() const
    {
        std::vector<Change> all;
        for (const terms::AttributeUse& use : info_.attributes) {
            if (!facts_.has(use.attr) || !may_be_changed(info_, use, book_)) continue;
            for (const terms::Value& value : use.values)
                if (value.word != facts_[use.attr]) all.push_back({use.attr, value.word});
        }
        return all;
    }

    std::string answer_to(const Facts& facts) const
    {
        return cite::ruling_in_words(book_, cite::outcome_of(book_, info_.kind, facts, settings_));
    }

    bool possible(const Facts& facts) const
    {
        return std::none_of(info_.never.begin(), info_.never.end(), [&](const terms::Never& never) {
            return (never.game == terms::Game::any || never.game == book_.game) && lawbook::holds(never.all, facts);
        });
    }

    /// False: the answer is the same, or it cannot be.
    bool try_with(const std::vector<Change>& changed)
    {
        Facts facts = facts_;
        std::vector<terms::Condition> conditions;
        for (const Change& each : changed) facts.set(each.attr, each.word);
        for (const Change& each : changed) conditions.push_back({each.attr, std::span(&each.word, 1)});
        const std::string way = lawbook::situation_in_words(info_.kind, conditions, book_.game);
        if (way.empty() || !possible(facts)) return false;
        std::string answer = answer_to(facts);
        if (answer.empty() || answer == as_it_is_) return false;
        const auto same = std::find_if(others_.begin(), others_.end(), [&](const auto& other) { return other.first == answer; });
        if (same == others_.end()) others_.emplace_back(std::move(answer), std::vector{way});
        else if (changed.size() == 1) same->second.push_back(way);
        return true;
    }

    const KindInfo& info_;
    const lawbook::Book& book_;
    const lawbook::Settings& settings_;
    const Facts& facts_;
    std::string as_it_is_;
    std::vector<std::pair<std::string, std::vector<std::string>>> others_;
};

}  // namespace

std::vector<std::string> what_would_turn(const Finding& finding, const lawbook::Book& book, const lawbook::Settings& settings)
{
    const auto kind = terms::find_kind(finding.kind);
    if (finding.family != Family::irregularity || !kind || finding.points.empty()) return {};
    const KindInfo& info = terms::info(*kind);
    if (!lawbook::can_happen(book, info)) return {};
    return Turning(info, book, settings, facts_of(finding, info, book)).lines();
}

}  // namespace hoyle
