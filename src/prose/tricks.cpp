#include "prose/tricks.hpp"

#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

constexpr int tricks_of_a_deal = 13;

std::string_view behind(std::string_view line, std::string_view word)
{
    return line.substr(static_cast<std::size_t>(word.data() + word.size() - line.data()));
}

std::optional<int> figure(std::string_view word)
{
    const bool is_figure = word.size() <= 2 && !word.empty() && word.find_first_not_of("0123456789") == word.npos;
    return is_figure ? number_named(word) : std::nullopt;
}

/// `T3` or `t3`, of a trick: its number.
std::string_view without_letter(std::string_view word)
{
    return word.size() > 1 && (word[0] == 'T' || word[0] == 't') && word[1] >= '0' && word[1] <= '9' ? word.substr(1) : word;
}

/// `D2-D4-DK-DA`: how many; 0: it is none.
std::size_t cards_joined(std::string_view word)
{
    std::size_t cards = 0;
    for (std::size_t from = 0; from <= word.size(); ++cards) {
        const auto end = std::min(word.find('-', from), word.size());
        if (!card_of(upper(word.substr(from, end - from)))) return 0;
        from = end + 1;
    }
    return cards > 1 ? cards : 0;
}

/// `D-5, D-10`: the dash parts a suit from its card, as long as the word is no more than these.
std::string without_dashes(std::string_view rest)
{
    std::string out;
    for (std::size_t at = 0; at < rest.size(); ++at) {
        const auto is_end = [&](std::size_t i) {
            return i >= rest.size() || (std::isalnum(static_cast<unsigned char>(rest[i])) == 0 && rest[i] != '-');
        };
        const bool begins = at > 0 && rest[at] == '-' && at + 1 < rest.size() && (at == 1 || is_end(at - 2));
        std::size_t end = at + 1;
        while (!is_end(end)) ++end;
        if (begins && card_of(upper(std::string(rest.substr(at - 1, 1)) + std::string(rest.substr(at + 1, end - at - 1)))))
            continue;
        out += rest[at];
    }
    return out;
}

/// `(W) dk d10 d2 da`, `d2 n d4 e dK s dA`, `D2-D4-DK-DA`: as the language writes seats and cards; any other words as they stand.
std::string in_capitals_if_cards(std::string_view rest, const Table& table)
{
    constexpr std::size_t fewest = 2, all = 4;
    std::string out(rest);
    const auto at = [&](std::string_view word) { return static_cast<std::size_t>(word.data() - rest.data()); };
    const auto capitals = [&](std::string_view word) { out.replace(at(word), word.size(), upper(word)); };
    std::size_t cards = 0;
    for (const auto whole : split(rest)) {
        std::string_view word = whole;
        if (word.size() == 3 && word.front() == '(' && word.back() == ')' && seat_of(upper(word.substr(1, 1)))) {
            out[at(word)] = out[at(word) + 2] = ' ';
            word = word.substr(1, 1);
        }
        const auto joined = cards_joined(word);
        if (card_of(upper(word))) capitals(word), ++cards;
        else if (word.size() == 1 && seat_of(upper(word))) capitals(word);
        else if (joined > 0) {
            std::string apart = upper(word);
            std::replace(apart.begin(), apart.end(), '-', ' ');
            out.replace(at(word), word.size(), apart);
            cards += joined;
        } else if (std::isalnum(static_cast<unsigned char>(word.front())) == 0) {
            break;  // `-- stop`
        } else if (std::isupper(static_cast<unsigned char>(word.front())) == 0 && !table.find(word)) {
            return std::string(rest);  // talk; `kate kc` is none
        }
        if (cards >= all) return out;
    }
    return cards >= fewest ? out : std::string(rest);
}

/// `3 clubs`, `K spades`, `spades knave`: a rank and its suit, in either order, as a trick has them; no card: it is none.
Card rank_and_suit(const std::vector<std::string_view>& words, std::size_t at)
{
    if (at + 1 >= words.size()) return {};
    const std::array<std::string, 2> small{lower(words[at]),
                                           lower(words[at + 1].substr(0, words[at + 1].find_last_not_of(",;:.") + 1))};
    for (const std::size_t suit : {std::size_t{1}, std::size_t{0}}) {
        const auto strain = small[suit].ends_with('s') ? strain_named(small[suit]) : std::nullopt;
        const auto led = std::find_if(all_suits.begin(), all_suits.end(), [&](Suit each) { return strain == strain_of(each); });
        if (led == all_suits.end()) continue;
        const std::string& rank = small[1 - suit];
        const auto named = rank_named(rank);
        return card_of(letter_of(*led) + (named ? std::string(1, letter_of(*named)) : upper(rank)));
    }
    return {};
}

