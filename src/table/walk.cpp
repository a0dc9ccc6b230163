#include "table/walk.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Statement;
using log::Verb;

namespace {

bool equal_but_for_capitals(std::string_view a, std::string_view b)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [small](char x, char y) { return small(x) == small(y); });
}

}  // namespace

Seats seats_of(const Statement& statement, const PerSeat<std::string>& names)
{
    Seats who = statement.who;
    if (!who.empty() || statement.name.empty() || statement.bystander) return who;
    Seats nearly;
    for (Seat seat : all_seats) {
        if (names[seat] == statement.name) who |= seat;
        if (statement.name.size() > 1 && equal_but_for_capitals(names[seat], statement.name)) nearly |= seat;  // "a" is no name
    }
    return who.empty() && nearly.size() == 1 ? nearly : who;
}

Stage Walk::stage_now() const
{
    if (r_.hand_over != never) return Stage::over;
    if (r_.first_lead != never) return Stage::play;
    if (r_.trump_made != never) return Stage::made;
    return r_.deal_begun != never && r_.deal_ended == never ? Stage::dealing : Stage::dealt;
}

void Walk::run()
{
    const auto count = section_.statements.size();
    r_.stage.resize(count);
    r_.trick_at.resize(count);
    r_.who.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Statement& statement = section_.statements[i];
        const Moment now = at_statement(i);
        const auto trick = current();
        r_.who[i] = seats_of(statement, names_);
        r_.stage[i] = stage_now();
        r_.trick_at[i] = trick ? r_.tricks[*trick].number : 0;
        switch (statement.verb) {
        case Verb::trick:
        case Verb::plays: trick_line(statement, now); break;
        case Verb::gap: gap(statement, now); break;
        default:
            headings(statement, now);
            auction(statement, now);
            marks(statement, now);
            facts(statement, now);
            cards(statement, now);
            talk(statement, now);
        }
    }
    finish();
}

void Walk::note_impossible(Span where, std::string message, std::optional<Span> other, std::string label)
{
    note(Impossibility::What::cannot_be, where, std::move(message), other, std::move(label));
}

void Walk::note(Impossibility::What what, Span where, std::string message, std::optional<Span> other, std::string label)
{
    r_.impossible.push_back({what, where, std::move(message), other, std::move(label)});
}

/// Something of the deal or the play has been told already, so that a `pack cut` is the one for the next deal.
bool Walk::deal_told_so_far() const
{
    return r_.first_lead != never || r_.trump_made != never || r_.hand_over != never || r_.tally_told;
}

void Walk::headings(const Statement& statement, Moment now)
{
    switch (statement.verb) {
    case Verb::deal:
        r_.deal = statement.number;
        if (!statement.who_unknown && statement.who.size() == 1) r_.dealer = statement.who.first();
        else if (!r_.who[statement_of(now)].empty()) r_.dealer = r_.who[statement_of(now)].first();
        r_.pack = statement.pack;
        break;
    case Verb::hands: hands(statement, now); break;
    default: break;
    }
}

/// Takes one hand as dealt; true if it is known whole.
bool Walk::hand_dealt(const log::Hand& hand, Seat seat)
{
    for (Card card : hand.cards)
        for (Seat elsewhere : all_seats)
            if (elsewhere != seat && r_.dealt[elsewhere].has(card))
                note_impossible(hand.span, spoken(card) + " is dealt to " + std::string(name_of(elsewhere)) + " and to " +
                                               std::string(name_of(seat)) + ": there is one of each card");
    for (Card card : hand.twice)
        note_impossible(hand.span,
                        spoken(card) + " stands twice in " + std::string(name_of(seat)) + "'s hand: there is one of each card");
    r_.dealt[seat] |= hand.cards;
    const int unknown = hand.unknown[0] + hand.unknown[1] + hand.unknown[2] + hand.unknown[3];
    if (unknown != 0 || !hand.twice.empty()) return false;
    r_.whole[seat] = true;
    r_.size[seat] = hand.cards.size();
    return true;
}

void Walk::hands(const Statement& statement, Moment)
{
    const auto told = log::Section::in(section_.hands, statement.list);
    Seat seat = statement.to.value_or(Seat::north);
    int known_hands = 0;
    for (const log::Hand& hand : told) {
        if (hand.given) known_hands += hand_dealt(hand, seat);
        if (hand.given || !r_.whole[seat]) r_.hand_spans[seat] = hand.given ? hand.span : statement.span;
        seat = left_of(seat);
    }
    r_.hands_given = known_hands > 0;
    if (known_hands != 3) return;
    CardSet rest = CardSet::whole_pack();
    for (Seat s : all_seats) rest -= r_.dealt[s];
    for (Seat s : all_seats)
        if (!r_.whole[s] && rest.size() + r_.dealt[s].size() == 13) {
            r_.dealt[s] |= rest;
            r_.whole[s] = true;
        }
}

