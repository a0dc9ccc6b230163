// Declaring the trump out of turn.
//
// make-without-permission: the dealer's partner names the trump though the dealer has not passed. Many a log leaves the pass out;
// so it is seen only where the making is told step by step (the question about the lead, the doubling), or where somebody at the
// table took it up. pass-back-to-dealer: the partner, to whom it was passed, passes again. make-by-adversary: an adversary
// declares or passes. declaration-altered: a second declaration by the dealer's side after a lawful one, or one by the dealer
// when he has left it to his partner.
// Example: W makes spades      with South the dealer

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace making {

/// Somebody at the table took the make up, or the log tells the auction step by step.
bool told_in_steps(const Line& make)
{
    for (const Line& next : table::lines_between(*make.replay, table::at_statement(make.at + 1), make.replay->first_lead)) {
        if (next.is({Verb::asks_lead, Verb::answers, Verb::satisfied, Verb::consults, Verb::informs, Verb::suggests_remedy,
                     Verb::waives, Verb::points_out}))
            return true;
        const log::Remedy* asked = next.demand();
        if (asked && (asked->word == log::RemedyWord::new_deal || asked->word == log::RemedyWord::let_stand)) return true;
    }
    return false;
}

std::string makes_it(const Line& line) { return who(line.seat()) + " makes it " + std::string(name_of(*line->strain)); }

/// The making of one deal, line by line.
class Making {
public:
    explicit Making(Found& found) : found_(found) {}

    void adversary(const Line& line)
    {
        const bool makes = line->verb == Verb::makes;
        if (made_ && !makes) return;  // the declaration is passed by nobody any more: he will not double
        add(Kind::make_by_adversary, line,
            (makes ? makes_it(line) : who(line.seat()) + " passes") + ", an adversary of the dealer")
            .facts.set(Attr::act, makes ? Word::make : Word::pass);
    }

    void pass(const Line& line, bool by_dealer)
    {
        if (by_dealer) {
            dealer_passed_ = true;
        } else if (!made_) {
            partner_passed_ = true;
            add(Kind::pass_back_to_dealer, line, who(line.seat()) + " passes the declaration back");
        }
    }

    void make(const Line& line, bool by_dealer)
    {
        if (made_) return again(line);
        if (by_dealer && dealer_passed_ && !partner_passed_) {
            add(Kind::declaration_altered, line, makes_it(line) + " after leaving it to his partner")
                .facts.set(Attr::what, Word::passed);
            return;
        }
        made_ = line;
        const bool named_from_dummy = line.seat() == line.replay->custom.dummy;  // by the dealer, who had passed
        if (!by_dealer && !named_from_dummy && !dealer_passed_ && !partner_passed_ && told_in_steps(line)) {
            without_leave_ = true;
            add(Kind::make_without_permission, line, makes_it(line) + "; " + who(line.replay->dealer) + " had not passed");
        }
    }

private:
    Incident& add(Kind kind, const Line& line, std::string label)
    {
        found_.push_back(seen(kind, line, std::move(label)));
        return found_.back();
    }

    void again(const Line& line)
    {
        const Line& first = *made_;
        if (first->strain == line->strain || line.replay->trump_made == line.when()) return;  // the one that holds
        Incident& incident = add(Kind::declaration_altered, line,
                                 makes_it(line) + " after " + std::string(name_of(*first->strain)));
        incident.facts.set(Attr::what, without_leave_ ? Word::trump_without_leave : Word::trump);
        incident.proof = first->span;
        incident.proof_label = "the first declaration";
    }

    Found& found_;
    bool dealer_passed_ = false, partner_passed_ = false, without_leave_ = false;
    std::optional<Line> made_;
};

/// The dealer, or who plays his cards: at dummy bridge, when it is dummy's deal.
bool by_who_dealt(const Replay& replay, Seat seat)
{
    return seat == *replay.dealer || (replay.dealer == replay.custom.dummy && seat == partner_of(*replay.dealer));
}

void by_deal(const Replay& replay, Found& found)
{
    if (replay.custom.maker_plays) return;  // the bidding is open to all four
    Making making(found);
    for (const Line& line : table::lines(replay)) {
        if (!line.is({Verb::makes, Verb::passes}) || !line.seat()) continue;
        const bool by_dealer = by_who_dealt(replay, *line.seat());
        if (side_of(*line.seat()) != side_of(*replay.dealer)) making.adversary(line);
        else if (line->verb == Verb::passes) making.pass(line, by_dealer);
        else making.make(line, by_dealer);
    }
}

}  // namespace making

namespace detect {
Detector making() { return {.verbs = {Verb::makes, Verb::passes}, .by_deal = making::by_deal, .game = Game::bridge}; }
}  // namespace detect

}  // namespace hoyle::incidents
