// What `hoyle cite` answers, for people and for programs.
#pragma once

#include "cite/ask.hpp"

#include <string>

namespace hoyle::report {

/// What was understood, then the rulings: books that agree told once, questions that decide with an answer each; last what lies
/// near. Lines of at most 92 characters, ending in a line break.
std::string cite_text(const cite::Request& request, const cite::Citing& citing, bool color);

/// One object; docs/schema/cite.schema.json is its form. Ends in a line break. `next`: the question that decides next, or the
/// rulings that the answers given so far led to.
std::string cite_json(const cite::Request& request, const cite::Citing& citing, const cite::Next* next = nullptr);

/// The same in one line, with the number of the description among those asked (from 1) as `line`.
std::string cite_json_line(const cite::Request& request, const cite::Citing& citing, std::size_t number);

/// One ruling with its laws, as the text report prints a leaf: "Portland 1904 81, 82" and the words under it.
std::string ruling_text(const cite::Answer& answer, bool color);

/// "Portland 1904 81, 82", with clauses ("39-VI").
std::string citations_text(const cite::Answer& answer);

}  // namespace hoyle::report
