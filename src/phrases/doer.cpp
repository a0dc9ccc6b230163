#include "phrases/doer.hpp"

#include "phrases/people.hpp"

#include <algorithm>
#include <array>

namespace hoyle::phrases {
namespace {

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
    Who(const AnalysedText& analysed, const Lexicon& lexicon, const PatternToken& contends)
        : analysed_(analysed), lexicon_(lexicon), contends_(contends)
    {
        for (const Player& player : players())
            if (const auto concept_ = lexicon.find_concept(player.concept_))
                for (const ConceptMatch& match : analysed.matches)
                    if (match.concept_ == *concept_ && !is_owner(match)) named_.push_back({match, &player});
        for (std::uint32_t word = 0; word < analysed.words.size(); ++word)
            if (is_somebody(analysed.words[word].stem) && std::none_of(named_.begin(), named_.end(), [&](const Named& each) {
                    return each.match.first <= word && word < each.match.first + each.match.count;
                }))
                named_.push_back({{0, word, 1}, spoken_to(word)});
        std::sort(named_.begin(), named_.end(), [](const Named& a, const Named& b) {
            return a.match.first != b.match.first ? a.match.first < b.match.first : a.match.count > b.match.count;
        });
    }

    /// The player named before the act and nearest to it, unless something is done to him; or behind "by". Where several act it
    /// is he in whose sentence most of it is told, or who does what stands first among the acts, if it is one.
    Doer of(const PatternToken& acts) const
    {
        const Player* player = nullptr;
        std::vector<std::uint32_t> words;
        std::pair<std::size_t, std::size_t> most;
        bool several = false;
        for (std::uint32_t word = 0; word < analysed_.words.size(); ++word) {
            const std::size_t act = act_of(word, acts);
            const Named* found = act < size_of(acts) ? subject(word) : nullptr;
            if (!found || comes_later(*found)) continue;
            if (!is_concept(act, acts, "lead")) found = hand_played_from(word, found);
            const std::pair told(told_beside(word, acts), size_of(acts) - act);
            if (told < most || (told == most && is_concept(act, acts, "say"))) continue;  // what is said of it comes afterwards
            several = told == most && (several || found->player->roles != player->roles);
            if (told > most) words = {found->match.first, word}, player = found->player;
            most = told;
        }
        return several || !player ? Doer() : Doer{player->roles, std::move(words)};
    }

private:
    struct Named {
        ConceptMatch match;
        const Player* player;
    };

    /// "Before he had led": something else was done then.
    bool comes_later(const Named& who) const
    {
        return who.match.first > 0 && analysed_.words[who.match.first - 1].stem == "befor";
    }

    /// "Kerr, you revoked": whoever is called before it. Else somebody.
    const Player* spoken_to(std::uint32_t word) const
    {
        if (analysed_.words[word].stem != "you" || word == 0 || analysed_.words[word - 1].clause == analysed_.words[word].clause)
            return &somebody;
        const auto called = std::find_if(named_.begin(), named_.end(), [&](const Named& each) {
            return each.player != &somebody && each.match.first + each.match.count == word &&
                   analysed_.words[word - 1].sentence == analysed_.words[word].sentence;
        });
        return called == named_.end() ? &somebody : called->player;
    }

