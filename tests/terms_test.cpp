#include "terms/items.hpp"
#include "terms/literal.hpp"
#include "terms/terms.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <string>

using namespace hoyle;
using namespace hoyle::terms;

namespace {

template <class Enum, class Find> void round_trip(std::size_t count, Find find, std::size_t first = 0)
{
    std::set<std::string_view> seen;
    for (std::size_t i = first; i < count; ++i) {
        const auto value = static_cast<Enum>(i);
        INFO(slug(value));
        CHECK(find(slug(value)) == value);
        CHECK(seen.insert(slug(value)).second);
    }
    CHECK_FALSE(find(""));
    CHECK_FALSE(find("no such word"));
}

}  // namespace

TEST_CASE("every word is found by its slug, and has its own")
{
    round_trip<Attr>(attr_count, find_attr);
    round_trip<Word>(word_count, find_word, 1);  // Word::unset has none
    round_trip<Point>(point_count, find_point);
    round_trip<Role>(role_count, find_role);
    round_trip<Thing>(thing_count, find_thing);
    round_trip<Atom>(atom_count, find_atom);
    round_trip<Mark>(mark_count, find_mark);
    round_trip<At>(at_count, find_at);
    round_trip<ProcedureKey>(procedure_key_count, find_procedure_key);
    round_trip<ProcedureValue>(procedure_value_count, find_procedure_value);
    for (const KindInfo& info : all_kinds()) CHECK(find_kind(info.slug) == info.kind);
    CHECK(all_kinds().size() == kind_count);
}

TEST_CASE("enumerators are the words, made fit for C++")
{
    CHECK(slug(Word::n0) == "0");
    CHECK(slug(Attr::true_) == "true");
    CHECK(slug(Attr::followed_by) == "followed-by");
    CHECK(slug(Word::unset).empty());
    CHECK(static_cast<int>(Word::unset) == 0);
}

TEST_CASE("an older name of a kind leads to it, with the facts it implies")
{
    CHECK(find_kind("third-hand-leads") == Kind::lead_out_of_turn);
    const Also* also = find_also("third-hand-leads");
    REQUIRE(also);
    REQUIRE(also->facts.size() == 2);
    CHECK(also->facts[0].attr == Attr::role);
    REQUIRE(also->facts[0].words.size() == 1);
    CHECK(also->facts[0].words[0] == Word::third);
    CHECK_FALSE(find_also("lead-out-of-turn"));
    CHECK_FALSE(find_kind("led-out-of-turn"));
}

TEST_CASE("whatever is printed has words")
{
    for (const KindInfo& info : all_kinds()) {
        INFO(info.slug);
        CHECK_FALSE(info.heading.empty());
        CHECK_FALSE(info.points.empty());
        for (const AttributeUse& use : info.attributes) {
            CHECK_FALSE(use.ask.empty());
            CHECK(use.ask.back() != '?');  // the mark is put by whoever prints it
            CHECK(use.values.size() >= 2);
            if (use.unsaid != Word::unset) CHECK(use.from == From::told);
        }
    }
    for (std::size_t i = 0; i < atom_count; ++i) CHECK_FALSE(info(static_cast<Atom>(i)).say.empty());
    for (std::size_t i = 0; i < role_count; ++i) CHECK_FALSE(say(static_cast<Role>(i)).empty());
    for (std::size_t i = 0; i < thing_count; ++i) CHECK_FALSE(say(static_cast<Thing>(i)).empty());
    for (std::size_t i = 0; i < mark_count; ++i) {
        CHECK_FALSE(say(static_cast<Mark>(i)).empty());
        CHECK_FALSE(ask(static_cast<Mark>(i)).empty());
    }
    for (std::size_t i = 0; i < point_count; ++i) CHECK_FALSE(ask(static_cast<Point>(i)).empty());
    CHECK(say(Mark::next_pack_cut) == "the pack is cut for the next deal");
    CHECK(info(Atom::call_suit).say == "call a suit from {hand}");
    CHECK(info(Atom::reshuffle).bare);
    CHECK_FALSE(info(Atom::reshuffle).bare_say.empty());
}

