// Which of the programs that call themselves by one version this is.
#pragma once

#include <string>

namespace hoyle::cli {

/// The mark that the linker has put into the program, made of what is in it: the same program has the same. Empty: it has none.
std::string build_of_program();

}  // namespace hoyle::cli
