// Rulings in words, whole sentences compared.
#include "lawbook/wording.hpp"
#include "lawbook_files.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hoyle;
using namespace hoyle::lawbook;

namespace {

const Book& book(std::string_view id)
{
    const Book* found = find_shipped(id);
    REQUIRE(found);
    return *found;
}

/// The ruling of a law by its clause and part, as "39-VII", "94/safe".
const Ruling& ruling(std::string_view id, std::string_view wanted)
{
    const Book& from = book(id);
    for (const Ruling& each : from.rulings) {
        if (each.law == Book::no_law) continue;
        std::string name(from.laws[each.law].number);
        if (!each.clause.empty()) name += "-" + std::string(each.clause);
        if (!each.part.empty()) name += "/" + std::string(each.part);
        if (name == wanted) return each;
    }
    FAIL("no ruling " << wanted);
    return from.rulings[0];
}

std::string said(std::string_view id, std::string_view wanted) { return ruling_in_words(book(id), ruling(id, wanted)); }

std::string when(std::string_view id, std::string_view wanted)
{
    const Ruling& found = ruling(id, wanted);
    return offence_in_words(found.kinds[0], found.when, book(id).game);
}

std::string silence(std::string_view id, Kind kind)
{
    for (const Ruling& each : book(id).rulings)
        if (each.verb == Verb::silent && std::count(each.kinds.begin(), each.kinds.end(), kind))
            return ruling_in_words(book(id), each);
    return {};
}

}  // namespace

TEST_CASE("a penalty in tricks is told in the number that the book counts with")
{
    test::Folder folder;
    const auto two = load(folder.write("club.yaml", "book: club\nextends: portland-1904\nfigures:\n  revoke: {law: '90', value: "
                                                    "{tricks: 2, options: [take, add], worth: doubled}}\n"));
    REQUIRE(two.book);
    std::string take = "take three tricks", add = "add three tricks to their own score";
    as_counted(take, Atom::take_three, *two.book);
    as_counted(add, Atom::add_three, *two.book);
    CHECK(take == "take two tricks");
    CHECK(add == "add two tricks to their own score");
    std::string deduct = "deduct the worth of three tricks from their score", other = "call three tricks";
    as_counted(deduct, Atom::deduct_three, book("short-whist"));
    as_counted(other, Atom::call_card, *two.book);
    CHECK(deduct == "deduct three points from their score");
    CHECK(other == "call three tricks");
}

TEST_CASE("rights in words")
{
    CHECK(said("portland-1904", "80") ==
          "until that lead is made the dealer may call the card led (until the card is played), or call a suit from whichever "
          "adversary of the dealer leads next; he must not consult his partner");
    CHECK(
        said("portland-1904", "90-I") ==
        "after the hand is played out and before the pack is cut for the next deal, the other side may take three tricks, deduct "
        "the worth of three tricks from the offenders' score, "
        "or add the worth of three tricks to their own score; they may consult");
    CHECK(said("short-whist", "72-I").find("deduct three points from the offenders' score") != std::string::npos);
    CHECK(said("portland-1904", "58/declaring") ==
          "the eldest hand may have a new deal, until a card is led; he must not consult his partner");
    CHECK(said("portland-1904", "42").starts_with("the card must be shown to either adversary of the dealer"));
    CHECK(said("portland-1904", "39-II") == "any player may insist on a new deal, until the hand is played out");
    CHECK(said("portland-1904", "37") ==
          "the pack must be cut again; any player may insist on it, until the first card is dealt");
    CHECK(said("portland-1904", "108/count") == "any player may see the trick");
    CHECK(said("portland-1904", "100") ==
          "any player may call for two new packs, of which the dealer may choose one, until the pack is cut for the deal");
    CHECK(said("portland-1904", "57") == "until the side whose right it is does anything more of its own accord, whoever "
                                         "declared may accept the double; or refuse the double, and end the doubling for this "
                                         "hand; he must not consult his partner; if nobody asks, the double stands");
}

