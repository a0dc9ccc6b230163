// Copies of old sheets made by a machine, which takes one sign for another that looks like it.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::sheet {

/// The line, as many bytes: `l8`, `I2`, `3O`, `lO` are figures, short ones of digits and such letters alone (but `5l.` are
/// pounds); in `SEC0ND` and `THlRD` the letters are put back.
std::string with_misread_mended(std::string_view line);

/// The sense of `rubbcr`, `trlcks`: of a longer word in small letters that is one with another c or l; empty: of none.
std::string_view sense_misread(std::string word);

}  // namespace hoyle::sheet
