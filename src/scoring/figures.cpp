// From the figures of a book, which are words, to numbers. What a book does not say stays at its empty value.
#include "scoring/figures.hpp"

#include "lawbook/wording.hpp"

#include <charconv>
#include <stdexcept>

namespace hoyle::scoring {
namespace {

/// Asks a book for its figures, and says which one is wrong when it is no number or no known word.
class Reader {
public:
    Reader(const lawbook::Book& book, const lawbook::Settings& settings) : book_(book), settings_(settings) {}

    std::string_view word(std::string_view figure, std::string_view path = "") const
    {
        return book_.figure(figure, path, settings_);
    }

    /// Nothing where the book does not say, or says `none`.
    std::optional<int> number(std::string_view figure, std::string_view path = "") const
    {
        const std::string_view said = word(figure, path);
        if (said.empty() || said == "none") return std::nullopt;
        int value = 0;
        const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), value);
        if (error != std::errc() || end != said.data() + said.size()) bad(figure, path, said, "a whole number");
        return value;
    }

    int number_or(int otherwise, std::string_view figure, std::string_view path = "") const
    {
        return number(figure, path).value_or(otherwise);
    }

    /// The items of a list, in order.
    std::vector<std::string_view> list(std::string_view figure, std::string_view path = "") const
    {
        std::vector<std::string_view> items;
        std::string item(path);
        if (!item.empty()) item += '.';
        const std::size_t stem = item.size();
        for (;;) {
            item.resize(stem);
            item += std::to_string(items.size());
            const std::string_view said = word(figure, item);
            if (said.empty()) return items;
            items.push_back(said);
        }
    }

    bool lists(std::string_view figure, std::string_view path, std::string_view wanted) const
    {
        for (std::string_view item : list(figure, path))
            if (item == wanted) return true;
        return false;
    }

    /// The value of a setting, by its name or by the reading it switches; empty for a book without it.
    std::string_view setting(std::string_view name_or_reading) const
    {
        const lawbook::Setting* found = book_.find_setting(name_or_reading);
        return found ? settings_(book_, found->name) : std::string_view();
    }

    [[noreturn]] void bad(std::string_view figure, std::string_view path, std::string_view said, std::string_view wanted) const
    {
        std::string message(book_.id);
        message += ": figure `" + std::string(figure);
        if (!path.empty()) message += "." + std::string(path);
        message += "` is `" + std::string(said) + "`, where " + std::string(wanted) + " is wanted";
        throw std::runtime_error(message);
    }

private:
    const lawbook::Book& book_;
    const lawbook::Settings& settings_;
};

std::array<Points, 5> trick_values(const Reader& read)
{
    static constexpr std::array<std::string_view, 5> names{"spades", "hearts", "diamonds", "clubs", "no-trump"};
    std::array<Points, 5> values{};
    const int any = read.number_or(0, "trick", "any");
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = read.number_or(any, "trick", names[i]);
    return values;
}

HonourTable honour_table(const Reader& read, std::string_view figure)
{
    return {read.number_or(0, figure, "three"),
            read.number_or(0, figure, "four"),
            read.number_or(0, figure, "four-in-one"),
            read.number_or(0, figure, "five"),
            read.number_or(0, figure, "four-in-one-and-fifth"),
            read.number_or(0, figure, "five-in-one")};
}

std::vector<Rank> honour_ranks(const Reader& read)
{
    std::vector<Rank> ranks;
    for (std::string_view item : read.list("honours", "suit")) {
        const std::string_view letters = "23456789TJQKA";
        const std::size_t at = item == "10" ? letters.find('T') : item.size() == 1 ? letters.find(item) : std::string_view::npos;
        if (at == std::string_view::npos) read.bad("honours", "suit", item, "a rank such as A or T");
        ranks.push_back(static_cast<Rank>(at));
    }
    return ranks;
}

