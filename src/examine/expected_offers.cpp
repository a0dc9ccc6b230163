// What a ruling is expected to offer, against what it offers: the atoms of a book behind the words of a demand.
#include "examine/expected.hpp"

namespace hoyle {

using log::RemedyWord;

namespace {

/// The atoms a remedy word may stand for in `offering` and `best`.
std::string atom_of(const log::Remedy& remedy)
{
    switch (remedy.word) {
    case RemedyWord::new_deal: return "new-deal";
    case RemedyWord::recut: return "recut";
    case RemedyWord::reshuffle: return "reshuffle";
    case RemedyWord::misdeal: return "misdeal";
    case RemedyWord::play_out: return "play-out";
    case RemedyWord::withdrawal: return "take-back";
    case RemedyWord::sight_of: return "see-trick";
    case RemedyWord::stakes_from: return "pay-stakes";
    case RemedyWord::deal_by: return "redeal";
    case RemedyWord::hand_down: return "table-hand";
    case RemedyWord::trump_card_down: return "lay-down";
    case RemedyWord::call_card: return "call-card";
    case RemedyWord::call_suit: return "call-suit";
    case RemedyWord::highest: return "highest";
    case RemedyWord::lowest: return "lowest";
    case RemedyWord::win: return "win";
    case RemedyWord::not_win: return "not-win";
    case RemedyWord::trump: return "trump";
    case RemedyWord::not_trump: return "not-trump";
    case RemedyWord::make: return "compel-make";
    case RemedyWord::bar_card: return "not-play";
    case RemedyWord::bar_suit: return "bar-suit";
    case RemedyWord::choose_card: return "choose-played";
    case RemedyWord::take_three: return "take-three";
    case RemedyWord::deduct_three: return "deduct-three";
    case RemedyWord::add_three: return "add-three";
    case RemedyWord::score_above: return "score-above";
    case RemedyWord::take_two: return "take-two";
    case RemedyWord::accept: return "accept";
    case RemedyWord::refuse: return "refuse";
    case RemedyWord::ignore_make: return "ignore-declaration";
    default: return "let-stand";
    }
}

}  // namespace

bool same_atom(const std::string& offered, const std::string& wanted)
{
    if (offered == wanted) return true;
    if (wanted == "let-stand") return offered == "deal-stands" || offered == "declaration-stands" || offered == "trick-stands";
    if (wanted == "call-card") return offered == "play";
    if (wanted == "see-trick") return offered == "show-card";
    return false;
}

Awaited::Offered offered(const log::Remedy& remedy)
{
    Awaited::Offered offered{atom_of(remedy), {}, {}};
    for (Seat seat : all_seats)
        if (remedy.on.has(seat)) offered.on += letter_of(seat);
    if (remedy.card) offered.words = spoken(remedy.card);
    else if (remedy.suit) offered.words = std::string(name_of(*remedy.suit)).substr(0, name_of(*remedy.suit).size() - 1);
    return offered;
}

}  // namespace hoyle
