// May a slip still be put right? Each code closes the trick score of a game at one moment, the honours at another (concordance
// E.7); the book says at which, the sheet how far things had gone.
#pragma once

#include "audit/account.hpp"
#include "lawbook/book.hpp"

#include <string>
#include <vector>

namespace hoyle::audit {

enum class WindowColumn : std::uint8_t { tricks, honours, amount };

struct Window {
    enum class State : std::uint8_t { open, closed, unsaid };  ///< unsaid: the sheet does not tell whether the mark had passed
    State state = State::open;
    const lawbook::Ruling* ruling = nullptr;
    std::string until;        ///< "next-deal-ended"
    std::string until_words;  ///< "the last card of the next deal is dealt"
    std::string why;          ///< what closed it, or what keeps it open
    Spot closed_at;           ///< the line that shows it
    Spot asked_at;            ///< who corrected, challenged or noticed it; unknown: nobody did
    bool last_game = false;

    bool open() const { return state != State::closed; }
};

/// For a slip in row `row` (of amounts: any) and the figure itself. The game it belongs to may have ended on the sheet
/// (`written`) and by the laws (`right`) at different hands; the earlier end counts (R45).
Window window(const Sheet& sheet, const Account& written, const Account& right, WindowColumn column, std::size_t row, Side side,
              Points figure, const lawbook::Book& book, const lawbook::Settings& settings);

}  // namespace hoyle::audit
