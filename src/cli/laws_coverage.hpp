// hoyle laws coverage: every law, its class, the cases that expect it and those that nearly do. The answer is made as text, so
// that tests can read it.
#pragma once

#include "lawbook/named_in_log.hpp"
#include "pages/page.hpp"

#include <string>
#include <vector>

namespace hoyle::cli {

using pages::Answer;

struct CoverageRequest {
    std::vector<std::string> books;  ///< ids, parts of names, files, folders; empty: all shipped
    std::string cases;               ///< a folder of logs, or one; empty: `cases`, where there is such a folder
    std::vector<std::string> shelves = lawbook::usual_shelves();  ///< folders of books that cases may name
    std::string format = "text";  ///< text, json, markdown (docs/COMPLIANCE.md), index (cases/README.md)
};

/// Code 1 if a law that rules has no case that expects it by its number, or no near miss; 2 if a book or a case could not be
/// read.
Answer answer_laws_coverage(const CoverageRequest& request);

}  // namespace hoyle::cli
