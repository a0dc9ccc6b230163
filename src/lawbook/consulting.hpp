// Which penalties partners may talk over: each book says for itself, of each offence. It is a question of law, and nobody at the
// table is asked it.
#pragma once

#include "lawbook/book.hpp"

#include <string>
#include <vector>

namespace hoyle::lawbook {

/// As the ruling says, or else the book's procedure.
Consult consult_of(const Book& book, const Ruling& ruling);

/// What the book says of the rights that an offence gives, each answer once, as the fact `rule` of a consultation has it. Empty:
/// it gives none.
std::vector<Word> consulting_on(const Book& book, Kind offence);

/// The same of all offences.
std::vector<Word> consulting_on_any(const Book& book);

/// The offences of which the book says one of these: "revoke"; of the answer it gives most often, "another offence".
std::string offences_consulted_on(const Book& book, std::span<const Word> words);

}  // namespace hoyle::lawbook
