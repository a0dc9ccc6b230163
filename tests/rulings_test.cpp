// The parts of the rulings, each by itself: a right from opening to end, the record of doubles, when a mark happens. What they
// make of a whole log is for the cases.

#include "rulings/docket.hpp"
#include "rulings/doubles.hpp"
#include "log/section.hpp"
#include "table/timeline.hpp"
#include "terms/traits.hpp"

#include <catch2/catch.hpp>

using namespace hoyle;
using namespace hoyle::rulings;

namespace {

lawbook::Step step(terms::Atom atom)
{
    lawbook::Step made{};
    made.atom = atom;
    return made;
}

const lawbook::Step take_three = step(terms::Atom::take_three), add_three = step(terms::Atom::add_three);

lawbook::Ruling ruling(lawbook::Verb verb)
{
    lawbook::Ruling made{};
    made.verb = verb;
    return made;
}

const lawbook::Ruling may = ruling(lawbook::Verb::may), grant = ruling(lawbook::Verb::grant);

/// A right of N and S with two options, the first open until 100, the second until 200.
Answer right(const lawbook::Ruling& by = may)
{
    Answer answer;
    answer.ruling = &by;
    answer.status = Status::open;
    answer.holders = answer.holders_first = Seats(Side::ns);
    for (const lawbook::Step* step : {&take_three, &add_three}) {
        Option option;
        option.step = step;
        option.by = answer.holders;
        option.until = answer.options.empty() ? 100 : 200;
        option.until_mark = answer.options.empty() ? "the first mark" : "the second mark";
        answer.options.push_back(option);
    }
    return answer;
}

struct Opened {
    Docket docket;
    RightId id;

    explicit Opened(Answer answer = right())
    {
        Matter matter;
        matter.incident.kind = terms::Kind::missed_trick;
        matter.answers.push_back(std::move(answer));
        id.matter = docket.open(std::move(matter));
    }
    const Answer& operator()() const { return docket[id]; }
};

Spot line(std::uint64_t number) { return {Place{number, 1, 1}, {}}; }
Spot at_its_time(Time time) { return line(time); }

struct Told {
    std::string text;
    log::Section section;
    table::Replay replay;

    explicit Told(std::string log) : text(std::move(log))
    {
        log::parse(Text{"test", text, 1}, section);
        REQUIRE(section.faults.empty());
        table::replay(section, {}, {}, replay);
    }
    table::Moment happens(terms::Mark mark, const table::Occasion& occasion) const
    {
        return table::Timeline(replay).happens(mark, occasion);
    }
};

}  // namespace

TEST_CASE("a right is exacted, or what it is about let stand")
{
    Opened opened;
    REQUIRE(opened.docket.something_open());
    SECTION("exacted")
    {
        opened.docket.exact(opened.id, 1, {"exacted", line(7)});
        CHECK(opened().status == Status::exacted);
        CHECK(opened().chosen == 1u);
        CHECK(opened().ended_at.place.line == 7);
    }
    SECTION("let stand")
    {
        opened.docket.exact(opened.id, 0, {"let stand", line(7)}, true);
        CHECK(opened().status == Status::waived);
        CHECK(opened().ended_by == "let stand");
    }
    CHECK_FALSE(opened.docket.something_open());
}

TEST_CASE("one of two may waive a right for himself, or for both")
{
    Opened opened;
    SECTION("for himself: it lives on in his partner, and ends with him")
    {
        opened.docket.waive(opened.id, Seats(Seat::north), false, {"waived", line(7)});
        CHECK(opened().alive());
        CHECK(opened().holders == Seats(Seat::south));
        CHECK(opened().options[1].by == Seats(Seat::south));
        CHECK(opened().holders_first == Seats(Side::ns));
        opened.docket.waive(opened.id, Seats(Seat::south), false, {"waived", line(8)});
        CHECK(opened().status == Status::waived);
        CHECK(opened().ended_at.place.line == 8);
    }
    SECTION("for both")
    {
        opened.docket.waive(opened.id, Seats(Seat::north), true, {"waived", line(7)});
        CHECK(opened().status == Status::waived);
    }
}

TEST_CASE("what is lost is lost with every right of the matter, but for what is granted")
{
    Opened taken, granted{right(grant)};
    taken.docket.lose(taken.id.matter, {"talk", line(3)});
    CHECK(taken().status == Status::lost);
    CHECK(taken().ended_by == "talk");
    granted.docket.lose(granted.id.matter, {"talk", line(3)});
    CHECK(granted().alive());
}

TEST_CASE("a right lapses with the last of its options, that moment included")
{
    Opened opened;
    CHECK(opened.docket.lapse(199, at_its_time).empty());
    CHECK(opened().alive());
    const auto unused = opened.docket.lapse(200, at_its_time);
    REQUIRE(unused.size() == 1);
    CHECK(unused[0].matter == opened.id.matter);
    CHECK(opened().status == Status::lapsed);
    CHECK(opened().ended_by == "the second mark");
    CHECK(opened().ended_at.place.line == 200);
    CHECK(opened.docket.lapse(300, at_its_time).empty());  // once
}

