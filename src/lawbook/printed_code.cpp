#include "lawbook/printed_code.hpp"

#include "source/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace hoyle::lawbook {
namespace {

// How much of the weight of a gist must stand in the text, where the number of the law stands there too, and where the words
// alone speak for it.
constexpr double least_numbered = 0.15, least_unnumbered = 0.30;
constexpr double worth_of_number = 0.5;
constexpr std::size_t longest_paragraph = 900;  // of which words are looked at

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f'; }

/// Calls `visit` with the words of three letters and more, in small letters, cut to their stems, and where each stands.
template <class Visit> void each_stem(std::string_view text, const Visit& visit)
{
    std::string word;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && is_letter(text[i])) {
            if (word.size() < 40) word += text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
            continue;
        }
        const std::size_t at = i - word.size();
        for (const std::string_view end : {"ing", "ed", "es", "s"})
            if (word.size() > end.size() + 3 && word.ends_with(end)) {
                word.resize(word.size() - end.size());
                if (word[word.size() - 1] == word[word.size() - 2]) word.pop_back();  // cutting, cut
                break;
            }
        if (word.size() > 2) visit(at, word.substr(0, 6));
        word.clear();
    }
}

/// A word of the text that stands in some gist.
struct Token {
    std::size_t at;
    std::size_t stem;
};

/// The stems of the gists, each with the laws that have it and its weight: the rarer, the heavier.
class Gists {
public:
    explicit Gists(const Book& book) : whole_(book.laws.size())
    {
        for (std::size_t law = 0; law < book.laws.size(); ++law)
            each_stem(book.laws[law].gist, [&](std::size_t, const std::string& stem) {
                const auto [known, is_new] = index_.emplace(stem, laws_.size());
                if (is_new) laws_.emplace_back();
                if (auto& laws = laws_[known->second]; laws.empty() || laws.back() != law) laws.push_back(law);
            });
        for (const auto& laws : laws_) {
            weight_.push_back(std::log(1.0 + static_cast<double>(whole_.size()) / static_cast<double>(laws.size())));
            for (const std::size_t law : laws) whole_[law] += weight_.back();
        }
    }

    std::vector<Token> tokens(std::string_view text) const
    {
        std::vector<Token> out;
        each_stem(text, [&](std::size_t at, const std::string& stem) {
            if (const auto known = index_.find(stem); known != index_.end()) out.push_back({at, known->second});
        });
        return out;
    }

    /// Of each law, how much of its gist stands in a stretch of the text: from 0 to 1.
    std::vector<double> shares(const std::vector<Token>& tokens, std::size_t from, std::size_t until) const
    {
        std::vector<double> share(whole_.size());
        std::vector<bool> seen(laws_.size());
        auto token = std::lower_bound(tokens.begin(), tokens.end(), from,
                                      [](const Token& t, std::size_t at) { return t.at < at; });
        for (; token != tokens.end() && token->at < until; ++token) {
            if (seen[token->stem]) continue;
            seen[token->stem] = true;
            for (const std::size_t law : laws_[token->stem]) share[law] += weight_[token->stem] / whole_[law];
        }
        return share;
    }

private:
    std::unordered_map<std::string, std::size_t> index_;
    std::vector<std::vector<std::size_t>> laws_;  // beside the stems
    std::vector<double> weight_;
    std::vector<double> whole_;  // beside the laws
};

/// A place where a law may begin.
struct Start {
    std::size_t at = 0;     ///< of its number, or of its first word
    std::size_t begin = 0;  ///< of its words
    std::size_t law = 0;
    double share = 0;  ///< how much of its gist stands here
    double worth = 0;
};

/// The number that begins here, with the place behind it: "91.", "(91)", and with the slips of scanners "91-" and "91 " at the
/// head of a line.
struct Number {
    std::string_view digits;
    std::size_t behind;
};
std::optional<Number> number_at(std::string_view text, std::size_t at)
{
    if (at > 0 && !is_space(text[at - 1])) return {};
    const std::size_t from = at + (text[at] == '(');
    std::size_t end = from;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == from || end - from > 3 || end + 1 >= text.size()) return {};
    const bool head = at == 0 || text[at - 1] == '\n';
    const bool capital = text[end + 1] >= 'A' && text[end + 1] <= 'Z';
    const bool ends = text[end] == '.' || text[end] == ')' || (text[end] == '-' && is_space(text[end + 1])) ||
                      (head && text[end] == ' ' && capital);
    if (!ends) return {};
    return Number{text.substr(from, end - from), end + 1};
}

/// A line that begins a paragraph: behind an empty line, or behind one so long that it is a paragraph itself.
bool begins_paragraph(std::string_view text, std::size_t line)
{
    if (line == 0) return true;
    const auto before = text.rfind('\n', line - 2 < line ? line - 2 : 0);
    const std::size_t from = line < 2 || before == std::string_view::npos ? 0 : before + 1;
    const auto last = text.substr(from, line - 1 - from);
    return last.size() > 160 || std::all_of(last.begin(), last.end(), is_space);
}

