// The play: tricks in order and out of order.

#include "table/views.hpp"
#include "table/walk.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace hoyle::table {

using log::Play;
using log::Statement;

std::optional<std::size_t> Walk::find(int number) const
{
    for (std::size_t i = r_.tricks.size(); i > 0; --i)
        if (r_.tricks[i - 1].stands() && r_.tricks[i - 1].number == number) return i - 1;
    return std::nullopt;
}

bool Walk::has_played(const Trick& trick, Seat seat) const
{
    for (auto play = r_.played.rbegin(); play != r_.played.rend(); ++play) {
        if (play->when < trick.led) break;
        if (play->in(trick) && play->seat == seat && play->stands()) return true;
    }
    return false;
}

int Walk::seats_done(const Trick& trick) const
{
    Seats done;
    for (auto play = r_.played.rbegin(); play != r_.played.rend(); ++play) {
        if (play->when < trick.led) break;
        if (play->in(trick) && play->stands()) done |= play->seat;
    }
    return done.size();
}

Played* Walk::standing(Seat seat, Card card)
{
    for (auto play = r_.played.rbegin(); play != r_.played.rend(); ++play)
        if (play->seat == seat && play->stands() && !play->missed && play->card == card) return &*play;
    return nullptr;
}

/// Whose lead it is to a trick: the eldest hand's to the first, then the winner's of the one before.
std::optional<Seat> Walk::leader_due(int number) const
{
    if (number == 1) return r_.eldest();
    const auto before = find(number - 1);
    return before ? r_.tricks[*before].winner : std::nullopt;
}

void Walk::begin_play(Moment now)
{
    if (r_.first_lead != never) return;
    r_.first_lead = now;
    if (r_.deal_ended == never) r_.deal_ended = now;
}

Trick& Walk::open_trick(int number, Seat leader, Moment now, Span where)
{
    begin_play(now);
    std::uint8_t attempt = 0;
    for (const Trick& trick : r_.tricks)
        if (trick.number == number) attempt = static_cast<std::uint8_t>(trick.attempt + 1);
    const auto last = current();
    if (last) {
        Trick& before = r_.tricks[*last];
        before.next_led = std::min(before.next_led, now);
        if (before.full != never && !before.quitting_denied) before.quitted = std::min(before.quitted, now);
        // Who won a trick that the log does not tell in full is known when somebody leads to the next: he did, unless it is said
        // otherwise.
        if (!before.winner && number == before.number + 1 && before.full != never) {
            before.winner = leader;
            if (!before.untold) ++r_.won[side_of(leader)];
        }
    }
    if (number > 13) note_impossible(where, "a hand has thirteen tricks; this is called trick " + std::to_string(number));
    const auto due = leader_due(number);
    Trick& trick = r_.tricks.emplace_back();
    trick.number = static_cast<std::uint8_t>(std::min(number, 255));
    trick.attempt = attempt;
    trick.leader = leader;
    trick.proper_leader = due;
    trick.led = now;
    if (!r_.custom.whist && r_.dealer && r_.dummy_down == never) {
        const bool by_eldest = leader == r_.eldest();
        if (number > 1) r_.dummy_down = now;  // the log begins, or goes on, later: he has been down since the first trick
        else if (by_eldest || !r_.custom.dummy_waits_for_eldest) r_.dummy_down = now + 1;
    }
    return trick;
}

namespace {

/// `Bob plays S3`: the same cards from where he sits; none if that is not known.
std::vector<Play> seated(std::span<const Play> plays, Seats who)
{
    if (who.size() != 1) return {};
    std::vector<Play> by_name(plays.begin(), plays.end());
    for (Play& play : by_name) play.seat = who.first();
    return by_name;
}

}  // namespace

/// Of the trick that is led next.
int Walk::next_number() const
{
    const auto last = current();
    return last ? r_.tricks[*last].number + 1 : 1;
}

