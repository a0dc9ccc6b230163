#include "prose/lines.hpp"

#include "prose/headings.hpp"
#include "prose/lists.hpp"
#include "prose/seating.hpp"

#include <cctype>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

/// The number that a line begins with, "1." or "Trick 1:"; empty: none, or none of a trick.
std::string_view number_of_trick(std::string_view line)
{
    const auto first = split(line);
    if (first.empty()) return {};
    const bool named = first.size() > 2 && (first[0] == "trick" || first[0] == "Trick");
    const auto number = first[named ? 1 : 0];
    const bool is_number = number.size() <= 2 && number.find_first_not_of("0123456789") == number.npos && number != "0";
    return is_number ? number : std::string_view();
}

}  // namespace

bool is_near_miss(std::string_view line)
{
    const auto words = split(line);
    if (words.empty()) return false;
    const auto first = words[0];
    if (is_in(List::statement_heads, first)) return true;
    if (words.size() == 1) return std::isalnum(static_cast<unsigned char>(first.back())) != 0;
    if (words.size() >= shortest_remark) return false;
    return first.size() == 1 || seat_of(first) || is_in(List::statement_starts, first) ||
           std::isdigit(static_cast<unsigned char>(first[0])) != 0;
}

void Lines::tell(std::string_view words, Made& made)
{
    if (trick(words, made) || trick_won(words, made) || tidied(words, made)) return;
    if (!table_.laws)
        if (const auto laws = told_laws(words); laws && stating_.state(*laws, made)) return;
    if (!table_.seated)
        if (const auto table = told_table(words); table && stating_.state(*table, made)) return;
    std::string_view rest;
    if (const auto deal = told_deal(words, table_, rest); deal && stating_.state(*deal, made)) {
        if (!rest.empty()) tell(rest, made);
        return;
    }
    sentences_.tell(words, made);
}

/// A trick by its number with words between: "1. W leads HK, N H3", "Trick 2: South the jack of clubs, West the three".
bool Lines::trick(std::string_view line, Made& made)
{
    const auto number = number_of_trick(line);
    if (number.empty()) return false;
    table_.led.reset();
    const Table fresh = table_;
    std::string out = std::string(number) + ".";
    bool seat = false;
    int cards = 0;
    for (const Word& word :
         hear(line.substr(static_cast<std::size_t>(number.data() + number.size() - line.data())), table_, {})) {
        if (word.kind == Kind::seat && word.before.empty() && !seat) {
            out += std::string(" ") + letter_of(word.seat) + ":";
            seat = true;
        } else if (word.kind == Kind::card || (word.kind == Kind::rank && table_.led)) {
            const Card card = word.kind == Kind::card ? word.card : Card(*table_.led, word.rank);
            if (cards++ == 0 && !seat) return false;
            if (cards == 1) table_.led = card.suit();
            out += " " + spelling(card);
            seat = false;
        } else if (word.kind != Kind::plain || !is_in(List::trick_filling, word.stem)) {
            return table_ = fresh, false;
        }
    }
    if (cards == 0 || seat) return table_ = fresh, false;
    return stating_.state(out, made) || (table_ = fresh, false);
}

/// A trick with its winner on the same line.
bool Lines::trick_won(std::string_view words, Made& made)
{
    for (const std::string_view won : {" won by ", " taken by "}) {
        const auto at = words.find(won);
        if (at == words.npos || number_of_trick(words).empty()) continue;
        const std::string winner = "won by " + std::string(trimmed(words.substr(at + won.size())));
        const auto cards = trimmed(words.substr(0, at));
        if (!stating_.reads(cards) || !stating_.reads(winner)) continue;
        return stating_.state(std::string(cards), made) && stating_.state(winner, made);
    }
    return false;
}

/// A statement with something behind it that is none of it: a note in brackets, an arrow, dots, a wide blank. Behind a stroke
/// there may be more.
bool Lines::tidied(std::string_view words, Made& made)
{
    for (const std::string_view sign : {"<-", "--", "(", "[", "...", "…", ";", " - "}) {
        const auto at = words.find(sign);
        if (at == words.npos || at == 0) continue;
        if (!headed(trimmed(words.substr(0, at)), made)) continue;
        const auto rest = trimmed(words.substr(at + sign.size()));
        if (sign == ";" || sign == "--" || sign == " - ") more(rest, sign, made);
        else made.note = rest;
        return true;
    }
    return wide_blank(words, made);
}

/// What stands behind the first statement of a line, in pieces: each may tell more. Where none does it is a note.
void Lines::more(std::string_view rest, std::string_view sign, Made& made)
{
    Made further;
    for (std::size_t at = 0; at < rest.size();) {
        const auto end = std::min(rest.find(sign, at), rest.size());
        if (const auto piece = trimmed(rest.substr(at, end - at)); !piece.empty()) tell(piece, further);
        at = end + sign.size();
    }
    if (further.statements.empty()) return void(made.note = rest);
    made.statements.insert(made.statements.end(), further.statements.begin(), further.statements.end());
    made.refused = further.refused;
}

bool Lines::headed(std::string_view head, Made& made)
{
    return head.size() > 3 && stating_.may_stand(head) && stating_.reads(head) && stating_.state(std::string(head), made);
}

/// `6. W: H4 H2 HJ HQ       South took it`: behind the last wide blank before which nothing is missing, and words behind it.
bool Lines::wide_blank(std::string_view words, Made& made)
{
    for (auto at = words.rfind("  "); at != words.npos && at > 0; at = words.rfind("  ", at - 1)) {
        const auto note = trimmed(words.substr(at));
        const auto first = split(note);
        if (first.size() < 2 || card_of(first[0]) || card_of(first[1])) continue;
        if (!headed(trimmed(words.substr(0, at)), made)) continue;
        made.note = note;
        return true;
    }
    return false;
}

}  // namespace hoyle::prose
