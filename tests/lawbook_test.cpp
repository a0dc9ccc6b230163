// What books answer, how they are proved, and that what is compiled in is what stands in the files.
#include "lawbook_equal.hpp"
#include "lawbook_files.hpp"

#include "lawbook/choose.hpp"
#include "lawbook/load.hpp"
#include "lawbook/prove.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

using namespace hoyle;
using namespace hoyle::lawbook;
using terms::yes_no;

namespace {

const Book& book(std::string_view id)
{
    const Book* found = find_shipped(id);
    REQUIRE(found);
    return *found;
}

Facts facts(std::initializer_list<std::pair<Attr, Word>> all)
{
    Facts out;
    for (const auto& [attr, word] : all) out.set(attr, word);
    return out;
}

std::string citation(std::string_view id, Kind kind, Point point, const Facts& facts, const Settings& settings = {})
{
    const Ruling* ruling = book(id).answer(kind, point, facts, settings);
    if (!ruling) return "nothing";
    return ruling->law == Book::no_law ? "silent" : book(id).citation(*ruling);
}

std::string file(const std::string& path)
{
    std::ostringstream out;
    out << std::ifstream(path).rdbuf();
    return out.str();
}

/// The text without the one line that holds `words`.
std::string without_line(std::string text, const std::string& words)
{
    const auto at = text.find(words);
    REQUIRE(at != std::string::npos);
    const auto begin = text.rfind('\n', at) + 1;
    return text.erase(begin, text.find('\n', at) + 1 - begin);
}

std::vector<std::string> objections(const Loaded& loaded)
{
    for (const auto& mistake : loaded.mistakes) FAIL_CHECK(describe(mistake));
    REQUIRE(loaded.book);
    std::vector<std::string> out;
    for (const Mistake& each : prove(*loaded.book).objections) out.push_back(each.message);
    return out;
}

/// The example of docs/lawbook-format.md.
std::string thursday()
{
    const std::string guide = file(HOYLE_ROOT "/docs/lawbook-format.md");
    const auto begin = guide.find("book: thursday-club\n");
    REQUIRE(begin != std::string::npos);
    return guide.substr(begin, guide.find("```", begin) - begin);
}

}  // namespace

TEST_CASE("every shipped book is proved")
{
    std::vector<std::string_view> ids;
    for (const Book& each : shipped()) {
        ids.push_back(each.id);
        INFO(each.id);
        const Proof proof = prove(each);
        for (const Mistake& objection : proof.objections) FAIL_CHECK(objection.message);
        CHECK(proof.ruled + proof.silent == proof.rows);
        CHECK(proof.rows > 1500);
        CHECK(proof.classes < proof.rows);
        for (const Law& law : each.laws) {
            INFO(law.number.view());
            CHECK_FALSE(law.heading.empty());
            CHECK_FALSE(law.gist.empty());
            CHECK(use_of(each, law) != "unused");
        }
    }
    CHECK(ids == std::vector<std::string_view>{"whist-club-1897", "dummy-bridge-1897", "portland-1904", "american-1905",
                                               "dummy-bridge-1905", "american-1907", "short-whist"});
    CHECK(find_shipped("nowhere-1900") == nullptr);
}

TEST_CASE("what is compiled in is what stands in the files")
{
    for (const Book& each : shipped()) {
        const auto loaded = load(std::string(HOYLE_ROOT "/lawbooks/") + std::string(each.id));
        for (const auto& mistake : loaded.mistakes) FAIL_CHECK(describe(mistake));
        REQUIRE(loaded.book);
        test::require_equal(each, *loaded.book);
        CHECK_FALSE(each.keep);
    }
}

