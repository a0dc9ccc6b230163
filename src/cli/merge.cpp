// hoyle merge: reports in lines, made in several runs, put together to what one run would have given.

#include "cli/commands.hpp"
#include "cli/report_parts.hpp"

#include "report/json_document.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {
namespace {

/// What came by standard input, in a file that can be read twice.
class Spooled {
public:
    Spooled()
    {
        path_ = (std::filesystem::temp_directory_path() / "hoyle-merge.XXXXXX").string();
        const int to = ::mkstemp(path_.data());
        if (to < 0) throw std::system_error(errno, std::generic_category(), path_);
        char buffer[1 << 16];
        for (ssize_t got; (got = ::read(STDIN_FILENO, buffer, sizeof buffer)) > 0;)
            for (ssize_t done = 0; done < got;) {
                const auto put = ::write(to, buffer + done, static_cast<std::size_t>(got - done));
                if (put < 0) throw std::system_error(errno, std::generic_category(), path_);
                done += put;
            }
        ::close(to);
    }
    ~Spooled() { ::unlink(path_.c_str()); }
    Spooled(const Spooled&) = delete;
    Spooled& operator=(const Spooled&) = delete;

    const std::string& path() const { return path_; }

private:
    std::string path_;
};

/// Writes the report; the exit code of a run that had found it.
int write(const ReportParts& parts, Format format)
{
    int code = 0;
    report::JsonDocument document(std::cout, report::Shape::array, parts.blocks(), report::Keep::on_disk);
    parts.for_each([&](const report::JsonLine& line, std::string_view written) {
        if (format == Format::json) {
            if (line.n == 1) document.begin(line.file);
            document.add(line.kind, line.value);
        } else {
            std::cout << written << '\n';
        }
        if (line.kind != "summary") return;
        code = std::max(code, report::exit_code_of(line.value).value_or(2));
        if (const std::string error = report::error_of(line.value); !error.empty())
            refuse(printable(line.file) + ": " + printable(error));
    });
    if (format == Format::json) document.finish();
    return code;
}

}  // namespace

int run_merge(const MergeRequest& request)
{
    std::vector<LogFile> files;
    for (const std::string& file : request.files) files.push_back({file, file});
    if (files.empty() && isatty(STDIN_FILENO) == 0) files = {{"-", ""}};
    if (files.empty()) return refuse("a report is wanted: what hoyle judge --format jsonl has written, or - for standard input");
    try {
        std::optional<Spooled> spooled;
        for (LogFile& file : files)
            if (file.path == "-") file = {(spooled ? *spooled : spooled.emplace()).path(), "standard input"};
        const ReportParts parts(files);
        for (const std::string& fault : parts.faults()) refuse(fault);
        if (!parts.faults().empty()) return refuse("nothing is put together");
        if (parts.empty()) return refuse("there is nothing in it to put together");
        return write(parts, request.format);
    } catch (const std::system_error& error) {
        return refuse(std::string(error.what()));
    }
}

}  // namespace hoyle::cli