void Walk::trick_line(const Statement& statement, Moment now)
{
    std::span<const Play> plays = log::Section::in(section_.plays, statement.list);
    if (plays.empty()) return;
    std::vector<Play> by_name;
    if (statement.who.empty() && !statement.name.empty()) {
        by_name = seated(plays, r_.who[statement_of(now)]);
        if (by_name.empty()) return;
        plays = by_name;
    }
    if (told_before(statement, plays)) return;
    const bool said_leads = statement.verb == log::Verb::plays && statement.said_leads;
    const bool one_card = plays.size() == 1 && !said_leads;
    if (statement.number == 0 && one_card && obeys_late(plays.front(), now, statement.span)) return;
    int number = static_cast<int>(statement.number);
    if (const auto again = led_again_after_call(number, plays.front().seat)) number = *again;
    if (number == 0 && one_card)
        if (const auto gap = emptied_place(plays.front().seat)) return put(*gap, plays.front(), now);
    if (number == 0 && one_card && put_too_soon(plays.front(), now, statement.span)) return;
    auto target = number == 0 ? trick_to_go_on(plays.front().seat, said_leads) : trick_to_fill(number, plays, now);
    if (!target) {
        leave_out(number, now);
        open_trick(number != 0 ? number : next_number(), plays.front().seat, now, statement.span);
        target = r_.tricks.size() - 1;
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Moment when = now + static_cast<Moment>(std::min<std::size_t>(i, 60));
        if (!put_beside_his_own(*target, plays[i], when)) put(*target, plays[i], when);
    }
}

/// The card that this hand has in the trick, as long as others have still to play to it.
Played* Walk::his_card_in(const Trick& trick, Seat seat)
{
    if (trick.full != never || trick.untold) return nullptr;
    for (auto play = r_.played.rbegin(); play != r_.played.rend() && play->when >= trick.led; ++play)
        if (play->in(trick) && play->seat == seat && play->stands()) return play->missed || !play->card ? nullptr : &*play;
    return nullptr;
}

/// What he puts down beside a card that wins the trick before his partner has played, he leads: he runs off his winners.
bool Walk::leads_again(const Trick& trick, Seat seat)
{
    const Played* his = his_card_in(trick, seat);
    if (!his || has_played(trick, partner_of(seat)) || winner_of(trick) != seat) return false;
    const bool hands_known = r_.whole[left_of(seat)] && r_.whole[right_of(seat)];
    return !his->lead || (hands_known ? !may_be_beaten(r_, *his) : his->card.rank() == Rank::ace);
}

/// A second card of this hand while the trick is open serves no trick, for all to see; unless he mends with it that he did not
/// follow suit.
bool Walk::put_beside_his_own(std::size_t index, const Play& play, Moment now)
{
    const Trick& trick = r_.tricks[index];
    const Played* his = his_card_in(trick, play.seat);
    if (!his || !play.card || play.joined || play.none) return false;
    const Played* lead = plays_of(r_, trick).first([](const Played& each) { return each.lead && each.stands(); });
    if (lead && lead->suit && his->suit != lead->suit && play.card.suit() == lead->suit) {
        change(play.seat, his->card, play.card, now, play.span);
        return true;
    }
    knows(play.seat, play.card, play.span, now);
    r_.too_soon.push_back({play.seat, play.card, now, trick.number});
    return true;
}

/// `E plays D9` while a full trick still lies there that another has won: it serves no trick, and he did not say that he leads.
bool Walk::put_too_soon(const Play& play, Moment now, Span where)
{
    const auto last = current();
    if (!last || !play.card || play.joined) return false;
    const Trick& trick = r_.tricks[*last];
    if (trick.full == never || trick.untold || !trick.quitting_denied || trick.gathered != never || !trick.winner ||
        *trick.winner == play.seat)
        return false;
    knows(play.seat, play.card, where, now);
    r_.too_soon.push_back({play.seat, play.card, now});
    return true;
}

/// The same four cards stand in this trick already: the line was copied twice.
bool Walk::told_before(const Statement& statement, std::span<const Play> plays)
{
    const auto trick = statement.number == 0 || plays.size() != 4 ? std::nullopt : find(static_cast<int>(statement.number));
    if (!trick || r_.tricks[*trick].full == never || r_.tricks[*trick].untold) return false;
    for (const Play& play : plays) {
        const Played* lies = play.card ? standing(play.seat, play.card) : nullptr;
        if (!lies || !lies->in(r_.tricks[*trick])) return false;
    }
    note(Impossibility::What::twice, statement.span,
         "trick " + std::to_string(statement.number) + " is told already, in the same cards",
         section_.statements[statement_of(r_.tricks[*trick].led)].span, "told here");
    return true;
}

/// The tricks between the last that was told and this one: nobody tells them, and nobody says `6. ?`.
void Walk::leave_out(int number, Moment now)
{
    const auto last = current();
    if (!last || number > 13) return;
    for (int untold = r_.tricks[*last].number + 1; untold < number; ++untold) untold_trick(untold, now);
}

