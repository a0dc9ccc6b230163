#include "rulings/demands.hpp"

#include "rulings/about.hpp"
#include "rulings/doubling.hpp"
#include "rulings/entitled.hpp"
#include "rulings/refusals.hpp"
#include "rulings/remedies.hpp"
#include "rulings/revoke_claims.hpp"
#include "rulings/reported_incidents.hpp"
#include "rulings/wording.hpp"
#include "terms/traits.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using log::RemedyWord;
using table::Moment;
using terms::Atom;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

/// A demand as it is held against the docket.
struct Demand {
    std::size_t statement = 0;
    const log::Remedy& remedy;
    const log::KindRef& ref;
    Seats who;  ///< nobody: it is not known who made it
    Moment now = 0;

    Side side() const { return who.empty() ? Side::ns : side_of(who.first()); }
};

/// What became of it so far: answered, or why it was not.
struct Result {
    bool answered = false;
    std::optional<RightId> not_his;   ///< a right of his side, not of his
    std::optional<std::size_t> late;  ///< a matter whose right was his, and is gone
    std::optional<RightId> theirs;    ///< it is open, and the other side's
};

/// The cards of a run are exposed as soon as they lie there, whether its first card is asked to be won or not. True: one of them
/// is called, and there is nothing to call, for it has been played.
bool calls_one_of_a_run(Proceedings& p, const Demand& demand)
{
    const Card card = demand.remedy.card;
    if (demand.remedy.word != RemedyWord::call_card) return false;
    for (std::size_t m = 0; m < p.docket().size(); ++m) {
        const Matter& matter = p.docket()[m];
        if (!p.scene().told_here(matter) || matter.incident.kind != Kind::winners_run) continue;
        if (!matter.incident.cards.has(card) || card == matter.incident.card) continue;
        if (!p.left_exposed(m).has(card)) return true;
        p.expose_rest(m, demand.now);
    }
    return false;
}

/// Dummy, who may be conferred with about this penalty, asks for it before the dealer has said a word of the offence.
bool first_word_is_dummys(const Scene& scene, const Matter& matter, const Answer& answer, const Demand& demand)
{
    const table::Replay& r = *scene.replay;
    if (!r.dealer || !scene.told_here(matter) || answer.consult != Consult::allowed || matter.settled_as_revoke()) return false;
    const Seat dummy = r.dummys_seat();
    if (!(demand.who == Seats(dummy)) || !r.is_dummy(dummy, demand.now) || r.over_at(demand.now)) return false;
    for (std::size_t i = table::statement_of(matter.incident.when) + 1; i < demand.statement; ++i) {
        const log::Verb verb = scene.statement(i).verb;
        const bool speaks = verb == log::Verb::points_out || verb == log::Verb::consults || verb == log::Verb::asks_who;
        if (speaks && scene.who(i).has(partner_of(dummy))) return false;
    }
    return true;
}

/// To ask for it is to call attention to it: the book says what that costs.
void dummy_brings_it_up(Proceedings& p, std::size_t matter, std::size_t statement)
{
    Facts facts;
    facts.set(Attr::down, Word::yes);
    facts.set(Attr::topic, p.docket()[matter].incident.kind == Kind::missed_trick ? Word::trick_incomplete : Word::other_offence);
    const Seat dummy = p.scene().replay->dummys_seat();
    p.raise({Kind::dummy_calls_attention, statement, matter, facts,
             incidents::who(dummy) + " asks for it before the dealer has spoken of it", dummy});
}

/// It is his to use, and he uses it.
void use(Proceedings& p, const Demand& demand, RightId right, std::size_t option)
{
    if (first_word_is_dummys(p.scene(), p.docket()[right.matter], p.docket()[right], demand)) {
        dummy_brings_it_up(p, right.matter, demand.statement);
        if (!p.docket()[right].alive()) return;
    }
    p.exact(right, option, demand.statement, &demand.remedy);
}

/// What he has exacted already he exacts again: what may be called at any trick may be called at another; another suit may not.
void use_again(Proceedings& p, const Demand& demand, RightId right, std::size_t index)
{
    const Option& option = p.docket()[right].options[index];
    const auto& suit = demand.remedy.suit;
    if (option.step->at == lawbook::At::any_trick) p.exact(right, index, demand.statement, &demand.remedy);
    else if (option.step->atom == Atom::call_suit && suit && option.suit && suit != option.suit)
        p.docket()[right.matter].too_late.push_back(p.scene().spot_of(demand.statement));
}

/// A revoke that nobody has claimed yet nobody has seen.
bool seen_by_all(const Matter& matter) { return !matter.hidden && (matter.incident.kind != Kind::revoke || matter.claimed); }

