#include "sheet/money.hpp"

#include "sheet/phrases.hpp"
#include "sheet/words.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <string>

namespace hoyle::sheet {
namespace {

/// A coin by its name.
struct Coin {
    std::string_view name;
    double worth;  ///< pence, or of a hundred
    bool of_hundred;
};

std::optional<Coin> coin_of(std::string_view name)
{
    if (const auto pence = number_meant("coins", name)) return Coin{name, *pence, false};
    if (const auto cents = number_meant("cents", name)) return Coin{name, *cents, true};
    return std::nullopt;
}

/// A word, a number with what stands close before and behind it, or a sign.
struct Token {
    std::string text;
    std::size_t begin = 0, end = 0;
    bool number = false;
};

std::vector<Token> tokens_of(std::string_view line)
{
    std::vector<Token> out;
    const auto at = [&](std::size_t i) { return i < line.size() ? static_cast<unsigned char>(line[i]) : 0U; };
    for (std::size_t i = 0; i < line.size();) {
        std::size_t to = i + 1;
        Token token;
        token.begin = i;
        if (std::isdigit(static_cast<int>(at(i)))) {
            token.number = true;
            while (std::isdigit(static_cast<int>(at(to))) || (at(to) == '.' && std::isdigit(static_cast<int>(at(to + 1))))) ++to;
        } else if (std::isalpha(static_cast<int>(at(i)))) {
            while (std::isalpha(static_cast<int>(at(to))) || at(to) == '\'' ||
                   (at(to) == '-' && std::isalpha(static_cast<int>(at(to + 1)))))
                ++to;
        } else if (at(i) >= 0xC0) {
            while ((at(to) & 0xC0U) == 0x80U) ++to;
        }
        for (std::size_t k = i; k < to; ++k) token.text += static_cast<char>(std::tolower(static_cast<int>(at(k))));
        token.end = to;
        if (token.text != " " && token.text != "\t") out.push_back(std::move(token));
        i = to;
    }
    return out;
}

/// The money of one line, and where in it each sum stands.
class MoneyReader {
public:
    MoneyReader(std::string_view line, std::uint32_t number) : tokens_(tokens_of(line)), line_(number) {}

    void read(MoneyTold& told)
    {
        // `the five shillings you bet me`: beside the score
        static constexpr std::array<std::string_view, 5> beside{"bet", "bets", "wager", "wagered", "betted"};
        const bool of_a_bet = std::any_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
            return std::find(beside.begin(), beside.end(), token.text) != beside.end();
        });
        if (of_a_bet) return;
        for (std::size_t i = 0; i < tokens_.size();) {
            std::size_t to = i;
            constexpr double most = 1e6;  // coins; nobody plays for more
            const auto money = sum(i, to);
            if (!money || money->coins <= 0 || money->coins >= most) {
                ++i;
                continue;
            }
            const int points = is_rate(i) ? 1 : stake_for(to);
            if (points > 0 && !told.stake) told.stake = money, told.points = points;
            else if (points == 0 && !is_restated(to)) told.paid.push_back(*money);
            i = to;
        }
    }

private:
    std::string_view text(std::size_t i) const
    {
        return i < tokens_.size() ? std::string_view(tokens_[i].text) : std::string_view();
    }
    bool close(std::size_t i) const { return i > 0 && i < tokens_.size() && tokens_[i].begin == tokens_[i - 1].end; }
    double value(std::size_t i) const { return std::strtod(tokens_[i].text.c_str(), nullptr); }

    /// `202 halfpence = 8s. 5d.`: the sum is told once more, as it is paid.
    bool is_restated(std::size_t behind) const
    {
        std::size_t to = 0;
        return text(behind) == "=" && sum(behind + 1, to).has_value();
    }

