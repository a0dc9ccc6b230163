// The codes side by side: the comparison itself against plain enumeration, the pages of topics, and what two books rule
// differently.
#include "pages/law.hpp"
#include "lawbook/codes_on_topic.hpp"
#include "lawbook/difference.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/wording.hpp"
#include "lawbook_files.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <sstream>

using namespace hoyle;
using namespace hoyle::lawbook;

namespace {

const Book& book(std::string_view id)
{
    const Book* found = find_shipped(id);
    REQUIRE(found);
    return *found;
}

/// Every combination of single values of a kind's attributes.
void each_row(const terms::KindInfo& info, std::size_t attribute, Facts& facts, const std::function<void(const Facts&)>& visit)
{
    if (attribute == info.attributes.size()) return visit(facts);
    for (const auto& value : info.attributes[attribute].values) {
        facts.set(info.attributes[attribute].attr, value.word);
        each_row(info, attribute + 1, facts, visit);
    }
}

bool contains(const Situation& situation, const Facts& facts)
{
    return std::all_of(situation.all.begin(), situation.all.end(), [&](const auto& one) {
        return std::find(one.second.begin(), one.second.end(), facts[one.first]) != one.second.end();
    });
}

/// All values and conditions of bridge, and none the vocabulary excludes.
bool possible(const terms::KindInfo& info, Point point, const Facts& facts)
{
    for (const auto& use : info.attributes)
        for (const auto& value : use.values)
            if (value.word == facts[use.attr] && value.game == Game::whist) return false;
    for (const auto& never : info.never) {
        if (never.game == Game::whist) continue;
        const auto holds = [&](const Condition& one) {
            return std::find(one.words.begin(), one.words.end(), facts[one.attr]) != one.words.end();
        };
        const bool open = std::none_of(never.all.begin(), never.all.end(),
                                       [&](const Condition& one) { return one.attr == terms::law_attr(point); });
        if (open && std::all_of(never.all.begin(), never.all.end(), holds)) return false;
    }
    for (const auto& use : info.points)
        for (const Condition& one : use.asked_when)
            if (use.point == point && info.find(one.attr)->game == Game::whist) return false;
    return Book::asks(info.kind, point, facts);
}

std::string page(const std::vector<std::string>& words)
{
    pages::LawRequest request;
    request.words = words;
    const pages::Answer answer = pages::answer_law(request);
    CHECK(answer.code == 0);
    CHECK(answer.errors.empty());
    return answer.output;
}

std::string diff(const std::string& a, const std::string& b)
{
    const pages::Answer answer = pages::answer_laws_diff({{a, b}});
    CHECK(answer.code == 0);
    return answer.output;
}

/// The example of docs/lawbook-format.md.
std::string thursday()
{
    std::ostringstream guide;
    guide << std::ifstream(HOYLE_ROOT "/docs/lawbook-format.md").rdbuf();
    const std::string text = guide.str();
    const auto begin = text.find("book: thursday-club\n");
    REQUIRE(begin != std::string::npos);
    return text.substr(begin, text.find("```", begin) - begin);
}

}  // namespace

TEST_CASE("every row stands in the one entry that answers it, and nowhere else")
{
    const Book* const both[] = {&book("portland-1904"), &book("american-1907")};
    long rows = 0;
    for (const terms::KindInfo& info : terms::all_kinds()) {
        if (info.game == Game::whist || !info.needs.empty()) continue;
        for (const auto& use : info.points) {
            const auto entries = side_by_side(both, info.kind, use.point);
            Facts facts;
            each_row(info, 0, facts, [&](const Facts& row) {
                if (!possible(info, use.point, row)) return;
                ++rows;
                int in = 0;
                for (const SideBySide& entry : entries) {
                    const bool here = std::any_of(entry.situations.begin(), entry.situations.end(),
                                                  [&](const Situation& each) { return contains(each, row); });
                    if (!here) continue;
                    ++in;
                    for (int b = 0; b < 2; ++b) {
                        const Ruling* answer = both[b]->answer(info.kind, use.point, row, {});
                        REQUIRE(answer);
                        REQUIRE(substance(*both[b], *answer) == substance(*both[b], *entry.answers[b].at(0)));
                        REQUIRE(std::find(entry.answers[b].begin(), entry.answers[b].end(), answer) != entry.answers[b].end());
                    }
                }
                INFO(info.slug << " " << terms::slug(use.point));
                REQUIRE(in == 1);
            });
        }
    }
    CHECK(rows > 1500);
}

