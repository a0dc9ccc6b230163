// Dealing and the pack: what its forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

template <ShuffleManner M, Literal... W> using manner = bit_of<&Statement::manner, M, W...>;
using shuffle_manners =
    any_of<manner<ShuffleManner::below_table, "below the table">, manner<ShuffleManner::faces_seen, "faces seen">,
           manner<ShuffleManner::during_play, "during play">, manner<ShuffleManner::into_packets, "into packets">,
           manner<ShuffleManner::across_table, "across the table">, manner<ShuffleManner::second_time, "a second time">>;

/// `23+24+25`: their numbers follow one another.
struct first_dealt : grammar::ordinal {
    static void store(std::string_view written, Line& line)
    {
        line.statement.number = line.statement.last = read_number<std::uint32_t>(written);
    }
    static constexpr const char* wanted = "the number of the card is wanted here, as in `deals cards 23+24 to E`";
};
struct next_dealt : first_dealt {
    static void store(std::string_view written, Line& line)
    {
        if (read_number<std::uint32_t>(written) != line.statement.last + 1)
            throw Refusal{written, "cards dealt together follow one another: 23+24"};
        ++line.statement.last;
    }
};
struct plus_sign : sign<'+'> {
    static constexpr const char* wanted = "`+` and the next card's number are wanted here: `deals cards 23+24 to E`";
};
struct dealt_together
    : seq<token<first_dealt>, want<plus_sign>, want<token<next_dealt>>, star<plus_sign, want<token<next_dealt>>>> {
    static constexpr const char* wanted = first_dealt::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        std::string numbers = std::to_string(p.statement.number);
        for (auto n = p.statement.number + 1; n <= p.statement.last; ++n) numbers += "+" + std::to_string(n);
        p.word(numbers);
    }
    static void describe(Description& d) { d.slot("NUMBER+NUMBER...", "23+24"); }
};

using dealt_face = one_of<chosen<Face::up, "face up", "face upwards", "face upward">,
                          chosen<Face::down, "face down", "face downwards", "face downward">>;

using hand_of = phrase<word<"hand of">, to>;
template <LooksAt L, Literal W, class... E> using looked_at = phrase<chosen<L, W>, E...>;
struct at_own_hand : chosen<LooksAt::own_hand, "his hand", "hands", "cards"> {
    static void print(Printing& p) { his_hand::print(p); }
};
struct what_is_looked_at
    : one_of<looked_at<LooksAt::hand_of, "hand of", to>, at_own_hand, looked_at<LooksAt::card, "card", count, opt<card>>,
             looked_at<LooksAt::trump_card, "the trump card">, looked_at<LooksAt::last_trick, "the last trick">,
             looked_at<LooksAt::trick, "trick", count, opt<flag<&Statement::to_count, "to count">>>> {
    static constexpr const char* wanted =
        "what is looked at is wanted here: hand, hand of E, card 14, the trump card, the last trick, trick 3";
};
struct what_is_touched : one_of<hand_of, phrase<card, opt<flag<&Statement::arranging, "arranging">>>, his_hand> {
    static constexpr const char* wanted = "what is touched is wanted here: a card such as H5, hand, or hand of E";
};
using what_is_counted = choice<"what is counted", chosen<Counts::pack, "the pack">,
                               chosen<Counts::dealt_cards, "the dealt cards", "cards">, chosen<Counts::tricks, "the tricks">>;
using what_about = choice<"what about", chosen<About::score, "the score">, chosen<About::turn, "the turn">>;
using doing =
    choice<"what it is that he may do", chosen<Doing::shuffle, "shuffle">, chosen<Doing::cut, "cut">, chosen<Doing::deal, "deal">,
           chosen<Doing::lead, "lead">, chosen<Doing::double_, "double">, chosen<Doing::redouble, "redouble", "re-double">>;

/// `holds HK so that S sees it` shows it.
struct in_sight : becomes<Verb::shows, word<"so that">, to, word<"sees it">> {
    static void store(Line& line)
    {
        auto& s = line.statement;
        s.verb = Verb::shows;
        s.in_sight = true;
        s.cards = CardSet::of(s.card);
        s.card = Card();
    }
};
struct how_it_is_held : one_of<phrase<word<"of">, pack>, in_sight> {
    static constexpr const char* wanted = "`of blue pack` is wanted here, or `so that E sees it`";
};

/// `E held 12 cards` is `E took up 12`.
struct what_was_counted : one_of<becomes<Verb::took_up, word<"cards", "card">>, suit> {
    static constexpr const char* wanted = suit::wanted;
};
struct what_was_held : one_of<phrase<flag<&Statement::held_none, "no">, suit>, phrase<number, what_was_counted>, cards> {
    static constexpr const char* wanted = "what he held is wanted here: cards such as SA H10, `no diamonds`, `4 spades`";
};

using where_it_is_found =
    one_of<chosen<Found::floor, "on the floor">, phrase<chosen<Found::trick, "in trick">, trick>,
           phrase<chosen<Found::other_pack, "in">, pack>, chosen<Found::torn, "torn">, chosen<Found::marked, "marked">>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_dealing.def"
#define HOYLE_FAMILY dealing
#include "log/table.hpp"
