// Patterns matched, and who did it.

#include "phrases/facts.hpp"

#include "phrases/people.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace hoyle::phrases {
namespace {

constexpr std::uint32_t widest_gap = 3;

bool is_listed(const PatternToken& of, std::string_view stem)
{
    return std::find(of.stems.begin(), of.stems.end(), stem) != of.stems.end();
}

bool is(const AnalysedText& analysed, std::uint32_t word, const PatternToken& token)
{
    if (std::find(token.stems.begin(), token.stems.end(), analysed.words[word].stem) != token.stems.end()) return true;
    return std::any_of(token.concepts.begin(), token.concepts.end(), [&](Concept each) { return analysed.means(word, each); });
}

/// The last word of the longest match of one of the token's concepts that begins here, so that the next word of the pattern is
/// looked for behind it.
std::uint32_t end_of(const AnalysedText& analysed, std::uint32_t word, const PatternToken& token)
{
    std::uint32_t end = word;
    for (const ConceptMatch& match : analysed.matches)
        if (match.first == word &&
            std::find(token.concepts.begin(), token.concepts.end(), match.concept_) != token.concepts.end())
            end = std::max(end, word + match.count - 1);
    return end;
}

class Finder {
public:
    Finder(const AnalysedText& analysed, const Lexicon& lexicon)
        : analysed_(analysed), not_(lexicon.find_concept("not")), nobody_(lexicon.find_concept("nobody"))
    {}

    /// The words that match a pattern; empty: it does not match.
    std::vector<std::uint32_t> find(std::span<const PatternToken> tokens, std::uint32_t from = 0) const
    {
        for (std::uint32_t first = from; first < analysed_.words.size(); ++first) {
            if (!is(analysed_, first, tokens.front()) || denied_before(first, tokens.front())) continue;
            std::vector<std::uint32_t> words{first};
            if (follow(tokens.subspan(1), end_of(analysed_, first, tokens.front()), words)) return words;
        }
        return {};
    }

private:
    bool is_not(std::uint32_t word) const
    {
        return (not_ && analysed_.means(word, *not_)) || (nobody_ && analysed_.means(word, *nobody_));
    }
    /// "Not" right before it, or with one word between: without ever letting go; but not "did not see it and had dealt another".
    bool denied_before(std::uint32_t word, const PatternToken& token) const
    {
        static constexpr auto begins = std::to_array<std::string_view>({"had", "has", "have", "and", "but"});
        const bool anew = std::find(begins.begin(), begins.end(), analysed_.words[word].before) != begins.end();
        for (std::uint32_t back = 1; back <= (anew ? 1U : 2U) && back <= word; ++back)
            if (is_not(word - back) && !is(analysed_, word - back, token) && same_clause(word - back, word)) return true;
        return false;
    }
    bool same_clause(std::uint32_t a, std::uint32_t b) const { return analysed_.words[a].clause == analysed_.words[b].clause; }

    bool follow(std::span<const PatternToken> tokens, std::uint32_t after, std::vector<std::uint32_t>& words) const
    {
        if (tokens.empty()) return true;
        for (std::uint32_t next = after + 1;
             next < analysed_.words.size() && next <= after + 1 + widest_gap && same_clause(after, next); ++next) {
            if (is(analysed_, next, tokens.front())) {
                words.push_back(next);
                if (follow(tokens.subspan(1), end_of(analysed_, next, tokens.front()), words)) return true;
                words.pop_back();
            }
            if (is_not(next)) return false;
        }
        return false;
    }

    const AnalysedText& analysed_;
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
    const Player* of(const PatternToken& acts, std::vector<std::uint32_t>& words) const
    {
        const Player* player = nullptr;
        std::pair<std::size_t, std::size_t> most;
        bool several = false;
        for (std::uint32_t word = 0; word < analysed_.words.size(); ++word) {
            const std::size_t act = act_of(word, acts);
            const Named* found = act < size_of(acts) ? subject(word) : nullptr;
            if (!found || is_awaited(*found)) continue;
            if (!is_concept(act, acts, "lead")) found = hand_played_from(word, found);
            const std::pair told(told_beside(word, acts), size_of(acts) - act);
            if (told < most || (told == most && is_concept(act, acts, "say"))) continue;  // what is said of it comes afterwards
            several = told == most && (several || found->player->roles != player->roles);
            if (told > most) words = {found->match.first, word}, player = found->player;
            most = told;
        }
        return several || !player || player->roles.empty() ? nullptr : player;
    }

private:
    struct Named {
        ConceptMatch match;
        const Player* player;
    };