    /// `188 points at 25 c.`, `at 25 c.` or `@ 1d.` behind a number: what a point is worth.
    bool is_rate(std::size_t i) const
    {
        const bool at = i >= 2 && (text(i - 1) == "at" || text(i - 1) == "@");
        return at && (text(i - 2) == "points" || text(i - 2) == "pts" || tokens_[i - 2].number);
    }

    /// A sum that begins at token `i`; `to`: behind it.
    std::optional<Money> sum(std::size_t i, std::size_t& to) const
    {
        if (auto found = with_sign(i, to)) return found;
        if (auto found = with_stroke(i, to)) return found;
        if (const auto both = with_pence(i, to)) return both;
        return with_coins(i, to);
    }

    /// `three and twopence`: shillings, and pence in one word.
    std::optional<Money> with_pence(std::size_t i, std::size_t& to) const
    {
        constexpr double shilling = 12;
        const int shillings = number_in_words(text(i));
        const auto pence = coin_of(text(i + 2));
        if (shillings < 1 || text(i + 1) != "and" || !pence || pence->name == "pence" || !pence->name.ends_with("pence"))
            return std::nullopt;
        to = i + 3;
        return money(shilling * shillings + pence->worth, false, "pence");
    }

    Money money(double worth, bool of_hundred, std::string_view unit) const { return {worth, of_hundred, unit, line_}; }

    /// `$1.50`, `£2`, `£1.20`, `EUR 4.60`
    std::optional<Money> with_sign(std::size_t i, std::size_t& to) const
    {
        const auto sign = text(i);
        const bool pound = sign == "\xC2\xA3", other = sign == "$" || sign == "\xE2\x82\xAC" || sign == "eur" || sign == "mk";
        if ((!pound && !other) || i + 1 >= tokens_.size() || !tokens_[i + 1].number) return std::nullopt;
        to = i + 2;
        constexpr double hundred = 100, pence = 240;
        const bool point = text(i + 1).find('.') != std::string_view::npos;
        if (pound && !point) {
            double worth = pence * value(i + 1);
            std::size_t behind = to;
            if (const auto more = with_coins(to, behind); more && !more->of_hundred) worth += more->coins, to = behind;
            return money(worth, false, "pence");
        }
        return money(hundred * value(i + 1), true, pound ? "p" : "cents");
    }

    /// `11/9`, `2/-`
    std::optional<Money> with_stroke(std::size_t i, std::size_t& to) const
    {
        if (i + 2 >= tokens_.size() || !tokens_[i].number || text(i + 1) != "/" || !close(i + 1) || !close(i + 2))
            return std::nullopt;
        const bool even = text(i + 2) == "-";
        constexpr double shilling = 12;
        if (!even && (!tokens_[i + 2].number || value(i + 2) >= shilling)) return std::nullopt;
        if (text(i + 3) == "/" && close(i + 3)) return std::nullopt;                                          // a date
        if (text(i) == "1" && text(i + 2) == "2" && text(i + 3) == "d" && close(i + 3)) return std::nullopt;  // `1/2d.`
        to = i + 3;
        return money(shilling * value(i) + (even ? 0 : value(i + 2)), false, "pence");
    }

