// Third hand's double before he is asked, and leads before doubling is over.
//
// The order: the eldest hand first; if he asks to lead, his partner. A double that was refused counts as not made. Whose turn it
// is to redouble hangs on which doubles have force, so a redouble out of turn is seen on the docket (rulings/doubling.cpp). What
// a lead leaves open is seen only when somebody doubles after it, the maker of spades takes it up, or the log says `lead not
// asked`: most logs leave the question out. Example: E doubles      with South the dealer, and nothing asked by West

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace doubling {

using log::RemedyWord;

/// The double was refused by somebody after it.
bool refused(const Line& doubled)
{
    for (const Line& line : table::lines_after(doubled)) {
        if (line.is({Verb::doubles, Verb::redoubles, Verb::trick})) return false;
        const log::Remedy* asked = line.demand();
        if (asked && asked->word == RemedyWord::refuse) return true;
        if (asked && asked->word == RemedyWord::accept) return false;
    }
    return false;
}

/// The doubling of one deal, line by line.
class Doubling {
public:
    Doubling(const Replay& replay, Found& found)
        : replay_(replay), found_(found), eldest_(*replay.eldest()), third_(partner_of(eldest_)),
          maker_(replay.maker.value_or(*replay.dealer)), trump_(replay.trump == Strain::spades ? Word::spades : Word::other)
    {}

    void hear(const Line& line)
    {
        switch (line->verb) {
        case Verb::trick:
        case Verb::plays: lead(line); break;
        case Verb::not_asked: led_unasked_ = true; break;
        case Verb::demands: demand(line); break;
        case Verb::asks_lead: ask(line); break;
        case Verb::answers:
            // third hand's yes is a declaration not to double, as `satisfied` is one not to redouble
            if (asked_ && line.who().has(third_) && line->answer == log::Answer::yes) declined_ |= line.who();
            break;
        case Verb::satisfied:
            satisfied_ |= line.who();
            declined_ |= line.who();
            break;
        case Verb::doubles:
        case Verb::redoubles:
            if (line.seat()) doubled(line, *line.seat());
            break;
        default: break;
        }
    }

    /// The play goes on past the end of the hand: nothing more is heard.
    bool over(const Line& line) const { return led_ && line.when() > replay_.hand_over; }

    void close()
    {
        if (!led_ || lead_reported_ || led_by_ != eldest_) return;
        // redoubled, and nobody has said that he is satisfied: the lead came too soon
        if (doubles_ >= 2 && last_ && satisfied_.empty()) led_before_the_end(last_of_[other(side_of(eldest_))].value_or(maker_));
        if (led_unasked_ && !last_) led_without_asking();
    }

private:
    Incident& add(Kind kind, const Line& line, std::string label)
    {
        found_.push_back(seen(kind, line, std::move(label)));
        return found_.back();
    }

    void lead(const Line& line)
    {
        if (led_) return;
        led_ = line;
        const auto plays = log::Section::in(replay_.section->plays, line->list);
        if (!plays.empty()) led_by_ = plays.front().seat;
    }

    /// Two points, or another lead, asked for after the opening lead in spades: he had not asked leave to play.
    void demand(const Line& line)
    {
        const log::Remedy* remedy = line.demand();
        const bool by_makers = !(line.who() & Seats(side_of(maker_))).empty();
        if (!remedy || !led_ || asked_ || third_asked_ || trump_ != Word::spades || !by_makers) return;
        const bool at_once = line.at == led_->at + 1 && remedy->word == RemedyWord::call_suit && remedy->on.has(eldest_);
        led_unasked_ = led_unasked_ || at_once || remedy->word == RemedyWord::take_two;
    }

    void ask(const Line& line)
    {
        if (line.seat() == eldest_) {
            asked_ = true;
            if (!last_) declined_ |= eldest_;  // who asks to lead says that he does not double
        } else if (line.seat() == third_ && !asked_ && !last_) {
            add(Kind::third_hand_asks, line, who(third_) + " asks, whose question it is not").facts.set(Attr::trump, trump_);
            third_asked_ = true;
        }
    }

    void doubled(const Line& line, Seat seat)
    {
        after_the_lead(seat);
        if (declined_.has(seat)) {
            add(Kind::declaration_altered, line, who(seat) + " doubles after he had declined")
                .facts.set(Attr::what, Word::doubling);
            return;
        }
        if ((!last_ && !first(line, seat)) || refused(line)) return;
        last_ = seat;
        last_of_[side_of(seat)] = seat;
        satisfied_ = declined_ = {};
        if (!led_) ++doubles_;
    }

    /// A double after the lead shows that doubling was not over.
    void after_the_lead(Seat seat)
    {
        if (!led_ || lead_reported_ || led_by_ != eldest_) return;
        const bool adversary = side_of(seat) == side_of(eldest_);
        // the dealer's side goes on after the lead: it had not said that it was satisfied, so the doubling was not over
        const bool goes_on = !adversary && last_ && side_of(*last_) == side_of(eldest_) && !satisfied_.has(seat);
        if (!goes_on && !(adversary && seat == third_)) return;
        lead_reported_ = true;
        if (last_) led_before_the_end(goes_on ? seat : last_of_[other(side_of(eldest_))].value_or(maker_));
        else if (!asked_) led_without_asking();
        else if (!declined_.has(third_)) led_before_the_end(maker_);  // asked, and led without waiting for the answer
    }

    void led_before_the_end(Seat whose_turn)
    {
        Incident& incident = add(Kind::lead_before_doubling_complete, *led_, who(eldest_) + " leads before the doubling is over");
        incident.offender = eldest_;
        incident.other_seat = whose_turn;
        incident.facts.set(Attr::doubled, terms::yes_no(last_.has_value()));
    }

    void led_without_asking()
    {
        Incident& incident = add(Kind::lead_without_asking, *led_, who(eldest_) + " leads without asking");
        incident.offender = eldest_;
        incident.facts.set(Attr::trump, trump_);
    }

    /// The first double. False if there is nothing to go over: no adversary has doubled.
    bool first(const Line& line, Seat seat)
    {
        const bool adversary = side_of(seat) == side_of(eldest_);
        if (adversary && seat == third_ && !asked_ && !led_)
            add(Kind::double_before_question, line, who(third_) + " doubles before " + who(eldest_) + " has asked")
                .facts.set(Attr::trump, trump_);
        return adversary;
    }

    const Replay& replay_;
    Found& found_;
    Seat eldest_, third_, maker_;
    Word trump_;
    bool asked_ = false;  ///< by the eldest hand
    bool third_asked_ = false;
    std::optional<Seat> last_;              ///< whoever doubled last
    PerSide<std::optional<Seat>> last_of_;  ///< on each side
    Seats satisfied_;                       ///< since the last double
    Seats declined_;                        ///< who have said since then that they do not double
    int doubles_ = 0;                       ///< before the lead
    std::optional<Line> led_;
    std::optional<Seat> led_by_;
    bool led_unasked_ = false, lead_reported_ = false;
};

void by_deal(const Replay& replay, Found& found)
{
    if (replay.trump_made == never || replay.custom.maker_plays) return;
    Doubling doubling(replay, found);
    for (const Line& line : table::lines_after({&replay, table::statement_of(replay.trump_made)})) {
        if (doubling.over(line)) break;
        doubling.hear(line);
    }
    doubling.close();
}

}  // namespace doubling

namespace detect {
Detector doubling()
{
    return {.verbs = {Verb::asks_lead, Verb::not_asked, Verb::doubles, Verb::redoubles, Verb::demands},
            .by_deal = doubling::by_deal,
            .game = Game::bridge};
}
}  // namespace detect

}  // namespace hoyle::incidents
