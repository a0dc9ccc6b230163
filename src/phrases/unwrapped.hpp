// A text that was typed to a width, each sentence on a line of its own again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::phrases {

/// Paragraphs whose lines break where no further word had room, most of them within a sentence: each line then goes on to the
/// end of its sentence, and an empty line stands for each that was taken up, so that every other sentence keeps the number of
/// the line it begins in. Nothing: no paragraph is such. Hands, tricks, a line for each statement are none. Any bytes may be
/// given; every word is kept, and there are as many lines; the work grows with the length of the text. A width is counted in
/// bytes.
std::optional<std::string> unwrapped(std::string_view text);

}  // namespace hoyle::phrases
