// The state of reading one line, shared by all that stores what was read. Private to log.
#pragma once

#include "log/section.hpp"

#include <charconv>
#include <string>
#include <string_view>

namespace hoyle::log {

/// Thrown by an action that finds a line to say what a record cannot hold: a card twice in one hand, a seat with two names.
struct Refusal {
    std::string_view where;
    std::string message;
};

inline Seat seat_of(char letter)
{
    switch (letter) {
    case 'N':
    case 'n': return Seat::north;
    case 'E':
    case 'e': return Seat::east;
    case 'S':
    case 's': return Seat::south;
    default: return Seat::west;
    }
}
inline Side side_of_letter(char letter) { return letter == 'N' || letter == 'n' ? Side::ns : Side::ew; }

/// What is read of the line so far. The statement itself is already in the Section; what has no slot of its own until more is
/// read waits here.
struct Line {
    Line(Section& s, Statement& to_fill)
        : section(s), statement(to_fill), ref(&to_fill.ref), seats(&to_fill.who), unknown(&to_fill.who_unknown)
    {}

    Section& section;
    Statement& statement;

    std::string_view word;          ///< the name, the quoted text, or the letters of the side read last
    std::optional<Side> word_side;  ///< the side, if it was letters
    KindRef* ref;                   ///< which KindRef `revoke by W at 5` fills now
    Seats* seats;                   ///< which Seats a list of seats fills now
    bool* unknown;                  ///< what a `?` in that list sets
    bool party_unknown = false;     ///< a `?` among those who dispute: it has no slot
    SideName side;                  ///< the side that figures and sums belong to
    std::uint8_t bars = 0;          ///< how many `|` stood since that side
    Column column = Column::none;
    Seat turn = Seat::north;  ///< who plays the next card, if `turn_said`
    bool turn_said = false;
    bool joined = false;  ///< a `+` stood before the card
    Seats played;         ///< who has put a card down on this line
    Told fact;            ///< result, honours or chicane
    Remedy remedy;
    PerSeat<std::string_view> chairs;
    Seats chairs_taken;
    Seat chair = Seat::north;
    Expectation* expectation = nullptr;
    bool names_act = false;        ///< the subject is one or more players' names
    std::size_t names_acting = 0;  ///< how many; they are the first that the line has put in `names`
    std::string_view subject;      ///< the subject as written

    /// The record that a slot is in.
    template <class Record> Record& of();

    void read_name(std::string_view read)
    {
        word = read;
        word_side.reset();
    }
    void read_side(std::string_view read)
    {
        word = read;
        word_side = side_of_letter(read[0]);
    }
    void list_seat(char letter) { *seats |= seat_of(letter); }
    void list_side(char letter) { *seats |= side_of_letter(letter); }
    void list_all() { *seats = Seats::all(); }
    void list_unknown() { *unknown = true; }

    Span span(std::string_view part) const
    {
        return {static_cast<std::uint32_t>(part.data() - section.text.bytes.data()), static_cast<std::uint32_t>(part.size())};
    }
};

template <> inline Statement& Line::of() { return statement; }
template <> inline Remedy& Line::of() { return remedy; }
template <> inline Told& Line::of() { return fact; }
template <> inline KindRef& Line::of() { return *ref; }
template <> inline Expectation& Line::of() { return *expectation; }
template <> inline Draw& Line::of() { return section.draws.back(); }
template <> inline LawRef& Line::of() { return section.laws.back(); }
template <> inline Option& Line::of() { return section.options.back(); }

/// How long each list of a Section was when a line began: its statement's list is what was added since, and nothing of a faulty
/// line is left behind.
struct Lengths {
    explicit Lengths(const Section& s)
        : plays(s.plays.size()), names(s.names.size()), draws(s.draws.size()), hands(s.hands.size()), sums(s.sums.size()),
          figures(s.figures.size()), options(s.options.size()), remedies(s.remedies.size()), laws(s.laws.size()),
          expectations(s.expectations.size()), told(s.told.size())
    {}
    void restore(Section& s) const;

    std::size_t plays, names, draws, hands, sums, figures, options, remedies, laws, expectations, told;
};

/// The list of a statement whose part of `all` began at `first`; an empty one begins at 0.
template <class T> Range since(std::size_t first, const std::vector<T>& all)
{
    if (all.size() == first) return {};
    return {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(all.size() - first)};
}

/// Puts what was read into the statement: its list, its name, and whether its verb goes with who acts. Throws Refusal.
void finish(Line& line, const Lengths& before);

/// What the faulty word should perhaps have been: "`claimz` is no verb a log knows: `claims`?"
Fault explain(const Text& text, std::string_view line, std::size_t at, std::string_view message);

/// Throws Refusal if what stands where a side's name may stand is rather a heading misspelt: `rubbr 2` is no entry of a side
/// called rubbr.
void refuse_misspelt_heading(std::string_view side);

/// A hand in PBN's form. Throws Refusal for a card that stands in it twice.
Hand read_hand(std::string_view written, Span span);

/// A card from its spelling, which the grammar has found to be one.
Card read_card(std::string_view written);

/// One more card, or none, put down by whose turn it is.
Play& add_play(Line& line, std::string_view written);

/// Adds a card to a set. Throws Refusal if it is there already.
void add_card(std::string_view written, CardSet& cards);

/// The remedy read last goes on the Section's list, and the next begins.
void add_remedy(Line& line);

/// A number from its digits, with a sign or without.
template <class Number> Number read_number(std::string_view written)
{
    Number value{};
    if (written.starts_with('+')) written.remove_prefix(1);
    std::from_chars(written.data(), written.data() + written.size(), value);
    return value;
}

/// Is this line the heading of a deal or a block? (`deal void` is no heading: it is said of the deal in hand.)
bool heads_a_section(std::string_view line);

struct Stretch {
    std::size_t bytes = 0;  ///< how much was read
    std::uint64_t lines = 0;
    bool too_long = false;  ///< reading stopped before a line longer than any may be, or one too many; a Fault says so
};

/// A line that cannot be read: is it told why, or only where?
enum class Faults : std::uint8_t { explained, counted };

/// Reads lines into `section` until the text ends or, unless `whole`, a line after the first begins a deal or a block. When
/// `whole`, an over-long line is a Fault as well, but reading goes on behind it.
Stretch parse_stretch(Text text, Section& section, bool whole, Faults faults = Faults::explained);

/// How much of a line is read before it is refused, in bytes; its size, if it is not.
std::size_t stops_at(std::string_view line);

}  // namespace hoyle::log
