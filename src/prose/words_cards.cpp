#include "prose/tokeniser.hpp"

#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {

bool Tokeniser::card()
{
    const WrittenWord& raw = raw_[at_];
    const bool figures = std::isupper(static_cast<unsigned char>(raw.written.front())) != 0 ||
                         !std::isalpha(static_cast<unsigned char>(raw.written.front()));
    if (const Card card = figures ? card_of(raw.small) : Card()) {
        add(Kind::card, 1).card = card;
        return true;
    }
    const auto rank = rank_named(raw.small);
    const auto strain = strain_named(raw.small);
    const WrittenWord* next = peek(1);
    const WrittenWord* third = peek(2);
    const auto suited = [&](std::optional<Strain> suit, Rank which, std::size_t taken) {
        if (!suit || *suit == Strain::no_trump) return false;
        add(Kind::card, taken).card = Card(static_cast<Suit>(*suit), which);
        return true;
    };
    const bool letter = raw.small.size() == 1 && !std::isdigit(static_cast<unsigned char>(raw.small[0]));
    if (rank && next && next->small == "of" && third && suited(strain_named(third->small), *rank, 3)) return true;
    const bool article = raw.small == "a" && next && !next->small.ends_with("s") && next->small != "dia";  // A CLUB
    if (rank && next && (!letter || figures) && !article && suited(strain_named(next->small), *rank, 2)) return true;
    if (strain && is_led(raw)) return suited(strain, *rank_named(raw_[at_ + 2].small), 3);  // "started on diamonds: my ace"
    if (strain && next && !raw.small.ends_with("s"))
        if (const auto high = rank_named(next->small); high && next->written != "a")  // `spade A`, not `a spade a minute`
            return suited(strain, *high, 2);
    return false;
}

bool Tokeniser::is_led(const WrittenWord& suit) const
{
    const std::size_t at = static_cast<std::size_t>(&suit - raw_.data());
    if (at + 2 >= raw_.size() || raw_[at + 2].stop != 0 || !rank_named(raw_[at + 2].small)) return false;
    const std::string& article = raw_[at + 1].small;
    const bool of_whom = article == "the" || article == "my" || article == "his" || article == "her";
    return of_whom && (raw_[at + 1].stop == ':' || raw_[at + 1].stop == ',') && !out_.empty() && out_.back().kind == Kind::plain;
}

bool Tokeniser::rank()
{
    const WrittenWord& raw = raw_[at_];
    const auto found = rank_named(raw.small);
    const bool court = found && *found >= Rank::jack && raw.small.size() > 1;
    const bool the = at_ > 0 && raw_[at_ - 1].small == "the" && raw.stop == 0;
    const WrittenWord* next = peek(1);
    const bool dealt_from = next && next->small == "from" && is_in_a_trick(next);  // "seven from dummy"
    const bool counts = next && (next->small.starts_with("trick") || next->small == "of");
    const bool letter = raw.small.size() == 1 && std::isdigit(static_cast<unsigned char>(raw.small[0])) == 0;
    if (!found || letter || !(court || raw.small == "deuce" || raw.small == "trey" || (the && !counts) || dealt_from))
        return false;
    if (raw.small.size() == 1 && !(the && is_in_a_trick(next))) return false;
    add(Kind::rank, 1).rank = *found;
    return true;
}

bool Tokeniser::is_in_a_trick(const WrittenWord* next) const
{
    if (next && !is_in(List::prepositions, next->small) && !is_in(List::joining, next->small)) return false;
    const auto is_card = [](const Word& word) { return word.kind == Kind::card; };
    return table_.cards != 0 || std::any_of(out_.begin(), out_.end(), is_card);
}

bool Tokeniser::trick()
{
    const WrittenWord& raw = raw_[at_];
    const WrittenWord* next = peek(1);
    if (raw.small == "trick" && next)
        if (const auto number = number_named(next->small); number && *number >= 1 && *number <= 13) {
            add(Kind::trick, 2).number = *number;
            return true;
        }
    // `at T6`
    const bool short_name = raw.small.size() > 1 && raw.small.size() <= 3 && raw.small[0] == 't' && raw.written[0] == 'T' &&
                            raw.small.find_first_not_of("0123456789", 1) == std::string::npos;
    if (const int which = short_name ? std::atoi(raw.small.c_str() + 1) : 0; which >= 1 && which <= 13) {
        add(Kind::trick, 1).number = which;
        return true;
    }
    if (const auto number = ordinal(raw.small); number && next && (next->small == "trick" || next->small == "round")) {
        if (next->small == "round") return false;
        add(Kind::trick, 2).number = *number;
        return true;
    }
    return false;
}

}  // namespace hoyle::prose