    /// "Before he had led": something else was done then.
    bool is_awaited(const Named& who) const
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
            return is_listed(contends_, word.stem) || word.stem == "want" || word.stem == "wish" || word.stem == "let" ||
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

/// `one fell on the table, and the other on the floor`: two things happened, each in its own way.
bool tells_of_two(const AnalysedText& analysed)
{
    bool one = false, other = false;
    for (const Token& word : analysed.words) {
        one = one || word.stem == "1" || word.stem == "2" || word.stem == "both";  // numbers are in figures
        other = other || (one && word.stem == "other");
    }
    return other;
}

/// Were they found in clauses that have nothing in common?
bool are_apart(const AnalysedText& analysed, const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    return std::none_of(a.begin(), a.end(), [&](std::uint32_t first) {
        return std::any_of(b.begin(), b.end(),
                           [&](std::uint32_t second) { return analysed.words[first].clause == analysed.words[second].clause; });
    });
}

/// The value of the longest pattern that matches; nothing if two values match at the same length; of two things the value of
/// each.
std::optional<Fact> value_said(const FactRule& rule, const AnalysedText& analysed, const Finder& finder)
{
    std::map<Word, std::vector<std::uint32_t>> best;
    for (const Pattern& pattern : rule.patterns) {
        auto words = finder.find(pattern.tokens);
        if (words.empty() || (best.count(pattern.word) && words.size() <= best[pattern.word].size())) continue;
        best[pattern.word] = std::move(words);
    }
    const auto longest = std::max_element(best.begin(), best.end(),
                                          [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    if (longest == best.end()) return std::nullopt;
    if (rule.attr == Attr::manner && tells_of_two(analysed)) {  // cards, each seen in its own way
        Fact fact{rule.attr, {longest->first}, longest->second};
        for (const auto& [word, words] : best) {
            if (word == longest->first || !are_apart(analysed, words, longest->second)) continue;
            fact.words.push_back(word);
            fact.found_in.insert(fact.found_in.end(), words.begin(), words.end());
        }
        if (fact.words.size() > 1) return fact;
    }
    if (const auto found = best.find(rule.decides); found != best.end()) return Fact{rule.attr, {found->first}, found->second};
    const auto equal = std::count_if(best.begin(), best.end(),
                                     [&](const auto& each) { return each.second.size() == longest->second.size(); });
    if (equal > 1) return std::nullopt;
    return Fact{rule.attr, {longest->first}, longest->second};
}

/// "Before the cards were cut", "not yet cut": in the clause of these words something says that it was still to come. "Nobody saw
/// it until they were cut" says that it came.
bool is_awaited(const AnalysedText& analysed, std::uint32_t first, std::uint32_t last, const Lexicon& lexicon,
                const FactTables& tables)
{
    while (first > 0 && analysed.words[first - 1].clause == analysed.words[first].clause) --first;
    while (last + 1 < analysed.words.size() && analysed.words[last + 1].clause == analysed.words[last].clause) ++last;
    const auto clause = std::span(analysed.words).subspan(first, last + 1 - first);
    const auto is_told = [&](const PatternToken& words) {
        return std::any_of(clause.begin(), clause.end(),
                           [&](const Token& word) { return is_listed(words, word.stem) || is_listed(words, word.before); });
    };
    const auto is_meant = [&](std::string_view name) {
        const auto meaning = lexicon.find_concept(name);
        for (std::uint32_t word = first; meaning && word <= last; ++word)
            if (analysed.means(word, *meaning)) return true;
        return false;
    };
    if (is_told(tables.until) && (is_meant("not") || is_meant("nobody"))) return false;
    return is_told(tables.awaited);
}

/// The words that tell nothing of what was done at the table.
class Beside {
public:
    Beside(const AnalysedText& analysed, const FactTables& tables) : words_(analysed.words), tables_(tables) {}

    std::vector<std::uint32_t> all() const
    {
        std::vector<std::uint32_t> out;
        for (std::uint32_t word = 0; word < words_.size(); ++word)
            if (is_of_law(word) || names_book(word) || counts(word)) out.push_back(word);
        return out;
    }

private:
    bool is_in_sentence(std::uint32_t word, std::uint32_t other) const { return words_[word].sentence == words_[other].sentence; }

    /// "He says a card is only played when he leaves it from the hand."
    bool is_of_law(std::uint32_t word) const
    {
        for (std::uint32_t said = word; said-- > 0 && is_in_sentence(said, word);) {
            if (!is_listed(tables_.asserts, words_[said].stem)) continue;
            for (std::uint32_t i = said + 1; i < words_.size() && is_in_sentence(said, i); ++i)
                if (is_listed(tables_.general, words_[i].stem)) return true;
            return false;
        }
        return false;
    }
    /// "We play by the laws of 1904", "it is Portland 1904 we play by".
    bool names_book(std::uint32_t word) const
    {
        constexpr std::uint32_t reach = 4;
        if (!is_listed(tables_.by_laws, words_[word].stem)) return false;
        const auto size = static_cast<std::uint32_t>(words_.size());
        for (std::uint32_t i = word - std::min(word, reach); i < std::min(size, word + reach + 1); ++i)
            if (words_[i].clause == words_[word].clause && is_listed(tables_.books, words_[i].stem)) return true;
        return false;
    }
    /// "Four tricks afterwards".
    bool counts(std::uint32_t word) const
    {
        const std::string& stem = words_[word].stem;
        return word + 1 < words_.size() && stem[0] >= '3' && stem[0] <= '9' &&
               is_listed(tables_.counted, words_[word + 1].stem) && words_[word].clause == words_[word + 1].clause;
    }

    const std::vector<Token>& words_;
    const FactTables& tables_;
};

/// Without them.
void leave_out(AnalysedText& analysed, const std::vector<std::uint32_t>& words)
{
    for (const std::uint32_t word : words) {
        analysed.words[word].stem = "#beside";
        std::erase_if(analysed.matches, [&](const ConceptMatch& match) { return match.first == word; });
    }
}

/// Of him who does what the rule wants.
std::optional<Fact> side_of(const FactRule& rule, const Who& who)
{
    std::vector<std::uint32_t> words;
    const Player* player = rule.by.concepts.size() + rule.by.stems.size() == 0 ? nullptr : who.of(rule.by, words);
    if (!player) return std::nullopt;
    const auto against = [](Word role) { return role == Word::eldest || role == Word::third; };
    const auto adversaries = std::count_if(player->roles.begin(), player->roles.end(), against);
    if (adversaries == 0) return Fact{rule.attr, {Word::declaring}, words};
    if (adversaries != static_cast<std::ptrdiff_t>(player->roles.size())) return std::nullopt;
    return Fact{rule.attr, {Word::adversary}, words};
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

std::vector<Fact> facts_in(const AnalysedText& text, Kind kind, const Lexicon& lexicon, const FactTables& tables)
{
    AnalysedText analysed = with_players(text, lexicon);
    leave_out(analysed, Beside(analysed, tables).all());
    std::vector<Fact> facts;
    const Finder finder(analysed, lexicon);
    const Who who(analysed, lexicon, tables.contends);
    for (const terms::AttributeUse& use : terms::info(kind).attributes) {
        const FactRule* rule = use.attr == Attr::role ? nullptr : rule_for(use.attr, kind, tables);
        if (!rule) continue;
        auto fact = value_said(*rule, analysed, finder);
        if (!fact) fact = side_of(*rule, who);
        if (fact) facts.push_back(std::move(*fact));
    }
    const auto act = std::find_if(tables.acts.begin(), tables.acts.end(), [&](const Act& each) { return each.kind == kind; });
    if (act == tables.acts.end() || !terms::info(kind).find(Attr::role)) return facts;
    std::vector<std::uint32_t> words;
    if (const Player* player = who.of(act->words, words)) facts.push_back({Attr::role, player->roles, words});
    return facts;
}

std::vector<terms::Mark> marks_told(const AnalysedText& analysed, const Lexicon& lexicon, const FactTables& tables,
                                    std::uint32_t first)
{
    const Finder finder(analysed, lexicon);
    std::vector<terms::Mark> out;
    for (const PassedMark& each : tables.passed) {
        const auto words = finder.find(each.tokens, first);
        const bool so = !words.empty() && !is_awaited(analysed, words.front(), words.back(), lexicon, tables);
        if (so && std::find(out.begin(), out.end(), each.mark) == out.end()) out.push_back(each.mark);
    }
    return out;
}

std::vector<terms::Mark> marks_passed(const AnalysedText& analysed, Kind kind, const Lexicon& lexicon, const FactTables& tables)
{
    const auto act = std::find_if(tables.acts.begin(), tables.acts.end(), [&](const Act& each) { return each.kind == kind; });
    std::uint32_t first = 0;  // the word that tells the deed; a wrong score was wrong before
    while (act != tables.acts.end() && first < analysed.words.size() && !is(analysed, first, act->words)) ++first;
    return marks_told(analysed, lexicon, tables, first);
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