TEST_CASE("a book differs from itself in nothing, and from another as much as that from it")
{
    for (const Book& each : shipped()) {
        const Difference none = difference(each, each);
        CHECK(none.kinds.empty());
        CHECK(none.figures.empty());
        CHECK(none.settings.empty());
        CHECK(none.procedure.empty());
        CHECK(none.alone[0].empty());
        CHECK(diff(std::string(each.id), std::string(each.id)).ends_with("nothing: their laws come to the same\n"));
    }
    const Difference there = difference(book("portland-1904"), book("american-1907")),
                     back = difference(book("american-1907"), book("portland-1904"));
    CHECK(there.kinds.size() == back.kinds.size());
    CHECK(there.figures.size() == back.figures.size());
    CHECK(there.alone[0] == back.alone[1]);
}

TEST_CASE("a club's book against the book it extends")
{
    test::Folder folder;
    CHECK(diff("portland-1904", folder.write("thursday.yaml", thursday())) ==
          R"(what portland-1904 and thursday-club rule differently

thursday-club extends portland-1904
  amends 81   the dealer leads from the wrong hand
  adds H1     a suit called from the wrong hand

leads out of turn
  lead out of turn: what may be exacted
    by the dealer or dummy; unless all have played
      portland-1904 81: no penalty: the dealer pays nothing for a false lead
      thursday-club 81: either adversary of the dealer may call a suit from the hand whose
        lead it was, until that lead is made

penalties
  wrong penalty demanded
    lead from the wrong hand; from the wrong hand
      portland-1904: no law; the demand has no force
      thursday-club H1: the dealer may call a suit from whichever of the demanding side
        leads next, until that lead is made
)");
}

