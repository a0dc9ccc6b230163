#include "prose/page/page.hpp"

#include "prose/headings.hpp"
#include "prose/laws_line.hpp"
#include "prose/lists.hpp"
#include "prose/page/cards.hpp"
#include "prose/page/columns.hpp"
#include "prose/page/facts.hpp"
#include "prose/page/rows.hpp"
#include "prose/page/tricks.hpp"
#include "prose/seating.hpp"
#include "prose/sentences.hpp"
#include "prose/table.hpp"
#include "prose/talk.hpp"
#include "prose/named_incidents.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_line = 1000;

class Page {
public:
    Page(std::string_view text, bool (*reads)(std::string_view), const PerSeat<std::string>& names)
        : text_(text), reads_(reads), told_names_(names)
    {
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            PageLine line;
            line.whole = text.substr(at, end - at);
            line.words = trimmed(line.whole);
            at = end + 1;
            lines_.push_back(std::move(line));
        }
    }

    bool read()
    {
        Rows rows(lines_, text_, told_names_);
        if (!rows.find()) return false;
        heading_ = rows.heading();
        columns_ = rows.columns();
        facts_.leader = rows.leader(), facts_.dealer = rows.dealer();
        if (heads_another_deal()) return false;
        seat_letters();
        find_seated();
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (i != heading_ && lines_[i].cards.empty() && !lines_[i].heard && !lines_[i].gap) other_line(i);
        if (laws_.empty())
            if (const auto laws = laws_mentioned(text_); laws && reads_(laws->statement)) laws_ = laws->statement;
        hear_talk();
        return lay_out_tricks();
    }

    PrintedDeal deal()
    {
        head();
        for (const PageLine& line : lines_) {
            out_.lines.push_back(what_it_comes_to(line));
            out_.notes.push_back(line.gap             ? line.words
                                 : line.cards.empty() ? std::string_view()
                                                      : note_behind(line.words, columns_));
        }
        return std::move(out_);
    }

