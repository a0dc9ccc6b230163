#include "rulings/deal_turn.hpp"

namespace hoyle::rulings {

using terms::Atom;
using terms::Attr;
using terms::Word;

namespace {

/// The next dealer by an answer that took effect; nothing: it does not say.
std::optional<Seat> next_dealer_by(const Answer& answer)
{
    std::optional<Seat> next;
    for (std::size_t o = 0; o < answer.options.size(); ++o) {
        const Option& option = answer.options[o];
        const bool done = answer.status == Status::automatic || (answer.status == Status::exacted && answer.chosen == o);
        if (!done || option.on.size() != 1) continue;
        if (option.step->atom == Atom::redeal) next = option.on.first();
        if (option.step->atom == Atom::misdeal) next = left_of(option.on.first());
    }
    return next;
}

}  // namespace

/// The deals of a log may have gaps; the turn is known only from the deal just before.
bool DealTurn::known(const Scene& scene) const { return turn_ && scene.dealer() && scene.replay->deal <= last_deal_ + 1; }

bool DealTurn::complete_out_of_turn(const Scene& scene, Incident& incident) const
{
    if (!known(scene)) {
        incident.label += ", by their word: the log does not show whose turn it was";
        return true;
    }
    if (*turn_ == *scene.dealer()) return false;
    incident.other_seat = turn_;
    incident.facts.set(Attr::turn_of, *turn_ == partner_of(*scene.dealer()) ? Word::partner : Word::adversary);
    return true;
}

void DealTurn::complete_dealt_for(const Scene& scene, Incident& incident) const
{
    if (!known(scene)) return;
    if (incident[Attr::dealt_for] == Word::partner) {
        if (!incident.other_seat || turn_ == incident.other_seat) return;
        incident.facts.set(Attr::dealt_for, Word::self);
        incident.other_seat.reset();
    } else if (turn_ == partner_of(*scene.dealer())) {
        incident.facts.set(Attr::dealt_for, Word::partner);
        incident.other_seat = turn_;
    }
}

std::optional<Seat> DealTurn::after_void(const Scene& scene, const Docket& docket, const DealRuling& deal) const
{
    // void, and the log does not say by what law: at whist it may have been a misdeal
    if (deal.void_matter == Docket::none) return scene.whist() ? std::nullopt : scene.dealer();
    std::optional<Seat> next = scene.dealer();
    for (const Answer& answer : docket[deal.void_matter].answers)
        if (const auto seat = next_dealer_by(answer)) next = seat;
    return next;
}

void DealTurn::pass_plain(std::uint32_t deal, Seat dealer)
{
    last_deal_ = deal;
    turn_ = left_of(dealer);
}

void DealTurn::pass(const Scene& scene, const Docket& docket, const DealRuling& deal)
{
    for (const Matter& matter : docket.matters())
        if (scene.told_here(matter) && matter.incident.kind == Kind::pack_imperfect) pack_proved_imperfect_ = true;
    if (!scene.replay->deal && !scene.dealer()) return;
    last_deal_ = scene.replay->deal;
    turn_.reset();
    if (scene.dealer()) turn_ = deal.is_void ? after_void(scene, docket, deal) : left_of(*scene.dealer());
}

}  // namespace hoyle::rulings
