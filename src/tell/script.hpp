// The questions, one after the other, as they would be put at a table. For src/tell alone.
#pragma once

#include "tell/telling.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::tell {

using Answers = std::vector<std::string>;

/// An answer that nobody has given yet. Thrown, so that the questions below can be written as they are asked, one under the
/// other, wherever the telling stops.
struct Wanted {
    Question question;
};

inline constexpr std::array<std::string_view, 4> seat_names{"North", "East", "South", "West"};  // clockwise
inline constexpr std::string_view letters = "NESW";
inline constexpr std::array<std::string_view, 5> strains{"spades", "clubs", "diamonds", "hearts", "no trumps"};

/// A seat, counted clockwise from North.
struct Seat {
    std::size_t n = 0;
    std::string letter() const { return std::string(1, letters[n]); }
    Seat after(std::size_t places) const { return {(n + places) % 4}; }
};

class Script {
public:
    explicit Script(const std::vector<Said>& said) : said_(said) {}

    void go();
    const std::string& log() const { return log_; }

private:
    // What is asked, and how it is answered.
    const std::string& answer(Question question);
    std::size_t choose(std::string asks, Answers answers);
    Seat seat(std::string asks);
    std::string card(std::string asks);
    int number(std::string asks, int least, int most);
    bool yes(std::string asks) { return choose(std::move(asks), {"yes", "no"}) == 0; }
    void line(const std::string& text) { log_ += "  " + text + "\n"; }
    void told_unasked();

    // What happened.
    void laws();
    void deal();
    bool make();
    void happened();
    void lead();
    void revoke();
    void exposed();
    void doubled();
    void dealt();
    void claimed();
    void before_trick(int trick, Seat leader);
    void call_of_card_or_suit(const std::string& card, Seat offender);

    const std::vector<Said>& said_;
    std::size_t at_ = 0;
    std::string log_;
    Seat dealer_, maker_;
    bool made_ = false, whist_ = false;
    int tricks_ = 0;  ///< that have lines in the log, the last of them perhaps in progress
};

/// Puts all the questions to what was said. Where an answer is still wanted it stops there.
Stage run(const std::vector<Said>& said);

}  // namespace hoyle::tell
