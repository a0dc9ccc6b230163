// What the book answers to an incident, point by point, and whose the rights are.

#include "rulings/docket.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Atom;
using terms::Attr;
using terms::ProcedureKey;
using terms::ProcedureValue;
using terms::Role;
using terms::Word;

namespace {

Seats adversaries(const table::Replay& replay)
{
    return Seats(replay.eldest()) | Seats(partner_of(replay.eldest()));
}

bool is_revoke_like(const Ruling& ruling)
{
    for (const Step& step : ruling.steps)
        if (step.atom == Atom::take_three || step.atom == Atom::deduct_three || step.atom == Atom::add_three) return true;
    return false;
}

}  // namespace

/// The seats a role stands for at a moment. A role that cannot be found (a maker before the make) stands for nobody.
Seats Docket::resolve(Role role, const Matter& matter, table::Moment now) const
{
    const Incident& incident = matter.incident;
    if (role == Role::any_player || role == Role::players) return Seats::all();
    if (!replay_->dealer) return {};
    const Seat dealer = *replay_->dealer, partner = partner_of(dealer);
    const Seat eldest = replay_->eldest(), third = partner_of(eldest);
    const bool whist = replay_->custom.whist;
    const auto one = [](std::optional<Seat> seat) { return seat ? Seats(*seat) : Seats(); };

    const auto declaring = [&]() -> Seats {
        switch (book_->rule(ProcedureKey::declaring_voice)) {
        case ProcedureValue::dealer_or_partner_until_down: return now < replay_->dummy_down ? Seats(dealer) | Seats(partner) : Seats(dealer);
        case ProcedureValue::dealer_once_led: return now < replay_->first_lead ? Seats(dealer) | Seats(partner) : Seats(dealer);
        default: return Seats(dealer) | Seats(partner);
        }
    };
    const auto defending = [&]() -> Seats {
        return book_->rule(ProcedureKey::defending_voice) == ProcedureValue::eldest ? Seats(eldest) : adversaries(*replay_);
    };
    const auto side_voice = [&](Side side) { return side == side_of(dealer) ? declaring() : defending(); };

    switch (role) {
    case Role::dealer: return Seats(dealer);
    case Role::partner:
    case Role::dummy: return Seats(partner);
    case Role::eldest: return Seats(eldest);
    case Role::third: return Seats(third);
    case Role::maker: return one(replay_->maker);
    case Role::last_doubler: return one(incident.other_seat);
    case Role::offender: return one(incident.offender);
    case Role::offender_partner: return incident.offender ? Seats(partner_of(*incident.offender)) : Seats();
    case Role::second_hand: return one(incident.other_seat);
    case Role::proper_leader: {
        // Should the lead have been an adversary's, the dealer's side answers at its own next lead (R19).
        if (!incident.proper_leader) return Seats(dealer) | Seats(partner);
        if (incident.offender && side_of(*incident.proper_leader) != side_of(*incident.offender)) return Seats(side_of(*incident.offender));
        return Seats(*incident.proper_leader);
    }
    case Role::next_adversary:
        return whist && incident.offender ? Seats(side_of(*incident.offender)) : adversaries(*replay_);
    case Role::next_of_side: return incident.offender ? Seats(side_of(*incident.offender)) : Seats();
    case Role::next_of_claimants: return incident.offender ? Seats(side_of(*incident.offender)) : Seats();
    case Role::namer: return one(incident.offender);
    case Role::either_adversary: return adversaries(*replay_);
    case Role::holder_opponents:
    case Role::request_opponents: return incident.offender ? Seats(other(side_of(*incident.offender))) : Seats();
    case Role::rightful_dealer:
        if (incident.kind == Kind::deal_out_of_turn) return one(incident.other_seat);      // nobody knows whose deal it was
        return one(incident.other_seat ? incident.other_seat : replay_->dealer);
    case Role::left_of_rightful_dealer: return incident.other_seat ? Seats(left_of(*incident.other_seat)) : Seats(left_of(dealer));
    case Role::declaring_side: return declaring();
    case Role::defending_side: return defending();
    case Role::opponents: return incident.offender ? side_voice(other(side_of(*incident.offender))) : Seats::all();
    default: return {};
    }
}

