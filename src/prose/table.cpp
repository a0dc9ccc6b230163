#include "prose/table.hpp"

#include "lawbook/find_book.hpp"

#include "prose/lists.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace hoyle::prose {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<std::string_view> split(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r", ends = ",:;.\"()";
    std::vector<std::string_view> out;
    for (std::size_t at = 0; (at = line.find_first_not_of(blanks, at)) != line.npos;) {
        const auto end = std::min(line.find_first_of(blanks, at), line.size());
        auto word = line.substr(at, end - at);
        while (!word.empty() && ends.find(word.back()) != ends.npos) word.remove_suffix(1);
        while (!word.empty() && ends.find(word.front()) != ends.npos) word.remove_prefix(1);
        if (!word.empty()) out.push_back(word);
        at = end;
    }
    return out;
}

Card card_of(std::string_view word)
{
    constexpr std::string_view suits = "SHDC", ranks = "23456789TJQKA";
    const auto of = [&](std::string_view suit, std::string_view rank) -> Card {
        if (rank == "10") rank = "T";
        if (suit.size() != 1 || rank.size() != 1) return {};
        const auto s = suits.find(static_cast<char>(std::toupper(static_cast<unsigned char>(suit[0]))));
        const auto r = ranks.find(static_cast<char>(std::toupper(static_cast<unsigned char>(rank[0]))));
        return s == suits.npos || r == ranks.npos ? Card() : Card(static_cast<Suit>(s), static_cast<Rank>(r));
    };
    if (word.size() < 2 || word.size() > 3) return {};
    if (const Card card = of(word.substr(0, 1), word.substr(1))) return card;
    return of(word.substr(word.size() - 1), word.substr(0, word.size() - 1));
}

std::optional<Seat> seat_of(std::string_view word)
{
    for (Seat seat : all_seats) {
        std::string small(name_of(seat));
        small[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[0])));
        std::string capitals = small;
        for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        if (word == std::string_view(&capitals[0], 1) || word == name_of(seat) || word == small || word == capitals) return seat;
    }
    return std::nullopt;
}

void Table::sits(Seat seat, std::string_view name)
{
    names_[seat].clear();
    whole_[seat] = name;
    const auto words = split(name);
    const auto capital = [](std::string_view word) { return std::isupper(static_cast<unsigned char>(word.front())) != 0; };
    const bool any = std::any_of(words.begin(), words.end(), capital);
    for (const auto word : words)
        if (!any || capital(word) || is_in(List::kin, word)) names_[seat].emplace_back(word);  // the Dean, my uncle
    const bool kin = std::any_of(words.begin(), words.end(), [](std::string_view word) { return is_in(List::kin, word); });
    if (words.size() == 2 && is_in(List::kin, words[1])) names_[seat] = {std::string(words[1])};
    small_names |= !any && !kin;
    if (name == "I") writer = seat, seats_writer = true;
    seated = true;
}

std::string lower(std::string_view word)
{
    std::string out(word);
    for (char& c : out) c = c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

std::string upper(std::string_view words)
{
    std::string out(words);
    for (char& c : out) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

std::optional<Seat> Table::find(std::string_view name) const
{
    if (name == "I") return writer;
    std::optional<Seat> found, alone;
    bool two = false;
    for (Seat seat : all_seats) {
        const auto& words = names_[seat];
        if (std::find(words.begin(), words.end(), name) == words.end()) continue;
        if (words.size() > 1 && is_in(List::titles, name)) continue;
        if (words.size() == 1) alone = seat;  // Clark, where there is a Mrs Clark
        two |= found.has_value();
        found = seat;
    }
    return two ? alone : found;
}

bool Table::is_whole_name(std::string_view name) const
{
    return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return whole_[seat] == name; });
}

std::optional<Seat> Table::find(std::string_view title, std::string_view name) const
{
    std::optional<Seat> found;
    for (Seat seat : all_seats) {
        const auto& words = names_[seat];
        const auto at = std::find(words.begin(), words.end(), title);
        if (at == words.end() || std::find(at, words.end(), name) == words.end()) continue;
        if (found) return std::nullopt;
        found = seat;
    }
    return found;
}

std::optional<Seat> Table::find_called(std::string_view small) const
{
    const auto names = words_of(List::title_names), titles = words_of(List::title_signs);
    const auto at = std::find(names.begin(), names.end(), small);
    if (at == names.end() && !is_in(List::kin, small)) return std::nullopt;
    const std::string_view title = at == names.end() ? small : titles[static_cast<std::size_t>(at - names.begin())];
    std::optional<Seat> found;
    for (Seat seat : all_seats) {
        const auto is_called = [&](const std::string& word) { return word == title || lower(word) == small; };
        if (std::none_of(names_[seat].begin(), names_[seat].end(), is_called)) continue;
        if (found) return std::nullopt;
        found = seat;
    }
    return found;
}

void Table::update(std::string_view line)
{
    if (const auto comment = line.find('#'); comment != line.npos) line = line.substr(0, comment);
    const auto words = split(line);
    if (words.empty()) return;
    if (words[0] == "laws") update_laws(words);
    else if (words[0] == "table") update_table(line);
    else if (words[0] == "deal" && words.size() > 1 && words[1] != "void") update_deal(line);
    else if (words[0] == "hands") update_hands(words);
    else if (is_digit(words[0][0])) update_trick(line);
    else if (const auto seat = seat_of(words[0]) ? seat_of(words[0]) : find(words[0])) update_act(*seat, line);
    else if (dealt) acted = true;
    standing_told = standing_told || words[0] == "standing";
    const bool ends = words[0] == "result" || words[0] == "score" || words[0] == "honours";
    ended = ended || ends;
    if (ends && words.size() > 1 && (words[1] == "NS" || words[1] == "EW")) side_told = words[1] == "NS" ? Side::ns : Side::ew;
}

