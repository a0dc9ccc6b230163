// hoyle judge --compare A,B,...: one log under several codes. The answer is made as text, so that tests can read it.
#pragma once

#include "api/story.hpp"
#include "pages/page.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::cli {

using pages::Answer;

struct CompareRequest {
    std::string file;                   ///< "-" is standard input
    std::vector<std::string> books;     ///< two or more: ids, parts of names, files
    std::vector<std::string> settings;  ///< "name=value", each for those of the books that have it
    bool json = false;
};

/// Code 0 nothing found under any, 1 something, 2 something could not be read.
Answer answer_judge_compare(const CompareRequest& request);

/// A log of bridge that names no code: what each that varies no other makes of it, told once
/// where they agree; code 2, since a line is wanting. Nothing of any other log, of a long one, or of standard input.
std::optional<Answer> answer_under_each_code(const std::string& file, api::Story& story);

}  // namespace hoyle::cli
