// The parts of an evening, each by itself: the book in use, the rubber in progress, the score as written, bets, assertions.

#include "examine/evening.hpp"
#include "lawbook/find_book.hpp"

#include <catch2/catch.hpp>

using namespace hoyle;

namespace {

log::Section read(std::string_view text)
{
    log::Section section;
    log::Reader reader("test", log::from_memory(text));
    REQUIRE(reader.next(section));
    REQUIRE(section.faults.empty());
    return section;
}

BookInUse in_use(std::string_view id)
{
    BookInUse use;
    use.take(*lawbook::find_shipped(id));
    use.settle({}, {}, [](Span, const std::string& message) { FAIL(message); });
    return use;
}

/// A deal that stands in that section, made in hearts by North: so many odd tricks, honours two and three; NS stood at
/// `standing`.
DealRecord hearts(std::uint32_t number, std::uint64_t section, int odd, const BookInUse& in_use, Points standing = 0)
{
    DealRecord deal;
    deal.section = section;
    deal.shown.deal = number;
    deal.shown.scored = true;
    deal.facts.maker = Side::ns;
    deal.facts.trump = Strain::hearts;
    deal.facts.tricks = {{6 + odd, 7 - odd}};
    deal.facts.standing = {{standing, 0}};
    deal.facts.honours[Side::ns] = {2, 2};
    deal.facts.honours[Side::ew] = {3, 3};
    deal.shown.score = scoring::score_hand(deal.facts, *in_use.figures, scoring::Show::working);
    return deal;
}

Entry written(Side side, Points points, std::uint32_t deal, rulings::Time when)
{
    Entry entry;
    entry.side = side;
    entry.column = log::Column::below;
    entry.points = points;
    entry.deal = deal;
    entry.when = when;
    return entry;
}

}  // namespace

TEST_CASE("the book in use: what the command line names goes before what the log names")
{
    const log::Section section = read("laws portland-1904 with limit-mode often\n");
    std::vector<std::string> complaints;
    const Complain complain = [&](Span, std::string message) { complaints.push_back(std::move(message)); };
    BookInUse use;
    const lawbook::Book* named = use.find(section.statements.front(), {}, complain);
    REQUIRE(named);
    CHECK(named->id == "portland-1904");
    use.take(*named);
    use.set(section, section.statements.front(), {}, complain);
    REQUIRE(complaints.size() == 1);
    CHECK(complaints.front() == "`limit-mode` cannot be `often`: it is one of clamp, stop-before, stop-after");

    ExamineOptions options;
    options.laws = "american-1905";
    BookInUse by_command;
    by_command.take(*by_command.find(options, complain));
    named = by_command.find(section.statements.front(), options, complain);
    REQUIRE(named);
    CHECK(named->id == "american-1905");
    CHECK(complaints.size() == 1);

    const log::Section unknown = read("laws portland-1805\n");
    CHECK(use.find(unknown.statements.front(), {}, complain) == nullptr);
    CHECK(use.refused);
    CHECK(complaints.size() == 2);
}

TEST_CASE("a law taken over from another code is cited as that code's")
{
    CHECK(in_use("american-1907").cited("4", "the figure").book == "american-1905");
    CHECK(in_use("portland-1904").cited("4", "the figure").book == "portland-1904");
}

TEST_CASE("the rubber in progress begins with what was told before it")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    const log::Section head = read("games NS 1, EW 0\nstanding NS 8, EW 24\n");
    for (const log::Statement& statement : head.statements) rubber.stood_before(head, statement, *use.figures);
    CHECK(rubber.score->games_won() == PerSide<int>{{1, 0}});
    CHECK(rubber.score->standing() == PerSide<Points>{{8, 24}});

    rubber.deals.push_back(hearts(1, 1, 2, use));
    rubber.stood_before(head, head.statements.back(), *use.figures);  // after the first deal it tells nothing new
    CHECK(rubber.before.standing == PerSide<Points>{{8, 24}});
    rubber.turning = true;  // ... but of the next rubber it does
    rubber.stood_before(head, head.statements.back(), *use.figures);
    rubber.deals.clear();
    rubber.begin(*use.figures);
    CHECK(rubber.score->games_won() == PerSide<int>{{0, 0}});
    CHECK(rubber.score->standing() == PerSide<Points>{{8, 24}});
    CHECK_FALSE(rubber.turning);
}

