// The families of forms, in the order in which they are tried. To add a statement: docs/adding-a-statement.md.
#pragma once

#include "log/form_info.hpp"

#include <string>
#include <vector>

namespace hoyle::log::forms {

extern const Family play_family, headings_family, evening_family, facts_family, block_family, expect_family, dealing_family,
    making_family, cards_family, talk_family, demands_family, atoms_family;

/// The list of forms as docs/log-language.md has it: each in its canonical spelling, and what else is read for it.
std::string list_of_forms();

/// A line that the form reads: of what may stand in it one thing, or another.
struct Example {
    const FormInfo* form;
    std::string line;
};
std::vector<Example> examples();

/// Every word and phrase that some form reads.
std::vector<std::string> dictionary();

}  // namespace hoyle::log::forms