/// At auction bridge any of the four may declare, and the last declaration stands. Whoever of his side first named what is played
/// in plays the hands.
void Walk::declare(const Statement& statement, Seat seat, Moment now)
{
    const auto strain = statement.royals ? std::size_t{5} : static_cast<std::size_t>(*statement.strain);
    auto& first = first_to_name_[side_of(seat)][strain];
    if (!first) first = seat;
    r_.maker = first;
    r_.trump = statement.strain;
    r_.royals = statement.royals;
    r_.contract = static_cast<int>(statement.number);
    r_.dealers_spade = r_.trump_made == never && seat == r_.dealer && statement.number == 1 &&
                       statement.strain == Strain::spades && !statement.royals;
    r_.trump_made = now;
    r_.first_doubling = never;  // a double of what was declared before is gone
}

void Walk::make(const Statement& statement, Seat seat, Moment now)
{
    if (r_.custom.maker_plays) return declare(statement, seat, now);
    const bool dealers_side = !r_.dealer || side_of(seat) == side_of(*r_.dealer);
    // What the dealer names after he has left it to his partner gives way to what his partner names.
    const bool was_left_to_him = left_to_partner_ && r_.maker == r_.dealer && seat != *r_.dealer;
    if (!dealers_side || (r_.maker && compelled_ != seat && !was_left_to_him)) return;
    compelled_.reset();
    if (r_.dealer && seat != *r_.dealer) left_to_partner_ = false;
    r_.maker = seat;
    r_.trump = statement.strain;
    r_.trump_made = now;
}

void Walk::turn_up(const Statement& statement, Seats who, Moment now)
{
    if (r_.custom.whist) {
        r_.turned = statement.card;
        r_.trump = strain_of(statement.card.suit());
        r_.trump_turned = now;
        if (r_.deal_ended == never) r_.deal_ended = now;
    }
    // at bridge no card is turned for trumps: it is one card seen
    if (who.size() == 1) knows(who.first(), statement.card, statement.span, now);
}

void Walk::auction(const Statement& statement, Moment now)
{
    const Seats who = r_.who[statement_of(now)];
    switch (statement.verb) {
    case Verb::makes:
        if (r_.deal_ended == never) r_.deal_ended = now;
        if (who.size() == 1 && statement.strain) make(statement, who.first(), now);
        break;
    case Verb::passes:
        if (r_.deal_ended == never) r_.deal_ended = now;
        if (r_.dealer && who.size() == 1 && side_of(who.first()) == side_of(*r_.dealer) && !r_.maker)
            left_to_partner_ = who.first() == *r_.dealer;
        break;
    case Verb::doubles:
    case Verb::redoubles:
    case Verb::asks_lead:
    case Verb::satisfied: r_.first_doubling = std::min(r_.first_doubling, now); break;
    case Verb::answers:
        if (r_.first_lead == never && r_.trump_made != never) r_.first_doubling = std::min(r_.first_doubling, now);
        break;
    case Verb::turns_up: turn_up(statement, who, now); break;
    default: break;
    }
}

/// The hand is told to be over: whoever counts its tricks has gathered and turned the last of them.
void Walk::hand_ends(Moment now)
{
    r_.hand_over = std::min(r_.hand_over, now);
    const auto last = current();
    if (!last) return;
    Trick& trick = r_.tricks[*last];
    if (trick.full != never && !trick.quitting_denied) trick.quitted = std::min(trick.quitted, now);
}

void Walk::marks(const Statement& statement, Moment now)
{
    switch (statement.verb) {
    case Verb::pack_cut:
        if (deal_told_so_far()) {
            r_.next_pack_cut = std::min(r_.next_pack_cut, now);
            hand_ends(now);
        } else if (r_.pack_cut == never) {
            r_.pack_cut = now;
        }
        break;
    case Verb::deals_card:
    case Verb::deals_cards:
    case Verb::deals_packets: r_.deal_begun = std::min(r_.deal_begun, now); break;
    case Verb::dealt: r_.deal_ended = std::min(r_.deal_ended, now); break;
    case Verb::dummy_down: r_.dummy_down = std::min(r_.dummy_down, now); break;
    case Verb::dummy_not_down: r_.dummy_down = never; break;  // until it is told, or he plays, or somebody leads again
    case Verb::gathered:
        if (const auto trick = current()) r_.tricks[*trick].gathered = now;
        break;
    case Verb::quitted:
        gathered_in();
        if (const auto trick = current()) r_.tricks[*trick].quitted = std::min(r_.tricks[*trick].quitted, now);
        break;
    case Verb::not_quitted:
        if (const auto trick = current()) r_.tricks[*trick].quitting_denied = true;
        break;
    case Verb::agreed_rubber:
        r_.rubber_agreed = now;
        hand_ends(now);
        break;
    case Verb::agreed_game:
        if (deal_told_so_far()) hand_ends(now);
        break;
    case Verb::score:
        if (deal_told_so_far() && (statement.deal == 0 || statement.deal == r_.deal)) hand_ends(now);
        break;
    case Verb::thrown_in:
        r_.thrown_in = now;
        r_.hand_over = std::min(r_.hand_over, now);
        break;
    default: break;
    }
}

