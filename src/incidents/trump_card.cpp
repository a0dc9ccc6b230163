// Five-point whist: the trump card that was turned up, and the honours that must be called.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {

using log::Verb;
using table::Replay;

namespace {

/// The dealer took the trump card into his hand, or played it.
bool taken_up_between(const Replay& replay, Moment from, Moment to)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = table::statement_of(from); i < statements.size() && table::at_statement(i) < to; ++i)
        if (statements[i].verb == Verb::takes_up_trump && table::at_statement(i) > from) return true;
    for (const table::Played& play : replay.played)
        if (replay.turned && play.card == *replay.turned && play.when > from && play.when < to) return true;
    return false;
}

}  // namespace

void detect::trump_card(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const Seat dealer = *replay.dealer;
    Moment taken_up = table::never;
    bool too_early = false;  // and until he shows the right card, every wrong one is an offence
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const log::Statement& statement = statements[i];
        const Moment now = table::at_statement(i);
        const std::optional<Seat> seat = replay.who[i].size() == 1 ? std::optional(replay.who[i].first()) : std::nullopt;
        const auto add = [&](Kind kind, std::string label) -> Incident& {
            Incident incident;
            incident.kind = kind;
            incident.offender = seat ? seat : std::optional(dealer);
            incident.when = now;
            incident.where = statement.span;
            incident.trick = replay.trick_at[i];
            incident.card = statement.card ? statement.card : replay.turned.value_or(Card());
            if (incident.card) incident.cards = CardSet::of(incident.card), incident.suit = incident.card.suit();
            incident.label = std::move(label);
            out.push_back(incident);
            return out.back();
        };
        const table::Trick* first = replay.trick(1);
        switch (statement.verb) {
        case Verb::not_taken_up:
        case Verb::points_out: {
            const bool about = statement.verb == Verb::not_taken_up || statement.ref.kind == "trump-card" || statement.ref.kind == "trump-card-left-on-table";
            if (!about || taken_up < now) break;
            Incident& incident = add(Kind::trump_card_left_on_table, "the trump card is left on the table");
            incident.offender = dealer;
            const Moment quitted = first ? std::min(first->quitted, first->next_led) : table::never;
            const bool left = statement.verb == Verb::not_taken_up && quitted != table::never && !taken_up_between(replay, now, quitted);
            if (left) incident.when = std::max(now, quitted);  // said while the first trick lay; he did not take it up before it was quitted
            incident.facts.set(Attr::first_trick, left || quitted <= now ? Word::over : Word::running);
            break;
        }
        case Verb::takes_up_trump: {
            if (seat.value_or(dealer) != dealer) break;
            taken_up = now;
            const bool his_turn = first && [&] {
                for (const table::Played& play : replay.played)
                    if (play.trick == 1 && play.seat == right_of(dealer) && play.when < now) return true;
                return false;
            }();
            if (his_turn) break;
            too_early = true;
            Incident& incident = add(Kind::trump_card_taken_early, "the dealer takes up the trump card before his turn to play");
            incident.trick = 1;
            incident.facts.set(Attr::shown, Word::right);
            break;
        }
        case Verb::lays_down:
            if (!too_early || seat != dealer || !statement.card || !replay.turned) break;
            if (statement.card == *replay.turned) too_early = false;
            else add(Kind::trump_card_taken_early, "asked for the trump card, the dealer lays down another").facts.set(Attr::shown, Word::wrong);
            break;
        case Verb::names_trump:
        case Verb::asks_trump_card:
        case Verb::asks_trump_suit: {
            const bool up = taken_up < now || (first && first->full < now);
            Incident& incident = add(Kind::trump_card_named,
                                     who(seat) + (statement.verb == Verb::names_trump ? " names the trump card" : " asks about the trump"));
            incident.facts.set(Attr::act, statement.verb == Verb::names_trump       ? Word::names_card
                                          : statement.verb == Verb::asks_trump_card ? Word::asks_card
                                                                                    : Word::asks_suit);
            incident.facts.set(Attr::taken_up, terms::yes_no(up));
            break;
        }
        case Verb::forgets_trump:
            if (seat.value_or(dealer) != dealer) break;  // the law is about him who had the card in his hand
            add(Kind::trump_card_forgotten, "the dealer cannot remember the trump card");
            break;
        default: break;
        }
    }
}

}  // namespace hoyle::incidents