/// A suit was called, or the card, for a lead from the wrong hand, and now the right hand leads: what lay there was taken back at
/// the call. The number of that trick; nothing: it is not so.
std::optional<int> Walk::led_again_after_call(int number, Seat first)
{
    const auto target = current();
    if (!target) return std::nullopt;
    Trick& trick = r_.tricks[*target];
    if (trick.called_back == never || trick.full != never || first != trick.proper_leader ||
        (number != 0 && number != trick.number))
        return std::nullopt;
    take_back_all(trick, trick.called_back);
    return trick.number;
}

/// `W: S9 CT` or `W plays S9`: to the trick in progress; when that has its four cards (or he `leads`), to the next (nothing).
std::optional<std::size_t> Walk::trick_to_go_on(Seat first, bool said_leads)
{
    const auto target = current();
    if (!target) return std::nullopt;
    const Trick& trick = r_.tricks[*target];
    for (auto play = r_.played.rbegin(); play != r_.played.rend() && play->when >= trick.led; ++play)
        if (play->seat == first && play->missed && play->stands()) return target;  // he fills his gap
    return trick.full == never && !said_leads && !leads_again(trick, first) ? target : std::nullopt;
}

/// The trick of this number, if these cards go on with it; nothing: they lead to it.
std::optional<std::size_t> Walk::trick_to_fill(int number, std::span<const Play> plays, Moment now)
{
    const auto target = find(number);
    if (!target || r_.tricks[*target].untold) return std::nullopt;
    Trick& trick = r_.tricks[*target];
    if (trick.full != never || !led_anew(trick, plays)) return target;
    take_back_all(trick, now);
    return std::nullopt;
}

/// A second lead to a trick that was led from the wrong hand: what lay there was taken back.
bool Walk::led_anew(const Trick& trick, std::span<const Play> plays) const
{
    const Seat first = plays.front().seat;
    const bool several = plays.size() > 1;
    if (several && first == trick.leader && has_played(trick, first)) return true;
    // Led before the trick before it was won, it is known only now whose lead it was.
    const auto due = trick.proper_leader ? trick.proper_leader : leader_due(trick.number);
    if (!due || trick.leader == *due) return false;
    if (several && (first == *due || has_played(trick, first))) return true;
    return first == *due && first != left_of(trick.leader, seats_done(trick));
}

/// The next trick has been led, and this seat has since taken back its card in the one before: what it plays now goes there.
std::optional<std::size_t> Walk::emptied_place(Seat seat) const
{
    const auto index = current();
    const auto before = index ? find(r_.tricks[*index].number - 1) : std::nullopt;
    if (!before || r_.tricks[*before].untold || side_of(r_.tricks[*index].leader) == side_of(seat)) return std::nullopt;
    const Trick& trick = r_.tricks[*before];
    if (has_played(trick, seat)) return std::nullopt;
    for (const Played& play : r_.played)
        if (play.seat == seat && play.in(trick) && !play.missed && !play.stands() && play.back > r_.tricks[*index].led)
            return before;
    return std::nullopt;
}

void Walk::gap(const Statement& statement, Moment now)
{
    begin_play(now);
    const int last = static_cast<int>(std::max(statement.number, statement.last));
    for (int number = static_cast<int>(statement.number); number <= std::min(last, 13); ++number) {
        said_untold_ |= static_cast<std::uint16_t>(1u << number);
        untold_trick(number, now);
    }
    if (!r_.custom.whist) r_.dummy_down = std::min(r_.dummy_down, now + 1);
}

void Walk::untold_trick(int number, Moment now)
{
    if (const auto before = current()) {
        Trick& trick = r_.tricks[*before];
        trick.next_led = std::min(trick.next_led, now);
        if (trick.full != never && !trick.quitting_denied) trick.quitted = std::min(trick.quitted, now);
    }
    Trick trick;
    trick.number = static_cast<std::uint8_t>(number);
    trick.proper_leader = leader_due(number);
    trick.led = now;
    trick.full = now;
    trick.quitted = now;
    trick.untold = true;
    r_.tricks.push_back(trick);
}

/// The dealer's partner follows to a trick only as dummy.
void Walk::dummy_follows(Seat seat, Moment now)
{
    if (!r_.custom.whist && r_.dealer && seat == r_.dummys_seat()) r_.dummy_down = std::min(r_.dummy_down, now);
}

/// Whoever had missed the trick and plays to it now fills his own gap.
bool Walk::fills_his_gap(const Trick& trick, Seat seat, Moment now)
{
    bool filled = false;
    for (auto earlier = r_.played.rbegin(); earlier != r_.played.rend() && earlier->when >= trick.led; ++earlier)
        if (earlier->seat == seat && earlier->trick == trick.number && earlier->missed && earlier->stands()) {
            earlier->back = now;
            filled = true;
        }
    return filled;
}

