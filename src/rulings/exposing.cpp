// Cards that lie exposed when an offence is settled: what the book says of any exposed card is true of them.

#include "rulings/proceedings.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::Played;
using terms::Attr;
using terms::Word;

namespace {

/// Of several cards put down at once: does this one lie there and serve no trick?
bool lies_beside(const table::Replay& r, const Incident& incident, const Played& play)
{
    if (play.extra || play.chosen) return false;
    const bool one_chosen = std::any_of(r.played.begin(), r.played.end(), [&](const Played& each) {
        return each.chosen && each.seat == incident.offender && each.trick == incident.trick;
    });
    return one_chosen || play.joined;
}

}  // namespace

CardSet Proceedings::left_exposed(std::size_t index) const
{
    const table::Replay& r = *scene_.replay;
    const Incident& incident = docket()[index].incident;
    CardSet rest = incident.cards;
    int won_at = incident.trick;  // the trick that the partner is to win, if it is said
    for (const Call& call : calls_)
        if (call.matter == index && call.trick) won_at = call.trick;
    for (const Played& play : r.played) {
        if (play.seat != incident.offender || !play.card || !incident.cards.has(play.card)) continue;
        bool serves = false;
        if (incident.kind == Kind::two_cards_played) {
            serves = play.trick == incident.trick && play.attempt == incident.attempt && !lies_beside(r, incident, play);
        } else if (incident.kind == Kind::lead_out_of_turn) {
            serves = play.trick == incident.trick && play.stands();
        } else {
            const table::Trick* trick = r.trick(play.trick);
            serves = play.trick == won_at || (play.stands() && trick && trick->full != table::never);
        }
        if (serves) rest.remove(play.card);
    }
    return rest;
}

void Proceedings::expose_rest(std::size_t index, table::Moment now)
{
    const CardSet rest = left_exposed(index);
    if (rest.empty()) return;
    Matter& matter = docket()[index];
    terms::Facts facts;
    facts.set(Attr::role, matter.incident[Attr::role]);
    facts.set(Attr::stage, Word::play);
    facts.set(Attr::manner, Word::shown);
    facts.set(Attr::exposed, Word::yes);
    if (!scene_.whist()) facts.set(Attr::believing_claim, Word::no);
    std::vector<const Ruling*> via;
    for (const Answer& answer : matter.answers)
        if (answer.is_right() && via.empty()) via.push_back(answer.ruling);
    const auto before = matter.answers.size();
    answer_point(scene_, matter, {Kind::card_exposed, Point::penalty, facts}, std::move(via), now);
    for (auto i = before; i < matter.answers.size(); ++i) {
        for (Option& option : matter.answers[i].options) option.cards = rest;
        // they have lain there since they were put down: whichever was played meanwhile lies there no more
        if (matter.answers[i].status == Status::open)
            set_deadlines(scene_, matter.incident, matter.answers[i], matter.incident.when);
    }
}

}  // namespace hoyle::rulings