TEST_CASE("the tables say what the vocabulary says")
{
    const KindInfo& lead = info(Kind::lead_out_of_turn);
    const AttributeUse* followed = lead.find(Attr::followed_by);
    REQUIRE(followed);
    REQUIRE(followed->values.size() == 4);
    CHECK(followed->values[3].word == Word::n3);
    REQUIRE(followed->groups.size() == 2);
    CHECK(followed->groups[0].name == "unfinished");
    CHECK(followed->groups[0].words.size() == 3);
    CHECK(lead.find(Attr::quitted) == nullptr);

    CHECK(info(Kind::spade_make).needs[0].setting == "spade-convention");
    CHECK(info(Kind::misdeal).game == Game::whist);
    CHECK(law_attr(Point::established) == Attr::established);
    CHECK_FALSE(law_attr(Point::penalty));
    CHECK(is_card(Thing::card_led));
    CHECK_FALSE(is_card(Thing::packs));
    CHECK(values_of(ProcedureKey::naming).size() == 2);
    CHECK(figure_names().size() >= 17);

    // A kind that takes only some values of a shared attribute has only these.
    CHECK(info(Kind::card_detached).find(Attr::role)->values.size() == 4);
}

TEST_CASE("facts are words by attribute")
{
    Facts facts;
    CHECK_FALSE(facts.has(Attr::role));
    facts.set(Attr::role, Word::dummy);
    facts.set(Attr::quitted, yes_no(true));
    CHECK(facts[Attr::role] == Word::dummy);
    CHECK(facts[Attr::quitted] == Word::yes);
    Facts same = facts;
    CHECK(same == facts);
    same.set(Attr::quitted, Word::no);
    CHECK_FALSE(same == facts);
}

TEST_CASE("the nearest word")
{
    static constexpr std::string_view known[] = {"revoke", "revoke-claim", "role", "lead-out-of-turn"};
    CHECK(nearest("revok", known) == "revoke");
    CHECK(nearest("rveoke", known) == "revoke");
    CHECK(nearest("revokeclaim", known) == "revoke-claim");
    CHECK(nearest("rol", known) == "role");
    CHECK(nearest("roel", known) == "role");
    CHECK(nearest("led-out-of-turn", known) == "lead-out-of-turn");
    CHECK(nearest("penalty", known).empty());
    CHECK(nearest("", known).empty());
    CHECK(nearest(std::string(100000, 'x'), known).empty());
    CHECK(nearest("revoke", {}).empty());
}

TEST_CASE("a literal is equal to the text it holds, and to no other")
{
    const Literal none, some = "90-I";
    CHECK(none.empty());
    CHECK(none == "");
    CHECK(some == std::string("90-I"));
    CHECK(some == some);
    CHECK(some.size() == 4);
    for (const std::string_view other : {"", "9", "90-", "90-II", "90-i", "x"}) CHECK_FALSE(some == other);
    CHECK_FALSE(some == std::string_view("90-I\0", 5));
    CHECK_FALSE(none == std::string_view("\0", 1));
}

TEST_CASE("items lie behind their number, whatever they are")
{
    static constexpr Counted<char, 3> letters = {3, {'a', 'b', 'c'}};
    static constexpr Counted<double, 2> numbers = {2, {0.5, 1.5}};
    const Items<char> few = letters;
    const Items<double> wide = numbers;
    CHECK(std::string(few.begin(), few.end()) == "abc");
    CHECK(few.back() == 'c');
    CHECK(wide.size() == 2);
    CHECK(wide[1] == 1.5);
    CHECK(Items<double>().empty());
    CHECK(Items<double>().begin() == Items<double>().end());
}
