#include "log/own_words.hpp"

#include "cards/seat.hpp"
#include "cards/suit.hpp"
#include "grammar/letters.hpp"
#include "log/line.hpp"
#include "log/section.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <vector>

namespace hoyle::log {
namespace {

std::string small_letters(std::string_view word)
{
    std::string out(word);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return out;
}

/// A word without the signs around it, and where it stands.
struct Piece {
    std::string_view written;
    std::string small;
};

std::vector<Piece> pieces(std::string_view line)
{
    constexpr std::string_view signs = " \t,:;.!?()\"";
    std::vector<Piece> out;
    for (std::size_t at = 0; at < line.size();) {
        const auto begin = line.find_first_not_of(signs, at);
        if (begin == line.npos) break;
        at = std::min(line.find_first_of(signs, begin), line.size());
        auto word = line.substr(begin, at - begin);
        if (word.size() > 2 && (word.ends_with("'s"))) word.remove_suffix(2);
        out.push_back({word, small_letters(word)});
    }
    return out;
}

std::optional<Seat> seat_named(const Piece& piece)
{
    for (const Seat seat : all_seats)
        if ((piece.written.size() == 1 && piece.written[0] == letter_of(seat)) || piece.small == small_letters(name_of(seat)))
            return seat;
    return std::nullopt;
}

std::optional<Side> side_named(const Piece& piece)
{
    static constexpr std::array<std::string_view, 4> ns{"ns", "n-s", "n/s", "north-south"}, ew{"ew", "e-w", "e/w", "east-west"};
    if (std::find(ns.begin(), ns.end(), piece.small) != ns.end()) return Side::ns;
    if (std::find(ew.begin(), ew.end(), piece.small) != ew.end()) return Side::ew;
    return std::nullopt;
}

std::optional<Suit> suit_named(const Piece& piece)
{
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const auto name = name_of(suit);
        if (piece.small == name || piece.small == name.substr(0, name.size() - 1)) return suit;
    }
    return std::nullopt;
}

char rank_letter(const Piece& piece)
{
    static constexpr std::array<std::pair<std::string_view, char>, 15> names{{{"ace", 'A'},
                                                                              {"king", 'K'},
                                                                              {"queen", 'Q'},
                                                                              {"knave", 'J'},
                                                                              {"jack", 'J'},
                                                                              {"ten", 'T'},
                                                                              {"nine", '9'},
                                                                              {"eight", '8'},
                                                                              {"seven", '7'},
                                                                              {"six", '6'},
                                                                              {"five", '5'},
                                                                              {"four", '4'},
                                                                              {"three", '3'},
                                                                              {"two", '2'},
                                                                              {"deuce", '2'}}};
    for (const auto& [name, letter] : names)
        if (piece.small == name) return letter;
    return 0;
}

bool is_card(std::string_view word)
{
    if (word.size() < 2 || word.size() > 3) return false;
    const bool suit_first = std::string_view("SHDC").find(word[0]) != std::string_view::npos;
    const auto rank = suit_first ? word.substr(1) : word.substr(0, word.size() - 1);
    const bool suited = suit_first || std::string_view("SHDC").find(word.back()) != std::string_view::npos;
    return suited &&
           (rank == "10" || (rank.size() == 1 && std::string_view("AKQJT98765432").find(rank[0]) != std::string_view::npos));
}

std::string number_written(const Piece& piece)
{
    static constexpr std::array<std::string_view, 14> names{"nought", "one",   "two",  "three", "four",   "five",   "six",
                                                            "seven",  "eight", "nine", "ten",   "eleven", "twelve", "thirteen"};
    const auto found = std::find(names.begin(), names.end(), piece.small);
    if (found != names.end()) return std::to_string(found - names.begin());
    const bool digits = !piece.written.empty() && piece.written.find_first_not_of("0123456789") == std::string_view::npos;
    return digits ? std::string(piece.written) : std::string();
}

std::string letters(Side side) { return side == Side::ns ? "NS" : "EW"; }

/// Whose words a line has, in their order.
struct Own {
    std::string subject;  ///< who acts: a seat, a side or a name with which the line begins
    std::vector<std::string> seats, sides, cards, suits, numbers;
    std::string trick;
};

Own own_of(std::string_view line)
{
    Own own;
    const auto all = pieces(line.substr(0, line.find('#')));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Piece& piece = all[i];
        const char rank = rank_letter(piece);
        const bool of = rank != 0 && i + 2 < all.size() && all[i + 1].small == "of";
        if (const auto suit = of ? suit_named(all[i + 2]) : std::nullopt) {
            own.cards.push_back(std::string{letter_of(*suit), rank});
            i += 2;
        } else if (const auto seat = seat_named(piece)) {
            i == 0 ? own.subject = letter_of(*seat) : own.seats.emplace_back(1, letter_of(*seat));
        } else if (const auto side = side_named(piece)) {
            i == 0 ? own.subject = letters(*side) : own.sides.emplace_back(letters(*side));
        } else if (is_card(piece.written)) {
            own.cards.emplace_back(piece.written);
        } else if (const auto named = suit_named(piece)) {
            own.suits.emplace_back(name_of(*named));
        } else if (const auto number = number_written(piece); !number.empty()) {
            const bool of_trick = i > 0 && (all[i - 1].small == "trick" || all[i - 1].small == "at");
            of_trick ? own.trick = number : own.numbers.emplace_back(number);
        } else if (i == 0 && std::isupper(static_cast<unsigned char>(piece.written[0])) != 0) {
            own.subject = piece.written;  // a player by his name
        }
    }
    return own;
}