void try_option(Proceedings& p, const Demand& demand, RightId right, std::size_t index, Result& result)
{
    const Scene& scene = p.scene();
    const Matter& matter = p.docket()[right.matter];
    const Answer& answer = p.docket()[right];
    const Option& option = answer.options[index];
    if (!fits(scene, matter, answer, option, demand.remedy, demand.now)) return;
    const bool used = answer.status == Status::exacted || answer.status == Status::waived;
    if (used && !scene.told_here(matter) && !matter.settled_as_revoke()) return;  // settled in its own hand
    const bool in_time = option.until >= scene.time(demand.now) || (matter.claimed && matter.settled_as_revoke());
    const bool usable = answer.alive() && in_time;
    if (usable && !(demand.who & speaking(scene, matter, answer, option.by, demand.now)).empty()) {
        use(p, demand, right, index);
        result.answered = true;
    } else if (answer.status == Status::exacted && answer.chosen == index &&
               (demand.who.empty() ? answer.holders.has(Seat::north) : !(demand.who & answer.holders).empty())) {
        use_again(p, demand, right, index);
        result.answered = true;
    } else if (usable && !result.not_his && !answer.holders.empty() && side_of(answer.holders.first()) == demand.side()) {
        result.not_his = right;
    } else if (!usable && !result.late && !(demand.who & answer.holders_first).empty()) {
        result.late = right.matter;
    } else if (usable && !result.theirs && seen_by_all(matter) && !answer.holders.empty() && !demand.who.empty()) {
        result.theirs = right;
    }
}

/// What happens of itself may be asked for by anybody: it needs no right and costs none.
bool happens_of_itself(const Scene& scene, const Matter& matter, const Answer& answer, const Demand& demand)
{
    if (answer.is_right() || answer.ruling->verb != Verb::must || !scene.told_here(matter)) return false;
    return std::any_of(answer.options.begin(), answer.options.end(),
                       [&](const Option& option) { return means(demand.remedy.word, option.step->atom); });
}

/// Holds a demand against every right of a matter.
void try_matter(Proceedings& p, const Demand& demand, std::size_t m, Result& result)
{
    for (std::size_t a = 0; a < p.docket()[m].answers.size() && !result.answered; ++a) {
        const Answer& answer = p.docket()[m].answers[a];
        result.answered = happens_of_itself(p.scene(), p.docket()[m], answer, demand);
        if (!answer.is_right()) continue;
        for (std::size_t o = 0; o < p.docket()[RightId{m, a}].options.size() && !result.answered; ++o)
            try_option(p, demand, {m, a}, o, result);
    }
}

bool asked_of(const Matter& matter, Seats on)
{
    if (on.empty() || (matter.incident.offender && on.has(*matter.incident.offender))) return true;
    for (const Answer& answer : matter.answers)
        for (const Option& option : answer.options)
            if (!(option.on & on).empty()) return true;
    return false;
}

/// Something else is owed to him.
bool owed(const Matter& matter, const Demand& demand)
{
    const bool settles = settles_revoke(demand.remedy.word) && matter.settled_as_revoke();
    return std::any_of(matter.answers.begin(), matter.answers.end(), [&](const Answer& answer) {
        return answer.alive() && !(demand.who & answer.holders).empty() && (answer.ruling->verb == Verb::may || settles);
    });
}

/// What a demand that fits no right was about: the offence it names; else the one that showed the card; else the newest of the
/// hand it is asked of. A right about another card or another hand has nothing to do with it.
std::optional<std::size_t> meant_by(const Proceedings& p, const Demand& demand)
{
    const auto possible = [&](const Matter& matter) {
        if (matter.hidden || !p.scene().told_here(matter) || matter.because_of || !is_about(matter, demand.ref)) return false;
        if (matter.incident.kind == Kind::revoke && !matter.claimed && !demand.ref.said() && !settles_revoke(demand.remedy.word))
            return false;  // nobody has seen it yet
        return !matter.incident.offender || demand.who.empty() || side_of(*matter.incident.offender) != demand.side();
    };
    const auto newest = [&](auto wanted) -> std::optional<std::size_t> {
        for (std::size_t m = p.docket().size(); m-- > 0;)
            if (possible(p.docket()[m]) && wanted(p.docket()[m])) return m;
        return std::nullopt;
    };
    const auto named = newest([&](const Matter& matter) {
        return demand.ref.said() || (demand.remedy.card && matter.incident.cards.has(demand.remedy.card));
    });
    if (named) return named;
    if (const auto asked = newest([&](const Matter& matter) { return asked_of(matter, demand.remedy.on); })) return asked;
    // asked of another hand, where one offence alone is open: that is meant
    std::vector<std::size_t> open;
    for (std::size_t m = 0; m < p.docket().size(); ++m)
        if (possible(p.docket()[m]) && owed(p.docket()[m], demand)) open.push_back(m);
    return open.size() == 1 ? std::optional(open.front()) : std::nullopt;
}