TEST_CASE("of two deals of one number that counts which is meant")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    rubber.deals = {hearts(1, 1, 2, use), hearts(2, 2, 2, use), hearts(2, 3, 1, use)};
    CHECK(rubber.find(2, 3) == 2u);
    CHECK(rubber.find(2, 9) == 2u);
    rubber.deals[2].shown.is_void = true;
    CHECK(rubber.find(2, 3) == 1u);
    CHECK(rubber.find(7, 3) == std::nullopt);
}

TEST_CASE("a figure that the laws do not give is a slip, and stands once its time is over")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    rubber.deals = {hearts(1, 1, 4, use)};  // game: 32 below
    rubber.score->add(1, rubber.deals[0].shown.score);
    WrittenScore score;
    score.write(written(Side::ns, 32, 1, rulings::time_of(1, 50)), "score NS below 32\r");
    CHECK_FALSE(score.some_slip({use, rubber, 1}, false));
    score.write(written(Side::ns, 23, 1, rulings::time_of(1, 51)), "score NS below 23");
    REQUIRE(score.some_slip({use, rubber, 1}, false));
    scoring::HandScore hand = rubber.deals[0].shown.score;
    score.settle(0, rubber.deals[0], hand, {use, rubber, 1});
    CHECK(hand.below[Side::ns] == 32);
    const auto open = score.miscounts({use, rubber, 1});
    REQUIRE(open.size() == 1);
    CHECK(open[0].message == "the score has NS below 23; by the laws it is 32");
    CHECK(open[0].status == rulings::Status::open);
    CHECK(open[0].where.line == "score NS below 23");
}

TEST_CASE("a correction of a right figure changes nothing, and is told so")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    rubber.deals = {hearts(1, 1, 2, use)};
    WrittenScore score;
    score.write(written(Side::ns, 16, 1, rulings::time_of(1, 50)), "score NS below 16");
    Correction correction;
    correction.column = log::Column::below;
    correction.from = 16;
    correction.to = 24;
    correction.when = rulings::time_of(1, 60);
    score.correct(correction);
    const auto answers = score.answers_to_corrections({use, rubber, 1});
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].message == "the figure is right, 16 by the laws; it stands");
}

TEST_CASE("what the log asserts is held against the rubber as it stood then")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    rubber.deals = {hearts(1, 1, 2, use), hearts(2, 2, 1, use, 16)};
    const log::Section section = read("standing NS 16, EW 0\nstanding NS 16, EW 0\nstanding NS 16\nrubber won by NS\n");
    std::vector<Assertion> asserted;
    const std::size_t before[] = {1, 2, 1, 2};
    for (std::size_t i = 0; i < section.statements.size(); ++i)
        if (auto each = assertion_of(section, section.statements[i], 1, before[i])) asserted.push_back(*each);
    REQUIRE(asserted.size() == 4);
    CHECK_FALSE(assertion_of(section, section.statements[0], 1, 0));  // of the first deal it is told, not checked
    const auto wrong = wrong_assertions(asserted, rubber, use, {});
    REQUIRE(wrong.size() == 2);
    CHECK(wrong[0].message == "the standing as the log has it is not what follows: by the laws NS 24, EW 0");
    CHECK(wrong[1].message == "the rubber as the log has it is not what follows: by the laws it is not over");
}

TEST_CASE("a bet on the odd trick goes to who backed its winner")
{
    const BookInUse use = in_use("portland-1904");
    RubberInProgress rubber;
    rubber.begin(*use.figures);
    rubber.deals = {hearts(1, 1, 2, use)};
    const log::Section section = read("bystander Carr bets Dale 5 shillings on the odd trick for NS\n");
    Bets bets;
    bets.hear(section, section.statements.front(), rubber, {});
    const auto settled = bets.settled(rubber, use);
    REQUIRE(settled.size() == 1);
    CHECK(settled[0].winner == "Carr");
    CHECK(settled[0].why == "NS won the odd trick");
    bets.turn();
    CHECK(bets.settled(rubber, use).empty());
}
