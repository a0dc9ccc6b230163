// The result of judging a log: findings, deals, rubbers, the settlement. Every report is a rendering of these and shows nothing
// else.
#pragma once

#include "cards/seat.hpp"
#include "cards/suit.hpp"
#include "examine/deal_table.hpp"
#include "lawbook/book.hpp"
#include "lawbook/named_in_log.hpp"
#include "rulings/wording.hpp"
#include "scoring/rubber.hpp"
#include "scoring/settlement.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hoyle {

/// Whose fault it is: the log cannot be read; it cannot have happened; the players; the scorer. Or nobody's yet: what is `told`
/// by its name alone is ruled on as it is told; `perhaps` hangs on words that may be meant otherwise, and accuses nobody. Or it
/// is the book of laws that is at fault.
enum class Family : std::uint8_t { syntax, impossible, irregularity, miscount, told, perhaps, book };
std::string_view word(Family family);

/// What an option does to the score, where the log leaves the choice open.
struct Effect {
    bool known = false;
    bool deal_void = false;
    PerSide<int> tricks{};
    PerSide<Points> below{};
    PerSide<Points> above{};
    PerSide<Points> standing{};
    std::optional<Side> game;
    std::optional<Side> rubber;
};

/// What is best chosen for another penalty of the deal that is open as well.
struct BesideShown {
    Seat offender = Seat::north;
    std::uint8_t trick = 0;  ///< of the other revoke
    Side by = Side::ns;      ///< who chooses it
    std::string atom, text;
};

struct OptionShown {
    std::string atom;  ///< "take-three"
    std::string text;  ///< "take three tricks"
    std::string done;  ///< where it is nobody's choice: "the trick stands"
    std::string line;  ///< of a log, by which it is chosen: "NS take three"; empty: there is none
    Seats by;
    std::string on;                  ///< seat letters of whom it is asked; empty
    std::string law;                 ///< its own law, if it has one
    std::vector<std::string> until;  ///< marks of its own, where they are not the right's
    std::vector<std::string> until_words;
    bool best = false;
    bool chosen = false;
    bool late = false;  ///< its own time is over, though the right is open
    Effect effect;
    std::vector<BesideShown> beside;  ///< with what the effect is reckoned
};

/// One point of an incident, ruled.
struct PointShown {
    std::optional<terms::Point> point;  ///< nothing: all of it, of what is told by its name alone
    lawbook::Verb verb = lawbook::Verb::silent;
    std::optional<rulings::Status> status;
    std::string text;  ///< a few words why, or the value for `is`
    std::string when;  ///< of what is told by its name: the circumstances, with which `text` begins
    Seats entitled;
    std::optional<lawbook::Consult> consult;  ///< of a right
    std::string from_words;                   ///< it begins with this, which has not come yet: "the hand is played out"
    Spot began_at;                            ///< the line that began it, if it did not begin with what was done
    std::vector<std::string> until;           ///< marks: "next-pack-cut"
    std::vector<std::string> until_words;     ///< the same in words: "the pack is cut for the next deal"
    std::vector<OptionShown> options;
    std::string ended_by;
    std::string ended_past;  ///< a mark of time as past: "the pack was cut for the next deal"
    Spot ended_at;
    Seats used_by;  ///< of those entitled who chose, or let it go; nobody: no one of them said so
    std::vector<rulings::Cited> laws;
    std::vector<std::string> readings;
    std::string note;
};

/// "penalty"; "law" of what is told by its name alone.
std::string_view name_of_point(const PointShown& point);

/// One thing the scorer may have done.
struct SlipShown {
    std::string kind;  ///< "doubling-forgotten"
    std::string words;
    bool reconciles = false;  ///< with it the rest of what is written comes out
    bool other_side = false;  ///< the figure is right, and stands with the wrong side
};

