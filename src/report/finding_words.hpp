// A finding in sentences: what happened, what is to be done now, by which law, and what is still to be done when all is told.
// Every function gives whole sentences, without a line's end; how they are laid out is for the report.
#pragma once

#include "examine/examination.hpp"

#include <string>
#include <vector>

namespace hoyle::report {

/// A sentence, or one of several that are numbered or marked and stand under it.
struct Clause {
    std::string text;
    std::string mark = {};  ///< "1.", "-"; empty: a sentence by itself

    bool operator==(const Clause&) const = default;
};

/// "Deal 3, trick 7: East (Carr) revoked"
std::string title_of(const Finding& finding);

/// What this comes to, most important first. Never empty.
std::vector<Clause> now_of(const Finding& finding);

/// The law that decides with its gist, then the rest, each with its part; or that there is none. Empty: it is no matter of law,
/// as when the log cannot be read.
std::vector<std::string> law_of(const Finding& finding);

/// A law that a finding rests on, and what for; the one that decides first. Clauses of a law whose gist tells all of it are left
/// out.
struct LawSaid {
    const rulings::Cited* law;
    std::string part;  ///< empty: the matter itself, or the next in the list says it
};
std::vector<LawSaid> laws_said(const Finding& finding);

/// Where the laws are doubtful and it matters here: how they are read, and what a table that reads them otherwise would have.
std::vector<std::string> doubts_of(const Finding& finding);

/// What was seen, how the laws are read, and the gist of the laws beside the first: for those who ask.
std::vector<std::string> explained(const Finding& finding);

/// Of one point. A right: "South may call a suit from West, until that lead is made; he must not consult his partner" (several
/// options are told beside it). Any other: "there is no penalty: the trick is complete".
std::string claim_in_words(const PointShown& point, const Finding& finding);
std::string answer_in_words(const PointShown& point, const Finding& finding);

/// What is open in it, as something to do: "correct E-W's score below the line: 24 to 18".
std::vector<std::string> to_do(const Finding& finding);

/// "North and South", "South (Burton)", "any player"; empty for nobody.
std::string seats_in_words(Seats seats, const std::array<std::string, 4>& players = {});

/// With a capital, and a full stop where none stands.
std::string as_sentence(std::string text);

}  // namespace hoyle::report
