// A finding on paper: what happened and where, what is to be done, by which law. Only for src/print.
#pragma once

#include "print/gathered.hpp"
#include "print/paper.hpp"
#include "report/finding_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::print {

/// Of its part of the report.
std::string id_of(const FindingKept& kept);

/// Puts findings on paper, and gathers the laws they rest on.
class Findings {
public:
    Findings(const Style& style, Paper& paper) : style_(style), paper_(paper) {}

    void print(const FindingKept& kept);
    const std::vector<Note>& notes() const { return notes_; }

    /// Sentences, the first with a label.
    void labelled(std::string_view label, const std::vector<std::string>& sentences);

private:
    void quote(const Finding& finding);
    /// Sentences, and lists of those that are marked.
    void clauses(std::string_view label, const std::vector<report::Clause>& said);
    /// The numbers of the laws; their gists are notes at the end.
    void law(const Finding& finding, const std::vector<report::LawSaid>& laws);
    std::size_t note(const rulings::Cited& law);

    const Style& style_;
    Paper& paper_;
    std::vector<Note> notes_;
};

}  // namespace hoyle::print
