// How what was understood is weighed, and what belongs to one fault: lawbooks/phrases/answering.yaml, as tables.
#pragma once

#include "terms/terms.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace hoyle::phrases {

using terms::Kind;

/// The file says of each what it is; shares and likelihoods are from 0 to 1, the others are factors, and those of a story what is
/// added up to how sure it is (as a logarithm of the odds).
struct Weights {
    double least_told, none, sure, sure_margin, also_told, instead, own_game, run_of_clauses, fault, fault_of_whole, fault_alone,
        usual, unlikely_role, story_line, story_two_lines, story_three_lines, story_whole, story_first, story_ahead, story_length,
        story_bias, story_told, story_told_common, story_asked, story_share, story_words, story_beside, story_topic, story_point,
        unmarked;
};

/// A fault of this kind brings others with it (how it was seen, what came of it), which are then no faults of their own.
struct Incidental {
    Kind to;
    std::span<const Kind> told;
};

/// A story on one of these topics implies an incident of this kind: a story of a revoke's penalty implies a revoke.
struct TellsOf {
    Kind kind;
    std::span<const std::string_view> topics;
};

/// A topic, or of stories a kind of incident, that is told by some of these concepts, or hardly meant: nobody shuffles during the
/// play of whom no play is told.
struct Marked {
    std::string_view topic;
    std::span<const std::string_view> by;
};

struct Answering {
    Weights weights;
    std::span<const Incidental> incidental;
    std::span<const std::string_view> other_faults;  ///< topics without a kind
    std::span<const TellsOf> tells_of;
    std::span<const Marked> marked;
    std::span<const Kind> consequences;  ///< what happens where another irregularity has been seen

    /// "Fourteen cards, and my neighbour has twelve": the second is incidental to the first.
    bool is_incidental(Kind told, Kind to) const;
    bool is_consequence(Kind kind) const
    {
        return std::find(consequences.begin(), consequences.end(), kind) != consequences.end();
    }

    /// The kind that whoever speaks of this topic tells of, if that is another than its own.
    std::optional<Kind> told_by(std::string_view topic) const;
};

/// Written by the build.
const Answering& answering();

}  // namespace hoyle::phrases
