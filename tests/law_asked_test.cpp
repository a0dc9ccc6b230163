// hoyle law, as it is asked: every form in which people name a law, a topic, a book; and what is refused.
#include "pages/law.hpp"
#include "pages/law_asked.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook_files.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace hoyle;
using pages::Answer;
using pages::LawQuestion;
using What = pages::LawQuestion::What;

namespace {

pages::LawRequest request(const std::vector<std::string>& words, std::string laws = "", bool alone = true)
{
    pages::LawRequest asked;
    asked.words = words;
    asked.laws = std::move(laws);
    asked.alone = alone;
    return asked;
}

/// What was understood, in short: "portland-1904 90-I", "topics: ...", "R27"; or the complaint.
std::string understood(const std::vector<std::string>& words, std::string laws = "")
{
    const LawQuestion question = pages::understand(request(words, std::move(laws)));
    std::ostringstream out;
    if (question.book) out << question.book.book->id;
    const auto add = [&](std::string_view text) { out << (out.str().empty() ? "" : " ") << text; };
    switch (question.what) {
    case What::everything: add("everything"); break;
    case What::book: add("whole"); break;
    case What::laws:
        for (const pages::LawAsked& law : question.laws) {
            if (!question.book) add(law.book->id);
            add(std::string(law.law->number) + (law.clause.empty() ? "" : "-" + law.clause));
        }
        break;
    case What::reading: add(question.reading->id); break;
    case What::readings: add("readings"); break;
    case What::topic: add(question.topics[0]->slug); break;
    case What::topics:
        add(question.group.empty() ? std::to_string(question.topics.size()) + " topics" : "group " + question.group);
        break;
    case What::advice: add(question.advice[0]->slug); break;
    case What::all_advice: add("advice"); break;
    case What::not_understood: return question.why.at(0);
    }
    return out.str();
}

const char* const books = "(the books: whist-club-1897, dummy-bridge-1897, portland-1904, american-1905, dummy-bridge-1905, "
                          "american-1907, short-whist)";

}  // namespace

TEST_CASE("a law and its book, in every form")
{
    CHECK(understood({"portland-1904", "91"}) == "portland-1904 91");
    CHECK(understood({"portland-1904", "90-I"}) == "portland-1904 90-I");
    CHECK(understood({"portland", "90", "I"}) == "portland-1904 90-I");
    CHECK(understood({"portland 90 i"}) == "portland-1904 90-I");
    CHECK(understood({"Portland", "1904", "90-i"}) == "portland-1904 90-I");
    CHECK(understood({"portland-1904:80"}) == "portland-1904 80");
    CHECK(understood({"90-I"}, "portland-1904") == "portland-1904 90-I");
    CHECK(understood({"90-I"}, "london") == "portland-1904 90-I");
    CHECK(understood({"american-1907", "62-g"}) == "american-1907 62-g");
    CHECK(understood({"american", "1907", "62", "g"}) == "american-1907 62-g");
    CHECK(understood({"91", "1904"}) == "portland-1904 91");
    CHECK(understood({"new", "york", "50"}) == "whist-club-1897 50");
    CHECK(understood({"whist", "72-I"}) == "short-whist 72-I");
    CHECK(understood({"dummy", "bridge", "1905", "D", "IV"}) == "dummy-bridge-1905 D IV");
}

TEST_CASE("ranges and lists")
{
    const std::string all = "portland-1904 89 90 91";
    CHECK(understood({"89-91", "portland-1904"}) == all);
    CHECK(understood({"portland-1904", "89-91"}) == all);
    CHECK(understood({"portland-1904", "89", "to", "91"}) == all);
    CHECK(understood({"portland-1904", "89 - 91"}) == all);
    CHECK(understood({"portland-1904", "89,", "90,", "91"}) == all);
    CHECK(understood({"portland-1904", "89", "90", "91"}) == all);
    CHECK(understood({"american-1905", "S", "I-S", "III"}) == "american-1905 S I S II S III");
    CHECK(understood({"portland-1904", "91-89"}) == "`91-89`: a range goes forward, from the lower number to the higher");
    CHECK(understood({"89-91"}) == "of which book? say `hoyle law whist-club-1897 89-91`");
}

TEST_CASE("without a book")
{
    CHECK(understood({}) == "everything");
    CHECK(understood({"S", "II"}) == "american-1905 S II");
    CHECK(understood({"s-ii"}) == "american-1905 S II");
    CHECK(understood({"D", "IV"}) == "dummy-bridge-1897 D IV dummy-bridge-1905 D IV");
    CHECK(understood({"72-I"}) == "short-whist 72-I");
    CHECK(understood({"R27"}) == "R27");
    CHECK(understood({"r", "27"}) == "R27");
    CHECK(understood({"readings"}) == "readings");
    CHECK(understood({"advice"}) == "advice");
    CHECK(understood({"1904"}) == "portland-1904 whole");
    CHECK(understood({"whist"}) == "short-whist whole");
    CHECK(understood({"1897"}) == "whist-club-1897 whole");
}

