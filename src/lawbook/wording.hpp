// Rulings in words: for a reader who has the law before him, and no table.
//
//   situation_in_words   when it holds:   "by an adversary of the dealer; nobody has followed, second hand has played or third
//   hand has played" ruling_in_words      what follows:    "until that lead is made the dealer may call the card led, or ...; he
//   must not consult his partner" laws_in_words        by which law:    "portland-1904 80, 82 (those who followed go free)"
//
// Everything is a phrase that can stand in a sentence: no capital, no full stop. A player is named by his role ("the dealer",
// "his partner"); who sits where is known only to a report of a session (rulings/wording.cpp). All words come from
// lawbooks/vocabulary.yaml and from the book itself: the first phrase under `say` of a value is how it is printed.
#pragma once

#include "lawbook/book.hpp"

namespace hoyle::lawbook {

/// "the dealer or dummy"; empty for no role.
std::string roles_in_words(std::span<const Role> roles);

/// "he must not consult his partner"; of `several` who may choose together, "they may settle who shall speak, and no more". Empty
/// where the book does not say.
std::string_view consulting_in_words(Consult consult, bool several);

/// "until the pack is cut for the deal, or a card is led"; empty if there is no end.
std::string until_in_words(std::span<const Mark> marks);

/// "no", "one" ... "thirteen"; a larger number in figures.
std::string number_in_words(int number);

/// "take three tricks", "deduct three points": where a penalty is so many tricks, `text` gets the number that the book counts
/// with (its figure `revoke.tricks`), and at whist points for what goes to the score. Of any other atom the text stays.
void as_counted(std::string& text, Atom atom, const Book& book);

/// One thing to be done, as it reads after "he may": "call a suit from whichever adversary of the dealer leads next", "refuse the
/// double, and end the doubling for this hand". Some are nouns ("a new deal"). Its own holder and its own time are said, not its
/// law. A penalty of so many tricks is told as the book counts it.
std::string in_words(const Step& step, const Book& book);

/// What the ruling gives, to whom and until when; and what stands if nobody asks for it. Its laws, its note and its readings are
/// left to the caller.
std::string ruling_in_words(const Book& book, const Ruling& ruling);

/// The laws of a ruling, its own first, as reports cite them: with the clause ("90-I"), and in brackets what each is for. Empty
/// for a silence.
std::string laws_in_words(const Book& book, const Ruling& ruling);

/// "90 II" as it is cited, "90-II"; a law whose own number has a space in it ("S II") stays as it is.
std::string citation_of(const Book& book, std::string_view law);

/// The circumstances, most of them a few words each, between semicolons. Empty if they tell nothing: no condition, or one that
/// always holds. Of an attribute with many values, all but one of which are meant, only that one is said ("unless all have
/// played").
std::string situation_in_words(Kind kind, std::span<const Condition> conditions, Game game = Game::bridge);

/// The same behind the name of the kind: "lead out of turn by an adversary of the dealer; nobody has followed".
std::string offence_in_words(Kind kind, std::span<const Condition> conditions, Game game = Game::bridge);

/// What the table must play for a ruling to hold: "where the table plays disobedience-cure no"; empty if nothing.
std::string settings_in_words(std::span<const SettingCondition> under);

/// "a", "a or b", "a, b or c"
std::string listed(std::span<const std::string> items, std::string_view last = "or");

}  // namespace hoyle::lawbook
