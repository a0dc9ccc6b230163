// Everyday text as `cite` hears it: words, forms, circumstances, features; each table that is searched cleverly beside one that
// is searched simply.
#include "lawbook_files.hpp"
#include "phrases/facts.hpp"
#include "phrases/model.hpp"
#include "phrases/people.hpp"
#include "phrases/read_lexicon.hpp"
#include "phrases/unwrapped.hpp"
#include "source/text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <sstream>

using namespace hoyle;
using namespace hoyle::phrases;

namespace {

std::string told(const std::vector<Token>& all)
{
    std::string out;
    for (const Token& token : all)
        out += (out.empty() ? "" : " ") + token.stem + (token.possessive ? "/s" : "") + (token.mended.empty() ? "" : "~");
    return out;
}
std::string told(std::string_view text) { return told(tokens(text)); }

/// With the words that people at a card table use.
std::string understood(std::string_view text)
{
    const KnownWords known(lexicon());
    return told(tokens(text, &known));
}

/// "led out of turn=out-of-turn; turn=..." as the mentions follow one another.
std::string matches(std::string_view text)
{
    const AnalysedText analysed = analyse(text, lexicon());
    std::string out;
    for (const ConceptMatch& match : analysed.matches) {
        std::string words;
        for (std::uint32_t i = 0; i < match.count; ++i) words += (i ? " " : "") + analysed.words[match.first + i].stem;
        out += (out.empty() ? "" : "; ") + words + "=" + std::string(lexicon().concepts[match.concept_]);
    }
    return out;
}

/// A small lexicon of our own, so that nothing hangs on the shipped words.
struct Words {
    std::vector<std::string> concept_names;
    std::map<std::string, std::vector<Concept>> by_stems;
    std::vector<std::string> idle_words;
    std::set<std::string> known_words;