/// The scorer's slip: what was written, what it should be, and whether it may still be put right.
struct Miscount {
    Side side = Side::ns;
    std::string side_name;   ///< as the block calls it; empty: N-S or E-W
    std::string other_name;  ///< of the other side, likewise
    std::string column;      ///< "below", "above", ...
    Points written = 0;
    Points computed = 0;
    std::string unit{};                ///< of a payment: the coin in which both are counted; empty: points
    bool whist = false;                ///< the score knows no line
    bool known = true;                 ///< false: the sheet does not tell what it should be, and `computed` says nothing
    std::vector<SlipShown> slips;      ///< the likeliest first
    std::optional<std::size_t> cause;  ///< of a block: the finding (counted from 0) that this one follows from
    bool in_doubt = false;             ///< the sheet does not tell whether the time was over
    std::string why;                   ///< what closed or keeps open the time, in words
    bool correctable = false;          ///< at the moment it was corrected or challenged; else at the end of the log
    std::string until;                 ///< the mark that closes it: "next-deal-ended"
    std::string until_words;
    std::string closed_by;  ///< in words, the mark that has closed it; empty: still open
    Spot closed_at;
    Spot corrected_at;          ///< where somebody corrected or challenged it; unknown: nobody did
    bool stands = false;        ///< it can no longer be put right: what is written is the score
    bool cast_rightly = false;  ///< of a block: totals and games were cast from the right figure, so nothing hangs on this one
    bool follows = false;       ///< of a hand: right, if a wrong figure before it that stands were right
    bool game_on = false;       ///< the game it belongs to is not yet won on the sheet
    std::vector<std::string> arithmetic;  ///< "3 odd tricks at 8: 24"
};

/// Of a matter told by its name: the line that tells it, and the question between the answers of its code.
struct Told {
    std::string line;                                       ///< "told revoke by W", without any doubt; empty: it was seen
    std::string asks;                                       ///< "Was the trick quitted"; empty: nothing is left to ask
    std::vector<std::pair<std::string, std::string>> ways;  ///< an answer in words, and the line that gives it
};

/// A reading of the laws without which the ruling would be another, and the option by which a table plays it otherwise.
struct DoubtShown {
    std::string reading;  ///< "R29"
    std::string question;
    std::string taken;      ///< how it is read here; empty: as the table has chosen
    std::string setting;    ///< "take-limit"
    std::string value;      ///< of the setting: how it may be read as well
    std::string otherwise;  ///< the ruling then, in words
};

struct Finding {
    Family family = Family::irregularity;
    std::string kind;                    ///< the slug: "revoke"; for syntax and impossible: that word
    std::string heading;                 ///< "revoke by West at trick 2, established"
    std::string deed;                    ///< "{} revoked", told of the player; empty: the heading says it
    std::array<std::string, 4> players;  ///< as they sat, by seat; empty: not named
    std::string book;                    ///< the laws in force, as they are named: "Portland 1904"
    std::string message;                 ///< one sentence for those who see nothing else
    std::uint32_t deal = 0;
    std::uint8_t trick = 0;
    bool after_trick = false;  ///< between that trick and the next
    std::size_t rubber = 0;    ///< of the deal, counted from 1; 0: it belongs to none
    std::string deal_key;      ///< of the deal; empty: it belongs to none
    std::optional<Seat> offender;
    std::string offender_name;  ///< as the table had it in that deal; empty: nobody told it
    Spot where;
    std::string label;
    Spot other;  ///< the other end of a proof, or the other place
    std::string other_label;
    std::vector<std::pair<std::string, std::string>> facts;
    bool offence = true;                    ///< false: it comes about in the course of the game, and nobody did wrong
    std::optional<rulings::Status> status;  ///< nothing for syntax and impossible
    std::vector<PointShown> points;         ///< the principal one first
    std::vector<rulings::Cited> laws;       ///< of all points, each once
    std::vector<std::string> readings;
    std::vector<DoubtShown> doubts;
    Spot claimed_at;
    std::vector<Spot> too_late;
    std::vector<std::string> turned;  ///< what would have turned it, "by dummy: no penalty"; empty unless it was asked for
    std::vector<std::string> taken;   ///< facts taken as the vocabulary says because nobody told them
    std::optional<Miscount> miscount;
    std::vector<std::string> remarks;
    bool asks = false;         ///< no fault: a question about a score sheet, that comes before all else
    bool passed_over = false;  ///< a line of a story which is not understood, and nothing more can be said of it
    Told told;
    std::string hangs;            ///< on a dispute: "only if it is so (line 7)"; empty: it does not
    std::string_view hangs_code;  ///< the same as a word: "if-so", "if-not-so"
    std::uint64_t section = 0;    ///< the stretch of the log it belongs to; 0: none
    Span span, other_span;        ///< `where` and `other` in the bytes of that stretch; length 0: not known
    std::uint64_t deal_ends = 0;  ///< the last line of its deal: a line that uses an open right goes behind it; 0: not asked for
};

