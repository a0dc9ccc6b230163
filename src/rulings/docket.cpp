// The walk through a section, statement by statement.

#include "rulings/docket.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::Moment;

Docket::Docket(const lawbook::Book& book, const lawbook::Settings& settings, std::function<bool(Strain, int)> limit_reached)
    : book_(&book), settings_(settings), limit_reached_(std::move(limit_reached))
{}

void Docket::clear()
{
    matters_.clear();
    remarks_.clear();
    turn_.reset();
}

void Docket::next_rubber_begins(const table::Replay& replay, std::uint64_t section)
{
    if (matters_.empty()) return;
    replay_ = &replay;
    section_ = section;
    lapse_from_before(section);
    lapse_until(time_of(section, table::at_statement(replay.section->statements.size())));
}

Spot Docket::spot(Span span) const
{
    const Text& text = replay_->section->text;
    return {text.place(span), text.line(span)};
}

Spot Docket::spot_of(std::size_t statement) const
{
    if (statement >= replay_->section->statements.size()) return {};
    return spot(replay_->section->statements[statement].span);
}

void Docket::hear(const table::Replay& replay, const std::vector<Incident>& seen, std::uint64_t section)
{
    replay_ = &replay;
    section_ = section;
    deal_ = {};
    doubles_.clear();
    calls_.clear();
    lost_double_ = {};
    doubling_closed_ = double_refused_ = false;
    if (!matters_.empty()) lapse_from_before(section);

    std::size_t next = 0;
    const auto& statements = replay.section->statements;
    const auto open_until = [&](Moment moment) {
        for (; next < seen.size() && seen[next].when <= moment; ++next) open(seen[next], seen[next].when);
    };
    const bool leads_gone = std::any_of(replay.tricks.begin(), replay.tricks.end(), [](const table::Trick& trick) { return !trick.stands(); });
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const log::Verb verb = statements[i].verb;
        const Moment now = table::at_statement(i);
        const bool doubling = verb == log::Verb::doubles || verb == log::Verb::redoubles;
        const bool steps = verb == log::Verb::pack_cut || verb == log::Verb::takes_up_trump;
        const bool heard = doubling || steps || verb == log::Verb::demands || verb == log::Verb::waives || verb == log::Verb::consults ||
                           verb == log::Verb::asks_who || verb == log::Verb::informs || verb == log::Verb::suggests_remedy ||
                           verb == log::Verb::claims_revoke || verb == log::Verb::points_out || verb == log::Verb::takes_back || verb == log::Verb::restores ||
                           verb == log::Verb::allows || verb == log::Verb::forbids;
        if (!heard && !leads_gone && (next >= seen.size() || seen[next].when > now + 63)) continue;
        if (!matters_.empty() && now > 0) lapse_until(time_of(section, now - 1));
        if (doubling || verb == log::Verb::points_out || verb == log::Verb::demands ||
            verb == log::Verb::restores) {  // what he does, names or takes up is seen first
            open_until(now + 63);
            if (!matters_.empty() && now > 0) lapse_until(time_of(section, now - 1));
        }
        if (heard) hear_statement(i);
        open_until(now + 63);
        if (leads_gone) hear_lead_gone(i);
        while (!calls_.empty()) {
            const Call call = calls_.front();
            calls_.erase(calls_.begin());
            check_obedience(call);
        }
    }
    open_until(table::never);
    if (!matters_.empty()) lapse_until(time_of(section, table::at_statement(statements.size())));
    settle_deal();
}

void Docket::hear_plain(std::uint32_t deal, Seat dealer, int doublings)
{
    deal_ = {};
    deal_.doublings = doublings;
    turn_ = left_of(dealer);
    last_deal_ = deal;
}

bool Docket::something_open() const
{
    for (const Matter& matter : matters_)
        for (const Answer& answer : matter.answers)
            if (answer.alive()) return true;
    return false;
}

void Docket::settle_both_sides()
{
    for (Matter& matter : matters_) {
        if (!matter.claimed || !matter.settled_as_revoke() || !matter.incident.offender) continue;
        bool both = false;
        for (const Matter& other_matter : matters_)
            both = both || (other_matter.section == matter.section && other_matter.claimed && other_matter.settled_as_revoke() &&
                            other_matter.incident.offender && side_of(*other_matter.incident.offender) != side_of(*matter.incident.offender));
        if (!both || matter.incident[terms::Attr::other_side] == terms::Word::yes) continue;
        matter.incident.facts.set(terms::Attr::other_side, terms::Word::yes);
        std::erase_if(matter.answers, [](const Answer& answer) { return answer.point == terms::Point::score; });
        answer_point(matter, matter.incident.kind, terms::Point::score, matter.incident.facts, {}, matter.incident.when);
    }
}

void Docket::settle_deal()
{
    const auto& statements = replay_->section->statements;
    for (const log::Statement& statement : statements)
        if (statement.verb == log::Verb::deal_void) {
            deal_.is_void = true;
            if (deal_.void_by.empty()) deal_.void_by = "the log says so";
        }
    if (deal_.void_matter != static_cast<std::size_t>(-1)) deal_.void_by = std::string(terms::info(matters_[deal_.void_matter].incident.kind).heading);
    for (const Double& each : doubles_) deal_.doublings += each.counts ? 1 : 0;
    deal_passes();
}

}  // namespace hoyle::rulings
