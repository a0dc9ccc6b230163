#include "rulings/walk.hpp"

#include "rulings/demands.hpp"
#include "rulings/doubling.hpp"
#include "rulings/revoke_claims.hpp"
#include "rulings/taking_back.hpp"
#include "rulings/talk.hpp"
#include "rulings/time_to_decide.hpp"

#include <algorithm>
#include <array>

namespace hoyle::rulings {

using table::Moment;

namespace {

/// Who rules on a kind of statement.
struct Handler {
    log::Verb verb;
    void (*rule)(Proceedings&, std::size_t statement);
    bool seen_first = false;  ///< what he does, names or takes up is seen before it is ruled on
};

/// The statements that change a right, or are ruled on themselves. All others only tell what happened.
constexpr std::array handlers{
    Handler{log::Verb::demands, on_demand, true},
    Handler{log::Verb::waives, on_waiver},
    Handler{log::Verb::admits, on_admission},
    Handler{log::Verb::claims_rest, on_claim},
    Handler{log::Verb::claims_tricks, on_claim},
    Handler{log::Verb::consults, on_consultation},
    Handler{log::Verb::asks_who, on_consultation},
    Handler{log::Verb::informs, on_information},
    Handler{log::Verb::suggests_remedy, on_suggestion},
    Handler{log::Verb::names_card, on_card_named},
    Handler{log::Verb::claims_revoke, on_revoke_claim},
    Handler{log::Verb::points_out, on_pointing_out, true},
    Handler{log::Verb::pack_cut, on_cut},
    Handler{log::Verb::takes_up_trump, on_trump_taken_up},
    Handler{log::Verb::takes_back, on_taking_back},
    Handler{log::Verb::restores, on_taking_back, true},
    Handler{log::Verb::doubles, on_double, true},
    Handler{log::Verb::redoubles, on_double, true},
    Handler{log::Verb::allows, on_consent},
    Handler{log::Verb::forbids, on_consent},
    Handler{log::Verb::hurries, on_hurry},
    Handler{log::Verb::disobeys, on_disobedience},
    Handler{log::Verb::thrown_in, on_hand_thrown_in},
};

constexpr auto handler_of = [] {
    std::array<std::uint8_t, 256> place{};  // one more than the place in the table; 0: none
    for (std::size_t i = 0; i < handlers.size(); ++i)
        place[static_cast<std::size_t>(handlers[i].verb)] = static_cast<std::uint8_t>(i + 1);
    return place;
}();

const Handler* find_handler(log::Verb verb)
{
    const std::uint8_t place = handler_of[static_cast<std::size_t>(verb)];
    return place ? &handlers[place - 1u] : nullptr;
}

/// The incidents of a section, opened one after the other as its statements come.
class Incidents {
public:
    explicit Incidents(const std::vector<Incident>& seen) : seen_(seen) {}
    bool any_until(Moment moment) const { return next_ < seen_.size() && seen_[next_].when <= moment; }
    void open_until(Proceedings& proceedings, Moment moment)
    {
        while (any_until(moment)) proceedings.open(seen_[next_++]);
    }

private:
    const std::vector<Incident>& seen_;
    std::size_t next_ = 0;
};

}  // namespace

Walk::Walk(const lawbook::Book& book, const lawbook::Settings& settings, LimitReached limit)
    : book_(&book), settings_(settings), limit_(std::move(limit))
{}

void Walk::clear()
{
    records_.docket.clear();
    records_.remarks.clear();
    records_.turn.forget();
}

/// What a new section shows to have happened since ends what was open.
void Walk::look_at(const table::Replay& replay, std::uint64_t section)
{
    replay_ = &replay;
    section_ = section;
    if (!records_.docket.empty()) records_.docket.begin(section, table::NextDeal(replay));
}

void Walk::next_rubber_begins(const table::Replay& replay, std::uint64_t section)
{
    if (records_.docket.empty()) return;
    look_at(replay, section);
    Proceedings(scene(), records_, limit_).lapse(table::at_statement(replay.section->statements.size()));
}

void Walk::go(const table::Replay& replay, const std::vector<Incident>& seen, std::uint64_t section)
{
    look_at(replay, section);
    Proceedings proceedings(scene(), records_, limit_);
    Incidents incidents(seen);
    const auto& statements = replay.section->statements;
    const bool leads_gone = std::any_of(replay.tricks.begin(), replay.tricks.end(),
                                        [](const table::Trick& trick) { return !trick.stands(); });
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Moment begins = table::at_statement(i), ends = table::at_statement(i, 63);
        const Handler* handler = find_handler(statements[i].verb);
        if (!handler && !leads_gone && !incidents.any_until(ends)) continue;
        const auto lapse_before = [&] {
            if (begins > 0) proceedings.lapse(begins - 1);
        };
        lapse_before();
        if (handler && handler->seen_first) {
            incidents.open_until(proceedings, ends);
            lapse_before();
        }
        // who is believed is not for the rulings: of what is disputed the facts are left as the cards show them
        if (handler && !statements[i].disputed) handler->rule(proceedings, i);
        incidents.open_until(proceedings, ends);
        if (leads_gone) see_lead_gone(proceedings, i);
        proceedings.check_calls();
    }
    incidents.open_until(proceedings, table::never);
    proceedings.lapse(table::at_statement(statements.size()));
    deal_ = proceedings.end();
}

void Walk::go_plain(std::uint32_t deal, Seat dealer, int doublings)
{
    deal_ = {};
    deal_.doublings = doublings;
    records_.turn.pass_plain(deal, dealer);
}

void Walk::settle_both_sides() { rulings::settle_both_sides(scene(), records_.docket); }

}  // namespace hoyle::rulings
