#include "api/hoyle.h"

#include "api/answer.hpp"

#include <cstdlib>
#include <cstring>

extern "C" char* hoyle_answer(const char* request, size_t length, size_t* answer_length)
try {
    const std::string answer = hoyle::api::answer(length ? std::string_view(request, length) : std::string_view());
    // NOLINTNEXTLINE(cppcoreguidelines-no-malloc): whoever calls may have no C++
    char* const out = static_cast<char*>(std::malloc(answer.size() + 1));
    if (!out) return nullptr;
    std::memcpy(out, answer.c_str(), answer.size() + 1);
    if (answer_length) *answer_length = answer.size();
    return out;
} catch (...) {
    return nullptr;  // no memory
}

extern "C" void hoyle_free(char* answer) { std::free(answer); }  // NOLINT(cppcoreguidelines-no-malloc)
