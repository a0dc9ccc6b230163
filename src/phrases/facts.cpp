// Turns of phrase found, and who did it.

#include "phrases/facts.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace hoyle::phrases {
namespace {

constexpr std::uint32_t widest_gap = 3;

bool is(const Heard& heard, std::uint32_t word, const Slot& slot)
{
    if (std::find(slot.stems.begin(), slot.stems.end(), heard.words[word].stem) != slot.stems.end()) return true;
    return std::any_of(slot.concepts.begin(), slot.concepts.end(), [&](Concept each) { return heard.means(word, each); });
}

/// The last word of the longest mention of one of the slot's concepts that begins here, so that the next word of the turn is
/// looked for behind it.
std::uint32_t end_of(const Heard& heard, std::uint32_t word, const Slot& slot)
{
    std::uint32_t end = word;
    for (const Mention& mention : heard.mentions)
        if (mention.first == word &&
            std::find(slot.concepts.begin(), slot.concepts.end(), mention.concept_) != slot.concepts.end())
            end = std::max(end, word + mention.count - 1);
    return end;
}

class Finder {
public:
    Finder(const Heard& heard, const Lexicon& lexicon)
        : heard_(heard), not_(lexicon.find_concept("not")), nobody_(lexicon.find_concept("nobody"))
    {}

    /// The words in which a turn is heard; empty: it is not.
    std::vector<std::uint32_t> find(std::span<const Slot> slots) const
    {
        for (std::uint32_t first = 0; first < heard_.words.size(); ++first) {
            if (!is(heard_, first, slots.front()) || denied_before(first, slots.front())) continue;
            std::vector<std::uint32_t> words{first};
            if (follow(slots.subspan(1), end_of(heard_, first, slots.front()), words)) return words;
        }
        return {};
    }

private:
    bool is_not(std::uint32_t word) const
    {
        return (not_ && heard_.means(word, *not_)) || (nobody_ && heard_.means(word, *nobody_));
    }
    /// "Not" right before it, or with one word between: without ever letting go.
    bool denied_before(std::uint32_t word, const Slot& slot) const
    {
        for (std::uint32_t back = 1; back <= 2 && back <= word; ++back)
            if (is_not(word - back) && !is(heard_, word - back, slot) && same_clause(word - back, word)) return true;
        return false;
    }
    bool same_clause(std::uint32_t a, std::uint32_t b) const { return heard_.words[a].clause == heard_.words[b].clause; }

    bool follow(std::span<const Slot> slots, std::uint32_t after, std::vector<std::uint32_t>& words) const
    {
        if (slots.empty()) return true;
        for (std::uint32_t next = after + 1;
             next < heard_.words.size() && next <= after + 1 + widest_gap && same_clause(after, next); ++next) {
            if (is(heard_, next, slots.front())) {
                words.push_back(next);
                if (follow(slots.subspan(1), end_of(heard_, next, slots.front()), words)) return true;
                words.pop_back();
            }
            if (is_not(next)) return false;
        }
        return false;
    }

