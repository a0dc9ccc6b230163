// What a deal scores with, gathered from the replay, the docket and what the log tells.

#include "examine/evening.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;
using rulings::Matter;

bool begins_the_hand(Verb verb)
{
    switch (verb) {
    case Verb::makes:
    case Verb::passes:
    case Verb::turns_up:
    case Verb::asks_lead:
    case Verb::trick:
    case Verb::plays:
    case Verb::result:
    case Verb::tally:
    case Verb::honours:
    case Verb::score:
    case Verb::deal_void: return true;
    default: return false;
    }
}

/// When this deal was cut, dealt, made: it may end what the deals before left open.
void Evening::note_marks(const log::Section& section, const table::Replay& replay, DealRecord& deal) const
{
    const auto& statements = section.statements;
    const auto time = [&](table::Moment moment) {
        return moment == table::never ? rulings::no_time : rulings::time_of(section_, moment);
    };
    const auto place = [&](Span span) {
        return Spot{section.text.place(span), {}};
    };  // only the number of the line is told of these
    const auto statement_spot = [&](table::Moment moment) {
        const auto index = table::statement_of(moment);
        return moment == table::never || index >= statements.size() ? Spot{} : place(statements[index].span);
    };
    deal.shown.where = place(statements.front().span);
    deal.pack_cut = time(replay.pack_cut);
    deal.begun = time(replay.deal_begun);
    deal.ended = time(replay.deal_ended);
    deal.trump_made = time(replay.trump_made);
    deal.trump_turned = time(replay.trump_turned);
    deal.ended_at = statement_spot(replay.deal_ended);
    deal.trump_at = statement_spot(book_->game == lawbook::Game::whist ? replay.trump_turned : replay.trump_made);
}

void Evening::gather(const log::Section& section, const table::Replay& replay, DealRecord& deal)
{
    DealShown& shown = deal.shown;
    scoring::HandFacts& facts = deal.facts;
    const auto& statements = section.statements;
    const bool whist = book_->game == lawbook::Game::whist;
    shown.deal = replay.deal;
    shown.rubber = summary_.rubbers + 1;
    shown.dealer = replay.dealer;
    shown.trump = replay.trump;
    shown.maker = whist ? replay.dealer : replay.maker;
    shown.doublings = docket_->deal().doublings;
    shown.is_void = docket_->deal().is_void;
    shown.void_by = docket_->deal().void_by;
    shown.tricks = replay.tally;

    note_marks(section, replay, deal);

    if (shown.maker) facts.maker = side_of(*shown.maker);
    if (shown.trump) facts.trump = *shown.trump;
    else if (whist) facts.trump = Strain::spades;  // every suit counts alike, and a log need not tell which it was
    facts.doublings = shown.doublings;
    facts.tricks = replay.tally;
    if (docket_->deal().takes_two || docket_->deal().spades_thrown_in) facts.spades_thrown_in = true;

    gather_holdings(section, replay, deal);
    deal.make_told = std::any_of(statements.begin(), statements.end(),
                                 [](const log::Statement& each) { return each.verb == Verb::makes; });
    for (const log::Statement& statement : statements)
        if (whist && statement.verb == Verb::throws_down && statement.who.size() == 4) facts.abandoned = true;

    if (!shown.trump && !whist && !shown.is_void) shown.unknown = "what was trumps";
    else if (facts.tricks[Side::ns] < 0 && !shown.is_void && !facts.spades_thrown_in)
        shown.unknown = "how many tricks each side won";
    else if (facts.honours[Side::ns].count < 0 && facts.honours[Side::ew].count < 0 &&
             scoring::how_many_honours(*figures_, shown.trump.value_or(Strain::spades)) > 0)
        shown.unknown = "how the honours lay";
    shown.scored = (shown.trump || whist) && (facts.tricks[Side::ns] >= 0 || facts.spades_thrown_in);

    // an assertion that the cards contradict
    int last_trick = 0;
    for (const table::Trick& trick : replay.tricks)
        if (trick.stands() && trick.winner && !trick.untold) ++last_trick;
    const bool too_few = last_trick < 13 &&
                         (replay.won[Side::ns] > replay.tally[Side::ns] || replay.won[Side::ew] > replay.tally[Side::ew]);
    if (replay.tally_told && (too_few || (last_trick == 13 && replay.won[Side::ns] != replay.tally[Side::ns]))) {
        for (const log::Statement& statement : statements)
            if (statement.verb == Verb::result) {
                Assertion assertion;
                assertion.what = Assertion::What::result;
                assertion.value = replay.won;
                assertion.side = too_few && replay.won[Side::ew] > replay.tally[Side::ew] ? Side::ew : Side::ns;
                assertion.deal = shown.deal;
                assertion.deals_before = deals_.size();
                assertion.where = spot(section, statement.span);
                assertions_.push_back(assertion);
            }
        if (!too_few) facts.tricks = shown.tricks = replay.won;
    }
}

