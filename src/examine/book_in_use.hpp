// The book the table plays by and its options: chosen by the command line or by the log.
#pragma once

#include "examine/examination.hpp"
#include "lawbook/book.hpp"
#include "log/section.hpp"
#include "scoring/figures.hpp"
#include "table/replay.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hoyle {

/// Says what is wrong with a choice, and where in the log it stands.
using Complain = std::function<void(Span, std::string)>;

class BookInUse {
public:
    /// The book that the command line names; nullptr if it cannot be read, which whoever runs the program has told by then.
    const lawbook::Book* find(const ExamineOptions& options, const Complain& complain);
    /// The book of a `laws` line, unless the command line names one, which goes before it; nullptr if it cannot be used.
    const lawbook::Book* find(const log::Statement& statement, const ExamineOptions& options, const Complain& complain);

    /// From here on this one is played by, its options as printed.
    void take(const lawbook::Book& chosen);
    /// The options of a `laws` line. One that the book lacks, or a value it cannot have, is complained of, and left.
    void set(const log::Section& section, const log::Statement& statement, const ExamineOptions& options,
             const Complain& complain);
    /// The options of the command line, which go before those of the log; and what follows from all of them.
    void settle(const ExamineOptions& options, const PerSeat<std::string>& names, const Complain& complain);

    /// Who is dummy for the whole of it, by the last `table`; nobody, where the book makes the dealer's partner dummy.
    void seat_dummy(const PerSeat<std::string>& names);

    bool whist() const { return book->game == lawbook::Game::whist; }
    /// The code that prints a law, as it is cited: that of a law which the book takes over is another's.
    rulings::Cited cited(const std::string& law, std::string how) const;

    const lawbook::Book* book = nullptr;  ///< nullptr: none yet, and nothing below holds
    bool refused = false;                 ///< one was named, and cannot be used
    std::string file;                     ///< of a club's own: where it was found
    lawbook::Settings settings;
    std::shared_ptr<const scoring::Figures> figures;
    table::Custom custom;           ///< what follows for the replay
    bool spade_convention = false;  ///< the table has agreed not to play spades

private:
    void learn_customs();

    std::vector<std::shared_ptr<const lawbook::Book>> loaded_;  ///< house books stay good to the end
};

}  // namespace hoyle
