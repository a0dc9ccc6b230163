// The word that was probably meant.
#pragma once

#include <span>
#include <string_view>

namespace hoyle::terms {

/// The nearest word of `known` to `typed` (few edits, at most a third of its length), or nothing.
/// Two letters that changed places count as one edit; of two words equally near the earlier is taken.
std::string_view nearest(std::string_view typed, std::span<const std::string_view> known);

}  // namespace hoyle::terms
