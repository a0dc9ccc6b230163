#include "prose/lines.hpp"

#include "prose/deal_end.hpp"
#include "prose/headings.hpp"
#include "prose/standing.hpp"
#include "prose/lists.hpp"
#include "prose/row_of_cards.hpp"
#include "prose/seating.hpp"
#include "prose/tricks.hpp"
#include "prose/word_lookup.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

namespace hoyle::prose {

bool is_near_miss(std::string_view line)
{
    const auto words = split(line);
    if (words.empty()) return false;
    const auto first = words[0];
    if (is_in(List::statement_heads, first)) return true;
    if (words.size() == 1) return std::isalnum(static_cast<unsigned char>(first.back())) != 0;
    if (words.size() >= shortest_remark) return is_row_of_cards(line);
    return first.size() == 1 || seat_of(first) || is_in(List::statement_starts, first) ||
           std::isdigit(static_cast<unsigned char>(first[0])) != 0;
}

bool is_of_a_letter(std::string_view line)
{
    // of a mail and of a letter
    static constexpr std::string_view heads[] = {"From:", "To:", "Cc:", "Subject:", "Sent:", "Re:"};
    static constexpr std::string_view salutations[] = {"sir",     "sirs",     "madam",     "gentlemen",
                                                       "friends", "dear sir", "dear sirs", "dear madam"};
    const auto words = split(line);
    if (std::any_of(std::begin(heads), std::end(heads), [&](std::string_view head) { return line.starts_with(head); }))
        return true;
    if (words.size() > 2 || line.empty() || std::string_view(",:!").find(line.back()) == std::string_view::npos) return false;
    const std::string small = lower(line.substr(0, line.size() - 1));
    return std::find(std::begin(salutations), std::end(salutations), small) != std::end(salutations);
}

bool is_sentence(std::string_view line)
{
    const auto words = split(line);
    if (words.size() < shortest_remark) return false;
    const auto is_capital = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
    const auto typed = [&](std::string_view word) {
        if (word == "I") return false;
        if (word.size() <= 3 && is_capital(word.front()) && is_capital(word.back())) return true;  // a seat, a side, a card
        if (card_of(word) && !std::islower(static_cast<unsigned char>(word.front()))) return true;
        return std::count(word.begin(), word.end(), '.') > 1;  // a hand
    };
    const bool speech = words[0].data()[words[0].size()] == ':' && !typed(words[1]);  // "S: then I'll have the other"
    return speech || std::none_of(words.begin(), words.end(), typed);
}

bool Lines::tells_deal_end(std::string_view line) const
{
    const auto told = parse_deal_end(line, table_);
    return !told.empty() && std::all_of(told.begin(), told.end(), [&](const std::string& each) { return stating_.reads(each); });
}

/// Before anything was played what both sides have is how they stood, and no score of a hand.
bool Lines::standing(std::string_view line, ParseResult& result)
{
    if (table_.cards_told() || table_.deals > (table_.standing_told ? 1 : 0)) return false;
    const auto told = standing_told(line, table_);
    return told && told->whole && stating_.state(told->statement, result);
}

bool Lines::deal_end(std::string_view line, ParseResult& result)
{
    if (!tells_deal_end(line)) return false;
    for (const std::string& each : parse_deal_end(line, table_)) stating_.state(each, result);
    return true;
}

std::string Lines::trumps_alone(std::string_view line) const
{
    if (!table_.known_dealer() || table_.made || table_.cards_told()) return {};
    auto words = tokenise(line, table_, {});
    const bool headed = line.starts_with("make") || line.starts_with("Make");  // `make: spades`
    if (headed && words.size() == 2) words.erase(words.begin());
    if (words.empty() || words[0].kind != Word::Kind::strain || words.size() > 3) return {};
    if (words.size() > 1 && words[1].stem != stem_of("turn")) return {};  // "spades turned up"
    return letter_of(*table_.maker()) + std::string(" makes ") + std::string(name_of(words[0].strain));
}

std::string_view Lines::by_speaker(std::string_view line)
{
    const auto from = line.find('('), to = line.find("):");
    if (from == line.npos || from == 0 || to == line.npos || line.find(')', from) != to) return line;
    const auto who = trimmed(line.substr(0, from));
    if (who.find(' ') != who.npos || !(seat_of(who) || table_.find(who))) return line;
    spoken_ = std::string(who) + std::string(line.substr(to + 1));
    return spoken_;
}

/// `hearts`; of `no trumps` the second word.
static bool names_strain(std::string_view word)
{
    const std::string small = lower(word);
    return small == "trump" || small == "trumps" || strain_named(small);
}

std::string_view Lines::without_own_seats(std::string_view line)
{
    std::string out(line);
    for (std::size_t open = out.find('('); open != out.npos; open = out.find('(', open + 1)) {
        const auto close = out.find(')', open);
        if (close == out.npos) break;
        const auto seat = seat_of(trimmed(std::string_view(out).substr(open + 1, close - open - 1)));
        const auto before = split(std::string_view(out).substr(0, open));
        if (seat && !before.empty() && names_strain(before.back())) {  // `Hearts (East)`
            out[open] = out[close] = ' ';
            continue;
        }
        if (!seat || before.empty() || table_.find(before.back()) != seat) continue;
        const auto name_ends = static_cast<std::size_t>(before.back().data() + before.back().size() - out.data());
        out.erase(name_ends, close + 1 - name_ends);
    }
    if (out == line) return line;
    return spoken_ = std::move(out);
}

std::string_view Lines::with_capital_seats(std::string_view line)
{
    static constexpr std::string_view before[] = {"dealer", "declarer", "maker", "by"};
    static constexpr std::string_view behind[] = {"led", "leads", "lead", "dealt", "deals", "dealer"};
    const auto has = [](const auto& list, std::string_view word) {
        return std::find(std::begin(list), std::end(list), word) != std::end(list);
    };
    const auto words = split(line);
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool letter = words[i].size() == 1 && std::string_view("nesw").find(words[i][0]) != std::string_view::npos;
        const bool seat = letter &&
                          ((i > 0 && has(before, lower(words[i - 1]))) || (i + 1 < words.size() && has(behind, words[i + 1])));
        if (!seat) continue;
        if (out.empty()) out = line;
        char& c = out[static_cast<std::size_t>(words[i].data() - line.data())];
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
    if (out.empty()) return line;
    return spoken_ = std::move(out);
}

std::string_view Lines::with_leader(std::string_view line)
{
    const auto open = line.rfind('(');
    const auto head = open == line.npos || !line.ends_with(')') ? std::nullopt : trick_head(line.substr(0, open));
    if (!head || head->number == 0) return line;
    const auto words = split(line.substr(open));
    const auto leads = [](std::string_view word) { return word == "led" || word == "leads" || word == "lead"; };
    const bool won = words.size() == 4 && (words[3] == "won" || words[3] == "wins");  // `(lead South, East won)`
    if ((words.size() != 2 && !won) || leads(words[0]) == leads(words[1])) return line;
    const auto named = words[leads(words[0])];
    const auto who = seat_of(named) ? seat_of(named) : table_.find(named);
    if (!who) return line;
    std::string out = std::to_string(head->number) + ". " + letter_of(*who) + ": " +
                      std::string(
                          trimmed(head->rest.substr(0, static_cast<std::size_t>(line.data() + open - head->rest.data()))));
    return spoken_ = std::move(out);
}

std::string_view Lines::without_side(std::string_view line)
{
    const auto blank = line.rfind("  ");
    if (blank == line.npos || !trick_head(line)) return line;
    const auto last = trimmed(line.substr(blank));
    const bool side = last.find(' ') == last.npos && side_named(lower(last));
    return side ? trimmed(line.substr(0, blank)) : line;
}

std::string_view Lines::with_number(std::string_view line)
{
    auto row = numbered_row(line, table_);
    if (!row) return line;
    return spoken_ = std::move(*row);
}

std::string_view Lines::behind_dealer(std::string_view line, ParseResult& result)
{
    const auto from = line.find('('), to = line.find(')');
    if (table_.dealer || !spoken_.empty() || from == line.npos || from == 0 || to == line.npos || to < from) return line;
    const auto who = trimmed(line.substr(0, from)), what = line.substr(from + 1, to - from - 1);
    const auto seat = seat_of(who) ? seat_of(who) : table_.find(who);
    if (!seat || (what != "dealt" && what != "dealer" && what != "deals")) return line;
    if (!stating_.state(std::string("deal by ") + letter_of(*seat), result)) return line;
    spoken_ = std::string(who) + ": " + std::string(trimmed(line.substr(to + 1)));
    return spoken_;
}

/// `Trumps hearts (South dealt, left it to North)`: what stands in brackets was first.
bool Lines::dealer_in_brackets(std::string_view line, ParseResult& result)
{
    const auto from = line.find('('), to = line.rfind(')');
    if (table_.dealer || from == line.npos || from == 0 || to == line.npos || to < from) return false;
    const auto within = line.substr(from + 1, to - from - 1);
    if (within.find("dealt,") == within.npos && within.find("deals,") == within.npos) return false;
    sentences_.parse(within, result);
    parse(trimmed(line.substr(0, from)), result);
    return true;
}

void Lines::parse(std::string_view line, ParseResult& result)
{
    if (dealer_in_brackets(line, result)) return;
    const std::string_view words = behind_dealer(line, result);
    if (const auto made = trumps_alone(words); !made.empty() && stating_.state(made, result)) return;
    if (standing(words, result) || deal_end(words, result) || trick(words, true, result) || trick_won(words, result) ||
        with_remark(words, result) || trick(words, false, result))
        return;
    if (!table_.laws)
        if (const auto laws = parse_laws(words); laws && stating_.state(*laws, result)) return;
    if (!table_.seated)
        if (const auto table = parse_table(words); table && stating_.state(*table, result)) return;
    if (const int number = deal_announced(words); number != 0 && (!table_.dealt || table_.acted)) {
        table_.announced = number;
        result.remark = true;
        return;
    }
    std::string_view rest;
    if (const auto deal = parse_deal(words, table_, rest); deal && stating_.state(*deal, result)) {
        if (table_.dealer) sentences_.speak_of(*table_.dealer);
        if (!rest.empty()) parse(rest, result);
        return;
    }
    if (!ends_by_sentences(words, result)) sentences_.parse(words, result);
}

/// Behind `Mr.`; a number before it, as in `honours 8.`, ends a sentence.
static bool is_title_stop(std::string_view before)
{
    return !before.empty() && std::isdigit(static_cast<unsigned char>(before.back())) == 0 && abbreviates(before);
}

/// Of several sentences at least one tells the end of a deal, and nothing else: each is read by itself.
bool Lines::ends_by_sentences(std::string_view words, ParseResult& result)
{
    std::vector<std::string_view> sentences;
    bool ends = false;
    for (std::size_t at = 0; at < words.size();) {
        auto stop = std::min(words.find(". ", at), words.size());
        while (stop < words.size() && is_title_stop(words.substr(0, stop)))
            stop = std::min(words.find(". ", stop + 2), words.size());
        sentences.push_back(trimmed(words.substr(at, stop - at)));
        ends = ends || tells_deal_end(sentences.back()) || (!table_.cards_told() && standing_told(sentences.back(), table_));
        at = stop + 2;
    }
    if (!ends || sentences.size() < 2) return false;
    for (const std::string_view each : sentences)
        if (!standing(each, result) && !deal_end(each, result)) sentences_.parse(each, result);
    return true;
}

/// A trick by its number with words between. Where it is not the whole line, what stands behind its cards may tell more.
bool Lines::trick(std::string_view line, bool whole, ParseResult& result)
{
    const auto head = trick_head(line);
    if (!head) return false;
    const Table fresh = table_;
    const auto told = parse_trick(*head, table_);
    if (told.statement.empty() || (whole && !told.rest.empty()) || !stating_.state(told.statement, result))
        return table_ = fresh, false;
    if (!told.rest.empty()) parse(told.rest, result);
    return true;
}

/// A trick with its winner on the same line: "..., N wins", "... won by N", "... -> N", "... (N)".
bool Lines::trick_won(std::string_view words, ParseResult& result)
{
    if (!trick_head(words)) return false;
    for (auto at = words.find_first_of(",(-=w t", words.find('.') + 1); at != words.npos;
         at = words.find_first_of(",(-=wt", at + 1)) {
        const auto cards = trimmed(words.substr(0, at));
        if (at == 0 || !stating_.reads(cards)) continue;
        std::optional<Seat> winner;
        for (const auto word : split(words.substr(at))) {
            const auto bare = word.substr(0, word.find_last_not_of(")") + 1);
            const auto who = seat_of(bare) ? seat_of(bare) : table_.find(bare);
            if (who && !winner) winner = who;
            else if (!is_in(List::taking_tricks, bare)) return false;
        }
        if (!winner) return false;
        return stating_.state(std::string(cards), result) && stating_.state(std::string("won by ") + letter_of(*winner), result);
    }
    return false;
}

/// A statement with something behind it that is none of it: a note in brackets, an arrow, dots, a wide blank. Behind a stroke
/// there may be more.
bool Lines::with_remark(std::string_view words, ParseResult& result)
{
    for (const std::string_view sign : {"<-", "--", "(", "[", "...", "…", ";", " - ", ", \""}) {
        const auto at = words.find(sign);
        if (at == words.npos || at == 0) continue;
        if (!headed(trimmed(words.substr(0, at)), result)) continue;
        const auto rest = trimmed(words.substr(at + sign.size()));
        if (sign == ";" || sign == "--" || sign == " - ") more(rest, sign, result);
        else result.note = rest;
        return true;
    }
    return wide_blank(words, result);
}

/// What stands behind the first statement of a line, in pieces: each may tell more. Where none does it is a note.
void Lines::more(std::string_view rest, std::string_view sign, ParseResult& result)
{
    ParseResult further;
    const Table before = table_;
    for (std::size_t at = 0; at < rest.size();) {
        const auto end = std::min(rest.find(sign, at), rest.size());
        if (const auto piece = trimmed(rest.substr(at, end - at)); !piece.empty()) parse(piece, further);
        at = end + sign.size();
    }
    if (further.statements.empty()) return table_ = before, void(result.note = rest);
    result.statements.insert(result.statements.end(), further.statements.begin(), further.statements.end());
    result.refused = further.refused;
}

bool Lines::headed(std::string_view head, ParseResult& result)
{
    if (head.size() <= 3) return false;
    if (stating_.is_statement(head) && stating_.reads(head)) return stating_.state(std::string(head), result);
    return head.front() == '-' && trick(head, true, result);
}

/// `6. W: H4 H2 HJ HQ       South took it`: behind the last wide blank before which nothing is missing, and words behind it.
bool Lines::wide_blank(std::string_view words, ParseResult& result)
{
    for (auto at = words.rfind("  "); at != words.npos && at > 0; at = words.rfind("  ", at - 1)) {
        const auto note = trimmed(words.substr(at));
        const auto first = split(note);
        if (first.size() < 2 || card_of(first[0]) || card_of(first[1])) continue;
        if (!headed(trimmed(words.substr(0, at)), result)) continue;
        result.note = note;
        return true;
    }
    return false;
}

}  // namespace hoyle::prose
