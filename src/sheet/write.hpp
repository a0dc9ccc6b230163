// A reading of a sheet, written as a block of the session language: each line of the sheet as the statements it comes to.
#pragma once

#include "sheet/money.hpp"
#include "sheet/search.hpp"
#include "source/text.hpp"

#include <string_view>

namespace hoyle::sheet {

/// What the writer of the sheet is to be asked, and of which line, from 0; no words: nothing.
struct Question {
    std::string words;
    std::uint32_t line = 0;
};

/// What is written beside the reading.
struct BesideScore {
    std::string_view laws;  ///< the statement of the code to count by
    MoneyTold money;
    Question question;
};

Translation write(const Reading& reading, const HandTable& table, std::string_view text, const BesideScore& beside);

}  // namespace hoyle::sheet