/// The mode may be written out, or stand as the reading whose setting chooses it.
LimitMode limit_mode(const Reader& read)
{
    const std::string_view said = read.word("doubling-limit", "mode");
    const std::string_view chosen = read.setting(said);
    const std::string_view mode = chosen.empty() ? said : chosen;
    if (mode.empty() || mode == "clamp") return LimitMode::clamp;
    if (mode == "stop-before") return LimitMode::stop_before;
    if (mode == "stop-after") return LimitMode::stop_after;
    read.bad("doubling-limit", "mode", mode, "`clamp`, `stop-before` or `stop-after`");
}

std::optional<ChicaneRow> chicane_row(const Reader& read, std::string_view situation)
{
    const std::string row(situation);
    const std::optional<int> times = read.number("chicane", row + ".times");
    if (!times) return std::nullopt;
    const std::string_view to = read.word("chicane", row + ".to");
    if (to != "own" && to != "others") read.bad("chicane", row + ".to", to, "`own` or `others`");
    return ChicaneRow{to == "own", *times};
}

std::optional<std::array<Points, 8>> grades(const Reader& read)
{
    std::array<Points, 8> worth{};
    if (!read.number("grade", "0")) return std::nullopt;
    Points last = 0;
    for (std::size_t loser = 0; loser < worth.size(); ++loser)
        worth[loser] = last = read.number_or(last, "grade", std::to_string(loser));
    return worth;
}

std::optional<Contract> contract(const Reader& read)
{
    const auto under = read.number("contract", "under-trick");
    if (!under) return std::nullopt;
    return Contract{*under, read.number_or(0, "contract", "kept-doubled"), read.number_or(0, "contract", "over-trick-doubled"),
                    read.number("contract", "one-spade")};
}

std::vector<RevokeOption> revoke_options(const Reader& read)
{
    std::vector<RevokeOption> options;
    for (std::string_view item : read.list("revoke", "options")) {
        if (item == "take") options.push_back(RevokeOption::take);
        else if (item == "deduct") options.push_back(RevokeOption::deduct);
        else if (item == "add") options.push_back(RevokeOption::add);
        else if (item == "above") options.push_back(RevokeOption::above);
        else read.bad("revoke", "options", item, "`take`, `deduct`, `add` or `above`");
    }
    return options;
}

void read_revoke(const Reader& read, Figures& figures)
{
    figures.revoke_tricks = read.number_or(0, "revoke", "tricks");
    figures.revoke_options = revoke_options(read);
    const std::string_view worth = read.word("revoke", "worth");
    if (!worth.empty() && worth != "doubled" && worth != "points") read.bad("revoke", "worth", worth, "`doubled` or `points`");
    figures.revoke_worth_doubled = worth != "points";
    figures.revoke_cap = read.number("revoke", "cap");
    // A book without a ceiling lets a revoker stand as high as he may without winning the game.
    figures.revoke_ceiling = read.number_or(figures.target - 1, "revoke", "ceiling");
    figures.revoke_bars_slam = read.lists("revoke", "bars", "slam");
    if (figures.contract) {
        figures.revoke_above = read.number_or(0, "revoke", "above");
        figures.revoke_above_again = read.number_or(figures.revoke_above, "revoke", "above-again");
        figures.revoke_both_pay_further_only = read.word("revoke", "both") == "further-only";
        figures.revoke_bars_tricks = read.lists("revoke", "bars", "tricks");
    }
    figures.take_limited_to_held = read.setting("take-limit") != "notional";
    figures.revoke_points_after_tricks = read.setting("revoke-base") == "after";
    figures.revoke_worth_plain = read.setting("revoke-worth") == "plain";
    figures.past_ceiling_above = read.setting("past-ceiling") == "above";
    figures.revokes_in_turn = read.setting("both-revoked") == "in-turn";
    figures.unclaimed_revoke_limits = read.setting("unclaimed-revoke") == "limits";
}