/// Who sat where, as the last `table` had it; a name that is empty was not told. nullptr: no name was.
using Players = std::shared_ptr<const PerSeat<std::string>>;

struct DealShown {
    std::uint32_t deal = 0;
    std::size_t rubber = 0;       ///< counted from 1
    std::size_t dealt_again = 0;  ///< so many deals of its rubber before it have the same number
    /// "2.3": the third deal of the second rubber; "2.3-2": that number dealt again. No other deal of the log has it.
    std::string key() const;
    /// What it is played in, `trump` being known: "hearts"; at auction bridge "2 hearts", "1 royal".
    std::string declared() const;
    Players players;
    bool whist = false;  ///< scored in points, and not above and below a line
    Spot where;
    std::optional<Seat> dealer;
    std::optional<Seat> maker;
    std::optional<Strain> trump;
    int contract = 0;     ///< auction bridge: the tricks over the book declared; 0: elsewhere, or not told
    bool royals = false;  ///< ... in royal spades
    int doublings = 0;
    bool is_void = false;
    std::string void_by;
    std::optional<Seat> next_dealer;  ///< of a void deal: whose the next is by the laws; nothing: not known
    PerSide<int> tricks{{-1, -1}};    ///< won in play; -1: not known
    scoring::HandScore score;
    bool scored = false;            ///< false: not enough is known
    bool as_written = false;        ///< some figure of it counts as the scorer wrote it
    bool after_rubber = false;      ///< the rubber was over before it: it does not count
    std::string unknown;            ///< what could not be checked for want of it
    std::string_view unknown_code;  ///< the same as a word: "trump", "tricks", "honours"
    std::string otherwise;          ///< its score if what is disputed is not so; empty: the same
    std::string by_the_cards;  ///< tricks were conceded: whether they were lost, all hands seen; empty: not known, or none were
    int to_choose = 0;         ///< revoke penalties still open: the score is as played
    std::shared_ptr<const TableShown> table;  ///< hands and tricks; nullptr: nobody asked for them
};

/// A bet, and who has won it.
struct BetShown {
    std::string by, with;     ///< who offered it, who took it
    std::int64_t amount = 0;  ///< in thousandths of the unit
    std::string unit;
    std::string on;          ///< "the odd trick", "the game", "the rubber", "the score"
    std::uint32_t deal = 0;  ///< in which it was made
    std::string winner;      ///< empty: it cannot be told
    std::string why;         ///< in words
    std::vector<rulings::Cited> laws;
    Spot where;
};

struct RubberShown {
    std::size_t number = 0;
    bool named = true;   ///< false: the log has no `rubber` line for it
    bool whist = false;  ///< as of its deals
    std::vector<scoring::GameRecord> games;
    PerSide<Points> below{}, above{}, standing{};
    scoring::Rubber::Total total;
    bool complete = true;       ///< everything in it could be computed
    bool unscored = false;      ///< of a deal since the last game was won the score is not known
    bool to_choose = false;     ///< penalties for a revoke are still open, and may change it
    bool games_untold = false;  ///< of games won before the log begins it gives no points: its worth is not known
    std::string otherwise;      ///< how it ends if what is disputed is not so; empty: the same
    std::array<std::string, 4> players;
    scoring::Stakes stakes;
    std::vector<BetShown> bets;
};