    const Heard& heard_;
    std::optional<Concept> not_, nobody_;  ///< "nobody has followed" denies as well
};

/// Whom a word for a player may mean; no role: somebody of whom it is not known.
struct Player {
    std::string_view concept_;
    std::vector<Word> roles;
};

/// Words for somebody whose role they do not tell. Whoever acts before the next act is told need not be sought farther.
const Player somebody{"player", {}};
bool is_somebody(std::string_view stem)
{
    static constexpr auto words = std::to_array<std::string_view>({"i", "he", "she", "they", "we", "you", "north", "east",
                                                                   "south", "west", "partner", "someon", "somebodi", "who",
                                                                   "player", name_stem});
    return std::find(words.begin(), words.end(), stem) != words.end();
}

const std::vector<Player>& players()
{
    static const std::vector<Player> all{
        {"dealers-partner", {Word::partner, Word::dummy}},
        {"dummy", {Word::dummy, Word::partner}},
        {"eldest", {Word::eldest}},
        {"third", {Word::third}},
        {"adversary", {Word::eldest, Word::third}},
        {"dealers-side", {Word::dealer, Word::partner, Word::dummy}},
        {"dealer", {Word::dealer}},
    };
    return all;
}

class Who {
public:
    Who(const Heard& heard, const Lexicon& lexicon) : heard_(heard), lexicon_(lexicon)
    {
        for (const Player& player : players())
            if (const auto concept_ = lexicon.find_concept(player.concept_))
                for (const Mention& mention : heard.mentions)
                    if (mention.concept_ == *concept_ && !is_owner(mention)) named_.push_back({mention, &player});
        for (std::uint32_t word = 0; word < heard.words.size(); ++word)
            if (is_somebody(heard.words[word].stem) && std::none_of(named_.begin(), named_.end(), [&](const Named& each) {
                    return each.mention.first <= word && word < each.mention.first + each.mention.count;
                }))
                named_.push_back({{0, word, 1}, &somebody});
        std::sort(named_.begin(), named_.end(), [](const Named& a, const Named& b) {
            return a.mention.first != b.mention.first ? a.mention.first < b.mention.first : a.mention.count > b.mention.count;
        });
    }

    /// The player named before the act and nearest to it, unless something is done to him; or behind "by". Where several act it
    /// is he in whose sentence most of it is told, if it is one.
    const Player* of(std::span<const Concept> acts, std::vector<std::uint32_t>& words) const
    {
        const Player* player = nullptr;
        std::size_t most = 0;
        bool several = false;
        for (std::uint32_t act = 0; act < heard_.words.size(); ++act) {
            if (!is_act(act, acts)) continue;
            const Named* found = subject(act);
            if (!found) continue;
            const std::size_t told = told_beside(act, acts);
            if (told < most) continue;
            several = told == most && (several || found->player->roles != player->roles);
            if (told > most) words = {found->mention.first, act}, player = found->player;
            most = told;
        }
        return several || !player || player->roles.empty() ? nullptr : player;
    }

private:
    struct Named {
        Mention mention;
        const Player* player;
    };

    /// "The dealer's partner" is another mention; the dealer alone is not meant by it. So is every mention within a longer one.
    bool is_owner(const Mention& mention) const
    {
        return std::any_of(heard_.mentions.begin(), heard_.mentions.end(), [&](const Mention& other) {
            const bool player = std::any_of(players().begin(), players().end(), [&](const Player& each) {
                return each.concept_ == lexicon_.concepts[other.concept_];
            });
            return player && other.count > mention.count && other.first <= mention.first &&
                   mention.first + mention.count <= other.first + other.count;
        });
    }
    bool is_act(std::uint32_t word, std::span<const Concept> acts) const
    {
        return std::any_of(acts.begin(), acts.end(), [&](Concept act) { return heard_.means(word, act); });
    }
    /// Words that make of whoever follows no doer: from dummy, to the dealer.
    bool turned_away(std::uint32_t word) const
    {
        static constexpr auto words = std::to_array<std::string_view>(
            {"from", "to", "of", "against", "for", "with", "in", "behind", "call", "ask", "tell", "told"});
        const auto away = [&](std::string_view stem) { return std::find(words.begin(), words.end(), stem) != words.end(); };
        return away(heard_.words[word].before) ||
               (word > 0 && heard_.words[word].before.empty() && away(heard_.words[word - 1].stem));
    }

    /// How much of what makes the act is told in its sentence.
    std::size_t told_beside(std::uint32_t act, std::span<const Concept> acts) const
    {
        return static_cast<std::size_t>(std::count_if(acts.begin(), acts.end(), [&](Concept each) {
            return std::any_of(heard_.mentions.begin(), heard_.mentions.end(), [&](const Mention& mention) {
                return mention.concept_ == each && heard_.words[mention.first].sentence == heard_.words[act].sentence;
            });
        }));
    }

    /// "He said: I have the rest": that I is he.
    bool is_spoken(std::uint32_t word) const
    {
        const auto say = lexicon_.find_concept("say");
        return word > 0 && heard_.words[word].stem == "i" && say && heard_.means(word - 1, *say);
    }

