// How many, of what, in which suit: found in the words of a description.

#include "cite/figure_answer.hpp"

#include "scoring/hand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace hoyle::cite {
namespace {

using phrases::AnalysedText;
using scoring::Figures;

bool speaks_of(const AnalysedText& analysed, std::string_view concept_)
{
    const auto found = phrases::lexicon().find_concept(concept_);
    return std::any_of(analysed.matches.begin(), analysed.matches.end(),
                       [&](const phrases::ConceptMatch& each) { return found && each.concept_ == *found; });
}

/// The one strain that is named.
std::optional<Strain> strain_in(const AnalysedText& analysed)
{
    static constexpr std::array<std::pair<std::string_view, Strain>, 5> names{{{"no-trump", Strain::no_trump},
                                                                               {"spade", Strain::spades},
                                                                               {"heart", Strain::hearts},
                                                                               {"diamond", Strain::diamonds},
                                                                               {"club", Strain::clubs}}};
    std::optional<Strain> found;
    for (const auto& [name, strain] : names) {
        if (!speaks_of(analysed, name)) continue;
        if (found) return std::nullopt;
        found = strain;
    }
    return found;
}

std::optional<int> number(std::string_view stem)
{
    int value = 0;
    const auto [end, error] = std::from_chars(stem.data(), stem.data() + stem.size(), value);
    if (error != std::errc() || end != stem.data() + stem.size()) return std::nullopt;
    return value;
}

bool is_any(std::string_view stem, std::initializer_list<std::string_view> of)
{
    return std::find(of.begin(), of.end(), stem) != of.end();
}

/// The number right before one of these words: "five honours", "4 aces".
std::optional<int> how_many(const AnalysedText& analysed, std::initializer_list<std::string_view> things)
{
    for (std::size_t word = 1; word < analysed.words.size(); ++word)
        if (is_any(analysed.words[word].stem, things))
            if (const auto many = number(analysed.words[word - 1].stem)) return many;
    return std::nullopt;
}

/// How many lie in one hand, if it is said: "in one hand" all of them, "four in one hand" four.
std::optional<int> in_one_hand(const AnalysedText& analysed, int all)
{
    for (std::size_t word = 1; word < analysed.words.size(); ++word) {
        if (analysed.words[word].stem != "hand" || !is_any(analysed.words[word - 1].stem, {"1", "same", "singl"})) continue;
        const auto said = word > 1 ? number(analysed.words[word - 2].stem) : std::nullopt;
        return said && *said < all ? *said : all;
    }
    return std::nullopt;
}

std::optional<FigureAnswer> honours(const AnalysedText& analysed, const Figures& figures)
{
    const bool simple = std::any_of(analysed.words.begin(), analysed.words.end(),
                                    [](const auto& word) { return word.stem == "simpl"; });
    const auto many = simple ? std::optional(3) : how_many(analysed, {"honour", "honor", "ace"});
    const bool whist = figures.game == lawbook::Game::whist;
    const auto strain = whist ? std::optional(Strain::spades) : strain_in(analysed);
    if (!many || !strain || *many > scoring::how_many_honours(figures, *strain)) return std::nullopt;
    scoring::HandFacts facts;
    facts.trump = *strain;
    facts.honours[Side::ns] = {*many, in_one_hand(analysed, *many).value_or((*many + 1) / 2)};
    if (whist) return FigureAnswer{scoring::honours_worth(figures, *strain, facts.honours[Side::ns]), {}};
    for (scoring::Working& line : scoring::score_hand(facts, figures).working)
        if (line.side == Side::ns && line.part == scoring::Working::Part::honours)
            return FigureAnswer{line.points, std::move(line.text)};
    return std::nullopt;
}

std::string_view doubled(int doublings)
{
    static constexpr std::array<std::string_view, 3> words{"", ", doubled", ", redoubled"};
    return words[static_cast<std::size_t>(doublings)];
}

std::optional<FigureAnswer> tricks(const AnalysedText& analysed, const Figures& figures)
{
    const auto strain = strain_in(analysed);
    if (!strain || figures.game == lawbook::Game::whist) return std::nullopt;
    const int doublings = speaks_of(analysed, "redouble") ? 2 : speaks_of(analysed, "double") ? 1 : 0;
    const int each = scoring::trick_value(figures, *strain, doublings);
    const int many = how_many(analysed, {"odd", "trick", "over"}).value_or(1);
    if (many < 2 || many > 7)
        return FigureAnswer{each, fmt::format("a trick at {}{}: {}", name_of(*strain), doubled(doublings), each)};
    return FigureAnswer{many * each, fmt::format("{} tricks over the book at {}{}, {} x {}: {}", many, name_of(*strain),
                                                 doubled(doublings), many, each, many * each)};
}

/// Nothing for a club's book whose figures are none: `laws check` says where.
std::optional<Figures> figures_in(const lawbook::Book& book, const lawbook::Settings& settings)
{
    try {
        return scoring::figures_of(book, settings);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

std::optional<FigureAnswer> fixed(std::string_view what, int points)
{
    if (points == 0) return std::nullopt;
    return FigureAnswer{points, fmt::format("{}: {}", what, points)};
}

}  // namespace

std::optional<FigureAnswer> figure_asked(const AnalysedText& analysed, const lawbook::Topic& topic, const lawbook::Book& book,
                                         const lawbook::Settings& settings)
{
    const std::string_view about = topic.slug;
    if (!is_any(about, {"honours-suit", "honours-no-trump", "trick-value", "doubling-effect", "rubber-total", "grand-slam",
                        "little-slam"}))
        return std::nullopt;
    const auto read = figures_in(book, settings);
    if (!read) return std::nullopt;
    const Figures& figures = *read;
    if (about == "grand-slam") return fixed("grand slam", figures.grand_slam);
    if (about == "little-slam") return fixed("little slam", figures.little_slam);
    if (about == "rubber-total") return fixed("the rubber", figures.bonus);
    auto answer = about.starts_with("honours") ? honours(analysed, figures) : tricks(analysed, figures);
    if (answer && answer->working.empty()) answer = fixed("honours", answer->points);
    return answer;
}

}  // namespace hoyle::cite
