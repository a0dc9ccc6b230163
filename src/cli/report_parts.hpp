// Reports in lines (`judge --format jsonl`) as they lie in several files: where the lines of each log are, and whether they are
// all there.
#pragma once

#include "cli/log_files.hpp"
#include "report/json_line.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::cli {

/// Lines of one log that follow one another in one file. Nothing of what they say is kept, so that an archive of any length can
/// be put together.
struct Stretch {
    std::uint64_t first = 0, last = 0;  ///< their numbers among the lines of the log
    bool has_end = false;               ///< the last of them is the summary
    report::Blocks blocks = report::Blocks::told;
    std::size_t part = 0;      ///< of the files, from 0
    std::uint64_t line = 0;    ///< of that file, from 1
    std::uint64_t offset = 0;  ///< of its first byte
};

/// All lines of one log, and its exit code: as they have it, and as its summary says.
struct LogLines {
    std::vector<Stretch> stretches;
    int code = 0;
    std::optional<int> code_said;
};

class ReportParts {
public:
    static constexpr std::size_t most_faults = 20;  ///< what is wrong with a whole archive is wrong in the same way

    /// Reads every line of FILES, to know where it is. Throws std::system_error, with the name of the file, if one cannot be
    /// read.
    explicit ReportParts(std::vector<LogFile> files);

    /// What keeps them from being put together: lines of something else, lines that are missing or there twice, an exit code that
    /// is not that of the lines, reports of two commands. Empty: nothing.
    const std::vector<std::string>& faults() const { return faults_; }

    bool empty() const { return logs_.empty(); }
    report::Blocks blocks() const { return logs_.begin()->second.stretches.front().blocks; }

    /// Every line in the order of a single run: by log, then as the log has them. Only where there are no faults.
    void for_each(const std::function<void(const report::JsonLine& line, std::string_view written)>& take) const;

private:
    void read(std::size_t part);
    void add(const report::JsonLine& line, std::size_t part, std::uint64_t number, std::uint64_t offset);
    void check(const std::string& log, const std::vector<Stretch>& stretches);
    void check_codes();
    void check_commands();
    void fault(std::string words);
    std::string place(const Stretch& stretch) const;

    std::vector<LogFile> files_;
    std::map<std::string, LogLines> logs_;  ///< by name: the order of logs in a folder
    std::vector<std::string> faults_;
};

}  // namespace hoyle::cli
