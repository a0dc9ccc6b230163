// Constant tables as C++ source, for the programs that write code at build time.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::emit {

/// `lead-out-of-turn` as an enumerator: `lead_out_of_turn`; a keyword gets a `_` behind it, a number an `n` before it.
std::string enumerator(std::string_view slug);

/// A string literal, for a hoyle::Literal.
std::string literal(std::string_view text);

/// A string literal of type std::string_view.
std::string string_literal(std::string_view text);

/// The constant arrays of one generated file. Equal arrays are written once, however often they are asked for.
class Tables {
public:
    /// The name of an array with these items, to stand where a std::span<const type> is wanted; `{}` if there are none.
    std::string array(std::string_view type, const std::vector<std::string>& items);

    /// The same, to stand where a hoyle::Items<type> is wanted.
    std::string counted(std::string_view type, const std::vector<std::string>& items);

    /// An array of string literals.
    std::string strings(const std::vector<std::string>& texts);
    std::string counted_strings(const std::vector<std::string>& texts);

    /// The same as hoyle::Literal.
    std::string literals(const std::vector<std::string>& texts);
    std::string counted_literals(const std::vector<std::string>& texts);

    /// The definitions of all arrays asked for so far, each after those it refers to.
    const std::string& definitions() const { return definitions_; }

private:
    /// `type[] = {` or the like, and what stands behind.
    std::string define(const std::string& type, const std::string& before, const std::vector<std::string>& items,
                       const std::string& behind);

    std::map<std::string, std::string> names_;
    std::string definitions_;
};

/// Writes the file, but leaves one that already says the same untouched, so that nothing is compiled again for nothing.
/// False if it cannot be written.
bool write_file(const std::string& path, const std::string& text);

}  // namespace hoyle::emit
