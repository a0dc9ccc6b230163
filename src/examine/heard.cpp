#include "examine/heard.hpp"

#include "cite/understand.hpp"
#include "examine/spots.hpp"
#include "phrases/lexicon.hpp"
#include "terms/traits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {
namespace {

using terms::Kind;
using terms::Word;

constexpr double least = 0.3;  // so likely it is what the words mean

/// Who speaks, as it reads in a description; `played`: a card has been led.
std::string_view speaker(Seat who, std::optional<Seat> dealer, bool played)
{
    if (!dealer) return "he";
    if (who == *dealer) return "the dealer";
    if (who != partner_of(*dealer)) return "an adversary";
    return played ? "dummy" : "the dealer's partner";
}

bool is_played_before(const log::Section& section, const log::Statement& said)
{
    return std::any_of(section.statements.data(), &said, [](const log::Statement& each) {
        return each.verb == log::Verb::trick || each.verb == log::Verb::plays;
    });
}

/// What only dummy does, or only the dealer; what is said of the play before it begins is not of it.
bool may_do(Kind kind, Seat who, std::optional<Seat> dealer, bool played)
{
    switch (kind) {
    case Kind::dummy_calls_attention:
    case Kind::dummy_suggests: return played && dealer && who == partner_of(*dealer);
    case Kind::dealer_touches_or_names: return played && dealer && who == *dealer;
    case Kind::unauthorised_remark:
    case Kind::attention_drawn_to_trick: return played;
    default: return true;
    }
}

cite::Understanding understand(const std::string& words)
{
    return cite::understand(words, phrases::analyse(words, phrases::lexicon()), {}, {});
}

/// Words of which the laws know nothing, or only manners, whoever says them.
bool is_harmless(std::string_view words)
{
    const auto understood = understand(std::string(words));
    if (understood.matters.empty()) return true;
    const lawbook::Topic* topic = understood.matters.front().best().topic;
    return !topic || topic->is_etiquette();
}

/// The kind that is done by words, if the topic is one or tells how such a thing is rightly done.
std::optional<Kind> by_words(const lawbook::Topic& topic)
{
    if (topic.kind && terms::has(*topic.kind, terms::Trait::by_words)) return topic.kind;
    for (const Kind breach : topic.breaches)
        if (terms::has(breach, terms::Trait::by_words)) return breach;
    return std::nullopt;
}

/// What is known of it: what the words tell, and that it was named rather than done.
std::vector<std::pair<terms::Attr, Word>> facts_of(const cite::Matter& matter, Kind kind, const lawbook::Topic* topic)
{
    std::vector<std::pair<terms::Attr, Word>> facts;
    const cite::KnownFacts told = cite::known_facts(matter, kind, topic);
    for (const terms::Condition& each : told.said)
        if (each.words.size() == 1 && each.attr != terms::Attr::role) facts.emplace_back(each.attr, each.words.front());
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        const auto known = [&](const auto& fact) { return fact.first == use.attr; };
        const auto named = [](const terms::Value& value) { return value.word == Word::named; };
        if (std::none_of(facts.begin(), facts.end(), known) && std::any_of(use.values.begin(), use.values.end(), named))
            facts.emplace_back(use.attr, Word::named);
    }
    return facts;
}

}  // namespace

std::vector<ReportedIncident> heard_in(const log::Section& section, const log::Statement& said, std::optional<Seat> dealer)
{
    if (said.who.empty() || is_harmless(said.text)) return {};
    const Seat who = said.who.first();
    const bool played = is_played_before(section, said);
    const bool question = said.text.find('?') != said.text.npos;
    const std::string text = fmt::format("{} {}: {}", speaker(who, dealer, played), question ? "asks" : "says", said.text);
    std::vector<ReportedIncident> out;
    const cite::Understanding understood = understand(text);
    for (const cite::Matter& matter : understood.matters)
        for (const cite::Meaning& meaning : matter.meanings) {
            const auto kind = meaning.topic && meaning.probability >= least ? by_words(*meaning.topic) : std::nullopt;
            if (!kind || !may_do(*kind, who, dealer, played)) continue;
            ReportedIncident& heard = out.emplace_back();
            heard.topic = topic_of(*kind);
            heard.facts = facts_of(matter, *kind, meaning.topic->kind == kind ? meaning.topic : nullptr);
            heard.by = who;
            heard.dealer = dealer;
            heard.perhaps = heard.heard = true;
            heard.statement = static_cast<std::size_t>(&said - section.statements.data());
            heard.where = spot_in(section, said.span);
        }
    return out;
}

}  // namespace hoyle
