// A description with several faults in it, cut apart; and what understanding one and understanding several have in common. Only
// for src/cite.
#pragma once

#include "cite/understand.hpp"
#include "phrases/part.hpp"

namespace hoyle::cite {

/// Several faults in one description, each for itself; what the whole is most likely about is one of them, and stands in front.
/// None: it is one fault.
std::vector<Matter> several_faults(const phrases::AnalysedText& analysed, const Meaning& whole);

/// Two topics on one kind of incident are one matter: the facts tell them apart.
bool same_matter(const Meaning& a, const Meaning& b);

/// What some words mean, by all of them together; empty: nothing that is known.
std::vector<Meaning> meanings_by_whole(const phrases::AnalysedText& analysed);

/// `meanings` is not empty.
Matter matter_of(std::vector<Meaning> meanings, phrases::AnalysedText analysed);

}  // namespace hoyle::cite