Consult Docket::consult_of(const Ruling& ruling) const
{
    if (ruling.consult) return *ruling.consult;
    switch (book_->rule(ProcedureKey::consult)) {
    case ProcedureValue::allowed: return Consult::allowed;
    case ProcedureValue::who_only: return Consult::who_only;
    case ProcedureValue::forbidden: return Consult::forbidden;
    default: return Consult::unsaid;
    }
}

/// Whoever may exercise a ruling's right. Where partners may confer, and where a revoke is to be claimed, both of the side have a voice.
Seats Docket::holders(const Ruling& ruling, const Matter& matter, table::Moment now) const
{
    Seats found;
    for (Role role : ruling.entitled) {
        Seats seats = resolve(role, matter, now);
        const bool voice = role == Role::opponents || role == Role::declaring_side || role == Role::defending_side;
        if (voice && !seats.empty() && (consult_of(ruling) == Consult::allowed || is_revoke_like(ruling))) seats = Seats(side_of(seats.first()));
        found |= seats;
    }
    for (const Step& step : ruling.steps)
        if (step.by) found |= resolve(*step.by, matter, now);
    return found;
}

Answer Docket::make_answer(const Matter& matter, Point point, const Ruling& ruling, std::vector<const Ruling*> via, table::Moment now) const
{
    Answer answer;
    answer.point = point;
    answer.ruling = &ruling;
    answer.via = std::move(via);
    answer.consult = consult_of(ruling);
    switch (ruling.verb) {
    case Verb::may:
    case Verb::grant: answer.status = Status::open; break;
    case Verb::must: answer.status = ruling.entitled.empty() ? Status::automatic : Status::open; break;
    case Verb::lose: answer.status = Status::automatic; break;
    case Verb::silent: answer.status = Status::silent; break;
    case Verb::is: answer.status = ruling.law == lawbook::Book::no_law ? Status::silent : Status::automatic; break;
    default: answer.status = ruling.law == lawbook::Book::no_law ? Status::silent : Status::no_remedy;
    }
    if (ruling.steps.empty()) return answer;
    if (answer.status == Status::open) answer.holders = answer.holders_first = holders(ruling, matter, now);
    for (const Step& step : ruling.steps) {
        Option option;
        option.step = &step;
        if (!step.law.empty()) {
            const lawbook::Law* home = book_->find_law(step.law);
            option.law = std::string(home ? home->cited_as : book_->id) + " " + std::string(step.law);
        }
        option.by = step.by ? resolve(*step.by, matter, now) : answer.holders;
        if (step.hand) option.on = resolve(*step.hand, matter, now);
        else if (terms::info(step.atom).takes == terms::Takes::card && matter.incident.offender) option.on = Seats(*matter.incident.offender);
        option.cards = matter.incident.cards;
        option.suit = matter.incident.suit;
        option.if_claimed = ruling.upon_claim && &step == &ruling.steps.front();
        if (step.choice) option.chooser = resolve(*step.choice, matter, now);
        if (step.unless_consent_of) option.consent = resolve(*step.unless_consent_of, matter, now);
        answer.options.push_back(std::move(option));
    }
    return answer;
}

void Docket::answer_point(Matter& matter, Kind kind, Point point, const terms::Facts& facts, std::vector<const Ruling*> via, table::Moment now)
{
    if (!lawbook::Book::asks(kind, point, facts) || via.size() > 4) return;
    const Ruling* ruling = book_->answer(kind, point, facts, settings_);
    if (!ruling) return;
    if (ruling->verb != Verb::as) {
        for (const Answer& earlier : matter.answers)
            if (earlier.ruling == ruling && earlier.point == point) return;
        matter.answers.push_back(make_answer(matter, point, *ruling, std::move(via), now));
        return;
    }
    // Treated as another kind: its facts are ours, with those the redirect gives.
    terms::Facts merged = facts;
    for (const terms::Condition& fact : ruling->as->facts) merged.set(fact.attr, fact.words.front());
    for (const terms::AttributeUse& use : terms::info(ruling->as->kind).attributes)
        if (!merged.has(use.attr) && use.unsaid != Word::unset) merged.set(use.attr, use.unsaid);
    via.push_back(ruling);
    if (!ruling->as->points.empty()) {
        for (Point each : ruling->as->points) answer_point(matter, ruling->as->kind, each, merged, via, now);
        return;
    }
    for (const terms::PointUse& use : terms::info(ruling->as->kind).points)
        for (const terms::PointUse& own : terms::info(kind).points)
            if (use.point == own.point && (use.point == point)) answer_point(matter, ruling->as->kind, use.point, merged, via, now);
}

