// A deal as a picture: hands around the table, tricks in rows.

#include "print/printed.hpp"
#include "print/trick_rows.hpp"
#include "report/markup.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::print {
namespace {

using fmt::format;
using report::in_xml;

// Measures in pixels of a picture that may be drawn at any size.
constexpr int line_step = 22, hand_wide = 190, gap = 14, seat_wide = 62, number_wide = 48;

class DealPicture {
public:
    explicit DealPicture(const DealShown& deal) : deal_(deal), table_(*deal.table) {}

    std::string svg()
    {
        text(gap, y_ += line_step, name_of_deal(deal_), "title");
        y_ += gap;
        hands();
        tricks();
        const std::string name = in_xml(name_of_deal(deal_));
        return format(
                   R"(<svg xmlns="http://www.w3.org/2000/svg" class="hoyle-deal" role="img" width="{0}" height="{1}" viewBox="0 0 {0} {1}">
<title>{2}</title>
<desc>{3}</desc>
<style>
  .hoyle-deal {{ color: #222; color: var(--hoyle-ink, #222) }}
  .hoyle-deal text {{ font: 16px Georgia, "DejaVu Serif", serif; fill: currentColor; white-space: pre }}
  .hoyle-deal .paper {{ fill: #fffdf6; fill: var(--hoyle-paper, #fffdf6) }}
  .hoyle-deal .title {{ font-weight: bold }}
  .hoyle-deal .seat {{ font-size: 14px; font-style: italic }}
  .hoyle-deal .red {{ fill: #a01818; fill: var(--hoyle-red, #a01818) }}
  .hoyle-deal .won {{ font-weight: bold; text-decoration: underline }}
  .hoyle-deal .back {{ text-decoration: line-through; opacity: .7 }}
</style>
<rect class="paper" width="{0}" height="{1}"/>
)",
                   wide_ + gap, y_ + line_step, name, in_xml(deal_text(deal_))) +
               body_ + "</svg>\n";
    }

private:
    void put(int x, int y, const std::string& markup, std::string_view kind)
    {
        body_ += format("<text x=\"{}\" y=\"{}\"{}>{}</text>\n", x, y, kind.empty() ? "" : format(" class=\"{}\"", kind), markup);
    }
    void text(int x, int y, const std::string& words, std::string_view kind = "") { put(x, y, in_xml(words), kind); }

    static std::string signed_suit(Suit suit)
    {
        return format("<tspan{}>{}&#xFE0E;</tspan>", is_red(suit) ? " class=\"red\"" : "", sign_of(suit));
    }

    /// The height that the hand takes.
    int hand(Seat seat, int x, int y)
    {
        if (!shows_hand(table_, seat)) return 0;
        const std::string player = deal_.players ? printable((*deal_.players)[seat], 20) : std::string();
        std::string head = player.size() > 1 ? player + ", " : std::string();
        head += name_of(seat);
        text(x, y, head, "seat");
        int rows = 1;
        for (const Suit suit : all_suits) {
            const std::string cards = suit_in_print(table_, seat, suit);
            if (!cards.empty()) put(x, y + line_step * rows++, signed_suit(suit) + " " + in_xml(cards), "");
        }
        wide_ = std::max(wide_, x + hand_wide);
        return rows * line_step + gap;
    }

    void hands()
    {
        y_ += line_step;
        const int top = hand(Seat::north, gap + hand_wide * 2 / 3, y_);
        y_ += top;
        const int middle = std::max(hand(Seat::west, gap, y_), hand(Seat::east, gap + hand_wide * 4 / 3, y_));
        y_ += middle;
        const int foot = hand(Seat::south, gap + hand_wide * 2 / 3, y_);
        y_ += foot - (top + middle + foot > 0 ? 0 : line_step);
        if (!table_.turned) return;
        put(gap, y_, "turned: " + signed_suit(table_.turned->suit()) + rank_in_print(table_.turned->rank()), "");
        y_ += line_step;
    }

    void tricks()
    {
        const std::vector<TrickRow> rows = trick_rows(table_);
        if (rows.empty()) return;
        y_ += line_step;
        int x = gap + number_wide;
        text(gap, y_, "trick", "seat");
        for (const Seat seat : all_seats) text(x, y_, std::string(name_of(seat)), "seat"), x += seat_wide;
        text(x, y_, "won by", "seat");
        wide_ = std::max(wide_, x + seat_wide + gap);
        for (const TrickRow& row : rows) trick(row, y_ += line_step);
    }

    void trick(const TrickRow& row, int y)
    {
        text(gap, y, row.number);
        int x = gap + number_wide;
        for (const Seat seat : all_seats) {
            std::string cards;
            for (const CardShown* card : row.cards[seat]) cards += (cards.empty() ? "" : " ") + card_svg(row, seat, *card);
            if (row.leader == seat && !cards.empty()) cards = "›" + cards;
            if (!cards.empty()) put(x - (row.leader == seat ? 7 : 0), y, cards, "");
            x += seat_wide;
        }
        const std::string_view end = row.untold ? "not told" : row.winner ? name_of(*row.winner) : row.stands ? "" : "taken back";
        if (!end.empty()) text(x, y, std::string(end));
    }

    static std::string card_svg(const TrickRow& row, Seat seat, const CardShown& card)
    {
        std::string markup = in_xml(card_in_print(card));
        if (card.card) markup = signed_suit(card.card.suit()) + rank_in_print(card.card.rank());
        const bool won = row.winner == seat && !card.back() && !card.extra;
        if (!won && !card.back()) return markup;
        return format("<tspan class=\"{}\">{}</tspan>", won ? "won" : "back", markup);
    }

    const DealShown& deal_;
    const TableShown& table_;
    std::string body_;
    int y_ = 0, wide_ = hand_wide * 2;
};

}  // namespace

std::string deal_svg(const DealShown& deal) { return has_table(deal) ? DealPicture(deal).svg() : std::string(); }

}  // namespace hoyle::print
