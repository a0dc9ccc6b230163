// A written block as a picture: two columns, the line between honours and tricks, struck figures with the right ones beside them.

#include "report/block.hpp"
#include "report/markup.hpp"
#include "report/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace hoyle::report {
namespace {

using fmt::format;

// All measures in tenths of a millimetre: a block is 10 cm wide, with room for the notes at its right.
constexpr int margin = 80, column_step = 420, note_column = 640, step = 72, letter_size = 54, small = 42;
constexpr int left_edge = margin, middle = margin + column_step, right_edge = margin + 2 * column_step,
              page = right_edge + note_column + margin;

/// What can be read of a column by those who do not see it: "A-B below the line: 24, 12 (8 by the laws)".
std::string column_in_words(const std::string& name, std::string_view column, const std::vector<Cell>& cells)
{
    std::string text;
    for (const Cell& cell : cells) {
        text += (text.empty() ? "" : ", ") + (cell.written.empty() ? std::string("nothing") : cell.written);
        if (cell.doubtful) text += " (in doubt)";
        else if (!cell.corrected.empty()) text += format(" ({} by the laws{})", cell.corrected, cell.late ? ", too late" : "");
    }
    return text.empty() ? text : format("{} {}: {}. ", name, column, text);
}

std::string in_words(const Layout& layout)
{
    std::string text;
    for (const Side side : both_sides) {
        if (!layout.whist) text += column_in_words(layout.names[side], "above the line", layout.above[side]);
        for (std::size_t i = 0; i < layout.games.size(); ++i)
            text += column_in_words(layout.names[side], format("in game {}", i + 1), layout.games[i].below[side]);
    }
    return text + layout.lawful + ".";
}

class Picture {
public:
    /// Draws one block below what is drawn already.
    void add(const Layout& layout)
    {
        if (!title_.empty()) title_ += "; ";
        title_ += layout.title.empty() ? "A written score" : layout.title;
        (words_ += words_.empty() ? "" : " ") += in_words(layout);
        y_ += margin;
        if (!layout.title.empty()) text(middle, y_ += letter_size, layout.title, "middle", "title");
        y_ += step;
        text((left_edge + middle) / 2, y_, layout.names[Side::ns], "middle", "head");
        text((middle + right_edge) / 2, y_, layout.names[Side::ew], "middle", "head");
        y_ += step / 3;
        const int top = y_;
        rule("thin");
        if (!layout.whist) {
            const std::size_t height = std::max({layout.above[Side::ns].size(), layout.above[Side::ew].size(), std::size_t{1}});
            for (std::size_t i = height; i-- > 0;) row(at(layout.above[Side::ns], i), at(layout.above[Side::ew], i));
            y_ += step / 3;
            rule("thick");
            note("honours above, tricks below");
        }
        for (std::size_t g = 0; g < layout.games.size(); ++g) {
            const GameDrawn& game = layout.games[g];
            const std::size_t height = std::max(game.below[Side::ns].size(), game.below[Side::ew].size());
            for (std::size_t i = 0; i < height; ++i) row(at(game.below[Side::ns], i), at(game.below[Side::ew], i));
            y_ += step / 3;
            rule(g + 1 == layout.games.size() ? "thick" : "thin");
            if (!game.note.empty()) note(game.note);
        }
        for (const SumDrawn& part : layout.parts) {
            row(&part.cell[Side::ns], &part.cell[Side::ew]);
            text(right_edge + 30, y_, part.name, "start", "note");
        }
        y_ += step / 3;
        rule("thin");
        row(&layout.sum.cell[Side::ns], &layout.sum.cell[Side::ew]);
        y_ += step / 3;
        rule("thick");
        body_ += format("<line class=\"thin\" x1=\"{0}\" y1=\"{1}\" x2=\"{0}\" y2=\"{2}\"/>\n", middle, top, y_);
        y_ += step;
        outcome(layout);
        y_ += margin / 2;
    }