TEST_CASE("the same incident, ruled by five codes")
{
    const Facts dealer = facts({{Attr::role, Word::dealer},
                                {Attr::followed_by, Word::n1},
                                {Attr::opening, Word::no},
                                {Attr::doubling_open, Word::no},
                                {Attr::turn_of, Word::partner},
                                {Attr::trump, Word::other}});
    CHECK(citation("whist-club-1897", Kind::lead_out_of_turn, Point::penalty, dealer) == "whist-club-1897 79");
    CHECK(citation("portland-1904", Kind::lead_out_of_turn, Point::penalty, dealer) == "portland-1904 81");
    CHECK(citation("american-1905", Kind::lead_out_of_turn, Point::penalty, dealer) == "american-1905 77");
    CHECK(citation("american-1907", Kind::lead_out_of_turn, Point::penalty, dealer) == "american-1905 77");
    CHECK(citation("short-whist", Kind::lead_out_of_turn, Point::penalty, dealer) == "short-whist 62");

    const Facts open = facts({{Attr::role, Word::eldest},
                              {Attr::quitted, Word::yes},
                              {Attr::side_played_on, Word::no},
                              {Attr::question, Word::admitted}});
    const Ruling* ruling = book("portland-1904").answer(Kind::revoke, Point::established, open, {});
    REQUIRE(ruling);
    CHECK(ruling->is == Word::no);
    CHECK(book("portland-1904").citation(*ruling) == "portland-1904 92");
}

TEST_CASE("clauses, settings and amended laws in citations")
{
    CHECK(citation("portland-1904", Kind::card_faced_in_pack, Point::deal, facts({{Attr::last, Word::no}})) ==
          "portland-1904 39-II");
    CHECK(citation("american-1907", Kind::cut_tie, Point::cards, facts({{Attr::place, Word::lowest_two}})) == "american-1907 14");
    CHECK(book("american-1907").find_law("14")->amends == "american-1905");
    CHECK(book("american-1907").find_law("19") == nullptr);

    const Facts cured = facts({{Attr::role, Word::eldest},
                               {Attr::demand, Word::lead_of_suit},
                               {Attr::able, Word::yes},
                               {Attr::cured, Word::yes},
                               {Attr::other_side, Word::no}});
    Settings mild;
    mild.set("disobedience-cure", "yes");
    const Book& portland = book("portland-1904");
    CHECK(portland.answer(Kind::penalty_disobeyed, Point::penalty, cured, {})->verb == Verb::as);
    CHECK(portland.answer(Kind::penalty_disobeyed, Point::penalty, cured, mild)->verb == Verb::fair);
    CHECK(mild(portland, "disobedience-cure") == "yes");
    CHECK(Settings{}(portland, "disobedience-cure") == "no");
    CHECK(Settings{}(portland, "no-such-setting").empty());
}

TEST_CASE("a point is asked only where it matters")
{
    CHECK(Book::asks(Kind::lead_out_of_turn, Point::doubling,
                     facts({{Attr::opening, Word::yes}, {Attr::doubling_open, Word::yes}})));
    CHECK_FALSE(Book::asks(Kind::lead_out_of_turn, Point::doubling, facts({{Attr::opening, Word::no}})));
    CHECK(Book::asks(Kind::revoke, Point::penalty, {}));
    CHECK_FALSE(Book::asks(Kind::revoke, Point::doubling, {}));
}

TEST_CASE("figures by path")
{
    const Book& portland = book("portland-1904");
    const Book& whist = book("short-whist");
    CHECK(portland.figure("trick", "no-trump", {}) == "12");
    CHECK(portland.figure("target", "", {}) == "30");
    CHECK(portland.figure("target", "from.0", {}) == "tricks");
    CHECK(portland.figure("revoke", "options.2", {}) == "add");
    CHECK(portland.figure("chicane", "both-void.times", {}) == "4");
    CHECK(portland.figure("trick", "none", {}).empty());
    CHECK(portland.figure("no-such-figure", "", {}).empty());
    Settings seven;
    seven.set("to", "7");
    CHECK(whist.figure("target", "", {}) == "5");
    CHECK(whist.figure("target", "", seven) == "7");
    CHECK(whist.figure("revoke", "ceiling", {}) == "4");
    CHECK(whist.figure("revoke", "ceiling", seven) == "6");
    CHECK(whist.figure("honours", "suit.0", {}) == "A");
    CHECK(whist.figure("honours", "suit.0", seven).empty());

    // A figure that hangs on a reading gives what the table chose.
    CHECK(portland.figure("doubling-limit", "mode", {}) == portland.find_setting("limit-mode")->default_value);
    Settings before;
    before.set("limit-mode", "stop-before");
    CHECK(portland.figure("doubling-limit", "mode", before) == "stop-before");
}

