// A printed report as HTML: one file in which nothing is fetched and nothing runs, or what stands in its body.

#include "print/printed.hpp"
#include "print/trick_rows.hpp"
#include "report/markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace hoyle::print {
namespace {

using fmt::format;
using report::in_xml;

/// A suit by its sign, named for those who hear it; the mark behind it keeps a telephone from drawing a picture in its place.
std::string suit_html(Suit suit)
{
    return format(R"(<span class="{}" role="img" aria-label="{}">{}&#xFE0E;</span>)", is_red(suit) ? "suit red" : "suit",
                  name_of(suit), sign_of(suit));
}

std::string card_html(const CardShown& card)
{
    if (card.missed) return "–";
    if (card.card) return suit_html(card.card.suit()) + rank_in_print(card.card.rank());
    return card.suit ? suit_html(*card.suit) + "?" : "?";
}

std::string_view class_of(Part part)
{
    static constexpr std::array<std::string_view, 7> classes{"verdict", "deal", "finding", "score", "block", "told", "laws"};
    return classes[static_cast<std::size_t>(part)];
}

/// One suit of a hand: seen, and heard.
std::string suit_of_hand(const TableShown& table, Seat seat, Suit suit)
{
    const std::string seen = suit_in_print(table, seat, suit);
    if (seen.empty()) return {};
    std::string heard;
    for (CardSet left = table.hands[seat].in(suit); !left.empty();) {
        const Card card = left.highest(suit);
        left.remove(card);
        const bool picture = card.rank() > Rank::ten;
        heard += (heard.empty() ? " " : ", ") + (picture ? std::string(name_of(card.rank())) : rank_in_print(card.rank()));
    }
    const int unknown = table.unknown[seat][static_cast<std::size_t>(suit)];
    if (unknown > 0) heard += format("{} {} not known", heard.empty() ? "" : " and", unknown);
    if (heard.empty()) heard = " none";
    return format(
        R"(<li><span aria-hidden="true"><span class="{}">{}&#xFE0E;</span>{}</span><span class="heard">{}{}</span></li>)",
        is_red(suit) ? "suit red" : "suit", sign_of(suit), " " + seen, name_of(suit), heard);
}

class Html : public Paper {
public:
    explicit Html(std::string& out) : out_(out) {}

    void begin(const std::string& title, const Line& about) override
    {
        out_ += "<article class=\"hoyle-report\">\n<header>\n<h1>" + in_xml(title) + "</h1>\n";
        if (!about.empty()) out_ += "<p>" + line_html(about) + "</p>\n";
        out_ += "</header>\n";
    }
    void end() override { out_ += "</article>\n"; }

    void open(Part part, const std::string& id) override
    {
        out_ += format("<section class=\"{}\"{}>\n", class_of(part), id.empty() ? "" : format(" id=\"{}\"", in_xml(id)));
    }
    void close(Part) override { out_ += "</section>\n"; }

    void heading(int level, const std::string& text) override { out_ += format("<h{0}>{1}</h{0}>\n", level, in_xml(text)); }

    void paragraph(std::string_view label, const Line& line) override
    {
        const std::string tag = label.empty() ? "" : format("<b class=\"label\">{}</b> ", label);
        out_ += format("<p>{}{}</p>\n", tag, line_html(line));
    }

    void list(List kind, const std::vector<Line>& items) override
    {
        const bool numbered = kind == List::choices;
        out_ += format("<{} class=\"{}\">\n", numbered ? "ol" : "ul",
                       kind == List::bullets ? "bullets"
                       : kind == List::tasks ? "tasks"
                                             : "choices");
        for (const Line& item : items)
            out_ += format("<li>{}{}</li>\n", kind == List::bullets ? "" : "<span class=\"square\" aria-hidden=\"true\"></span>",
                           line_html(item));
        out_ += numbered ? "</ol>\n" : "</ul>\n";
    }

