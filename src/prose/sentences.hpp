// The sentences of a line, and who speaks in them.
#pragma once

#include "prose/stretches.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class Sentences {
public:
    Sentences(Stating& stating, Table& table) : stating_(stating), table_(table), stretches_(stating, table) {}

    /// A new line: nobody has been spoken of on it.
    void begin()
    {
        stretches_.spoken_of = {};
        speaking_.reset();
    }

    /// All that stands on a line, one sentence after the other.
    void tell(std::string_view words, Made& made);

private:
    void sentence(std::string_view text, bool question, Made& made);
    void speech(std::string_view text, const std::vector<Word>& head, std::size_t count, Made& made);
    bool heading(std::string_view text, Made& made);
    void laws_within(std::string_view text, Made& made);

    Stating& stating_;
    Table& table_;
    Stretches stretches_;
    std::optional<Seat> speaking_;  ///< whose words the sentence goes on with, until somebody else is spoken of
};

/// Without blanks at its ends.
std::string_view trimmed(std::string_view text);

}  // namespace hoyle::prose
