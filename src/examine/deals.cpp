// A deal of the evening: what is seen in it goes to the docket, what it scores to the rubber, what is said of the score to those
// who keep it.

#include "examine/claims_tested.hpp"
#include "examine/evening.hpp"
#include "examine/spade_convention.hpp"
#include "examine/spots.hpp"
#include "examine/strangers.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;

namespace {

std::string_view kind_of(table::Impossibility::What what)
{
    using What = table::Impossibility::What;
    switch (what) {
    case What::left_out: return "left-out";
    case What::twice: return "told-twice";
    case What::miswritten: return "miswritten";
    default: return "impossible";
    }
}

}  // namespace

std::string DealShown::declared() const
{
    std::string name(royals ? "royals" : name_of(*trump));
    if (contract == 0) return name;
    if (contract == 1) name.pop_back();  // "1 heart"
    return std::to_string(contract) + " " + name;
}

std::string DealShown::key() const
{
    std::string key = std::to_string(rubber) + '.' + std::to_string(deal);
    if (dealt_again != 0) key += '-' + std::to_string(dealt_again + 1);
    return key;
}

/// What the sides stood at may be written at the head of the first deal too.
void Evening::stood_at_head(const log::Section& section)
{
    for (const log::Statement& statement : section.statements) {
        if (begins_the_hand(statement.verb)) return;
        if (statement.verb == Verb::standing || statement.verb == Verb::games || statement.verb == Verb::carried)
            heading(section, statement);
    }
}

void Evening::show_impossible(const log::Section& section, const table::Replay& replay)
{
    for (const table::Impossibility& each : replay.impossible) {
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = kind_of(each.what);
        finding.deal = replay.deal;
        finding.section = section_;
        finding.heading = finding.message = each.message;
        finding.where = spot_in(section, each.where);
        finding.span = each.where;
        if (each.other) finding.other = spot_in(section, *each.other), finding.other_label = each.other_label;
        if (each.other) finding.other_span = *each.other;
        add(std::move(finding));
    }
}

/// Only at auction bridge so many tricks are declared.
void Evening::refuse_numbers_declared(const log::Section& section)
{
    for (const log::Statement& each : section.statements)
        if (each.verb == Verb::makes && (each.number != 0 || each.royals) && !in_use_.custom.maker_plays)
            add_unread("by these laws the trump is named alone, without a number of tricks: `S makes hearts`",
                       spot_in(section, each.span));
}

void Evening::judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen)
{
    const DealTold told{section, replay, section_};
    const bool has_deal = !section.statements.empty() && section.statements.front().verb == Verb::deal;
    // Whether the rubber was over before this deal may hang on calls that are still to come.
    if (has_deal && calls_.hear_before(told, in_use_, rubber_.deals, docket_->matters(), !rubber_.turning)) score_all(show_);
    // Two games are won and nobody wrote `rubber`: the next deal begins another all the same.
    // A figure that would end it and is wrong does not end it: who goes on playing has not agreed to it.
    const bool over = rubber_.score->over() &&
                      (!written_.slip_seen() || (over_on_sheet_ && !written_.goes_on_from_right(laws())));
    if (has_deal && !rubber_.deals.empty() && (rubber_.turning || over)) turn_to_next_rubber(told);
    if (has_deal && rubber_.deals.empty() && rubber_.score->games().empty()) stood_at_head(section);
    refuse_numbers_declared(section);
    show_impossible(section, replay);
    if (in_use_.spade_convention) {
        const auto on_sheet = [&] { return written_.sheet(rubber_.deals.size(), laws()).standing(); };
        see_spade_convention(told, written_.slip_seen() ? on_sheet() : rubber_.score->standing(), seen);
    }
    // At whist honours that nobody called are lost; whose they were is for the score to say. Whether this rubber's calls are
    // recorded at all is known at its end only (HonoursCalled::settle).
    if (has_deal)
        for (incidents::Incident& silent : honours_not_called(told, in_use_)) seen.push_back(std::move(silent));
    for (Finding& stranger : find_strangers(section, replay, players_)) {
        stranger.section = section_;
        add(std::move(stranger));
    }
    company_.hear(replay, players_, seen);
    reported_.note_declarer(told);
    reported_.open(told, in_use_, seen);
    docket_->go(replay, seen, section_);
    docket_->settle_both_sides();
    test_claims(section, replay, section_, docket_->matters());
    if (has_deal) take_deal(told);
    bool in_hand = !has_deal;
    for (std::size_t i = 0; i < section.statements.size() && section.statements[i].verb != Verb::rubber; ++i) {
        in_hand = in_hand || begins_the_hand(section.statements[i].verb);
        hear_score(told, section.statements[i], i, in_hand);
    }
    bets_.hear_ahead(section, rubber_, players_);
    if (!has_deal) return;
    score_last();
    cut_if_endless();
}

/// It has its place in the log, and those who play it.
void Evening::add_deal(DealRecord&& deal)
{
    DealShown& shown = deal.shown;
    shown.rubber = summary_.rubbers + 1;
    shown.whist = in_use_.whist();
    shown.players = players_shown_;
    const auto same_number = [&](const DealRecord& each) { return each.shown.deal == shown.deal; };
    shown.dealt_again = static_cast<std::size_t>(std::count_if(rubber_.deals.begin(), rubber_.deals.end(), same_number));
    rubber_.deals.push_back(std::move(deal));
}