    void means(const std::string& concept_, const std::vector<std::string>& all)
    {
        const auto number = static_cast<Concept>(concept_names.size());
        concept_names.push_back(concept_);
        for (const std::string& form : all) {
            std::string stems;
            for (const Token& token : tokens(form))
                stems += (stems.empty() ? "" : " ") + token.stem, known_words.insert(token.stem);
            by_stems[stems].push_back(number);
        }
    }
    const Lexicon& lexicon()
    {
        idle_view.assign(idle_words.begin(), idle_words.end());
        std::sort(idle_view.begin(), idle_view.end());
        concept_view.assign(concept_names.begin(), concept_names.end());
        known_view.assign(known_words.begin(), known_words.end());
        forms.clear();
        for (const auto& [stems, concepts] : by_stems) forms.push_back({arena.keep(stems), arena.keep(concepts)});
        out = {idle_view, forms, concept_view, known_view, {}, 4};
        return out;
    }

private:
    std::vector<std::string_view> idle_view, concept_view, known_view;
    std::vector<Lexicon::Form> forms;
    lawbook::Arena arena;
    Lexicon out;
};

Words few_words()
{
    Words words;
    words.idle_words = {"the", "a", "of", "by", "to", "from", "in"};
    words.means("not", {"not", "never"});
    words.means("dealer", {"dealer"});
    words.means("dealers-partner", {"dealer partner"});
    words.means("eldest", {"eldest"});
    words.means("third", {"third hand"});
    words.means("lead", {"lead", "led"});
    words.means("double", {"double", "go over"});
    words.means("redouble", {"go over again"});
    return words;
}

std::string told(const std::vector<Fact>& facts)
{
    std::string out;
    for (const Fact& fact : facts) {
        out += (out.empty() ? "" : "; ") + std::string(terms::slug(fact.attr)) + ":";
        for (Word word : fact.words) out += " " + std::string(terms::slug(word));
        out += " @";
        for (std::uint32_t word : fact.found_in) out += " " + std::to_string(word);
    }
    return out;
}

/// What is heard of a lead out of turn. The rules are ours: followed-by 0 "nobody followed", 1 "second followed" or "second hand
/// played", 2 "followed twice"; turn-of partner "partner lead".
std::string facts(std::string_view text)
{
    static Words words = few_words();
    static const Lexicon& lexicon = words.lexicon();
    static lawbook::Arena arena;
    const auto token = [](std::vector<Literal> stems) { return PatternToken{arena.keep(stems), {}}; };
    const auto pattern = [](std::vector<PatternToken> all) { return arena.keep(all); };
    static const auto nobody = token({"nobodi"}), followed = token({"follow"}), second = token({"second"}),
                      hand = token({"hand"}), played = token({"play", "drop"}), third = token({"third"}), no = token({"not"});
    static const auto zero = pattern({nobody, followed}), one = pattern({second, followed}),
                      one_longer = pattern({second, hand, played}), two = pattern({third, followed}),
                      none = pattern({no, played});
    static const std::vector<Pattern> patterns{
        {Word::n0, zero}, {Word::n0, none}, {Word::n1, one}, {Word::n1, one_longer}, {Word::n2, two}};
    static const std::vector<FactRule> rules{
        {Attr::followed_by, std::nullopt, Word::unset, Word::unset, Word::unset, {}, patterns}};
    static const std::vector<Concept> acts{*lexicon.find_concept("lead")};
    static const std::vector<Act> all_acts{{Kind::lead_out_of_turn, {{}, arena.keep(acts)}}};
    static const FactTables tables{rules, all_acts, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    return told(facts_in(analyse(text, lexicon), Kind::lead_out_of_turn, lexicon, tables));
}

/// The edits that make one word of another, neighbours that changed places once: the whole table, as books print it.
int edits(std::string_view a, std::string_view b)
{
    std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (!i || !j) {
                d[i][j] = static_cast<int>(i + j);
                continue;
            }
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[a.size()][b.size()];
}

std::string nearest_simply(std::string_view word)
{
    std::string best;
    int least = (word.size() < 7 ? 1 : 2) + 1;
    for (std::string_view each : lexicon().known)
        if (each.size() >= 4 && each.size() <= 24 && each[0] == word[0] && edits(word, each) < least) {
            least = edits(word, each);
            best = each;
        }
    return best;
}

}  // namespace

TEST_CASE("words are taken down to their stems")
{
    CHECK(told("leads, leading; lead") == "lead lead lead");
    CHECK(told("") == "");
    CHECK(told(" ,.;:!?()-\n\t ") == "");
    CHECK(told("The Dealer LED") == "the dealer led");
}

TEST_CASE("apostrophes, straight and curly")
{
    CHECK(told("dealer's lead") == "dealer/s lead");
    CHECK(told("dealer\u2019s lead") == "dealer/s lead");
    CHECK(told("they'll he'd we've") == "they he we");
    CHECK(told("'quoted' \u2018quoted\u2019 \u201cquoted\u201d") == "quot quot quot");
    CHECK(told("partners' deal") == "partner deal");
}

TEST_CASE("what is denied is denied however it is written")
{
    for (const char* text : {"did not play", "didn't play", "didn\u2019t play", "didnt play", "Didn't play"}) {
        INFO(text);
        CHECK(told(text) == "did not play");
    }
    CHECK(told("cannot") == "can not");
    CHECK(told("can't") == "can not");
    CHECK(told("cant") == "can not");
    CHECK(told("won't") == "will not");
    CHECK(told("wasnt couldn't") == "was not could not");
    const auto both = tokens("he didn't");
    REQUIRE(both.size() == 3);
    CHECK(both[1].span.begin == 3);
    CHECK(both[2].span.begin == 3);
    CHECK(both[2].span.length == 6);
}

TEST_CASE("numbers in words are digits")
{
    CHECK(told("one Two thirteen twenty hundred twice") == "1 2 13 20 100 2");
    CHECK(told("seventeen nineteen seventy ninety") == "17 19 70 90");
    CHECK(told("3 tricks 26 points") == "3 trick 26 point");
    CHECK(told("2nd 3rd") == "second third");
}

TEST_CASE("a card in letters is a card")
{
    CHECK(told("SA D10 HT c9 s10 CK") == "card card card card card card");
    CHECK(told("sa is it at sat AS 10D S1 S11 SAK") ==
          "sa is it at sat as 10d s1 s11 sak");  // words, or nothing that a log writes
    CHECK(told("\u2660A \u266510 \u2663k") == "card card card");
    CHECK(told("\u2660, \u2665 \u2666s \u2663") == "spade heart diamond s club");
}

TEST_CASE("other signs part words and mean nothing")
{
    CHECK(told("led\u2013then\u2014played\u2026nothing\u00a0more") == "led then play noth more");
    const auto dashed = tokens("led\u2013then\u2014played");
    REQUIRE(dashed.size() == 3);
    CHECK(dashed[0].clause < dashed[1].clause);
    CHECK(dashed[1].clause < dashed[2].clause);
}

TEST_CASE("clauses and sentences")
{
    const auto all = tokens("a, b. c (d) e: f");
    REQUIRE(all.size() == 6);
    for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i - 1].clause < all[i].clause);
    CHECK(all[0].sentence == all[1].sentence);
    CHECK(all[1].sentence + 1 == all[2].sentence);
    CHECK(all[2].sentence == all[5].sentence);
}

TEST_CASE("slips of the pen are mended; names and what is near to nothing are not")
{
    CHECK(understood("teh dealer shufled, then the deeler revokd") == "teh dealer shuffl~ then the dealer~ revok~");
    CHECK(understood("adversray") == "adversari~");             // two letters that changed places
    CHECK(understood("Wilberforce led") == "#name led");        // begins with a capital
    CHECK(understood("zzyzx xylophones") == "zzyzx xylophon");  // near to nothing
    CHECK(understood("Dealer Partner") == "dealer partner");    // capitals of known words
}

TEST_CASE("the nearest word is what a plain search finds")
{
    const KnownWords known(lexicon());
    std::mt19937 random(81);
    const auto any = [&](std::size_t size) { return random() % size; };
    int mended = 0;
    for (int i = 0; i < 150; ++i) {
        std::string word(lexicon().known[any(lexicon().known.size())]);
        for (std::size_t slips = any(4); slips-- > 0 && word.size() > 1;) {
            const std::size_t at = any(word.size());
            switch (any(4)) {
            case 0: word.erase(at, 1); break;
            case 1: word.insert(at, 1, static_cast<char>('a' + any(26))); break;
            case 2: word[at] = static_cast<char>('a' + any(26)); break;
            default: std::swap(word[at], word[any(word.size())]);
            }
        }
        if (word.size() > 24) continue;
        INFO(word);
        CHECK(known.nearest(word) == nearest_simply(word));
        mended += !known.nearest(word).empty();
    }
    CHECK(mended > 50);
    CHECK(known.nearest("").empty());
    CHECK(known.nearest(std::string(500, 'a')).empty());
}

