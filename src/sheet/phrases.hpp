// What the words of a line tell of, by the list (lawbooks/sheet-words.yaml), and which numbers only name a thing.
#pragma once

#include "sheet/page.hpp"

#include <vector>

namespace hoyle::sheet {

/// Words that are one phrase of the list become one mark with its sense; numbers that name a thing (`game 2`, a year) and letters
/// that tell of honours (`12h`) are known as such. Order and places stay.
void name_phrases(std::vector<Mark>& marks);

}  // namespace hoyle::sheet