/// How many words tell a card there, `king of clubs`, `diamond three`, and its suit; 0: none do.
std::size_t card_in_words(const std::vector<std::string_view>& words, std::size_t at, std::string& suit)
{
    const auto small = [&](std::size_t k) { return k < words.size() ? lower(words[k]) : std::string(); };
    const auto named = [&](std::size_t k) { return strain_named(small(k)); };
    const bool of = rank_named(small(at)) && small(at + 1) == "of" && named(at + 2);
    const bool behind = named(at) && rank_named(small(at + 1));
    if (!of && !behind) return 0;
    const auto led = std::find_if(all_suits.begin(), all_suits.end(),
                                  [&](Suit each) { return strain_of(each) == *named(of ? at + 2 : at); });
    if (led == all_suits.end()) return 0;
    suit = std::string(1, letter_of(*led));
    return of ? 3 : 2;
}

/// A card that a word and those behind it tell.
struct CardTold {
    std::size_t words = 0;  ///< how many; 0: none
    std::string instead;    ///< what is to stand for the word; empty: it may stand
};

/// `suit`: of the card that was led; empty: none was, and this one is.
CardTold card_told(const std::vector<std::string_view>& words, std::size_t at, std::string_view word, std::string& suit)
{
    if (const auto card = card_of(upper(word))) {
        if (suit.empty()) suit = spelling(card).substr(0, 1);
        return {1, {}};
    }
    std::string named;
    if (const Card card = rank_and_suit(words, at)) {
        const std::string instead = spelling(card);
        if (suit.empty()) suit = instead.substr(0, 1);
        return {2, instead};
    }
    if (const auto count = card_in_words(words, at, named)) {  // `king of clubs`
        if (suit.empty()) suit = named;
        return {count, {}};
    }
    if (suit.empty()) return {};
    if (card_of(suit + upper(word))) return {1, suit + std::string(word)};
    const auto rank = rank_named(lower(word));  // `North ten`
    return rank ? CardTold{1, suit + letter_of(*rank)} : CardTold{};
}

/// `HQ - 3 - 2 - A`, `East king of clubs, South 3, West 7, North ace`, `quill led ca, pringle 6, marsh 2, dodd 5`: ranks alone
/// behind a card are of the suit led. With the suits put before them, where four cards are told so; empty: they are not.
std::string with_suit_led(std::string_view rest)
{
    static constexpr std::string_view signs = ",;:.-/";
    constexpr std::size_t all = 4, most_between = 3;
    std::string out, suit;
    std::size_t cards = 0, between = 0, copied = 0;
    const auto words = split(rest);
    for (std::size_t i = 0; i < words.size() && cards < all; ++i) {
        const auto from = words[i].find_first_not_of(signs);
        if (from == words[i].npos) continue;
        const auto word = words[i].substr(from, words[i].find_last_not_of(signs) + 1 - from);
        const CardTold told = card_told(words, i, word, suit);
        if (told.words == 0) {
            if (++between > most_between && !suit.empty()) return {};
            continue;
        }
        between = 0;
        ++cards;
        i += told.words - 1;
        if (told.instead.empty()) continue;
        const auto at = static_cast<std::size_t>(word.data() - rest.data());
        out.append(rest.substr(copied, at - copied)).append(told.instead);
        const auto last = told.words == 1 ? word : words[i].substr(0, words[i].find_last_not_of(signs) + 1);
        copied = static_cast<std::size_t>(last.data() - rest.data()) + last.size();
    }
    return cards == all && copied > 0 ? out.append(rest.substr(copied)) : std::string();
}

/// Whose card the words say: "North the four", "the four from me", "Miss Lowe's king".
bool names_player(const Word& word)
{
    return word.kind == Kind::seat &&
           (word.before.empty() || word.before == "'s" || word.before == "from" || word.before == "by");
}

/// The cards of a trick in the order in which they were told.
class Cards {
public:
    Cards(Table& table, CardSet known) : table_(table), known_(known) {}

    /// False: the word has no place in a trick.
    bool take(const Word& word, bool ends_piece)
    {
        if (names_player(word)) return player(word, ends_piece);
        if (word.kind == Kind::card) return is_played(word) && card(word.card);
        if (word.kind == Kind::seat && word.before == "by" && cards_.empty()) return player(word, ends_piece);
        if (word.kind == Kind::rank) return is_played(word) && table_.led && card(Card(*table_.led, word.rank));
        if (word.kind != Kind::plain) return false;
        verb_ = word.stem;
        return is_in(List::trick_filling, word.stem);
    }

    bool is_open() const { return player_.has_value(); }  ///< a player was named, and no card of his yet
    std::size_t count() const { return cards_.size(); }

    std::string statement(int number) const
    {
        if (number == 0) return one_by_one();
        std::string out = std::to_string(number) + ".";
        for (const auto& [who, card] : cards_) {
            if (who) out += std::string(" ") + letter_of(*who) + ":";
            out += " " + spelling(card);
        }
        return out;
    }

private:
    std::string one_by_one() const
    {
        std::string out;
        Seat who = *cards_[0].first;
        for (const auto& [named, card] : cards_) {
            who = named.value_or(out.empty() ? who : left_of(who));
            out += std::string(out.empty() ? "" : " / ") + letter_of(who) + (out.empty() ? " leads " : " plays ") +
                   spelling(card);
        }
        return out;
    }

