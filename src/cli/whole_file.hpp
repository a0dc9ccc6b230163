// A report that goes to a file: the whole of it, or nothing.
#pragma once

#include "cli/open_file.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace hoyle::cli {

/// As long as this lives, standard output goes to a file that nobody sees; `keep` puts it in the place of FILE in one step.
/// Whatever ends the program before leaves FILE as it was, or not there. Where a folder can have no file without a name (some
/// that lie on other machines), it has one that begins with a dot.
class WholeFile {
public:
    /// Throws NotWritten if nothing can be written there, or FILE is something else than a file.
    explicit WholeFile(const std::string& file);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// Throws NotWritten if it could not be written, or put there.
    void keep();

private:
    void open();
    std::string why_not_all() const;

    std::filesystem::path target_;
    std::string name_;       ///< as people are told it
    std::string temporary_;  ///< empty: it has no name
    std::optional<OpenFile> file_;
};

}  // namespace hoyle::cli