    /// `2s. 6d.`, `9 1/2d.`, `45 cents`, `ten shillings`, `a penny`, `half a crown`
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    std::optional<Money> with_coins(std::size_t i, std::size_t& to) const
    {
        double worth = 0;
        std::string_view unit;
        bool of_hundred = false, found = false;
        for (std::size_t at = i; at < tokens_.size();) {
            double count = 1;
            std::size_t next = at;
            const int in_words = number_in_words(text(at));
            if (tokens_[at].number) count = value(at), next = at + 1;
            else if (in_words > 0) count = in_words, next = at + 1;
            else if (text(at) == "half" && text(at + 1) == "a") count = 0.5, next = at + 2;
            else if (text(at) == "a" || text(at) == "half") next = at + 1, count = text(at) == "half" ? 0.5 : 1;
            if (text(next) == "\xC2\xBD") count += 0.5, ++next;
            else if (text(next) == "1" && text(next + 1) == "/" && text(next + 2) == "2") count += 0.5, next += 3;
            else if (text(next) == "/" && text(next + 1) == "2" && count == 1) count = 0.5, next += 2;
            const auto coin = coin_of(text(next));
            constexpr double sixpence = 6;
            if (coin && next == at && (coin->of_hundred || coin->worth > sixpence || coin->name.size() == 1))
                break;  // `in francs`
            const bool letter = text(next).size() == 1;
            const bool apart = !close(next) && !(i > 0 && text(i - 1) == "at");  // `at 25 c.`
            if (!coin || (letter && (next == 0 || !tokens_[at].number || apart))) break;
            if (found && coin->of_hundred != of_hundred) break;
            worth += count * coin->worth, found = true, of_hundred = coin->of_hundred;
            unit = coin->name == "p" ? "p" : of_hundred ? "cents" : "pence";
            to = next + 1;
            if (text(to) == "." && close(to)) ++to;
            if (const double cents = hundredths(to); coin->of_hundred && coin->worth == 100 && cents >= 0)
                worth += cents, ++to;  // `2 fr. 70`
            at = to;
        }
        return found ? std::optional(money(worth, of_hundred, unit)) : std::nullopt;
    }

    /// A number of two figures that no coin follows; -1: there is none.
    double hundredths(std::size_t i) const
    {
        const bool two = i < tokens_.size() && tokens_[i].number && text(i).size() == 2;
        return two && !coin_of(text(i + 1)) ? value(i) : -1;
    }

    /// For how many points, where the sum is a stake: `a hundred`, `per 100`, `a point`, `points`; 0: it is none.
    int stake_for(std::size_t i) const
    {
        constexpr int hundred = 100;
        const auto of = text(i);
        if (of == "points" || of == "pts") return 1;
        if (of == "hundreds") return hundred;
        if (number_meant("stakes", of) != 0) return 0;
        const auto what = text(i + (of == "for" && text(i + 1) == "each" ? 2 : 1));
        return static_cast<int>(number_meant("stakes", what).value_or(0));
    }

    std::vector<Token> tokens_;
    std::uint32_t line_;
};

}  // namespace

MoneyTold find_money_in(std::string_view text)
{
    MoneyTold told;
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const auto end = std::min(text.find('\n', at), text.size());
        MoneyReader(text.substr(at, end - at), number).read(told);
        at = end + 1;
    }
    // a pound is of a hundred pence where the stake is in them
    constexpr double old_pound = 240, hundred = 100;
    if (told.stake && told.stake->of_hundred)
        for (Money& paid : told.paid)
            if (!paid.of_hundred && std::fmod(paid.coins, old_pound) == 0)
                paid.coins *= hundred / old_pound, paid.of_hundred = true, paid.unit = told.stake->unit;
    return told;
}

std::vector<Money> paid_from(const MoneyTold& told, std::uint32_t line)
{
    std::vector<Money> out;
    std::copy_if(told.paid.begin(), told.paid.end(), std::back_inserter(out),
                 [&](const Money& each) { return each.line >= line; });
    return out;
}

bool agrees(const MoneyTold& told, const Money& paid, int points)
{
    if (!told.stake || told.stake->of_hundred != paid.of_hundred) return false;
    const double a_point = told.stake->coins / told.points;
    const auto near = [&](double due) { return std::abs(paid.coins - due) < 1; };
    for (const double times : {1.0, 2.0, 0.5})
        for (const double step : {1.0, 5.0, 10.0, 100.0}) {
            if (step > told.points && step > 1) continue;  // only a stake for a hundred is rounded
            const double some = points / step;
            if (near(times * a_point * step * std::round(some)) || near(times * a_point * step * std::floor(some))) return true;
        }
    return false;
}

}  // namespace hoyle::sheet