TEST_CASE("whoever has looked at his cards drops out of a right; when both have, it is lost")
{
    Answer answer = right();
    answer.drops_out[Seat::south] = {50, "had looked at his cards"};
    answer.drops_out[Seat::north] = {60, "had looked at his cards"};
    Opened opened(answer);
    CHECK(opened.docket.lapse(50, at_its_time).empty());
    CHECK(opened().holders == Seats(Seat::north));
    opened.docket.lapse(60, at_its_time);
    CHECK(opened().status == Status::lost);
    CHECK(opened().ended_by == "North had looked at his cards");
    CHECK(opened().ended_at.place.line == 60);
}

TEST_CASE("the doubles that count, and who may still double")
{
    Doubles doubles;
    doubles.made({3, Seat::west, std::nullopt, true});
    doubles.made({5, Seat::north, 9, false});
    CHECK(doubles.counting() == 1);
    doubles.decide(9, true);
    CHECK(doubles.counting() == 2);
    CHECK_FALSE(doubles.refused());
    doubles.decide(9, false);
    CHECK(doubles.counting() == 1);
    CHECK(doubles.refused());

    CHECK(doubles.forfeited(Seat::east) == nullptr);
    doubles.lose(Seat::east, {1, Seats(Seat::south), false});
    CHECK(doubles.forfeited(Seat::east)->matter == 1);
    doubles.lose(Seat::east, {2, {}, false});  // nobody can forgive this one
    CHECK(doubles.forfeited(Seat::east)->matter == 2);
    CHECK(doubles.forfeited(Seat::west) == nullptr);
}

TEST_CASE("when a mark of the play happens")
{
    const Told told(R"(deal 1 by S
S makes hearts
1. W: C6 C3 CK C7
2. E: CA C8 C5 CJ
quitted
3. E: H2 HK HA H3
pack cut
)");
    table::Occasion occasion;
    occasion.trick = 2;
    occasion.from = table::at_statement(3, 1);
    occasion.offender = Seat::south;
    CHECK(told.happens(terms::Mark::trick_over, occasion) == table::at_statement(4));
    CHECK(told.happens(terms::Mark::next_pack_cut, occasion) == table::at_statement(6));
    CHECK(told.happens(terms::Mark::first_lead, occasion) == occasion.from - 1);  // it had happened before
    CHECK(told.happens(terms::Mark::partner_plays, occasion) == table::at_statement(3, 3));
    CHECK(told.happens(terms::Mark::rubber_agreed, occasion) == table::never);
    occasion.asked = Seats(Seat::west);
    CHECK(told.happens(terms::Mark::that_lead, occasion) == table::never);
    occasion.asked = Seats(Seat::east);
    CHECK(told.happens(terms::Mark::that_lead, occasion) == table::at_statement(5));
    occasion.cards = CardSet::of(Card(Suit::hearts, Rank::ace));
    CHECK(told.happens(terms::Mark::card_played, occasion) == table::at_statement(5, 2));
    occasion.holders = Seats(Seat::west);
    CHECK(told.happens(terms::Mark::own_act, occasion) == table::at_statement(5));
}

TEST_CASE("the heading of the next deal means that the pack was cut and dealt, unless these are told")
{
    const table::NextDeal heading(Told("deal 2 by W\n").replay);
    CHECK(heading.happens(terms::Mark::next_pack_cut) == 0);
    CHECK(heading.happens(terms::Mark::next_deal_ended) == 0);
    CHECK(heading.happens(terms::Mark::next_trump_made) == table::never);
    const table::NextDeal in_steps(Told("deal 2 by W\npack cut\ndealt\nW makes spades\n").replay);
    CHECK(in_steps.happens(terms::Mark::next_pack_cut) == table::at_statement(1));
    CHECK(in_steps.happens(terms::Mark::next_deal_ended) == table::at_statement(2));
    CHECK(table::NextDeal::of_a_hand(terms::Mark::that_lead));
    CHECK_FALSE(table::NextDeal::of_a_hand(terms::Mark::rubber_over));
}

TEST_CASE("how far a score has gone: what is told goes before what follows, and what comes later shows what came before")
{
    using log::NoticedAt;
    table::Progress progress;
    CHECK(progress.passed(NoticedAt::next_deal).when == table::no_time);
    progress.hand_over(30, line(30));
    CHECK(progress.passed(NoticedAt::next_make).when == 30);
    CHECK_FALSE(progress.passed(NoticedAt::next_make).told);
    progress.happened(NoticedAt::next_make, 40, line(40));
    CHECK(progress.passed(NoticedAt::next_deal).when == 40);
    CHECK(progress.passed(NoticedAt::next_deal).told);
    CHECK(progress.passed(NoticedAt::next_deal, 35).when == 30);
    CHECK(progress.passed(NoticedAt::agreement).when == table::no_time);  // it waits for no deal
    progress.happened(NoticedAt::agreement, 10, line(10));
    CHECK(progress.passed(NoticedAt::agreement).when == 10);
    CHECK(progress.passed(NoticedAt::next_make).when == 40);
}

TEST_CASE("what the program must know of some kinds alone")
{
    using terms::Kind;
    using terms::Trait;
    CHECK(terms::has(Kind::revoke, Trait::like_revoke));
    CHECK(terms::has(Kind::revoke, Trait::from_silence));
    CHECK_FALSE(terms::has(Kind::revoke, Trait::own_trick));
    CHECK(terms::has(Kind::dummy_suggests, Trait::own_trick));
    CHECK(terms::has(Kind::dummy_suggests, Trait::of_dummys_play));
    CHECK_FALSE(terms::has(Kind::missed_trick, Trait::like_revoke));
}