TEST_CASE("forms within forms are all heard, the longer first")
{
    Words words = few_words();
    const Lexicon& lexicon = words.lexicon();
    const auto analysed = [&](std::string_view text) {
        std::string out;
        for (const ConceptMatch& match : analyse(text, lexicon).matches)
            out += std::string(lexicon.concepts[match.concept_]) + " " + std::to_string(match.first) + "+" +
                   std::to_string(match.count) + "; ";
        return out;
    };
    CHECK(analysed("I go over again") == "redouble 1+3; double 1+2; ");
    CHECK(analysed("I go over, again") == "double 1+2; ");
    CHECK(analysed("I go, over again") == "");
    CHECK(analysed("go. over") == "");
    CHECK(analysed("the dealer's partner led") == "dealers-partner 0+2; dealer 0+1; lead 2+1; ");
    CHECK(analysed("the dealer, partner led") == "dealer 0+1; lead 2+1; ");
    CHECK(analysed("the third of the hand") == "third 0+2; ");  // idle words are passed over
    CHECK(analyse("the go of", lexicon).words.front().before.empty());
    CHECK(analyse("led by the dealer", lexicon).words.back().before == "by");
    CHECK(form_of("the third of the hand", lexicon) == "third hand");
    CHECK(form_of("of the", lexicon) == "of the");
}

TEST_CASE("the shipped words: every form is found, every table is sorted, and nothing is longer than the longest")
{
    const Lexicon& shipped = lexicon();
    CHECK(std::is_sorted(shipped.idle.begin(), shipped.idle.end()));
    CHECK(std::is_sorted(shipped.known.begin(), shipped.known.end()));
    REQUIRE(shipped.forms.size() > 500);
    for (const Lexicon::Form& form : shipped.forms) {
        INFO(form.stems.view());
        CHECK(shipped.find(form.stems) == &form);
        CHECK(static_cast<std::size_t>(std::count(form.stems.begin(), form.stems.end(), ' ')) < shipped.longest);
        CHECK_FALSE(form.concepts.empty());
    }
    CHECK(shipped.find("no such form as this") == nullptr);
    CHECK_FALSE(shipped.find_concept("no-such"));
    CHECK(matches("redouble") == "redoubl=redouble");
}

TEST_CASE("values are heard, and what is unsaid or denied is not")
{
    CHECK(facts("led; nobody followed") == "followed-by: 0 @ 1 2");
    CHECK(facts("nobody at all who sat there had followed") == "");  // more than three words between
    CHECK(facts("nobody who sat there followed") == "followed-by: 0 @ 0 4");
    CHECK(facts("nobody. Followed") == "");        // not across a sentence
    CHECK(facts("nobody, then, followed") == "");  // nor across a comma
    CHECK(facts("followed nobody") == "");         // in their order
    CHECK(facts("not second followed") == "");     // denied before it
    CHECK(facts("second never followed") == "");   // denied within it
    CHECK(facts("he did not. second followed") == "followed-by: 1 @ 3 4");
    CHECK(facts("did not play") == "followed-by: 0 @ 1 2");  // a denial of its own
    CHECK(facts("") == "");
}

TEST_CASE("of several values the one that is said at greater length holds; said equally, none")
{
    CHECK(facts("nobody followed, second followed") == "");
    CHECK(facts("nobody followed. second hand played") == "followed-by: 1 @ 2 3 4");
    CHECK(facts("second followed and second followed") == "followed-by: 1 @ 0 1");
}

TEST_CASE("who did it")
{
    CHECK(facts("the dealer led") == "role: dealer @ 0 1");
    CHECK(facts("led by the dealer") == "role: dealer @ 1 0");
    CHECK(facts("led by the eldest") == "role: eldest @ 1 0");
    CHECK(facts("the dealer's partner led") == "role: partner dummy @ 0 2");
    CHECK(facts("the dealer's partner's hand led") == "");  // what is somebody's does not act
    CHECK(facts("the dealer's hand led") == "");
    CHECK(facts("led to the dealer") == "");
    CHECK(facts("led from the dealer") == "");
    CHECK(facts("the eldest led to the dealer") == "role: eldest @ 0 1");
    CHECK(facts("from the dealer third hand led") == "role: third @ 1 3");
    CHECK(facts("the dealer watched, somebody led") == "");  // who that is was not said
    CHECK(facts("the dealer watched. he led") == "");
    CHECK(facts("somebody watched, the dealer led") == "role: dealer @ 2 3");
    CHECK(facts("the dealer. led") == "");  // another sentence
    CHECK(facts("led") == "");
}

TEST_CASE("features: stems, neighbours, meanings; only known ones weigh")
{
    Words words = few_words();
    const Lexicon& lexicon = words.lexicon();
    auto features = features_of(analyse("the dealer led", lexicon), lexicon);
    std::sort(features.begin(), features.end());
    CHECK(features == std::vector<std::string>{"@dealer", "@lead", "dealer", "dealer led", "led"});
    CHECK(features_of(analyse("", lexicon), lexicon).empty());
    CHECK(weight_of("no such feature at all", "revoke-penalty", model()) == 0);
    CHECK(weight_of("@revoke", "revoke-penalty", model()) > 0);
    CHECK(weight_of("@revoke", "no-such-topic", model()) == 0);
}

