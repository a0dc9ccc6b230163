// The docket: incidents and a book make rights; the docket walks the log once and sees each right exacted, waived, lost or lapsed.
//
// What counts as a demand, who may make it, and what loses a right, only the book says: a wrong demand, talk about a penalty, a demand by the
// wrong player, a call disobeyed are incidents that the docket raises, and the book rules on them like on any other.
#pragma once

#include "rulings/matter.hpp"

#include <functional>
#include <string>
#include <vector>

namespace hoyle::rulings {

/// What the rulings make of one deal for its score.
struct DealRuling {
    bool is_void = false;  ///< a new deal, a misdeal, or `deal void`
    std::string void_by;   ///< why, in words
    std::size_t void_matter = static_cast<std::size_t>(-1);
    int doublings = 0;  ///< those that count
    bool spades_thrown_in = false;
    std::optional<Side> takes_two;  ///< the spade convention: two points instead of a penalty
};

/// Something said or demanded that no law gives: for the report.
struct Remark {
    Spot where;
    std::uint32_t deal = 0;
    std::string text;
    std::uint64_t section = 0;
};

class Docket {
public:
    /// `limit_reached(strain, doublings)`: no further double counts (a figure of the book; the docket knows no figures).
    Docket(const lawbook::Book& book, const lawbook::Settings& settings, std::function<bool(Strain, int)> limit_reached);

    /// Walks one section: opens the matters of its incidents, hears everything said in it, lets lapse what its marks end.
    void hear(const table::Replay& replay, const std::vector<Incident>& seen, std::uint64_t section);

    /// The same for a deal in which nothing was seen and nothing is said that a right could hang on, while none is open: it passes the deal on.
    void hear_plain(std::uint32_t deal, Seat dealer, int doublings);
    /// Some right may still be used, or lapse.
    bool something_open() const;

    /// All that will be claimed has been: asks the book again what a revoke does to the score where both sides revoked on one hand.
    void settle_both_sides();

    /// The first deal of the next rubber is told: what could be said until it was cut, or dealt, is over. Nothing said in it is heard.
    void next_rubber_begins(const table::Replay& replay, std::uint64_t section);

    /// The rubber is over and gone: forgets its matters.
    void clear();

    std::vector<Matter>& matters() { return matters_; }
    const std::vector<Matter>& matters() const { return matters_; }
    const std::vector<Remark>& remarks() const { return remarks_; }
    const DealRuling& deal() const { return deal_; }  ///< of the section heard last

    const lawbook::Book& book() const { return *book_; }
    const lawbook::Settings& settings() const { return settings_; }

private:
    static constexpr auto no_matter = static_cast<std::size_t>(-1);
    struct Double {
        std::size_t statement = 0;
        std::size_t matter = static_cast<std::size_t>(-1);  ///< the out-of-turn matter it hangs on
        bool counts = true;
    };
    struct Loss {                ///< a right to double that is gone
        std::size_t matter = 0;  ///< the offence that took it
        Seats forgivers;         ///< who may consent to the double all the same; empty: nobody
        bool forgiven = false;
    };
    struct Call {  ///< a call that was exacted and is to be obeyed
        std::size_t matter = 0;
        terms::Atom atom{};
        Seat on = Seat::north;
        Card card;
        std::optional<Suit> suit;
        Seats either;  ///< of a suit: the hands it might be asked of, whichever leads first
        int trick = 0;
        table::Moment from = 0;
    };

    // rights.cpp: what the book answers
    std::size_t open(Incident incident, table::Moment now);
    std::size_t raise(Kind kind, std::size_t index, std::optional<std::size_t> because_of, const terms::Facts& facts, std::string label,
                      std::optional<Seat> offender);
    std::optional<std::size_t> spoken_of(std::size_t statement, table::Moment now) const;
    void answer_all(Matter& matter, table::Moment now);
    void answer_point(Matter& matter, Kind kind, Point point, const terms::Facts& facts, std::vector<const Ruling*> via, table::Moment now);
    Answer make_answer(const Matter& matter, Point point, const Ruling& ruling, std::vector<const Ruling*> via, table::Moment now) const;

    // holders.cpp: whose the rights are
    Seats resolve(terms::Role role, const Matter& matter, table::Moment now) const;
    Seats holders(const Answer& answer, const Matter& matter, table::Moment now) const;
    Consult consult_of(const Ruling& ruling) const;
    Seats speaking(const Matter& matter, const Answer& answer, Seats seats, table::Moment now) const;

    // exacting.cpp: rights used and lost, and what that does
    void exact(std::size_t matter, Answer& answer, std::size_t option, std::size_t index, const log::Remedy* remedy);
    CardSet enter_call(std::size_t matter, Option& option, const log::Remedy& remedy, table::Moment now);
    void keep_open(std::size_t matter, const Answer& answer, std::size_t chosen, CardSet rest);
    void lose(std::size_t matter, std::string_view why, std::size_t index);
    CardSet left_exposed(const Matter& matter) const;
    void expose_rest(std::size_t matter, table::Moment now);
    void apply(std::size_t matter, const Step& step, table::Moment now);