/// Where laws may begin: at their number, where it stands; and at the head of any paragraph that has no number, or another kind
/// of number than the law.
std::vector<Start> starts(const Book& book, std::string_view text)
{
    const Gists gists(book);
    const auto tokens = gists.tokens(text);
    std::unordered_map<std::string_view, std::size_t> numbers;
    for (std::size_t law = 0; law < book.laws.size(); ++law) numbers.emplace(book.laws[law].number, law);
    std::vector<Start> out;
    const auto by_number = [&](std::size_t at, const Number& number) {
        const auto law = numbers.find(number.digits);
        if (law == numbers.end()) return;
        const std::size_t reach = number.behind + book.laws[law->second].gist.size() * 3 / 2 + 100;
        const double first = gists.shares(tokens, number.behind, std::min(reach, text.find("\n\n", at)))[law->second];
        const double share = std::max(first, 0.9 * gists.shares(tokens, number.behind, reach)[law->second]);
        if (share >= least_numbered) out.push_back({at, number.behind, law->second, share, share + worth_of_number});
    };
    const auto by_words = [&](std::size_t at, bool numbered) {
        const std::size_t end = std::min(text.find("\n\n", at), at + longest_paragraph);
        const auto first = gists.shares(tokens, at, std::max(end, at + 100)),
                   more = gists.shares(tokens, at, at + longest_paragraph);
        for (std::size_t law = 0; law < first.size(); ++law) {
            if (numbered && is_digit(book.laws[law].number[0])) continue;
            if (const double share = std::max(first[law], 0.7 * more[law]); share >= least_unnumbered)
                out.push_back({at, at, law, share, share});
        }
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool paragraph = (i == 0 || text[i - 1] == '\n') && !is_space(text[i]) && begins_paragraph(text, i);
        const auto number = is_digit(text[i]) || text[i] == '(' ? number_at(text, i) : std::nullopt;
        if (number) by_number(i, *number);
        if (paragraph) by_words(i, number.has_value());
    }
    return out;
}

/// The best chain of starts in which both the places and the laws go forward, by their worth together.
class BestChain {
public:
    BestChain(const std::vector<Start>& starts, std::size_t laws)
        : starts_(starts), sum_(starts.size()), before_(starts.size(), none), best_(laws + 1, none)
    {
        // those at one place exclude each other: each is set behind what stands before the place
        for (std::size_t first = 0, last; first < starts_.size(); first = last) {
            for (last = first; last < starts_.size() && starts_[last].at == starts_[first].at; ++last) append(last);
            for (std::size_t s = first; s < last; ++s) enter(s);
        }
    }

    std::vector<Start> chain() const
    {
        std::size_t end = none;
        for (std::size_t s = 0; s < starts_.size(); ++s)
            if (better(s, end)) end = s;
        std::vector<Start> chain;
        for (; end != none; end = before_[end]) chain.push_back(starts_[end]);
        std::reverse(chain.begin(), chain.end());
        return chain;
    }

private:
    static constexpr std::size_t none = std::string_view::npos;

    /// Of equals the later: what stands before it had to look further for the words.
    bool better(std::size_t a, std::size_t b) const { return b == none || (a != none && sum_[a] >= sum_[b]); }

    /// Sets a start behind the best chain that ends at a law before its own.
    void append(std::size_t start)
    {
        for (std::size_t node = starts_[start].law; node > 0; node -= node & -node)
            if (best_[node] != none && better(best_[node], before_[start])) before_[start] = best_[node];
        sum_[start] = starts_[start].worth + (before_[start] == none ? 0 : sum_[before_[start]]);
    }

    /// From here on a chain may end with it.
    void enter(std::size_t start)
    {
        for (std::size_t node = starts_[start].law + 1; node < best_.size(); node += node & -node)
            if (better(start, best_[node])) best_[node] = start;
    }

    const std::vector<Start>& starts_;
    std::vector<double> sum_;          // of the best chain that ends with each
    std::vector<std::size_t> before_;  // ... and the start before it there
    std::vector<std::size_t> best_;    // a tree of prefixes: the best chain that ends at a law up to some number
};

/// A line that is no part of a law: a heading in capitals, the number of a page, an ornament.
bool is_furniture(std::string_view line)
{
    return std::none_of(line.begin(), line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_heading(std::string_view line) { return is_furniture(line) && std::count_if(line.begin(), line.end(), is_letter) > 3; }

/// The words from a law's beginning to the next one's, without what stands between them. Where the next law was not found, or is
/// far off, the text ends with the paragraph in which the gist lets expect its end.
std::string words(std::string_view text, std::size_t begin, std::size_t end, bool next_follows, std::size_t gist)
{
    const std::size_t expected = next_follows ? gist * 6 + 600 : gist * 3 / 2;
    if (end - begin > expected) {
        const auto line = text.find('\n', begin + expected);
        end = std::min({end, line, begin + expected + 1500});
    }
    std::string_view found = text.substr(begin, end - begin);
    std::string out;
    std::size_t kept = 0;  // what stands before the last lines of furniture
    while (!found.empty()) {
        const auto line = found.substr(0, found.find('\n'));
        found.remove_prefix(std::min(line.size() + 1, found.size()));
        if (is_heading(line) && !next_follows && !out.empty()) break;
        if (is_furniture(line) && !out.empty()) continue;
        for (const char c : line)
            if (!is_space(c)) out += c;
            else if (!out.empty() && out.back() != ' ') out += ' ';
        if (!out.empty() && out.back() != ' ') out += ' ';
        kept = out.size();
    }
    out.resize(kept);
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return printable(out, 20'000);
}

}  // namespace

PrintedCode::PrintedCode(const Book& book, std::string_view text) : book_(book), words_(book.laws.size())
{
    const auto all = starts(book, text);
    const auto chain = BestChain(all, book.laws.size()).chain();
    std::size_t line = 1, counted = 0;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const Start& start = chain[i];
        const std::size_t end = i + 1 < chain.size() ? chain[i + 1].at : text.size();
        const bool next_follows = i + 1 < chain.size() && chain[i + 1].law == start.law + 1;
        for (; counted < start.at; ++counted) line += text[counted] == '\n';
        fit_ += start.share / static_cast<double>(words_.size());
        words_[start.law] = {words(text, start.begin, end, next_follows, book.laws[start.law].gist.size()), line};
    }
}

}  // namespace hoyle::lawbook
