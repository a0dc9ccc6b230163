// In place of phrases/learnt_file.cpp: the page fetches the file when words are first asked of it, and hands it over.

#include "phrases/learnt.hpp"

#include <cstdlib>
#include <stdexcept>

namespace {

std::string_view given;
bool wanted = false;

}  // namespace

/// True if an answer since the start could not be given for want of it.
extern "C" int hoyle_learnt_wanted() { return wanted; }

/// `bytes`, made with malloc, are kept.
extern "C" void hoyle_learnt(const char* bytes, std::size_t length)
{
    given = {bytes, length};
    wanted = false;
}

std::string_view hoyle::phrases::learnt_file()
{
    if (!given.empty()) return given;
    wanted = true;
    throw std::runtime_error("the words that were learnt are not here yet");
}
