#include "rulings/taking_back.hpp"

#include "rulings/refusals.hpp"

#include <algorithm>

namespace hoyle::rulings {

using terms::Atom;

namespace {

bool recuts(const Option& option)
{
    const auto is_cut = [](const Step& step) { return step.atom == Atom::recut; };
    return is_cut(*option.step) || std::any_of(option.step->then.begin(), option.step->then.end(), is_cut);
}

struct OptionId {
    RightId right;
    std::size_t option = 0;
};

/// The options of rights still open that `wanted` takes, matter by matter.
std::vector<OptionId> open_options(const Docket& docket, auto wanted)
{
    std::vector<OptionId> found;
    for (std::size_t m = 0; m < docket.size(); ++m)
        for (std::size_t a = 0; a < docket[m].answers.size(); ++a) {
            const Answer& answer = docket[m].answers[a];
            if (!answer.is_right() || !answer.alive()) continue;
            for (std::size_t o = 0; o < answer.options.size(); ++o)
                if (wanted(docket[m], answer.options[o])) found.push_back({{m, a}, o});
        }
    return found;
}

/// The statement at which a false lead went back. A call alone moves no card: it goes when the right hand leads.
std::size_t gone_at(const Scene& scene, const Incident& lead)
{
    const std::size_t gone = table::statement_of(lead.until);
    if (scene.statement(gone).verb != log::Verb::demands) return gone;
    const auto& tricks = scene.replay->tricks;
    const auto next = std::find_if(tricks.rbegin(), tricks.rend(), [&](const table::Trick& trick) {
        return trick.number == lead.trick && trick.attempt == lead.attempt + 1;
    });
    return next == tricks.rend() ? gone : table::statement_of(next->led);
}

/// Takes what the law gives of taking the lead back. False: it gives him nothing of the kind.
bool taken_by_right(Proceedings& p, std::size_t m, std::size_t statement, bool said)
{
    bool allowed = false;
    for (std::size_t a = 0; a < p.docket()[m].answers.size(); ++a)
        for (std::size_t o = 0; o < p.docket()[RightId{m, a}].options.size(); ++o) {
            const Answer& answer = p.docket()[RightId{m, a}];
            if (answer.options[o].step->atom != Atom::take_back) continue;
            allowed = allowed || answer.status == Status::automatic || answer.status == Status::exacted;
            if (said || !answer.is_right() || !answer.alive()) continue;
            p.exact({m, a}, o, statement, nullptr);  // nobody minded
            allowed = true;
        }
    return allowed;
}

}  // namespace

void on_cut(Proceedings& p, std::size_t statement)
{
    const Time now = p.scene().time(table::at_statement(statement));
    const auto wanted = [&](const Matter& matter, const Option& option) {
        return p.scene().told_here(matter) && recuts(option) && option.until > now;
    };
    for (const OptionId& each : open_options(p.docket(), wanted)) {
        if (!p.docket()[each.right].alive()) continue;  // used by another of its options
        p.exact(each.right, each.option, statement, nullptr);
        p.docket()[each.right].ended_by = "the pack is cut again";
    }
}

void on_trump_taken_up(Proceedings& p, std::size_t statement)
{
    for (Matter& matter : p.docket().matters()) {
        if (matter.incident.kind != Kind::trump_card_left_on_table || !p.scene().told_here(matter)) continue;
        for (Answer& answer : matter.answers)
            if (answer.alive()) answer.end(Status::lapsed, p.ending("the dealer takes it up", statement));
    }
}

void on_taking_back(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const table::Moment now = table::at_statement(statement);
    const Atom used = scene.statement(statement).verb == log::Verb::restores ? Atom::count_and_restore : Atom::take_back;
    Seats who = scene.who(statement);
    if (scene.dealer() && !scene.whist() && now >= scene.replay->dummy_down && who.has(scene.replay->dummys_seat()))
        who |= partner_of(scene.replay->dummys_seat());  // dummy's cards are the dealer's to take back
    const auto options = open_options(p.docket(), [&](const Matter&, const Option& option) {
        return option.step->atom == used && option.until >= scene.time(now) && !(who & option.by).empty();
    });
    if (options.empty()) return;
    const std::size_t newest = options.back().right.matter;
    const auto first = std::find_if(options.begin(), options.end(),
                                    [&](const OptionId& each) { return each.right.matter == newest; });
    p.exact(first->right, first->option, statement, nullptr);
}

void see_lead_gone(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const bool said = scene.statement(statement).verb == log::Verb::takes_back;
    const Seats who = scene.who(statement);
    for (std::size_t m = 0; m < p.docket().size(); ++m) {
        const Incident& incident = p.docket()[m].incident;
        if (!scene.told_here(p.docket()[m]) || incident.kind != Kind::lead_out_of_turn || incident.until == table::never)
            continue;
        if (gone_at(scene, incident) != statement) continue;
        const bool allowed = taken_by_right(p, m, statement, said);
        const Matter& matter = p.docket()[m];
        const bool his_side = matter.incident.offender && !who.empty() &&
                              side_of(who.first()) == side_of(*matter.incident.offender);
        const Answer* cards = matter.find(terms::Point::cards);
        if (said && his_side && cards && !allowed) p.remark(statement, may_not_take_back(*scene.book, *cards, who.first()));
    }
}

}  // namespace hoyle::rulings