    void quote(const std::vector<Quoted>& lines) override
    {
        out_ += "<dl class=\"log\">\n";
        for (const Quoted& each : lines) {
            const bool all = each.before.empty() && each.after.empty();
            const std::string meant = in_xml(each.meant);
            out_ += format("<dt>line {}</dt><dd><code>{}{}{}</code>{}</dd>\n", each.line, in_xml(each.before),
                           all ? meant : format("<mark{}>{}</mark>", each.proof ? " class=\"proof\"" : "", meant),
                           in_xml(each.after), each.label.empty() ? "" : format("<br><i>{}</i>", in_xml(each.label)));
        }
        out_ += "</dl>\n";
    }

    void table(const Rows& rows) override
    {
        out_ += format("<table class=\"rows\">\n<caption>{}</caption>\n<tr>", in_xml(rows.caption));
        for (const std::string& each : rows.head) out_ += format("<th scope=\"col\">{}</th>", in_xml(each));
        out_ += "</tr>\n";
        for (const Row& row : rows.rows) {
            out_ += row.note.empty() ? "<tr>" : "<tr class=\"noted\">";
            for (const std::string& cell : row.cells)
                out_ += format(fmt::runtime(&cell == row.cells.data() ? "<th scope=\"row\">{}</th>" : "<td>{}</td>"),
                               in_xml(cell));
            out_ += "</tr>\n";
            if (!row.note.empty())
                out_ += format("<tr><td></td><td colspan=\"{}\">{}</td></tr>\n", row.cells.size() - 1, in_xml(row.note));
        }
        out_ += "</table>\n";
    }

    void deal(const DealShown& deal, const std::vector<Marked>& marked) override
    {
        out_ += "<div class=\"table\">\n";
        hands(deal);
        tricks(deal, marked);
        out_ += "</div>\n";
    }

    void block(const report::Layout& layout) override { out_ += "<figure>\n" + report::draw_svg(layout) + "</figure>\n"; }

    void notes(const std::vector<Note>& notes) override
    {
        out_ += "<ol class=\"notes\">\n";
        for (const Note& each : notes)
            out_ += format("<li id=\"law-{}-{}\"><b>{}</b> {}</li>\n", reports_, each.number, in_xml(each.law),
                           in_xml(each.gist));
        out_ += "</ol>\n";
        ++reports_;
    }

private:
    std::string line_html(const Line& line) const
    {
        std::string out;
        for (const Run& run : line) {
            if (run.note != 0) {
                out += format("<sup><a href=\"#law-{0}-{1}\" aria-label=\"note {1}\">{1}</a></sup>", reports_, run.note);
                continue;
            }
            std::string text = in_xml(run.text);
            if (run.as == Run::As::code) text = "<code>" + text + "</code>";
            if (run.as == Run::As::strong) text = "<b>" + text + "</b>";
            if (!run.to.empty()) text = format("<a href=\"#{}\">{}</a>", in_xml(run.to), text);
            out += text;
        }
        return out;
    }

