// The four hands of a deal on one line, in another order or spelling than the language has them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// `hands W:K76.AK98.Q8.73 N:... E:... S:...`, `W.K76.-.Q8.73  N. ...`, `S 97.KQT92.A87.K97 / W ...`: each hand with its seat, or
/// the first alone and the others clockwise; a void left empty or with a dash; tens as 10: "hands W:K76.AK98.Q8.73 ... ... ...".
/// Nothing, if anything else stands in the line, or it is not four hands.
std::optional<std::string> four_hands_told(std::string_view line);

}  // namespace hoyle::prose
