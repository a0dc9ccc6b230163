// What a story is about. A story of several sentences tells one dispute with much beside it: what the words of the whole speak of
// (understand.hpp) and what its lines speak of (story.hpp) are two witnesses, and its point is what both together are surest of.
#pragma once

#include "cite/understand.hpp"

#include <cstdint>
#include <span>

namespace hoyle::cite {

/// A text so long that it is a story, and no description in a few words.
bool is_story(const phrases::AnalysedText& analysed);

/// Puts the point in front, and leaves out of the other matters what the lines hardly speak of. `likelihoods`: of each topic by
/// the whole. `lines`: where each begins, as in_story() wants them. `books`: those asked; what can happen under none of them is
/// not the point.
void settle_point(std::vector<Matter>& matters, const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines,
                  const std::vector<phrases::Likelihood>& likelihoods, std::span<const Book* const> books);

}  // namespace hoyle::cite