TEST_CASE("what two printed codes rule differently")
{
    const std::string american = diff("american 1905", "american 1907");
    CHECK(american.starts_with(R"(what american-1905 and american-1907 rule differently

american-1907 extends american-1905
  amends 14   ace low, and the suits in order
  amends 98   no looking back
  leaves out 19   taken out in 1907; the suits decide (14)
  leaves out 20   taken out in 1907; the suits decide (14)
)"));
    CHECK(american.find(R"(
cutting
  equal cards cut
    two lowest equal, two middle equal or equal for the last place at the table
      american-1905 19: there must be another cut for the two equal cards
      american-1907 14: the suits decide between equal cards
    two highest equal
      american-1905 19: nothing turns on it
      american-1907 14: the suits decide between equal cards
    three equal and the fourth higher or three equal and the fourth lower
      american-1905 20: there must be another cut for the three equal cards
      american-1907 14: the suits decide between equal cards
    all four equal
      american-1905: no law speaks of four equal cards; all four are taken to cut again
      american-1907 14: the suits decide between equal cards

no penalty in either, but for another reason
  breach of etiquette
    gloated, jibed at the adversaries, remarked on a strange hand, talked the hand over,
      criticised his partner, gave advice unasked or complained of poor cards
      american-1905 E XI, E XII, E IX, E X, E XV, E XIV, E XIII: the law speaks of it but
        gives no remedy: etiquette, which carries no penalty
      american-1907: no law speaks of it: the etiquette of 1907 has no rule on it

figures
  which card is lower in cutting
      american-1905 14: suits: equal
      american-1907 14: suits: hearts, diamonds, clubs, spades
)") != std::string::npos);
    const std::string text = diff("portland", "american-1907");
    for (const char* line :
         {"\nthe revoke\n", "      american-1905 87: three tricks are taken; the dealer's adversaries may insist on it,\n",
          "\n  what a revoke costs\n      portland-1904 90, 99: options: take, deduct, add; cap: none\n",
          "\n  dummy down on\n      portland-1904 62: any lead\n      american-1905 61: eldest lead\n",
          "\n  only in portland-1904\n"})
        CHECK(text.find(line) != std::string::npos);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 92);
}

TEST_CASE("books that are not there, to be compared")
{
    const pages::Answer answer = pages::answer_laws_diff({{"nowhere", "nope.yaml"}});
    CHECK(answer.code == 2);
    CHECK(answer.output.empty());
    CHECK(answer.errors.find("hoyle: `nowhere` is no book of laws that hoyle knows (the books: ") == 0);
    CHECK(answer.errors.find("\nhoyle: nope.yaml: there is no such file\n") != std::string::npos);
}

TEST_CASE("a topic: those that rule differently first, the others with `the same in`")
{
    const std::string text = page({"revoke-penalty"});
    CHECK(text.starts_with("what a revoke costs                                              revoke-penalty (the revoke)\nthe "
                           "codes rule it differently\n"));
    CHECK(text.find("\namerican-1905 87: ") < text.find("\nwhist-club-1897 89: "));
    CHECK(text.ends_with("    the same in portland-1904 90\n"));
    CHECK(page({"called-suit-void"}).find("the codes rule it alike\n") != std::string::npos);
    CHECK(page({"revoke-what"}).find("what each code says\n") != std::string::npos);
    CHECK(page({"double-chicane"}).find("only near it:\nwhist-club-1897 10: ") != std::string::npos);
    // of a code that only takes over what another says nothing is said; where it says something else, it stands for itself
    CHECK(page({"revoke-penalty"}).find("american-1907") == std::string::npos);
    CHECK(page({"cut-two-equal"}).find("american-1907 14: ") != std::string::npos);
}

TEST_CASE("every kind of incident has a topic that is about it, or about what it breaks")
{
    for (const terms::KindInfo& info : terms::all_kinds()) {
        const auto topics = lawbook::topics();
        INFO(info.slug);
        CHECK(std::any_of(topics.begin(), topics.end(),
                          [&](const lawbook::Topic& topic) { return topic.kind == info.kind || topic.is_broken_by(info.kind); }));
    }
}

TEST_CASE("figures tell codes apart where no kind does")
{
    const OnePage chicane = codes_on(*find_topic("chicane"));
    CHECK(chicane.compared);
    REQUIRE(chicane.versions.size() == 2);  // in London the side itself scores it, whoever has honours
    REQUIRE(chicane.versions[0].size() == 1);
    CHECK(chicane.versions[0][0].book->id == "portland-1904");
    const OnePage values = codes_on(*find_topic("trick-value"));
    REQUIRE(values.versions.size() == 2);
    CHECK(values.versions[0].size() == 1);
    CHECK(values.versions[0][0].book->game == Game::whist);
    CHECK(values.versions[1].size() == 3);
    CHECK(figures_of(*find_topic("revoke-penalty")) == std::vector<std::string_view>{"revoke"});
    CHECK(figures_of(*find_topic("revoke-one-way")).empty());
}

TEST_CASE("a group: what differs, what does not, what can only be read")
{
    const std::string text = page({"revoke"});
    const auto differ = text.find("\nWhere the codes rule differently\n"), alike = text.find("\nWhere they rule alike"),
               to_read = text.find("\nTo be read");
    REQUIRE(differ != std::string::npos);
    CHECK(differ < alike);
    CHECK(alike < to_read);
    CHECK(text.find("what a revoke costs") < alike);
    for (const Topic& topic : topics())
        if (topic.group == "the revoke") CHECK(text.find(topic.slug) != std::string::npos);
    CHECK(page({"spade", "convention"}).find("\namerican-1905 S II: ") != std::string::npos);
    CHECK(page({"portland-1904", "revoke"}).find("\nportland-1904 91: ") != std::string::npos);
}

TEST_CASE("every topic and every group opens, in plain words and narrow lines")
{
    const auto look = [](const std::string& name) {
        const std::string text = page({name});
        INFO(text);
        CHECK(text.size() > 60);
        CHECK(text.find('`') == text.find("`hoyle law`"));
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 94);
    };
    std::string group;
    for (const Topic& topic : topics()) {
        look(std::string(topic.slug));
        if (topic.group != group) look(group = std::string(topic.group));
        for (const Book& each : shipped()) CHECK(page({std::string(each.id), std::string(topic.slug)}).size() > 40);
    }
}