void Table::update_laws(const std::vector<std::string_view>& words)
{
    laws = true;
    code = words.size() > 1 ? std::string(words[1]) : std::string();
    if (const auto called = lawbook::books_called(code); called.size() == 1) code = called.front()->id;
}

void Table::update_table(std::string_view line)
{
    line.remove_prefix(std::min(line.size(), line.find("table") + 5));
    while (!line.empty()) {
        const auto comma = std::min(line.find(','), line.size());
        const auto part = line.substr(0, comma);
        const auto words = split(part);
        if (words.size() > 1)
            if (const auto seat = seat_of(words[0])) {
                const auto name = static_cast<std::size_t>(words[1].data() - part.data());
                sits(*seat, part.substr(name));
            }
        line.remove_prefix(std::min(comma + 1, line.size()));
    }
}

void Table::update_deal(std::string_view line)
{
    const auto words = split(line);
    const auto by = std::find(words.begin(), words.end(), "by");
    ++deals;
    dealt = true;
    acted = passed = made = doubled = new_deal = trick_over = gap = ended = false;
    told = announced = 0;
    dealer = asked = leader = std::nullopt;
    side_told = std::nullopt;
    led.reset();
    cards = 0;
    played = {};
    holds_ = {};
    if (by == words.end() || by + 1 == words.end()) return;
    dealer = seat_of(by[1]) ? seat_of(by[1]) : find(by[1]);
    speaker = dealer;
}

/// `hands N:AT87.K.QJ.95 ? ? ?`: from the seat that is named on, to its left.
void Table::update_hands(const std::vector<std::string_view>& words)
{
    constexpr std::string_view suits = "SHDC";
    if (words.size() < 2 || words[1].size() < 2 || words[1][1] != ':') return;
    const auto first = seat_of(words[1].substr(0, 1));
    if (!first) return;
    Seat seat = *first;
    for (std::size_t i = 1; i < words.size() && i <= all_seats.size(); ++i, seat = left_of(seat)) {
        const auto hand = i == 1 ? words[i].substr(2) : words[i];
        if (hand == "?") continue;
        std::size_t suit = 0;
        holds_[seat] = {};
        for (const char rank : hand) {
            const char named[] = {suits[std::min(suit, suits.size() - 1)], rank};
            if (rank == '.') ++suit;
            else if (const Card card = card_of(std::string_view(named, 2))) holds_[seat].add(card);
        }
    }
}

std::optional<Seat> Table::holder(Card card) const
{
    for (const Seat seat : all_seats)
        if (holds_[seat].has(card)) return seat;
    return std::nullopt;
}

void Table::update_trick(std::string_view line)
{
    acted = true;
    doubled = false;
    leader.reset();
    led.reset();
    cards = 0;
    for (const auto word : split(line)) {
        if (const auto seat = seat_of(word)) {
            if (!leader) leader = seat;
            speaker = seat;
        } else if (const Card card = card_of(word)) {
            if (cards++ == 0) led = card.suit();
            played.add(card);
        }
    }
    trick_over |= cards > 3;
    if (cards > 3) told = std::atoi(std::string(line.substr(line.find_first_of("0123456789"))).c_str());
}

/// What it tells of cards that are played, or not any more.
void Table::update_played(const std::vector<std::string_view>& words)
{
    if (words.size() < 3) return;
    if (words[1] == "leads" || words[1] == "plays")
        if (const Card card = card_of(words[2])) played.add(card);
    if (words[1] != "takes" && words[1] != "changes") return;
    for (const auto word : words)
        if (const Card card = card_of(word)) played.remove(card);
}

void Table::update_act(Seat who, std::string_view line)
{
    acted = true;
    speaker = who;
    const auto words = split(line);
    const bool asks = words.size() > 1 && words[1] == "asks";
    if (asks && (words.size() == 2 || line.find(" to lead") != line.npos)) asked = partner_of(who);
    else if (words.size() < 2 || words[1] != "says") asked.reset();
    passed |= words.size() > 1 && words[1] == "passes" && dealer == who;
    made |= words.size() > 1 && (words[1] == "makes" || words[1] == "make");
    new_deal = new_deal || line.find(" demands new deal") != line.npos;
    const bool says = words.size() > 1 && words[1] == "says";
    const bool over = says && words.size() > 2 && words[2] == "over";
    doubled = over || (doubled && says) || (words.size() > 1 && (words[1] == "doubles" || words[1] == "redoubles"));
    const bool leads = words.size() > 2 && words[1] == "leads";
    update_played(words);
    if (leads) {
        leader = who;
        led = card_of(words[2]) ? std::optional(card_of(words[2]).suit()) : std::nullopt;
        cards = 1;
    } else if (words.size() > 1 && (words[1] == "plays" || card_of(words[1]))) {
        trick_over |= ++cards > 3;
    } else if (words.size() > 1 && words[1] == "takes") {
        cards = std::max(0, cards - 1);
    }
}

}  // namespace hoyle::prose