/// The next of a list that the example asks for; its own word where there is none left.
class Next {
public:
    explicit Next(const std::vector<std::string>& list) : list_(list) {}
    std::string operator()(std::string_view sample) { return at_ < list_.size() ? list_[at_++] : std::string(sample); }

private:
    const std::vector<std::string>& list_;
    std::size_t at_ = 0;
};

/// The side of whoever acts; the example's own where that is not known.
std::string side_of_subject(const Own& own, std::string_view sample)
{
    const Piece who{own.subject, small_letters(own.subject)};
    if (const auto side = side_named(who)) return letters(*side);
    const auto seat = seat_named(who);
    return seat ? letters(side_of(*seat)) : std::string(sample);
}

/// One example, without its backquotes.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::string example_of(std::string_view sample, const Own& own)
{
    if (std::isdigit(static_cast<unsigned char>(sample[0])) != 0) return std::string(sample);  // a whole trick
    const Own asked = own_of(sample);
    const auto if_enough = [](const std::vector<std::string>& has, const std::vector<std::string>& wants) {
        return has.size() >= wants.size() ? has : std::vector<std::string>();
    };
    Next seats(own.seats), sides(own.sides);
    const auto own_cards = if_enough(own.cards, asked.cards), own_suits = if_enough(own.suits, asked.suits);
    const auto own_numbers = own.numbers.size() == asked.numbers.size() ? own.numbers : std::vector<std::string>();
    Next cards(own_cards), suits(own_suits), numbers(own_numbers);
    std::string out;
    bool behind_at = false;
    for (std::size_t at = 0; at < sample.size();) {
        const auto end = std::min(sample.find(' ', at), sample.size());
        auto word = sample.substr(at, end - at);
        at = end + 1;
        std::string sign;
        if (word.size() > 1 && (word.back() == ',' || word.back() == ':')) sign = word.back(), word.remove_suffix(1);
        const Piece piece{word, small_letters(word)};
        std::string put(word);
        if (behind_at && !number_written(piece).empty()) {
            behind_at = false;
            if (own.trick.empty()) {
                out.resize(out.rfind(' '));  // `at` goes with it
                continue;
            }
            put = own.trick;
        } else if (out.empty() && sign.empty() && !own.subject.empty() && (seat_named(piece) || side_named(piece))) {
            put = side_named(piece) ? side_of_subject(own, word) : own.subject;
        } else if (word.size() == 1 && seat_named(piece)) {
            put = seats(word);
        } else if (const auto side = side_named(piece)) {
            put = own.sides.empty() ? side_of_subject(own, word) : sides(word);
        } else if (is_card(word)) {
            put = cards(word);
        } else if (suit_named(piece)) {
            put = suits(word);
            if (!word.ends_with('s') && put.ends_with('s')) put.pop_back();
        } else if (word == "trumps" && out.ends_with(" no") && !own.suits.empty()) {
            put = word;
        } else if (!number_written(piece).empty() && std::isdigit(static_cast<unsigned char>(word[0])) != 0) {
            put = numbers(word);
        }
        behind_at = word == "at";
        if (!out.empty()) out += ' ';
        out += put + sign;
    }
    return out;
}

}  // namespace

std::string in_own_words(std::string_view form, std::string_view line)
{
    const Own own = own_of(line);
    std::string out;
    for (std::size_t at = 0; at < form.size();) {
        const auto open = std::min(form.find('`', at), form.size());
        out += form.substr(at, open - at);
        if (open == form.size()) break;
        const auto close = std::min(form.find('`', open + 1), form.size());
        const auto sample = form.substr(open + 1, close - open - 1);
        auto own_line = example_of(sample, own);
        const bool whole = reads(sample);
        out += '`' + (whole && !reads(own_line) ? std::string(sample) : std::move(own_line)) + '`';
        at = close + 1;
    }
    return out;
}

std::string as_far_as_read(std::string_view line)
{
    constexpr std::size_t least_words = 3;
    const std::string text(line.substr(0, line.find('#')));
    // cards in words become letters
    const auto all = pieces(text);
    std::string plain;
    std::vector<std::size_t> ends;  // of the words of `plain`
    for (std::size_t i = 0; i < all.size(); ++i) {
        const char rank = rank_letter(all[i]);
        const auto suit = rank != 0 && i + 2 < all.size() && all[i + 1].small == "of" ? suit_named(all[i + 2]) : std::nullopt;
        const auto number = number_written(all[i]);
        if (!plain.empty()) plain += ' ';
        if (suit) plain += {letter_of(*suit), rank}, i += 2;
        else if (const auto named = suit_named(all[i])) plain += name_of(*named);
        else plain += number.empty() ? std::string(all[i].written) : number;
        ends.push_back(plain.size());
    }
    for (std::size_t count = ends.size(); count >= least_words; --count) {
        const std::string head = plain.substr(0, ends[count - 1]);
        if (!reads(head)) continue;
        return count == ends.size() ? "`" + head + "`" : "`" + head + "  # " + plain.substr(ends[count - 1] + 1) + "`";
    }
    return {};
}

}  // namespace hoyle::log