/// Asks the book every point of the incident, definitions first (the vocabulary lists them so): what they say is a fact for the rest.
void Docket::answer_all(Matter& matter, table::Moment now)
{
    Incident& incident = matter.incident;
    const terms::KindInfo& info = terms::info(incident.kind);
    for (const terms::PointUse& use : info.points) {
        const auto attr = terms::find_attr(terms::slug(use.point));
        const bool definition = attr && info.find(*attr) && info.find(*attr)->from == terms::From::law;
        if (definition && incident.facts.has(*attr)) continue;      // settled already: a claim admitted
        const auto before = matter.answers.size();
        answer_point(matter, incident.kind, use.point, incident.facts, {}, now);
        if (definition && matter.answers.size() > before) incident.facts.set(*attr, matter.answers.back().ruling->is);
    }
}

/// The newest right of the dealer's side that dummy's words at a statement may be about.
std::optional<std::size_t> Docket::spoken_of(std::size_t statement, table::Moment now) const
{
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    (void)now;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        if (!is_about(matters_[m], ref) || !replay_->dealer) continue;
        // what the dealer may do about a fault of his own side is no penalty
        if (matters_[m].incident.offender && side_of(*matters_[m].incident.offender) == side_of(*replay_->dealer)) continue;
        for (const Answer& answer : matters_[m].answers)
            if (answer.alive() && !answer.holders.empty() && side_of(answer.holders.first()) == side_of(*replay_->dealer)) return m;
    }
    return std::nullopt;
}

/// Puts an incident on the docket. Returns the number of its matter; nothing, if the docket knows that there was no offence.
std::size_t Docket::open(Incident incident, table::Moment now)
{
    if (!complete(incident)) return no_matter;
    Matter matter;
    matter.incident = std::move(incident);
    matter.deal = replay_->deal;
    matter.section = section_;
    matter.where = spot(matter.incident.where);
    if (matter.incident.proof) matter.proof = spot(*matter.incident.proof);
    if (matter.incident.kind == Kind::dummy_calls_attention) {
        matter.because_of = spoken_of(table::statement_of(now), now);
        const log::KindRef& ref = replay_->section->statements[table::statement_of(now)].ref;
        for (const Matter& other_matter : matters_)
            if (!matter.because_of && ref.said() && is_about(other_matter, ref) && other_matter.section == section_ && replay_->dealer &&
                other_matter.incident.offender && side_of(*other_matter.incident.offender) == side_of(*replay_->dealer))
                matter.hidden = true;      // a fault of his own side: there is nothing to lose by naming it
    }
    answer_all(matter, now);

    // A play put right before the revoke was established is a revoke corrected, and nothing else.
    if (matter.incident.kind == Kind::revoke && matter.incident[Attr::established] == Word::no && matter.incident.corrected) {
        std::vector<Answer> defining;
        for (Answer& answer : matter.answers)
            if (answer.ruling->verb == Verb::is) defining.push_back(std::move(answer));
        matter.answers = std::move(defining);
        matter.incident.kind = Kind::revoke_corrected;
        matter.incident.facts = matter.incident.as_correction;
        matter.incident.when = matter.incident.until;
        matter.incident.cards = CardSet::of(matter.incident.card);
        matter.incident.label += ", and corrects it";
        answer_all(matter, matter.incident.when);
        now = matter.incident.when;
    }
    for (Answer& answer : matter.answers)
        if (answer.status == Status::open) {
            drop_barred(matter, answer, now);
            set_deadlines(matter, answer, now);
            use_at_once(matter, answer, now);
        }
    matters_.push_back(std::move(matter));
    const std::size_t index = matters_.size() - 1;
    for (std::size_t i = 0; i < matters_[index].answers.size(); ++i) {
        const Answer& answer = matters_[index].answers[i];
        if (answer.status != Status::automatic || answer.ruling->upon_claim) continue;
        for (std::size_t s = 0; s < answer.ruling->steps.size(); ++s) apply(index, answer.ruling->steps[s], now);
    }
    return index;
}

