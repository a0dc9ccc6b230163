// The statements that a line is one slip of typing away from: a letter left out, put in, changed or swapped with the next, a
// word typed twice, a sign or a blank forgotten. There is no list of words in it: whatever the grammar then takes was near.
#include "log/line.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::log {
namespace {

constexpr std::size_t longest_statement = 120;  ///< bytes of a line that is looked at
constexpr std::size_t most_meant = 32;

constexpr std::string_view typed_letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view typed_figures = "SHDCAKQJTNEWI0123456789x?- .:,+|\"";
constexpr std::string_view typed_signs = ".:,+|\"";
constexpr std::string_view in_a_hand = "x.: ";  ///< any card not known will do

bool is_small(char c) { return c >= 'a' && c <= 'z'; }
/// Signs are forgotten, or typed twice, but not typed where none was meant.
bool is_sign(char c) { return std::ispunct(static_cast<unsigned char>(c)) != 0; }

/// Without its comment and the blanks around it.
std::string_view without_comment(std::string_view line)
{
    if (const auto sign = line.find('#'); sign != line.npos && (sign == 0 || line[sign - 1] == ' ')) line = line.substr(0, sign);
    const auto first = line.find_first_not_of(" \t\r");
    if (first == line.npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
}

class Mending {
public:
    explicit Mending(std::string_view line) : line_(line), end_(reach(line)) {}

    std::vector<std::string> all()
    {
        words_twice();
        for (std::size_t at = 0; at < end_; ++at) changed(at);
        for (std::size_t at = 0; at <= end_; ++at) put_in(at);
        return std::move(meant_);
    }

private:
    /// A line is read from its beginning, so that what lies behind the place where it was refused, and behind the words that
    /// might have stood there, cannot be at fault.
    static std::size_t reach(std::string_view line)
    {
        constexpr int longest_phrase = 3;  // words
        std::size_t at = stops_at(line);
        for (int word = 0; word < longest_phrase && at < line.size(); ++word) at = line.find(' ', at + 1);
        return std::min(at, line.size());
    }

    void changed(std::size_t at)
    {
        const char c = line_[at];
        const bool doubled = at != 0 && line_[at - 1] == c;
        if (doubled || (!is_sign(c) && !is_word(at))) put(at, 1, "");
        if (at + 1 < line_.size() && c != line_[at + 1]) put(at, 2, std::string{line_[at + 1], c});
        for (const char other : is_small(c) ? typed_letters : is_sign(c) ? typed_signs : figures_at(at))
            put(at, 1, std::string_view(&other, 1));
    }

    void put_in(std::size_t at)
    {
        const char before = at == 0 ? ' ' : line_[at - 1], behind = at == line_.size() ? ' ' : line_[at];
        const bool in_word = is_small(before) && is_small(behind);
        if (is_small(before) || is_small(behind))
            for (const char c : typed_letters) put(at, 0, std::string_view(&c, 1));
        for (const char c : in_word ? std::string_view(" ") : figures_at(at)) put(at, 0, std::string_view(&c, 1));
        if (at != 0 && at != line_.size()) return;
        for (const char c : typed_figures)
            put(at, 0, at == 0 ? std::string{c, ' '} : std::string{' ', c});  // a word of one letter
    }

    /// A letter, or a figure, by itself: nobody types one too many.
    bool is_word(std::size_t at) const
    {
        return (at == 0 || line_[at - 1] == ' ') && (at + 1 == line_.size() || line_[at + 1] == ' ') && line_[at] != ' ';
    }

    std::string_view figures_at(std::size_t at) const
    {
        const auto begin = at == 0 ? 0 : line_.rfind(' ', at - 1) + 1;  // npos + 1 is 0
        const auto word = line_.substr(begin, std::min(line_.find(' ', at), line_.size()) - begin);
        return std::count(word.begin(), word.end(), '.') > 1 ? in_a_hand : typed_figures;
    }

    void words_twice()
    {
        for (std::size_t at = 0; at < line_.size();) {
            const auto end = std::min(line_.find(' ', at), line_.size());
            const auto word = line_.substr(at, end - at);
            if (!word.empty() && line_.substr(end).starts_with(" " + std::string(word))) put(at, end + 1 - at, "");
            at = end + 1;
        }
    }

    void put(std::size_t at, std::size_t length, std::string_view what)
    {
        if (meant_.size() == most_meant || (length == 1 && what == " ")) return;
        candidate_.assign(line_.substr(0, at)).append(what).append(line_.substr(at + length));
        if (!reads(candidate_)) return;
        auto statement = canonical(candidate_);
        if (!statement.empty() && std::find(meant_.begin(), meant_.end(), statement) == meant_.end())
            meant_.push_back(std::move(statement));
    }

    std::string_view line_;
    std::size_t end_;  ///< no slip behind it is looked for
    std::string candidate_;
    std::vector<std::string> meant_;
};

}  // namespace

std::string canonical(std::string_view line)
{
    thread_local Section section;
    section.clear();
    parse_stretch({{}, line, 2}, section, true, Faults::counted);
    if (section.statements.size() != 1 || !section.faults.empty()) return {};
    return print(section, section.statements.front());
}

std::vector<std::string> meant(std::string_view line)
{
    line = without_comment(line);
    if (line.empty() || line.size() > longest_statement) return {};
    return Mending(line).all();
}

const Language language{reads, canonical, meant};

}  // namespace hoyle::log
