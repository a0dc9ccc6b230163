// A file whose text is changed, and nothing else about it.
#pragma once

#include <string>

namespace hoyle::cli {

/// Puts `text` in the place of `was` in the file `file`, or behind a symbolic link of that name. Owner, rights, attributes and
/// other names of the file stay, nothing is left beside it, and an interruption waits until it is done.
///
/// Where a file of this name alone can be made as the old one was, it takes the old one's place in one step: whoever reads
/// meanwhile, and whatever ends the program, finds the old text or the new. Otherwise (it has other names or attributes, its
/// folder may not be written to, there is no room for both) the text is written into the file itself, when all the room it wants
/// is there. Throws std::system_error if it cannot be written, Refused if it does not hold `was` any more: then it is left as it
/// is.
void replace_text(const std::string& file, const std::string& was, const std::string& text);

}  // namespace hoyle::cli