void Evening::take_deal(const DealTold& told)
{
    DealRecord deal = gather(told, in_use_, docket_->deal(), rubber_.deals.size(), assertions_);
    deal.shown.by_the_cards = concessions_tested(told.section, told.replay);
    calls_.hear(told, in_use_, deal, rubber_.deals, docket_->matters(), summary_.rubbers == 0);
    if (options_.tables) deal.shown.table = table_shown(told.section, told.replay, told.number);
    add_deal(std::move(deal));
    rubber_players_ = players_;
    rubber_stakes_ = stakes_;
}

/// What a statement says of the score.
void Evening::hear_score(const DealTold& told, const log::Statement& statement, std::size_t index, bool in_hand)
{
    const rulings::Time now = rulings::time_of(section_, table::at_statement(index));
    const std::uint32_t deal = statement.deal ? statement.deal : told.replay.deal;
    const std::size_t deals = rubber_.deals.size();
    // At the head of a deal it is what they stood at before it.
    const bool at_head = statement.verb == Verb::standing || statement.verb == Verb::games;
    const std::size_t before = deals - (at_head && !in_hand && deals > 0 ? 1 : 0);
    if (auto assertion = assertion_of(told.section, statement, deal, before)) assertions_.push_back(std::move(*assertion));
    switch (statement.verb) {
    case Verb::score: write_score(told, statement, deal, now); break;
    case Verb::bet: bets_.hear(told.section, statement, rubber_, players_); break;
    case Verb::corrects_score:
    case Verb::challenges: correct_score(told.section, statement, now); break;
    case Verb::agreed_rubber: written_.agree(now, spot_in(told.section, statement.span)); break;
    case Verb::expect:
        if (deals > 0) awaited_.await(told.section, statement, told.replay.deal, section_);
        break;
    default: break;
    }
}

void Evening::write_score(const DealTold& told, const log::Statement& statement, std::uint32_t deal, rulings::Time now)
{
    const log::Section& section = told.section;
    const auto sums = log::Section::in(section.sums, statement.list);
    PerSide<Points> parts{};
    for (const log::Sum& sum : sums)
        if (sum.side.side) parts[*sum.side.side] |= 1 << static_cast<int>(sum.column);
    for (const log::Sum& sum : sums) {
        if (!sum.side.side) continue;
        const Span where = sum.span.length ? sum.span : statement.span;
        Entry entry;
        entry.side = *sum.side.side;
        entry.column = sum.column;
        entry.points = sum.points;
        entry.deal = deal;
        entry.when = now;
        entry.place = section.text.place(where);
        entry.parts_listed = parts[entry.side];
        written_.write(entry, section.text.line(where));
    }
}

void Evening::correct_score(const log::Section& section, const log::Statement& statement, rulings::Time now)
{
    const auto sums = log::Section::in(section.sums, statement.list);
    if (sums.empty() || !sums.front().side.side) return;
    Correction correction;
    correction.side = *sums.front().side.side;
    correction.column = sums.front().column;
    correction.from = sums.front().points;
    if (statement.verb == Verb::corrects_score) correction.to = static_cast<Points>(statement.number);
    correction.deal = statement.deal;
    correction.when = now;
    correction.where = spot_in(section, statement.span);
    written_.correct(std::move(correction));
}

/// The deal just told, on top of those before it; the whole rubber again where something on the docket or the sheet may have
/// changed them.
void Evening::score_last()
{
    if (!docket_->matters().empty() || written_.slip_seen()) {
        score_all(show_);
        return;
    }
    if (rubber_.deals.size() == 1) rubber_.score = rubber_.begun(*in_use_.figures);
    DealRecord& deal = rubber_.deals.back();
    if (!deal.shown.is_void && deal.shown.scored) {
        deal.facts.standing = rubber_.score->standing();
        deal.shown.score = scoring::score_hand(deal.facts, *in_use_.figures, show_);
        rubber_.score->add(deal.shown.deal, deal.shown.score);
    }
    if (written_.some_slip(laws(), false)) score_all(show_);
}

/// The whole rubber from its first deal: a penalty claimed late in a hand may change what the next began with, and a figure that
/// was corrected too late what the score is. While the rubber goes on its words are left out, unless every score is wanted with
/// them.
void Evening::score_all(scoring::Show show)
{
    const bool penalties = !docket_->matters().empty();
    rubber_.score = rubber_.begun(*in_use_.figures);
    written_.settle_anew();
    for (std::size_t i = 0; i < rubber_.deals.size(); ++i) {
        DealRecord& deal = rubber_.deals[i];
        if (penalties) gather_revokes(deal, docket_->matters());
        deal.shown.as_written = false;
        deal.shown.after_rubber = !deal.shown.is_void && rubber_.score->over();
        const bool counts = !deal.shown.is_void && deal.shown.scored;
        if (counts) {
            deal.facts.standing = rubber_.score->standing();
            deal.shown.score = scoring::score_hand(deal.facts, *in_use_.figures, show);
        }
        if (written_.slip_seen()) written_.settle(i, deal, deal.shown.score, laws());
        if (!counts) continue;
        if (!deal.shown.after_rubber) rubber_.score->add(deal.shown.deal, deal.shown.score);
    }
    over_on_sheet_ = written_.slip_seen() ? written_.sheet(rubber_.deals.size(), laws()).over() : rubber_.score->over();
    if (!written_.slip_seen() && written_.some_slip(laws(), penalties)) score_all(show);
}

}  // namespace hoyle
