// The order and the words of a printed report, whatever it is put on. Only for src/print.
#pragma once

#include "print/gathered.hpp"
#include "print/paper.hpp"

namespace hoyle::print {

/// The title of the log, or else its name without folder and ending.
std::string title_of(const Evening& evening);

void print(const Evening& evening, const Style& style, Paper& paper);

/// True where a hand or a trick of it can be drawn.
bool has_table(const DealShown& deal);
/// Of a hand some cards are known, and more than the play shows.
bool shows_hand(const TableShown& table, Seat seat);

/// The hands alone, in characters; empty where none is known.
std::string hands_text(const DealShown& deal);

}  // namespace hoyle::print
