// The laws beside their cases, for a terminal, a program, and the documents that the build writes.
#pragma once

#include "coverage/coverage.hpp"

#include <span>
#include <string>

namespace hoyle::report {

/// Law by law: its class, and the cases that expect it and that nearly do; then what is wanting. `with_cases` is false where no
/// folder was looked at.
std::string coverage_text(std::span<const coverage::BookCovered> books, bool with_cases);

/// docs/schema/coverage.schema.json.
std::string coverage_json(std::span<const coverage::BookCovered> books, const coverage::Cases& cases);

/// docs/COMPLIANCE.md: every law of every book, how it is ruled, which readings are taken, and its cases, linked below `cases`.
std::string compliance_document(std::span<const coverage::BookCovered> books, std::string_view cases_folder);

/// cases/README.md: every case by its folder, with its title, the codes it is played under, and the kinds it is about.
std::string case_index(const coverage::Cases& cases);

}  // namespace hoyle::report
