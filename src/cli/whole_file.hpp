// A report that goes to a file: the whole of it, or nothing.
#pragma once

#include "cli/open_file.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hoyle::cli {

/// A file that nobody sees, until `keep` puts it in the place of FILE in one step; as long as it lives standard output goes
/// there, or, of `Takes::what_is_added`, nothing but that. Whatever ends the program before leaves FILE as it was, or not there.
/// Where a folder can have no file without a name (some that lie on other machines), it has one that begins with a dot.
class WholeFile {
public:
    /// Throws NotWritten if nothing can be written there, or FILE is something else than a file.
    enum class Takes : bool { standard_output, what_is_added };
    explicit WholeFile(const std::string& file, Takes takes = Takes::standard_output);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// The bytes as they are: they do not pass the door of what is shown. Throws NotWritten.
    void add(std::string_view bytes);
    /// Throws NotWritten if it could not be written, or put there.
    void keep();

private:
    void open();
    std::string why_not_all() const;

    Takes takes_;
    std::filesystem::path target_;
    std::string name_;       ///< as people are told it
    std::string temporary_;  ///< empty: it has no name
    std::optional<OpenFile> file_;
};

}  // namespace hoyle::cli