    /// "The dealer's partner" is another match; the dealer alone is not meant by it. So is every match within a longer one.
    bool is_owner(const ConceptMatch& match) const
    {
        return std::any_of(analysed_.matches.begin(), analysed_.matches.end(), [&](const ConceptMatch& other) {
            const bool player = std::any_of(players().begin(), players().end(), [&](const Player& each) {
                return each.concept_ == lexicon_.concepts[other.concept_];
            });
            return player && other.count > match.count && other.first <= match.first &&
                   match.first + match.count <= other.first + other.count;
        });
    }
    /// Which of the acts the word tells; one past the last: none. "The lead was mine": nobody has led.
    std::size_t act_of(std::uint32_t word, const PatternToken& acts) const
    {
        const Token& here = analysed_.words[word];
        const std::string_view last = word > 0 ? std::string_view(analysed_.words[word - 1].stem) : std::string_view();
        const bool should_have = here.before == "have" && last == "should" && here.stem == "led";
        if (is_undone(here.before) || (here.before.empty() && is_undone(last)) || should_have || is_to_be_done(word) ||
            is_had_done(word) || here.stem == "should")
            return size_of(acts);
        if (here.stem == "trump" && (last == "no" || here.before == "no")) return size_of(acts);
        const bool whose = word > 0 && analysed_.words[word - 1].possessive;
        const bool may_be_noun = here.stem == "lead" || here.stem == "tabl";  // "on the table"
        if (may_be_noun && (here.definite || whose || is_possessive(here.before))) return size_of(acts);
        const auto found = std::find_if(acts.concepts.begin(), acts.concepts.end(),
                                        [&](Concept act) { return analysed_.means(word, act); });
        if (lays_hand_down(word, acts)) return size_of(acts);
        if (found != acts.concepts.end()) return static_cast<std::size_t>(found - acts.concepts.begin());
        const auto stem = std::find(acts.stems.begin(), acts.stems.end(), here.stem);
        return acts.concepts.size() + static_cast<std::size_t>(stem - acts.stems.begin());
    }
    /// "I was to lead": it is told whose duty it was.
    bool is_to_be_done(std::uint32_t word) const
    {
        return word > 0 && analysed_.words[word].before == "to" &&
               std::any_of(named_.begin(), named_.end(), [&](const Named& each) {
                   return each.match.first + each.match.count == word &&
                          analysed_.words[word - 1].sentence == analysed_.words[word].sentence;
               });
    }
    /// "Laid down his hand": no card is played; unless that is the act.
    bool lays_hand_down(std::uint32_t word, const PatternToken& acts) const
    {
        const auto down = lexicon_.find_concept("throw-down");
        return down && analysed_.means(word, *down) &&
               std::find(acts.concepts.begin(), acts.concepts.end(), *down) == acts.concepts.end();
    }
    /// "I would have a spade led": by another.
    bool is_had_done(std::uint32_t word) const
    {
        return word > 0 && analysed_.words[word].stem == "led" && analysed_.words[word].before.empty() &&
               analysed_.words[word - 1].before == "have" && analysed_.words[word - 1].clause == analysed_.words[word].clause;
    }
    /// "He chooses which of them is played": it is done, and not by him.
    static bool is_suffered(const Token& here)
    {
        static constexpr auto being = std::to_array<std::string_view>({"is", "are", "was", "were", "be", "been"});
        static constexpr auto done = std::to_array<std::string_view>({"play", "led", "lead", "shown", "drop", "taken", "put"});
        return std::find(being.begin(), being.end(), here.before) != being.end() &&
               std::find(done.begin(), done.end(), here.stem) != done.end();
    }
    /// "He asks if he may lead", "dummy should have led".
    static bool is_undone(std::string_view before)
    {
        static constexpr auto all = std::to_array<std::string_view>(
            {"may", "must", "should", "might", "ought", "can", "could", "not", "never"});
        return std::find(all.begin(), all.end(), before) != all.end();
    }
    static std::size_t size_of(const PatternToken& acts) { return acts.concepts.size() + acts.stems.size(); }
    bool is_concept(std::size_t act, const PatternToken& acts, std::string_view name) const
    {
        return act < acts.concepts.size() && lexicon_.concepts[acts.concepts[act]] == name;
    }
    static bool is_possessive(std::string_view word)
    {
        static constexpr auto all = std::to_array<std::string_view>({"my", "his", "her", "our", "your", "their"});
        return std::find(all.begin(), all.end(), word) != all.end();
    }
    /// Words that make of whoever follows no doer: from dummy, to the dealer.
    bool turned_away(std::uint32_t word) const
    {
        static constexpr auto words = std::to_array<std::string_view>(
            {"from", "to", "of", "against", "for", "with", "in", "behind", "call", "ask", "tell", "told"});
        const auto away = [&](std::string_view stem) { return std::find(words.begin(), words.end(), stem) != words.end(); };
        const std::string& before = analysed_.words[word].before;
        if (before == "of" && word > 0 && is_part(analysed_.words[word - 1].stem)) return false;
        return away(before) || (word > 0 && before.empty() && away(analysed_.words[word - 1].stem));
    }

    /// "The dealer played a club from Ann's cards", who is dummy: it is her hand that did not follow.
    const Named* hand_played_from(std::uint32_t act, const Named* by) const
    {
        constexpr std::uint32_t reach = 5;
        if (by->player->roles != std::vector{Word::dealer}) return by;
        const auto found = std::find_if(named_.begin(), named_.end(), [&](const Named& each) {
            const Token& word = analysed_.words[each.match.first];
            return each.match.first > act && each.match.first <= act + reach && word.clause == analysed_.words[act].clause &&
                   (word.before == "from" || analysed_.words[each.match.first - 1].stem == "from" ||
                    analysed_.words[each.match.first - 1].stem == "off") &&
                   std::find(each.player->roles.begin(), each.player->roles.end(), Word::dummy) != each.player->roles.end();
        });
        return found == named_.end() ? by : &*found;
    }

    /// "One of our opponents revoked".
    static bool is_part(std::string_view stem) { return stem == "1" || stem == "either" || stem == "both"; }

