// A line to marks: what its letters draw, figure, word, bar or rule.

#include "sheet/marking.hpp"

#include "sheet/misread.hpp"
#include "sheet/phrases.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace hoyle::sheet {

namespace {

/// A character of a line, and the column it stands in.
struct Letter {
    std::string bytes;
    int column = 0;
    bool is(std::string_view other) const { return bytes == other; }
    bool digit() const { return bytes.size() == 1 && bytes[0] >= '0' && bytes[0] <= '9'; }
    bool blank() const { return bytes == " " || bytes == "\xC2\xA0" || bytes == "\r"; }
    bool letter() const
    {
        if (bytes.size() == 1) return std::isalpha(static_cast<unsigned char>(bytes[0])) != 0;
        if (bytes.size() == 2) return bytes[0] == '\xC3' || bytes[0] == '\xC4' || bytes[0] == '\xC5' || bytes[0] == '\xC6';
        return false;
    }
    /// ♠ ♣ ♥ ♦, black or white.
    bool pip() const { return bytes.size() == 3 && bytes.starts_with("\xE2\x99") && bytes[2] >= '\xA0' && bytes[2] <= '\xA7'; }
    bool apostrophe() const { return bytes == "'" || bytes == "\xE2\x80\x99"; }
};

constexpr std::array<std::string_view, 12> bars{"|",
                                                "\xC2\xA6",
                                                "\xE2\x94\x82",
                                                "\xE2\x95\x91",
                                                "\xE2\x94\x83",
                                                "\xE2\x80\x96",
                                                "\xE2\x94\x86",
                                                "\xE2\x94\x8A",
                                                "\xE2\x95\x8E",
                                                "\xE2\x96\x8F",
                                                "\xE2\x9D\x98",
                                                "\xE2\x8F\x90"};
bool is_bar(const Letter& letter) { return std::find(bars.begin(), bars.end(), letter.bytes) != bars.end(); }

/// A sign that a rule is drawn of: - = _ . ~ * and the box drawings, dashes and dots of the wider alphabets.
bool draws(const Letter& letter)
{
    if (letter.bytes.size() == 1) return std::string_view("-=_.~*#^").find(letter.bytes[0]) != std::string_view::npos;
    const bool box = letter.bytes.size() == 3 && letter.bytes[0] == '\xE2' &&
                     (letter.bytes[1] == '\x94' || letter.bytes[1] == '\x95');
    const bool dash = letter.bytes.starts_with("\xE2\x80") && letter.bytes[2] >= '\x90' && letter.bytes[2] <= '\x95';
    return (box && !is_bar(letter)) || dash || letter.is("\xE2\x80\xA6") || letter.is("\xC2\xB7") || letter.is("\xC2\xAF") ||
           letter.is("\xE2\x80\xA2") || letter.is("\xE2\x88\x92");
}

std::vector<Letter> letters_of(std::string_view written)
{
    const std::string line = with_misread_mended(written);
    constexpr int tab = 8;
    std::vector<Letter> out;
    int column = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t length = std::max<std::size_t>(utf8_length(std::string_view(line).substr(at)), 1);
        std::string bytes = line.substr(at, length);
        at += length;
        if (bytes == "\t") {
            out.push_back({"\t", column});
            column += tab - column % tab;
            continue;
        }
        out.push_back({std::move(bytes), column++});
    }
    return out;
}

std::string small(const std::vector<Letter>& letters, std::size_t from, std::size_t to)
{
    std::string out;
    for (std::size_t i = from; i < to; ++i) {
        if (letters[i].apostrophe()) out += '\'';
        else if (letters[i].bytes.size() == 1)
            out += static_cast<char>(std::tolower(static_cast<unsigned char>(letters[i].bytes[0])));
        else out += letters[i].bytes;
    }
    return out;
}

/// The marks of one line.
class Marking {
public:
    Marking(std::vector<Letter> letters, std::uint32_t line, char parted_by)
        : letters_(std::move(letters)), line_(line), parted_by_(parted_by)
    {}