TEST_CASE("a ruling taken out leaves a gap that names the row")
{
    test::Folder folder;
    const std::string title = file(HOYLE_ROOT "/lawbooks/portland-1904/book.yaml");
    const std::string laws = file(HOYLE_ROOT "/lawbooks/portland-1904/laws.yaml");
    folder.write("whole/book.yaml", title);
    folder.write("whole/laws.yaml", laws);
    CHECK(objections(load(folder.path("whole"))).empty());

    folder.write("gap/book.yaml", title);
    folder.write("gap/laws.yaml", without_line(laws, "incident: called-suit-void"));
    const auto gaps = objections(load(folder.path("gap")));
    REQUIRE_FALSE(gaps.empty());
    CHECK(gaps[0] ==
          "no law answers `called-suit-void`; it wants a ruling, or an entry under `silent:` that says why there is none");
}

TEST_CASE("what else a proof objects to")
{
    test::Folder folder;
    const std::string head = "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n";
    const auto club = [&](const std::string& more) { return objections(load(folder.write("club.yaml", head + more))); };
    using Lines = std::vector<std::string>;
    CHECK(club("  rulings:\n  - {incident: third-plays-before-second, fair: ours}\n") ==
          Lines{"law 86 and law H1 both answer `third-plays-before-second`; narrow one by its `when`, or let one say that it "
                "overrides the other",
                "law H1 on `third-plays-before-second` is never the answer to anything"});
    CHECK(club("  rulings:\n  - {incident: third-plays-before-second, fair: ours, overrides: '86'}\n").empty());
    CHECK(club("  rulings:\n  - {incident: unauthorised-remark, fair: ours}\n").empty());  // only silence stood there
    CHECK(club("  rulings:\n  - {incident: unauthorised-remark, fair: ours, overrides: '80'}\n") ==
          Lines{"law H1 says that it overrides another, but never meets it"});
    CHECK(club("") == Lines{"law H1 does nothing: it wants a ruling, a place in some `with:`, a key of procedure, a figure, or "
                            "`cite_only:` and a reason"});
    CHECK(club("  cite_only: a custom of the house\n").empty());
    CHECK(club("  rulings:\n  - {incident: unauthorised-remark, as: {kind: attention-drawn-to-trick}}\n") ==
          Lines{"law H1 treats `unauthorised-remark` as `attention-drawn-to-trick`, where `act` must be known on `penalty`; "
                "say it under `facts:`",
                "law H1 treats `unauthorised-remark` as `attention-drawn-to-trick`, where `asked` must be known on `penalty`; "
                "say it under `facts:`"});
}

TEST_CASE("a proof objects to a penalty that is given to the wrong side, or to nobody")
{
    test::Folder folder;
    const auto club = [&](const std::string& of, const std::string& more) {
        const std::string head = "book: club\nextends: " + of + "\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n";
        return objections(load(folder.write("club.yaml", head + more)));
    };
    using Lines = std::vector<std::string>;
    const std::string revoke =
        "  rulings:\n  - {incident: revoke, point: penalty, when: {established: yes}, may: [take-three], entitled: ";
    CHECK(club("short-whist", revoke + "offender, until: next-pack-cut, overrides: ['59', '72']}\n") ==
          Lines{"law H1 gives a penalty to the side that is to pay it; is `opponents` meant?"});
    CHECK(
        club("short-whist", revoke + "either-adversary, until: next-pack-cut, overrides: ['59', '72']}\n") ==
        Lines{"law H1 gives a penalty to either adversary of the dealer; at whist either side may owe it, so that it is given to "
              "nobody for certain: is `opponents` meant?"});
    CHECK(club("short-whist", revoke + "opponents, until: next-pack-cut, overrides: ['59', '72']}\n").empty());
    const std::string false_lead = "  rulings:\n  - {incident: lead-out-of-turn, point: penalty, when: {role: [dealer, dummy], "
                                   "followed-by: unfinished}, may: [{call-suit: proper-leader}], until: that-lead, overrides: "
                                   "'81', entitled: ";
    CHECK(club("portland-1904", false_lead + "declaring-side}\n") ==
          Lines{"law H1 gives a penalty to the side that is to pay it; is `opponents` meant?"});
    CHECK(club("portland-1904", false_lead + "either-adversary}\n").empty());
    CHECK(club("short-whist", "  procedure: {dummy-is: of-the-table}\n") ==
          Lines{"`dummy-is: of-the-table` would have no effect: at whist this program knows no dummy; write `nobody`"});
}