/// What stands beside a figure, or one part of it, in the book: `chicane.both-void` + ".reading", `honours.called` + "-law".
std::vector<std::string> beside(const Figures& figures, std::string_view dotted, std::string_view ending)
{
    std::vector<std::string> found;
    const std::size_t dot = dotted.find('.');
    if (!figures.from || dot == std::string_view::npos) return found;
    const lawbook::Settings any;
    const Reader read(*figures.from, any);
    const std::string path = std::string(dotted.substr(dot + 1)) + std::string(ending);
    const std::string_view one = read.word(dotted.substr(0, dot), path);
    if (!one.empty()) found.emplace_back(one);
    for (std::string_view item : read.list(dotted.substr(0, dot), path)) found.emplace_back(item);
    return found;
}

std::vector<std::string> copied(std::span<const std::string_view> words) { return {words.begin(), words.end()}; }

/// The figure itself, without the part of it that may follow a dot.
const lawbook::Figure* figure_in(const lawbook::Book* book, std::string_view dotted)
{
    return book ? book->find_figure(dotted.substr(0, dotted.find('.'))) : nullptr;
}

}  // namespace

std::string words(RevokeOption option, int tricks)
{
    const std::string number = lawbook::number_in_words(tricks);
    switch (option) {
    case RevokeOption::take: return "take " + number;
    case RevokeOption::deduct: return "deduct " + number;
    case RevokeOption::add: return "add " + number;
    case RevokeOption::above: return "take the points";
    }
    return "";
}

std::vector<std::string> Figures::laws_of(std::string_view figure) const
{
    std::vector<std::string> laws = beside(*this, figure, "-law");
    if (!laws.empty()) return laws;
    const lawbook::Figure* found = figure_in(from, figure);
    return found ? copied(found->laws) : laws;
}

std::vector<std::string> Figures::readings_of(std::string_view figure) const
{
    std::vector<std::string> readings = beside(*this, figure, ".reading");
    if (!readings.empty()) return readings;
    const lawbook::Figure* found = figure_in(from, figure);
    return found ? copied(found->readings) : readings;
}

Figures figures_of(const lawbook::Book& book, const lawbook::Settings& settings)
{
    const Reader read(book, settings);
    Figures figures;
    figures.from = &book;
    figures.game = book.game;
    figures.target = read.number_or(0, "target");
    figures.honours_count_to_game = read.lists("target", "from", "honours");
    figures.surplus_kept = read.word("target", "surplus") != "lost";
    figures.book = read.number_or(0, "book");
    figures.trick = trick_values(read);
    figures.doubling = read.number_or(1, "doubling");
    figures.doubling_limit = read.number("doubling-limit");
    if (figures.doubling_limit) figures.limit_mode = limit_mode(read);
    figures.most_doublings = read.number("doublings");
    figures.contract = contract(read);
    if (figures.contract) figures.royal_spades = read.number_or(0, "trick", "royal-spades");
    figures.honours_suit_ranks = honour_ranks(read);
    figures.honours_suit = honour_table(read, "honours-suit");
    figures.honours_no_trump = honour_table(read, "honours-no-trump");
    figures.honours_must_be_called = read.word("honours", "called") == "required";
    figures.honours_barred_at = read.number("honours", "barred-at");
    figures.grand_slam = read.number_or(0, "slam", "grand");
    figures.little_slam = read.number_or(0, "slam", "little");
    figures.chicane_own_side_has_honours = chicane_row(read, "own-side-has-honours");
    figures.chicane_others_have_honours = chicane_row(read, "others-have-honours");
    figures.chicane_both_void = chicane_row(read, "both-void");
    figures.best_of = read.number_or(1, "rubber", "best-of");
    figures.bonus = read.number_or(0, "rubber", "bonus");
    figures.take_off_losers_game = read.word("rubber", "loser") == "take-off-his-game";
    figures.grade = grades(read);
    read_revoke(read, figures);
    figures.single_game_bonus = read.number("single-game");
    figures.spades_unplayed = read.number("spades-unplayed");
    return figures;
}

Figures by_single_games(Figures figures)
{
    figures.best_of = 1;
    figures.bonus = figures.single_game_bonus.value_or(figures.bonus);
    return figures;
}

}  // namespace hoyle::scoring
