// Text into words: letters, numbers, signs of suits, cards; then stems.

#include "phrases/words.hpp"

#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace hoyle::phrases {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

std::string lower(std::string_view word)
{
    std::string out(word);
    for (char& c : out)
        if (is_capital(c)) c = static_cast<char>(c - 'A' + 'a');
    return out;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 41> numbers{{
    {"one", "1"},       {"two", "2"},       {"three", "3"},    {"four", "4"},      {"five", "5"},       {"six", "6"},
    {"seven", "7"},     {"eight", "8"},     {"nine", "9"},     {"ten", "10"},      {"eleven", "11"},    {"twelve", "12"},
    {"thirteen", "13"}, {"fourteen", "14"}, {"fifteen", "15"}, {"sixteen", "16"},  {"seventeen", "17"}, {"eighteen", "18"},
    {"nineteen", "19"}, {"seventy", "70"},  {"ninety", "90"},  {"twenty", "20"},   {"thirty", "30"},    {"forty", "40"},
    {"fifty", "50"},    {"sixty", "60"},    {"eighty", "80"},  {"hundred", "100"}, {"once", "1"},       {"twice", "2"},
    {"thrice", "3"},    {"2nd", "second"},  {"1st", "first"},  {"3rd", "third"},   {"4th", "fourth"},   {"5th", "fifth"},
    {"1's", "1"},       {"2's", "2"},       {"3's", "3"},      {"4's", "4"},       {"ere", "before"},
}};

/// Signs that are more than one byte long and mean something: an apostrophe, a suit, a stop; or nothing, but they part words.
struct Sign {
    std::string_view bytes, word;
};
constexpr std::array<Sign, 12> signs{{{"\u2019", "'"},
                                      {"\u2018", "'"},
                                      {"\u2660", "spade"},
                                      {"\u2665", "heart"},
                                      {"\u2666", "diamond"},
                                      {"\u2663", "club"},
                                      {"\u201c", ""},
                                      {"\u201d", ""},
                                      {"\u2014", ","},
                                      {"\u2013", ","},
                                      {"\u2026", "."},
                                      {"\u00a0", ""}}};

const Sign* sign_at(std::string_view text)
{
    const auto at = std::find_if(signs.begin(), signs.end(), [&](const Sign& sign) { return text.starts_with(sign.bytes); });
    return at == signs.end() ? nullptr : &*at;
}

/// "SA", "D10", "c9" as a log writes them: a suit and a rank. Small letters only with a digit, since "sa" may be a word.
bool is_card(std::string_view word)
{
    if (word.size() < 2 || word.size() > 3 || std::string_view("SHDCshdc").find(word[0]) == std::string_view::npos) return false;
    const std::string_view rank = word.substr(1);
    if (rank == "10") return true;
    if (rank.size() != 1) return false;
    return (rank[0] >= '2' && rank[0] <= '9') ||
           (is_capital(word[0]) && std::string_view("AKQJT").find(rank[0]) != std::string_view::npos);
}

class Stemmer {
public:
    Stemmer() : english_(sb_stemmer_new("english", "UTF_8"), sb_stemmer_delete) {}
    std::string operator()(std::string_view word) const
    {
        const auto* stem = sb_stemmer_stem(english_.get(), reinterpret_cast<const sb_symbol*>(word.data()),
                                           static_cast<int>(word.size()));
        if (!stem) return std::string(word);
        return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(english_.get()))};
    }

private:
    std::unique_ptr<sb_stemmer, void (*)(sb_stemmer*)> english_;
};

class Cutter {
public:
    Cutter(std::string_view text, const Dictionary* dictionary) : text_(text), dictionary_(dictionary) {}

    std::vector<Token> cut()
    {
        while (at_ < text_.size()) {
            if (const Sign* sign = sign_at(text_.substr(at_))) {
                if (sign->word.size() > 1) {
                    suit(*sign);
                    continue;
                }
                if (!sign->word.empty()) stop(sign->word[0]);
                at_ += sign->bytes.size();
            } else if (is_letter(text_[at_]) || is_digit(text_[at_])) {
                word();
            } else {
                stop(text_[at_]);
                ++at_;
            }
        }
        return std::move(out_);
    }

private:
    /// The sign of a suit, or of a card if a rank stands behind it.
    void suit(const Sign& sign)
    {
        const std::string_view behind = text_.substr(at_ + sign.bytes.size());
        const std::size_t rank = behind.starts_with("10") ? 2
                                 : !behind.empty() &&
                                         std::string_view("23456789TJQKAtjqka").find(behind[0]) != std::string_view::npos
                                     ? 1
                                     : 0;
        const bool whole = rank && (behind.size() == rank || !(is_letter(behind[rank]) || is_digit(behind[rank])));
        const std::size_t length = sign.bytes.size() + (whole ? rank : 0);
        add(whole ? "card" : sign.word, at_, length);
        at_ += length;
    }

