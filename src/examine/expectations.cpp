#include "examine/expectations.hpp"

#include "terms/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hoyle {

using log::Expectation;
using log::RemedyWord;

namespace {

/// The atoms a remedy word may stand for in `offering` and `best`.
std::string atom_of(const log::Remedy& remedy)
{
    switch (remedy.word) {
    case RemedyWord::new_deal: return "new-deal";
    case RemedyWord::recut: return "recut";
    case RemedyWord::reshuffle: return "reshuffle";
    case RemedyWord::misdeal: return "misdeal";
    case RemedyWord::play_out: return "play-out";
    case RemedyWord::withdrawal: return "take-back";
    case RemedyWord::sight_of: return "see-trick";
    case RemedyWord::stakes_from: return "pay-stakes";
    case RemedyWord::deal_by: return "redeal";
    case RemedyWord::hand_down: return "table-hand";
    case RemedyWord::trump_card_down: return "lay-down";
    case RemedyWord::call_card: return "call-card";
    case RemedyWord::call_suit: return "call-suit";
    case RemedyWord::highest: return "highest";
    case RemedyWord::lowest: return "lowest";
    case RemedyWord::win: return "win";
    case RemedyWord::not_win: return "not-win";
    case RemedyWord::make: return "compel-make";
    case RemedyWord::bar_card: return "not-play";
    case RemedyWord::bar_suit: return "bar-suit";
    case RemedyWord::choose_card: return "choose-played";
    case RemedyWord::take_three: return "take-three";
    case RemedyWord::deduct_three: return "deduct-three";
    case RemedyWord::add_three: return "add-three";
    case RemedyWord::take_two: return "take-two";
    case RemedyWord::accept: return "accept";
    case RemedyWord::refuse: return "refuse";
    case RemedyWord::ignore_make: return "ignore-declaration";
    default: return "let-stand";
    }
}

bool same_atom(const std::string& offered, const std::string& wanted)
{
    if (offered == wanted) return true;
    if (wanted == "let-stand") return offered == "deal-stands" || offered == "declaration-stands" || offered == "trick-stands";
    if (wanted == "call-card") return offered == "play";
    if (wanted == "see-trick") return offered == "show-card";
    return false;
}

Awaited::Offered offered(const log::Remedy& remedy)
{
    Awaited::Offered offered{atom_of(remedy), {}, {}};
    for (Seat seat : all_seats)
        if (remedy.on.has(seat)) offered.on += letter_of(seat);
    if (remedy.card) offered.words = spoken(remedy.card);
    else if (remedy.suit) offered.words = std::string(name_of(*remedy.suit)).substr(0, name_of(*remedy.suit).size() - 1);
    return offered;
}

bool same_law(const rulings::Cited& cited, const std::string& law)
{
    std::string wanted = law, has = cited.law;
    std::replace(wanted.begin(), wanted.end(), ' ', '-');
    std::replace(has.begin(), has.end(), ' ', '-');
    return has == wanted || has.starts_with(wanted + "-");
}

bool in_deal(const Awaited& awaited, const Finding& finding)
{
    if (awaited.section && finding.section) return awaited.section == finding.section;
    return awaited.deal == 0 || finding.deal == awaited.deal || finding.deal == 0;
}

/// The deal it is about; nullptr: there is none. Without a number it is the last.
const DealRecord* deal_meant(const Awaited& awaited, const std::vector<DealRecord>& deals)
{
    const auto found = std::find_if(deals.rbegin(), deals.rend(), [&](const DealRecord& each) {
        if (awaited.section) return each.section == awaited.section;
        return each.shown.deal == awaited.deal || (awaited.deal == 0 && &each == &deals.back());
    });
    return found == deals.rend() ? nullptr : &*found;
}

Points in_column(const scoring::HandScore& score, log::Column column, Side side)
{
    switch (column) {
    case log::Column::above: return score.above[side];
    case log::Column::honours: return score.honours[side];
    case log::Column::slam: return score.slam[side];
    case log::Column::chicane: return score.chicane[side];
    case log::Column::penalty: return score.penalty[side];
    case log::Column::tricks: return score.trick_points[side];
    default: return score.below[side];
    }
}

std::string no_side(const log::SideName& side) { return "`" + printable(side.name, 60) + "` is no side of a deal: NS or EW"; }

std::string unmet_score(const Awaited& awaited, const DealRecord* deal)
{
    if (!deal || !deal->shown.scored) return deal && deal->shown.is_void ? "the deal is void" : "the deal could not be scored";
    for (const auto& [column, sum] : awaited.sums) {
        const auto [side, points] = sum;
        const Points found = in_column(deal->shown.score, column, side);
        if (found != points) return fmt::format("{} has {}, not {}", letters_of(side), found, points);
    }
    return {};
}

std::string unmet_standing(const Awaited& awaited, const DealRecord* deal, const scoring::Rubber& rubber)
{
    const auto standing = deal && deal->shown.scored ? deal->shown.score.standing : rubber.standing();
    for (const auto& [column, sum] : awaited.sums) {
        const auto [side, points] = sum;
        if (standing[side] != points) return fmt::format("{} stands at {}, not {}", letters_of(side), standing[side], points);
    }
    return {};
}

std::string unmet_tricks(const DealRecord& deal, Side side, int wanted)
{
    const int found = deal.shown.score.tricks_scored[side];
    return found == wanted ? std::string() : fmt::format("{} scores {} tricks, not {}", letters_of(side), found, wanted);
}

std::string unmet_tally(const Awaited& awaited, const DealRecord* deal)
{
    if (!deal) return "no such deal";
    for (const auto& [column, sum] : awaited.sums)
        if (std::string why = unmet_tricks(*deal, sum.first, sum.second); !why.empty()) return why;
    return {};
}

std::string unmet_result(const Expectation& what, const DealRecord* deal, const scoring::Figures& figures)
{
    if (!deal) return "no such deal";
    if (!what.side.side) return no_side(what.side);
    return unmet_tricks(*deal, *what.side.side, what.number + (what.by ? figures.book : 0));
}

std::string unmet_rubber(const Expectation& what, const scoring::Rubber& rubber)
{
    const auto total = rubber.total();
    if (!what.side.side) return no_side(what.side);
    if (total.over && what.side.side && total.winner == *what.side.side) return {};
    return total.over && total.winner ? fmt::format("{} won the rubber", letters_of(*total.winner)) : "the rubber is not over";
}

std::string unmet_game(const Awaited& awaited, const scoring::Rubber& rubber)
{
    std::optional<Side> winner;
    Points grade = 0;
    if (!awaited.what.side.side) return no_side(awaited.what.side);
    for (const scoring::GameRecord& game : rubber.games())
        for (std::uint32_t number : game.deals)
            if (game.winner && (number == awaited.deal || awaited.deal == 0)) winner = game.winner, grade = game.grade;
    if (winner == *awaited.what.side.side) {
        if (!awaited.what.number || awaited.what.number == grade) return {};
        return fmt::format("the game is worth {}, not {}", grade, awaited.what.number);
    }
    return winner ? fmt::format("{} won the game", letters_of(*winner)) : "nobody has won the game";
}

std::string unmet_slip(const Awaited& awaited, const std::vector<Finding>& findings)
{
    const auto met = [&](const Finding& finding) {
        if (!finding.miscount || awaited.sums.empty()) return false;
        const auto [side, written] = awaited.sums.front().second;
        return finding.miscount->side == side && finding.miscount->written == written &&
               finding.miscount->computed == awaited.what.slip_for;
    };
    return std::any_of(findings.begin(), findings.end(), met) ? "" : "no such slip was found";
}

std::string unmet_bet(const Awaited& awaited, const std::vector<BetShown>& bets)
{
    std::string nearest = "there is no such bet";
    for (const BetShown& bet : bets) {
        if (awaited.deal && bet.deal != awaited.deal) continue;
        if (bet.winner == awaited.name) return {};
        nearest = bet.winner.empty() ? bet.why : bet.winner + " won it";
    }
    return nearest;
}

/// A finding that is of the kind, held against all that is said of it. Each check gives what differs, or nothing.
struct Candidate {
    const Awaited& awaited;
    const Finding& finding;
    const lawbook::Book& book;
};

/// One of the points that the finding was ruled on; nullptr: there is none.
struct AtPoint {
    const Candidate& of;
    const PointShown* point = nullptr;

