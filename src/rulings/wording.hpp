// Options and citations in words.
#pragma once

#include "rulings/matter.hpp"

namespace hoyle::rulings {

/// "call the king of hearts from East", "take three tricks", as a report lists it.
std::string describe(const Option& option, const Matter& matter);

/// Where it is nobody's choice: "the trick stands", "E-W cannot win the game by this hand".
std::string describe_done(const Option& option, const Matter& matter);

/// {"portland-1904", "91", "established"}; and for people "Portland 1904", with the gist of the law.
struct Cited {
    std::string book;
    std::string law;
    std::string how;
    std::string named{};
    std::string gist{};
};

/// "portland-1904 91" in its parts.
Cited cited_law(const std::string& citation, std::string how);

/// The laws an answer rests on: its ruling's own first, then those it cites, then the redirects'.
std::vector<Cited> citations(const lawbook::Book& book, const Answer& answer);

}  // namespace hoyle::rulings
