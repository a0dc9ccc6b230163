// `expect` lines: what a log says its ruling must be, held against what was found. A case is a log that checks itself.

#include "examine/evening.hpp"

#include <fmt/format.h>

#include <algorithm>

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

bool same_law(const rulings::Cited& cited, const std::string& law)
{
    std::string wanted = law, has = cited.law;
    std::replace(wanted.begin(), wanted.end(), ' ', '-');
    std::replace(has.begin(), has.end(), ' ', '-');
    return has == wanted || has.starts_with(wanted + "-");
}

}  // namespace

void Evening::await(const log::Section& section, const log::Statement& statement, std::uint32_t deal)
{
    const auto all = log::Section::in(section.expectations, statement.list);
    if (all.empty()) return;
    Awaited awaited;
    awaited.what = all.front();
    awaited.where = spot(section, statement.span);
    awaited.text = printable(section.text.at(statement.span));
    awaited.deal = awaited.what.ref.deal ? awaited.what.ref.deal : statement.deal ? statement.deal : deal;
    const bool names_deal = awaited.what.ref.deal || statement.deal;
    if (!names_deal && deal) awaited.section = section_;
    awaited.kind = std::string(awaited.what.ref.kind);
    awaited.in_book = std::string(awaited.what.in_book);
    awaited.status = std::string(awaited.what.status);
    for (const log::LawRef& law : log::Section::in(section.laws, awaited.what.laws)) awaited.laws.emplace_back(std::string(law.book), std::string(law.law));
    for (const log::Remedy& remedy : log::Section::in(section.remedies, awaited.what.offering)) awaited.offering.push_back(atom_of(remedy));
    for (const log::Remedy& remedy : log::Section::in(section.remedies, awaited.what.best)) awaited.best.push_back(atom_of(remedy));
    for (const log::Option& fact : log::Section::in(section.options, awaited.what.facts)) {
        if (fact.name == "status") awaited.status = std::string(fact.value);
        else awaited.facts.emplace_back(std::string(fact.name), std::string(fact.value));
    }
    for (const log::Sum& sum : log::Section::in(section.sums, awaited.what.sums))
        if (sum.side.side) awaited.sums.push_back({sum.column, {*sum.side.side, sum.points}});
    awaited_.push_back(std::move(awaited));
}

