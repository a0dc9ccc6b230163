// From the shuffle to the last card dealt. Nearly all of it only a witness can tell, so each line of the log is one incident.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using log::Statement;
using log::Verb;
using table::never;
using table::Replay;

constexpr int pack_size = 52;

/// `E allows N to deal`, said by an opponent before the act; `forbids` of either of them takes it back.
Word permitted(const Replay& replay, std::size_t index, log::Doing act)
{
    const auto& statements = replay.section->statements;
    const Seat actor = replay.who[index].first();
    bool allowed = false, forbidden = false;
    for (std::size_t i = 0; i < index; ++i) {
        const Statement& said = statements[i];
        if ((said.verb != Verb::allows && said.verb != Verb::forbids) || said.to != actor || said.choice != static_cast<int>(act)) continue;
        if (replay.who[i].empty() || side_of(replay.who[i].first()) == side_of(actor)) continue;
        (said.verb == Verb::allows ? allowed : forbidden) = true;
    }
    return terms::yes_no(allowed && !forbidden);
}

/// Two cards dealt together at `index`: what became of it, and when that was settled.
struct AfterTwo {
    Word state = Word::not_yet;
    Moment when = 0;
};

AfterTwo after_two(const Replay& replay, std::size_t index)
{
    const auto& statements = replay.section->statements;
    // The deal is over, said or implied: the cards after the two have been dealt.
    const Moment over = std::min({replay.deal_ended, replay.trump_turned, replay.trump_made, replay.first_lead, replay.hand_over});
    for (std::size_t i = index + 1; i < statements.size(); ++i) {
        const Verb verb = statements[i].verb;
        const Moment now = table::at_statement(i);
        if (verb == Verb::corrects_deal) return {statements[i].number <= 1 ? Word::one_card_moved : Word::several_moved, table::at_statement(index)};
        if (verb == Verb::deals_card || verb == Verb::deals_cards || now >= over) return {Word::third_dealt, now};
    }
    if (over != never && over > table::at_statement(index)) return {Word::third_dealt, over};
    return {Word::not_yet, table::at_statement(index)};
}

/// One of the last cards: of the last round.
bool one_of_the_last(const Statement& statement) { return statement.number == 0 || statement.number > pack_size - 4; }

}  // namespace

