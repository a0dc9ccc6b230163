// Readings of what stands over the play: the hands, the make, the dealer.

#include "table/repairs.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Hand;
using log::Statement;
using log::Verb;

namespace {

struct HandsLine {
    std::size_t statement = 0;
    log::Range list;
    Seat first = Seat::north;
    const Hand& hand(const log::Section& section, Seat seat) const
    {
        return section.hands[list.first + static_cast<std::uint32_t>((static_cast<int>(seat) - static_cast<int>(first) + 4) % 4)];
    }
    std::size_t index(Seat seat) const
    {
        return list.first + static_cast<std::uint32_t>((static_cast<int>(seat) - static_cast<int>(first) + 4) % 4);
    }
};

std::optional<HandsLine> hands_line(const log::Section& section)
{
    std::optional<HandsLine> found;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        if (statement.verb != Verb::hands || statement.list.count != 4) continue;
        if (found) return std::nullopt;
        found = HandsLine{i, statement.list, statement.to.value_or(Seat::north)};
    }
    return found;
}

std::string possessive(Seat seat) { return std::string(name_of(seat)) + "'s"; }

/// The four hands moved round, or two of them exchanged.
void hands_moved(const log::Section& section, const HandsLine& line, std::vector<Repair>& readings)
{
    const Span where = section.statements[line.statement].span;
    const std::string not_so = "the cards they play are not those of the hands as they stand here; whose they are is not known";
    for (int turn = 1; turn < 4; ++turn) {
        const Seat first = left_of(line.first, turn);
        readings.push_back(
            {costs::hands, [at = line.statement, first](log::Section& s) { s.statements[at].to = first; }, where,
             "by the cards they play, the hands begin with " + possessive(first) + ", not with " + possessive(line.first),
             not_so});
    }
    for (Seat one : all_seats)
        for (Seat two : all_seats) {
            if (one >= two) continue;
            readings.push_back(
                {costs::hands, [a = line.index(one), b = line.index(two)](log::Section& s) { std::swap(s.hands[a], s.hands[b]); },
                 where,
                 "by the cards they play, the hands of " + std::string(name_of(one)) + " and " + std::string(name_of(two)) +
                     " are exchanged",
                 not_so});
        }
}

/// Cards that stand in two hands, or twice in one; and those that are dealt to nobody.
struct Misdealt {
    CardSet twice, missing;
};

/// One hand, of which a card is written wrongly, or too many, or too few.
class HandMended {
public:
    HandMended(const log::Section& section, const HandsLine& line, Seat seat, const Misdealt& pack)
        : hand_(line.hand(section, seat)), at_(line.index(seat)), seat_(seat), pack_(pack)
    {}

    void all(std::vector<Repair>& readings) const
    {
        const int size = hand_.cards.size() + hand_.twice.size();
        for (Card out : (hand_.cards & pack_.twice) | hand_.twice) {
            if (size > 13)
                readings.push_back(with(
                    out, Card(), stands_twice(out) + "; " + possessive(seat_) + ", of fourteen cards, is the one it is not in"));
            if (size == 13) put_missing_for(out, readings);
        }
        for (Card in : pack_.missing) {
            if (size < 13)
                readings.push_back(
                    with(Card(), in,
                         spoken(in) + " is dealt to nobody; by the play it is " + possessive(seat_) + ", who has twelve cards"));
            if (size == 13) put_beside(in, readings);
        }
    }

private:
    Repair with(Card out, Card in, std::string message) const
    {
        return {costs::card_of_a_hand,
                [at = at_, out, in](log::Section& s) {
                    Hand& hand = s.hands[at];
                    if (out && hand.twice.has(out)) hand.twice.remove(out);
                    else if (out) hand.cards.remove(out);
                    if (in) hand.cards.add(in);
                },
                hand_.span, std::move(message), in_doubt(out, in)};
    }

    /// What is said where it may have been another card, or another hand.
    std::string in_doubt(Card out, Card in) const
    {
        return (out ? stands_twice(out) : spoken(in) + " is dealt to nobody") +
               "; which hand is miswritten, and how, is not known";
    }

    std::string stands_twice(Card card) const
    {
        return hand_.twice.has(card) ? spoken(card) + " is written twice in " + possessive(seat_) + " hand"
                                     : spoken(card) + " is dealt to two hands";
    }

    /// A card that stands twice is one of those that nobody has.
    void put_missing_for(Card out, std::vector<Repair>& readings) const
    {
        for (Card in : pack_.missing)
            readings.push_back(with(out, in,
                                    stands_twice(out) + ", and " + spoken(in) +
                                        (hand_.twice.has(out) ? " in none; in " : " to nobody; in ") + possessive(seat_) +
                                        " hand it is read as " + spoken(in)));
    }

    /// A dot out of its place: the same rank in the next suit.
    void put_beside(Card in, std::vector<Repair>& readings) const
    {
        for (Card out : hand_.cards)
            if (out.rank() == in.rank() && out.suit() != in.suit() && pack_.twice.has(out))
                readings.push_back(
                    with(out, in,
                         "a dot is out of its place in " + possessive(seat_) + " hand: " + spoken(out) + " is " + spoken(in)));
    }

    const Hand& hand_;
    std::size_t at_;
    Seat seat_;
    const Misdealt& pack_;
};

