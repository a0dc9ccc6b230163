// What a command that opens a page says, and the pages' layout (report/page.hpp).
#pragma once

#include "report/page.hpp"

#include <string>

namespace hoyle::pages {

using report::both_ends;
using report::citations;
using report::labelled;
using report::page_width;
using report::wrapped;

/// What a command says, and where: nothing is printed by making it.
struct Answer {
    int code = 0;
    std::string output;  ///< for standard output
    std::string errors;  ///< for standard error, line by line

    /// A problem with what was asked: "hoyle: ...", and code 2.
    void refuse(const std::string& message);
    /// Prints it and gives the code.
    int print() const;
};

}  // namespace hoyle::pages
