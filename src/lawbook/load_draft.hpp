// A book while it is being read: its laws each with its own rulings, so that an extending book can take out, amend and add.
#pragma once

#include "lawbook/book.hpp"

#include <vector>

namespace hoyle::lawbook {

struct LawDraft {
    Law law;
    std::vector<Ruling> rulings;
};

struct Draft {
    Book book;  ///< the fields of the title page; its tables come last
    std::vector<LawDraft> laws;
    std::vector<Ruling> silences;
    std::vector<Setting> settings;
    std::vector<Procedure> procedure = std::vector<Procedure>(terms::procedure_key_count);
    std::vector<Figure> figures;
    std::vector<FigureValue> figure_values;
    std::vector<Without> without;

    LawDraft* find(std::string_view number);

    /// A number as it is cited, "82" or "90 II" or "S II", as law and clause; nothing if there is no such law.
    struct Cited {
        std::string_view law, clause;
    };
    std::optional<Cited> cited(std::string_view citation) const;
};

/// A base as the start of the book that extends it: everything in it is inherited.
Draft inherit(const Book& base);

class Arena;

/// The finished book; `arena` comes to belong to it.
Book finish(Draft draft, std::shared_ptr<Arena> arena);

}  // namespace hoyle::lawbook