private:
    /// `Second deal. W deals.` behind the tricks: no page of one deal.
    bool heads_another_deal() const
    {
        const Table table;
        std::string_view rest;
        bool tricks = false;
        for (const PageLine& line : lines_) {
            tricks = tricks || !line.cards.empty();
            const auto deal = tricks && line.words.size() <= longest_line ? parse_deal(line.words, table, rest) : std::nullopt;
            if (deal && !deal->starts_with("deal 1 ")) return true;
        }
        return false;
    }

    /// `A (South)`, `Z deals (East)`: the letters sit as they are told to, and not as in the books.
    void seat_letters()
    {
        constexpr std::array<std::string_view, 4> letters{"A", "Y", "B", "Z"};
        if (!columns_.letters) return;
        Columns told = columns_;
        told.letters = false;
        for (std::size_t k = 0; k < all_seats.size(); ++k) {
            const auto letter = std::find_if(letters.begin(), letters.end(),
                                             [&](std::string_view each) { return book_seat(each) == columns_.seats[k]; });
            const auto seat = std::find_if(all_seats.begin(), all_seats.end(),
                                           [&](Seat each) { return told_names_[each] == *letter; });
            if (seat == all_seats.end()) return;
            told.names.push_back(*letter);
            told.seats[k] = *seat;
        }
        columns_ = std::move(told);
    }

    // ---- the lines beside the tricks

    void other_line(std::size_t i)
    {
        PageLine& line = lines_[i];
        if (line.words.empty() || line.words[0] == '#') return void(line.kept = true);
        if (const auto result = i > heading_ ? result_told(line.words, columns_) : std::nullopt)
            return void(line.statements.push_back(*result));
        if (hand(line) || is_of_the_print(line.words)) return void(line.heard = true);
        if (laws_.empty())
            if (const auto laws = laws_in(line.words)) laws_ = *laws, line.heard = true;
        if (reads_(line.words)) {
            if (line.words.starts_with("laws ")) laws_ = std::string(line.words);
            else line.kept = true, facts_.parse(line.words, columns_);
            return;
        }
        facts_.parse(line.words, columns_);  // of which the line may tell more
        line.cut = is_played_out_before(i) && tells_next_cut(line.words);
    }

    /// A row of the table that is no whole trick, `13   --   C8   DQ   H3`; what the printer says of it, `(The star shows who
    /// led.)`
    static bool is_of_the_print(std::string_view words)
    {
        if (words.starts_with('(') && words.ends_with(')')) return true;
        const auto cells = split(words);
        const bool row = number_of_row(words) && cells.size() > 1;
        return row && (cells[1].find_first_not_of('-') == cells[1].npos || card_of(cells[1]));
    }

    /// All thirteen tricks stand above the line.
    bool is_played_out_before(std::size_t at) const
    {
        constexpr std::ptrdiff_t all = 13;
        return std::count_if(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(at),
                             [](const PageLine& line) { return !line.cards.empty(); }) == all;
    }

    /// `A: Spades K, 9, 4; ...`, `A's hand. ♠ K 9 4 ...`
    bool hand(const PageLine& line)
    {
        const auto end = line.words.find_first_of(" .:,");
        if (end == line.words.npos) return false;
        const auto seat = columns_.player(line.words.substr(0, end));
        if (!seat) return false;
        auto rest = trimmed(line.words.substr(end + 1));
        for (const std::string_view filling : {"hand", "holds", "held", "has"})
            if (rest.starts_with(filling)) rest.remove_prefix(filling.size());
        const auto whole = suits_of_hand(rest);
        const auto suits = whole ? whole : suits_in_order(rest);
        if (!suits) return false;
        hands_[*seat] = *suits;
        return true;
    }

    /// Who sits where, of a page whose columns are headed by seats.
    void find_seated()
    {
        if (columns_.letters || !columns_.names.empty()) return;
        for (std::size_t i = 0; i <= heading_; ++i) {
            if (const auto table = parse_table(lines_[i].words); table && reads_(*table)) {
                table_ = *table, lines_[i].heard = true;
                break;
            }
        }
        // `table N: Quick, E: Reed, S: I, W: Todd`
        for (const auto seat : all_seats) {
            const auto at = table_.find(std::string(" ") + letter_of(seat) + ": ");
            if (at == table_.npos) continue;
            const auto from = at + std::string_view(" N: ").size();
            columns_.seated.emplace_back(table_.substr(from, table_.find(',', from) - from), seat);
        }
    }

    /// Who dealt, and what was made, where no line by itself tells it: `Miss Amory dealt and made it hearts`.
    void hear_talk()
    {
        if (facts_.trump || facts_.turned || columns_.letters || !columns_.names.empty()) return;
        const Talk talk = talk_of(text_);
        if (!talk.maker) return;
        facts_.maker = talk.maker;
        facts_.trump = talk.made;
        if (!facts_.dealer) facts_.dealer = talk.dealer;
    }

    /// Marks of the cards that were led tell who led.
    void take_marks(std::vector<std::vector<PrintedCard>>& rows, std::vector<std::optional<Seat>>& leaders)
    {
        if (std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.empty(); })) return;
        const auto marked = leaders_marked(rows, columns_);
        if (marked.empty()) return;
        facts_.leader = marked.front();
        leaders.assign(marked.begin(), marked.end());
        for (auto& row : rows)
            for (PrintedCard& each : row) each.marked = false;
    }

    bool lay_out_tricks()
    {
        std::vector<std::vector<PrintedCard>> rows;
        std::vector<std::optional<Seat>> leaders;
        for (const PageLine& line : lines_)
            if (!line.cards.empty() || line.gap)
                rows.push_back(line.cards), leaders.push_back(line.leader ? line.leader : leader_told(line.words, columns_));
        take_marks(rows, leaders);
        auto& dealer = facts_.dealer;
        if (!dealer)
            dealer = facts_.leader ? right_of(*facts_.leader) : columns_.letters ? Seat::south : right_of(columns_.seats[0]);
        const auto tricks = tricks_told(rows, leaders, columns_, facts_);
        if (!tricks) return false;
        auto trick = tricks->begin();
        for (PageLine& line : lines_)
            if (!line.cards.empty() || line.gap) line.statements.push_back(*trick++);
        return true;
    }

    // ---- the log

    void head()
    {
        const auto say = [&](const std::string& statement) { out_.head.push_back({statement, heading_}); };
        if (!laws_.empty()) say(laws_);
        else if (facts_.turned) say("laws " + std::string(words_of(List::code_of_whist).front()));
        if (const auto seated = who_sits_where(); !seated.empty()) say(seated);
        say(std::string("deal 1 by ") + letter_of(*facts_.dealer));
        hands();
        if (facts_.turned) say(std::string(1, letter_of(*facts_.dealer)) + " turns up " + spelling(*facts_.turned));
        else if (facts_.trump)
            say(std::string(1, letter_of(facts_.maker.value_or(*facts_.dealer))) + " makes " +
                std::string(name_of(*facts_.trump)));
        for (std::size_t i = 0; facts_.trump && i < facts_.doubled.size(); ++i)
            say(std::string(1, letter_of(facts_.doubled[i])) + (i == 0 ? " doubles" : " redoubles"));
    }

    /// As a statement; empty: nobody is named.
    std::string who_sits_where() const
    {
        if (!table_.empty()) return table_;
        if (columns_.letters) return "table N: Y, E: B, S: Z, W: A";
        const auto& names = columns_.names;
        if (names.empty()) return {};
        std::string table = "table";
        for (const Seat seat : all_seats) {
            const auto at = std::find(columns_.seats.begin(), columns_.seats.end(), seat) - columns_.seats.begin();
            table += std::string(seat == Seat::north ? " " : ", ") + letter_of(seat) + ": " +
                     std::string(names[static_cast<std::size_t>(at)]);
        }
        return table;
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
        out_.head.push_back({out, heading_});
    }

    std::optional<std::string> what_it_comes_to(const PageLine& line) const
    {
        if (line.cut) return "pack cut";
        if (!line.statements.empty()) return line.statements[0];
        return line.heard || &line == &lines_[heading_] ? std::optional(std::string()) : std::nullopt;
    }

    std::string_view text_;
    bool (*reads_)(std::string_view);
    std::vector<PageLine> lines_;
    std::size_t heading_ = 0;
    Columns columns_;
    const PerSeat<std::string>& told_names_;
    std::string laws_, table_;
    PageFacts facts_;
    PerSeat<std::optional<std::array<std::string, 4>>> hands_;
    PrintedDeal out_;
};

}  // namespace

std::optional<PrintedDeal> parse_page(std::string_view text, bool (*reads)(std::string_view), const PerSeat<std::string>& names)
{
    Page page(text, reads, names);
    if (!page.read()) return std::nullopt;
    return page.deal();
}

}  // namespace hoyle::prose
