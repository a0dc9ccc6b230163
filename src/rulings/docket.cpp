#include "rulings/docket.hpp"

namespace hoyle::rulings {

namespace {

/// The option that lasted longest, if all have had their time; nullptr while one is left.
const Option* last_to_end(const Answer& answer, Time now)
{
    const Option* last = nullptr;
    for (const Option& option : answer.options) {
        if (option.until > now) return nullptr;
        if (!last || option.until > last->until) last = &option;
    }
    return last;
}

void end_with_deal(const Answer& answer, Option& option, std::uint64_t section, const table::NextDeal& deal)
{
    const auto marks = option.step->until.empty() ? answer.until : std::span(option.step->until);
    for (Mark mark : marks) {
        const bool of_a_hand = table::NextDeal::of_a_hand(mark);
        const table::Moment moment = of_a_hand ? deal.begins() : deal.happens(mark);
        if (moment == table::never || time_of(section, moment) >= option.until) continue;
        option.until = time_of(section, moment);
        ends_by(option, mark);
        if (of_a_hand) option.until_mark = "the next deal has begun", option.until_past = "the next deal began";
    }
}

}  // namespace

std::size_t Docket::open(Matter matter)
{
    matters_.push_back(std::move(matter));
    return matters_.size() - 1;
}

void Docket::exact(RightId right, std::size_t option, Ending ending, bool let_stand)
{
    Answer& answer = (*this)[right];
    answer.chosen = option;
    answer.end(let_stand ? Status::waived : Status::exacted, ending);
}

void Docket::waive(RightId right, Seats who, bool for_all, const Ending& ending)
{
    Answer& answer = (*this)[right];
    answer.used_by |= answer.holders & who;
    answer.holders -= who;
    for (Option& option : answer.options) option.by -= who;
    if (for_all || answer.holders.empty()) answer.end(Status::waived, ending);
}

void Docket::lose(std::size_t matter, const Ending& ending)
{
    for (Answer& answer : matters_[matter].answers)
        if (answer.alive() && answer.ruling->verb != lawbook::Verb::grant) answer.end(Status::lost, ending);
}

void Docket::drop_out(Answer& answer, Time now, const Where& where)
{
    for (Seat seat : all_seats) {
        const DropsOut& drops = answer.drops_out[seat];
        if (!answer.holders.has(seat) || drops.when > now) continue;
        answer.holders -= seat;
        for (Option& option : answer.options) option.by -= seat;
        if (answer.holders.empty())
            answer.end(Status::lost, {std::string(name_of(seat)) + " " + std::string(drops.why), where(drops.when)});
    }
}

std::vector<RightId> Docket::lapse(Time now, const Where& where)
{
    std::vector<RightId> unused;
    for (std::size_t m = 0; m < matters_.size(); ++m)
        for (std::size_t a = 0; a < matters_[m].answers.size(); ++a) {
            Answer& answer = matters_[m].answers[a];
            if (!answer.alive() || answer.options.empty()) continue;
            drop_out(answer, now, where);
            if (!answer.alive()) continue;
            if (matters_[m].claimed && matters_[m].settled_as_revoke()) continue;  // claimed in time: the choice may follow
            const Option* last = last_to_end(answer, now);
            if (!last) continue;
            answer.end(Status::lapsed, {last->until_mark, where(last->until), last->until_past});
            unused.push_back({m, a});
        }
    return unused;
}

bool Docket::something_open() const
{
    for (const Matter& matter : matters_)
        for (const Answer& answer : matter.answers)
            if (answer.alive()) return true;
    return false;
}

void Docket::begin(std::uint64_t section, const table::NextDeal& deal)
{
    if (!deal.told()) return;
    for (Matter& matter : matters_) {
        if (matter.section >= section) continue;
        for (Answer& answer : matter.answers)
            for (Option& option : answer.options)
                if (answer.alive() && option.until == no_time) end_with_deal(answer, option, section, deal);
    }
}

}  // namespace hoyle::rulings