TEST_CASE("the classifier: each topic once, the likeliest first, whatever the order of the words")
{
    const auto told_topics = [](std::string_view text) { return classify(analyse(text, lexicon()), lexicon(), model()); };
    const auto all = told_topics("he revoked in the third trick");
    REQUIRE(all.size() == model().topics.size());
    CHECK(all.front().topic == "revoke-penalty");
    CHECK(std::is_sorted(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.probability > b.probability; }));
    std::set<std::string_view> topics;
    for (const Likelihood& each : all) {
        topics.insert(each.topic);
        CHECK(each.probability > 0);
        CHECK(each.probability < 1);
    }
    CHECK(topics.size() == all.size());
    for (const Likelihood& each : told_topics("")) CHECK(each.probability < 0.5);  // nothing said, nothing meant
}

TEST_CASE("the shipped words: the circumstances of a lead out of turn")
{
    const auto analysed = [](std::string_view text) {
        std::string out;
        for (const Fact& fact : facts_in(analyse(text, lexicon()), Kind::lead_out_of_turn, lexicon(), fact_tables())) {
            if (fact.attr != Attr::followed_by && fact.attr != Attr::role) continue;
            out += (out.empty() ? "" : ", ") + std::string(terms::slug(fact.attr));
            for (Word word : fact.words) out += " " + std::string(terms::slug(word));
        }
        return out;
    };
    CHECK(analysed("the dealer led from the wrong hand. Nobody has followed") == "followed-by 0, role dealer");
    CHECK(analysed("the dealer led, everybody followed") == "followed-by 3, role dealer");
    CHECK(analysed("the dealer\u2019s partner led the ace") == "role partner dummy");
    CHECK(analysed("led out of turn") == "");
    // words that share something with those that say a fact, and say none
    CHECK(analysed("the dealer led from the wrong hand before anyone spoke") == "role dealer");
    CHECK(analysed("the dealer led from the wrong hand. Four tricks afterwards she played the two") == "role dealer");
    CHECK(analysed("the dealer led from the wrong hand. All four followed") == "followed-by 3, role dealer");
    CHECK(analysed("we play by the laws of 1904. The dealer led out of turn") == "role dealer");
    CHECK(analysed("the dealer led. He says it is only a false lead if second hand has followed") == "role dealer");
    CHECK(analysed("the dealer led. He says second hand has followed") == "followed-by 1, role dealer");
    // a hand that is laid down is no card that is led
    CHECK(analysed("a heart was led out of turn. The dealer\u2019s partner laid down his hand").empty());
    // something was still to be done
    CHECK(analysed("before the dealer had led, third hand laid down a heart") == "role third");
    CHECK(analysed("the dealer would have a spade led").empty());
}

namespace {

/// The turns of followed-by 0 as they were read, their words by | and blank; behind them what is wrong with the file.
std::string patterns_read(const std::string& list)
{
    const test::Folder folder;
    const std::string file = folder.write("facts.yaml", "followed-by:\n  '0': " + list + "\n");
    std::vector<lawbook::Mistake> mistakes;
    const FactData data = read_facts(file.substr(0, file.rfind('/')), lexicon(), mistakes);
    std::string out;
    for (const auto& rule : data.rules)
        for (const auto& pattern : rule.patterns) {
            out += out.empty() ? "" : "; ";
            for (std::size_t i = 0; i < pattern.tokens.size(); ++i) {
                out += i ? " " : "";
                for (std::size_t j = 0; j < pattern.tokens[i].stems.size(); ++j)
                    out += (j ? "|" : "") + pattern.tokens[i].stems[j];
            }
        }
    for (const auto& mistake : mistakes) out += (out.empty() ? "" : "; ") + std::to_string(mistake.line) + ": " + mistake.message;
    return out;
}

}  // namespace

TEST_CASE("what is no meaning and no mark is refused where facts.yaml has it")
{
    const auto refused = [](const std::string& text) {
        const test::Folder folder;
        const std::string file = folder.write("facts.yaml", text);
        std::vector<lawbook::Mistake> mistakes;
        read_facts(file.substr(0, file.rfind('/')), lexicon(), mistakes);
        std::string out;
        for (const auto& each : mistakes)
            out += std::to_string(each.line) + ":" + std::to_string(each.column) + ": " + each.message + "\n";
        return out;
    };
    CHECK(refused("passed:\n  next-pack-cutt: ['cut pack']\n") == "2:3: `next-pack-cutt` is no mark of the vocabulary\n");
    CHECK(refused("acts:\n  revoke: [revoke, revok]\n") == "2:20: `revok`: words.yaml has no such meaning\n");
    CHECK(refused("acts:\n  revoke: [revoke, '\"turned\"']\n").empty());
    CHECK(refused("cut-omitted.raised-by: {by: [noticed]}\n") == "1:30: `noticed`: words.yaml has no such meaning\n");
    CHECK(refused("card-exposed.manner: {decides: floor}\n") == "1:32: `floor` is no value of `manner`\n");
}