    Line read()
    {
        Line out;
        skip_quoting();
        out.blank = std::all_of(letters_.begin() + static_cast<std::ptrdiff_t>(at_), letters_.end(),
                                [](const Letter& each) { return each.blank() || each.is("\t"); });
        if (is_rule()) {
            out.rule = true;
            Mark& mark = add(Kind::rule, first_, letters_.size());
            mark.begin = letters_[first_].column;
            out.marks = std::move(marks_);
            return out;
        }
        while (at_ < letters_.size()) one();
        name_phrases(marks_);
        out.marks = std::move(marks_);
        out.open = depth_ > arrows_;
        cells(out);
        for (Mark& mark : out.marks) mark.column = mark.begin, mark.width = mark.end - mark.begin;
        for (const Mark& mark : out.marks) out.figures += mark.kind == Kind::figure && !mark.in_words;
        return out;
    }

private:
    const Letter* peek(std::size_t ahead = 0) const { return at_ + ahead < letters_.size() ? &letters_[at_ + ahead] : nullptr; }
    bool blank_at(std::size_t i) const { return i >= letters_.size() || letters_[i].blank() || letters_[i].is("\t"); }

    /// A blank, or a stop behind which one stands: `5/-.`
    bool ends_word(std::size_t i) const
    {
        const bool stop = i < letters_.size() && (letters_[i].is(".") || letters_[i].is(",") || letters_[i].is(";"));
        return blank_at(i) || (stop && blank_at(i + 1));
    }

    void skip_quoting()
    {
        while (at_ < letters_.size() &&
               (letters_[at_].is(">") || (letters_[at_].blank() && at_ + 1 < letters_.size() && letters_[at_ + 1].is(">"))))
            ++at_;
    }

    /// Drawn of at least three signs, and nothing else but bars, crossings and blanks.
    bool is_rule()
    {
        int signs = 0;
        bool begun = false;
        for (std::size_t i = at_; i < letters_.size(); ++i) {
            const Letter& each = letters_[i];
            if (each.blank() || each.is("\t")) continue;
            if (!begun) first_ = i, begun = true;
            const bool crossing = is_bar(each) || each.is("+") || each.is("I") || each.is("l") || each.is("x") || each.is(":") ||
                                  each.is(",") || each.is(";");
            if (draws(each)) ++signs;
            else if (!crossing) return false;
        }
        // `|  |  |  |` is an empty row, `- | -` two who scored nothing
        return signs >= 3;
    }

    Mark& add(Kind kind, std::size_t from, std::size_t to)
    {
        Mark mark;
        mark.kind = kind;
        mark.line = line_;
        mark.text = small(letters_, from, to);
        mark.begin = letters_[from].column;
        mark.end = letters_[to - 1].column + 1;
        mark.aside = depth_ > 0;
        at_ = to;
        return marks_.emplace_back(std::move(mark));
    }

    /// `(1) Z., hearts; ...`, `[46]  THE SCORE`, up to the closing bracket.
    bool is_numbered_in_brackets(std::size_t close) const
    {
        std::size_t open = 0, behind = close + 1;
        while (open < letters_.size() && blank_at(open)) ++open;
        while (behind < letters_.size() && blank_at(behind)) ++behind;
        return close < letters_.size() &&
               ((letters_[open].is("(") && letters_[close].is(")")) || (letters_[open].is("[") && letters_[close].is("]"))) &&
               behind < letters_.size() && letters_[behind].letter();
    }

