#include "sheet/misread.hpp"

#include "sheet/page.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::sheet {
namespace {

bool is_figure_sign(char c) { return c >= '0' && c <= '9'; }
bool is_capital_letter(char c) { return c >= 'A' && c <= 'Z'; }
/// A byte of a word: a letter of any alphabet, or a digit.
bool is_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80; }

char as_digit(char c) { return c == 'l' || c == 'I' ? '1' : c == 'O' ? '0' : c; }

bool is_misread_figure(std::string_view word)
{
    constexpr std::size_t longest = 4;
    if (word == "lO" || word == "IO" || word == "lOO" || word == "IOO") return true;
    return word.size() <= longest && word.back() != 'l' && std::any_of(word.begin(), word.end(), is_figure_sign) &&
           std::all_of(word.begin(), word.end(), [](char c) { return is_figure_sign(as_digit(c)); });
}

/// A nought among the letters of a word, and an l among its capitals, are letters.
void mend_letters(std::string& line, std::size_t from, std::size_t to)
{
    constexpr std::size_t shortest = 5;
    if (line.substr(from, to - from) == "T0") line[from + 1] = 'O';
    const auto letter = [&](std::size_t i) { return is_of_word(line[i]) && !is_figure_sign(line[i]); };
    for (std::size_t i = from + 1; to - from >= shortest && i + 1 < to; ++i) {
        if (line[i] == '0' && letter(i - 1) && letter(i + 1)) line[i] = is_capital_letter(line[i - 1]) ? 'O' : 'o';
        if (line[i] == 'l' && is_capital_letter(line[i - 1]) && is_capital_letter(line[i + 1])) line[i] = 'I';
    }
}

}  // namespace

std::string with_misread_mended(std::string_view written)
{
    std::string line(written);
    for (std::size_t from = 0, to = 0; from < line.size(); from = to + 1) {
        to = from;
        while (to < line.size() && is_of_word(line[to])) ++to;
        const auto word = std::string_view(line).substr(from, to - from);
        if (!word.empty() && is_misread_figure(word))
            std::transform(line.begin() + static_cast<std::ptrdiff_t>(from), line.begin() + static_cast<std::ptrdiff_t>(to),
                           line.begin() + static_cast<std::ptrdiff_t>(from), as_digit);
        else mend_letters(line, from, to);
    }
    return line;
}

std::string_view sense_misread(std::string word)
{
    constexpr std::size_t shortest = 5;
    if (word.size() < shortest) return {};
    for (char& c : word) {
        const char was = c;
        if (was != 'c' && was != 'l') continue;
        c = was == 'c' ? 'e' : 'i';
        if (const auto found = sense_of(word); !found.empty()) return found;
        c = was;
    }
    return {};
}

}  // namespace hoyle::sheet
