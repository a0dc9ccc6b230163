#include "prose/page/page.hpp"

#include "prose/laws_line.hpp"
#include "prose/lists.hpp"
#include "prose/page/cards.hpp"
#include "prose/sentences.hpp"
#include "prose/sheet/words.hpp"
#include "prose/table.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_line = 1000, fewest_rows = 3;

/// A and B sit West and East, Y and Z North and South: A leads, Z deals.
std::optional<Seat> book_seat(std::string_view word)
{
    if (word == "A") return Seat::west;
    if (word == "Y") return Seat::north;
    if (word == "B") return Seat::east;
    if (word == "Z") return Seat::south;
    return std::nullopt;
}

struct Line {
    std::string_view whole, words;
    std::vector<PrintedCard> cards;
    std::vector<std::string> statements;
    bool kept = false;
};

class Page {
public:
    Page(std::string_view text, bool (*reads)(std::string_view)) : reads_(reads)
    {
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            Line line;
            line.whole = text.substr(at, end - at);
            line.words = trimmed(line.whole);
            at = end + 1;
            lines_.push_back(std::move(line));
        }
    }

    bool read()
    {
        if (!find_heading() || !find_rows()) return false;
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (i != heading_ && lines_[i].cards.empty()) other_line(i);
        return lay_out_tricks();
    }

    Retold retold()
    {
        head();
        for (std::size_t i = 0; i < lines_.size(); ++i) put(i);
        return std::move(out_);
    }

