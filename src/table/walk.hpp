// The walk of replay() through one section. Internal to table/.
#pragma once

#include "table/replay.hpp"

#include <span>

namespace hoyle::table {

/// Follows the statements of a section in order and fills a Replay.
class Walk {
public:
    Walk(const log::Section& section, const PerSeat<std::string>& names, Replay& out) : section_(section), names_(names), r_(out)
    {}

    void run();

private:
    Stage stage_now() const;
    void headings(const log::Statement& statement, Moment now);
    void auction(const log::Statement& statement, Moment now);
    void declare(const log::Statement& statement, Seat seat, Moment now);
    void make(const log::Statement& statement, Seat seat, Moment now);
    void turn_up(const log::Statement& statement, Seats who, Moment now);
    void marks(const log::Statement& statement, Moment now);
    void facts(const log::Statement& statement, Moment now);
    void result(const log::Statement& statement, Moment now);
    void tally(const log::Statement& statement);
    void won_by(const log::Statement& statement, Seats who);
    void hands(const log::Statement& statement, Moment now);
    bool hand_dealt(const log::Hand& hand, Seat seat);
    void cards(const log::Statement& statement, Moment now);
    void takes_back(const log::Statement& statement, Seats who, Moment now);
    void seen_in_hand(const log::Statement& statement, Seat seat, Moment now);
    void demanded(const log::Remedy& asked, Seat by, Moment now);
    void talk(const log::Statement& statement, Moment now);

    // play (walk_play.cpp, walk_changes.cpp)
    void trick_line(const log::Statement& statement, Moment now);
    int next_number() const;
    void gap(const log::Statement& statement, Moment now);
    Trick& open_trick(int number, Seat leader, Moment now, Span where);
    void bind(const log::Statement& statement, Seat dealer, Moment now);
    bool is_to_play(Seat seat) const;
    Bound* waiting(Seat hand);
    log::Play as_bound(const Trick& trick, const log::Play& play, Moment now);
    bool put_too_soon(const log::Play& play, Moment now, Span where);
    Played* his_card_in(const Trick& trick, Seat seat);
    bool leads_again(const Trick& trick, Seat seat);
    bool put_beside_his_own(std::size_t trick, const log::Play& play, Moment now);
    std::optional<int> led_again_after_call(int number, Seat first);
    bool told_before(const log::Statement& statement, std::span<const log::Play> plays);
    void leave_out(int number, Moment now);
    void untold_trick(int number, Moment now);
    std::optional<std::size_t> trick_to_go_on(Seat first, bool said_leads);
    std::optional<std::size_t> trick_to_fill(int number, std::span<const log::Play> plays, Moment now);
    bool led_anew(const Trick& trick, std::span<const log::Play> plays) const;
    void put(std::size_t trick, const log::Play& play, Moment now);
    bool fills_his_gap(const Trick& trick, Seat seat, Moment now);
    bool cannot_be_put(const log::Play& play, Moment now);
    void dummy_follows(Seat seat, Moment now);
    void settle(Trick& trick, Moment now);
    void take_back(Seat seat, Card card, Moment now);
    void take_back_all(Trick& trick, Moment now);
    void change(Seat seat, Card from, Card to, Moment now, Span where);
    void choose(Card card, Moment now);
    void called(const log::Remedy& remedy, Seat by, Moment now);
    bool called_for_lead(const Trick& trick, const log::Remedy& remedy, Seat by) const;
    void gathered_in();
    bool obeys_late(const log::Play& play, Moment now, Span where);
    bool lead_stays(const Played& gone);
    void left_alone(const Played& gone);
    bool lies_exposed(const Played& play) const;
    bool beside_another(const Played& play) const;
    bool one_chosen(const Trick& trick, Seat seat) const;
    bool alone_follows_suit(const Trick& trick, const Played& play) const;
    void lies_no_more(Played& exposed, Moment now);
    bool has_played(const Trick& trick, Seat seat) const;
    int seats_done(const Trick& trick) const;
    std::optional<std::size_t> emptied_place(Seat seat) const;
    Played* standing(Seat seat, Card card);
    /// The trick in progress, or the last that was finished.
    std::optional<std::size_t> current() const
    {
        for (std::size_t i = r_.tricks.size(); i > 0; --i)
            if (r_.tricks[i - 1].stands()) return i - 1;
        return std::nullopt;
    }
    std::optional<std::size_t> find(int number) const;
    std::optional<Seat> winner_of(const Trick& trick) const;
    std::optional<Seat> leader_due(int number) const;

    void knows(Seat seat, Card card, Span where, Moment now);
    void note_impossible(Span where, std::string message, std::optional<Span> other = {}, std::string label = {});
    void note(Impossibility::What what, Span where, std::string message, std::optional<Span> other = {}, std::string label = {});
    bool deal_told_so_far() const;
    void begin_play(Moment now);
    void hand_ends(Moment now);
    void result_against_claim(bool every_winner_known);
    std::optional<Seat> winner_of_leftovers(int number) const;
    std::string not_told(int number, std::optional<Seat> winner) const;
    Span line_after(int number, Span last) const;
    void card_left_out();
    void tricks_left_out(int& known, int& finished, PerSide<int>& counted);
    void make_left_out();
    void finish();

    const log::Section& section_;
    const PerSeat<std::string>& names_;
    Replay& r_;
    PerSeat<std::optional<log::RemedyWord>> to_change_;  ///< highest or lowest called of a card already played and mended
    /// What a player has said of the tricks still to come.
    struct RestClaimed {
        Side by;                    ///< who said it
        Side to;                    ///< whose they are
        std::optional<int> tricks;  ///< nothing: all of them; else the others have what is left
    };
    std::optional<RestClaimed> rest_claimed_;
    bool rest_admitted_ = false;
    std::size_t rest_admitted_at_ = 0;  // the statement
    Span result_span_;
    std::optional<Seat> compelled_;  // called on to declare
    bool left_to_partner_ = false;   // the dealer has passed, and his partner has not handed it back
    PerSide<std::array<std::optional<Seat>, 6>> first_to_name_{};  // auction bridge: by strain, royal spades last
    PerSeat<CardSet> gone_;                                        // what each hand has put down in them
    CardSet ever_put_;  // every card put down as a play so far, and how often each seat put something down
    PerSeat<int> puts_{};
    std::uint16_t said_untold_ = 0;  // `6. ?`: a bit a trick
};

}  // namespace hoyle::table
