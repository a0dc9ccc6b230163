// A key that a sheet gives to its own abbreviations. Only for page.cpp.
#pragma once

#include "sheet/page.hpp"

namespace hoyle::sheet {

/// `od  odd tricks    sh  simple honors`, `dn = below the line`: a word nobody knows, wide blanks or a sign, and a word of the
/// list: at least two of them on a line without figures. The lines tell nothing more; on all others the word has that sense, also
/// before a figure it is written to (`h16`).
void take_key(Page& page);

}  // namespace hoyle::sheet
