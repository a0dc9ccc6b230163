// What happened: a player does what the etiquette of the game asks him not to.
// How it is told apart: by the word the log has for it; cards placed for his partner's eye are one of these.
// Example: E breaks etiquette by gloating

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace etiquette_broken {

/// Other words for a rule.
constexpr std::array<std::pair<std::string_view, Word>, 8> also{{{"make-wording", Word::words},
                                                                 {"dummy-comment", Word::dummy},
                                                                 {"walks-round", Word::bystanders},
                                                                 {"led-before-quitting", Word::next_card},
                                                                 {"hesitation", Word::hint},
                                                                 {"triumph", Word::gloating},
                                                                 {"complaint", Word::poor_cards},
                                                                 {"last-trick", Word::placing}}};

/// The rule that the log means; `other` for a word that is none.
Word rule_of(std::string_view topic)
{
    for (const auto& [word, rule] : also)
        if (word == topic) return rule;
    const terms::AttributeUse* use = terms::info(Kind::etiquette_broken).find(Attr::rule);
    const auto word = terms::find_word(topic);
    const bool known = word && use && std::any_of(use->values.begin(), use->values.end(), [&](const auto& value) {
                           return value.word == *word;
                       });
    return known ? *word : Word::other;
}

void by_line(const Line& line, Found& found)
{
    const bool placing = line->verb == Verb::asks_placing;
    if (placing && !line->for_partner) return;
    Incident incident = seen_in_play(Kind::etiquette_broken, line,
                                     placing ? who(line.seat()) + " has the cards placed for his partner to see"
                                             : (line->bystander ? std::string(line->name) : who(line.seat())) +
                                                   " breaks etiquette: " + std::string(line->word));
    incident.facts.set(Attr::rule, placing ? Word::placing : rule_of(line->word));
    found.push_back(incident);
}

}  // namespace etiquette_broken

namespace detect {
Detector etiquette_broken()
{
    return {.verbs = {Verb::etiquette, Verb::asks_placing}, .by_line = etiquette_broken::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
