// The logs (or reports) that a command is given: files, folders of them, standard input.
#pragma once

#include "lawbook/named_in_log.hpp"
#include "log/section.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace hoyle::cli {

struct LogFile {
    std::string path;  ///< as it is opened; "-" is standard input
    std::string name;  ///< as people are told it
};

/// Something that ends the work on one log, in plain words.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A report that could not be written.
struct NotWritten : Refused {
    using Refused::Refused;
};

/// What was typed, in its order: a file as it stands, a folder as every file in it and below it whose name ends in `.hoyle` or
/// `.hoyle.gz`, by the bytes of their names, and every folder below it that cannot be read and every link that leads nowhere,
/// which nobody can open either. Links to folders, and what bears such a name and is no file, are told and passed over. A folder
/// that holds none, or cannot be read, stands as it was typed. If nothing was typed it is standard input, but not from a
/// terminal: then the list is empty.
std::vector<LogFile> log_files(const std::vector<std::string>& typed);

/// The same, but a folder stands as it was typed.
std::vector<LogFile> as_typed(const std::vector<std::string>& typed);

/// A file as people are told it: bytes that are no UTF-8 as `\xe9`, so that two names never become one.
std::string shown_name(std::string_view path);

/// The order of logs in a folder, and in what `hoyle merge` makes.
bool stands_before(const std::string& file, const std::string& other);

/// Opens a log, and unpacks it where it is packed (gzip). Throws std::system_error if it cannot be read, Refused if it is no
/// log: a folder without any, UTF-16, PBN.
std::unique_ptr<log::Input> open_log(const LogFile& file);

/// A log that is read more than once, whole; no longer than `most` bytes, else Refused is thrown: `/dev/zero` has no end.
constexpr std::size_t longest_whole = std::size_t{1} << 28;
std::string read_whole(log::Input& input, std::size_t most = longest_whole);

/// Where a book that this log names by its file may stand; `allowed`: as of a JudgeRequest. Of a log that comes by standard input
/// the folder that hoyle is run in is its own.
lawbook::BookFolders books_of(const LogFile& file, const std::vector<std::string>& allowed);

/// Why a log could not be read or judged, from what was thrown: of many it is told of that one, and the others go on.
std::string why_not_read(const std::exception& error);

}  // namespace hoyle::cli