TEST_CASE("an objection stands at a line of the book's own file")
{
    test::Folder folder;
    const Loaded loaded = load(folder.write("club.yaml", "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n"
                                                         "  gist: Ours.\n  rulings:\n  - {incident: third-plays-before-second, "
                                                         "fair: ours}\n"));
    REQUIRE(loaded.book);
    for (const Mistake& each : prove(*loaded.book).objections) CHECK(each.line == 8);
}

TEST_CASE("a right may end as a setting says")
{
    test::Folder folder;
    const Loaded loaded = load(folder.write(
        "club.yaml", "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n  rulings:\n"
                     "  - {incident: called-suit-void, must: [new-deal], entitled: any-player, overrides: '85',\n"
                     "     until: {new-deal-until: {hand: hand-over, first-card: first-card-played}}}\n"));
    CHECK(objections(loaded).empty());
    const auto until = [&](std::string_view value) {
        Settings settings;
        CHECK(choose(*loaded.book, settings, "new-deal-until", value).empty());
        return loaded.book->answer(terms::Kind::called_suit_void, terms::Point::penalty, {}, settings)->until.front();
    };
    CHECK(until("hand") == terms::Mark::hand_over);
    CHECK(until("first-card") == terms::Mark::first_card_played);
}

TEST_CASE("a setting may turn every ruling on its reading")
{
    const Book& whist = *find_shipped("short-whist");
    const auto right = [&](std::string_view name, std::string_view value) {
        Settings settings;
        CHECK(choose(whist, settings, name, value).empty());
        terms::Facts facts;
        facts.set(terms::Attr::card, terms::Word::trump_card);
        return as_played(whist, settings).answer(terms::Kind::dealer_looked, terms::Point::deal, facts, settings);
    };
    CHECK(right("untimed-right", "next-act")->until.front() == terms::Mark::own_act);
    CHECK(right("untimed-right", "hand")->until.front() == terms::Mark::hand_over);
    CHECK(right("untimed-right", "hand")->consult == Consult::allowed);
    CHECK(right("talk-of-one-remedy", "forbidden")->consult == Consult::forbidden);
    CHECK(right("talk-of-one-remedy", "forbidden")->until.front() == terms::Mark::own_act);
    // what nothing is turned in is the book itself; what was turned can be turned back
    CHECK(&as_played(whist, {}) == &whist);
    Settings hand;
    hand.set("untimed-right", "hand");
    CHECK(&as_played(as_played(whist, hand), {}) == &whist);
    CHECK(&as_played(whist, hand) == &as_played(whist, hand));
}

TEST_CASE("what a setting turns is a mark of time or a rule on conferring, in rulings on its reading")
{
    test::Folder folder;
    const Loaded loaded = load(folder.write("club.yaml", "book: club\nextends: portland-1904\nsettings:\n"
                                                         "  ours: {reading: R6, values: [a, b], default: a, asks: What, turns: "
                                                         "{b: {own-act: some-time}, c: {own-act: hand-over}}}\n"));
    REQUIRE(loaded.mistakes.size() == 2);
    CHECK(loaded.mistakes[0].message.starts_with("`some-time` is no mark of time"));
    CHECK(loaded.mistakes[1].message == "`c` is no value of the setting; is `a` meant?");
}

