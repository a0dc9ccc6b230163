// What is said of a whole log, or of its score, in sentences: what is not told, who has won a bet, what it all comes to, what was
// made of everyday words. Every function gives whole sentences, without a line's end.
#pragma once

#include "examine/examination.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::report {

/// The deals that were dealt out of turn, as the deals before them show, one after another; only the first few are told of.
class DealtOutOfTurn {
public:
    void add(const DealShown& deal);
    /// A sentence, if there were any, and nothing is gathered any more.
    std::optional<std::string> take();

private:
    struct PassedOver {
        std::uint32_t deal;
        Seat dealer, turn;  ///< who dealt it, and who should have
    };
    static constexpr std::size_t most_told = 3;
    std::optional<PassedOver> last_;  ///< the deal before, and whose the next is
    bool last_void_ = false;          ///< it was void: it may be dealt again under its own number
    std::vector<PassedOver> told_;
    std::size_t more_ = 0;
};

/// What the deals of a rubber do not tell and their score wants, gathered deal by deal.
class NotTold {
public:
    void add(const DealShown& deal);
    /// A sentence for each thing, and nothing is gathered any more.
    std::vector<std::string> take(bool whist);

private:
    std::map<std::pair<bool, std::string>, std::vector<std::uint32_t>> deals_;  // is it scored, what is not told
    DealtOutOfTurn out_of_turn_;
};

std::string bet_words(const BetShown& bet);

/// "By player:  Archer +12  Carr -12"; empty where there is nothing that a rubber has not said.
std::string ledger_words(const Summary& summary);

/// Words in quotes, which nobody can rule on; empty: there are none.
std::string not_judged_words(const Summary& summary);

/// Findings by what is told of them in the end; those of a story that is not understood are only lines.
struct Tally {
    std::size_t found = 0, lawful = 0;  ///< what was lawful is no fault
    std::vector<std::uint64_t> not_understood;

    /// False: it is only the number of a line that is not understood, and nothing to show.
    bool count(const Finding& finding);
};

/// "3 findings in 4 deals and 1 block, under Portland 1904; 2 of 2 expectations met."
std::string summed_up(const Summary& summary, const Tally& tally);

/// What was made of lines in everyday words.
struct UnderstoodSo {
    std::vector<std::string> statements;  ///< "line 4: `W revokes`"
    std::vector<std::string> rest;        ///< what of the words became of no statement
};
UnderstoodSo understood_words(const Summary& summary, const Tally& tally);

/// What the bare figures of a block can be: the plainest hand of each, and how many more.
std::vector<std::string> bare_figures_words(const audit::Audit& audited);

/// Headings of what follows from a finding of a block, those of the roots first; nothing where it follows from another.
std::vector<std::string> follows_from(const BlockShown& block, std::size_t root);

}  // namespace hoyle::report
