// A printed report as Markdown, for a forum, a wiki or a message.

#include "print/printed.hpp"
#include "print/trick_rows.hpp"
#include "report/markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace hoyle::print {
namespace {

using fmt::format;
using report::in_markdown;

class Markdown : public Paper {
public:
    explicit Markdown(std::string& out) : out_(out) {}

    void begin(const std::string& title, const Line& about) override
    {
        out_ += "# " + in_markdown(title) + "\n\n";
        if (!about.empty()) out_ += line_md(about) + "\n\n";
    }
    void end() override { ++reports_; }
    void open(Part, const std::string&) override {}
    void close(Part) override {}
    void heading(int level, const std::string& text) override
    {
        out_ += std::string(static_cast<std::size_t>(level), '#') + " " + in_markdown(text) + "\n\n";
    }
    void paragraph(std::string_view label, const Line& line) override
    {
        out_ += (label.empty() ? "" : format("**{}:** ", label)) + line_md(line) + "\n\n";
    }

    void list(List kind, const std::vector<Line>& items) override
    {
        std::size_t number = 0;
        for (const Line& item : items) {
            const std::string mark = kind == List::bullets ? "-" : kind == List::tasks ? "- [ ]" : format("{}. ☐", ++number);
            out_ += mark + " " + line_md(item) + "\n";
        }
        out_ += '\n';
    }

    void quote(const std::vector<Quoted>& lines) override
    {
        for (const Quoted& each : lines) {
            out_ += format("> line {}: {}**{}**{}", each.line, in_markdown(each.before), in_markdown(each.meant),
                           in_markdown(each.after));
            if (!each.label.empty()) out_ += format(" — *{}*", in_markdown(each.label));
            out_ += "  \n";
        }
        out_ += '\n';
    }

    void table(const Rows& rows) override
    {
        std::vector<std::string> head = rows.head;
        const bool notes = std::any_of(rows.rows.begin(), rows.rows.end(), [](const Row& each) { return !each.note.empty(); });
        if (notes) head.emplace_back();
        row(head);
        row(std::vector<std::string>(head.size(), "---"), true);
        for (const Row& each : rows.rows) {
            std::vector<std::string> cells = each.cells;
            if (notes) cells.push_back(each.note);
            row(cells);
        }
        out_ += '\n';
    }

    void deal(const DealShown& deal, const std::vector<Marked>& marked) override
    {
        if (const std::string hands = hands_text(deal); !hands.empty()) out_ += "```\n" + hands + "```\n\n";
        tricks(*deal.table, marked);
    }

    void block(const report::Layout& layout) override { out_ += "```\n" + fenced(report::draw_text(layout, false)) + "```\n\n"; }

    void notes(const std::vector<Note>& notes) override
    {
        for (const Note& each : notes)
            out_ += format("[^{}]: **{}** {}\n", mark_of(each.number), in_markdown(each.law), in_markdown(each.gist));
        out_ += '\n';
    }

private:
    /// Of several reports in one file each has notes of its own.
    std::string mark_of(std::size_t note) const { return reports_ == 1 ? format("{}", note) : format("{}-{}", reports_, note); }

    /// A line of it cannot end the fence.
    static std::string fenced(std::string text)
    {
        std::replace(text.begin(), text.end(), '`', '\'');
        return text;
    }

    std::string hands_text(const DealShown& deal) const { return fenced(print::hands_text(deal)); }

    std::string line_md(const Line& line) const
    {
        std::string out;
        for (const Run& run : line) {
            if (run.note != 0) {
                out += format("[^{}]", mark_of(run.note));
                continue;
            }
            if (run.as == Run::As::code) out += "`" + fenced(run.text) + "`";
            else if (run.as == Run::As::strong) out += "**" + in_markdown(run.text) + "**";
            else out += in_markdown(run.text);
        }
        return out;
    }

    void row(const std::vector<std::string>& cells, bool raw = false)
    {
        out_ += '|';
        for (const std::string& cell : cells) out_ += " " + (raw ? cell : in_markdown(cell)) + " |";
        out_ += '\n';
    }

    void tricks(const TableShown& table, const std::vector<Marked>& marked)
    {
        const std::vector<TrickRow> rows = trick_rows(table);
        if (rows.empty()) return;
        row({"Trick", "North", "East", "South", "West", "Won by"});
        row(std::vector<std::string>(6, "---"), true);
        for (const TrickRow& each : rows) {
            std::vector<std::string> cells{each.number};
            for (const Seat seat : all_seats) cells.push_back(cell(each, seat, marked));
            cells.emplace_back(each.untold ? "not told" : each.winner ? name_of(*each.winner) : each.stands ? "" : "taken back");
            row(cells, true);
        }
        out_ += "\n› led, **bold** won, [boxed] what is found, ~~struck~~ taken back\n\n";
    }

    static std::string cell(const TrickRow& row, Seat seat, const std::vector<Marked>& marked)
    {
        std::string out;
        for (const CardShown* card : row.cards[seat]) {
            std::string text = card_in_print(*card);
            if (row.winner == seat && !card->back() && !card->extra) text = "**" + text + "**";
            if (card->back()) text = "~~" + text + "~~";
            const auto about = [&](const Marked& each) { return each.card == card; };
            if (std::any_of(marked.begin(), marked.end(), about)) text = "\\[" + text + "\\]";
            if (row.leader == seat && out.empty()) text = "›" + text;
            out += (out.empty() ? "" : " ") + text;
        }
        return out;
    }

    std::string& out_;
    std::size_t reports_ = 1;
};

class MarkdownReport : public Gathering {
public:
    MarkdownReport(std::ostream& out, const Style& style) : out_(out), style_(style), paper_(text_) {}
    void finish() override { out_.flush(); }

private:
    void print(const Evening& evening) override
    {
        text_.clear();
        print::print(evening, style_, paper_);
        out_ << text_;
    }

    std::ostream& out_;
    Style style_;
    std::string text_;
    Markdown paper_;
};

}  // namespace

std::unique_ptr<Printed> markdown(std::ostream& out, const Style& style) { return std::make_unique<MarkdownReport>(out, style); }

}  // namespace hoyle::print