    /// A run of letters, digits and apostrophes within.
    void word()
    {
        constexpr std::size_t longest = 40;  // no word of ours is longer; what is, is cut there
        const std::size_t begin = at_;
        std::string letters;
        while (at_ < text_.size() && at_ - begin < longest) {
            const Sign* sign = sign_at(text_.substr(at_));
            const bool apostrophe = text_[at_] == '\'' || (sign && sign->word == "'");
            const std::size_t width = sign ? sign->bytes.size() : 1;
            if (apostrophe && !letters.empty() && at_ + width < text_.size() && is_letter(text_[at_ + width]) &&
                !sign_at(text_.substr(at_ + width)))
                letters += '\'';
            else if (!sign && (is_letter(text_[at_]) || is_digit(text_[at_]))) letters += text_[at_];
            else break;
            at_ += width;
        }
        for (int more = 0; more < 3 && at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xc0) == 0x80; ++more)
            letters += text_[at_++];
        if (letters.empty()) return void(++at_);
        if (is_card(letters)) return add("card", begin, at_ - begin);
        parts(letters, begin);
    }

    /// "didn't" is did and not, "dealer's" is dealer, "didnt" is did and not.
    void parts(const std::string& letters, std::size_t begin)
    {
        std::string plain = lower(letters);
        const std::size_t length = at_ - begin;
        bool negated = false, possessive = false;
        if (plain.ends_with("n't")) {
            plain.resize(plain.size() - 3);
            negated = true;
        } else if (plain == "cannot") {
            plain = "can";
            negated = true;
        } else {
            static constexpr auto bare = std::to_array<std::string_view>({"didnt", "dont", "doesnt", "wasnt", "isnt", "hadnt",
                                                                          "havent", "hasnt", "cant", "couldnt", "wouldnt",
                                                                          "shouldnt", "arent", "werent"});
            if (std::find(bare.begin(), bare.end(), plain) != bare.end()) {
                plain.resize(plain.size() - (plain == "cant" ? 1 : 2));
                negated = true;
            }
        }
        if (plain == "ca") plain = "can";
        if (plain == "wo") plain = "will";
        if (const auto apostrophe = plain.find('\''); apostrophe != std::string::npos) {  // 's, 'll, 've, 'd
            possessive = plain.substr(apostrophe) == "'s" || apostrophe + 1 == plain.size();
            plain.resize(apostrophe);
        }
        if (!plain.empty()) {
            known_word(plain, letters, begin, length);
            out_.back().possessive = possessive;
        }
        if (negated) add("not", begin, length);
    }

    void known_word(const std::string& plain, std::string_view written, std::size_t begin, std::size_t length)
    {
        if (!dictionary_ || plain.size() == 1 || is_digit(plain[0]) || dictionary_->knows(plain) || dictionary_->knows(written))
            return add(stem(plain), begin, length);
        const bool name = is_capital(written[0]);
        constexpr std::size_t shortest_mended = 4;
        const std::string_view meant = name || plain.size() < shortest_mended ? std::string_view() : dictionary_->nearest(plain);
        if (!meant.empty()) {
            add(stem(meant), begin, length);
            out_.back().mended = meant;
        } else {
            add(name ? std::string(name_stem) : stem(plain), begin, length);
        }
    }

    void add(std::string_view stem, std::size_t begin, std::size_t length)
    {
        out_.push_back({std::string(stem),
                        {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(length)},
                        clause_,
                        sentence_,
                        {},
                        false,
                        false,
                        {}});
    }

    void stop(char c)
    {
        if (std::string_view(",:-()").find(c) != std::string_view::npos) ++clause_;
        if (std::string_view(".;!?\n").find(c) != std::string_view::npos) ++clause_, ++sentence_;
    }

    std::string_view text_;
    const Dictionary* dictionary_;
    std::size_t at_ = 0;
    std::uint32_t clause_ = 0, sentence_ = 0;
    std::vector<Token> out_;
};

}  // namespace

std::string stem(std::string_view word)
{
    thread_local const Stemmer english;  // it keeps its last answer
    for (const auto& [written, digits] : numbers)
        if (word == written) return std::string(digits);
    return english(word);
}

std::vector<Token> tokens(std::string_view text, const Dictionary* dictionary) { return Cutter(text, dictionary).cut(); }

}  // namespace hoyle::phrases
