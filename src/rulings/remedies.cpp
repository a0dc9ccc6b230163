#include "rulings/remedies.hpp"

namespace hoyle::rulings {

using log::RemedyWord;
using terms::Atom;

bool means(RemedyWord word, Atom atom)
{
    switch (word) {
    case RemedyWord::new_deal:
        return atom == Atom::new_deal || atom == Atom::misdeal || atom == Atom::redeal || atom == Atom::redo_act;
    case RemedyWord::recut: return atom == Atom::recut || atom == Atom::redo_act;
    case RemedyWord::reshuffle: return atom == Atom::reshuffle || atom == Atom::redo_act;
    case RemedyWord::misdeal: return atom == Atom::misdeal || atom == Atom::new_deal;
    case RemedyWord::play_out: return atom == Atom::play_out;
    case RemedyWord::withdrawal: return atom == Atom::take_back || atom == Atom::redo_act;
    case RemedyWord::sight_of: return atom == Atom::show_card || atom == Atom::see_trick;
    case RemedyWord::stakes_from: return atom == Atom::pay_stakes;
    case RemedyWord::deal_by: return atom == Atom::redeal || atom == Atom::redo_act;
    case RemedyWord::hand_down: return atom == Atom::table_hand;
    case RemedyWord::trump_card_down: return atom == Atom::lay_down;
    case RemedyWord::call_card: return atom == Atom::call_card || atom == Atom::play || atom == Atom::choose_played;
    case RemedyWord::call_suit: return atom == Atom::call_suit;
    case RemedyWord::highest: return atom == Atom::highest;
    case RemedyWord::lowest: return atom == Atom::lowest;
    case RemedyWord::win: return atom == Atom::win;
    case RemedyWord::not_win: return atom == Atom::not_win;
    case RemedyWord::trump: return atom == Atom::trump;
    case RemedyWord::not_trump: return atom == Atom::not_trump;
    case RemedyWord::make: return atom == Atom::compel_make;
    case RemedyWord::bar_card: return atom == Atom::not_play;
    case RemedyWord::bar_suit: return atom == Atom::bar_suit;
    case RemedyWord::choose_card: return atom == Atom::choose_played;
    case RemedyWord::take_three: return atom == Atom::take_three;
    case RemedyWord::deduct_three: return atom == Atom::deduct_three;
    case RemedyWord::add_three: return atom == Atom::add_three;
    case RemedyWord::score_above: return atom == Atom::score_above;
    case RemedyWord::take_two: return atom == Atom::take_two;
    case RemedyWord::accept: return atom == Atom::accept;
    case RemedyWord::refuse: return atom == Atom::refuse;
    case RemedyWord::ignore_make: return atom == Atom::ignore_declaration;
    case RemedyWord::let_stand:
        return atom == Atom::deal_stands || atom == Atom::declaration_stands || atom == Atom::trick_stands ||
               atom == Atom::accept;
    }
    return false;
}

bool is_penalty(RemedyWord word)
{
    switch (word) {
    case RemedyWord::new_deal:
    case RemedyWord::misdeal:
    case RemedyWord::call_card:
    case RemedyWord::call_suit:
    case RemedyWord::highest:
    case RemedyWord::lowest:
    case RemedyWord::win:
    case RemedyWord::not_win:
    case RemedyWord::trump:
    case RemedyWord::not_trump:
    case RemedyWord::bar_card:
    case RemedyWord::bar_suit:
    case RemedyWord::choose_card:
    case RemedyWord::take_three:
    case RemedyWord::deduct_three:
    case RemedyWord::add_three:
    case RemedyWord::score_above:
    case RemedyWord::take_two: return true;
    default: return false;
    }
}

bool settles_revoke(RemedyWord word)
{
    return word == RemedyWord::take_three || word == RemedyWord::deduct_three || word == RemedyWord::add_three ||
           word == RemedyWord::score_above;
}

bool settles_revoke(Atom atom)
{
    return atom == Atom::take_three || atom == Atom::deduct_three || atom == Atom::add_three || atom == Atom::score_above;
}

}  // namespace hoyle::rulings