    const OptionShown* offered(const Awaited::Offered& wanted, bool best) const
    {
        const auto found = std::find_if(point->options.begin(), point->options.end(), [&](const OptionShown& option) {
            return (!best || option.best) && same_atom(option.atom, wanted.atom) &&
                   (wanted.on.empty() || option.on == wanted.on) &&
                   (wanted.words.empty() || option.text.find(wanted.words) != std::string::npos ||
                    option.text.find(" a suit ") != std::string::npos);
        });
        return found == point->options.end() ? nullptr : &*found;
    }
};

std::string facts_of_name(const Candidate& c)
{
    const terms::Also* also = terms::find_also(c.awaited.kind);
    const auto has = [&](const terms::Condition& wanted) {
        for (const auto& [name, value] : c.finding.facts)
            for (terms::Word word : wanted.words)
                if (name == terms::slug(wanted.attr) && value == terms::slug(word)) return true;
        return false;
    };
    return !also || std::all_of(also->facts.begin(), also->facts.end(), has) ? "" : "its facts differ";
}

std::string laws(const Candidate& c)
{
    std::string why;
    for (const auto& [book, law] : c.awaited.laws) {
        if (!book.empty() && book != c.book.id && book != c.book.extends) continue;  // what another code would say
        const bool cited = std::any_of(c.finding.laws.begin(), c.finding.laws.end(),
                                       [&, law = law](const rulings::Cited& each) { return same_law(each, law); });
        if (!cited) why = "law " + law + " is not cited";
    }
    return why;
}

/// What is said of a point, and not of the incident.
bool of_a_point(const std::string& fact) { return fact == "until" || fact == "consult" || fact == "point"; }

std::string facts(const Candidate& c)
{
    std::string why;
    for (const auto& fact : c.awaited.facts) {
        const auto& [name, value] = fact;
        const auto& readings = c.finding.readings;
        const bool has = of_a_point(name) ||
                         std::find(c.finding.facts.begin(), c.finding.facts.end(), fact) != c.finding.facts.end() ||
                         (name == "reading" && std::find(readings.begin(), readings.end(), value) != readings.end());
        if (!has) why = name + " is not " + value;
    }
    return why;
}

std::string entitled(const AtPoint& at)
{
    const Expectation& what = at.of.awaited.what;
    if (!what.entitled_said || (at.point && at.point->entitled == what.entitled)) return {};
    return "entitled: " + (at.point ? spelling(at.point->entitled) : std::string("nobody"));
}

std::string offering(const AtPoint& at)
{
    const auto& wanted = at.of.awaited.offering;
    if (wanted.empty()) return {};
    if (!at.point) return "nothing is offered";
    const bool all = std::all_of(wanted.begin(), wanted.end(),
                                 [&](const Awaited::Offered& each) { return at.offered(each, false) != nullptr; });
    if (all && at.point->options.size() == wanted.size()) return {};
    std::string why = "offered:";
    for (const OptionShown& option : at.point->options) why += (why.ends_with(':') ? " " : ", ") + option.text;
    return why;
}

std::string best(const AtPoint& at)
{
    if (at.of.awaited.best.empty() || (at.point && at.offered(at.of.awaited.best.front(), true))) return {};
    return "best is another";
}

std::string status(const AtPoint& at)
{
    const std::string& wanted = at.of.awaited.status;
    const std::string& whole = at.of.finding.status;
    if (wanted.empty() || whole == wanted) return {};
    const bool claimed_must = wanted == "automatic" && whole == "exacted" && at.point && at.point->verb == "must";
    return claimed_must ? "" : "it is " + whole;
}

std::string facts_of_point(const AtPoint& at)
{
    const auto until = [&](const std::string& value) {  // `pack-cut` will do for `next-pack-cut`
        const auto& marks = at.point->until;
        return std::any_of(marks.begin(), marks.end(),
                           [&](const std::string& mark) { return mark == value || mark == "next-" + value; });
    };
    for (const auto& [name, value] : at.of.awaited.facts) {
        if (!of_a_point(name)) continue;
        const bool has = at.point && (name == "until"     ? until(value)
                                      : name == "consult" ? at.point->consult == value
                                                          : at.point->point == value);
        if (!has && std::find(at.of.finding.facts.begin(), at.of.finding.facts.end(), std::pair(name, value)) ==
                        at.of.finding.facts.end())
            return name + " is not " + value;
    }
    return {};
}

/// What differs at this point; of several things the last.
std::string differs_at(const AtPoint& at)
{
    constexpr std::array checks{entitled, offering, best, status, facts_of_point};
    std::string why;
    for (const auto check : checks)
        if (std::string each = check(at); !each.empty()) why = std::move(each);
    return why;
}

/// What differs; nothing if all that is said of a point is so of one of them. Else what differs at the principal one.
std::string differs(const Candidate& candidate)
{
    constexpr std::array checks{facts_of_name, laws, facts};
    std::string why;
    for (const auto check : checks)
        if (std::string each = check(candidate); !each.empty()) why = std::move(each);
    if (!why.empty()) return why;
    if (candidate.finding.points.empty()) return differs_at({candidate});
    for (const PointShown& point : candidate.finding.points) {
        std::string at_point = differs_at({candidate, &point});
        if (at_point.empty()) return {};
        if (why.empty()) why = std::move(at_point);
    }
    return why;
}

/// What is found without being an incident that a book rules on.
constexpr std::array other_findings{std::string_view("syntax"),
                                    std::string_view("impossible"),
                                    std::string_view("left-out"),
                                    std::string_view("told-twice"),
                                    std::string_view("miswritten"),
                                    std::string_view("assertion"),
                                    std::string_view("demand-without-right")};

/// "`revok` is no kind of incident: `revoke`?"; nothing, if it is one.
std::string no_kind(const std::string& name)
{
    std::vector<std::string_view> known(other_findings.begin(), other_findings.end());
    for (const terms::KindInfo& kind : terms::all_kinds()) {
        known.push_back(kind.slug);
        for (const terms::Also& also : kind.also) known.push_back(also.slug);
    }
    if (std::find(known.begin(), known.end(), name) != known.end() || terms::find_kind(name)) return {};
    const std::string_view near = terms::nearest(name, known);
    return "`" + name + "` is no kind of incident" + (near.empty() ? "" : ": `" + std::string(near) + "`?");
}

std::string unmet_kind(const Awaited& awaited, const RubberFound& found)
{
    const Expectation& what = awaited.what;
    if (std::string unknown = no_kind(awaited.kind); !unknown.empty()) return unknown;
    const auto kind = terms::find_kind(awaited.kind);
    const std::string_view slug = kind ? terms::info(*kind).slug : std::string_view(awaited.kind);
    const auto may_be = [&](const Finding& finding) {
        if (finding.kind != slug || !in_deal(awaited, finding)) return false;
        if (!what.ref.by.empty() && (!finding.offender || !what.ref.by.has(*finding.offender))) return false;
        return !what.ref.trick || finding.trick == what.ref.trick;
    };
    const bool wanted = what.what != Expectation::What::no_kind;
    std::string nearest = "no such finding";
    for (const Finding& finding : found.findings) {
        if (!may_be(finding)) continue;
        const std::string why = differs({awaited, finding, found.book});
        if (why.empty()) return wanted ? "" : "it was found";
        nearest = why + " (line " + std::to_string(finding.where.place.line) + ")";
    }
    return wanted ? nearest : "";
}

std::string unmet_nothing(const Awaited& awaited, const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings)
        if (in_deal(awaited, finding)) return "found: " + finding.heading;
    return {};
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
    for (const log::Sum& sum : log::Section::in(section.sums, awaited.what.sums))
        if (!sum.side.side) awaited.no_side = printable(sum.side.name, 60);
        else awaited.sums.push_back({sum.column, {*sum.side.side, sum.points}});
    awaited_.push_back(std::move(awaited));
}

void Expectations::look(const RubberFound& found, Branch branch, Sink& sink, Summary& summary) const
{
    using If = Expectation::If;
    for (const Awaited& awaited : awaited_) {
        const If when = awaited.what.when;
        const bool for_other_branch = (when == If::so && branch == Branch::not_so) ||
                                      (when == If::not_so && branch == Branch::so);
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
