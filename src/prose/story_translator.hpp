// Translates a log in everyday words into the language, line by line (translate.hpp): only for the two files of that. What lines
// become stands in story_translator.cpp, which incidents they name in report_incidents.cpp.
#pragma once

#include "prose/headings.hpp"
#include "prose/lines.hpp"
#include "prose/translate.hpp"
#include "prose/named_incidents.hpp"
#include "prose/page/page.hpp"
#include "prose/standing.hpp"
#include "prose/talk.hpp"
#include "prose/typed.hpp"
#include "terms/terms.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

constexpr std::size_t longest_line = 1000;  ///< bytes; a longer one is left as it is

enum class Written {
    in_the_language,  ///< it has a title, or says what it expects: its faults are to be mended, not understood
    mostly,  ///< four lines in five are read as they stand: of the others those wholly understood are translated, and sentences
             ///< kept
    in_words,
    printed,  ///< the lines beside the tricks of a printed deal: those wholly understood are translated, all others are remarks
};

class StoryTranslator {
public:
    StoryTranslator(Typed& typed, Written how)
        : typed_(typed), how_(how), stating_(typed.language().reads, table_), lines_(stating_, table_),
          standing_(stating_, table_)
    {}

    /// `headings`: said in passing, wherever it was.
    Translation parse(std::string_view text, const std::vector<Mentioned>& headings, const Talk& talk);
    /// A text with a printed deal in it: what stands beside its tricks.
    Translation parse(std::string_view text, const PrintedDeal& deal, const Talk& talk);

    bool changed = false;
    bool laws_in_time = false;    ///< the code was said before the first deal
    bool seated_in_time = false;  ///< and who sits where
    Mentioned seated;             ///< who sits where, wherever it was said; no statement: nowhere

private:
    void begin(std::string_view text, const Talk& talk);
    Translation end();
    void put_standing();
    bool hand_asked_for();
    void put(std::string_view bytes, std::string_view written, std::uint32_t indent);
    void append(std::string_view bytes, WrittenLine line);
    /// Under the heading just put: those that were told before it.
    void put_hands();

    // telling_by_name.cpp
    /// States the incidents that the words since the last deal name.
    void report_incidents();
    /// A sentence tells it by its name, or tells what it is only incidental to.
    bool is_told_already(const std::string& statement) const;
    /// `N and S claim the revoke`
    static bool claims_revoke(std::string_view statement);
    static std::optional<terms::Kind> kind_told(std::string_view statement);
    /// The lines that tell it are understood so far, though they stand alone.
    void comment_lines_of(const Named& named);
    /// A line that speaks of no incident is a remark: any, where no card is told and so nothing is judged by the cards; of a
    /// story with cards one that names none.
    /// `all`: the story was understood as a whole.
    void background(bool cards_told, bool all);
    bool names_card(const UnparsedLine& line) const;
    bool stands_as_written(const UnparsedLine& line) const;
    void comment(const UnparsedLine& line, const std::string& heard_as);
    void put_comments();
    /// What was put last has the words of the free line analysed last.
    void stands_alone();

    // telling.cpp
    void as_it_is(std::string_view whole);
    void line(std::string_view whole);
    /// A player's hand on a line of its own, or what heads such lines.
    std::optional<std::string> with_seats(std::string_view line) const;
    /// `laws: portland`, where they were heard before.
    bool names_laws_again(std::string_view words) const;
    std::optional<std::string> behind_speech(std::string_view words) const;
    void find_hands_behind(std::string_view text);
    std::string_view said_aside(std::string_view words) const;
    bool in_other_words(std::string_view whole, std::string_view words);
    bool heads_log(std::string_view words);
    void behind_laws(std::string_view words);
    bool says_call(std::string_view words);
    bool standing(std::string_view words, bool reads);
    std::optional<std::string> in_small_letters(std::string_view line) const;
    bool by_names(std::string_view whole, std::string_view words);
    void behind_a_statement(std::string_view talk, std::uint32_t indent);
    void aside(std::string_view whole, std::string_view words);
    bool hand(std::string_view whole, std::string_view words);
    /// But for blank ones.
    std::string_view next_line() const;
    /// How near a line is to a statement, in a log of the language.
    enum class Near {
        none,
        as_meant,  ///< one slip of typing away from one alone, and understood as that
        mistyped,  ///< it is a fault
    };
    Near near_statement(std::string_view words);
    /// `table N: Mick E: Stan S: Roy W: Alf`, which the language would take for one long name.
    static std::optional<std::string> table_without_commas(std::string_view words);
    /// `laws portland-1904`, with or without variations: as the language has it.
    static bool names_book(std::string_view words);
    /// The grammar takes it.
    void read_line(std::string_view whole, std::string_view words);
    /// What of a line is read once more, as words that may tell of an irregularity.
    void keep_unparsed(std::string_view words, const ParseResult& result, std::uint32_t indent);
    void unparsed_line(std::string_view whole, std::string_view words);
    static void drop_what_was_won(ParseResult& result);
    void line_beside(std::string_view whole, std::string_view words, std::uint32_t indent);
    void take(std::string_view whole, std::string_view words, const ParseResult& result, std::uint32_t indent);
    /// "East revoked": what else the words tell of it is parsed as well.
    static bool tells_by_its_name(const ParseResult& result);
    /// What was not understood of a line is said of it; one that heads a deal has done so.
    void put_refused(std::string_view whole, std::string_view words, std::uint32_t indent);

    std::string_view story_;
    Typed& typed_;
    Written how_;
    std::string_view rest_;  ///< of the text, behind the line in hand
    Table table_;
    Players players_;
    Stating stating_;
    Lines lines_;
    StandingKept standing_;
    Translation out_;
    std::vector<std::pair<std::string, WrittenLine>> hands_;         ///< told before the deal they are of was headed
    std::vector<std::pair<std::string, WrittenLine>> hands_behind_;  ///< that are told behind the tricks of the one deal
    std::vector<std::string> named_;                                 ///< statements of those: what they tell by its name is told
    std::vector<UnparsedLine> unparsed_;                             ///< since the last deal
    std::size_t written_ = 0, unparsed_lines_ = 0;  ///< lines since then, and those of them that the grammar does not take
    std::map<std::size_t, WrittenLine> commented_;  ///< lines of out_ that are comments after all: an incident was found in them
    bool laws_put_ = false, seated_put_ = false;    ///< among the lines so far
    bool deal_begun_ = false;
    std::optional<Seat> dealer_;  ///< of the deal that free_ is of
    std::uint64_t number_ = 1;
    bool above_deal_ = false;       ///< the line in hand stands above a printed deal
    bool of_the_language_ = false;  ///< the line in hand is no words of a story
};

}  // namespace hoyle::prose