TEST_CASE("laws taken out leave their procedure open and their questions unanswered")
{
    test::Folder folder;
    const auto said = objections(load(
        folder.write("club.yaml", "book: club\nextends: portland-1904\nwithout: {'62': we have no such law, '85': nor this}\n")));
    CHECK(std::count_if(said.begin(), said.end(), [](const std::string& s) { return s.starts_with("the book does not say"); }) ==
          4);
    CHECK(std::count_if(said.begin(), said.end(),
                        [](const std::string& s) { return s.starts_with("no law answers `called-suit-void`"); }) == 1);
}

TEST_CASE("a club's own book is proved whole")
{
    test::Folder folder;
    const auto loaded = load(folder.write("thursday.yaml", thursday()));
    CHECK(objections(loaded).empty());
    const Book& club = *loaded.book;
    CHECK(club.cited_as == "Thursday Club");
    CHECK(club.game == Game::bridge);
    CHECK(club.find_law("81")->amends == "portland-1904");
    CHECK(club.find_law("81")->heading == book("portland-1904").find_law("81")->heading);
    CHECK(club.find_law("H1") == club.find_law("81") + 1);
    CHECK(prove(club).rows == prove(book("portland-1904")).rows);

    const Facts dummy = facts(
        {{Attr::role, Word::dummy}, {Attr::followed_by, Word::n0}, {Attr::opening, Word::no}, {Attr::doubling_open, Word::no}});
    const Ruling* penalty = club.answer(Kind::lead_out_of_turn, Point::penalty, dummy, {});
    REQUIRE(penalty);
    CHECK(penalty->verb == Verb::may);
    CHECK(club.citation(*penalty) == "thursday-club 81");
    CHECK_FALSE(penalty->inherited);

    // The rest of law 81, on another point, stays as it was; other laws are cited as the base's.
    const Ruling* cards = club.answer(Kind::lead_out_of_turn, Point::cards, dummy, {});
    REQUIRE(cards);
    CHECK(cards->part == "mend");
    CHECK(cards->inherited);
    CHECK(club.citation(*club.answer(Kind::called_suit_void, Point::penalty, {}, {})) == "portland-1904 85");

    // A silence of the base gives way to a law of the club.
    const Facts wrong = facts({{Attr::of, Word::wrong_hand_lead}, {Attr::wrong, Word::wrong_hand}});
    CHECK(club.citation(*club.answer(Kind::wrong_penalty_demanded, Point::penalty, wrong, {})) == "thursday-club H1");
}

TEST_CASE("a book that adds nothing to a code is proved, though that code itself extends another")
{
    test::Folder folder;
    for (const Book& each : shipped()) {
        INFO(each.id);
        const auto loaded = load(folder.write(
            "club.yaml", "book: club\nextends: " + std::string(each.id) +
                             "\nlaws:\n- {law: H1, heading: ours, gist: We meet on Mondays., cite_only: nothing to rule}\n"));
        CHECK(objections(loaded).empty());
        CHECK(prove(*loaded.book).silent == prove(each).silent);
        CHECK(prove(*loaded.book).ruled == prove(each).ruled);
    }
}

TEST_CASE("a book may extend a book beside it, and outlives the loading")
{
    test::Folder folder;
    folder.write("thursday-club.yaml", thursday());
    folder.write("friday/book.yaml", "book: friday\nextends: thursday-club\n");
    folder.write(
        "friday/laws.yaml",
        "laws:\n- law: H1\n  gist: Friday forgives it.\n"
        "  rulings: [{incident: wrong-penalty-demanded, when: {of: wrong-hand-lead, wrong: wrong-hand}, fair: forgiven}]\n");
    std::optional<Book> friday;
    {
        const auto loaded = load(folder.path("friday"));
        CHECK(objections(loaded).empty());
        friday = loaded.book;
    }
    CHECK(friday->find_law("H1")->amends == "thursday-club");
    CHECK(friday->find_law("H1")->heading == "a suit called from the wrong hand");
    CHECK(friday->find_law("81")->cited_as == "thursday-club");
    const Facts wrong = facts({{Attr::of, Word::wrong_hand_lead}, {Attr::wrong, Word::wrong_hand}});
    CHECK(friday->answer(Kind::wrong_penalty_demanded, Point::penalty, wrong, {})->verb == Verb::fair);
}