void Evening::gather_score(const log::Section& section, const log::Statement& statement, const table::Replay& replay,
                           std::size_t index, bool in_hand)
{
    const rulings::Time now = rulings::time_of(section_, table::at_statement(index));
    const std::uint32_t deal = statement.deal ? statement.deal : replay.deal;
    switch (statement.verb) {
    case Verb::score: {
        const auto sums = log::Section::in(section.sums, statement.list);
        Points parts[2] = {0, 0};
        for (const log::Sum& sum : sums)
            if (sum.side.side) parts[static_cast<int>(*sum.side.side)] |= 1 << static_cast<int>(sum.column);
        for (const log::Sum& sum : sums) {
            if (!sum.side.side) continue;
            Entry entry;
            entry.side = *sum.side.side;
            entry.column = sum.column;
            entry.points = sum.points;
            entry.deal = deal;
            entry.when = now;
            entry.place = section.text.place(sum.span.length ? sum.span : statement.span);
            keep_line(section.text.line(sum.span.length ? sum.span : statement.span), entry);
            entry.parts_listed = parts[static_cast<int>(entry.side)];
            entries_.push_back(std::move(entry));
        }
        break;
    }
    case Verb::bet: gather_bet(section, statement); break;
    case Verb::corrects_score:
    case Verb::challenges: {
        const auto sums = log::Section::in(section.sums, statement.list);
        if (sums.empty() || !sums.front().side.side) break;
        Correction correction;
        correction.side = *sums.front().side.side;
        correction.column = sums.front().column;
        correction.from = sums.front().points;
        if (statement.verb == Verb::corrects_score) correction.to = static_cast<Points>(statement.number);
        correction.deal = statement.deal;
        correction.when = now;
        correction.where = spot(section, statement.span);
        corrections_.push_back(std::move(correction));
        break;
    }
    case Verb::standing:
    case Verb::games: {
        // At the head of a deal it is what they stood at before it; of the first deal that is told, not checked.
        const std::size_t before = deals_.size() - (in_hand || deals_.empty() ? 0 : 1);
        if (before == 0) break;
        Assertion assertion;
        assertion.what = statement.verb == Verb::games ? Assertion::What::games : Assertion::What::standing;
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list))
            if (sum.side.side) assertion.value[*sum.side.side] = sum.points;
        assertion.deals_before = before;
        assertion.deal = deal;
        assertion.where = spot(section, statement.span);
        assertions_.push_back(std::move(assertion));
        break;
    }
    case Verb::game_won:
    case Verb::rubber_won: {
        if (!statement.side.side) break;
        Assertion assertion;
        assertion.what = statement.verb == Verb::game_won ? Assertion::What::game_won : Assertion::What::rubber_won;
        assertion.side = *statement.side.side;
        if (statement.verb == Verb::game_won && statement.number)
            assertion.value[assertion.side] = static_cast<int>(statement.number);
        assertion.deals_before = deals_.size();
        assertion.deal = deal;
        assertion.where = spot(section, statement.span);
        assertions_.push_back(std::move(assertion));
        break;
    }
    case Verb::agreed_rubber:
        agreed_ = std::min(agreed_, now);
        if (!agreed_at_.known()) agreed_at_ = spot(section, statement.span);
        break;
    case Verb::expect:
        if (!deals_.empty()) awaited_.await(section, statement, replay.deal, section_);
        break;
    default: break;
    }
}

/// The revokes of a deal that were claimed in time and proved, with what was chosen for each.
void Evening::gather_revokes(DealRecord& deal)
{
    deal.facts.revokes.clear();
    deal.revoke_matters.clear();
    deal.shown.to_choose = 0;
    const auto& matters = docket_->matters();
    for (std::size_t m = 0; m < matters.size(); ++m) {
        const Matter& matter = matters[m];
        if (matter.section != deal.section || !matter.settled_as_revoke() || !matter.incident.offender || !matter.claimed)
            continue;
        const rulings::Answer* right = matter.principal();
        if (!right || !right->is_right() || right->status == rulings::Status::waived || right->status == rulings::Status::lost)
            continue;
        scoring::RevokePenalty penalty;
        penalty.offenders = side_of(*matter.incident.offender);
        if (right->chosen) {
            switch (right->options[*right->chosen].step->atom) {
            case terms::Atom::take_three: penalty.chosen = scoring::RevokeOption::take; break;
            case terms::Atom::deduct_three: penalty.chosen = scoring::RevokeOption::deduct; break;
            case terms::Atom::add_three: penalty.chosen = scoring::RevokeOption::add; break;
            default: break;
            }
        } else {
            ++deal.shown.to_choose;
        }
        deal.revoke_matters.emplace_back(m, deal.facts.revokes.size());
        deal.facts.revokes.push_back(penalty);
    }
}

/// The deal just told, on top of those before it; the whole rubber again where something on the docket or the sheet may have
/// changed them.
void Evening::score_last()
{
    if (!docket_->matters().empty() || slips_seen_) {
        score_all(show_);
        return;
    }
    if (deals_.size() == 1) *rubber_ = new_rubber();
    DealRecord& deal = deals_.back();
    if (!deal.shown.is_void && deal.shown.scored) {
        deal.facts.standing = rubber_->standing();
        deal.shown.score = scoring::score_hand(deal.facts, *figures_, show_);
        rubber_->add(deal.shown.deal, deal.shown.score);
    }
    if (some_slip()) score_all(show_);
}

/// The whole rubber from its first deal: a penalty claimed late in a hand may change what the next began with, and a figure that
/// was corrected too late what the score is. While the rubber goes on its words are left out, unless every score is wanted with
/// them.
void Evening::score_all(scoring::Show show)
{
    *rubber_ = new_rubber();
    slips_.clear();
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        DealRecord& deal = deals_[i];
        if (!docket_->matters().empty()) gather_revokes(deal);
        deal.shown.as_written = false;
        deal.shown.after_rubber = !deal.shown.is_void && rubber_->over();
        const bool counts = !deal.shown.is_void && deal.shown.scored;
        if (counts) {
            deal.facts.standing = rubber_->standing();
            deal.shown.score = scoring::score_hand(deal.facts, *figures_, show);
        }
        if (slips_seen_) settle_slips(i, deal.shown.score);
        if (!counts) continue;
        if (!deal.shown.after_rubber) rubber_->add(deal.shown.deal, deal.shown.score);
    }
    over_on_sheet_ = slips_seen_ ? sheet(deals_.size()).over() : rubber_->over();
    if (!slips_seen_ && some_slip()) score_all(show);
}

}  // namespace hoyle