struct Expected {
    Spot where;
    std::string text;  ///< the line
    bool met = false;
    bool looked_at = true;  ///< false: meant for another book
    std::string why;        ///< what was found instead
};

struct Settlement {
    scoring::Stakes stakes;
    std::vector<RubberShown> rubbers;
    std::map<std::string, Points> ledger;
};

namespace audit {
struct Audit;
}

/// A written block, audited. Good only while the sink is called.
struct BlockShown {
    const audit::Audit* audit = nullptr;
    const std::vector<Finding>* findings =
        nullptr;  ///< one for each of audit->mistakes; those with a `cause` follow from another
    std::string book;
    scoring::Stakes stakes;
    bool whist = false;
    /// A score sheet as it was kept, not a block in the language: read with certainty, or so that something is asked first.
    enum class Kept : std::uint8_t { no, surely, asked } kept = Kept::no;
};

/// The book that a log is judged by from here on.
struct BookTaken {
    std::string id;
    std::string digest;
    std::string file;                                          ///< a club's own: where it was found; empty: a printed code
    std::vector<std::pair<std::string, std::string>> options;  ///< those that were chosen, by the log or the command line
};

/// Receives what is found, rubber by rubber, in the order of the log.
class Sink {
public:
    virtual ~Sink() = default;
    virtual void takes_book(const BookTaken&) {}
    virtual void finding(const Finding&) {}
    virtual void deal(const DealShown&) {}
    virtual void rubber(const RubberShown&) {}
    virtual void block(const BlockShown&) {}
    virtual void expected(const Expected&) {}
};

struct ExamineOptions {
    std::string file;  ///< as named to the user
    std::string laws;  ///< a book that overrides the log's: id or file; empty: the log's own
    std::vector<std::pair<std::string, std::string>> settings;  ///< override the log's
    bool working =
        true;  ///< the arithmetic of every score; false: only of a rubber in which a figure is wrong, or a penalty may be due
    bool tables = false;         ///< hands, tricks and places of every deal too: wanted by reports that draw them
    bool turning = false;        ///< what would have turned each ruling too: wanted by reports that explain
    lawbook::BookFolders books;  ///< where a book that the log names by its file may stand; none: no file is read
    unsigned threads = 1;
    std::size_t chunk = 128 * 1024;  ///< how much of the log is held at a time by each; more where a deal is longer
};

/// A line in everyday words, and what was made of it.
struct Understood {
    std::uint64_t line = 0;
    std::string statement;  ///< of the language; one line may become several. Empty: it was kept as a remark, and not judged
};

struct Summary {
    bool could_read = true;         ///< false: nothing of it could be judged
    bool no_laws = false;           ///< a deal of bridge is told, and the log names no code
    std::string book;               ///< the book judged under; empty: none
    std::string digest;             ///< of the log's bytes (source/digest.hpp), from whoever gave them; empty: not known
    std::vector<std::string> laws;  ///< every book judged under, as people name it, in order: "Portland 1904"
    std::string title;
    std::string date;  ///< as the log has it
    std::size_t findings = 0;
    std::size_t deals = 0;
    std::size_t plain = 0;  ///< of them, those judged the short way
    std::size_t rubbers = 0;
    std::size_t blocks = 0;
    std::size_t unmet = 0;  ///< expectations
    std::size_t met = 0;
    std::vector<std::uint64_t> not_judged;  ///< lines whose words in quotes nobody can rule on; the first few
    std::vector<Understood> understood;     ///< of a log that was told again
    Settlement settlement;
};

}  // namespace hoyle
