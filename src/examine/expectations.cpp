#include "examine/expectations.hpp"

#include "examine/expected.hpp"

#include <algorithm>

namespace hoyle {

using log::Expectation;

namespace {

/// The deal it is about; nullptr: there is none. Without a number it is the last.
const DealRecord* deal_meant(const Awaited& awaited, const std::vector<DealRecord>& deals)
{
    const auto found = std::find_if(deals.rbegin(), deals.rend(), [&](const DealRecord& each) {
        if (awaited.section) return each.section == awaited.section;
        return each.shown.deal == awaited.deal || (awaited.deal == 0 && &each == &deals.back());
    });
    return found == deals.rend() ? nullptr : &*found;
}

}  // namespace

std::string unmet(const Awaited& awaited, const RubberFound& found)
{
    if (!awaited.no_side.empty()) return "`" + awaited.no_side + "` is no side of a deal: NS or EW";
    const DealRecord* deal = deal_meant(awaited, found.deals);
    switch (awaited.what.what) {
    case Expectation::What::nothing: return unmet_nothing(awaited, found.findings);
    case Expectation::What::score: return unmet_score(awaited, deal);
    case Expectation::What::standing: return unmet_standing(awaited, deal, found.rubber);
    case Expectation::What::tally: return unmet_tally(awaited, deal);
    case Expectation::What::result: return unmet_result(awaited.what, deal, found.figures);
    case Expectation::What::rubber_won: return unmet_rubber(awaited.what, found.rubber);
    case Expectation::What::game_won: return unmet_game(awaited, found.rubber);
    case Expectation::What::bet: return unmet_bet(awaited, found.bets);
    case Expectation::What::slip: return unmet_slip(awaited, found.findings);
    default: return unmet_kind(awaited, found);
    }
}

void Expectations::await(const log::Section& section, const log::Statement& statement, std::uint32_t deal, std::uint64_t number)
{
    const auto all = log::Section::in(section.expectations, statement.list);
    if (all.empty()) return;
    Awaited awaited;
    awaited.what = all.front();
    awaited.where = {section.text.place(statement.span), section.text.line(statement.span)};
    awaited.text = printable(section.text.at(statement.span));
    awaited.deal = awaited.what.ref.deal ? awaited.what.ref.deal : statement.deal ? statement.deal : deal;
    const bool names_deal = awaited.what.ref.deal || statement.deal;
    if (!names_deal && deal) awaited.section = number;
    awaited.kind = std::string(awaited.what.ref.kind);
    awaited.in_book = std::string(awaited.what.in_book);
    awaited.name = std::string(awaited.what.name);
    awaited.status = std::string(awaited.what.status);
    for (const log::LawRef& law : log::Section::in(section.laws, awaited.what.laws))
        awaited.laws.emplace_back(std::string(law.book), std::string(law.law));
    for (const log::Remedy& remedy : log::Section::in(section.remedies, awaited.what.offering))
        awaited.offering.push_back(offered(remedy));
    for (const log::Remedy& remedy : log::Section::in(section.remedies, awaited.what.best))
        awaited.best.push_back(offered(remedy));
    for (const log::Option& fact : log::Section::in(section.options, awaited.what.facts)) {
        if (fact.name == "status") awaited.status = std::string(fact.value);
        else awaited.facts.emplace_back(std::string(fact.name), std::string(fact.value));
    }
    using What = Expectation::What;
    const bool of_a_side = awaited.what.what == What::result || awaited.what.what == What::game_won ||
                           awaited.what.what == What::rubber_won;
    if (of_a_side && !awaited.what.side.side) awaited.no_side = printable(awaited.what.side.name, 60);
    for (const log::Sum& sum : log::Section::in(section.sums, awaited.what.sums))
        if (!sum.side.side) awaited.no_side = printable(sum.side.name, 60);
        else awaited.sums.push_back({sum.column, {*sum.side.side, sum.points}});
    // what is kept is copied: the text moves on
    awaited.what.ref.kind = awaited.what.in_book = awaited.what.name = awaited.what.status = awaited.what.side.name = {};
    awaited_.push_back(std::move(awaited));
}

void Expectations::look(const RubberFound& found, Branch branch, Sink& sink, Summary& summary) const
{
    using If = Expectation::If;
    for (const Awaited& awaited : awaited_) {
        const If when = awaited.what.when;
        const bool for_other_branch = (when == If::if_true && branch == Branch::if_false) ||
                                      (when == If::if_false && branch == Branch::if_true);
        const bool for_other_book = !awaited.in_book.empty() && awaited.in_book != found.book.id;
        Expected expected;
        expected.where = awaited.where;
        expected.text = awaited.text;
        expected.looked_at = !for_other_book && !for_other_branch;
        if (expected.looked_at) {
            expected.why = when != If::always && branch == Branch::only ? "nothing is disputed before it" : unmet(awaited, found);
            expected.met = expected.why.empty();
            ++(expected.met ? summary.met : summary.unmet);
        }
        sink.expected(expected);
    }
}

}  // namespace hoyle
