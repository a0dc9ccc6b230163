// A trick told by its cards alone, without its number: "da-h5-d3-d6", "W:CK N:C5 E:C2 S:CA", "West: ♠2 ♠6 ♠K ♠3 (East)".
#pragma once

#include "prose/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// The row as the next trick of the deal, with its number: "3. W: S2 S6 SK S3"; nothing where the line is anything but four cards
/// with their players or who led before them, and perhaps in brackets behind them who won, or where nobody knows who led.
std::optional<std::string> numbered_row(std::string_view line, const Table& table);

/// `1 h9 h8 h2 hk`: a number, and nothing but the cards of a trick; whether anybody knows who led or not.
bool is_row_of_cards(std::string_view line);

/// A text whose rows print a trick as `Trick 3.--East H3, South H8` or `3  S♣Q  W♣A`, line for line with blanks for the dashes
/// and before the signs; nothing: it has fewer than three such rows.
std::optional<std::string> with_rows_parted(std::string_view text);

}  // namespace hoyle::prose