/// Of what offence something else is asked, as far as the books tell these apart.
Word offence_word(const Scene& scene, const Incident& incident)
{
    if (incident.kind == Kind::card_detached) return Word::detached_card;
    const bool by_declarer = incident.offender && scene.of_dealers_side(*incident.offender, incident.when);
    return incident.kind == Kind::lead_out_of_turn && !scene.whist() && by_declarer ? Word::wrong_hand_lead : Word::other;
}

/// The question that a demand takes to be answered.
Point asked_by(RemedyWord word)
{
    if (word == RemedyWord::accept || word == RemedyWord::refuse) return Point::doubling;
    for (const Atom atom : {Atom::new_deal, Atom::recut, Atom::reshuffle, Atom::redeal})
        if (means(word, atom)) return Point::deal;
    return Point::penalty;
}

/// What the law says of the newest thing the demand can be about.
std::optional<Refused> gives_nothing(const Proceedings& p, const Demand& demand)
{
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        const Matter& matter = p.docket()[m];
        if (matter.hidden || matter.because_of || !p.scene().told_here(matter) || !is_about(matter, demand.ref)) continue;
        if (matter.incident.kind == Kind::revoke && !matter.claimed) continue;  // nobody has seen it yet
        const Card card = demand.remedy.card;
        if (!(card ? matter.incident.cards.has(card) : asked_of(matter, demand.remedy.on))) continue;
        return gives_nothing(*p.scene().book, matter, asked_by(demand.remedy.word));
    }
    return std::nullopt;
}

/// Of cards put down together one that cannot serve the trick: it is exposed, and waits until it can be played.
bool calls_one_left_over(const Matter& matter, const log::Remedy& remedy)
{
    if (matter.incident.kind != Kind::two_cards_played || remedy.word != RemedyWord::call_card) return false;
    return matter.incident.cards.has(remedy.card) &&
           std::any_of(matter.answers.begin(), matter.answers.end(), [&](const Answer& answer) {
               return answer.alive() && std::none_of(answer.options.begin(), answer.options.end(),
                                                     [&](const Option& option) { return option.cards.has(remedy.card); });
           });
}

void unanswered(Proceedings& p, const Demand& demand, const Result& result)
{
    if (result.not_his) {
        wrong_player(p, demand.statement, demand.who.first(), Word::demands, *result.not_his,
                     demands_what_is_not_his(p.scene(), demand.statement, "it"));
        return;
    }
    if (result.late) {
        p.docket()[*result.late].too_late.push_back(p.scene().spot_of(demand.statement));
        return;
    }
    const auto meant = is_penalty(demand.remedy.word) ? meant_by(p, demand) : std::nullopt;
    if (meant && calls_one_left_over(p.docket()[*meant], demand.remedy))
        p.remark(demand.statement,
                 "that card cannot serve this trick, as another of them follows suit; it is exposed, and may be called when "
                 "it can be played");
    else if (meant && owed(p.docket()[*meant], demand)) demand_in_vain(p, demand.statement, demand.remedy, *meant);
    else if (demand.ref.said() && !any_about(p.docket(), demand.ref))
        p.remark(demand.statement, "what this demand is for is not found in the log; it has no force");
    else if (const auto turn = p.turn().whose(p.scene()); turn && demand.remedy.word == RemedyWord::deal_by)
        p.remark(demand.statement, "it was the turn of " + incidents::who(*turn) + " to deal; the demand has no force");
    else if (result.theirs) p.remark(demand.statement, is_for_others(*p.scene().book, p.docket()[*result.theirs], demand.who));
    else if (const auto why = gives_nothing(p, demand)) p.remark(demand.statement, *why);
    else if (told_too_little(p, demand.statement, demand.ref))
        p.remark(demand.statement, "whether the law gives this hangs on what is not told of the offence");
    else p.remark(demand.statement, "no law gives this demand here; it has no force");
}

}  // namespace

std::string demands_what_is_not_his(const Scene& scene, std::size_t statement, std::string_view what)
{
    const Seat seat = scene.who(statement).first();
    const bool dummy = !scene.whist() && scene.dealer() && seat == scene.replay->dummys_seat();
    const bool down = dummy && table::at_statement(statement) >= scene.replay->dummy_down;
    return incidents::who(seat) + " demands " + std::string(what) + ", whose right it is not" +
           (down ? ", for his hand is down" : "");
}