    void hands(const DealShown& deal)
    {
        const TableShown& table = *deal.table;
        if (std::none_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return shows_hand(table, seat); })) return;
        out_ += "<div class=\"hands\">\n";
        for (const Seat seat : all_seats) {
            if (!shows_hand(table, seat)) continue;
            out_ += format("<div class=\"hand {}\">\n<p>{}</p>\n<ul>", name_of(seat), seat_html(deal, seat));
            for (const Suit suit : all_suits) out_ += suit_of_hand(table, seat, suit);
            out_ += "</ul>\n</div>\n";
        }
        if (table.turned)
            out_ += "<p class=\"turned\">turned: " + suit_html(table.turned->suit()) + rank_in_print(table.turned->rank()) +
                    "</p>\n";
        out_ += "</div>\n";
    }

    static std::string seat_html(const DealShown& deal, Seat seat)
    {
        const std::string player = deal.players ? (*deal.players)[seat] : std::string();
        std::string text = player.size() > 1 ? format("<b>{}</b>, {}", in_xml(player), name_of(seat))
                                             : format("<b>{}</b>", name_of(seat));
        if (deal.dealer == seat) text += ", dealer";
        if (!deal.whist && deal.maker == seat) text += ", maker";
        return text;
    }

    void tricks(const DealShown& deal, const std::vector<Marked>& marked)
    {
        const std::vector<TrickRow> rows = trick_rows(*deal.table);
        if (rows.empty()) return;
        out_ += "<table class=\"tricks\">\n<caption>" + legend(rows, marked) + "</caption>\n<tr><th scope=\"col\">Trick</th>";
        for (const Seat seat : all_seats) out_ += format("<th scope=\"col\">{}</th>", name_of(seat));
        out_ += "<th scope=\"col\">Won by</th></tr>\n";
        for (const TrickRow& row : rows) {
            out_ += format("<tr><th scope=\"row\">{}</th>", row.number);
            if (row.untold) {
                out_ += "<td colspan=\"5\">not told</td></tr>\n";
                continue;
            }
            for (const Seat seat : all_seats) out_ += "<td>" + cell(row, seat, marked) + "</td>";
            out_ += format("<td>{}</td></tr>\n", row.winner ? name_of(*row.winner) : row.stands ? "" : "taken back");
        }
        out_ += "</table>\n";
    }

    static std::string legend(const std::vector<TrickRow>& rows, const std::vector<Marked>& marked)
    {
        const auto some_back = [](const TrickRow& row) {
            return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
                return std::any_of(row.cards[seat].begin(), row.cards[seat].end(),
                                   [](const CardShown* each) { return each->back(); });
            });
        };
        const auto some = [&](bool proof) {
            return std::any_of(marked.begin(), marked.end(), [&](const Marked& each) { return each.proof == proof; });
        };
        std::string text = "› led, <b>underlined</b> won";
        if (some(false)) text += ", <span class=\"box\">boxed</span> what is found";
        if (some(true)) text += ", <span class=\"box proof\">dashed</span> what proves it";
        if (std::any_of(rows.begin(), rows.end(), some_back)) text += ", <s>struck</s> taken back";
        return text;
    }

    /// The cards of a seat: the lead with a mark before it, the winner underlined, what is found in one in a box.
    static std::string cell(const TrickRow& row, Seat seat, const std::vector<Marked>& marked)
    {
        std::string out;
        for (const CardShown* card : row.cards[seat]) {
            std::string text = card_html(*card);
            if (row.winner == seat && !card->back() && !card->extra) text = "<b>" + text + "</b>";
            if (card->back()) text = "<s>" + text + "</s>";
            const auto mark = std::find_if(marked.begin(), marked.end(), [&](const Marked& each) { return each.card == card; });
            if (mark != marked.end())
                text = format("<a class=\"{}\" href=\"#{}\">{}</a>", mark->proof ? "box proof" : "box", in_xml(mark->finding),
                              text);
            const bool led = row.leader == seat && card == row.cards[seat].front();
            out += (out.empty() ? "" : " ") + std::string(led ? "<span class=\"lead\">led </span>" : "") + text;
        }
        return out;
    }

    std::string& out_;
    std::size_t reports_ = 1;
};

class HtmlReport : public Gathering {
public:
    HtmlReport(std::ostream& out, Whole whole, const Style& style)
        : out_(out), page_(whole == Whole::page), style_(style), paper_(text_)
    {}

    void finish() override
    {
        if (page_) {
            if (!begun_) head("hoyle");
            out_ << "</main>\n</body>\n</html>\n";
        }
        out_.flush();
    }

private:
    void print(const Evening& evening) override
    {
        if (page_ && !begun_) head(title_of(evening));
        text_.clear();
        print::print(evening, style_, paper_);
        out_ << text_;
    }

    void head(const std::string& title)
    {
        begun_ = true;
        out_ << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"color-scheme\" content=\"light dark\">\n<title>"
             << in_xml(title) << "</title>\n<style>\n"
             << print::style() << "</style>\n</head>\n<body>\n<main>\n";
    }

    std::ostream& out_;
    bool page_, begun_ = false;
    Style style_;
    std::string text_;
    Html paper_;
};

}  // namespace

std::unique_ptr<Printed> html(std::ostream& out, Whole whole, const Style& style)
{
    return std::make_unique<HtmlReport>(out, whole, style);
}

}  // namespace hoyle::print
