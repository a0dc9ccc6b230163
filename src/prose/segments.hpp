// The segments (chunks) of a sentence that say a statement of the language; what lies between them is a remark, or a fact not
// understood.
#pragma once

#include "prose/forms.hpp"
#include "prose/stating.hpp"
#include "prose/words.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// Who and which side were spoken of last on a line.
struct SpokenOf {
    std::optional<Seat> who;
    std::optional<Side> side;
};

class Segments {
public:
    Segments(Stating& stating, Table& table) : stating_(stating), table_(table) {}

    /// What is told of the sentence, from the left, the longest segments first.
    void told(std::string_view text, const std::vector<Word>& words, ParseResult& result)
    {
        all(text, words, {false, spoken_of.who, spoken_of.side}, result);
    }

    /// What `who` says in it. `first_only`: what stands behind the first statement was not said by him.
    void said(std::string_view text, const std::vector<Word>& words, Seat who, bool first_only, ParseResult& result)
    {
        all(text, words, {true, who, {}}, result, false, first_only);
    }

    /// Not understood: a remark, unless a fact of play is told in it.
    void refuse(const std::vector<Word>& words, ParseResult& result);

    SpokenOf spoken_of;

private:
    void all(std::string_view text, const std::vector<Word>& words, Spoken spoken, ParseResult& result, bool facts = true,
             bool first_only = false);
    std::size_t one(std::string_view text, const std::vector<Word>& words, std::size_t at, Spoken& spoken, ParseResult& result);
    std::vector<std::string> meant(std::span<const Word> part, const Spoken& spoken) const;
    /// "Before anything is led", where nothing has been.
    bool is_so(std::span<const Word> clause) const;
    void note(const Word& word, Spoken& spoken);

    Stating& stating_;
    Table& table_;
};

}  // namespace hoyle::prose
