// Readings of what stands over the play: the hands, the make, the dealer.

#include "table/emendations.hpp"

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
void hands_moved(const log::Section& section, const HandsLine& line, std::vector<Emendation>& readings)
{
    const Span where = section.statements[line.statement].span;
    for (int turn = 1; turn < 4; ++turn) {
        const Seat first = left_of(line.first, turn);
        readings.push_back(
            {[at = line.statement, first](log::Section& s) { s.statements[at].to = first; }, where,
             "by the cards they play, the hands begin with " + possessive(first) + ", not with " + possessive(line.first)});
    }
    for (Seat one : all_seats)
        for (Seat two : all_seats) {
            if (one >= two) continue;
            readings.push_back(
                {[a = line.index(one), b = line.index(two)](log::Section& s) { std::swap(s.hands[a], s.hands[b]); }, where,
                 "by the cards they play, the hands of " + std::string(name_of(one)) + " and " + std::string(name_of(two)) +
                     " are exchanged"});
        }
}

/// A card that stands in two hands, or twice in one, or in none.
void cards_moved(const log::Section& section, const HandsLine& line, std::vector<Emendation>& readings)
{
    CardSet seen, twice;
    for (Seat seat : all_seats) {
        const Hand& hand = line.hand(section, seat);
        if (!hand.given) return;
        twice |= (hand.cards & seen) | hand.twice;
        seen |= hand.cards;
    }
    const CardSet missing = CardSet::whole_pack() - seen;
    if (twice.size() > 2 || missing.size() > 2 || (twice.empty() && missing.empty())) return;
    const auto add = [&](Seat seat, Card out, Card in, std::string message) {
        readings.push_back({[at = line.index(seat), out, in](log::Section& s) {
                                Hand& hand = s.hands[at];
                                if (out && hand.twice.has(out)) hand.twice.remove(out);
                                else if (out) hand.cards.remove(out);
                                if (in) hand.cards.add(in);
                            },
                            line.hand(section, seat).span, std::move(message)});
    };
    const std::string none = missing.empty() ? "" : any_of(missing) + " is dealt to nobody";
    for (Seat seat : all_seats) {
        const Hand& hand = line.hand(section, seat);
        const int size = hand.cards.size() + hand.twice.size();
        for (Card out : (hand.cards & twice) | hand.twice) {
            const std::string doubled = hand.twice.has(out) ? spoken(out) + " is written twice in " + possessive(seat) + " hand"
                                                            : spoken(out) + " is dealt to two hands";
            if (size > 13)
                add(seat, out, Card(), doubled + "; " + possessive(seat) + ", of fourteen cards, is the one it is not in");
            if (size == 13)
                for (Card in : missing)
                    add(seat, out, in,
                        doubled + ", and " + spoken(in) + (hand.twice.has(out) ? " in none; in " : " to nobody; in ") +
                            possessive(seat) + " hand it is read as " + spoken(in));
        }
        if (size < 13)
            for (Card in : missing)
                add(seat, Card(), in,
                    spoken(in) + " is dealt to nobody; by the play it is " + possessive(seat) + ", who has twelve cards");
        if (size == 13)
            for (Card in : missing)  // a dot out of its place: the same rank in the next suit
                for (Card out : hand.cards)
                    if (out.rank() == in.rank() && out.suit() != in.suit() && twice.has(out))
                        add(seat, out, in,
                            "a dot is out of its place in " + possessive(seat) + " hand: " + spoken(out) + " is " + spoken(in));
    }
}

/// A dot one card too far, where nothing of it stands twice elsewhere: the card is of the suit beside.
void dots_moved(const log::Section& section, const HandsLine& line, std::vector<Emendation>& readings)
{
    for (Seat seat : all_seats) {
        const Hand& hand = line.hand(section, seat);
        const std::string_view written = section.text.at(hand.span);
        for (std::size_t i = 0; i < written.size(); ++i) {
            if (written[i] != '.') continue;
            for (const int step : {-1, 1}) {
                const std::size_t with = step < 0 ? i - 1 : i + 1;
                if ((i == 0 && step < 0) || with >= written.size() || written[with] == '.') continue;
                std::string moved(written);
                std::swap(moved[i], moved[with]);
                std::size_t suit = 0;
                CardSet cards;
                bool read = true;
                for (std::size_t k = 0; k < moved.size() && read; ++k) {
                    if (moved[k] == '.') {
                        read = ++suit < 4;
                        continue;
                    }
                    const auto rank = std::string_view("23456789TJQKA").find(moved[k]);
                    read = rank != std::string_view::npos;
                    if (!read) break;
                    const Card card(static_cast<Suit>(suit), static_cast<Rank>(rank));
                    read = !cards.has(card);
                    cards.add(card);
                }
                if (!read) continue;
                const CardSet was = hand.cards - cards, is = cards - hand.cards;
                if (is.size() != 1) continue;
                readings.push_back({[at = line.index(seat), cards](log::Section& s) {
                                        s.hands[at].cards = cards;
                                        s.hands[at].twice = {};
                                    },
                                    hand.span,
                                    "a dot is out of its place in " + possessive(seat) + " hand: " +
                                        (was.empty() ? std::string("one card") : spoken(was.any())) + " is " + spoken(is.any())});
            }
        }
    }
}

}  // namespace

std::vector<Emendation> of_hands(const log::Section& section, const Replay&)
{
    std::vector<Emendation> readings;
    const auto line = hands_line(section);
    if (!line) return readings;
    hands_moved(section, *line, readings);
    dots_moved(section, *line, readings);
    cards_moved(section, *line, readings);
    return readings;
}

std::vector<Emendation> of_the_make(const log::Section& section, const Replay& r)
{
    std::vector<Emendation> readings;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        if (statement.verb != Verb::makes || !statement.strain || at_statement(i) != r.trump_made) continue;
        for (const Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs, Strain::no_trump}) {
            if (strain == *statement.strain) continue;
            Emendation reading;
            reading.apply = [i, strain](log::Section& s) { s.statements[i].strain = strain; };
            reading.unknown = [i](log::Section& s) { s.statements[i].strain.reset(); };
            reading.where = statement.span;
            reading.message = "by who led to the tricks it was not " + std::string(name_of(*statement.strain)) +
                              " that was made; it was ";
            reading.strain = strain;
            readings.push_back(std::move(reading));
        }
    }
    return readings;
}

std::vector<Emendation> of_the_dealer(const log::Section& section, const Replay& r)
{
    std::vector<Emendation> readings;
    if (section.statements.empty() || section.statements.front().verb != Verb::deal || !r.dealer) return readings;
    for (Seat seat : all_seats) {
        if (seat == *r.dealer) continue;
        readings.push_back(
            {[seat](log::Section& s) {
                 s.statements.front().who = Seats(seat);
                 s.statements.front().name = {};
             },
             section.statements.front().span,
             "by the make and the first lead " + std::string(name_of(seat)) + " dealt, not " + std::string(name_of(*r.dealer))});
    }
    return readings;
}

}  // namespace hoyle::table
