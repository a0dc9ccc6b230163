#include "tell/script.hpp"

#include <algorithm>
#include <charconv>

namespace hoyle::tell {

void Script::told_unasked()
{
    for (; at_ < said_.size() && said_[at_].is_line; ++at_) line(said_[at_].text);
}

const std::string& Script::answer(Question question)
{
    told_unasked();
    if (at_ == said_.size()) throw Wanted{std::move(question)};
    return said_[at_++].text;
}

std::size_t Script::choose(std::string asks, Answers answers)
{
    const std::string& said = answer({std::move(asks), std::move(answers), Question::Wants::choice, 0, 0});
    std::size_t choice = 0;
    std::from_chars(said.data(), said.data() + said.size(), choice);
    return choice;
}

/// Everybody by his place at the table, and what he is in this deal.
Seat Script::seat(std::string asks)
{
    Answers answers;
    for (std::size_t n = 0; n < 4; ++n) {
        std::string name(seat_names[n]);
        if (!log_.empty() && log_.find("deal ") != std::string::npos) {
            constexpr std::array<std::string_view, 4> roles{"dealer", "eldest hand", "dummy", "third hand"};
            constexpr std::array<std::string_view, 4> at_whist{"dealer", "eldest hand", "the dealer's partner", "third hand"};
            name += " (" + std::string((whist_ ? at_whist : roles)[(n + 4 - dealer_.n) % 4]) + ")";
        }
        answers.push_back(std::move(name));
    }
    return {choose(std::move(asks), std::move(answers))};
}

std::string Script::card(std::string asks) { return answer({std::move(asks), {}, Question::Wants::card, 0, 0}); }

int Script::number(std::string asks, int least, int most)
{
    const std::string& said = answer({std::move(asks), {}, Question::Wants::number, least, most});
    int value = least;
    std::from_chars(said.data(), said.data() + said.size(), value);
    return value;
}

void Script::laws()
{
    constexpr std::array<std::string_view, 5> books{"portland-1904", "whist-club-1897", "american-1905", "american-1907",
                                                    "short-whist"};
    const std::size_t choice = choose("Under which laws?",
                                      {"London: the Portland and Turf Clubs, 1904", "New York: the Whist Club, 1897",
                                       "American laws of 1905", "American laws of 1907", "five-point whist",
                                       "nobody knows: under all four codes of bridge"});
    whist_ = choice == 4;
    if (choice < books.size()) log_ += "laws " + std::string(books[choice]) + "\n";
}

void Script::deal()
{
    dealer_ = seat("Who dealt?");
    log_ += "deal 1 by " + dealer_.letter() + "\n";
}

/// Who named the trump; false: nobody had, when it happened.
bool Script::make()
{
    if (made_ || whist_) return true;
    const std::size_t by = choose("Who named the trump?", {"the dealer", "his partner, to whom it was left", "nobody yet"});
    if (by == 2) return false;
    maker_ = dealer_.after(by == 0 ? 0 : 2);
    const std::size_t what = choose("What was made trumps?", Answers(strains.begin(), strains.end()));
    if (by == 1) line(dealer_.letter() + " passes");
    line(maker_.letter() + " makes " + std::string(strains[what]));
    return made_ = true;
}

/// The tricks between those told and this one, of which nothing is told but who won the last.
void Script::before_trick(int trick, Seat leader)
{
    const int first = tricks_ + 1, last = trick - 1;
    tricks_ = std::max(tricks_, last);
    if (first > last) return;
    line((first == last ? "" : std::to_string(first) + "-") + std::to_string(last) + ". ?");
    line("won by " + leader.letter());
}

void Script::happened()
{
    constexpr std::array<void (Script::*)(), 6> all{&Script::lead,    &Script::revoke, &Script::exposed,
                                                    &Script::doubled, &Script::dealt,  &Script::claimed};
    const std::size_t what = choose(
        "What happened?", {"somebody led who should not have", "a revoke", "a card was dropped or shown", "a double out of order",
                           "something in the deal", "somebody claimed the rest", "something else: I tell it line by line"});
    if (what < all.size()) (this->*all[what])();
}

void Script::go()
{
    laws();
    deal();
    do happened();
    while (choose("Is that all?", {"yes: what is the law?", "no, something else happened"}) == 1);
    told_unasked();
}

Stage run(const std::vector<Said>& said)
{
    Script script(said);
    try {
        script.go();
    } catch (const Wanted& wanted) {
        return {script.log(), wanted.question};
    }
    return {script.log(), std::nullopt};
}

}  // namespace hoyle::tell
