// What the figures of a book may hold: of each figure its parts, what each part may be, and the unit it is counted in.
//
// What scoring does not read it cannot count with, so a book that says it is refused and not passed over: an unknown part, a word
// where a number is wanted, a number no game is played with, a part left out of which another hangs.
#pragma once

#include "lawbook/load_draft.hpp"
#include "lawbook/load_fields.hpp"

namespace hoyle::lawbook {

/// Checks one entry under `figures:`: `{law: 4, unit: points, value: {hearts: 8, ...}, surplus: kept}`. Each mistake is told at
/// its word, with the nearest known one; what is left out, at `name`. The laws and readings cited and the settings under `by` are
/// looked at elsewhere.
void check_figure(Fields& fields, const Node& name, const Node& figure, const Draft& draft);

/// After laws were taken out of the base: a figure goes with the law that gives it (the first it cites), a part with its own law
/// (`grand-law`), unless `restated` gives it anew. A score cannot be cast without some of them; that is told at `without`.
void drop_figures_without_law(Fields& fields, const Node& without, const Node& restated, Draft& draft);

}  // namespace hoyle::lawbook