private:
    // ---- what is printed where

    /// Four players and nothing else, in the order of the table.
    bool find_heading()
    {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].words.size() > longest_line) return false;
            auto words = split(lines_[i].words);
            std::erase_if(words, [](std::string_view word) {
                return word == "|" || word == "Trick" || word == "Tricks" || word == "TRICK" || word == "columns" ||
                       word == "Tr" || word == "No";
            });
            if (words.size() != 4) continue;
            PerSeat<bool> seen{};
            std::array<Seat, 4> order{};
            bool all = true, letters = true;
            for (std::size_t k = 0; k < 4 && all; ++k) {
                const auto book = book_seat(words[k]);
                const auto seat = book ? book : seat_of(words[k]);
                letters &= book.has_value();
                all = seat && !std::exchange(seen[*seat], true);
                if (seat) order[k] = *seat;
            }
            if (!all && !named(words)) continue;
            if (!all) order = {Seat::west, Seat::north, Seat::east, Seat::south};
            columns_ = order;
            letters_ = all && letters;
            heading_ = i;
            return true;
        }
        return false;
    }

    /// Names of four players, from the leader on.
    bool named(const std::vector<std::string_view>& words)
    {
        for (const auto word : words)
            if (word.size() < 2 || std::isupper(static_cast<unsigned char>(word[0])) == 0 || seat_of(word) || card_of(word) ||
                !std::all_of(word.begin(), word.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }))
                return false;
        names_ = words;
        return true;
    }

    bool find_rows()
    {
        std::size_t rows = 0;
        for (std::size_t i = heading_ + 1; i < lines_.size(); ++i) {
            std::string_view rest;
            lines_[i].cards = cards_of_row(lines_[i].words, rest);
            rows += !lines_[i].cards.empty();
        }
        return rows >= fewest_rows;
    }

    std::optional<Seat> player(std::string_view word) const
    {
        if (word.ends_with("'s")) word.remove_suffix(2);
        if (word.ends_with("\u2019s")) word.remove_suffix(4);
        for (std::size_t k = 0; k < names_.size(); ++k)
            if (word == names_[k]) return columns_[k];
        return letters_ ? book_seat(word) : seat_of(word);
    }

    // ---- the lines beside the tricks

    void other_line(std::size_t i)
    {
        Line& line = lines_[i];
        if (line.words.empty() || line.words[0] == '#') return void(line.kept = true);
        if (i > heading_ && result(line)) return;
        if (hand(line)) return;
        if (laws_.empty())
            if (const auto laws = laws_in(line.words)) laws_ = *laws;
        if (reads_(line.words)) {
            if (line.words.starts_with("laws ")) laws_ = std::string(line.words);
            else line.kept = true;
            return;
        }
        facts(line.words);
    }

    /// `A: Spades K, 9, 4; ...`, `A's hand. ♠ K 9 4 ...`
    bool hand(const Line& line)
    {
        const auto end = line.words.find_first_of(" .:");
        if (end == line.words.npos) return false;
        const auto seat = player(line.words.substr(0, end));
        if (!seat) return false;
        auto rest = trimmed(line.words.substr(end + 1));
        for (const std::string_view filling : {"hand", "holds", "held", "has"})
            if (rest.starts_with(filling)) rest.remove_prefix(filling.size());
        const auto suits = suits_of_hand(rest);
        if (!suits) return false;
        hands_[*seat] = *suits;
        return true;
    }

    /// Who dealt, what was turned up or made, who leads: in words anywhere above the tricks.
    void facts(std::string_view text)
    {
        const auto words = split(text);
        const auto strain = strain_in(text);
        std::optional<Seat> who;
        for (std::size_t k = 0; k < words.size(); ++k) {
            if (const auto seat = player(words[k])) who = seat;
            fact(words, k, strain, who);
        }
    }

    /// What one word of a line tells; `strain`: the one the line speaks of, `who`: the player named last before it.
    void fact(const std::vector<std::string_view>& words, std::size_t k, std::optional<Strain> strain, std::optional<Seat> who)
    {
        const auto word = words[k];
        if (word.starts_with("deal") || word.starts_with("Deal")) {
            const auto next = k + 1 < words.size() ? player(words[k + 1]) : std::nullopt;
            if (next || who) dealer_ = next ? next : who;
        } else if ((word.starts_with("turn") || word == "Turn-up") && !turned_) {
            turned_ = card_behind(words, k + 1);
        } else if (word.starts_with("trump") || word.starts_with("Trump")) {
            if (strain) trump_ = strain;
        } else if ((word.starts_with("make") || word == "made" || word.starts_with("declare")) && strain && who) {
            maker_ = who;
            trump_ = strain;
        } else if ((word == "leads" || word == "led" || word == "lead") && who && !leader_) {
            leader_ = who;
        }
    }

    /// The suit, or no trumps, that a line speaks of; of several the last.
    static std::optional<Strain> strain_in(std::string_view text)
    {
        static constexpr std::string_view senses[] = {"spades", "hearts", "diamonds", "clubs", "no trumps"};
        std::optional<Strain> strain;
        for (const Mark& mark : sheet_line(text).marks)
            if (const auto at = std::find(std::begin(senses), std::end(senses), mark.sense);
                at != std::end(senses) && mark.kind == Mark::Kind::word)
                strain = static_cast<Strain>(at - std::begin(senses));
        return strain;
    }

    /// The first card in these words: `H5`, else `the five of hearts`.
    static std::optional<Card> card_behind(const std::vector<std::string_view>& words, std::size_t from)
    {
        for (std::size_t n = from; n < words.size(); ++n)
            if (const Card card = card_of(words[n])) return card;
        return spelt_card(words, from);
    }

    /// `the five of hearts`
    static std::optional<Card> spelt_card(const std::vector<std::string_view>& words, std::size_t from)
    {
        std::string text;
        for (std::size_t k = from; k < words.size(); ++k) text += std::string(words[k]) + " ";
        for (const Word& word : hear(text, {}, {}))
            if (word.kind == Word::Kind::card) return word.card;
        return std::nullopt;
    }

    /// `AB win three by cards`, `Y and Z win the odd trick`
    bool result(Line& line)
    {
        std::string text(line.words);
        std::optional<Side> side;
        for (const auto& [name, whose] : {std::pair{"AB ", Side::ew},
                                          {"A-B ", Side::ew},
                                          {"A and B ", Side::ew},
                                          {"A & B ", Side::ew},
                                          {"YZ ", Side::ns},
                                          {"Y-Z ", Side::ns},
                                          {"Y and Z ", Side::ns},
                                          {"Y & Z ", Side::ns},
                                          {"NS ", Side::ns},
                                          {"EW ", Side::ew}})
            if (text.starts_with(name)) side = whose;
        if (!side || (text.find("win") == text.npos && text.find("score") == text.npos && text.find("make") == text.npos))
            return false;
        int by = 0;
        const auto marks = sheet_line(text).marks;
        for (std::size_t k = 0; k < marks.size(); ++k) {
            if (marks[k].is("the-odd") && by == 0) by = 1;
            if (marks[k].counts() && marks[k].number < 8 && k + 1 < marks.size() && marks[k + 1].is("odd") && by == 0)
                by = marks[k].number;
        }
        if (by == 0) return false;
        line.statements.push_back(std::string("result ") + std::string(letters_of(*side)) + " by " + std::to_string(by));
        return true;
    }

    // ---- the tricks

    std::optional<Suit> trumps() const
    {
        if (turned_) return turned_->suit();
        if (trump_ && *trump_ != Strain::no_trump) return static_cast<Suit>(*trump_);
        return std::nullopt;
    }

    /// A row of cards as they lay on the table.
    struct Laid {
        PerSeat<Card> played;
        std::optional<Seat> marked;  ///< whose card is marked as the winner
        int marks = 0;
    };
    Laid laid(const Line& line) const
    {
        Laid out;
        for (std::size_t k = 0; k < 4; ++k) {
            out.played[columns_[k]] = line.cards[k].card;
            if (!line.cards[k].marked) continue;
            out.marked = columns_[k];
            ++out.marks;
        }
        return out;
    }

    /// Who wins the trick, from the leader on.
    Seat best_of(const PerSeat<Card>& played, Seat first) const
    {
        Seat best = first;
        for (Seat seat = left_of(first); seat != first; seat = left_of(seat))
            if (beats(played[seat], played[best])) best = seat;
        return best;
    }

    static std::string trick_line(int number, Seat first, const PerSeat<Card>& played)
    {
        std::string row = std::to_string(number) + ". " + letter_of(first) + ":";
        Seat seat = first;
        for (int k = 0; k < 4; ++k, seat = left_of(seat)) row += " " + spelling(played[seat]);
        return row;
    }

    bool lay_out_tricks()
    {
        const bool known = turned_ || trump_;
        if (!dealer_) dealer_ = leader_ ? right_of(*leader_) : letters_ ? Seat::south : right_of(columns_[0]);
        Seat first = leader_ ? *leader_ : left_of(*dealer_);
        bool led = true;  // it is known who leads
        int number = 0;
        for (Line& line : lines_) {
            if (line.cards.empty()) continue;
            ++number;
            if (!led) return false;  // who won the trick before is not told
            const Laid trick = laid(line);
            if (trick.marks > 1) return false;
            line.statements.push_back(trick_line(number, first, trick.played));
            const bool shown = known || same_suit(trick.played);
            led = shown || trick.marked;
            first = shown ? best_of(trick.played, first) : trick.marked.value_or(first);
        }
        return number >= static_cast<int>(fewest_rows);
    }

    static bool same_suit(const PerSeat<Card>& played)
    {
        return std::all_of(std::begin(all_seats), std::end(all_seats),
                           [&](Seat seat) { return played[seat].suit() == played[Seat::north].suit(); });
    }

    bool beats(Card card, Card best) const
    {
        if (card.suit() == best.suit()) return card.rank() > best.rank();
        return trumps() && card.suit() == *trumps();
    }

    static Seat left_of(Seat seat) { return static_cast<Seat>((static_cast<int>(seat) + 1) % 4); }
    static Seat right_of(Seat seat) { return static_cast<Seat>((static_cast<int>(seat) + 3) % 4); }

    // ---- the log

    void append(const std::string& bytes, std::size_t i, std::string_view written)
    {
        out_.bytes += bytes;
        out_.bytes += '\n';
        const auto& line = lines_[i];
        const auto before = line.whole.substr(0, static_cast<std::size_t>(line.words.data() - line.whole.data()));
        out_.lines.push_back({i + 1, std::string(written), written.empty() ? 0 : static_cast<std::uint32_t>(characters(before))});
    }

    void head()
    {
        const auto say = [&](const std::string& statement) { append(statement, heading_, lines_[heading_].words); };
        if (!laws_.empty()) say(laws_);
        else if (turned_) say("laws " + std::string(words_of(List::code_of_whist).front()));
        if (letters_) say("table N: Y, E: B, S: Z, W: A");
        else if (!names_.empty())
            say("table N: " + std::string(names_[1]) + ", E: " + std::string(names_[2]) + ", S: " + std::string(names_[3]) +
                ", W: " + std::string(names_[0]));
        say(std::string("deal 1 by ") + letter_of(*dealer_));
        hands();
        if (turned_) say(std::string(1, letter_of(*dealer_)) + " turns up " + spelling(*turned_));
        else if (trump_)
            say(std::string(1, letter_of(maker_ ? *maker_ : *dealer_)) + " makes " +
                std::string(*trump_ == Strain::no_trump   ? "no trumps"
                            : *trump_ == Strain::spades   ? "spades"
                            : *trump_ == Strain::hearts   ? "hearts"
                            : *trump_ == Strain::diamonds ? "diamonds"
                                                          : "clubs"));
    }

    void hands()
    {
        std::vector<std::array<std::string, 4>> known;
        for (Seat seat : all_seats)
            if (hands_[seat]) known.push_back(*hands_[seat]);
        if (known.empty()) return;
        if (const auto fourth = fourth_hand(known))
            for (Seat seat : all_seats)
                if (!hands_[seat]) hands_[seat] = fourth;
        std::string out = "hands N:";
        for (Seat seat : all_seats) {
            if (seat != Seat::north) out += ' ';
            if (!hands_[seat]) out += '?';
            else
                for (std::size_t suit = 0; suit < 4; ++suit) out += (suit ? "." : "") + (*hands_[seat])[suit];
        }
        append(out, heading_, lines_[heading_].words);
    }

    void put(std::size_t i)
    {
        Line& line = lines_[i];
        if (line.kept) return append(std::string(line.whole), i, {});
        const std::string comment = "# " + std::string(line.words);
        if (line.statements.empty()) return append(comment, i, line.words);
        append(line.statements[0] + "  " + comment, i, line.words);
    }

    bool (*reads_)(std::string_view);
    std::vector<Line> lines_;
    std::size_t heading_ = 0;
    std::array<Seat, 4> columns_{};
    bool letters_ = false;  ///< the players are A, Y, B, Z
    std::vector<std::string_view> names_;
    std::string laws_;
    std::optional<Seat> dealer_, leader_, maker_;
    std::optional<Card> turned_;
    std::optional<Strain> trump_;
    PerSeat<std::optional<std::array<std::string, 4>>> hands_;
    Retold out_;
};

}  // namespace

std::optional<Retold> told_page(std::string_view text, bool (*reads)(std::string_view))
{
    Page page(text, reads);
    if (!page.read()) return std::nullopt;
    return page.retold();
}

}  // namespace hoyle::prose