/// Those of `seats` who may still speak. The dealer's partner shares a voice with him only until his hand is down, unless they may confer.
Seats Docket::speaking(const Matter& matter, const Answer& answer, Seats seats, table::Moment now) const
{
    const table::Replay& r = *replay_;
    if (r.custom.whist || !r.dealer || now < r.dummy_down || r.over_at(now) || matter.section != section_) return seats;
    if (answer.consult == Consult::allowed || matter.settled_as_revoke() || !(seats == Seats(side_of(*r.dealer)))) return seats;
    return Seats(*r.dealer);
}

/// Of the cards that an offence is about, those that lie on the table and serve no trick.
CardSet Docket::left_exposed(const Matter& matter) const
{
    const Incident& incident = matter.incident;
    CardSet rest = incident.cards;
    bool one_chosen = false;
    for (const table::Played& play : replay_->played)
        one_chosen = one_chosen || (play.chosen && play.seat == incident.offender && play.trick == incident.trick);
    int won_at = incident.trick;      // the trick that the partner is to win, if it is said
    for (const Call& call : calls_)
        if (&matters_[call.matter] == &matter && call.trick) won_at = call.trick;
    for (const table::Played& play : replay_->played) {
        if (play.seat != incident.offender || !play.card || !incident.cards.has(play.card)) continue;
        if (incident.kind == Kind::two_cards_played) {
            if (play.trick != incident.trick || play.attempt != incident.attempt) continue;
            if (play.extra || play.chosen || (!one_chosen && !play.joined)) rest.remove(play.card);
            continue;
        }
        const table::Trick* trick = replay_->trick(play.trick);
        if (play.trick == won_at || (play.stands() && trick && trick->full != table::never)) rest.remove(play.card);
    }
    return rest;
}

/// They are what the book says of any exposed card.
void Docket::expose_rest(std::size_t index, table::Moment now)
{
    Matter& matter = matters_[index];
    const CardSet rest = left_exposed(matter);
    if (rest.empty()) return;
    terms::Facts facts;
    facts.set(Attr::role, matter.incident[Attr::role]);
    facts.set(Attr::stage, Word::play);
    facts.set(Attr::manner, Word::shown);
    facts.set(Attr::exposed, Word::yes);
    std::vector<const Ruling*> via;
    for (const Answer& answer : matter.answers)
        if (answer.is_right() && via.empty()) via.push_back(answer.ruling);
    const auto before = matter.answers.size();
    answer_point(matter, Kind::card_exposed, Point::penalty, facts, std::move(via), now);
    for (auto i = before; i < matter.answers.size(); ++i) {
        for (Option& option : matter.answers[i].options) option.cards = rest;
        if (matter.answers[i].status == Status::open) set_deadlines(matter, matter.answers[i], now);
    }
}

/// What an atom does to the deal, once it happens.
void Docket::apply(std::size_t index, const Step& step, table::Moment now)
{
    Matter& matter = matters_[index];
    switch (step.atom) {
    case Atom::new_deal:
    case Atom::misdeal:
    case Atom::redeal:
    case Atom::annul_deal:
        if (matter.section == section_) {
            deal_.is_void = true;
            deal_.void_matter = index;
        }
        break;
    case Atom::close_doubling: doubling_closed_ = true; break;
    case Atom::lose_double:
        if (step.hand)
            for (Seat seat : all_seats)
                if (resolve(*step.hand, matter, now).has(seat))
                    lost_double_[seat].push_back({index, step.unless_consent_of ? resolve(*step.unless_consent_of, matter, now) : Seats(), false});
        break;
    case Atom::lose_penalty:
        if (matter.because_of) lose(*matter.because_of, terms::info(matter.incident.kind).heading, table::statement_of(matter.incident.when));
        break;
    case Atom::exposed: expose_rest(index, now); return;
    case Atom::score_unplayed: deal_.spades_thrown_in = true; break;
    case Atom::take_two:
        if (replay_->maker) deal_.takes_two = side_of(*replay_->maker);
        break;
    default: break;
    }
    for (const Step& follows : step.then) apply(index, follows, now);
}

}  // namespace hoyle::rulings
