// What a thing is worth, where a description asks for a figure: "how much are five honours in hearts", "a redoubled trick in
// diamonds", "the rubber". It is worked out by scoring from the figures of the book asked; nothing is known here but what is
// asked for.
#pragma once

#include "lawbook/book.hpp"
#include "lawbook/topics.hpp"
#include "phrases/lexicon.hpp"

#include <optional>
#include <string>

namespace hoyle::cite {

struct FigureAnswer {
    int points = 0;
    std::string working;  ///< "five honours divided, 5 x 8: 40"

    bool operator==(const FigureAnswer&) const = default;
};

/// Nothing if the description names no single thing that the book gives a figure for: honours without how many, a trick without
/// its suit. Honours of which nobody says how they lie are divided, and the working says so.
std::optional<FigureAnswer> figure_asked(const phrases::AnalysedText& analysed, const lawbook::Topic& topic,
                                         const lawbook::Book& book, const lawbook::Settings& settings);

}  // namespace hoyle::cite
