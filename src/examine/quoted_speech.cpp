#include "examine/quoted_speech.hpp"

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

/// So likely it is what the words mean: words of which the laws know something by themselves, and others.
constexpr double least_by_itself = 0.55, least_of_others = 0.85;

struct Speaker {
    Seat seat;
    std::optional<Seat> dealer;
    bool played = false;  ///< a card has been led
};

/// Who speaks, as it reads in a description.
std::string_view role_of(const Speaker& by)
{
    if (!by.dealer) return "he";
    if (by.seat == *by.dealer) return "the dealer";
    if (by.seat != partner_of(*by.dealer)) return "an adversary";
    return by.played ? "dummy" : "the dealer's partner";
}

/// Who speaks in the section, as far as it stands before his words. At whist nobody makes the trump, and nobody is dummy.
Speaker speaker_of(const log::Section& section, const log::Statement& said, std::optional<Seat> dealer)
{
    Speaker by{said.who.first(), std::nullopt};
    for (const log::Statement* each = section.statements.data(); each != &said; ++each) {
        if (each->verb == log::Verb::makes) by.dealer = dealer;
        by.played |= each->verb == log::Verb::trick || each->verb == log::Verb::plays;
    }
    return by;
}

/// What only dummy does, or only the dealer; what is said of the play before it begins is not of it.
bool may_do(Kind kind, const Speaker& by)
{
    switch (kind) {
    case Kind::dummy_calls_attention:
    case Kind::dummy_suggests: return by.played && by.dealer && by.seat == partner_of(*by.dealer);
    case Kind::dealer_touches_or_names: return by.played && by.dealer == by.seat;
    case Kind::unauthorised_remark:
    case Kind::attention_drawn_to_trick: return by.played;
    default: return true;
    }
}

/// The words name a card or something that is done with cards (concepts of phrases/words.yaml): else they are no remark about the
/// play.
bool is_about_play(std::string_view words)
{
    static constexpr auto play = std::to_array<std::string_view>(
        {"card", "suit", "trump", "ruff", "lead", "play", "trick", "follow", "discard", "void"});
    const phrases::Lexicon& lexicon = phrases::lexicon();
    const auto analysed = phrases::analyse(words, lexicon);
    return std::any_of(analysed.matches.begin(), analysed.matches.end(), [&](const phrases::ConceptMatch& match) {
        return std::find(play.begin(), play.end(), lexicon.concepts[match.concept_]) != play.end();
    });
}

cite::Understanding understand(const std::string& words)
{
    return cite::understand(words, phrases::analyse(words, phrases::lexicon()), {}, {});
}

/// The kind that is done by words, if the topic is one; of what dummy may say, that he said more.
std::optional<Kind> by_words(const lawbook::Topic& topic)
{
    if (!topic.kind) return topic.group == "dummy" ? std::optional(Kind::dummy_calls_attention) : std::nullopt;
    return terms::has(*topic.kind, terms::Trait::by_words) ? topic.kind : std::nullopt;
}

/// What is known of it: what the words tell, whose side he is of, and that it was named rather than done.
std::vector<std::pair<terms::Attr, Word>> facts_of(const cite::Matter& matter, Kind kind, const Speaker& by)
{
    std::vector<std::pair<terms::Attr, Word>> facts;
    const lawbook::Topic* topic = matter.best().topic;
    const cite::KnownFacts told = cite::known_facts(matter, kind, topic && topic->kind == kind ? topic : nullptr);
    for (const terms::Condition& each : told.said)
        if (each.words.size() == 1 && each.attr != terms::Attr::role) facts.emplace_back(each.attr, each.words.front());
    const auto add = [&](terms::Attr attr, Word word) {
        const terms::AttributeUse* const use = terms::info(kind).find(attr);
        const auto is_word = [&](const terms::Value& value) { return value.word == word; };
        const auto is_known = [&](const auto& fact) { return fact.first == attr; };
        if (use && std::any_of(use->values.begin(), use->values.end(), is_word) &&
            std::none_of(facts.begin(), facts.end(), is_known))
            facts.emplace_back(attr, word);
    };
    add(terms::Attr::how, Word::named);
    add(terms::Attr::act, Word::named);
    add(terms::Attr::down, terms::yes_no(by.played));
    if (by.dealer) add(terms::Attr::side, side_of(*by.dealer) == side_of(by.seat) ? Word::declaring : Word::adversary);
    return facts;
}

}  // namespace

std::vector<ReportedIncident> incidents_in_speech(const log::Section& section, const log::Statement& said,
                                                  std::optional<Seat> dealer)
{
    std::vector<ReportedIncident> out;
    if (said.who.empty()) return out;
    const Speaker by = speaker_of(section, said, dealer);
    const auto add = [&](const cite::Understanding& understood, double least) {
        for (const cite::Matter& matter : understood.matters) {
            const cite::Meaning& meaning = matter.best();
            const auto kind = meaning.topic && meaning.probability >= least ? by_words(*meaning.topic) : std::nullopt;
            if (!kind || !may_do(*kind, by) || (*kind == Kind::unauthorised_remark && !is_about_play(said.text))) continue;
            ReportedIncident& incident = out.emplace_back();
            incident.topic = topic_of(*kind);
            incident.facts = facts_of(matter, *kind, by);
            incident.by = by.seat;
            incident.dealer = dealer;
            incident.perhaps = incident.in_speech = true;
            incident.statement = static_cast<std::size_t>(&said - section.statements.data());
            incident.where = spot_in(section, said.span);
        }
    };
    const cite::Understanding alone = understand(std::string(said.text));
    const cite::Meaning* best = alone.matters.empty() ? nullptr : &alone.matters.front().best();
    if (best && best->topic && best->topic->is_etiquette() && best->probability >= least_by_itself) return out;
    add(understand(fmt::format("{} {}: {}", role_of(by), said.text.find('?') == said.text.npos ? "says" : "asks", said.text)),
        best ? least_by_itself : least_of_others);
    if (out.empty()) add(alone, least_by_itself);
    return out;
}

namespace {

/// He asks his partner, and it is a penalty that he speaks of.
bool asks_partner(const log::Section& section, const log::Statement& said, std::optional<Seat> dealer)
{
    if (said.verb != log::Verb::says || !said.to || said.who.empty() || said.to != partner_of(said.who.first())) return false;
    const auto meant = incidents_in_speech(section, said, dealer);
    return !meant.empty() && meant.front().topic->kind == Kind::consultation;
}

bool tells_consultation(const log::Section& section, const log::Statement& told)
{
    return told.verb == log::Verb::told && !told.perhaps && !told.ref.by.empty() && !told.ref.trick &&
           told.ref.kind == terms::info(Kind::consultation).slug && log::Section::in(section.options, told.list).empty();
}

}  // namespace

void hear_consultations(log::Section& section)
{
    std::optional<Seat> dealer;
    for (log::Statement& each : section.statements) {
        if (each.verb == log::Verb::deal && !each.who.empty()) dealer = each.who.first();
        const bool told = tells_consultation(section, each);
        if (!told && !asks_partner(section, each, dealer)) continue;
        if (told) each.who = Seats(each.ref.by.first());
        each.to = partner_of(each.who.first());
        each.verb = log::Verb::consults;
    }
}

}  // namespace hoyle
