// What is wrong with a book of laws, as findings: drawn as those of a log are, by every form of report.
#pragma once

#include "examine/examination.hpp"
#include "lawbook/load.hpp"

#include <string_view>

namespace hoyle::report {

/// `bytes`: of the file the mistake is in, of which its line is shown; empty: nothing of it is, as of what is no book at all.
/// `proof`: the book can be read, and its proof found it.
Finding finding_of(const lawbook::Mistake& mistake, std::string_view bytes, bool proof);

}  // namespace hoyle::report
