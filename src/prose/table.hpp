// What a teller of a story takes as known: who sits where, who deals, what is trumps, whose card lay last. Learnt from the lines
// of the log before.
#pragma once

#include "cards/card.hpp"
#include "cards/seat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class Table {
public:
    /// Takes in a line of the language, the user's own or a translated one.
    void update(std::string_view line);

    /// The seat of somebody called so: a whole name, or a part of it that no other player shares. Capitals count. `I` is the
    /// writer, if he has said where he sits.
    std::optional<Seat> find(std::string_view name) const;
    /// It is the whole of somebody's name, as the language has it: `Rook` is not, where Captain Rook sits.
    bool is_whole_name(std::string_view name) const;
    /// Mrs Vane, where there is a Mr Vane.
    std::optional<Seat> find(std::string_view title, std::string_view name) const;
    /// "The doctor", where one sits whom the table calls Dr; "my uncle", where one is called so. In small letters.
    std::optional<Seat> find_called(std::string_view small) const;
    void sits(Seat seat, std::string_view name);

    /// Who was dealt the card, where his hand has been told.
    std::optional<Seat> holder(Card card) const;

    /// Who dealt; before the one deal of a story, who the story says somewhere to have done so.
    std::optional<Seat> known_dealer() const { return dealer || deals > 0 ? dealer : told_as_dealer; }

    /// Who names the trump: the dealer, or his partner to whom he left it; nothing: nobody is known to have dealt.
    std::optional<Seat> maker() const
    {
        const auto who = known_dealer();
        return who && passed ? std::optional(partner_of(*who)) : who;
    }

    /// A card of the deal in hand has been told.
    bool cards_told() const { return told != 0 || trick_over || cards != 0; }

    bool seated = false;         ///< the players are known
    bool small_names = false;    ///< one of them is written without a capital
    std::optional<Seat> writer;  ///< whose words the story is, if he sits at the table
    bool seats_writer = false;   ///< he is called I there
    bool laws = false;           ///< the code has been said
    std::string code;            ///< and which: "portland-1904"; empty: another's own
    bool dealt = false;          ///< a deal has been headed
    bool acted = false;          ///< something was done since that heading
    bool passed = false;         ///< the dealer left it to his partner
    bool made = false;           ///< the trump has been made
    bool new_deal = false;       ///< somebody demanded a new deal
    bool doubled = false;        ///< somebody doubled, and nothing was led or asked since
    bool trick_over = false;     ///< a whole trick of it has been played
    bool gap = false;            ///< a fact of it was not understood: what hangs on it cannot be judged
    int told = 0;                ///< the number of the last trick told with all its cards
    bool ended = false;          ///< what it brought has been told: its result, a score
    bool standing_told = false;  ///< how the sides stood before the first deal
    int deals = 0;
    std::optional<Seat> dealer;          ///< of the deal in hand
    std::optional<Side> side_told;       ///< of that deal: of whom the last result, honours or score were
    std::optional<Seat> told_as_dealer;  ///< in the talk of the whole story, of one alone
    int announced = 0;                   ///< the number of a deal that was headed without its dealer; 0: none was
    bool printed = false;                ///< of the one deal the head and the tricks are known, as they stand in a table
    bool three = false;                  ///< the story says that dummy bridge was played
    std::string told_make;               ///< the same of what was made: `S makes clubs`; empty: nothing
    std::optional<Seat> speaker;         ///< who was spoken of last
    std::optional<Seat> asked;           ///< who has been asked for leave to lead or to play
    std::optional<Seat> leader;          ///< of the trick in hand
    std::optional<Suit> led;             ///< its suit
    int cards = 0;                       ///< that lie in it
    CardSet played;                      ///< cards told as played in the deal: who speaks of one again speaks of what was

private:
    void update_laws(const std::vector<std::string_view>& words);
    void update_table(std::string_view line);
    void update_deal(std::string_view line);
    void update_hands(const std::vector<std::string_view>& words);
    void update_trick(std::string_view line);
    void update_act(Seat who, std::string_view line);
    void update_played(const std::vector<std::string_view>& words);

    PerSeat<std::vector<std::string>> names_;
    PerSeat<std::string> whole_;
    PerSeat<CardSet> holds_;  ///< as dealt, of the deal in hand
};

/// The words of a line: runs of what is no blank, without commas, colons and full stops at their ends.
std::vector<std::string_view> split(std::string_view line);

/// A card as the language writes it; no card if it is none.
Card card_of(std::string_view word);

/// In small letters, `_` as a blank; in capitals.
std::string lower(std::string_view word);
std::string upper(std::string_view words);

/// N, North or north.
std::optional<Seat> seat_of(std::string_view word);

}  // namespace hoyle::prose
