// Remedies, the demands of a player and the offers of a ruling: what their forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

template <RemedyWord W> using calls = means<&Remedy::word, W>;
using asked_card = slot<&Remedy::card, CardKind>;
struct on : slot<&Remedy::on, SeatKind> {};

struct trumps : word<"trumps", "trump"> {
    static void store(Line& line) { line.remedy.trumps = true; }
};
struct asked_suit : sor<suit_in<&Remedy::suit>, trumps> {
    static constexpr const char* wanted = suit::wanted;
    static bool said(const Printing& p) { return p.remedy->suit || p.remedy->trumps; }
    static std::string text(const Printing& p) { return p.remedy->trumps ? "trumps" : std::string(name_of(*p.remedy->suit)); }
    static void print(Printing& p) { p.word(text(p)); }
    static void describe(Description& d) { d.slot("SUIT", "hearts"); }
};
/// `highest diamond`
struct one_of_a_suit : asked_suit {
    static void print(Printing& p)
    {
        auto suits = text(p);
        suits.pop_back();
        p.word(suits);
    }
};

using at_trick = opt<word<"at">, idle<word<"trick">>, slot<&Remedy::trick, TrickKind>>;
template <RemedyWord W, Literal... L> using asks = set<&Remedy::word, W, L...>;
/// `calls on S not to play CJ` is `bars CJ from S`.
template <RemedyWord W, Literal L> struct bars_so : asks<W, L> {
    static void store(Line& line)
    {
        line.remedy.word = W;
        line.remedy.on_form = false;
    }
};
struct called_on : one_of<phrase<asks<RemedyWord::call_card, "to play">, asked_card>,
                          phrase<asks<RemedyWord::call_suit, "to lead">, asked_suit>,
                          phrase<asks<RemedyWord::win, "to win">, idle<word<"trick">>, at_trick>,
                          phrase<asks<RemedyWord::not_win, "not to win", "to lose">, idle<word<"trick">>, at_trick>,
                          phrase<bars_so<RemedyWord::bar_card, "not to play">, asked_card>,
                          phrase<bars_so<RemedyWord::bar_suit, "not to lead">, asked_suit>, asks<RemedyWord::trump, "to trump">,
                          asks<RemedyWord::not_trump, "not to trump">, asks<RemedyWord::make, "to make">> {
    static constexpr const char* wanted = "what he is called on to do is wanted here: `to play HK`, `to lead spades`, `to win`, "
                                          "`not to win`, `to trump`, `not to trump`, `not to play HK`, `to make`";
};

using three = word<"three", "three tricks", "3 tricks", "3">;
struct revoke_option
    : one_of<phrase<verbs_as_word<"takes">, calls<RemedyWord::take_three>, three>,
             phrase<verbs_as_word<"deducts">, calls<RemedyWord::deduct_three>, three, idle<word<"from">, word<"score">>>,
             phrase<verbs_as_word<"adds">, calls<RemedyWord::add_three>, three,
                    idle<word<"to">, idle<word<"own">>, word<"score">>>> {
    static constexpr const char* wanted = "what is elected is wanted here: take three, deduct three or add three";
};

struct either_double
    : one_of<set<&Remedy::redouble, false, "the double">, set<&Remedy::redouble, true, "the redouble", "re-double">> {
    static constexpr const char* wanted = "`the double` or `the redouble` is wanted here";
};
using of_doubler = opt<word<"by">, on>;

struct seen_card : sor<words<"trump card">, asked_card> {
    static constexpr const char* wanted = CardKind::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { p.word(p.remedy->card ? spelling(p.remedy->card) : "the trump card"); }
    static void describe(Description& d) { d.slot("CARD", "HK"); }
};

/// A remedy as an act: what is demanded goes on the Section's list.
template <class Opening, class... E> struct demand : shape<Kind::act, Opening, E...> {
    static void finish(Line& line) { add_remedy(line); }
};
/// A remedy as an atom: whoever has it puts it on his list.
template <class Opening, class... E> struct atom : shape<Kind::atom, Opening, E...> {
    static void finish(Line&) {}
};

}  // namespace hoyle::log::forms