    /// How much of what makes the act is told in its sentence.
    std::size_t told_beside(std::uint32_t act, const PatternToken& acts) const
    {
        return static_cast<std::size_t>(std::count_if(acts.concepts.begin(), acts.concepts.end(), [&](Concept each) {
            return std::any_of(analysed_.matches.begin(), analysed_.matches.end(), [&](const ConceptMatch& match) {
                return match.concept_ == each && analysed_.words[match.first].sentence == analysed_.words[act].sentence;
            });
        }));
    }

    /// "He said: I have the rest": that I is he.
    bool is_spoken(std::uint32_t word) const
    {
        const auto say = lexicon_.find_concept("say");
        return word > 0 && analysed_.words[word].stem == "i" && say && analysed_.means(word - 1, *say);
    }

    /// "I said, Lou, wait": Lou is spoken to.
    bool is_addressed(std::uint32_t word) const
    {
        static constexpr auto pronouns = std::to_array<std::string_view>({"i", "he", "she", "they", "we", "you", "it"});
        const auto say = lexicon_.find_concept("say");
        if (std::find(pronouns.begin(), pronouns.end(), analysed_.words[word].stem) != pronouns.end()) return false;
        return word > 1 && say && analysed_.means(word - 1, *say) && analysed_.words[word].before.empty() &&
               std::any_of(named_.begin(), named_.end(), [&](const Named& each) {
                   return each.match.first + each.match.count == word - 1 &&
                          analysed_.words[word - 2].sentence == analysed_.words[word].sentence;
               });
    }

    /// "Tom says it is a revoke", "Tom wants three tricks for the revoke": Tom has not revoked.
    bool speaks_between(std::uint32_t first, std::uint32_t act) const
    {
        const auto say = lexicon_.find_concept("say"), claim = lexicon_.find_concept("claim"),
                   demand = lexicon_.find_concept("demand");
        const auto wants = [&](const Token& word) {  // "let her take it back": she did
            return contends_.lists(word.stem) || word.stem == "want" || word.stem == "wish" || word.stem == "let" ||
                   word.stem == "allow";
        };
        if (std::any_of(analysed_.words.begin() + first, analysed_.words.begin() + act, wants)) return true;
        // "I can make them lead a suit"
        static constexpr auto others = std::to_array<std::string_view>({"them", "him", "her", "us", "me"});
        const bool made = act >= first + 2 && analysed_.words[act - 2].stem == "make" &&
                          std::find(others.begin(), others.end(), analysed_.words[act - 1].stem) != others.end();
        if (made) return true;
        return std::any_of(analysed_.matches.begin(), analysed_.matches.end(), [&](const ConceptMatch& match) {
            return match.first >= first && match.first + match.count <= act &&
                   (match.concept_ == say || match.concept_ == claim || match.concept_ == demand);
        });
    }

    const Named* subject(std::uint32_t act) const
    {
        const Named* found = nullptr;
        constexpr std::uint32_t farthest = 8;
        for (const Named& named : named_) {
            const Token& word = analysed_.words[named.match.first];
            if (word.sentence != analysed_.words[act].sentence) continue;
            const std::uint32_t end = named.match.first + named.match.count;
            if (named.match.first > act && word.before == "by" && named.match.first <= act + farthest && !found) return &named;
            const bool within = named.match.first <= act && act < end;
            if (!within && !is_suffered(analysed_.words[act]) && end <= act && act - end <= farthest &&
                !turned_away(named.match.first) && !analysed_.words[end - 1].possessive && !speaks_between(end, act) &&
                !is_spoken(named.match.first) && !is_addressed(named.match.first))
                found = &named;
        }
        return found;
    }

    const AnalysedText& analysed_;
    const Lexicon& lexicon_;
    const PatternToken& contends_;
    std::vector<Named> named_;
};

}  // namespace

Doer doer_of(const PatternToken& acts, const AnalysedText& analysed, const Lexicon& lexicon, const PatternToken& contends)
{
    return Who(analysed, lexicon, contends).of(acts);
}

bool says_who_alone(const AnalysedText& analysed, const Lexicon& lexicon)
{
    const auto names_player = [&](const ConceptMatch& match) {
        return std::any_of(players().begin(), players().end(),
                           [&](const Player& each) { return each.concept_ == lexicon.concepts[match.concept_]; });
    };
    for (std::uint32_t word = 0; word < analysed.words.size(); ++word) {
        const bool of_player = std::any_of(analysed.matches.begin(), analysed.matches.end(), [&](const ConceptMatch& match) {
            return match.first <= word && word < match.first + match.count && names_player(match);
        });
        if (!of_player && !is_somebody(analysed.words[word].stem)) return false;
    }
    return true;
}

}  // namespace hoyle::phrases