/// Empty if the expectation is met; else what was found instead.
std::string Evening::unmet(const Awaited& awaited) const
{
    const Expectation& what = awaited.what;
    const auto in_deal = [&](const Finding& finding) {
        if (awaited.section && finding.section) return awaited.section == finding.section;
        return awaited.deal == 0 || finding.deal == awaited.deal || finding.deal == 0;
    };
    const DealRecord* deal = nullptr;
    for (const DealRecord& each : deals_)
        if (awaited.section ? each.section == awaited.section : each.shown.deal == awaited.deal || (awaited.deal == 0 && &each == &deals_.back())) deal = &each;

    switch (what.what) {
    case Expectation::What::nothing:
        for (const Finding& finding : findings_)
            if (in_deal(finding)) return "found: " + finding.heading;
        return {};
    case Expectation::What::score:
        if (!deal || !deal->shown.scored) return deal && deal->shown.is_void ? "the deal is void" : "the deal could not be scored";
        for (const auto& [column, sum] : awaited.sums) {
            const auto& score = deal->shown.score;
            const auto [side, points] = sum;
            const Points found = column == log::Column::above     ? score.above[side]
                                 : column == log::Column::honours ? score.honours[side]
                                 : column == log::Column::slam    ? score.slam[side]
                                 : column == log::Column::chicane ? score.chicane[side]
                                 : column == log::Column::penalty ? score.penalty[side]
                                 : column == log::Column::tricks  ? score.trick_points[side]
                                                                  : score.below[side];
            if (found != points) return fmt::format("{} has {}, not {}", letters_of(side), found, points);
        }
        return {};
    case Expectation::What::standing:
        for (const auto& [column, sum] : awaited.sums) {
            (void)column;
            const Points found = deal && deal->shown.scored ? deal->shown.score.standing[sum.first] : rubber_->standing()[sum.first];
            if (found != sum.second) return fmt::format("{} stands at {}, not {}", letters_of(sum.first), found, sum.second);
        }
        return {};
    case Expectation::What::tally:
        if (!deal) return "no such deal";
        for (const auto& [column, sum] : awaited.sums) {
            (void)column;
            if (deal->shown.score.tricks_scored[sum.first] != sum.second)
                return fmt::format("{} scores {} tricks, not {}", letters_of(sum.first), deal->shown.score.tricks_scored[sum.first], sum.second);
        }
        return {};
    case Expectation::What::result: {
        if (!deal || !what.side.side) return "no such deal";
        const int wanted = what.number + (what.by ? figures_->book : 0);
        const int found = deal->shown.score.tricks_scored[*what.side.side];
        return found == wanted ? std::string() : fmt::format("{} scores {} tricks, not {}", letters_of(*what.side.side), found, wanted);
    }
    case Expectation::What::rubber_won: {
        const auto total = rubber_->total(scoring::Show::points_only);
        if (total.over && what.side.side && total.winner == *what.side.side) return {};
        return total.over && total.winner ? fmt::format("{} won the rubber", letters_of(*total.winner)) : "the rubber is not over";
    }
    case Expectation::What::game_won: {
        std::optional<Side> winner;
        for (const scoring::GameRecord& game : rubber_->games())
            for (std::uint32_t number : game.deals)
                if (game.winner && (number == awaited.deal || awaited.deal == 0)) winner = game.winner;
        if (what.side.side && winner == *what.side.side) return {};
        return winner ? fmt::format("{} won the game", letters_of(*winner)) : "nobody has won the game";
    }
    case Expectation::What::slip:
        for (const Finding& finding : findings_)
            if (finding.miscount && !awaited.sums.empty() && finding.miscount->side == awaited.sums.front().second.first &&
                finding.miscount->written == awaited.sums.front().second.second && finding.miscount->computed == what.slip_for)
                return {};
        return "no such slip was found";
    default: break;
    }

    const auto kind = terms::find_kind(awaited.kind);
    const terms::Also* also = terms::find_also(awaited.kind);
    std::string nearest = kind ? "no such finding" : "`" + awaited.kind + "` is no kind of incident";
    bool found_any = false;
    for (const Finding& finding : findings_) {
        const bool same_kind = kind ? finding.kind == terms::info(*kind).slug : finding.kind == awaited.kind;
        if (!same_kind || !in_deal(finding)) continue;
        if (!what.ref.by.empty() && (!finding.offender || !what.ref.by.has(*finding.offender))) continue;
        if (what.ref.trick && finding.trick != what.ref.trick) continue;
        std::string why;
        if (also)
            for (const terms::Condition& fact : also->facts) {
                bool has = false;
                for (const auto& [name, value] : finding.facts)
                    for (terms::Word word : fact.words) has = has || (name == terms::slug(fact.attr) && value == terms::slug(word));
                if (!has) why = "its facts differ";
            }
        for (const auto& [book, law] : awaited.laws) {
            if (!book.empty() && book != book_->id && book != book_->extends) continue;  // what another code would say
            bool cited = false;
            for (const rulings::Cited& each : finding.laws) cited = cited || same_law(each, law);
            if (!cited) why = "law " + law + " is not cited";
        }
        const PointShown* point = finding.points.empty() ? nullptr : &finding.points.front();
        if (what.entitled_said && (!point || !(point->entitled == what.entitled)))
            why = "entitled: " + (point ? spelling(point->entitled) : std::string("nobody"));
        if (!awaited.offering.empty() && point) {
            bool same = point->options.size() == awaited.offering.size();
            for (const std::string& wanted : awaited.offering) {
                bool has = false;
                for (const OptionShown& option : point->options) has = has || same_atom(option.atom, wanted);
                same = same && has;
            }
            if (!same) {
                why = "offered:";
                for (const OptionShown& option : point->options) why += " " + option.atom;
            }
        }
        if (!awaited.best.empty() && point) {
            bool has = false;
            for (const OptionShown& option : point->options) has = has || (option.best && same_atom(option.atom, awaited.best.front()));
            if (!has) why = "best is another";
        }
        if (!awaited.status.empty() && finding.status != awaited.status) {
            const bool claimed_must = awaited.status == "automatic" && finding.status == "exacted" && point && point->verb == "must";
            if (!claimed_must) why = "it is " + finding.status;
        }
        for (const auto& [name, value] : awaited.facts) {
            bool has = false;
            for (const auto& [has_name, has_value] : finding.facts) has = has || (has_name == name && has_value == value);
            // `pack-cut` will do for `next-pack-cut`
            if (name == "until" && point)
                for (const std::string& mark : point->until) has = has || mark == value || mark == "next-" + value;
            if (name == "consult" && point) has = point->consult == value;
            if (!has) why = name + " is not " + value;
        }
        if (why.empty()) {
            found_any = true;
            break;
        }
        nearest = why + " (line " + std::to_string(finding.where.place.line) + ")";
    }
    if (what.what == Expectation::What::no_kind) return found_any ? "it was found" : std::string();
    return found_any ? std::string() : nearest;
}

void Evening::look_for_expected()
{
    for (const Awaited& awaited : awaited_) {
        Expected expected;
        expected.where = awaited.where;
        expected.text = awaited.text;
        if (!awaited.in_book.empty() && awaited.in_book != book_->id) {
            expected.looked_at = false;
        } else if (awaited.what.when == Expectation::If::so ? branch_ == Branch::not_so
                                                            : awaited.what.when == Expectation::If::not_so && branch_ == Branch::so) {
            expected.looked_at = false;  // the other branch looks at it
        } else {
            expected.why = awaited.what.when != Expectation::If::always && branch_ == Branch::only ? "nothing is disputed before it" : unmet(awaited);
            expected.met = expected.why.empty();
            ++(expected.met ? summary_.met : summary_.unmet);
        }
        sink_->expected(expected);
    }
}

}  // namespace hoyle