/// A card that stands in two hands, or twice in one, or in none.
void cards_moved(const log::Section& section, const HandsLine& line, std::vector<Repair>& readings)
{
    CardSet seen;
    Misdealt pack;
    for (Seat seat : all_seats) {
        const Hand& hand = line.hand(section, seat);
        if (!hand.given) return;
        pack.twice |= (hand.cards & seen) | hand.twice;
        seen |= hand.cards;
    }
    pack.missing = CardSet::whole_pack() - seen;
    if (pack.twice.size() > 2 || pack.missing.size() > 2 || (pack.twice.empty() && pack.missing.empty())) return;
    for (Seat seat : all_seats) HandMended(section, line, seat, pack).all(readings);
}

/// Fourteen cards in one hand and twelve in another, fifty-two in all: a card of the one stands in the other.
void card_of_another(const log::Section& section, const HandsLine& line, std::vector<Repair>& readings)
{
    std::optional<Seat> longer, shorter;
    for (Seat seat : all_seats) {
        const int size = line.hand(section, seat).cards.size();
        if (size == 14) longer = seat;
        else if (size == 12) shorter = seat;
    }
    if (!longer || !shorter) return;
    const std::string in_hand = "a card of " + possessive(*shorter) + ", who has twelve cards, is printed in " +
                                possessive(*longer) + " hand of fourteen";
    for (Card card : line.hand(section, *longer).cards)
        readings.push_back({costs::card_of_a_hand,
                            [from = line.index(*longer), to = line.index(*shorter), card](log::Section& s) {
                                s.hands[from].cards.remove(card);
                                s.hands[to].cards.add(card);
                            },
                            line.hand(section, *longer).span, in_hand + ": by the play it is " + spoken(card),
                            in_hand + "; which it is, is not known"});
}

/// A hand in the letters of its ranks, a dot between suits; nothing: it is none, or one card stands in it twice.
std::optional<CardSet> dotted_hand(std::string_view written)
{
    std::size_t suit = 0;
    CardSet cards;
    for (const char letter : written) {
        if (letter == '.') {
            if (++suit == 4) return std::nullopt;
            continue;
        }
        const auto rank = std::string_view("23456789TJQKA").find(letter);
        if (rank == std::string_view::npos) return std::nullopt;
        const Card card(static_cast<Suit>(suit), static_cast<Rank>(rank));
        if (cards.has(card)) return std::nullopt;
        cards.add(card);
    }
    return cards;
}

/// The hand as written, with one dot a letter further to the left or to the right; nothing: there is no letter.
std::optional<std::string> with_dot_moved(std::string_view written, std::size_t dot, int step)
{
    const std::size_t with = step < 0 ? dot - 1 : dot + 1;
    if ((dot == 0 && step < 0) || with >= written.size() || written[with] == '.') return std::nullopt;
    std::string moved(written);
    std::swap(moved[dot], moved[with]);
    return moved;
}

/// A dot one card too far, where nothing of it stands twice elsewhere: the card is of the suit beside.
void dots_moved(const log::Section& section, const HandsLine& line, Seat seat, std::vector<Repair>& readings)
{
    const Hand& hand = line.hand(section, seat);
    const std::string written = hand_text(section, hand);
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != '.') continue;
        for (const int step : {-1, 1}) {
            const auto moved = with_dot_moved(written, i, step);
            const auto cards = moved ? dotted_hand(*moved) : std::nullopt;
            if (!cards) continue;
            const CardSet was = hand.cards - *cards, is = *cards - hand.cards;
            if (is.size() != 1) continue;
            readings.push_back({costs::card_of_a_hand,
                                [at = line.index(seat), cards = *cards](log::Section& s) {
                                    s.hands[at].cards = cards;
                                    s.hands[at].twice = {};
                                },
                                hand.span,
                                "a dot is out of its place in " + possessive(seat) + " hand: " +
                                    (was.empty() ? std::string("one card") : spoken(was.any())) + " is " + spoken(is.any())});
        }
    }
}

}  // namespace

std::vector<Repair> of_hands(const log::Section& section, const Replay&)
{
    std::vector<Repair> readings;
    const auto line = hands_line(section);
    if (!line) return readings;
    hands_moved(section, *line, readings);
    for (Seat seat : all_seats) dots_moved(section, *line, seat, readings);
    cards_moved(section, *line, readings);
    card_of_another(section, *line, readings);
    return readings;
}

std::vector<Repair> of_the_make(const log::Section& section, const Replay& r)
{
    std::vector<Repair> readings;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        if (statement.verb != Verb::makes || !statement.strain || at_statement(i) != r.trump_made) continue;
        for (const Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs, Strain::no_trump}) {
            if (strain == *statement.strain) continue;
            Repair reading;
            reading.cost = costs::make;
            reading.apply = [i, strain](log::Section& s) { s.statements[i].strain = strain; };
            reading.where = statement.span;
            reading.message = "by who led to the tricks it was not " + std::string(name_of(*statement.strain)) +
                              " that was made; it was ";
            reading.strain = strain;
            readings.push_back(std::move(reading));
        }
    }
    return readings;
}

std::vector<Repair> of_the_dealer(const log::Section& section, const Replay& r)
{
    std::vector<Repair> readings;
    if (section.statements.empty() || section.statements.front().verb != Verb::deal || !r.dealer || r.custom.maker_plays)
        return readings;
    for (Seat seat : all_seats) {
        if (seat == *r.dealer) continue;
        readings.push_back(
            {costs::dealer,
             [seat](log::Section& s) {
                 s.statements.front().who = Seats(seat);
                 s.statements.front().name = {};
             },
             section.statements.front().span,
             "by the make and the first lead " + std::string(name_of(seat)) + " dealt, not " + std::string(name_of(*r.dealer)),
             "by the make and the first lead " + std::string(name_of(*r.dealer)) + " did not deal; who did is not known"});
    }
    return readings;
}

}  // namespace hoyle::table
