// The incidents that a story names: "West revoked on the second round", "dealer led out of dummy by mistake".
//
// They are found by the classifier of `cite`: the words of a deal that are not the language's are one description, of one fault
// or several. What is sure becomes `told KIND`; of what may be meant otherwise each meaning becomes `told perhaps KIND`, which
// accuses nobody.
#pragma once

#include "phrases/people.hpp"
#include "prose/table.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// A line of a story that is neither taken by the grammar nor all understood; or a comment.
struct UnparsedLine {
    std::string_view words;
    std::uint64_t number = 0;      ///< of the log, from 1
    std::uint32_t indent = 0;      ///< in characters
    std::size_t stands = nowhere;  ///< which line of the translation has these words, if they stand alone there
    bool of_score = false;         ///< it speaks of the score alone, and of no irregularity

    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
};

struct Named {
    std::string statement;
    const UnparsedLine* line;               ///< that tells it most clearly
    std::span<const UnparsedLine> telling;  ///< the lines that tell it: three at most
};

/// Whom the words of a story speak of, as far as it tells what they are at the table.
class Players {
public:
    Players() = default;
    explicit Players(std::string_view text);

    /// In a part of the text, with the places in that.
    std::vector<phrases::Spoken> spoken_in(std::string_view line) const;

private:
    std::string_view text_;
    std::vector<phrases::Spoken> all_;
};

/// Of each incident the likeliest first, three at most; a sentence such as "In another hand ..." begins another. `table`: as it
/// was in that deal. The first bytes of a long story alone are read, so that the work stays small.
std::vector<Named> named_in(std::span<const UnparsedLine> lines, const Table& table, const Players& players);

/// A line of a story that speaks of no incident, as far as words can say: who sat where, the other tricks, the score.
bool tells_no_incident(const UnparsedLine& line);

}  // namespace hoyle::prose