    bool run_of_rule()
    {
        std::size_t to = at_, signs = 0;
        while (to < letters_.size() &&
               (draws(letters_[to]) || (letters_[to].blank() && to + 1 < letters_.size() && draws(letters_[to + 1]) &&
                                        signs > 0 && letters_[to + 1].bytes == letters_[to - 1].bytes))) {
            signs += draws(letters_[to]);
            ++to;
        }
        if (signs < 3) return false;
        // `- - -` stands for nothing scored, where a figure would stand
        const bool loose = to - at_ > signs && signs <= 3;
        add(loose ? Kind::nil : Kind::rule, at_, to);
        return true;
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void one()
    {
        const Letter& here = letters_[at_];
        if (here.blank() || here.is("\t")) {
            ++at_;
            return;
        }
        if (here.is("~") && peek(1) && peek(1)->is("~") && struck()) return;
        if (here.digit() || here.is("?")) return figure();
        if (draws(here) && run_of_rule()) return;
        if (is_bar(here)) {
            std::size_t to = at_ + 1;
            while (to < letters_.size() && is_bar(letters_[to])) ++to;
            add(Kind::bar, at_, to);
            return;
        }
        if (parted_by_ != 0 && !quoted_ && here.bytes.size() == 1 && here.bytes[0] == parted_by_) {
            add(Kind::bar, at_, at_ + 1);
            return;
        }
        if (here.pip()) {
            static constexpr std::array<std::string_view, 8> suits{"♠", "♥", "♦", "♣", "♠", "♥", "♦", "♣"};
            Mark& mark = add(Kind::word, at_, at_ + 1);
            mark.text = suits[static_cast<std::size_t>(static_cast<unsigned char>(here.bytes[2]) - 0xA0)];
            return;
        }
        if (here.is("↓") || here.is("↑")) {  // below the line, above it
            add(Kind::word, at_, at_ + 1).text = here.bytes;
            return;
        }
        if (here.is("<") && peek(1) && peek(1)->is("-")) {
            ++depth_, ++arrows_;  // and a note behind it
            at_ += 2;
            return;
        }
        // `Tom & I`, `I had four`
        const bool speaks = peek(2) && peek(2)->bytes[0] >= 'a' && peek(2)->bytes[0] <= 'z' && blank_at(at_ + 1);
        const bool partner = here.is("I") && !marks_.empty() && (marks_.back().text == "&" || marks_.back().text == "and");
        if (here.is("I") && speaks && !partner) {
            add(Kind::word, at_, at_ + 1).sense = "we";
            return;
        }
        const bool alone = !partner && (at_ == 0 || blank_at(at_ - 1)) && blank_at(at_ + 1);
        if (alone && (here.is(":") || here.is("I") || here.is("l") || here.is("!"))) {
            add(Kind::bar, at_, at_ + 1).text = "?";  // a bar, if others stand below it
            return;
        }
        if (here.is("(") || here.is("[")) {
            ++depth_;
            ++at_;
            return;
        }
        if (here.is(")") || here.is("]")) {
            depth_ = std::max(0, depth_ - 1);
            if (!marks_.empty() && marks_.back().kind == Kind::figure && opened(marks_.back())) marks_.back().boxed = true;
            ++at_;
            return;
        }
        if (here.letter() || here.is("&") || here.is("\xC2\xA3") || here.is("$") || here.is("\xE2\x82\xAC")) return word();
        if (here.is("\xC2\xBD") || here.is("\xC2\xBC") || here.is("\xC2\xBE")) {
            if (!marks_.empty() && marks_.back().kind == Kind::figure) marks_.back().money = true;
            ++at_;
            return;
        }
        const bool dash = here.is("-") || here.is("\xE2\x80\x93") || here.is("\xE2\x80\x94") || here.is("\xE2\x88\x92");
        if (dash) {
            const bool lone = (at_ == 0 || blank_at(at_ - 1) || (!marks_.empty() && marks_.back().kind == Kind::bar)) &&
                              (blank_at(at_ + 1) || (peek(1) && is_bar(*peek(1))));
            add(lone ? Kind::nil : Kind::sign, at_, at_ + 1).text = "-";
            return;
        }
        if (here.is("\"")) {
            quoted_ = !quoted_;
            ++at_;
            return;
        }
        add(Kind::sign, at_, at_ + 1);
    }

    /// Only a blank, or nothing, between the bracket and the figure.
    bool opened(const Mark& figure) const
    {
        for (std::size_t i = 0; i < letters_.size(); ++i)
            if (letters_[i].column == figure.begin) {
                while (i > 0 && letters_[i - 1].blank()) --i;
                return i > 0 && (letters_[i - 1].is("(") || letters_[i - 1].is("["));
            }
        return false;
    }

    bool struck()
    {
        std::size_t to = at_ + 2;
        while (to + 1 < letters_.size() && !(letters_[to].is("~") && letters_[to + 1].is("~"))) ++to;
        if (to + 1 >= letters_.size() || to == at_ + 2 || to - at_ > 40) return false;
        const std::size_t from = at_ + 2;
        if (!letters_[from].digit()) {
            at_ = to + 2;  // words struck out tell nothing
            return true;
        }
        at_ = from;
        const std::size_t before = marks_.size();
        while (at_ < to) one();
        for (std::size_t i = before; i < marks_.size(); ++i) marks_[i].struck = true;
        at_ = to + 2;
        return true;
    }

    /// A word that an ordinal stands before.
    bool begins_ordinal(std::size_t at) const
    {
        static constexpr std::array<std::string_view, 8> things{"hand",   "game",  "deal",  "rubber",
                                                                "manche", "donne", "robre", "partie"};
        return std::any_of(things.begin(), things.end(), [&](std::string_view thing) {
            return small(letters_, at, std::min(at + thing.size(), letters_.size())) == thing;
        });
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void figure()
    {
        std::size_t to = at_;
        bool unread = false, digits = false;
        while (to < letters_.size() && (letters_[to].digit() || letters_[to].is("?"))) {
            unread |= letters_[to].is("?");
            digits |= letters_[to].digit();
            ++to;
        }
        if (!digits && (to - at_ > 3 || (at_ > 0 && !blank_at(at_ - 1) && !letters_[at_ - 1].is("(") &&
                                         !letters_[at_ - 1].is("[") && !is_bar(letters_[at_ - 1])))) {
            at_ = to;  // a question
            if (!marks_.empty()) marks_.back().asked = true;
            return;
        }
        // 1st, 2nd, 8th
        const std::string behind = small(letters_, to, std::min(to + 2, letters_.size()));
        const bool ordinal = (behind == "st" || behind == "nd" || behind == "rd" || behind == "th") &&
                             (to + 2 >= letters_.size() || !letters_[to + 2].letter());
        if (ordinal) {
            add(Kind::word, at_, to + 2);
            return;
        }
        // `2d hand`, `3d game`: as Americans write ordinals
        const bool two_or_three = to > at_ && (letters_[to - 1].is("2") || letters_[to - 1].is("3"));
        if (two_or_three && behind.starts_with('d') && blank_at(to + 1) && begins_ordinal(to + 2)) {
            add(Kind::word, at_, to + 1).sense = "idle";
            return;
        }
        // `1re manche`, `3e manche`
        const std::size_t ending = behind == "re" || behind == "er" || behind == "me" ? 2 : behind.starts_with('e') ? 1 : 0;
        if (ending > 0 && to > at_ && blank_at(to + ending) && begins_ordinal(to + ending + 1)) {
            add(Kind::word, at_, to + ending);
            return;
        }
        // `2a`, `2b`: a hand on several lines
        const bool begins = std::all_of(marks_.begin(), marks_.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
        if (begins && !behind.empty() && behind[0] >= 'a' && behind[0] <= 'c' && to - at_ <= 2 && blank_at(to + 1)) {
            add(Kind::word, at_, to + 1).sense = "idle";
            return;
        }
        const std::size_t begin = at_;
        bool first = true;
        for (const Mark& mark : marks_) first = first && (mark.kind == Kind::bar);
        Mark& mark = add(Kind::figure, at_, to);
        mark.unread = unread;
        if (!unread && to - begin <= 5) mark.number = std::atoi(mark.text.c_str());
        mark.heads = first && to < letters_.size() && (letters_[to].is(".") || letters_[to].is(")")) && blank_at(to + 1) &&
                     to - begin <= 2 && depth_ == 0;
        mark.names = first && depth_ == 1 && to - begin <= 3 && is_numbered_in_brackets(to);
        if (mark.heads) {
            ++at_;
            return;
        }
        // 78d., 6s., 2p
        if (peek() && (peek()->is("d") || peek()->is("s") || peek()->is("p")) && (!peek(1) || !peek(1)->letter())) {
            mark.money = true;
            ++at_;
            return;
        }
        const Letter* next = peek();
        // 5/-
        if (next && next->is("/") && peek(1) && peek(1)->is("-") && ends_word(at_ + 2) && to - begin <= 2) {
            mark.money = true;
            at_ += 2;
            return;
        }
        // 7/6, 2.50, 2/6
        if (next && (next->is("/") || next->is(".")) && peek(1) && peek(1)->digit() &&
            !(begin > 1 && letters_[begin - 1].is("/"))) {
            std::size_t end = at_ + 1;
            while (end < letters_.size() && letters_[end].digit()) ++end;
            const std::size_t more = end - at_ - 1;
            const bool slash = next->is("/");
            // `4/1 hand`
            const std::string thing = small(letters_, end, std::min(end + 5, letters_.size()));
            const bool in_one = slash && more == 1 && letters_[end - 1].is("1") &&
                                (thing.starts_with(" hand") || thing.starts_with("h"));
            if (more <= 2 && !in_one && !(slash && more == 2 && std::atoi(small(letters_, at_ + 1, end).c_str()) > 11)) {
                mark.text = small(letters_, begin, end);
                mark.end = letters_[end - 1].column + 1;
                mark.money = true;
                mark.number = -1;
                at_ = end;
            }
        }
        const std::size_t length = marks_.size();
        if (length > 1 && marks_[length - 2].kind == Kind::word && marks_[length - 2].sense == "money" &&
            marks_[length - 2].text.size() <= 2 && marks_[length - 2].end == mark.begin)
            mark.money = true;
    }

    /// N O R T H, U S: letters spaced out, at least three, or a side.
    bool spaced_out()
    {
        const auto lone = [&](std::size_t i) {
            return i < letters_.size() && letters_[i].letter() && (i == 0 || blank_at(i - 1)) && blank_at(i + 1);
        };
        std::size_t count = 0, to = at_;
        while (lone(to)) ++count, to += 2;
        std::string text;
        for (std::size_t i = at_; i < to; i += 2) text += small(letters_, i, i + 1);
        if (count < 3 && text != "us" && text != "we") return false;
        Mark& mark = add(Kind::word, at_, to - 1);
        mark.text = text;
        mark.capital = true;
        if (text.find_first_not_of("akqjt") == text.npos) mark.sense = "idle";  // cards
        return true;
    }

    void word()
    {
        const auto part_of = [&](std::size_t i) {
            if (i >= letters_.size()) return false;
            if (letters_[i].letter() || letters_[i].apostrophe()) return true;
            const bool between = i + 1 < letters_.size() && (letters_[i + 1].letter());
            return between && (letters_[i].is(".") || letters_[i].is("-"));
        };
        if (spaced_out()) return;
        std::size_t to = at_ + 1;
        if (letters_[at_].letter())
            while (part_of(to)) ++to;
        // `G1`: the first game
        const bool game = to == at_ + 1 && (letters_[at_].is("G") || letters_[at_].is("g"));
        if (game && to < letters_.size() && letters_[to].digit() && blank_at(to + 1)) ++to;
        const bool capital = letters_[at_].bytes.size() == 1 &&
                             std::isupper(static_cast<unsigned char>(letters_[at_].bytes[0])) != 0;
        Mark& mark = add(Kind::word, at_, to);
        mark.capital = capital;
        while (!mark.text.empty() && mark.text.back() == '\'') mark.text.pop_back();
        if (mark.text.ends_with("'s")) mark.text.resize(mark.text.size() - 2);
        mark.number = mark.text == "hundred" ? 100 : number_in_words(mark.text);
        mark.in_words = mark.number >= 0;
        if (mark.in_words) mark.kind = Kind::figure;
        // the stop of an abbreviation is part of no sign
        if (at_ < letters_.size() && letters_[at_].is(".") && !blank_at(at_ + 1) && mark.text.size() <= 4) ++at_;
    }

    void cells(Line& line) const
    {
        int cell = 0, at = line.marks.empty() ? 0 : line.marks[0].begin;
        const Mark* before = nullptr;
        for (Mark& mark : line.marks) {
            if (before) {
                const int gap = mark.begin - before->end - quotes_between(before->end, mark.begin);
                const bool stopped = before->kind == Kind::sign &&
                                     (before->text == "." || before->text == ":" || before->text == "," || before->text == ";");
                const bool wide = gap >= (stopped ? 3 : 2) || tab_between(before->end, mark.begin);
                if (mark.kind == Kind::bar || before->kind == Kind::bar || wide) ++cell, at = mark.begin;
            }
            mark.cell = cell;
            mark.at = at;
            before = &mark;
        }
    }

    /// Quotation marks, which leave no room.
    int quotes_between(int from, int to) const
    {
        return static_cast<int>(std::count_if(letters_.begin(), letters_.end(), [&](const Letter& each) {
            return each.is("\"") && each.column >= from && each.column < to;
        }));
    }

    bool tab_between(int from, int to) const
    {
        return std::any_of(letters_.begin(), letters_.end(),
                           [&](const Letter& each) { return each.is("\t") && each.column >= from && each.column < to; });
    }

    std::vector<Letter> letters_;
    std::uint32_t line_;
    char parted_by_;
    std::size_t at_ = 0, first_ = 0;
    int depth_ = 0, arrows_ = 0;
    bool quoted_ = false;  ///< within quotation marks; only one line is read
    std::vector<Mark> marks_;
};

}  // namespace

Line read_line(std::string_view line, std::uint32_t number, char parted_by)
{
    return Marking(letters_of(line), number, parted_by).read();
}

int tabs_before(std::string_view line, int column)
{
    const auto letters = letters_of(line);
    return static_cast<int>(
        std::count_if(letters.begin(), letters.end(), [&](const Letter& each) { return each.is("\t") && each.column < column; }));
}

}  // namespace hoyle::sheet
