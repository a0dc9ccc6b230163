// Words by which people at a table are spoken of. Only for people_*.cpp.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace hoyle::phrases {

using Words = std::initializer_list<std::string_view>;

inline bool is_any(std::string_view word, Words of) { return std::find(of.begin(), of.end(), word) != of.end(); }

/// He (1), she (2) or not known (0), of somebody with this title or so related; nothing: it is no such word.
std::optional<int> called(std::string_view word);
/// The same of a given name, which is one also where it begins a sentence.
std::optional<int> given_name(std::string_view word);
/// With a capital it names nobody.
bool names_nobody(std::string_view word);
/// What players do: a word at the head of a sentence that does so is a name.
bool is_act(std::string_view word);
/// A sentence may begin with it before a seat: no name.
bool joins_clauses(std::string_view word);
bool is_seat(std::string_view word);

}  // namespace hoyle::phrases