void wrong_player(Proceedings& p, std::size_t statement, Seat seat, Word act, RightId right, std::string label)
{
    const Scene& scene = p.scene();
    Facts facts;
    facts.set(Attr::act, act);
    const bool of_double = terms::has(p.docket()[right.matter].incident.kind, terms::Trait::double_out_of_turn);
    facts.set(Attr::right_to, of_double ? Word::double_ : Word::penalty);
    facts.set(Attr::standing, p.docket()[right].holders_first.has(seat) ? Word::dropped : Word::never);
    facts.set(Attr::side, scene.of_dealers_side(seat, table::at_statement(statement)) ? Word::declaring : Word::adversary);
    if (!scene.whist()) {
        const auto dealer = scene.dealer() ? std::optional(scene.replay->dealer_at(table::at_statement(statement)))
                                           : std::nullopt;
        const bool principal = dealer && (seat == *dealer || seat == left_of(*dealer));
        facts.set(Attr::speaker, principal ? Word::principal : Word::partner);
        facts.set(Attr::down, terms::yes_no(table::at_statement(statement) >= scene.replay->dummy_down));
    }
    p.raise({Kind::penalty_by_wrong_player, statement, right.matter, facts, std::move(label), seat});
}

void demand_in_vain(Proceedings& p, std::size_t statement, const log::Remedy& remedy, std::size_t index)
{
    const Matter& matter = p.docket()[index];
    const Seat seat = p.scene().who(statement).first();
    const Word of = offence_word(p.scene(), matter.incident);
    bool same_atom = false;
    std::string instead;
    for (const Answer& answer : matter.answers)
        for (const Option& option : answer.options) {
            if (!answer.is_right() || !answer.alive()) continue;
            same_atom = same_atom || means(remedy.word, option.step->atom);
            instead += (instead.empty() ? "" : ", or ") + describe(option, matter);
        }
    Word wrong = Word::not_a_lawful_penalty;
    const bool of_a_card = remedy.word == RemedyWord::call_card || remedy.word == RemedyWord::choose_card;
    if (same_atom && of_a_card && of != Word::wrong_hand_lead) wrong = Word::wrong_card;
    else if (same_atom && of != Word::detached_card) wrong = Word::wrong_hand;
    Facts facts;
    facts.set(Attr::of, of);
    facts.set(Attr::wrong, wrong);
    p.raise({Kind::wrong_penalty_demanded, statement, index, facts,
             incidents::who(seat) + " demands what the law does not give; he might " + instead, seat});
}

void on_card_named(Proceedings& p, std::size_t statement)
{
    const log::Statement& said = p.scene().statement(statement);
    const Seats who = p.scene().who(statement);
    if (!said.to || !said.card || who.size() != 1 || side_of(*said.to) == side_of(who.first())) return;
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        const Matter& matter = p.docket()[m];
        if (matter.incident.kind != Kind::card_detached || matter.incident.offender != said.to || !p.scene().told_here(matter))
            continue;
        const bool his = std::any_of(matter.answers.begin(), matter.answers.end(),
                                     [&](const Answer& answer) { return answer.alive() && !(who & answer.holders).empty(); });
        if (!his || matter.incident.cards.has(said.card)) return;
        log::Remedy named;
        named.word = RemedyWord::call_card;
        named.on = Seats(*said.to);
        named.card = said.card;
        demand_in_vain(p, statement, named, m);
        Matter& wrong = p.docket()[p.docket().size() - 1];
        wrong.hidden = wrong.status() == Status::silent;  // to name is not to demand, but where the book says so
        return;
    }
}

void on_demand(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const log::Remedy* asked = scene.replay->section->demanded(scene.statement(statement));
    if (!asked || (scene.who(statement).empty() && asked->word != RemedyWord::stakes_from)) return;
    log::Remedy meant = *asked;
    if (meant.trumps && scene.replay->trump) meant.suit = trump_of(*scene.replay->trump);
    const Demand demand{statement, meant, scene.statement(statement).ref, scene.who(statement), table::at_statement(statement)};
    if (settles_claimed_revoke(p, statement, *asked) || consents_to_double(p, statement, *asked) || calls_one_of_a_run(p, demand))
        return;
    Result result;
    for (std::size_t m = p.docket().size(); m-- > 0 && !result.answered;)
        if (is_about(p.docket()[m], demand.ref) && !p.docket()[m].hidden) try_matter(p, demand, m, result);
    const bool of_this_hand = !demand.ref.deal || demand.ref.deal == scene.replay->deal;
    if (!result.answered && !result.late && !result.theirs && of_this_hand && is_penalty(asked->word) &&
        asked_by(asked->word) != Point::deal)
        if (const auto why = hand_is_void(p)) return p.remark(statement, *why);
    if (!result.answered)
        if (const std::size_t told = open_told(p, statement, demand.ref); told != Docket::none)
            try_matter(p, demand, told, result);
    if (!result.answered) unanswered(p, demand, result);
}

}  // namespace hoyle::rulings
