// The canonical form of what stands in lines: names, seats, cards, remedies, figures.
#include "grammar/letters.hpp"
#include "log/print.hpp"

#include <algorithm>

namespace hoyle::log {
namespace {

/// Small words that mean something to the grammar where a name may stand, so that a player so called needs quotes.
constexpr std::string_view taken_words[] = {
    "a",        "an",      "the",    "his",    "her",    "their",    "its",    "all",    "and",     "bystander", "dummy",   "title",  "date",
    "laws",     "stakes",  "table",  "rubber", "deal",   "hands",    "hand",   "block",  "game",    "cut",       "recut",   "pack",   "dealt",
    "gathered", "quitted", "turned", "not",    "lead",   "trump",    "agreed", "result", "honours", "honors",    "chicane", "tricks", "standing",
    "carried",  "games",   "won",    "score",  "expect", "disputed", "column", "from",   "total",   "bonus",     "sum",     "noticed"};

bool is_seat_word(std::string_view name)
{
    std::string small(name);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    for (const std::string_view seat : {"n", "e", "s", "w", "north", "east", "south", "west", "ns", "ew", "n-s", "e-w", "north-south", "east-west"})
        if (small == seat) return true;
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
    bool bare = !name.empty() && std::string_view("0123456789-_'").find(name[0]) == name.npos && !is_seat_word(name) &&
                std::find(std::begin(taken_words), std::end(taken_words), name) == std::end(taken_words);
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
        if (first.ends_with('s') || first.ends_with("sse") || first.ends_with("she") || first.ends_with("che") || first.ends_with("xe") ||
            first.ends_with("oe"))
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
    static constexpr std::string_view names[] = {"", "below", "above", "tricks", "honours", "slam", "chicane", "penalty", "bonus", "game", "rubber", "sum"};
    return names[static_cast<std::size_t>(column)];
}

// ---- remedies

namespace {

std::string suit_text(const Remedy& r) { return r.trumps ? "trumps" : r.suit ? std::string(name_of(*r.suit)) : std::string(); }

std::string call_text(const Remedy& r)
{
    const std::string at = r.trick != 0 ? " at " + std::to_string(r.trick) : "";
    const std::string on = "on " + seats_text(r.on) + " to ";
    const std::string from = " from " + seats_text(r.on);
    const std::string suit = suit_text(r);
    switch (r.word) {
    case RemedyWord::call_card: return r.on_form ? on + "play " + spelling(r.card) : spelling(r.card) + from;
    case RemedyWord::call_suit: return r.on_form ? on + "lead " + suit : suit + from;
    case RemedyWord::highest: return (suit.empty() ? "highest" : "highest " + suit.substr(0, suit.size() - 1)) + from;
    case RemedyWord::lowest: return (suit.empty() ? "lowest" : "lowest " + suit.substr(0, suit.size() - 1)) + from;
    case RemedyWord::win: return on + "win" + at;
    case RemedyWord::not_win: return "on " + seats_text(r.on) + " not to win" + at;
    default: return on + "make";
    }
}

std::string demand_text(const Remedy& r)
{
    switch (r.word) {
    case RemedyWord::new_deal: return "new deal";
    case RemedyWord::recut: return "recut";
    case RemedyWord::reshuffle: return "reshuffle";
    case RemedyWord::misdeal: return "misdeal";
    case RemedyWord::play_out: return "play out";
    case RemedyWord::withdrawal: return "withdrawal";
    case RemedyWord::sight_of: return "sight of " + (r.card ? spelling(r.card) : std::string("the trump card"));
    case RemedyWord::stakes_from: return "stakes from " + name_text(r.name);
    case RemedyWord::deal_by: return "deal by " + seats_text(r.on) + (r.pack.empty() ? "" : " with " + std::string(r.pack) + " pack");
    case RemedyWord::hand_down: return "hand down";
    default: return "trump card down";
    }
}

}  // namespace

std::string remedy_text(const Remedy& r, bool act, bool plural)
{
    const auto verb = [&](std::string_view spelling) { return act && !plural ? std::string(spelling) : for_many(spelling); };
    const std::string by = r.on.empty() ? "" : " by " + seats_text(r.on);
    const std::string doubling = r.redouble ? " the redouble" : " the double";
    switch (r.word) {
    case RemedyWord::call_card:
    case RemedyWord::call_suit:
    case RemedyWord::highest:
    case RemedyWord::lowest:
    case RemedyWord::win:
    case RemedyWord::not_win:
    case RemedyWord::make: return verb("calls ") + call_text(r);
    case RemedyWord::bar_card: return verb("bars ") + spelling(r.card) + " from " + seats_text(r.on);
    case RemedyWord::bar_suit: return verb("bars ") + suit_text(r) + " from " + seats_text(r.on);
    case RemedyWord::choose_card: return verb("chooses ") + spelling(r.card);
    case RemedyWord::take_three: return verb("takes three");
    case RemedyWord::deduct_three: return verb("deducts three");
    case RemedyWord::add_three: return verb("adds three");
    case RemedyWord::take_two: return verb("takes two");
    case RemedyWord::accept: return verb("accepts") + doubling + by;
    case RemedyWord::refuse: return verb("refuses") + doubling + by;
    case RemedyWord::ignore_make: return verb("ignores the make");
    case RemedyWord::let_stand: return verb("lets it stand");
    default: return act ? verb("demands ") + demand_text(r) : demand_text(r);
    }
}

// ---- lists

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
        const bool goes_on = before && before->side.side == figure.side.side && before->side.name == figure.side.name && before->bar <= figure.bar;
        if (before && !goes_on) p.out += ',';
        if (!goes_on) p.word(side_text(figure.side));
        for (int bar = goes_on ? before->bar : 0; bar < figure.bar; ++bar) p.word("|");
        p.word(figure.unknown ? "?" : std::to_string(figure.points));
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

void print_hands(Printing& p)
{
    p.word(std::string{letter_of(*p.statement.to), ':'});
    bool first = true;
    for (const auto& hand : p.list(p.section.hands)) {
        if (!first) p.out += ' ';
        first = false;
        if (!hand.given) {
            p.out += hand.dash ? '-' : '?';
            continue;
        }
        for (const Suit suit : all_suits) {
            if (suit != Suit::spades) p.out += '.';
            CardSet left = hand.cards;
            while (!left.in(suit).empty()) {
                const Card highest = left.highest(suit);
                p.out += letter_of(highest.rank());
                left.remove(highest);
            }
            p.out.append(hand.unknown[static_cast<std::size_t>(suit)], '?');
        }
    }
}

}  // namespace hoyle::log
