#include "rulings/unproved_claim.hpp"

#include "table/views.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

/// What the accused side did about the claim.
struct Accused {
    Side side;
    std::optional<Seat> seat;  ///< nothing: only a side is accused
    Word mixed = Word::no;
    bool admitted = false;
};

Accused accused_of(const Scene& scene, std::size_t claim)
{
    const log::KindRef& ref = scene.statement(claim).ref;
    Accused accused{other(side_of(scene.who(claim).first())), {}};
    if (ref.by.size() == 1) accused.seat = ref.by.first();
    for (std::size_t i = 0; i < scene.statements().size(); ++i) {
        if (scene.who(i).empty() || side_of(scene.who(i).first()) != accused.side) continue;
        const log::Verb verb = scene.statement(i).verb;
        if (verb == log::Verb::admits && i > claim) accused.admitted = true;
        if (verb != log::Verb::mixes) continue;
        if (i > claim) accused.mixed = Word::after_claim;
        else if (accused.mixed == Word::no) accused.mixed = Word::before_claim;
    }
    return accused;
}

/// The dealer's partner plays as dummy; where only a side is accused, it is the dealer's own play.
Word role_in_play(const Scene& scene, const Accused& accused, Seat offender, table::Moment now)
{
    const Word role = incidents::role_of(*scene.replay, offender, now);
    if (scene.whist() || (role != Word::partner && role != Word::dummy)) return role;
    return accused.seat ? Word::dummy : Word::dealer;
}

Incident revoke_claimed(const Scene& scene, const Accused& accused, std::size_t statement, std::string label)
{
    Incident revoke;
    revoke.kind = Kind::revoke;
    revoke.offender = accused.seat ? *accused.seat : accused.side == Side::ns ? Seat::north : Seat::east;
    revoke.trick = scene.statement(statement).ref.trick;
    revoke.when = table::at_statement(statement);
    revoke.where = scene.statement(statement).span;
    revoke.label = std::move(label);
    revoke.facts.set(Attr::role, role_in_play(scene, accused, *revoke.offender, revoke.when));
    revoke.facts.set(Attr::side_played_on, Word::yes);
    revoke.facts.set(Attr::quitted, Word::yes);
    revoke.facts.set(Attr::question, Word::not_asked);
    revoke.facts.set(Attr::other_side, Word::no);
    if (scene.whist()) revoke.facts.set(Attr::abandoned, Word::no);
    if (!accused.admitted)
        revoke.facts.set(Attr::established, Word::yes);  // the mixing establishes it, whatever was held or quitted
    return revoke;
}

/// The card with which the accused followed suit in the trick that is claimed: that was no revoke. None: he did not, or it is not
/// told.
Card followed_with(const table::Replay& r, const Accused& accused, int number)
{
    const table::Trick* trick = accused.seat && number > 0 ? r.trick(number) : nullptr;
    if (!trick) return {};
    std::optional<Suit> led;
    Card his;
    for (const table::Played& play : table::plays_of(r, *trick)) {
        if (play.lead) led = play.suit;
        else if (play.seat == *accused.seat) his = play.card;
    }
    return led && his && his.suit() == *led ? his : Card();
}

bool all_tricks_told(const table::Replay& r)
{
    return std::count_if(r.tricks.begin(), r.tricks.end(), [](const table::Trick& trick) {
               return trick.stands() && !trick.untold && trick.full != table::never;
           }) >= 13;
}

/// What the cards say to a claim that nothing proves; empty: not all of them are told.
std::string by_the_cards(const table::Replay& r, const Accused& accused, int trick, Card followed)
{
    if (followed) return "it was no revoke: he followed suit";
    if (!all_tricks_told(r)) return {};
    const std::string who = accused.seat ? std::string(name_of(*accused.seat)) : "that side";
    if (accused.seat && trick > 0) return "it was no revoke: by the cards he played later " + who + " had none of the suit led";
    return "every trick is told, and in none did " + who + " fail to follow a suit still held";
}

}  // namespace

void test_unproved_claim(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const Accused accused = accused_of(scene, statement);
    std::string label = "a revoke is claimed";
    if (accused.seat) label += " against " + std::string(name_of(*accused.seat));
    const Card followed = followed_with(*scene.replay, accused, scene.statement(statement).ref.trick);
    if (followed) label += ", who followed suit with " + spoken(followed);
    Facts facts;
    facts.set(Attr::mixed, accused.mixed);
    facts.set(Attr::proved, terms::yes_no(accused.admitted));
    const std::size_t claim = p.raise({Kind::revoke_claim, statement, std::nullopt, facts, label, accused.seat});
    p.docket()[claim].incident.trick = scene.statement(statement).ref.trick;
    const Answer* answer = p.docket()[claim].find(terms::Point::established);
    if (!answer || answer->ruling->is != Word::yes) {
        p.docket()[claim].cards_untold = !followed && !all_tricks_told(*scene.replay);
        p.docket()[claim].incident.by_the_cards = by_the_cards(*scene.replay, accused, scene.statement(statement).ref.trick,
                                                               followed);
        return;
    }

    p.docket()[claim].hidden = accused.mixed != Word::after_claim;
    const std::size_t made = p.open(revoke_claimed(scene, accused, statement, label));
    Matter& matter = p.docket()[made];
    matter.proved_by = accused.admitted ? "the accused side admitted it" : "the accused side mixed the tricks";
    for (const Answer& each : p.docket()[claim].answers)
        if (!accused.admitted) matter.answers.insert(matter.answers.begin(), each);
    matter.claimed = true;
    matter.claimed_at = scene.spot_of(statement);
    for (Answer& each : matter.answers)
        if (each.is_right() && each.alive() && each.ruling->verb == Verb::must) {
            each.chosen = 0;
            each.end(Status::exacted, {"claimed", {}});
        }
}

}  // namespace hoyle::rulings
