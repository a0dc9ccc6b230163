// Views on a Replay: the plays and the lines that a question is about, so that none of them is asked for twice in different
// words.
//
// A view looks and keeps nothing: it is good as long as the Replay is, and lists things in the order of the log.
#pragma once

#include "table/replay.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace hoyle::table {

/// The elements of a vector for which `keep` is true.
template <class T, class Keep> class Selection {
public:
    Selection(const std::vector<T>& all, Keep keep) : all_(all), keep_(std::move(keep)) {}

    class Walk {
    public:
        Walk(const T* at, const T* end, const Keep& keep) : at_(at), end_(end), keep_(&keep) { skip(); }
        const T& operator*() const { return *at_; }
        Walk& operator++()
        {
            ++at_;
            skip();
            return *this;
        }
        friend bool operator==(const Walk& a, const Walk& b) { return a.at_ == b.at_; }

    private:
        void skip()
        {
            while (at_ != end_ && !(*keep_)(*at_)) ++at_;
        }
        const T* at_;
        const T* end_;
        const Keep* keep_;
    };
    Walk begin() const { return Walk(all_.data(), all_.data() + all_.size(), keep_); }
    Walk end() const { return Walk(all_.data() + all_.size(), all_.data() + all_.size(), keep_); }

    /// The first of them for which `holds` is true as well; nullptr if there is none.
    template <class Holds> const T* first(Holds holds) const
    {
        for (const T& each : *this)
            if (holds(each)) return &each;
        return nullptr;
    }
    template <class Holds> bool any(Holds holds) const { return first(std::move(holds)) != nullptr; }

private:
    const std::vector<T>& all_;
    Keep keep_;
};

/// All that was put down to this attempt at a trick, seats passed over (`-`) and cards taken back among it.
inline auto plays_of(const Replay& replay, const Trick& trick)
{
    return Selection(replay.played, [&trick](const Played& play) { return play.in(trick); });
}

/// The same by one hand.
inline auto plays_of(const Replay& replay, const Trick& trick, Seat seat)
{
    return Selection(replay.played, [&trick, seat](const Played& play) { return play.seat == seat && play.in(trick); });
}

/// All that one hand put down.
inline auto plays_of(const Replay& replay, Seat seat)
{
    return Selection(replay.played, [seat](const Played& play) { return play.seat == seat; });
}

/// What lay in the attempt at a trick that `play` was put down to, itself among it.
inline auto plays_beside(const Replay& replay, const Played& play)
{
    return Selection(replay.played, [&play](const Played& other) { return other.beside(play); });
}

/// The trick that lay on the table, or was the last to lie there, at `moment`; nullptr before the first lead.
const Trick* latest_trick(const Replay& replay, Moment moment);

/// True if a card of this hand (this card of it, if one is given) lay in the trick at `moment`.
bool lies_in(const Replay& replay, const Trick& trick, Seat seat, Moment moment, Card card = {});

/// Some card that a known hand of the other side still holds would take this lead.
bool may_be_beaten(const Replay& replay, const Played& lead);

/// A statement of the log with its place in time and the seats it is of.
struct Line {
    const Replay* replay = nullptr;
    std::size_t at = 0;  ///< its index in the section

    const log::Statement& operator*() const { return replay->section->statements[at]; }
    const log::Statement* operator->() const { return &**this; }
    Moment when() const { return at_statement(at); }
    /// No card of this deal has been dealt, named or played.
    bool before_the_deal() const
    {
        const Replay& r = *replay;
        return when() < std::min({r.deal_begun, r.deal_ended, r.trump_turned, r.trump_made, r.first_lead, r.hand_over});
    }
    /// Who says or does it; names at the table resolved.
    Seats who() const { return replay->who[at]; }
    /// The one player who does; nothing: nobody at the table, or several.
    std::optional<Seat> seat() const { return who().size() == 1 ? std::optional(who().first()) : std::nullopt; }
    bool is(std::initializer_list<log::Verb> verbs) const
    {
        for (const log::Verb verb : verbs)
            if ((*this)->verb == verb) return true;
        return false;
    }
    /// What is asked for; nullptr if nothing is.
    const log::Remedy* demand() const { return replay->section->demanded(**this); }
};

/// The lines of a section from one to another, the last left out.
class Lines {
public:
    Lines(const Replay& replay, std::size_t from, std::size_t to) : replay_(&replay), from_(from), to_(to < from ? from : to) {}

    class Walk {
    public:
        Walk(const Replay* replay, std::size_t at) : line_{replay, at} {}
        const Line& operator*() const { return line_; }
        Walk& operator++()
        {
            ++line_.at;
            return *this;
        }
        friend bool operator==(const Walk& a, const Walk& b) { return a.line_.at == b.line_.at; }

    private:
        Line line_;
    };
    Walk begin() const { return Walk(replay_, from_); }
    Walk end() const { return Walk(replay_, to_); }

    /// One of them is of such a kind.
    bool any(std::initializer_list<log::Verb> verbs) const
    {
        for (const Line& line : *this)
            if (line.is(verbs)) return true;
        return false;
    }

private:
    const Replay* replay_;
    std::size_t from_, to_;
};

inline Lines lines(const Replay& replay) { return Lines(replay, 0, replay.section->statements.size()); }
inline Lines lines_before(const Line& line) { return Lines(*line.replay, 0, line.at); }
inline Lines lines_after(const Line& line) { return Lines(*line.replay, line.at + 1, line.replay->section->statements.size()); }
/// From the statement that `from` falls in to the last that begins before `to`.
Lines lines_between(const Replay& replay, Moment from, Moment to);

}  // namespace hoyle::table
