// hoyle merge: reports in lines, made in several runs, put together to what one run would have given.

#include "cli/commands.hpp"
#include "cli/input_line.hpp"
#include "cli/open_file.hpp"
#include "cli/report_parts.hpp"

#include "report/json_document.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {
namespace {

/// What came by standard input, in a file that can be read twice. It has no name, so that it goes with the program, however that
/// ends.
class Spooled {
public:
    Spooled()
    {
        path_ = (std::filesystem::temp_directory_path() / "hoyle-merge.XXXXXX").string();
        file_.emplace(::mkstemp(path_.data()));
        if (file_->number() < 0) fail();
        ::unlink(path_.c_str());
        put_by();
    }

    std::string path() const { return file_->path(); }

private:
    [[noreturn]] void fail() const { throw std::system_error(errno, std::generic_category(), path_); }

    /// As much as there may be sense in: what is no report may have no end.
    void put_by() const
    {
        std::ofstream out(path(), std::ios::binary);
        std::string line;
        std::size_t foreign = 0;
        for (Line read = Line::whole; read == Line::whole && foreign <= ReportParts::most_faults;) {
            read = next_line(std::cin, line, longest_report_line);
            if (read == Line::none) break;
            if (!report::read_json_line(line)) ++foreign;
            out << line << '\n';
        }
        if (!out.flush()) fail();
    }

    std::string path_;  // as people are told it
    std::optional<OpenFile> file_;
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