TEST_CASE("turns as facts.yaml writes them; an alternative of several words stands for itself")
{
    CHECK(patterns_read("[nobody followed]") == "nobodi follow");
    CHECK(patterns_read("['nobody|none followed|played']") == "nobodi|none follow|play");
    CHECK(patterns_read("['nobody|no+one followed']") == "no 1 follow; nobodi follow");
    CHECK(patterns_read("['nobody followed|put+down|laid+down']") == "nobodi put down; nobodi laid down; nobodi follow");
    CHECK(patterns_read("['no+one put+down']") == "no 1 put down");
    CHECK(patterns_read("['nobody| no one followed']") ==
          "nobodi no 1 follow; 2: `nobody|`: a word is wanted on both sides of the "
          "bar; one of several words is written with +, no+one");
    CHECK(patterns_read("['nobody|no-one followed']") ==
          "nobodi|no|1 follow; 2: `no-one` is more than one word; write them with +, as in no+one");
}

TEST_CASE("what is said of the time, of one's own, or of tricks that are claimed says nothing of the trick")
{
    const auto says = [](std::string_view text, Attr attr) {
        const auto facts = facts_in(analyse(text, lexicon()), Kind::revoke, lexicon(), fact_tables());
        return std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) { return fact.attr == attr; });
    };
    CHECK_FALSE(says("West revoked and had a diamond all the time", Attr::quitted));
    CHECK_FALSE(says("he revoked in trumps of his own", Attr::question));
    CHECK_FALSE(says("West revoked, and South wants three tricks for it", Attr::side_played_on));
    CHECK(says("he revoked, and found it two tricks later", Attr::side_played_on));
    CHECK(says("West revoked; there was still time, the cards were on the table", Attr::quitted));
}

TEST_CASE("lines that tell no incident are on no topic's side; a line may tell two")
{
    const auto likely = [](std::string_view words, std::string_view topic) {
        const auto far = decision_values(analyse(words, lexicon()), lexicon(), incidents());
        REQUIRE(far.size() == incidents().topics.size());
        double most = 0;
        for (std::size_t i = 0; i < far.size(); ++i)
            if (topic.empty() || incidents().topics[i] == topic) most = std::max(most, to_probability(far[i]));
        return most;
    };
    CHECK(likely("We sat down at nine, and Mrs Dale made the tea.", "") < 0.5);
    CHECK(likely("Partner doubled my own no trumps, which he had no right to do.", "double-no-right") > 0.5);
    CHECK(likely("", "") < 0.5);
    CHECK(to_probability(-1) < to_probability(0));
    CHECK(to_probability(0) < to_probability(1));
}

TEST_CASE("a description is of nothing that only stories have")
{
    const auto topics = model().topics;
    CHECK(std::find(topics.begin(), topics.end(), "narrative") == topics.end());
    const auto told = incidents().topics;
    CHECK(std::find(told.begin(), told.end(), "narrative") == told.end());
    CHECK(incidents().features.data() == model().features.data());  // one table
}

namespace {

/// Of each word for a player of whom something is known the word and what he may be: D, L, P, R from the dealer round.
std::string players(std::string_view text)
{
    std::string out;
    for (const Spoken& each : who_is_who(text, lexicon())) {
        out += (out.empty() ? "" : " ") + std::string(text.substr(each.words.begin, each.words.length)) + ":";
        for (unsigned place = 0; place < 4; ++place)
            if (each.places >> place & 1U) out += "DLPR"[place];
    }
    return out;
}

}  // namespace

TEST_CASE("who is who is worked out from whatever is told of it")
{
    CHECK(players("Mr. Kerr dealt. Miss Ebb sat on his left.") == "Mr. Kerr:D Miss Ebb:L his:D");
    CHECK(players("I dealt, and my partner Mr. Joss was dummy.") == "I:D my partner:P Mr. Joss:P");
    // two partners, and another who deals
    CHECK(players("My partner Mr. Joss led. The dealer, Mr. Bly, objected to me.") ==
          "My partner:LR Mr. Joss:LR Mr. Bly:D me:LR");
    CHECK(players("I was dealer, Mr. and Mrs. Dodd against me.") == "I:D Mr:LR Mrs. Dodd:LR me:D");
    CHECK(players("North Kane (dealer), East Loft, South Mead, West Nunn.") ==
          "North:D Kane:D East:L Loft:L South:P Mead:P West:R Nunn:R");
    CHECK(players("My Uncle Rex was the dealer, so Mrs. Bell's cards were on the table.") == "My:LR Uncle Rex:D Mrs. Bell:P");
    CHECK(players("Mr. Ames was dealer. Mr. Tully is one of his adversaries.") == "Mr. Ames:D Mr. Tully:LR his:LR");
    CHECK(players("I was South and my partner North was Emily, East Mr Fox. I dealt.") ==
          "I:D South:D my partner:P North:P Emily:P East:R Mr Fox:R I:D");
    CHECK(players("South Brandt (that am I), West Pryce. South dealt.") == "South:D Brandt:D I:D West:L Pryce:L South:D");
    CHECK(players("Mr Kerr led from THE DUMMY. Mr Kerr dealt.") == "Mr Kerr:D Mr Kerr:D");
    CHECK(players("The lady on my left led. I was the dealer.") == "The lady on my left:L I:D");
    // the dealer is nobody else than he of whom it is told
    CHECK(players("Mr. Plum was the dealer, and he said that he had the rest.") == "Mr. Plum:D he:D he:D");
    CHECK(players("Mr. Plum led to the dealer, and he said that he had the rest.").empty());
}