void Walk::result(const Statement& statement, Moment now)
{
    constexpr int book = 6;  // what `by` counts from: the language says so (docs/log-language.md)
    if (!statement.side.side || statement.unknown) return;
    const Side side = *statement.side.side;
    const int tricks = static_cast<int>(statement.number) + (statement.by ? book : 0);
    hand_ends(now);
    if (tricks > 13) {
        note_impossible(statement.span, "a hand has thirteen tricks; nobody can win " + std::to_string(tricks));
        return;
    }
    if (r_.tally_told && r_.tally[side] != tricks) {
        note_impossible(statement.span,
                        std::string(letters_of(side)) + " cannot have won " + std::to_string(tricks) + " tricks as well as " +
                            std::to_string(r_.tally[side]) + ": the result is told twice, and differently",
                        result_span_, "told here");
        return;
    }
    r_.tally[side] = tricks;
    r_.tally[other(side)] = 13 - tricks;
    r_.tally_told = true;
    result_span_ = statement.span;
}

void Walk::tally(const Statement& statement)
{
    const auto sums = log::Section::in(section_.sums, statement.list);
    Points all = 0;
    for (const log::Sum& sum : sums) all += std::clamp(sum.points, 0, 14);
    if (all > 13) {
        note_impossible(statement.span,
                        "a hand has thirteen tricks; the two sides cannot have won " + std::to_string(all) + " of them");
        return;
    }
    // More there may be, in tricks that are not told; fewer than the cards show there cannot.
    for (const log::Sum& sum : sums) {
        if (!sum.side.side || sum.points >= r_.won[*sum.side.side]) continue;
        note_impossible(statement.span, std::string(letters_of(*sum.side.side)) + " cannot have won only " +
                                            std::to_string(sum.points) + (sum.points == 1 ? " trick" : " tricks") +
                                            ": by the cards they have won " + std::to_string(r_.won[*sum.side.side]));
        return;
    }
    for (const log::Sum& sum : sums)
        if (sum.side.side) r_.won[*sum.side.side] = sum.points;
}

void Walk::won_by(const Statement& statement, Seats who)
{
    const auto trick = current();
    if (!trick || who.size() != 1) return;
    Trick& last = r_.tricks[*trick];
    if (!last.winner) {
        last.winner = who.first();
        ++r_.won[side_of(who.first())];
    } else if (*last.winner != who.first()) {
        note_impossible(statement.span, "trick " + std::to_string(last.number) + " cannot have been won by " +
                                            std::string(name_of(who.first())) + ": " + std::string(name_of(*last.winner)) +
                                            " played the winning card");
    }
}

void Walk::facts(const Statement& statement, Moment now)
{
    const Seats who = r_.who[statement_of(now)];
    switch (statement.verb) {
    case Verb::result: result(statement, now); break;
    case Verb::tally: tally(statement); break;
    case Verb::won_by: won_by(statement, who); break;
    case Verb::took_up:
        for (Seat seat : all_seats) {
            if (!who.has(seat)) continue;
            r_.size[seat] = static_cast<int>(statement.number);
            r_.size_said[seat] = true;
        }
        break;
    default: break;
    }
}

void Walk::finish()
{
    make_left_out();
    int known = 0, finished = 0;
    PerSide<int> counted{};
    for (const Trick& trick : r_.tricks) {
        if (!trick.stands()) continue;
        if (trick.winner) {
            ++known;
            ++counted[side_of(*trick.winner)];
        }
        if (trick.full != never) ++finished;
    }
    tricks_left_out(known, finished, counted);
    card_left_out();
    const bool cards_tell_all = known == 13 && finished >= 13;
    const int won = r_.won[Side::ns] + r_.won[Side::ew];
    if (cards_tell_all) r_.hand_over = std::min(r_.hand_over, r_.tricks.back().full);
    if (cards_tell_all && !r_.tally_told) r_.tally = counted;
    else if (!r_.tally_told && won == 13) r_.tally = r_.won;
    else if (!r_.tally_told && rest_admitted_ && rest_claimed_ && known == finished &&
             rest_claimed_->tricks.value_or(0) <= 13 - won) {
        const int theirs = rest_claimed_->tricks.value_or(13 - won);
        r_.tally = r_.won;
        r_.tally[rest_claimed_->to] += theirs;
        r_.tally[other(rest_claimed_->to)] += 13 - won - theirs;
    }
    result_against_claim(known == finished);
    r_.all_tricks_known = r_.tally[Side::ns] >= 0;
    if (cards_tell_all) r_.won = counted;
    for (Seat seat : all_seats)
        if (r_.dealt[seat].size() == r_.size[seat] && !r_.whole[seat] && r_.size[seat] > 0) r_.whole[seat] = true;
}

}  // namespace hoyle::table
