// What is said when reading stops: one sentence for every place where the grammar wants something, in the words of the table.
//
// A message says what was wanted there; the place in the log is pointed at beside it. Two marks may stand in one: `{word}` is put in
// as the log has it, `{verb?}` becomes the nearest verb a log knows, if one is near (src/log/explain.cpp). PEGTL's `must_if` asks
// for a message for each rule that is wanted, so a place without one does not compile.
#pragma once

#include "grammar/session.hpp"

#include <array>

namespace hoyle::grammar {

template <class Rule>
inline constexpr const char* message = nullptr;

// ---- what wants no sentence of its own

/// A token is wanted as what it holds is.
template <class Rule>
inline constexpr const char* message<token<Rule>> = message<Rule>;

/// Words: "`from` is wanted here"
template <Literal T>
struct WordsWanted {
    static constexpr std::string_view before = "`", after = "` is wanted here";
    static constexpr auto text = [] {
        std::array<char, before.size() + T.view().size() + after.size() + 1> all{};
        std::size_t at = 0;
        for (const auto part : {before, T.view(), after})
            for (const char c : part) all[at++] = c;
        return all;
    }();
};
template <Literal T>
inline constexpr const char* message<words<T>> = WordsWanted<T>::text.data();
/// Of several words that mean the same, the first is asked for.
template <Literal T, class... Others>
inline constexpr const char* message<sor<words<T>, Others...>> = message<words<T>>;

template <> inline constexpr const char* message<sign<'+'>> = "`+` and the next card's number are wanted here: `deals cards 23+24 to E`";

// ---- seats and names

inline constexpr const char* a_seat_is_wanted = "a seat is wanted here: N, E, S or W";
inline constexpr const char* a_side_is_wanted = "a side is wanted here: NS or EW, or what two players are called";
inline constexpr const char* a_name_is_wanted = "a player's name is wanted here; in quotes if it has a blank in it or is spelt like a seat";
inline constexpr const char* a_card_is_wanted = "a card such as SA or H10 is wanted here";
inline constexpr const char* a_number_is_wanted = "a number is wanted here";
inline constexpr const char* a_count_is_wanted = "a number from 1 on is wanted here";
inline constexpr const char* a_trick_is_wanted = "the number of a trick is wanted here, 1 to 13";
inline constexpr const char* a_suit_is_wanted = "a suit is wanted here: spades, hearts, diamonds or clubs";
inline constexpr const char* a_pack_is_wanted = "a pack is wanted here, such as `red pack`";
inline constexpr const char* a_kind_is_wanted = "what happened is wanted here, such as `revoke by W at 5`";
inline constexpr const char* text_is_wanted = "text in double quotes is wanted here";

template <> inline constexpr const char* message<whom> = a_seat_is_wanted;
template <> inline constexpr const char* message<asked_seat> = a_seat_is_wanted;
template <> inline constexpr const char* message<chosen_seat> = a_seat_is_wanted;
template <> inline constexpr const char* message<cut_for> = a_seat_is_wanted;
template <> inline constexpr const char* message<another_seat> = "another seat is wanted here: N, E, S or W";
template <> inline constexpr const char* message<seats> = "a seat or a side is wanted here: N, E, S, W, NS or EW";
template <> inline constexpr const char* message<favoured> = message<seats>;
template <> inline constexpr const char* message<disputing_second> = message<seats>;
template <> inline constexpr const char* message<kind_by> = "a seat is wanted here: N, E, S or W, or ? if it is not known";
template <> inline constexpr const char* message<by_anyone> = message<kind_by>;
template <> inline constexpr const char* message<dealer> = "the dealer's seat is wanted here: N, E, S or W, or ? if it is not known";
template <> inline constexpr const char* message<by_whom> = "`by` and a seat are wanted here, as in `won by E`";

template <> inline constexpr const char* message<fact_side> = a_side_is_wanted;
template <> inline constexpr const char* message<winning_side> = a_side_is_wanted;
template <> inline constexpr const char* message<backed_side> = a_side_is_wanted;
template <> inline constexpr const char* message<chicane_of> = "a seat or a side is wanted here: who had no trump";

template <> inline constexpr const char* message<bystander_name> = a_name_is_wanted;
template <> inline constexpr const char* message<another_name> = a_name_is_wanted;
template <> inline constexpr const char* message<date_told> = "a date is wanted here: `date 14 March 1905`";
template <> inline constexpr const char* message<chair_name> = a_name_is_wanted;
template <> inline constexpr const char* message<other_bettor> = a_name_is_wanted;
template <> inline constexpr const char* message<played_for> = a_name_is_wanted;
template <> inline constexpr const char* message<consenting_name> = a_name_is_wanted;
template <> inline constexpr const char* message<payer> = a_name_is_wanted;

// ---- quotes

template <> inline constexpr const char* message<closed_straight> = "these quotes are not closed before the line ends";
template <> inline constexpr const char* message<closed_curly> = message<closed_straight>;
template <> inline constexpr const char* message<seen_character> = "a character that cannot be seen stands here inside the quotes; leave it out";
template <> inline constexpr const char* message<told_text> = text_is_wanted;

// ---- cards, suits, numbers

template <> inline constexpr const char* message<act_card> = a_card_is_wanted;
template <> inline constexpr const char* message<second_card> = a_card_is_wanted;
template <> inline constexpr const char* message<asked_card> = a_card_is_wanted;
template <> inline constexpr const char* message<seen_card> = a_card_is_wanted;
template <> inline constexpr const char* message<choose_card> = a_card_is_wanted;
template <> inline constexpr const char* message<faulty_card> = a_card_is_wanted;
template <> inline constexpr const char* message<drawn_card> = "the card that was drawn is wanted here, such as SA or H10";
template <> inline constexpr const char* message<another_drawn_card> = message<drawn_card>;
template <> inline constexpr const char* message<dropped_cards> = "a card such as SA or H10 is wanted here, or ? if nobody could name it";
template <> inline constexpr const char* message<changes_card> = a_card_is_wanted;
template <> inline constexpr const char* message<sor<token<shown_card>, token<shown_unknown>>> = "a card such as SA or H10 is wanted here, or ? if it is not known";
template <> inline constexpr const char* message<what_is_drawn> = message<sor<token<shown_card>, token<shown_unknown>>>;
template <> inline constexpr const char* message<cards_or_hand> = "cards such as SA H10 are wanted here, or `hand`";
template <> inline constexpr const char* message<card_or_hand> = "a card such as SA or H10 is wanted here, or `hand`";

template <> inline constexpr const char* message<act_suit> = a_suit_is_wanted;
template <> inline constexpr const char* message<asked_suit> = a_suit_is_wanted;
template <> inline constexpr const char* message<what_was_counted> = a_suit_is_wanted;
template <> inline constexpr const char* message<strain> = "what is made trumps is wanted here: spades, clubs, diamonds, hearts or no trumps";

template <> inline constexpr const char* message<act_number> = a_count_is_wanted;
template <> inline constexpr const char* message<first_dealt> = "the number of the card is wanted here, as in `deals cards 23+24 to E`";
template <> inline constexpr const char* message<next_dealt> = message<first_dealt>;
template <> inline constexpr const char* message<card_place> = a_count_is_wanted;
template <> inline constexpr const char* message<cut_at> = a_count_is_wanted;
template <> inline constexpr const char* message<deal_number> = "the number of a deal is wanted here, from 1 on";
template <> inline constexpr const char* message<kind_deal> = message<deal_number>;
template <> inline constexpr const char* message<number_of_deal> = message<deal_number>;
template <> inline constexpr const char* message<game_number> = "the number of a game is wanted here, from 1 on";
template <> inline constexpr const char* message<rubber_number> = "the number of a rubber is wanted here, from 1 on";
template <> inline constexpr const char* message<table_number> = "the number of a table is wanted here, from 1 on";
template <> inline constexpr const char* message<rubbers_played> = a_number_is_wanted;
template <> inline constexpr const char* message<took_up_number> = a_number_is_wanted;
template <> inline constexpr const char* message<fact_number> = a_number_is_wanted;
template <> inline constexpr const char* message<in_one_number> = a_number_is_wanted;
template <> inline constexpr const char* message<new_points> = a_number_is_wanted;
template <> inline constexpr const char* message<sum_points> = a_number_is_wanted;
template <> inline constexpr const char* message<slip_instead> = a_number_is_wanted;
template <> inline constexpr const char* message<tricks_word> = "`tricks` is wanted here";
template <> inline constexpr const char* message<honours_word> = "`honours` is wanted here";
template <> inline constexpr const char* message<money> = "a sum of money is wanted here, such as 5 or 2.50";
template <> inline constexpr const char* message<unit> = "what the money is counted in is wanted here, such as `shillings`";

template <> inline constexpr const char* message<act_trick> = a_trick_is_wanted;
template <> inline constexpr const char* message<at_trick_number> = a_trick_is_wanted;
template <> inline constexpr const char* message<kind_at_trick> = a_trick_is_wanted;
template <> inline constexpr const char* message<remedy_trick> = a_trick_is_wanted;

template <> inline constexpr const char* message<which_pack> = a_pack_is_wanted;
template <> inline constexpr const char* message<drawn_pack> = a_pack_is_wanted;
template <> inline constexpr const char* message<remedy_pack> = a_pack_is_wanted;

// ---- tricks

template <> inline constexpr const char* message<first_play> = "the card that was led is wanted here, such as SA or H10; ? if it is not known";
template <> inline constexpr const char* message<next_play> = a_card_is_wanted;
template <> inline constexpr const char* message<play> = a_card_is_wanted;
template <> inline constexpr const char* message<joined_card> = a_card_is_wanted;
template <> inline constexpr const char* message<plays_cards> = a_card_is_wanted;
template <> inline constexpr const char* message<no_fifth_card> = "a trick has four cards; this is a fifth";
template <> inline constexpr const char* message<number_stop> = "a full stop is wanted after the number of a trick: `5. N: D4 DK D2 S3`";
template <> inline constexpr const char* message<trick_leader> = "the seat that led is wanted here: N, E, S or W; or ? if the trick is not known";
template <> inline constexpr const char* message<last_number> = "the number of the last trick not known is wanted here: `7-9. ?`";
template <> inline constexpr const char* message<gap_mark> = "? is wanted here: several tricks in one line are tricks not known";

// ---- headings

template <> inline constexpr const char* message<code> = "the code of laws is wanted here, such as portland-1904, or a file in quotes";
template <> inline constexpr const char* message<option> = "an option of the code is wanted here, such as `doubling-limit 100`";
template <> inline constexpr const char* message<option_value> = "what the option is set to is wanted here";
template <> inline constexpr const char* message<stake> = "the stakes are wanted here: `1 shilling per 100`, or `none`";
template <> inline constexpr const char* message<stake_measure> = "how many points the stake is for is wanted here: `per 100`, `per point`";
template <> inline constexpr const char* message<chair> = "a seat and its player are wanted here, all four of them: `table N: A, E: B, S: C, W: D`";
template <> inline constexpr const char* message<first_hand_seat> = "the seat whose hand comes first is wanted here: `hands N:AK62.KQ4.J973.85 ...`";
template <> inline constexpr const char* message<hand>
    = "a hand is wanted here, spades.hearts.diamonds.clubs: AK62.KQ4.J973.85; ? if it is not known (there are four, clockwise)";

// ---- the evening

template <> inline constexpr const char* message<purpose> = "what was cut for is wanted here: places, partners, deal or going out";
template <> inline constexpr const char* message<drawn> = "a name and the card drawn are wanted here: `cut for partners: A H5, B DK`";
template <> inline constexpr const char* message<bet_on> = "what the bet is on is wanted here: the rubber, game, score or odd trick";
template <> inline constexpr const char* message<what_is_chosen> = "a card such as SA or H10 is wanted here, or `seat S`, or a pack such as `red pack`";

// ---- marks and facts

template <> inline constexpr const char* message<about_pack> = "what is said of the pack is wanted here: `cut`, `not cut`, `lacks D7`, `has D7 twice`";
template <> inline constexpr const char* message<pack_fault> = "what is wrong with the card is wanted here: `twice`, `faced`, or `of red pack`";
template <> inline constexpr const char* message<sor<dummy_down, dummy_not_down>> = "`down` or `not down` is wanted here";
template <> inline constexpr const char* message<result_figure> = "the tricks won are wanted here: 9, or `by 3`, or ? if they are not known";
template <> inline constexpr const char* message<figures> = "a side and its figures are wanted here: `NS 24 | 8`";
template <> inline constexpr const char* message<another_figures> = message<figures>;
template <> inline constexpr const char* message<figures_after_side> = "figures are wanted here: `24 | 8`, below the line and above it";
template <> inline constexpr const char* message<sum_of> = "a side and its number are wanted here: `NS 24`";
template <> inline constexpr const char* message<another_sum> = message<sum_of>;
template <> inline constexpr const char* message<side_score> = "a side and its score are wanted here: `NS below 24 above 16`";
template <> inline constexpr const char* message<another_side_score> = message<side_score>;
template <> inline constexpr const char* message<column_sum> = "a column and its number are wanted here: `below 24`, `above 16`; at whist `below 3`";
template <> inline constexpr const char* message<slip_column> = "a column and its number are wanted here: `below 24`, `above 16`, `sum 310`";
template <> inline constexpr const char* message<slip_written> = "a side, a column and a number are wanted here: `NS below 24`";
template <> inline constexpr const char* message<one_column> = "a side, a column and a number are wanted here: `NS below 24`";
template <> inline constexpr const char* message<told> = "what is known of the hand is wanted here: `result NS 9`, `honours NS 4 in one hand`, `chicane EW`";
template <> inline constexpr const char* message<noticed_when> = "`before` or `after` is wanted here";
template <> inline constexpr const char* message<noticed_at> = "when it was noticed is wanted here: the next cut, the next deal, the next make or agreement";

// ---- acts

template <> inline constexpr const char* message<act_follows> = "what he did is wanted here, such as `passes` or `drops HK`{start?}";
template <> inline constexpr const char* message<act_verb> = "`{word}` is no verb a log knows{verb?}";
template <> inline constexpr const char* message<no_bare_card> = "a card played stands behind its seat and a colon: `W: D4`; one dropped or shown behind a verb: `W drops D4`";
template <> inline constexpr const char* message<kindref> = a_kind_is_wanted;
template <> inline constexpr const char* message<act_word> = "one word is wanted here; several are joined by hyphens";

template <> inline constexpr const char* message<what_is_dealt> = "what is dealt is wanted here: `card 14 to N`, `cards 23+24 to E`, `for W`, `into 3 packets`";
template <> inline constexpr const char* message<sor<words<"packets">, words<"packet">>> = "`packets` is wanted here";
template <> inline constexpr const char* message<what_is_looked_at> = "what is looked at is wanted here: hand, hand of E, card 14, the trump card, the last trick, trick 3";
template <> inline constexpr const char* message<what_is_touched> = "what is touched is wanted here: a card such as H5, hand, or hand of E";
template <> inline constexpr const char* message<what_is_counted> = "what is counted is wanted here: the pack, the dealt cards or the tricks";
template <> inline constexpr const char* message<what_about> = "what about is wanted here: the score or the turn";
template <> inline constexpr const char* message<doing> = "what it is that he may do is wanted here: shuffle, cut, deal, lead, double or redouble";
template <> inline constexpr const char* message<how_it_is_held> = "`of blue pack` is wanted here, or `so that E sees it`";
template <> inline constexpr const char* message<what_was_held> = "what he held is wanted here: cards such as SA H10, `no diamonds`, `4 spades`";
template <> inline constexpr const char* message<how_he_goes> = "`over`, `over again` or `out` is wanted here";
template <> inline constexpr const char* message<what_is_said>
    = "what he says is wanted here: hearts, no trumps, may I lead, I double, I redouble, yes, no, none, some, nothing, over, satisfied, ours; anything else in quotes";
template <> inline constexpr const char* message<what_is_answered> = "his answer is wanted here: yes, no, none, some or nothing";
template <> inline constexpr const char* message<lead_or_play> = "`lead` or `play` is wanted here";
template <> inline constexpr const char* message<sor<asks_to_lead, asks_to_join>> = "`lead`, `play` or `join` is wanted here";
template <> inline constexpr const char* message<sor<asks_for_placing, asks_trump_card, asks_for_deal>> = "`placing`, `the trump card` or `a new deal` is wanted here";
template <> inline constexpr const char* message<asked_about> = "what he is asked is wanted here: `about diamonds`, `no diamonds?`, `about obedience`";
template <> inline constexpr const char* message<what_is_asked>
    = "what is asked is wanted here: `to lead`, `E about diamonds`, `for placing`, `who exacts`, `the trump suit`, `to join`";
template <> inline constexpr const char* message<what_is_suggested> = "what is suggested is wanted here: a card such as H7, or a demand such as `new deal`, `call HK from E`";
template <> inline constexpr const char* message<what_is_taken> = "what is taken is wanted here: `back`, `back H4`, `up the trump card`, `three`, `two`";
template <> inline constexpr const char* message<sor<words<"to">, words<"for">>> = "`to` and the other card are wanted here: `changes C3 to D5`";
template <> inline constexpr const char* message<what_is_corrected> = "what is corrected is wanted here: `C3 to D5`, `NS below 18 to 24`, `the deal`";
template <> inline constexpr const char* message<what_is_named> = "what is named is wanted here: a card such as H2, or `the trump card`";
template <> inline constexpr const char* message<what_is_quitted> = "what is quitted is wanted here: `the trick`, or a card such as HK";
template <> inline constexpr const char* message<what_is_placed> = "what is placed is wanted here: a card such as C3, or `the pack wrongly`";
template <> inline constexpr const char* message<what_is_played> = "a card such as SA or H10 is wanted here, or `for` and a player's name";
template <> inline constexpr const char* message<what_is_left> = "what is left is wanted here: `it` (to his partner), `his seat` or `the table`";
template <> inline constexpr const char* message<what_is_claimed>
    = "what is claimed is wanted here: `the rest`, `2 tricks`, `revoke by W at 5`, `admission`";
template <> inline constexpr const char* message<what_is_conceded> = "what is conceded is wanted here: `the rest`, `2 tricks`";
template <> inline constexpr const char* message<what_is_decided> = "for whom it is decided is wanted here, `for NS`, or the decision in quotes";

// ---- penalties

template <> inline constexpr const char* message<called_on>
    = "what he is called on to do is wanted here: `to play HK`, `to lead spades`, `to win`, `not to win`, `not to play HK`, `to make`";
template <> inline constexpr const char* message<what_is_called>
    = "what is called is wanted here: `HK from E`, `hearts from E`, `highest diamond from E`, `on E to win`";
template <> inline constexpr const char* message<whatever_is_called>
    = "what is called is wanted here: `HK from E`, `hearts from E`, `highest diamond from E`, `on E to win`, `2 honours`, `for new cards`";
template <> inline constexpr const char* message<what_is_barred> = "what is barred is wanted here: a suit, `bars hearts from E`, or a card";
template <> inline constexpr const char* message<new_packs> = "`new cards` or `one new pack` is wanted here";
template <> inline constexpr const char* message<three> = "`three` is wanted here";
template <> inline constexpr const char* message<take_three> = message<three>;
template <> inline constexpr const char* message<sor<take_two, take_three>> = "`three` or `two` is wanted here";
template <> inline constexpr const char* message<revoke_option> = "what is elected is wanted here: take three, deduct three or add three";
template <> inline constexpr const char* message<either_double> = "`the double` or `the redouble` is wanted here";
template <> inline constexpr const char* message<refuses_double> = message<either_double>;
template <> inline constexpr const char* message<what_is_refused> = "what is refused is wanted here: `the double`, `the redouble`, `to place`";
template <> inline constexpr const char* message<what_is_let> = "`it stand` or `the double stand` is wanted here";
template <> inline constexpr const char* message<sor<let_it_stand, lets_double_stand>> = message<what_is_let>;
template <> inline constexpr const char* message<thing>
    = "what is demanded is wanted here: new deal, recut, reshuffle, misdeal, play out, withdrawal, `sight of C5`, `stakes from X`, `deal by W`, hand down, trump card down";

// ---- what a log must show

template <> inline constexpr const char* message<expected>
    = "what must be found is wanted here: `revoke by W at 5`, `no revoke`, `nothing`, `score NS below 24`, `result NS 9`";
template <> inline constexpr const char* message<lawref> = "the number of a law is wanted here: 91, 44-III, S II, or after its code, portland-1904 91";
template <> inline constexpr const char* message<law_number> = message<lawref>;
template <> inline constexpr const char* message<offered_atom> = "what the ruling offers is wanted here: `take three`, `new deal`, `call HK from E`";
template <> inline constexpr const char* message<best_atom> = message<offered_atom>;
template <> inline constexpr const char* message<in_book> = "a code of laws is wanted here, such as portland-1904";
template <> inline constexpr const char* message<clause_status>
    = "how the right stands is wanted here: open, exacted, waived, lapsed, lost, automatic, no-remedy or silent";
template <> inline constexpr const char* message<fact_value> = "one word or a number is wanted here";
template <> inline constexpr const char* message<clauses_end>
    = "`{word}` is nothing a ruling can be held to: `under 91`, `entitled NS`, `offering take three`, `best take three`, `in portland-1904`, `exacted`";

// ---- lines

template <> inline constexpr const char* message<versus> = "a colon is wanted here, or `v` and the other party: `disputed W v N: E says none`";
template <> inline constexpr const char* message<disputable> = "what is disputed is wanted here: an act, `E says none`, or a mark, `quitted`";
template <> inline constexpr const char* message<line_follows> = "no line of a log begins so: it begins with who did it, with the number of a trick, or with a word such as `deal`";
template <> inline constexpr const char* message<line_end> = "nothing more is wanted on this line{start?}";

/// For PEGTL's must_if: the message of each rule, said only where the rule is wanted.
struct Messages {
    template <class Rule>
    static constexpr const char* message = grammar::message<Rule>;
    template <class Rule>
    static constexpr bool raise_on_failure = false;
};

}  // namespace hoyle::grammar
