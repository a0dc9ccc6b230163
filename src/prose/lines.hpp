// One line of a story: a trick by its number, a heading, a statement with something behind it, or sentences.
#pragma once

#include "prose/sentences.hpp"
#include "prose/tricks.hpp"

#include <string>
#include <string_view>

namespace hoyle::prose {

constexpr std::size_t shortest_remark = 5;  ///< words of a line that may be one though a statement begins so

class Lines {
public:
    Lines(Stating& stating, Table& table) : stating_(stating), table_(table), sentences_(stating, table) {}

    ParseResult understand(std::string_view line)
    {
        ParseResult result;
        sentences_.begin();
        spoken_.clear();
        parse(with_number(with_leader(without_side(with_capital_seats(by_speaker(without_own_seats(line)))))), result);
        if (!spoken_.empty()) result.note = {};  // it must lie within the line
        return result;
    }

    bool tells_deal_end(std::string_view line) const;

    /// Trumps by themselves under the heading of a deal: the dealer made them, or turned them up.
    bool tells_trumps(std::string_view line) const { return !trumps_alone(line).empty(); }

private:
    void parse(std::string_view line, ParseResult& result);
    /// `North (before South had spoken): double` without what stands in brackets; any other line as it is.
    std::string_view by_speaker(std::string_view line);
    /// `Norton (N) dealt`: `Norton dealt`, so that the sentence goes on.
    std::string_view without_own_seats(std::string_view line);
    /// `dealer s, w leads`: `dealer S, W leads`.
    std::string_view with_capital_seats(std::string_view line);
    /// `3. H9 H8 H2 HK (W led)`: `3. W: H9 H8 H2 HK`.
    std::string_view with_leader(std::string_view line);
    /// `1   KS   AS   3S   9S   E-W`: which side took it, the cards tell.
    static std::string_view without_side(std::string_view line);
    /// Four cards and nothing else: the next trick.
    std::string_view with_number(std::string_view line);
    /// `SOUTH (dealt)  Hearts.`: tells the deal, and is `SOUTH: Hearts.`; any other line as it is.
    std::string_view behind_dealer(std::string_view line, ParseResult& result);
    bool dealer_in_brackets(std::string_view line, ParseResult& result);
    /// A line that tells the end of a deal and nothing else.
    bool standing(std::string_view line, ParseResult& result);
    bool deal_end(std::string_view line, ParseResult& result);
    bool ends_by_sentences(std::string_view words, ParseResult& result);
    std::string trumps_alone(std::string_view line) const;
    bool trick(std::string_view line, bool whole, ParseResult& result);
    bool trick_won(std::string_view words, ParseResult& result);
    bool with_remark(std::string_view words, ParseResult& result);
    bool headed(std::string_view head, ParseResult& result);
    bool wide_blank(std::string_view words, ParseResult& result);
    void more(std::string_view rest, std::string_view sign, ParseResult& result);

    Stating& stating_;
    Table& table_;
    Sentences sentences_;
    std::string spoken_;  ///< the line in hand, where it is not as it was written
};

/// A line that is headed as a statement is, or a short one that begins as one does, is rather a slip of the pen than a remark; so
/// is a word by itself that is no sentence.
bool is_near_miss(std::string_view line);

/// `Subject: last rubber`, `Sir,`: what a letter begins with, and nothing of the game.
bool is_of_a_letter(std::string_view line);

/// In a log of the language only a line that is written out is a remark: some words, and no seat, card or hand as they are typed.
bool is_sentence(std::string_view line);

}  // namespace hoyle::prose
