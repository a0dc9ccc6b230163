// `expect` lines: what a log says its ruling must be, held against what was found. A case is a log that checks itself.
#pragma once

#include "examine/deal_record.hpp"
#include "examine/examination.hpp"
#include "log/section.hpp"

#include <string>
#include <vector>

namespace hoyle {

/// Which way a dispute is taken here.
enum class Branch : std::uint8_t { only, if_true, if_false };

/// An expectation kept until the rubber is closed: its parts copied, for the log moves on.
struct Awaited {
    log::Expectation what;
    std::string text;
    Spot where;
    std::uint32_t deal = 0;
    std::uint64_t section = 0;  ///< of the deal it stands in; 0: it names the deal, or stands in none
    std::string kind, in_book, status;
    std::string name;                                       ///< of whom a bet must be won
    std::string no_side;                                    ///< what it names as a side and is none; empty: nothing
    std::vector<std::pair<std::string, std::string>> laws;  ///< book, law
    /// What a ruling is to offer: the atom, and what more was said of it.
    struct Offered {
        std::string atom;
        std::string on;     ///< letters of those it is asked of; empty: not said
        std::string words;  ///< the suit or the card, as the report names it; empty: not said
    };
    std::vector<Offered> offering, best;
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<std::pair<log::Column, std::pair<Side, Points>>> sums;
};

/// What a rubber has come to, as its expectations look at it.
struct RubberFound {
    const lawbook::Book& book;
    const scoring::Figures& figures;
    const scoring::Rubber& rubber;
    const std::vector<DealRecord>& deals;
    const std::vector<Finding>& findings;
    const std::vector<BetShown>& bets;
};

/// Empty if it is met; else what was found instead.
std::string unmet(const Awaited& awaited, const RubberFound& found);

class Expectations {
public:
    /// Keeps an `expect` line. `deal`: the number of the deal it stands in, 0 outside of any; `section` its section.
    void await(const log::Section& section, const log::Statement& statement, std::uint32_t deal, std::uint64_t number);

    bool empty() const { return awaited_.empty(); }
    void clear() { awaited_.clear(); }

    /// Holds each against what was found, and tells it to the sink. Those meant for another book, or for the other branch of a
    /// dispute, are not looked at.
    void look(const RubberFound& found, Branch branch, Sink& sink, Summary& summary) const;

private:
    std::vector<Awaited> awaited_;
};

}  // namespace hoyle