TEST_CASE("whoever plays the hand dealt it")
{
    CHECK(players("Dorothea was playing the hand and dropped an ace.") == "Dorothea:D");
    CHECK(players("I played the two hands, and Maud sat on my left.") == "I:D Maud:L my:D");
    CHECK(players("Playing the hand at diamonds, I dropped an ace.") == "I:D");
    CHECK(players("Ann had won the last trick for the defence.") == "Ann:LR");
    CHECK(players("I dealt. Mrs. Poe sat right from me.") == "I:D Mrs. Poe:R me:D");
    CHECK(players("Our churchwarden was playing the hand, and the curate's cards were spread opposite him.") ==
          "Our churchwarden:D the curate:P");
    CHECK(players("Lowe (dealer), then clockwise Fitch, Lowe's partner, Garrity. Garrity played.") ==
          "Lowe:D Fitch:L Lowe's partner:P Garrity:R Garrity:R");
    CHECK(players("Brewster dealt. It had been Tuck's deal all along.") == "Brewster:D");
    CHECK(players("Tom played the hand out and Ann dropped an ace.").empty());
    CHECK(players("We played the hand and Tom dropped an ace.").empty());
}

TEST_CASE("whoever plays a card himself does not sit opposite the dealer")
{
    CHECK(players("Tom dealt. Ann led a club when it was not her lead.") == "Tom:D Ann:LR her:LR");
    CHECK(players("Tom dealt. Ann, who is Bob's partner, laid down the four of hearts.") == "Tom:D Ann:LR Bob's partner:LR");
    CHECK(players("I am West, South dealt, and spades were not played. My partner East put down the king of hearts.") ==
          "I:L West:L South:D My partner:R East:R");
    CHECK(players("Tom dealt. Ann led a club from dummy.") == "Tom:D");
    CHECK(players("Tom dealt. Ann led them a dance.") == "Tom:D");
    CHECK(players("Tom dealt. Tom's partner Ann was dummy. Ann played a heart.") == "Tom:D Tom's partner:P Ann:P Ann:P");
    CHECK(players("Tom dealt. Ann had the lead, being on Tom's left hand.") == "Tom:D Ann:L Tom's left hand:L");
}

TEST_CASE("a text typed to a width has its sentences on lines of their own again")
{
    const auto read = unwrapped("On Tuesday evening Colonel Frayne dealt and left it to Mrs.\n"
                                "Oakes, who declared diamonds. Mr. Tilley had the lead, being\n"
                                "on his left. The third trick was won by the Colonel with the\n"
                                "king of clubs. He then led from the wrong hand.\n"
                                "Was he right?\n");
    REQUIRE(read);
    CHECK(*read == "On Tuesday evening Colonel Frayne dealt and left it to Mrs. Oakes, who declared diamonds.\n"
                   "Mr. Tilley had the lead, being on his left.\n"
                   "The third trick was won by the Colonel with the king of clubs.\n"
                   "He then led from the wrong hand.\n"
                   "Was he right?\n");
    // as many lines as before, so that what stands behind a long sentence keeps its number
    const auto longer = unwrapped("so the dealer took the trick in his own hand with the ace\n"
                                  "of spades and then he goes and pulls the six of clubs out\n"
                                  "of dummy and leads it. what then\n"
                                  "\n"
                                  "North leads\n");
    REQUIRE(longer);
    CHECK(
        *longer ==
        "so the dealer took the trick in his own hand with the ace of spades and then he goes and pulls the six of clubs out of "
        "dummy and leads it.\n\nwhat then\n\nNorth leads\n");
    // a line for each statement, a table: none was typed to a width
    CHECK(
        !unwrapped("North leads the ace of hearts and East plays\nSouth plays the two of hearts and West the king\nEast wins\n"));
    CHECK(!unwrapped(
        "first game   ns 24   ew 12 and honours for nobody at all\nsecond game  ns 30   ew 6 and the same again for them\n"
        "third game   ns 30   ew 8 and that was all of the evening\n"));
    CHECK(!unwrapped("n: the king of hearts which was not his to play\ne: a club, and then a spade, she could not say why\n"));
    CHECK(!unwrapped(""));
    CHECK(!unwrapped("\n\n\r\n"));
}

TEST_CASE("unwrapping keeps every word and as many lines, whatever the bytes")
{
    const auto words = [](std::string_view text) {
        std::istringstream in{std::string(text)};
        return std::vector<std::string>(std::istream_iterator<std::string>(in), {});
    };
    std::mt19937 random(1904);
    const std::string_view parts[] = {"the",    "Colonel", "led",    "a",   "heart.", "Mrs.", "\"No,", "partner?\"",
                                      "(East)", "\xff",    "\n",     "\n",  "\r\n",   "\n\n", "1904",  "then",
                                      "it",     "was",     "nobody", "who", "spoke;", "to",   "her"};
    int unwrapped_once = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        std::size_t column = 0;
        const std::size_t width = 40 + random() % 40;
        for (int i = 0; i < 60; ++i) {
            const auto part =
                parts[random() % (round % 2 ? std::size(parts) : 10)];  // of every second nothing but the width breaks lines
            const bool breaks = column + part.size() > width;
            text += breaks ? "\n" : column ? " " : "";
            text += part;
            column = breaks ? part.size() : column + part.size() + 1;
            if (part.back() == '\n') column = 0;
        }
        const auto read = unwrapped(text);
        if (!read) continue;
        ++unwrapped_once;
        REQUIRE(words(*read) == words(text));
        REQUIRE(split_lines(*read).size() == split_lines(text).size());
    }
    CHECK(unwrapped_once > 100);
}

