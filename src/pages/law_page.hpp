// The pages of `hoyle law`: a law, a clause of it, a reading, advice; and what can be asked.
#pragma once

#include "pages/law_asked.hpp"

namespace hoyle::pages {

/// Number, heading and gist of a law.
std::string law_in_short(const lawbook::Law& law);

/// The law with what belongs to it: related laws, its clauses, the readings that bear on it.
std::string law_page(const lawbook::Book& book, const lawbook::Law& law);

/// What the rulings of a clause say; where it has none, with which it is cited and for what.
std::string clause_page(const lawbook::Book& book, const lawbook::Law& law, const std::string& clause);

/// The laws of the other codes on the matter of this one.
std::string counterparts_page(const lawbook::Book& book, const lawbook::Law& law);

std::string book_page(const lawbook::Book& book);
std::string reading_page(const lawbook::Reading& reading);
std::string readings_page();
/// Each with the doubt, what is taken, what else may be held, the switch, where it matters.
std::string readings_in_full();
std::string advice_page(const lawbook::Advice& advice);
std::string all_advice_page();

/// What can be asked, on one screen.
std::string everything_page();

}  // namespace hoyle::pages
