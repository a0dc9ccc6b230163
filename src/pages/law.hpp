// hoyle law: whatever can be asked of the books, in whatever form people know it. Answers are made as text, so that tests can
// read them.
#pragma once

#include "lawbook/find_book.hpp"
#include "pages/page.hpp"

#include <string>
#include <vector>

namespace hoyle::pages {

struct LawRequest {
    std::vector<std::string> words;  ///< "portland-1904" "90-I", "S" "II", "revoke" ...: as typed; none: what can be asked
    std::string laws;                ///< the book, if it is not among the words
    std::string text;                ///< a file with the printed code, whose words are shown beside ours
    bool in_full = false;            ///< of the readings all that is said, not the questions alone
    bool alone = false;              ///< without its counterparts in other books
    bool json = false;               ///< for programs, in the form of docs/schema/law.schema.json; `text` is then passed over
    lawbook::Own own = lawbook::Own::read;
};
Answer answer_law(const LawRequest& request);

/// The books there are, a line each: how many laws, and how many rules of etiquette, which are none.
Answer answer_laws_list();

struct DiffRequest {
    std::vector<std::string> books;  ///< two
};
Answer answer_laws_diff(const DiffRequest& request);

}  // namespace hoyle::pages