TEST_CASE("of who is who nothing is guessed")
{
    CHECK(players("Tom led, and Ann followed.").empty());
    CHECK(players("Tom should have dealt.").empty());
    CHECK(players("It was Tom's turn to deal, and Ann dealt.").empty());
    CHECK(players("I was dealt fourteen cards.").empty());
    CHECK(players("Tom dealt. In the next hand Ann dealt.") == players("Ann dealt. In the next hand Tom dealt."));
    CHECK(players("").empty());
    CHECK(players("'s . ' ( & Mr. Mrs.").empty());
    CHECK(players(std::string(100000, 'A')).empty());
}

TEST_CASE("what is known of a player is heard as if the words said it, and who did it is he in whose sentence most of it is told")
{
    const auto role = [](std::string_view text, Kind kind) {
        AnalysedText heard = analyse(text, lexicon());
        add_players(heard, who_is_who(text, lexicon()), lexicon());
        std::string out;
        for (const Fact& fact : facts_in(heard, kind, lexicon(), fact_tables()))
            if (fact.attr == Attr::role)
                for (const Word word : fact.words) out += (out.empty() ? "" : " ") + std::string(terms::slug(word));
        return out;
    };
    CHECK(role("Mr. Kerr dealt. Miss Ebb, on his right, led out of turn.", Kind::lead_out_of_turn) == "third");
    CHECK(role("Mr. Kerr dealt. Miss Ebb, on his right, says that this is a revoke.", Kind::revoke).empty());
    CHECK(role("I dealt. Tom, on my left, led the king, and Ann, on my right, led out of turn.", Kind::lead_out_of_turn) ==
          "third");
    // a seat behind a verb is his of whom the sentence tells, and not the next one's
    const std::string seats =
        "The curate dealt and sat South, I was his partner in the North, Mr Pike sat West and Mr Lamb East. ";
    CHECK(role(seats + "Mr Pike threw down his cards.", Kind::cards_thrown_down) == "eldest");
    // whoever wants the penalty has not done it
    CHECK(role("Mr. Kerr dealt. Now Mr. Kerr wants three tricks for a revoke.", Kind::revoke).empty());
    // the maker's opponents are the dealer's, whichever of the two made it
    CHECK(role("Hearts, made by me. One of our opponents revoked, and we claimed it.", Kind::revoke) == "eldest third");
    CHECK(role("The dealer took the trick in his own hand. Then he led a club from dummy.", Kind::lead_out_of_turn) == "dealer");
    CHECK(role("Aunt May led out of turn. I was the dealer, and Tom my partner.", Kind::lead_out_of_turn) == "eldest third");
    CHECK(role("Against the dealer: he led out of turn.", Kind::lead_out_of_turn) != "dealer");
    // the lead that was somebody's, or that he may make, is not led
    // I'm, im: two words; whoever sits on my left, whatever he is called
    CHECK(role("I'm the dealer and the bloke on my left revoked.", Kind::revoke) == "eldest");
    CHECK(role("ok so im dealer and the guy on my right revoked", Kind::revoke) == "third");
    CHECK(role("im the dealer and i revoked", Kind::revoke) == "dealer");
    CHECK(role("Mr Kerr dealt. Tom, on his left, had the lead, but Ann, on the dealer's right, led the six.",
               Kind::lead_out_of_turn) == "third");
    CHECK(role("Mr Kerr dealt. Tom, on his left, asked if he may lead, but Ann, on the dealer's right, led the six.",
               Kind::lead_out_of_turn) == "third");
    // what is played from dummy's cards is dummy's, and what stands first among the acts tells most
    CHECK(role("Mr Kerr dealt and Ann was dummy. Mr Kerr played a club from Ann's cards.", Kind::revoke) == "partner dummy");
    CHECK(role("Tom dealt, and I sat on his left. I said, Lou, wait, it is my lead.", Kind::warned_partner_of_lead) == "eldest");
    CHECK(role("Tom dealt, and I sat on his left. I said it was my lead. Tom says I may not.", Kind::warned_partner_of_lead) ==
          "eldest");
    // who is spoken to
    CHECK(role("Mr Kerr dealt, and Tom sat on his left. Ann says: Tom, you revoked in spades.", Kind::revoke) == "eldest");
    CHECK(role("Mr Kerr dealt, and Tom sat on his left. Tom says you revoked in spades.", Kind::revoke).empty());
    // whose turn it was has not led; who is made to lead leads; no trumps are no trump
    CHECK(role("I dealt. I was to lead from the table. But Mrs Tait, on my right, led the ten.", Kind::lead_out_of_turn) ==
          "third");
    CHECK(role("I dealt. Mrs Tait, on my right, led the ten. I can make them lead a suit.", Kind::lead_out_of_turn) == "third");
    CHECK(role("Tom dealt, and Kate sat on his right. I should have led. Kate led the four.", Kind::lead_out_of_turn) == "third");
    CHECK(role("I dealt and called no trumps. Kate, on my right, ruffed a spade.", Kind::revoke) == "third");
    CHECK(role("Mr Abbott dealt, his boy Ned was dummy. I am on Mr Abbott's left, my friend Lou on his right. Lou led the king. "
               "Mr Abbott said I must not lead a diamond.",
               Kind::lead_out_of_turn) == "third");
    // her partner, who is the writer, is no she
    CHECK(players("Last night Priya dealt, I was her partner so my cards were on the table, and Marcus sat on her left.")
              .find("Marcus:L") != std::string::npos);
    // who says I in quotation marks is not the writer
    CHECK(role("I dealt. Tom, on my left, said, \"Then I revoked.\"", Kind::revoke) != "dealer");
}