/// The card cannot have been put down now: it lies somewhere already, he has no cards left, or it is another hand's.
bool Walk::cannot_be_put(const Play& play, Moment now)
{
    const std::string_view who = name_of(play.seat);
    int cards = 0;
    Played* twice = nullptr;
    // Only a card that was put down before can lie there twice, and only who has put down thirteen can play a fourteenth.
    if (ever_put_.has(play.card) || puts_[play.seat] >= 13)
        for (Played& earlier : r_.played) {
            if (!earlier.stands() || earlier.missed || earlier.impossible) continue;
            if (earlier.card == play.card) twice = &earlier;
            if (earlier.seat == play.seat) ++cards;
        }
    ever_put_.add(play.card);
    if (twice && twice->seat == play.seat && lies_exposed(*twice)) {
        lies_no_more(*twice, now);
        return false;
    }
    if (twice) {
        note_impossible(play.span,
                        std::string(who) + " cannot play " + spoken(play.card) + ": it lies in trick " +
                            std::to_string(twice->trick) + " already",
                        twice->span, "played here");
        return true;
    }
    if (cards >= std::max(13, r_.size[play.seat])) {
        note_impossible(play.span, std::string(who) + " has played thirteen cards already; this would be his fourteenth");
        return true;
    }
    const auto found = r_.impossible.size();
    knows(play.seat, play.card, play.span, now);
    return r_.impossible.size() > found;
}

void Walk::put(std::size_t index, const Play& laid, Moment now)
{
    Trick& trick = r_.tricks[index];
    const Play play = as_bound(trick, laid, now);
    Played played;
    played.seat = play.seat;
    played.card = play.card;
    if (play.card) played.suit = play.card.suit();
    else if (play.suit >= 0) played.suit = static_cast<Suit>(play.suit);
    played.trick = trick.number;
    played.attempt = trick.attempt;
    played.missed = play.none;
    played.joined = play.joined;
    played.when = now;
    played.span = play.span;
    played.lead = !play.joined && play.seat == trick.leader && !has_played(trick, play.seat) && trick.led + 63 >= now &&
                  statement_of(trick.led) == statement_of(now) && seats_done(trick) == 0;
    if (play.seat != trick.leader && !play.none) dummy_follows(play.seat, now);
    const bool filled = !play.none && fills_his_gap(trick, play.seat, now);
    played.extra = !filled && !play.none && !play.joined && has_played(trick, play.seat);
    played.impossible = play.card && cannot_be_put(play, now);
    if (played.impossible) played.suit.reset();  // whatever it was, it was not this
    ++puts_[play.seat];
    if (played.joined && alone_follows_suit(trick, played)) played.chosen = true;
    r_.played.push_back(played);
    settle(trick, now);
}

std::optional<Seat> Walk::winner_of(const Trick& trick) const
{
    const Played* best = nullptr;
    bool unknown = false;
    std::size_t first = r_.played.size();  // its plays are those since it was led
    while (first > 0 && r_.played[first - 1].when >= trick.led) --first;
    for (const Played& play : std::span(r_.played).subspan(first)) {
        if (!play.in(trick) || !play.stands() || play.missed || play.extra) continue;
        if (!play.card || play.impossible) {
            unknown = true;
            continue;
        }
        // of two at once the first counts until one is chosen, or the one that follows suit
        if (!play.chosen && (play.joined || one_chosen(trick, play.seat))) continue;
        if (!best) {
            best = &play;
            continue;
        }
        if (!r_.trump && play.card.suit() != best->card.suit()) {
            unknown = true;  // trumps not known: a card of another suit may win
            continue;
        }
        if (beats(play.card, best->card, r_.trump.value_or(Strain::no_trump))) best = &play;
    }
    if (unknown || !best) return std::nullopt;
    return best->seat;
}

/// Works out whether the trick has its four seats, and who wins it. A card taken back or added late may change both.
void Walk::settle(Trick& trick, Moment now)
{
    const bool full = seats_done(trick) == 4;
    if (full && trick.full == never) trick.full = now;
    if (!full && trick.full != never && !trick.untold) trick.full = never;
    const auto winner = full ? winner_of(trick) : std::nullopt;
    if (winner == trick.winner) return;
    if (trick.winner) --r_.won[side_of(*trick.winner)];
    if (winner) ++r_.won[side_of(*winner)];
    trick.winner = winner;
}

}  // namespace hoyle::table
