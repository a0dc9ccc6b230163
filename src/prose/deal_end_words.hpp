// The words of the end of a deal, and what each says there: only for deal_end.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// What a plain word says there.
enum class Sense : std::uint8_t {
    other,
    idle,
    result,
    tricks,
    odd,
    honours,
    slam,
    little,
    grand,
    chicane,
    score,
    below,
    above,
    game,
    rubber,
    points,
    call,
    divided,
    hand,
    fifth,
    simple,
    nobody,
    none,
    grade,
    lost,
    down
};

/// `other` of a word that nobody uses there.
Sense sense_of(const std::string& stem);

/// ", 14.90 dollars" behind a rubber that was won, as the language has it; it is cut off from the line. Empty: there is none.
std::string cut_payment(std::string_view& line);

}  // namespace hoyle::prose