    /// "Trumped it with the six", "put on the six"; not the king that was trumped, nor the one on which a card was put.
    bool is_played(const Word& word) const
    {
        if (is_in(List::beating, verb_)) return word.before == "with" && !cards_.empty();  // who won it need not have led
        return word.before.empty() || word.before == "with" || (word.before == "on" && player_ && verb_ == "put");
    }

    bool player(const Word& word, bool ends_piece)
    {
        const bool of_last = word.before == "from" && ends_piece && !cards_.empty() &&
                             cards_.back().first.value_or(word.seat) == word.seat;  // "the four from me"
        if (of_last) return cards_.back().first = word.seat, true;
        if (player_) return *player_ == word.seat;  // "Tom, the dealer"
        player_ = word.seat;
        return true;
    }

    bool card(Card card)
    {
        if (cards_.empty() && !player_) player_ = table_.holder(card);  // `1. H9 H8 H2 HK`
        if (cards_.size() == all_seats.size() || (cards_.empty() && !player_) || known_.has(card)) return false;
        if (cards_.empty()) table_.led = card.suit();
        cards_.emplace_back(player_, card);
        player_.reset();
        verb_.clear();
        return true;
    }

    Table& table_;
    CardSet known_;  ///< played to other tricks
    std::optional<Seat> player_;
    std::string verb_;  ///< since the last card
    std::vector<std::pair<std::optional<Seat>, Card>> cards_;
};

}  // namespace

/// `Trick`, `tr`, `Trk.`
static bool is_trick(std::string_view word)
{
    const std::string small = lower(word);
    return small == "trick" || small == "tr" || small == "trk";
}

std::optional<TrickHead> trick_head(std::string_view line)
{
    auto words = split(line);
    const bool listed = words.size() > 2 && (words[0] == "-" || words[0] == "*" || words[0] == "\u2022");
    if (listed && lower(words[1]) == "trick") words.erase(words.begin());  // `- trick 1, South leads: ...`
    std::size_t at = 0;
    while (at < words.size() && at < 2 && is_in(List::trick_heads, lower(words[at]))) ++at;
    if (at >= words.size()) return std::nullopt;
    std::optional<int> number;
    std::size_t last = at;
    if (is_trick(words[at]) && at + 1 < words.size()) number = number_named(lower(words[last = at + 1]));
    else if (at + 1 < words.size() && is_trick(words[at + 1])) {
        number = ordinal(lower(words[at]));
        if (!number) number = figure(words[at]);  // `3. trick - South ...`
        last = at + 1;
    } else if (at == 0 && words.size() > 1) number = figure(without_letter(words[0]));
    if (at == 0 && words[0].find_first_not_of('-') == words[0].npos && words.size() > 2) {  // "-  E: HQ"
        const bool seat = line[static_cast<std::size_t>(words[1].data() - line.data()) + words[1].size()] == ':';
        if (seat) return TrickHead{0, behind(line, words[0])};
    }
    if (!number || *number < 1 || *number > tricks_of_a_deal) return std::nullopt;
    if (at == 0 && last + 1 < words.size() && words[last + 1] == words[last]) ++last;  // `13. 13. N: ...`
    return TrickHead{*number, behind(line, words[last])};
}

namespace {

struct TrickRead {
    std::string statement;  ///< empty: none
    std::size_t cards = 0;
    std::size_t left = 0;  ///< how many letters at the end of the text are not in it
};

TrickRead read_trick(const std::string& text, const TrickHead& head, Table& table)
{
    const auto words = tokenise(in_capitals_if_cards(text, table), table, {});
    table.led.reset();
    Cards cards(table, head.number == table.told ? CardSet() : table.played);
    TrickRead whole;  // the trick as far as the last piece that was wholly understood
    std::size_t taken = 0;
    for (std::size_t at = 0; at <= words.size(); ++at) {
        const bool ends = at == words.size() || words[at].stop != 0;
        if (ends && cards.count() != 0 && !cards.is_open()) whole = {cards.statement(head.number), cards.count()}, taken = at;
        const bool ends_piece = at + 1 >= words.size() || words[at + 1].stop != 0;
        if (at == words.size() || !cards.take(words[at], ends_piece)) break;
    }
    if (whole.cards != 0 && taken < words.size()) whole.left = text.size() - words[taken].begin;
    return whole;
}

}  // namespace

ParsedTrick parse_trick(const TrickHead& head, Table& table)
{
    std::string told = without_dashes(head.rest);
    for (auto dash = told.find(" - "); dash != told.npos; dash = told.find(" - ", dash)) told.replace(dash, 3, ",  ");
    TrickRead read = read_trick(with_suit_led(told), head, table);
    if (read.cards != all_seats.size()) read = read_trick(told, head, table);
    if (read.cards == 0) return {read.statement, {}};
    std::size_t from = head.rest.size() - read.left;
    while (from > 0 && without_dashes(head.rest.substr(from)).size() < read.left) --from;  // `D-5` behind the fourth card
    return {read.statement, head.rest.substr(from)};
}

}  // namespace hoyle::prose
