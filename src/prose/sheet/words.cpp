#include "prose/sheet/words.hpp"

#include "sheet/page.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80; }

std::string in_small_letters(std::string_view word)
{
    std::string out(word);
    for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

class Marking {
public:
    explicit Marking(std::string_view line) : line_(line) {}

    SheetLine read()
    {
        pass_row_number();
        while (at_ < line_.size()) one();
        join_numbers();
        join_phrases();
        // "258 @ 1 anna": what is reckoned in money is no entry
        if (std::any_of(out_.marks.begin(), out_.marks.end(), [](const Mark& mark) { return mark.is("money") && !mark.aside; }))
            for (Mark& mark : out_.marks) mark.money |= mark.kind == Kind::figure;
        return std::move(out_);
    }

private:
    char next(std::size_t ahead = 1) const { return at_ + ahead < line_.size() ? line_[at_ + ahead] : '\0'; }
    bool blank_before() const { return at_ == 0 || line_[at_ - 1] == ' ' || line_[at_ - 1] == '\t'; }

    Mark& add(Kind kind, std::string_view text)
    {
        Mark mark;
        mark.kind = kind;
        mark.text = in_small_letters(text);
        mark.aside = depth_ > 0 || noted_;
        mark.begin = column_;
        for (const char c : text) column_ += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        mark.end = column_;
        at_ += text.size();
        return out_.marks.emplace_back(std::move(mark));
    }
    void pass(std::size_t count)
    {
        for (; count > 0 && at_ < line_.size(); --count, ++at_)
            column_ += line_[at_] == '\t' ? 8 - column_ % 8 : (static_cast<unsigned char>(line_[at_]) & 0xC0) != 0x80;
    }

    /// `3. We 16`, `3) We 16`: rows are numbered, and the number is no figure of theirs.
    void pass_row_number()
    {
        const auto begin = std::min(line_.find_first_not_of(' '), line_.size());
        const auto end = std::min(line_.find_first_not_of("0123456789", begin), line_.size());
        const auto behind = std::min(line_.find_first_not_of(' ', std::min(end + 1, line_.size())), line_.size());
        const bool numbered = end > begin && end - begin < 3 && end < line_.size() && (line_[end] == '.' || line_[end] == ')') &&
                              behind > end + 1 && behind < line_.size() && is_letter(line_[behind]);
        if (numbered) pass(behind);
    }

    /// How much is struck out here: ~~8~~, /8/, xx8xx.
    std::size_t struck_out() const
    {
        const auto rest = line_.substr(at_);
        if (rest.starts_with("~~")) return std::min(rest.find("~~", 2), rest.size() - 2) + 2;
        const bool money = at_ > 0 && (is_digit(line_[at_ - 1]) || line_[at_ - 1] == '/');  // 7/6, and 5//
        for (const std::string_view sign : {"/", "xx"}) {
            if (!rest.starts_with(sign) || money) continue;
            const auto end = rest.find_first_not_of("0123456789", sign.size());
            if (end != rest.npos && end > sign.size() && rest.substr(end).starts_with(sign)) return end + sign.size();
        }
        return 0;
    }

    void one()
    {
        const char c = line_[at_];
        if (const auto struck = struck_out(); struck > 0) return pass(struck);
        if (c == '#' || line_.substr(at_).starts_with("<-")) noted_ = true;
        if (c == '(' || c == '[') ++depth_;
        if ((c == ')' || c == ']') && depth_ > 0) --depth_;
        if (c == '$' || line_.substr(at_).starts_with("\xc2\xa3")) money_ = true;
        if (is_digit(c) || (c == '?' && (is_digit(next()) || next() == '?' || blank_before()))) return figure();
        if (is_letter(c) && !line_.substr(at_).starts_with("\xc2\xa3")) return word();
        sign(c);
    }

    void sign(char c)
    {
        if (c == '|') return void(add(Kind::bar, line_.substr(at_, next() == '|' ? 2 : 1)));
        if (c == ',') return void(add(Kind::comma, ","));
        if (c == ';' || c == ':' || (c == '.' && !blank_before())) return dots(c);
        if (c == '.' && (next() == ' ' || next() == '\0')) add(Kind::figure, ".").nil = true;
        else if (c == '.') pass(line_.find_first_not_of('.', at_) - at_);
        else if (c == '/') add(Kind::slash, "/");
        else if (c == '&') add(Kind::word, "&");
        else if (c == '-' || c == '=' || c == '_' || c == '*' || c == '+') run(c);
        else pass(1);
    }

    void dots(char c)
    {
        const auto end = std::min(line_.find_first_not_of(c, at_), line_.size());
        if (end - at_ > 1) return pass(end - at_);  // ..... to the figure
        add(Kind::stop, line_.substr(at_, 1));
    }

    /// A rule, a dash, an equals sign.
    void run(char c)
    {
        const auto end = std::min(line_.find_first_not_of("-=_+*", at_), line_.size());
        if (end - at_ >= 3 || (end - at_ == 2 && c != '*')) {
            out_.rule = true;
            out_.doubled |= c == '=' && end - at_ >= 3;
            return pass(end - at_);
        }
        if (c == '=') add(Kind::equals, "=");
        else if (c == '-' || c == '+') add(Kind::dash, c == '-' ? "-" : "+");
        else pass(1);
    }

    void figure()
    {
        auto end = at_;
        while (end < line_.size() && (is_digit(line_[end]) || line_[end] == '?')) ++end;
        const auto digits = line_.substr(at_, end - at_);
        const auto letters = std::min(line_.find_first_of(" \t|,.;:)/(+=-*", end), line_.size());
        const auto suffix = in_small_letters(line_.substr(end, letters - end));
        if (suffix == "st" || suffix == "nd" || suffix == "rd" || suffix == "th")
            return void(add(Kind::word, line_.substr(at_, letters - at_)));
        Mark& mark = add(Kind::figure, digits);
        mark.number = digits.size() < 8 ? std::atoi(std::string(digits).c_str()) : 0;
        // 4D and 2S are hands, 4d and 2s money
        const bool hand = letters - end == 1 && digits.size() == 1 && std::isupper(static_cast<unsigned char>(line_[end])) != 0;
        mark.money = money_ || (!hand && (suffix == "s" || suffix == "d" || suffix == "c" || suffix == "p")) ||
                     (at_ + 1 < line_.size() && line_[at_] == '.' && is_digit(next()));
        if (mark.money) return pass(letters - at_);
        if (mark.money || suffix.empty()) return;
        strain_letters(suffix);
    }

    /// 3NT, 2D: the strain in letters behind the odd tricks; before them it is h3.
    bool strain_letters(std::string_view letters)
    {
        static constexpr std::pair<std::string_view, std::string_view> names[] = {
            {"s", "spades"},     {"h", "hearts"},      {"d", "diamonds"},    {"c", "clubs"},         {"n", "no trumps"},
            {"nt", "no trumps"}, {"\u2660", "spades"}, {"\u2665", "hearts"}, {"\u2666", "diamonds"}, {"\u2663", "clubs"}};
        for (const auto& [name, sense] : names)
            if (letters == name) {
                Mark& mark = add(Kind::word, line_.substr(at_, letters.size()));
                mark.sense = std::string(sense);
                mark.capital = std::isupper(static_cast<unsigned char>(line_[at_ - letters.size()])) != 0;
                return true;
            }
        return false;
    }

    /// Where the word ends that begins here: stops, strokes and the like belong to it between two letters.
    std::size_t end_of_word() const
    {
        constexpr std::string_view between_letters = ".-'/";
        auto end = at_;
        for (; end < line_.size(); ++end) {
            const bool letter_behind = end + 1 < line_.size() && is_letter(line_[end + 1]);
            if (!is_letter(line_[end]) && !(letter_behind && between_letters.find(line_[end]) != between_letters.npos)) break;
        }
        return end;
    }

    /// `H 4`, `NT +2`, `h+3`, `h 3`: no pence, which have shillings before them.
    bool is_strain_before_tricks(std::string_view text, std::size_t end) const
    {
        const auto number = std::min(line_.find_first_not_of(" +", end), line_.size());
        if (text.size() > 2 || number == line_.size() || !is_digit(line_[number])) return false;
        constexpr std::size_t most_digits = 2;
        if (std::min(line_.find_first_not_of("0123456789", number), line_.size()) - number > most_digits) return false;
        const bool plus = line_.substr(end, number - end).find('+') != line_.npos;
        if (plus || std::isupper(static_cast<unsigned char>(text[0])) != 0) return true;
        const bool one_digit = number + 1 == line_.size() || !is_digit(line_[number + 1]);
        const bool money = at_ > 1 && line_[at_ - 1] == ' ' && is_digit(line_[at_ - 2]);
        return text.size() == 1 && number == end + 1 && one_digit && line_[number] <= '7' && !money;
    }

    void word()
    {
        auto end = end_of_word();
        auto text = line_.substr(at_, end - at_);
        while (text.size() > 3 && static_cast<unsigned char>(text.back()) >= 0x80 && text.ends_with("\xe2\x80\xa6"))
            text.remove_suffix(3);
        if (end < line_.size() && is_digit(line_[end]) && strain_letters(in_small_letters(text))) return;
        if (is_strain_before_tricks(text, end) && strain_letters(in_small_letters(text))) return;
        if (end < line_.size() && is_digit(line_[end])) {  // G1, x2
            while (end < line_.size() && is_digit(line_[end])) ++end;
            text = line_.substr(at_, end - at_);
        }
        if (text.empty()) return pass(1);
        Mark& mark = add(Kind::word, text);
        mark.capital = std::isupper(static_cast<unsigned char>(text[0])) != 0;
        money_ = false;
        // an abbreviation keeps its full stop to itself
        if (at_ < line_.size() && line_[at_] == '.' && mark.text.size() < 5) pass(1);
        while (at_ < line_.size() && line_[at_] == '.' && next() == '.') pass(1);
        if (mark.text.ends_with("'s")) mark.text.resize(mark.text.size() - 2);
    }

    /// "two hundred and eighteen" is one figure.
    void join_numbers()
    {
        std::vector<Mark> out;
        auto& marks = out_.marks;
        for (std::size_t i = 0; i < marks.size();) {
            int value = marks[i].kind == Kind::word ? sheet::number_in_words(marks[i].text) : -1;
            if (value < 0) {
                out.push_back(std::move(marks[i++]));
                continue;
            }
            Mark mark = marks[i++];
            while (i < marks.size() && marks[i].kind == Kind::word) {
                const bool also = marks[i].text == "and" && value % 100 == 0 && value > 0 && i + 1 < marks.size() &&
                                  marks[i + 1].kind == Kind::word && sheet::number_in_words(marks[i + 1].text) >= 0;
                const auto& next = marks[i + also].text;
                const int more = sheet::number_in_words(next);
                if (next == "hundred") value *= 100;
                else if (more > 0 && value % 100 == 0 && value > 0) value += more;
                else break;
                i += 1 + also;
                mark.end = marks[i - 1].end;
            }
            mark.kind = Kind::figure;
            mark.word = mark.text;
            mark.number = value;
            mark.text = std::to_string(value);
            mark.sense = "number";
            out.push_back(std::move(mark));
        }
        marks = std::move(out);
    }

    /// So many marks from `i` on as one phrase of the file; nothing: figures alone, money or signs are none.
    std::string phrase_of(std::size_t i, std::size_t count) const
    {
        std::string phrase;
        bool words = false;
        for (std::size_t k = 0; k < count; ++k) {
            const Mark& each = out_.marks[i + k];
            if ((each.kind != Kind::word && each.kind != Kind::figure) || each.money) return {};
            words |= each.kind == Kind::word;
            phrase += (k ? " " : "") + (each.word.empty() ? each.text : each.word);
        }
        return words ? phrase : std::string();
    }

    /// Makes one mark of the longest phrase that begins here; how many marks it is made of.
    std::size_t join_phrase(std::size_t i)
    {
        constexpr std::size_t longest = 4;
        auto& marks = out_.marks;
        if (!marks[i].sense.empty() && marks[i].sense != "number") return 1;
        for (std::size_t count = std::min(longest, marks.size() - i); count > 0; --count) {
            const std::string phrase = phrase_of(i, count);
            const auto found = phrase.empty() ? std::string_view() : sheet::sense_of(phrase);
            if (found.empty()) continue;
            marks[i].kind = Kind::word;
            marks[i].sense = std::string(found);
            marks[i].text = phrase;
            marks[i].end = marks[i + count - 1].end;
            return count;
        }
        return 1;
    }

    void join_phrases()
    {
        auto& marks = out_.marks;
        std::vector<Mark> out;
        for (std::size_t i = 0; i < marks.size();) {
            std::size_t taken = join_phrase(i);
            // "game 2"
            const std::size_t behind = i + taken;
            if (marks[i].sense == "game" && behind < marks.size() && marks[behind].kind == Kind::figure &&
                marks[behind].number <= 3 && !marks[behind].nil)
                ++taken;
            if (marks[i].sense == "nil") marks[i].kind = Kind::figure, marks[i].nil = true;
            out.push_back(std::move(marks[i]));
            i += taken;
        }
        marks = std::move(out);
    }

    std::string_view line_;
    SheetLine out_;
    std::size_t at_ = 0, column_ = 0;
    int depth_ = 0;
    bool noted_ = false, money_ = false;
};

}  // namespace

SheetLine sheet_line(std::string_view line) { return Marking(line).read(); }

std::string plain_words(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        auto end = at;
        while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]))) ++end;
        if (end > at) out += (out.empty() ? "" : " ") + in_small_letters(text.substr(at, end - at));
        at = std::max(end, at + 1);
    }
    return out;
}

bool is_strain(std::string_view sense)
{
    static constexpr auto strains = std::to_array<std::string_view>({"spades", "clubs", "diamonds", "hearts", "no trumps"});
    return std::find(strains.begin(), strains.end(), sense) != strains.end();
}

}  // namespace hoyle::prose
