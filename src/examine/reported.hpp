// What a log reports in words: incidents by their names alone, and everyday words which accuse nobody while they may be meant
// otherwise.
#pragma once

#include "examine/book_in_use.hpp"
#include "examine/deal_facts.hpp"
#include "incidents/incident.hpp"
#include "examine/examination.hpp"
#include "lawbook/topics.hpp"
#include "log/section.hpp"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hoyle {

namespace cite {
struct MeaningAnswer;
}

/// An incident that the log reports by its name, and no card shows: `told revoke by W at 5`.
struct ReportedIncident {
    const lawbook::Topic* topic = nullptr;
    std::vector<std::pair<terms::Attr, terms::Word>> facts;
    std::optional<Seat> by;
    std::uint8_t trick = 0;
    bool perhaps = false;         ///< so it was translated, and may be meant otherwise
    bool in_other_words = false;  ///< not the user's own `told` line
    bool in_speech = false;       ///< in what somebody said, in quotes
    bool borne_out = false;       ///< the cards and acts told show it too
    bool of_bare_deal = false;  ///< a story tells nothing of its deal but who deals: what happened in play was in the one before
    std::uint64_t section = 0;
    std::uint32_t deal = 0;
    std::optional<Seat> dealer;
    std::size_t statement = 0;  ///< which of its section
    Spot where;

    /// A story told it behind the first card: then, if nothing else is said of the stage, it happened in play.
    void in_play();
    /// How many tricks each side won is told, and this revoke was in one before the last: his side has played on.
    void in_hand_played_out();

    /// The name of the incident, or of the topic that is none.
    std::string_view kind() const { return topic->kind ? terms::info(*topic->kind).slug : topic->slug; }
};

/// The kind as a topic of its own, of which nothing more is known.
const lawbook::Topic* topic_of(terms::Kind kind);

/// Words that tell the one may speak of the other, as it was seen or called: "as if he had revoked".
bool is_one_thing(terms::Kind told, std::string_view found);

/// What has been told so, from when it is read until its rubber is closed. Sections are known by their numbers in the log, which
/// begin at 1 and only rise.
class ReportedIncidents {
public:
    using Add = std::function<void(Finding)>;

    /// A line of that section could not be read; its words, if they are more than a slip of the pen.
    void unread(std::uint64_t section, std::uint64_t line, std::string words)
    {
        unparsed_.push_back({section, line, std::move(words)});
    }
    /// The first line of the section that could not be read; nothing: all was.
    std::optional<std::uint64_t> unread_in(std::uint64_t section) const;

    /// Which lines of a section were told in other words, and which matters by their names; a name that the laws do not know is a
    /// finding.
    void collect(const log::Section& section, std::uint64_t number, const PerSeat<std::string>& players, const Add& add);
    bool empty() const { return reported_.empty(); }

    /// What is told so in a section, and what somebody there asks for it: where what is known leaves the book one answer, it goes
    /// to the docket like what the cards show, in its place among what was `seen`. `book`: nullptr, none.
    /// At auction bridge the laws on the play mean by the dealer who declared.
    void note_declarer(const DealTold& deal);
    void open(const DealTold& told, const BookInUse& in_use, std::vector<incidents::Incident>& seen) const;

    /// In a deal told in everyday words an accusation stands if the words speak of such a thing too, or if it rests on lines of
    /// the language alone; and if no line is left that could turn it, or the words speak of it so clearly that they and the
    /// cards are two witnesses. Else the finding becomes what it would be.
    void weigh(Finding& finding);

    /// What nothing but words tell, as far as it can be ruled on: by the book and what the table plays, or by each code of
    /// bridge if there is none. Then it is told, and forgotten.
    void show(const BookInUse& in_use, const std::vector<Finding>& findings, const Add& add);

    /// What is told from this line on, taken out until it is put back: it is of the next rubber.
    std::vector<ReportedIncident> take_from(std::uint64_t line);
    void put_back(std::vector<ReportedIncident> told) { reported_ = std::move(told); }

    /// Another rubber begins with this section: what was told in words before it is of no use any more.
    void next_rubber(std::uint64_t section);

private:
    void collect_translated_lines(const log::Section& section, std::uint64_t number);
    bool is_another(const WrittenLine& written, std::uint64_t section, std::string_view line) const;
    void collect_speech(const log::Section& section, const log::Statement& said, std::uint64_t number,
                        std::optional<Seat> dealer);
    bool joined(const ReportedIncident& told);
    bool is_typed(const Finding& finding) const;
    bool tells_another(const Finding& finding) const;
    bool bears_out(const Finding& finding);
    void tell_ended(const ReportedIncident& told, cite::MeaningAnswer& answer) const;
    const ReportedIncident* left_open(const Finding& demand) const;
    double speaks_of(std::uint64_t section, std::string_view kind);

    struct UnparsedLine {
        std::uint64_t section = 0, line = 0;
        std::string words;
    };
    static bool may_turn(const UnparsedLine& line, std::string_view kind);
    std::optional<std::uint64_t> unread_against(const Finding& finding) const;

    std::vector<UnparsedLine> unparsed_;
    struct TranslatedLine {
        std::uint64_t section = 0, number = 0;
        std::string words;
    };
    std::vector<TranslatedLine> translated_lines_;  ///< in words that are not the language's
    std::vector<ReportedIncident> reported_;
    std::uint64_t spoken_in_ = 0;              ///< the section that
    std::map<std::string, double> spoken_of_;  ///< ... speaks of these kinds, so clearly
};

}  // namespace hoyle
