// Reading what stands before the laws: the title page, settings, figures; and the procedure.
#pragma once

#include "lawbook/load_draft.hpp"
#include "lawbook/load_fields.hpp"

namespace hoyle::lawbook {

/// Fills in the title page. `draft` may hold what the base had; the same names are replaced.
void read_title(Fields& fields, const Node& root, Draft& draft);
void read_settings(Fields& fields, const Node& settings, Draft& draft);
void read_figures(Fields& fields, const Node& figures, Draft& draft);

/// `procedure:` of a law (key: value) or of the book (key: {is: value, reason or reading or law: text}). `own` remembers the keys
/// that this book has answered, to say if one is answered twice.
void read_procedure(Fields& fields, const Node& procedure, Literal law, Draft& draft, std::vector<ProcedureKey>& own);

}  // namespace hoyle::lawbook
