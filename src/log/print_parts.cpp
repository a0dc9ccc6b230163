// The canonical form of what stands in lines: names, seats, cards, remedies, figures.
#include "grammar/letters.hpp"
#include "log/form_info.hpp"
#include "log/print.hpp"

#include <algorithm>

namespace hoyle::log {
namespace {

/// Does it mean something to the grammar where a name may stand, so that a player so called needs quotes?
bool is_taken(std::string_view name)
{
    for (const std::string_view word : {"all", "and", "dummy"})
        if (name == word) return true;
    return grammar::small_word_length(name.data(), name.data() + name.size()) != 0 || forms::begins_a_line(name);
}

/// grammar::taken_name, of a name alone.
bool is_taken_name(std::string_view name)
{
    std::string small(name);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    for (const std::string_view taken : {"n", "e", "s", "w", "north", "east", "south", "west", "ns", "ew", "n-s", "e-w",
                                         "north-south", "east-west", "no", "none", "nobody", "neither"})
        if (small == taken) return true;
    return false;
}

}  // namespace

std::string in_quotes(std::string_view text)
{
    if (text.find('"') == text.npos) return '"' + std::string(text) + '"';
    return "\xe2\x80\x9c" + std::string(text) + "\xe2\x80\x9d";
}

std::string name_text(std::string_view name)
{
    const char* p = name.data();
    const char* const end = p + name.size();
    bool bare = !name.empty() && std::string_view("0123456789-_'").find(name[0]) == name.npos && !is_taken_name(name) &&
                !is_taken(name);
    for (; bare && p != end; ++p) bare = (static_cast<unsigned char>(*p) & 0xc0) == 0x80 || grammar::in_word(p, end);
    return bare ? std::string(name) : in_quotes(name);
}

std::string side_text(const SideName& side) { return side.side ? std::string(letters_of(*side.side)) : name_text(side.name); }

std::string seats_text(Seats seats, bool unknown)
{
    std::string text;
    if (seats == Seats::all() && !unknown) return "all";
    if (seats == Seats(Side::ns) || seats == Seats(Side::ew)) text = letters_of(side_of(seats.first()));
    else
        for (const Seat seat : all_seats)
            if (seats.has(seat)) {
                if (!text.empty()) text += ", ";
                text += letter_of(seat);
            }
    if (unknown || seats.empty()) text += text.empty() ? "?" : ", ?";
    return text;
}

std::string for_many(std::string_view spelling)
{
    const auto blank = std::min(spelling.find(' '), spelling.size());
    std::string first(spelling.substr(0, blank));
    if (first == "is") first = "are";
    else if (first == "has") first = "have";
    else if (first == "denies") first = "deny";
    else {
        for (const std::string_view ending : {"sses", "shes", "ches", "xes", "oes"})
            if (first.ends_with(ending)) first.pop_back();  // passes, touches: the e goes with the s
        if (first.ends_with('s') || first.ends_with("sse") || first.ends_with("she") || first.ends_with("che") ||
            first.ends_with("xe") || first.ends_with("oe"))
            first.pop_back();
    }
    return first + std::string(spelling.substr(blank));
}

std::string kind_text(const KindRef& ref)
{
    std::string text(ref.kind);
    if (ref.by_unknown || !ref.by.empty()) text += " by " + seats_text(ref.by, ref.by_unknown);
    if (ref.trick != 0) text += " at " + std::to_string(ref.trick);
    if (ref.deal != 0) text += " in deal " + std::to_string(ref.deal);
    return text;
}

std::string_view column_text(Column column)
{
    static constexpr std::string_view names[] = {"",        "below",   "above", "tricks", "honours", "slam",
                                                 "chicane", "penalty", "bonus", "game",   "rubber",  "sum"};
    return names[static_cast<std::size_t>(column)];
}

// ---- lists

void print_cards(Printing& p, CardSet cards)
{
    for (const Suit suit : all_suits)
        for (CardSet left = cards.in(suit); !left.empty(); left.remove(left.highest(suit))) p.word(spelling(left.highest(suit)));
}

void print_names(Printing& p)
{
    bool first = true;
    for (const auto name : p.list(p.section.names)) {
        if (!first) p.out += ',';
        first = false;
        p.word(name_text(name));
    }
}

void print_options(Printing& p)
{
    bool first = true;
    for (const auto& option : p.list(p.section.options)) {
        if (first) p.word("with");
        else p.out += ',';
        first = false;
        p.word(option.name);
        if (!option.value.empty()) p.out += '=' + std::string(option.value);
    }
}

void print_draws(Printing& p)
{
    p.out += ':';
    bool first = true;
    for (const auto& draw : p.list(p.section.draws)) {
        if (!first) p.out += ',';
        first = false;
        p.word(name_text(draw.name));
        bool joined = false;
        for (const Card card : draw.cards) {
            if (joined) p.out += '+' + spelling(card);
            else p.word(spelling(card));
            joined = true;
        }
        if (!draw.pack.empty()) p.word("of", pack_text(draw.pack));
    }
}

void print_chairs(Printing& p)
{
    std::size_t i = 0;
    for (const auto name : p.list(p.section.names)) {
        if (i > 0) p.out += ',';
        p.word(std::string{letter_of(all_seats[i]), ':'}, name == "dummy" ? "dummy" : name_text(name));
        ++i;
    }
}

void print_sums(Printing& p, std::span<const Sum> sums)
{
    const Sum* before = nullptr;
    for (const auto& sum : sums) {
        const bool same_side = before && before->side.side == sum.side.side && before->side.name == sum.side.name;
        if (before && !(same_side && sum.column != Column::none)) p.out += ',';
        if (!same_side || sum.column == Column::none) p.word(side_text(sum.side));
        if (sum.column != Column::none) p.word(column_text(sum.column));
        p.word(std::to_string(sum.points));
        before = &sum;
    }
}

void print_figures(Printing& p, std::span<const Figure> figures)
{
    const Figure* before = nullptr;
    for (const auto& figure : figures) {
        const bool goes_on = before && before->side.side == figure.side.side && before->side.name == figure.side.name &&
                             before->bar <= figure.bar;
        if (before && !goes_on) p.out += ',';
        if (!goes_on) p.word(side_text(figure.side));
        for (int bar = goes_on ? before->bar : 0; bar < figure.bar; ++bar) p.word("|");
        p.word(figure.unknown ? std::string(p.section.text.at(figure.span)) : std::to_string(figure.points));
        before = &figure;
    }
}

void print_trick(Printing& p)
{
    bool first = true;
    for (const auto& play : p.list(p.section.plays)) {
        if (play.joined) p.out += '+';
        else if (play.seat_said || first) p.word(std::string{letter_of(play.seat), ':', ' '});
        else p.out += ' ';
        first = false;
        if (play.none) p.out += '-';
        else if (play.card) p.out += spelling(play.card);
        else if (play.suit >= 0) p.out += std::string{letter_of(static_cast<Suit>(play.suit)), '?'};
        else p.out += '?';
    }
}

namespace {

/// The cards in the order in which they were written, which shows where a dot is out of its place; nothing: they are not those
/// that were written.
std::optional<std::string> as_written(const Hand& hand, std::string_view written)
{
    Hand again;
    std::string text;
    std::size_t suit = 0;
    for (const char c : written) {
        if (c == '0') continue;  // of a ten
        if (c == '.') ++suit, text += '.';
        else if (suit == 4) return std::nullopt;
        else if (c == '?' || c == 'x') ++again.unknown[suit], text += '?';
        else {
            const auto rank = c == '1' ? static_cast<std::uint8_t>(Rank::ten) : grammar::card_letter(c);
            if (!grammar::is_rank(rank)) return std::nullopt;
            const Card card(static_cast<Suit>(suit), static_cast<Rank>(rank));
            (again.cards.has(card) ? again.twice : again.cards).add(card);
            text += letter_of(card.rank());
        }
    }
    const bool same = again.cards == hand.cards && again.twice == hand.twice &&
                      std::equal(std::begin(again.unknown), std::end(again.unknown), std::begin(hand.unknown));
    return same ? std::optional(std::move(text)) : std::nullopt;
}

void print_hand(const Hand& hand, std::string& out)
{
    for (const Suit suit : all_suits) {
        if (suit != Suit::spades) out += '.';
        CardSet left = hand.cards;
        while (!left.in(suit).empty()) {
            const Card highest = left.highest(suit);
            out.append(hand.twice.has(highest) ? 2 : 1, letter_of(highest.rank()));
            left.remove(highest);
        }
        out.append(hand.unknown[static_cast<std::size_t>(suit)], '?');
    }
}

}  // namespace

void print_hands(Printing& p)
{
    p.word(std::string{letter_of(*p.statement.to), ':'});
    bool first = true;
    for (const auto& hand : p.list(p.section.hands)) {
        if (!first) p.out += ' ';
        first = false;
        p.out += hand_text(p.section, hand);
    }
}

std::string hand_text(const Section& section, const Hand& hand)
{
    if (!hand.given) return hand.dash ? "-" : "?";
    if (auto written = as_written(hand, section.text.at(hand.span))) return std::move(*written);
    std::string text;
    print_hand(hand, text);
    return text;
}

}  // namespace hoyle::log
