// When things happen: the marks of time by which the laws count. One place for all who ask: for a right in play (Timeline), for
// what an earlier deal left open (NextDeal), for a figure on the score or in a written block (Progress).
//
// Nothing here knows a law: which mark ends what, only a book says.
#pragma once

#include "table/replay.hpp"
#include "terms/terms.hpp"

namespace hoyle::table {

using terms::Mark;

/// A moment in the whole log: the section's number above, the moment within it below. Later is greater.
using Time = std::uint64_t;
inline constexpr Time no_time = ~Time{0};
constexpr Time time_of(std::uint64_t section, Moment moment) { return section << 32 | moment; }
constexpr std::uint64_t section_of(Time time) { return time >> 32; }
constexpr Moment moment_of(Time time) { return static_cast<Moment>(time & 0xffffffff); }

/// What a mark is counted from: the marks of a trick, a card, a player mean that of the occasion.
struct Occasion {
    Moment from = 0;         ///< a mark counts from then on
    std::uint8_t trick = 0;  ///< 0: none
    std::uint8_t attempt = 0;
    std::optional<Seat> offender;
    CardSet cards;                ///< the cards that are to be played
    Seats asked;                  ///< of whom something is asked; empty: of nobody
    Seats holders;                ///< whose right it is
    bool of_dummys_play = false;  ///< it is about the card to come from dummy: that card played, it is over
    Moment reopened = never;      ///< a card changed in time opened the trick again, however it was quitted before
};

/// The marks of one deal while it is told. A view: good as long as the replay it looks at.
class Timeline {
public:
    Timeline() = default;
    explicit Timeline(const Replay& replay) : replay_(&replay) {}

    /// The first moment of this section, after the occasion arose, at which the mark happens; `never` if it has not. A mark that
    /// happened before the occasion arose is put just before it. The marks of the next deal are never here: see NextDeal.
    Moment happens(Mark mark, const Occasion& occasion) const;

    /// The offender's side has cut the pack for the next deal, which was not theirs to do: those who have a claim may still make
    /// it.
    bool cut_out_of_turn(const Occasion& occasion) const;

    /// When a player first looked at his cards of this deal; `never` if he did not.
    Moment first_look(Seats seats) const;

    /// When a trick is turned and quitted after a moment: a card changed in time opens it again, however it was quitted before.
    Moment quitted_after(const Trick& trick, Moment from) const;

private:
    Moment in_the_deal(Mark mark, const Occasion& occasion) const;
    Moment in_play(Mark mark, const Occasion& occasion) const;
    Moment of_a_side(Mark mark, const Occasion& occasion) const;
    const Replay* replay_ = nullptr;
};

/// The marks of a deal as those that end what the deals before it left open. The heading of a deal means that the pack was cut
/// and dealt, unless the section tells these one by one.
class NextDeal {
public:
    explicit NextDeal(const Replay& replay);

    /// False: no deal is told here, and no score agreed; nothing has happened to what was left open.
    bool told() const { return told_; }
    /// `never` if it has not happened, or belongs to a hand that is over (`of_a_hand`).
    Moment happens(Mark mark) const;
    /// A mark that could happen only in the hand that is over. What waited for it ends when the next deal begins.
    static bool of_a_hand(Mark mark);
    Moment begins() const { return begins_; }

private:
    bool told_ = false;
    Moment begins_ = never, cut_ = never, first_card_ = never, dealt_ = never, made_ = never, turned_ = never, agreed_ = never;
};

/// How far a session has gone since a game was won, as its log or the sheet beside it shows: by this a score is open, or closed.
class Progress {
public:
    struct Passing {
        Time when = no_time;  ///< no_time: it has not happened, as far as is told
        Spot where;
        bool told = true;  ///< false: it follows from what came after it
    };

    /// A mark happened.
    void happened(log::NoticedAt mark, Time when, const Spot& where);
    /// A hand after the game is over by then (it is entered, or the deal after it begins): so all that comes before and in that
    /// hand has happened.
    void hand_over(Time when, const Spot& where);

    /// The first moment by which the mark had happened, if that was before another; any that comes later in the order of things
    /// shows it as well. What is told goes before what only follows.
    Passing passed(log::NoticedAt mark, Time before = no_time) const;

    /// What a mark of a score waits for; nothing: it is no such mark.
    static std::optional<log::NoticedAt> waits_for(Mark mark);

private:
    struct Seen {
        log::NoticedAt mark;
        Passing passing;
    };
    std::vector<Seen> seen_;
    Passing hand_over_{no_time, {}, false};
};

}  // namespace hoyle::table
