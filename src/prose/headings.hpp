// What stands over the play, in whatever words: the code of laws, whose deal. Who sits where: seating.hpp.
#pragma once

#include "prose/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// `laws portland-1904`, if the line names a code and nothing else of the game; a name that two codes share is not enough.
std::optional<std::string> parse_laws(std::string_view line);

/// A heading that a line of a story, from 0, speaks of in passing.
struct Mentioned {
    std::string statement;
    std::size_t line = 0;
};

/// `laws portland-1904`, if a story speaks of one code and of no other, where codes are spoken of: at its beginning, or beside a
/// word for laws.
std::optional<Mentioned> laws_mentioned(std::string_view story);

/// Three are at the table; then a code's own laws for that are meant: of `laws whist-club-1897`, `laws dummy-bridge-1897`.
bool tells_dummy_bridge(std::string_view story);
std::string laws_for_three(const std::string& laws);

/// `Deal 2`, and nothing else: its number; 0: it is none.
int deal_announced(std::string_view line);

/// `deal 2 by E` of "deal 2 dealer E", "2nd deal by East", "Castle's deal"; of "dealer: E", where a deal was announced or the one
/// before has ended, with the number announced, or `deal by E`. The heading alone: what follows on the line is left in `rest`.
std::optional<std::string> parse_deal(std::string_view line, const Table& table, std::string_view& rest);

}  // namespace hoyle::prose