    // marks.cpp: when a mark happens; lapsing.cpp: what ends with it
    table::Moment quitting(const table::Trick& trick, table::Moment from) const;
    table::Moment moment_of(Mark mark, const Matter& matter, const Answer& answer, const Option& option, table::Moment from) const;
    void drop_barred(Matter& matter, Answer& answer, table::Moment now);
    void lapse_until(Time now);
    void lapse_from_before(std::uint64_t section);
    void set_deadlines(Matter& matter, Answer& answer, table::Moment from);

    // demands.cpp: what is demanded; talk.cpp: what partners say of it; revoke_claims.cpp
    void hear_statement(std::size_t index);
    void hear_demand(std::size_t index, const log::Remedy& remedy);
    bool hear_settlement(std::size_t index, const log::Remedy& remedy);
    void asks_for_another(std::size_t statement, const log::Remedy& remedy, std::size_t index);
    bool calls_one_of_a_run(std::size_t index, const log::Remedy& remedy);
    std::optional<std::size_t> meant_by(std::size_t index, const log::Remedy& remedy) const;
    void demand_in_vain(std::size_t index, const log::Remedy& remedy, std::size_t matter);
    void wrong_player(std::size_t index, Seat seat, terms::Word act, std::size_t matter, const Answer& answer, std::string label);
    void hear_waiver(std::size_t index);
    void hear_consultation(std::size_t index);
    bool first_word_is_dummys(const Matter& matter, const Answer& answer, std::size_t index) const;
    void dummy_brings_it_up(std::size_t matter, std::size_t index);
    void talked_over(std::size_t index, Seat seat, terms::Word topic, std::size_t matter, const Answer& answer);
    void hear_partner(std::size_t index, terms::Word act, const log::Remedy* remedy);
    void hear_claim(std::size_t index);
    void hear_unproved_claim(std::size_t index);
    void hear_pointing(std::size_t index);

    // fitting.cpp: which right a demand is about
    bool is_about(const Matter& matter, const log::KindRef& ref) const;
    bool gone(const Matter& matter, Card card, table::Moment now) const;
    std::optional<Seat> next_to_lead(const Matter& matter, table::Moment now) const;
    bool redoes(const Matter& matter, const log::Remedy& remedy) const;
    bool fits(const Answer& answer, const Option& option, const Matter& matter, const log::Remedy& remedy, table::Moment now) const;

    // doubling.cpp and obedience.cpp
    void hear_double(std::size_t index);
    void hear_consent(std::size_t index);
    bool consents(std::size_t index, Seat doubler, bool allowed);
    bool hear_consent_to_double(std::size_t index, const log::Remedy& remedy);
    bool too_late_to_double(const Incident& incident) const;
    const Loss* forfeited(Seat seat) const;
    void check_obedience(const Call& call);
    std::optional<table::Moment> check_obedience_at(const Call& call);
    bool came_to_nothing(const Call& call);
    void settle_deal();

    // turns.cpp: whose deal it was, new cards, what is taken up or back, and what the docket knows of earlier deals
    bool complete(Incident& incident) const;
    void use_at_once(const Matter& matter, Answer& answer, table::Moment now);
    void deal_passes();
    void hear_cut(std::size_t index);
    void hear_taking_up(std::size_t index);
    void hear_taking_back(std::size_t index);
    void hear_lead_gone(std::size_t index);

    Spot spot(Span span) const;
    Spot spot_of(std::size_t statement) const;

    const lawbook::Book* book_;
    lawbook::Settings settings_;
    std::function<bool(Strain, int)> limit_reached_;

    std::vector<Matter> matters_;
    std::vector<Remark> remarks_;
    DealRuling deal_;

    const table::Replay* replay_ = nullptr;
    std::uint64_t section_ = 0;
    std::vector<Double> doubles_;
    std::vector<Call> calls_;
    PerSeat<std::vector<Loss>> lost_double_{};
    bool doubling_closed_ = false;
    bool double_refused_ = false;         ///< third hand's double before the question
    std::optional<Seat> turn_;            ///< whose deal it is, by the deals before it; nothing: not known
    std::uint32_t last_deal_ = 0;         ///< the number of the deal before
    bool pack_proved_imperfect_ = false;  ///< in this rubber
};

/// "call the king of hearts from East", "take three tricks", as a report lists it.
std::string describe(const Option& option, const Matter& matter);
/// The laws an answer rests on: its ruling's own first, then those it cites, then the redirects'. {"portland-1904 91", "established"}.
struct Cited {
    std::string book;
    std::string law;
    std::string how;
};
std::vector<Cited> citations(const lawbook::Book& book, const Answer& answer);

}  // namespace hoyle::rulings
