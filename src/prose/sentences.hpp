// The sentences of a line, and who speaks in them.
#pragma once

#include "prose/segments.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class Sentences {
public:
    Sentences(Stating& stating, Table& table) : stating_(stating), table_(table), segments_(stating, table) {}

    /// A new line: nobody has been spoken of on it.
    void begin() { segments_.spoken_of = {}, speaker_.reset(); }
    /// Who was spoken of last.
    void speak_of(Seat who) { segments_.spoken_of.who = who; }

    /// All that stands on a line, one sentence after the other.
    void parse(std::string_view words, ParseResult& result);

private:
    void sentence(std::string_view text, bool question, ParseResult& result);
    void speech(std::string_view text, const std::vector<Word>& head, std::size_t count, ParseResult& result);
    std::size_t told_behind_speech(std::string_view text, std::size_t begin) const;
    bool heading(std::string_view text, ParseResult& result);
    void laws_within(std::string_view text, ParseResult& result);

    Stating& stating_;
    Table& table_;
    Segments segments_;
    std::optional<Seat> speaker_;  ///< whose words the line is: `East: it isn't your turn. I won't have it.`
};

/// Whether what stands before a stop is cut short by it, and goes on behind: Mr. and 1. end no sentence.
bool abbreviates(std::string_view before);

/// Without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// The same, and without a comment, which changes nothing of what is read. `#3` is a number.
std::string_view without_comment(std::string_view line);

}  // namespace hoyle::prose