void detect::dealing(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const bool whist = replay.custom.whist;
    bool imperfect = false, fifty_first_dealt = false;
    for (const Statement& statement : statements)
        imperfect = imperfect || (statement.verb == Verb::pack_is && static_cast<log::PackFault>(statement.choice) != log::PackFault::faced);

    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const Moment now = table::at_statement(i);
        const std::optional<Seat> seat = replay.who[i].size() == 1 ? std::optional(replay.who[i].first()) : std::nullopt;
        const bool by_dealer = seat && replay.dealer && *seat == *replay.dealer;
        const bool play_begun = now >= replay.first_lead;
        const auto add = [&](Kind kind, std::string label) -> Incident& {
            Incident incident;
            incident.kind = kind;
            incident.offender = seat ? seat : replay.dealer;
            incident.when = now;
            incident.where = statement.span;
            incident.card = statement.card;
            if (statement.card) incident.cards = CardSet::of(statement.card);
            incident.label = std::move(label);
            out.push_back(incident);
            return out.back();
        };

        switch (statement.verb) {
        case Verb::shuffles:
            if (statement.to && seat && *statement.to == partner_of(*seat)) {
                add(Kind::acted_for_partner, who(seat) + " shuffles for his partner").facts.set(Attr::permitted, permitted(replay, i, log::Doing::shuffle));
            } else if (by_dealer && replay.pack_cut < now && !play_begun && replay.deal_begun > now && replay.deal_ended > now) {
                add(Kind::dealer_shuffled_after_cut, "the dealer shuffles after the pack is cut");
            } else if (by_dealer && (statement.card || statement.flag)) {
                add(Kind::card_seen_in_dealers_shuffle, "a card is seen as the dealer shuffles");
            }
            break;
        case Verb::presents:
            if (statement.card || statement.flag) add(Kind::card_seen_in_dealers_shuffle, "a card is seen as the pack is given to be cut");
            break;
        case Verb::pack_cut: {
            if (now == replay.next_pack_cut) break;
            // to cut is for the player on the dealer's right; if his partner does it, he does it for him
            const bool his_partners = seat && !statement.to && replay.dealer && *seat == left_of(*replay.dealer);
            if (his_partners || (statement.to && seat && *statement.to == partner_of(*seat)))
                add(Kind::acted_for_partner, who(seat) + " cuts for his partner").facts.set(Attr::permitted, permitted(replay, i, log::Doing::cut));
            const bool small = statement.number > 0 && (statement.number < 4 || statement.number > pack_size - 4);
            const bool seen = static_cast<bool>(statement.card) || statement.flag3;
            if (seen || statement.manner != 0 || small) {
                Incident& incident = add(Kind::pack_cut_irregular, "the cut goes wrong");
                if (!seat && replay.dealer) incident.offender = right_of(*replay.dealer);  // it is his to cut
                incident.facts.set(Attr::fault, seen                   ? Word::card_exposed
                                                : statement.manner & 1 ? Word::confusion
                                                : statement.manner & 2 ? Word::doubt
                                                                       : Word::small_packet);
            }
            break;
        }
        case Verb::deals_for:
            if (seat && statement.to && *statement.to == partner_of(*seat))
                add(Kind::acted_for_partner, who(seat) + " deals for his partner").facts.set(Attr::permitted, permitted(replay, i, log::Doing::deal));
            break;
        case Verb::deals_packets:
            if (statement.number != 4)
                misdeal_defences(replay, add(Kind::misdealt_rotation, "the cards are dealt into " + std::to_string(statement.number) + " packets"));
            break;
        case Verb::deals_cards: {
            fifty_first_dealt = fifty_first_dealt || statement.number2 >= pack_size - 1;
            const AfterTwo after = after_two(replay, i);
            Incident& incident = add(Kind::misdealt_two_at_once, "two cards are dealt at once");
            incident.offender = replay.dealer;
            incident.when = after.when;
            incident.facts.set(Attr::state, after.state);
            misdeal_defences(replay, incident);
            break;
        }
        case Verb::deals_card: {
            fifty_first_dealt = fifty_first_dealt || statement.number >= pack_size - 1;
            if (!replay.dealer || !statement.to) break;
            const Seat proper = left_of(*replay.dealer, static_cast<int>(statement.number % 4));
            // Two cards went down together and the next hand has the next card: he deals on in turn, and the fault is the one before.
            const bool goes_on = i > 0 && statements[i - 1].verb == Verb::deals_cards && statements[i - 1].to &&
                                 *statement.to == left_of(*statements[i - 1].to);
            const auto face = static_cast<log::Face>(statement.choice);
            const bool last = statement.number == pack_size;
            if (last && *statement.to != *replay.dealer) {
                Incident& incident = add(Kind::misdealt_last_card, "the last card comes to " + who(statement.to));
                incident.facts.set(Attr::imperfect, terms::yes_no(imperfect));
                misdeal_defences(replay, incident);
            } else if (last && whist && face == log::Face::down) {
                misdeal_defences(replay, add(Kind::trump_card_face_down, "the trump card is laid face down"));
            } else if (last && !whist && face == log::Face::up) {
                add(Kind::last_card_faced, "the last card is turned up");
            } else if (*statement.to != proper && statement.number > 0 && !goes_on) {
                misdeal_defences(replay, add(Kind::misdealt_rotation,
                                             "card " + std::to_string(statement.number) + " goes to " + who(statement.to) + " instead of " + who(proper)));
            }
            if (face == log::Face::up && !last) {
                Incident& incident = add(Kind::card_exposed_in_deal, "a card is dealt face up");
                incident.facts.set(Attr::role, role_of(replay, incident.offender.value_or(*replay.dealer), now));
                bool hurried = false;
                for (std::size_t j = i; j < statements.size() && one_of_the_last(statement); ++j) hurried = hurried || statements[j].verb == Verb::hurries;
                incident.facts.set(Attr::hurried, terms::yes_no(hurried));
            }
            break;
        }
        case Verb::turns_up:
            // at bridge no card is turned: it is the last one, shown by mistake
            if (!whist && by_dealer) add(Kind::last_card_faced, "the last card is turned up");
            break;
        case Verb::counts: {
            const auto what = static_cast<log::Counts>(statement.choice);
            if (what == log::Counts::tricks || !by_dealer || play_begun) break;
            Incident& incident = add(Kind::dealer_counted_cards, "the dealer counts the cards");
            incident.facts.set(Attr::motive, statement.flag ? Word::fears_misdeal : Word::other);
            misdeal_defences(replay, incident);
            break;
        }
        case Verb::looks: {
            const auto what = static_cast<log::LooksAt>(statement.choice);
            if (!by_dealer || play_begun || (what != log::LooksAt::card && what != log::LooksAt::trump_card)) break;
            if (now > replay.trump_turned) break;  // it lies in sight of all
            Incident& incident = add(Kind::dealer_looked, "the dealer looks at a card while dealing");
            incident.facts.set(Attr::card, what == log::LooksAt::trump_card || (whist && statement.number == pack_size) ? Word::trump_card
                                           : !whist && (statement.number == pack_size || (statement.number == pack_size - 1 && fifty_first_dealt))
                                               ? Word::one_of_last_two
                                               : Word::before_51);
            break;
        }
        case Verb::pack_is: {
            const bool faced = static_cast<log::PackFault>(statement.choice) == log::PackFault::faced;
            if (faced) {
                add(Kind::card_faced_in_pack, spoken(statement.card) + " is faced in the pack")
                    .facts.set(Attr::last, terms::yes_no(statement.number == pack_size));
            } else {
                add(Kind::pack_imperfect, "the pack is proved imperfect").facts.set(Attr::proved, now < replay.hand_over ? Word::this_hand : Word::later);
            }
            break;
        }
        case Verb::holds_of: add(Kind::foreign_card, who(seat) + " holds a card of the other pack"); break;
        default: break;
        }
    }
}

}  // namespace hoyle::incidents
