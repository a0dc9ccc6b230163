// What became of a text that was told again in the language, without the writer's words: for tests that compare it whole.
#pragma once

#include "source/text.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Its statements, a line each; `none` if nothing was made of the text.
inline std::string statements_of(const std::optional<hoyle::Translation>& translation, std::string_view none)
{
    if (!translation) return std::string(none);
    std::string out;
    std::string_view bytes = translation->bytes;
    while (!bytes.empty()) {
        const auto end = bytes.find('\n');
        const auto line = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
        if (!line.starts_with("# ")) out += std::string(line.substr(0, line.find("  # "))) + '\n';
    }
    return out;
}