    /// "Tom says it is a revoke": Tom has not revoked.
    bool speaks_between(std::uint32_t first, std::uint32_t act) const
    {
        const auto say = lexicon_.find_concept("say"), claim = lexicon_.find_concept("claim");
        return std::any_of(heard_.mentions.begin(), heard_.mentions.end(), [&](const Mention& mention) {
            return mention.first >= first && mention.first + mention.count <= act &&
                   (mention.concept_ == say || mention.concept_ == claim);
        });
    }

    const Named* subject(std::uint32_t act) const
    {
        const Named* found = nullptr;
        constexpr std::uint32_t farthest = 8;
        for (const Named& named : named_) {
            const Token& word = heard_.words[named.mention.first];
            if (word.sentence != heard_.words[act].sentence) continue;
            const std::uint32_t end = named.mention.first + named.mention.count;
            if (named.mention.first > act && word.before == "by" && named.mention.first <= act + farthest && !found)
                return &named;
            const bool within = named.mention.first <= act && act < end;
            if (!within && end <= act && act - end <= farthest && !turned_away(named.mention.first) &&
                !heard_.words[end - 1].possessive && !speaks_between(end, act) && !is_spoken(named.mention.first))
                found = &named;
        }
        return found;
    }

    const Heard& heard_;
    const Lexicon& lexicon_;
    std::vector<Named> named_;
};

/// The value that the most telling turn says; nothing if two values are said as tellingly.
std::optional<Fact> heard_value(const FactRule& rule, const Finder& finder)
{
    std::map<Word, std::vector<std::uint32_t>> best;
    std::map<Word, std::size_t> said;
    for (const Turn& turn : rule.turns) {
        auto words = finder.find(turn.slots);
        if (words.empty() || (best.count(turn.word) && words.size() <= best[turn.word].size())) continue;
        best[turn.word] = std::move(words);
    }
    const auto longest = std::max_element(best.begin(), best.end(),
                                          [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    if (longest == best.end()) return std::nullopt;
    const auto equal = std::count_if(best.begin(), best.end(),
                                     [&](const auto& each) { return each.second.size() == longest->second.size(); });
    if (equal > 1) return std::nullopt;
    return Fact{rule.attr, {longest->first}, longest->second};
}

}  // namespace

const FactRule* rule_for(Attr attr, Kind kind, const FactTables& tables)
{
    const FactRule* general = nullptr;
    for (const FactRule& rule : tables.rules) {
        if (rule.attr != attr) continue;
        if (rule.kind == kind) return &rule;
        if (!rule.kind) general = &rule;
    }
    return general;
}

std::vector<Fact> facts_in(const Heard& heard, Kind kind, const Lexicon& lexicon, const FactTables& tables)
{
    std::vector<Fact> facts;
    const Finder finder(heard, lexicon);
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        if (use.attr == Attr::role) continue;
        if (const FactRule* rule = rule_for(use.attr, kind, tables))
            if (auto fact = heard_value(*rule, finder)) facts.push_back(std::move(*fact));
    }
    const auto act = std::find_if(tables.acts.begin(), tables.acts.end(), [&](const Act& each) { return each.kind == kind; });
    if (act == tables.acts.end() || !terms::info(kind).find(Attr::role)) return facts;
    std::vector<std::uint32_t> words;
    if (const Player* player = Who(heard, lexicon).of(act->concepts, words)) facts.push_back({Attr::role, player->roles, words});
    return facts;
}

bool says_who_alone(const Heard& heard, const Lexicon& lexicon)
{
    const auto names_player = [&](const Mention& mention) {
        return std::any_of(players().begin(), players().end(),
                           [&](const Player& each) { return each.concept_ == lexicon.concepts[mention.concept_]; });
    };
    for (std::uint32_t word = 0; word < heard.words.size(); ++word) {
        const bool of_player = std::any_of(heard.mentions.begin(), heard.mentions.end(), [&](const Mention& mention) {
            return mention.first <= word && word < mention.first + mention.count && names_player(mention);
        });
        if (!of_player && !is_somebody(heard.words[word].stem)) return false;
    }
    return true;
}

}  // namespace hoyle::phrases
