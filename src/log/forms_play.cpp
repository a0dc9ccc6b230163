#include "log/forms_play.hpp"
#include "log/forms.hpp"

namespace hoyle::log {

/// Who puts down the next card: the seat named; else the same again after a `+`; else the next to the left that has put down
/// none on this line.
Play& add_play(Line& line, std::string_view written)
{
    auto& plays = line.section.plays;
    Play play;
    play.span = line.span(written);
    play.joined = line.joined;
    play.seat_said = line.turn_said;
    if (line.turn_said) play.seat = line.turn;
    else if (line.joined) play.seat = plays.back().seat;
    else if (!line.played.empty()) {
        play.seat = left_of(plays.back().seat);
        for (int i = 0; i < 3 && line.played.has(play.seat); ++i) play.seat = left_of(play.seat);
    } else if (!line.statement.who.empty()) {  // `W plays S3`
        play.seat = line.statement.who.first();
        play.seat_said = true;
    }
    line.played |= play.seat;
    line.turn_said = line.joined = false;
    return plays.emplace_back(play);
}

namespace forms {

const Family play_family{"Tricks", play_of_cards::infos, play_of_cards::after, read_table<play_of_cards::all>};

}  // namespace forms
}  // namespace hoyle::log