    std::string svg() const
    {
        const int height = y_ + margin;
        return format(
                   R"(<svg xmlns="http://www.w3.org/2000/svg" class="hoyle-block" role="img" width="{0}mm" height="{1}mm" viewBox="0 0 {2} {3}">
<title>{7}</title>
<desc>{8}</desc>
<style>
  .hoyle-block {{ color: #222; color: var(--hoyle-ink, #222) }}
  .hoyle-block text {{ font-family: "Old Standard TT", "Baskerville", "Georgia", "DejaVu Serif", serif; font-size: {4}px; fill: currentColor }}
  .hoyle-block .paper {{ fill: #fffdf6; fill: var(--hoyle-paper, #fffdf6) }}
  .hoyle-block .title {{ font-size: {5}px; font-style: italic }}
  .hoyle-block .head {{ font-weight: bold; letter-spacing: 3px }}
  .hoyle-block .note {{ font-size: {6}px; font-style: italic; opacity: .75 }}
  .hoyle-block .struck {{ opacity: .7 }}
  .hoyle-block .right {{ fill: #a01818; fill: var(--hoyle-red, #a01818); font-weight: bold }}
  .hoyle-block .late {{ fill: #a01818; fill: var(--hoyle-red, #a01818); font-size: {6}px; font-style: italic }}
  .hoyle-block line {{ stroke: currentColor; stroke-width: 3 }}
  .hoyle-block .thick {{ stroke-width: 7 }}
  .hoyle-block .strike {{ stroke: #a01818; stroke: var(--hoyle-red, #a01818); stroke-width: 5 }}
</style>
<rect class="paper" width="{2}" height="{3}"/>
)",
                   page / 10, height / 10, page, height, letter_size, letter_size + 8, small, in_xml(title_), in_xml(words_)) +
               body_ + "</svg>\n";
    }

    bool empty() const { return body_.empty(); }

private:
    static const Cell* at(const std::vector<Cell>& cells, std::size_t i) { return i < cells.size() ? &cells[i] : nullptr; }

    void text(int x, int y, const std::string& what, std::string_view anchor, std::string_view kind)
    {
        body_ += format("<text class=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", kind, x, y, anchor, in_xml(what));
    }

    void rule(std::string_view kind)
    {
        body_ += format("<line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", kind, left_edge, y_, right_edge, y_);
    }

    void note(const std::string& words) { text(right_edge + 30, y_ + small / 3, words, "start", "note"); }

    void row(const Cell* left, const Cell* right)
    {
        y_ += step;
        if (left) cell(*left, middle - 50);
        if (right) cell(*right, right_edge - 50);
    }

    /// Figures stand flush at the right of their column; a digit is taken as two thirds as wide as it is high, which leaves some
    /// air.
    void cell(const Cell& cell, int x)
    {
        const auto width = [](const std::string& what) { return static_cast<int>(what.size()) * letter_size * 66 / 100; };
        if (cell.doubtful) {
            text(x, y_, cell.written + " ?", "end", "right");
            return;
        }
        if (cell.corrected.empty()) {
            if (!cell.written.empty()) text(x, y_, cell.written, "end", "figure");
            return;
        }
        if (cell.late) {
            text(x, y_, cell.written, "end", "figure");
            text(x + 8, y_ - 12, format("({})", cell.corrected), "start", "late");
            return;
        }
        text(x, y_, cell.corrected, "end", "right");
        if (cell.written.empty()) return;
        const int end = x - width(cell.corrected) - 24;
        text(end, y_, cell.written, "end", "struck");
        body_ += format("<line class=\"strike\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", end - width(cell.written) - 8,
                        y_ - letter_size / 4, end + 8, y_ - letter_size * 2 / 5);
    }

    void outcome(const Layout& layout)
    {
        if (layout.written.empty() || layout.written == layout.lawful) {
            text(middle, y_, layout.lawful, "middle", "head");
        } else {
            text(middle, y_, layout.lawful, "middle", "right");
            text(middle, y_ += step * 2 / 3, "as written: " + layout.written, "middle", "note");
        }
        if (layout.right != layout.lawful)
            text(middle, y_ += step * 2 / 3, "it should have been: " + layout.right, "middle", "note");
    }

    int y_ = 0;
    std::string body_, title_, words_;
};

class Svg : public Report {
public:
    explicit Svg(std::ostream& out) : out_(out) {}
    void begin(const std::string&) override {}
    void block(const BlockShown& block) override { picture_.add(lay_out(block)); }
    void end(const Summary&) override
    {
        if (!picture_.empty()) out_ << picture_.svg();
        picture_ = {};
    }

private:
    std::ostream& out_;
    Picture picture_;
};

}  // namespace

std::string draw_svg(const Layout& layout)
{
    Picture picture;
    picture.add(layout);
    return picture.svg();
}

std::unique_ptr<Report> svg(std::ostream& out) { return std::make_unique<Svg>(out); }

}  // namespace hoyle::report
