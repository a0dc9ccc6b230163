// Reports in lines (`judge --format jsonl`) as they lie in several files: where the lines of each log are, whether they are all
// there, and as they were written, and whether all of it was made alike.
#pragma once

#include "cli/list_of_logs.hpp"
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

/// All lines of one log; its exit code and its sum: as they come to, and as its summary says; what it was made of.
struct LogLines {
    std::vector<Stretch> stretches;
    int code = 0;
    std::optional<int> code_said;
    std::uint64_t sum = 0;
    std::string sum_said;
    std::string digest;    ///< of the log
    bool changed = false;  ///< two summaries tell of two
};

/// One of the files: what is in it, and what its ends say is in it.
struct Part {
    report::EndOfReport told, said;
    std::uint64_t ends = 0;
    std::uint64_t digest = 0;  ///< of its lines, in their order
};

class ReportParts {
public:
    static constexpr std::size_t most_faults = 20;  ///< what is wrong with a whole archive is wrong in the same way

    /// Reads every line of FILES, to know where it is. `wanted`: the logs that must be told, or none; without it every file must
    /// say at its end that it is whole. `later`: of a log that several files tell, the last of them counts. Throws
    /// std::system_error, with the name of the file, if one cannot be read.
    ReportParts(std::vector<LogFile> files, const ListOfLogs* wanted, bool later);

    /// What keeps them from being put together: lines of something else, changed, missing or there twice, a file that is not
    /// whole, a log that is wanting or too many, an exit code that is not that of the lines, reports of two commands, or made by
    /// two programs, under other books or options. Empty: nothing.
    const std::vector<std::string>& faults() const { return faults_; }

    bool empty() const { return logs_.empty(); }
    report::Blocks blocks() const { return logs_.empty() ? blocks_ : logs_.begin()->second.stretches.front().blocks; }

    /// Every line in the order of a single run: by log, then as the log has them. Only where there are no faults.
    void for_each(const std::function<void(const report::JsonLine& line, std::string_view written)>& take) const;

private:
    void read(std::size_t part);
    void add(const report::JsonLine& line, std::size_t part, std::uint64_t number, std::uint64_t offset);
    void add_end(const report::JsonLine& line, std::size_t part, std::uint64_t number);
    void add_origin(const report::JsonLine& line, LogLines& log, const std::string& place);
    void look_for_twins();
    void check(const std::string& log, const LogLines& lines);
    void check_codes();
    void check_parts();
    void check_wanted(const ListOfLogs& wanted);
    void check_commands();
    void fault(std::string words);
    std::string place(const Stretch& stretch) const;

    std::vector<LogFile> files_;
    bool later_;
    report::Blocks blocks_ = report::Blocks::told;
    std::map<std::string, LogLines> logs_;  ///< by name: the order of logs in a folder
    std::vector<Part> parts_;
    std::string made_, made_at_;                                          ///< as the first summary says
    std::map<std::string, std::pair<std::string, std::string>> digests_;  ///< of each book: as first said, and where
    std::vector<std::string> faults_;
    bool origins_differ_ = false;
};

}  // namespace hoyle::cli
