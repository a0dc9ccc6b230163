// Texts of the project that the program has in it, put there by the build (built_in.cmake).
#pragma once

#include <span>
#include <string_view>

namespace hoyle::mcp {

struct BuiltIn {
    std::string_view path;  ///< in the project: "docs/log-language.md", "cases/thursday.hoyle"
    std::string_view text;
};

std::span<const BuiltIn> built_in();

/// Empty if there is none.
std::string_view built_in(std::string_view path);

}  // namespace hoyle::mcp