TEST_CASE("topics by name and by words")
{
    CHECK(understood({"revoke"}) == "group the revoke");
    CHECK(understood({"The", "Revoke"}) == "group the revoke");
    CHECK(understood({"revoke-late"}) == "revoke-late");
    CHECK(understood({"revoke", "late"}) == "revoke-late");
    CHECK(understood({"leads", "out", "of", "turn"}) == "group leads out of turn");
    CHECK(understood({"short-hand"}) == "short-hand");
    CHECK(understood({"score-error"}) == "3 topics");  // a kind of incident
    CHECK(understood({"grand", "slams"}) == "grand-slam");
    CHECK(understood({"chicaine"}).ends_with("topics"));
    CHECK(understood({"portland-1904", "revoke"}) == "portland-1904 group the revoke");
    CHECK(understood({"portland", "revoke-late"}) == "portland-1904 revoke-late");
    CHECK(understood({"spade", "convention"}) == "group the spade convention");
    CHECK(understood({"new", "pack"}).ends_with("topics"));  // and nothing of New York
    CHECK(understood({"dummy's rights"}).ends_with("topics"));
}

TEST_CASE("a club's own book by its file")
{
    test::Folder folder;
    const std::string file = folder.write("club.yaml",
                                          "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n"
                                          "  cite_only: a custom\n");
    CHECK(understood({file, "H1"}) == "club H1");
    CHECK(understood({file, "91"}) == "club 91");
    CHECK(understood({file + ":h1"}) == "club H1");
    CHECK(understood({"H1"}, file) == "club H1");
    CHECK(understood({file}) == "club whole");
    CHECK(understood({file, "H2"}) == "club has no law H2 (it has 1 to H1)");
    CHECK(pages::answer_law(request({file, "H1"})).output == "club H1: ours\n    Ours.\n    (cited only: a custom)\n");
}

TEST_CASE("what is not understood is told in one line, with the nearest")
{
    CHECK(understood({"portland-1904", "300"}) == "portland-1904 has no law 300 (it has 1 to 108)");
    CHECK(understood({"portland-1904", "90-IX"}) == "law 90 of portland-1904 has no clause `IX` (it has I, II, III, IV, V)");
    CHECK(understood({"american-1907", "19"}) == "american-1907 has no law 19: taken out in 1907; the suits decide (14)");
    CHECK(understood({"portlnd", "91"}) ==
          std::string("`portlnd` is no book of laws that hoyle knows; is `portland-1904` meant? ") + books);
    CHECK(understood({"portlnd"}) == "no book, law or topic is called `portlnd`; is `portland-1904` meant?");
    CHECK(understood({"91"}, "nowhere") == std::string("`nowhere` is no book of laws that hoyle knows ") + books);
    CHECK(understood({"american", "62-g"}) == "`american` may be american-1905 or american-1907");
    CHECK(understood({"american"}) == "`american` may be american-1905 or american-1907");
    CHECK(understood({"90-Q"}) == "no book has a law `90-Q`");
    CHECK(understood({"R0"}) == "there is no reading R0 (they are R1 to R76)");
    CHECK(understood({"xyzzy"}) == "no book, law or topic is called `xyzzy`; `hoyle law` alone tells what can be asked");
    CHECK(understood({"nope.yaml", "H1"}) == "nope.yaml: there is no such file");
}

TEST_CASE("bad input ends with 2, and nothing unfit to print comes out")
{
    std::string binary;
    for (int i = 0; i < 256; ++i) binary += static_cast<char>(i);
    const std::vector<std::vector<std::string>> bad{{""},
                                                    {" "},
                                                    {"", ""},
                                                    {"\x1b[31mred\x07"},
                                                    {binary},
                                                    {"portland-1904", binary.substr(0, 60)},
                                                    {"portland-1904", "\x1b]0;title\x07"},
                                                    {std::string(100'000, 'x')},
                                                    {std::string(250, '9')},
                                                    {"portland-1904", std::string(200, '-')},
                                                    {"portland-1904:" + std::string(100, ':')},
                                                    {std::string(100, '/')},
                                                    {"\xff\xfe", "91"},
                                                    {"(", ")"},
                                                    {","},
                                                    {"-"}};
    for (const auto& words : bad) {
        INFO(words[0].substr(0, 40));
        const Answer answer = pages::answer_law(request(words));
        CHECK(answer.code == 2);
        CHECK(answer.output.empty());
        CHECK_FALSE(answer.errors.empty());
        for (const char c : answer.errors) CHECK((c == '\n' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f)));
    }
}

TEST_CASE("a book by any part of its name, or not at all")
{
    const auto id = [](const std::string& typed) {
        const auto found = lawbook::find_book(typed);
        return found ? std::string(found.book->id) : found.why.at(0);
    };
    for (const auto& [typed, wanted] : {std::pair{"portland-1904", "portland-1904"},
                                        {"portland", "portland-1904"},
                                        {"Portland 1904", "portland-1904"},
                                        {"portland_1904", "portland-1904"},
                                        {"1904", "portland-1904"},
                                        {"turf club", "portland-1904"},
                                        {"london", "portland-1904"},
                                        {"american 1907", "american-1907"},
                                        {"1907", "american-1907"},
                                        {"1905", "american-1905"},
                                        {"new york", "whist-club-1897"},
                                        {"whist club", "whist-club-1897"},
                                        {"whist", "short-whist"},
                                        {"five-point whist", "short-whist"},
                                        {"dummy bridge 1897", "dummy-bridge-1897"},
                                        {"dummy 1905", "dummy-bridge-1905"}})
        CHECK(id(typed) == wanted);
    CHECK(id("dummy") == "`dummy` may be dummy-bridge-1897 or dummy-bridge-1905");
    CHECK(id("bridge club") == "`bridge club` may be whist-club-1897 or portland-1904");
    CHECK(id("") == std::string("`` is no book of laws that hoyle knows ") + books);
    CHECK(id("po") == std::string("`po` is no book of laws that hoyle knows ") + books);
}