TEST_CASE("what happens of itself, and what does not")
{
    CHECK(said("portland-1904", "44/this-hand") == "there must be a new deal");
    CHECK(said("portland-1904", "82/done") == "the trick stands");
    CHECK(said("portland-1904", "90-V") == "if the penalty is claimed, the offender's side cannot stand above 28, nor win the "
                                           "game by this hand, nor score a slam by "
                                           "this hand");
    CHECK(said("portland-1904", "103") == "it costs the penalty");
    CHECK(said("portland-1904", "59") == "third hand may no longer double, unless the opponent who doubled last consents");
    CHECK(said("portland-1904", "52") == "it has no effect: the first declaration stands");
    CHECK(said("portland-1904", "19/top") == "the two highest are partners, whichever is higher");
    CHECK(said("portland-1904", "63") == "no penalty: until his hand is down, dummy may speak like any player");
    CHECK(said("portland-1904", "15") ==
          "the law speaks of it but gives no remedy: all draw from one pack, but no remedy is named, and nobody can claim one");
    CHECK(said("portland-1904", "91") == "it is established");
    CHECK(said("portland-1904", "65") == "it is not played");
    CHECK(said("portland-1904", "39-I/foreign") ==
          "it counts as an imperfect pack, during the hand; any player may claim it, until the hand is played out");
    CHECK(silence("portland-1904", Kind::dealer_counted_cards) == "no law forbids the dealer to count");
    CHECK(silence("portland-1904", Kind::third_hand_asks) == "no law takes anything from the eldest hand for it");
    CHECK(silence("portland-1904", Kind::claim_of_rest) ==
          "no law speaks of it: the law speaks only of the dealer; an adversary who shows his cards exposes them");
}

TEST_CASE("situations in words")
{
    CHECK(when("portland-1904", "80") == "lead out of turn by an adversary of the dealer; unless all have played");
    CHECK(when("portland-1904", "43/dummy") == "hand a card short, dummy's; after he had played");
    CHECK(when("portland-1904", "90-I") == "revoke by anyone but dummy; established");
    CHECK(when("portland-1904", "40") == "card exposed in the deal by the dealer or his partner; not hurried on");
    CHECK(when("portland-1904", "39-II") == "card faced in the pack");
    CHECK(when("portland-1904", "38") == "last card turned up");

    const std::vector<Word> both{Word::eldest, Word::third}, side{Word::dealer, Word::partner, Word::dummy},
        all{Word::n0, Word::n1, Word::n2, Word::n3};
    const auto situation = [](std::vector<Condition> conditions) {
        return situation_in_words(Kind::lead_out_of_turn, conditions);
    };
    CHECK(situation({}).empty());
    CHECK(situation({{Attr::followed_by, all}}).empty());
    CHECK(situation({{Attr::role, both}, {Attr::followed_by, {all.data(), 2}}}) ==
          "by an adversary of the dealer; nobody has followed or second hand has played");
    CHECK(situation({{Attr::followed_by, {all.data(), 1}}, {Attr::role, side}}) == "by the dealer's side; nobody has followed");
    // what no bridge law asks for is not said of bridge
    const std::vector<Word> nobody{Word::nobody};
    const std::vector<Condition> whist{{Attr::touched_first, nobody}};
    CHECK(situation_in_words(Kind::misdealt_count, whist).empty());
    CHECK(situation_in_words(Kind::misdealt_count, whist, Game::whist) == "nobody touched his cards");
}

TEST_CASE("laws, settings and citations in words")
{
    const Book& portland = book("portland-1904");
    CHECK(laws_in_words(portland, ruling("portland-1904", "80")) ==
          "portland-1904 80, 82 (those who followed go free), 62 (the dealer decides alone)");
    CHECK(laws_in_words(portland, ruling("portland-1904", "44/this-hand")) ==
          "portland-1904 44, 39-I (the pack is proved faulty in the hand)");
    CHECK(citation_of(portland, "90 II") == "90-II");
    CHECK(citation_of(book("american-1905"), "S II") == "S II");
    CHECK(settings_in_words(ruling("portland-1904", "79/strict").under) == "where the table plays disobedience-cure no");
    CHECK(settings_in_words({}).empty());
    for (const Ruling& each : portland.rulings)
        if (each.law == Book::no_law) CHECK(laws_in_words(portland, each).empty());
}

TEST_CASE("every ruling of every book can be said, and nothing is left in braces")
{
    for (const Book& each : shipped())
        for (const Ruling& one : each.rulings) {
            const std::string text = ruling_in_words(each, one) + " " + offence_in_words(one.kinds[0], one.when, each.game) +
                                     " " + laws_in_words(each, one);
            INFO(each.id << " line " << one.line << ": " << text);
            CHECK(text.find_first_of("{}`\n") == std::string::npos);
            CHECK(text.find("  ") == std::string::npos);
            CHECK(text.find(": ;") == std::string::npos);
        }
}