TEST_CASE("a circumstance that decides is heard above any other, and a side by whoever acts")
{
    const auto said = [](std::string_view text, Kind kind) {
        AnalysedText heard = analyse(text, lexicon());
        add_players(heard, who_is_who(text, lexicon()), lexicon());
        return told(facts_in(heard, kind, lexicon(), fact_tables()));
    };
    CHECK(said("He dropped it, and it went under the table, face up.", Kind::card_exposed).find("manner") != std::string::npos);
    CHECK(said("He dropped it, and it went under the table, face up.", Kind::card_exposed).find("below-table") !=
          std::string::npos);
    CHECK(said("He dropped it on the table, face up.", Kind::card_exposed).find("below-table") == std::string::npos);
    CHECK(said("Tom dealt. Ann, on his left, said the pack had not been cut.", Kind::cut_omitted).find("adversary") !=
          std::string::npos);
    CHECK(said("Tom dealt. Tom said the pack had not been cut.", Kind::cut_omitted).find("declaring") != std::string::npos);
    CHECK(said("The dealer led from the wrong hand, and before any other card fell I stopped him.", Kind::lead_out_of_turn) ==
          "turn-of: partner @ 2; followed-by: 0 @ 5 6 7 8; role: dealer @ 0 2");
    CHECK(said("He said the rest were his. He had miscounted.", Kind::claim_of_rest) == "true: no @ 4 5");
    CHECK(said("We picked it up and put it with the rest.", Kind::card_exposed).find("believing-claim") == std::string::npos);
}

TEST_CASE("what has happened behind the deed ends a right; what was still to come does not")
{
    const auto passed = [](std::string_view text, Kind kind) {
        std::string out;
        for (const terms::Mark mark : marks_passed(analyse(text, lexicon()), kind, lexicon(), fact_tables()))
            out += (out.empty() ? "" : " ") + std::string(terms::slug(mark));
        return out;
    };
    CHECK(passed("He revoked at the fifth trick. I had cut the pack to him when Dora cried out.", Kind::revoke) ==
          "next-pack-cut");
    CHECK(passed("I cut the pack to him and he dealt. He revoked at the fifth trick.", Kind::revoke).empty());
    CHECK(passed("He revoked at the fifth trick. I spoke before the pack was cut.", Kind::revoke).empty());
    CHECK(passed("He revoked. The next pack had not been cut.", Kind::revoke).empty());
    CHECK(passed("He revoked. I said so at once, no card had been cut.", Kind::revoke).empty());
    CHECK(passed("The rubber was added up, all agreed the total. Then I saw that the honours were wrong.", Kind::score_error) ==
          "rubber-agreed");
    CHECK(passed("The honours were put down wrong. It was all right till then.", Kind::score_error).empty());
    CHECK(passed("He scored it wrong. The next hand was being dealt when I saw it.", Kind::score_error).empty());
    CHECK(passed("He scored it wrong. The next hand had been dealt to the very last card.", Kind::score_error) ==
          "next-deal-ended");
    CHECK(passed("I said that the honours were wrong before we agreed the total.", Kind::score_error).empty());
    // nobody did a thing until another had happened: it has
    CHECK(passed("He scored it wrong. Nobody saw it until the next hand had been dealt and the first trick played.",
                 Kind::score_error) == "next-deal-ended");
    CHECK(passed("He scored it wrong. I waited until the next hand was dealt and a trick played.", Kind::score_error).empty());
    CHECK(passed("He scored it wrong, and with all fifty-two out she saw it.", Kind::score_error) == "next-deal-ended");
    // all the cards out: of the next deal where a score was wrong, else of the one that is told of
    CHECK(passed("The dealer gave two cards at once. When all the cards were dealt I claimed it.", Kind::misdealt_two_at_once)
              .empty());
    CHECK(passed("He scored it wrong, and we paid no attention.", Kind::score_error).empty());
    CHECK(passed("He scored it wrong, and we paid.", Kind::score_error) == "rubber-agreed");
    CHECK(passed("He scored it wrong, and we never paid.", Kind::score_error).empty());
}

TEST_CASE("who somebody is tells who did it, and not what was done")
{
    const std::string_view text = "Mr. Kerr dealt. Miss Ebb, on his right, led out of turn.";
    const AnalysedText plain = analyse(text, lexicon());
    AnalysedText heard = plain;
    add_players(heard, who_is_who(text, lexicon()), lexicon());
    CHECK_FALSE(heard.players.empty());
    CHECK(decision_values(heard, lexicon(), incidents()) == decision_values(plain, lexicon(), incidents()));
}
