// What may have happened: the questions on each, and the lines that the answers make.

#include "tell/script.hpp"

#include <algorithm>

namespace hoyle::tell {

void Script::call_of_card_or_suit(const std::string& card, Seat offender)
{
    Answers answers{"nothing yet", "it was let stand"};
    answers.push_back("a suit was called");
    if (card != "?") answers.push_back("the card was called");
    const std::size_t asked = choose("What was asked for it?", std::move(answers));
    if (asked == 0) return;
    const Seat by = seat("Who asked for it, or let it stand?");
    if (asked == 1) return line(by.letter() + " lets it stand");
    if (asked == 3) return line(by.letter() + " calls " + card + " from " + offender.letter());
    const std::size_t suit = choose("Which suit was called?", Answers(strains.begin(), strains.end() - 1));
    const Seat from = seat("From whom?");
    line(by.letter() + " calls " + std::string(strains[suit]) + " from " + from.letter());
}

void Script::lead()
{
    make();
    const int trick = number("To which trick? (1 to 13)", 1, 13);
    const Seat leader = trick == 1 ? dealer_.after(1) : seat("Whose lead was it?");
    before_trick(trick, leader);
    const Seat offender = seat("Who led?");
    const std::string card = this->card("Which card did he lead?");
    line(offender.letter() + " leads " + card);
    tricks_ = std::max(tricks_, trick);
    const std::size_t followed = choose("How many had played to it?", {"nobody", "the next player", "the next two", "all three"});
    for (std::size_t n = 1; n <= followed; ++n) line(offender.after(n).letter() + " plays ?");
    call_of_card_or_suit(card, offender);
}

void Script::revoke()
{
    make();
    const Seat offender = seat("Who revoked, as it was said?");
    const int trick = number("In which trick? (1 to 13)", 1, 13);
    const Seat leader = seat("Who led to that trick?");
    const std::size_t suit = choose("Which suit was led?", Answers(strains.begin(), strains.end() - 1));
    const std::string played = card("Which card did he play instead?");
    before_trick(trick, leader);
    const std::string led = std::string(1, "SCDH"[suit]) + "?";
    std::string cards = led;
    for (std::size_t n = 1; n < 4; ++n) cards += leader.after(n).n == offender.n ? " " + played : " ?";
    tricks_ = std::max(tricks_, trick);
    line(std::to_string(trick) + ". " + leader.letter() + ": " + cards);
    if (yes("Did his partner ask him whether he had none of the suit?"))
        line(offender.after(2).letter() + " asks " + offender.letter() + " about " + std::string(strains[suit]));
    const bool mended = yes("Did he put it right by playing a card of the suit?");
    const bool quitted = yes("Was the trick turned and quitted before that, or before it was spoken of?");
    if (quitted) line("turned and quitted");
    if (mended && played != "?") {
        const std::string instead = card("Which card did he play in its place?");
        line(offender.letter() + (instead == "?" ? " takes back " + played : " changes " + played + " to " + instead));
    }
    const std::size_t cut = choose("When was it claimed?",
                                   {"not yet", "in that hand", "after the pack was cut for the next deal"});
    if (cut == 2) line("pack cut");
    const std::string what = " revoke by " + offender.letter() + " at " + std::to_string(trick);
    if (cut != 0) line(seat("Who claimed it?").letter() + " claims" + what);
    if (cut != 0 && yes("Did the other side admit it?")) line(offender.letter() + " admits the claim");
    const std::size_t asked = choose(
        "What was asked for it?",
        {"nothing yet", "three tricks", "three tricks' points off their score", "the same added to his own"});
    constexpr std::array<std::string_view, 4> demands{"", "takes", "deducts", "adds"};
    if (asked != 0) line(seat("Who asked for it?").letter() + " " + std::string(demands[asked]) + " three for" + what);
}

void Script::exposed()
{
    const bool before_make = !make();
    const std::size_t when = before_make ? 0 : choose("When was it?", {"before the first lead", "in the play"});
    if (when == 1) {
        const int trick = number("At which trick? (1 to 13)", 1, 13);
        before_trick(trick, trick == 1 ? dealer_ : seat("Who had won the last trick?"));
    }
    const Seat offender = seat("Whose card was it?");
    const std::string which = card("Which card?");
    Answers answers{"dropped, face up", "dropped on the floor", "dropped and snatched back",
                    "laid down as if played, and taken back"};
    if (which != "?") answers.emplace_back("shown to somebody");  // a card that nobody could name has no line of its own
    const std::size_t how = choose("How was it shown?", std::move(answers));
    constexpr std::array<std::string_view, 3> ways{" face up", " on the floor", " and snatches it back"};
    if (how < 3) line(offender.letter() + " drops " + which + std::string(ways[how]));
    if (how == 3) {
        line(offender.letter() + " plays " + which);
        line(offender.letter() + " takes back" + (which == "?" ? "" : " " + which));
    }
    if (how == 4) line(offender.letter() + " shows " + which);
    if (which == "?" || choose("Was it called?", {"not yet", "yes"}) == 0) return;
    line(seat("Who called it?").letter() + " calls " + which + " from " + offender.letter());
}

void Script::doubled()
{
    const bool made = make();
    if (made && yes("Had the eldest hand asked whether he might lead?")) {
        line(dealer_.after(1).letter() + " asks to lead");
        const std::size_t said = choose("What did his partner answer?", {"yes", "no", "nothing"});
        if (said < 2) line(dealer_.after(3).letter() + (said == 0 ? " says yes" : " says no"));
    }
    if (made && yes("Had a card been led?")) line(seat("Who led?").letter() + " leads " + card("Which card did he lead?"));
    line(seat("Who doubled?").letter() + " doubles");
    const std::size_t then = choose("What did the other side say to it?", {"nothing yet", "it was accepted", "it was refused"});
    if (then != 0) line(seat("Who said so?").letter() + (then == 1 ? " accepts the double" : " refuses the double"));
}

void Script::dealt()
{
    const std::size_t what = choose("What was wrong?",
                                    {"the pack was not cut", "a card was dealt face up", "somebody had too many or too few cards",
                                     "the last card was turned up", "the dealer looked at a card"});
    if (what == 0) line("pack not cut");
    if (what == 1) {
        const int which = number("Which card of the pack was it, as they were dealt? (1 to 51)", 1, 51);
        const std::string name = card("Which card was seen?");
        line(dealer_.letter() + " deals card " + std::to_string(which) + (name == "?" ? "" : " " + name) + " to " +
             dealer_.after(static_cast<std::size_t>(which)).letter() + " face up");
    }
    if (what == 2) line(seat("Who?").letter() + " took up " + std::to_string(number("How many cards had he? (0 to 52)", 0, 52)));
    if (what == 3) {
        const std::string name = card("Which card was it?");
        line(dealer_.letter() + " deals card 52" + (name == "?" ? "" : " " + name) + " to " + dealer_.letter() + " face up");
    }
    if (what == 4)
        line(dealer_.letter() + " looks at card " + std::to_string(number("Which card of the pack was it? (1 to 52)", 1, 52)));
    const std::size_t asked = choose("What was asked for?", {"nothing yet", "a new deal", "it was let stand"});
    if (asked == 0) return;
    const Seat by = seat("Who said so?");
    if (yes("Had he looked at any of his cards?")) line(by.letter() + " looks at his hand");
    line(by.letter() + (asked == 1 ? " demands new deal" : " lets it stand"));
}

void Script::claimed()
{
    make();
    const int trick = number("Before which trick? (1 to 13)", 1, 13);
    before_trick(trick, trick == 1 ? dealer_ : seat("Who had won the last trick?"));
    const Seat by = seat("Who claimed?");
    const std::size_t what = choose("What did he claim?", {"all the tricks to come", "some of them"});
    if (what == 0) line(by.letter() + " claims the rest");
    else line(by.letter() + " claims " + std::to_string(number("How many? (1 to 13)", 1, 13)) + " tricks");
    if (yes("Did he lay his hand down?")) line(by.letter() + " lays down his hand");
    const std::size_t then = choose("What did the other side say?", {"nothing yet", "they admitted it", "they denied it"});
    if (then != 0) line(seat("Who said so?").letter() + (then == 1 ? " admits the claim" : " denies the claim"));
}

}  // namespace hoyle::tell
