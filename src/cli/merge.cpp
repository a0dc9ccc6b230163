// hoyle merge: reports in lines, made in several runs, put together to what one run would have given.

#include "cli/commands.hpp"
#include "cli/input_line.hpp"
#include "cli/open_file.hpp"
#include "cli/report_parts.hpp"
#include "cli/unpacked.hpp"
#include "cli/whole_file.hpp"

#include "report/json_document.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <list>
#include <memory>
#include <optional>
#include <streambuf>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {
namespace {

/// Bytes that are read once, as a stream.
class Stream : public std::streambuf {
public:
    explicit Stream(std::unique_ptr<log::Input> input) : input_(std::move(input)) {}

protected:
    int_type underflow() override
    {
        const std::size_t got = input_->read(piece_.data(), piece_.size());
        setg(piece_.data(), piece_.data(), piece_.data() + got);
        return got == 0 ? traits_type::eof() : traits_type::to_int_type(piece_[0]);
    }

private:
    std::unique_ptr<log::Input> input_;
    std::array<char, 1 << 15> piece_{};
};

/// What came by a pipe, or was packed, in a file that can be read twice. It has no name, so that it goes with the program,
/// however that ends.
class Spooled {
public:
    explicit Spooled(std::unique_ptr<log::Input> input)
    {
        path_ = (std::filesystem::temp_directory_path() / "hoyle-merge.XXXXXX").string();
        file_.emplace(::mkstemp(path_.data()));
        if (file_->number() < 0) fail();
        ::unlink(path_.c_str());
        put_by(std::move(input));
    }

    std::string path() const { return file_->path(); }

private:
    [[noreturn]] void fail() const { throw std::system_error(errno, std::generic_category(), path_); }

    /// As much as there may be sense in: what is no report may have no end.
    void put_by(std::unique_ptr<log::Input> input) const
    {
        Stream bytes(std::move(input));
        std::istream in(&bytes);
        in.exceptions(std::ios::badbit);  // what cannot be unpacked is told
        std::ofstream out(path(), std::ios::binary);
        std::string line;
        std::size_t foreign = 0;
        for (Line read = Line::whole; read == Line::whole && foreign <= ReportParts::most_faults;) {
            read = next_line(in, line, longest_report_line);
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
    report::EndOfReport end;
    report::JsonDocument document(std::cout, report::Shape::array, parts.blocks(), report::Keep::on_disk);
    parts.for_each([&](const report::JsonLine& line, std::string_view written) {
        ++end.lines;
        if (format == Format::json) {
            if (line.n == 1) document.begin(line.file);
            document.add(line.kind, line.value);
        } else {
            std::cout << written << '\n';
        }
        if (line.kind != "summary") return;
        ++end.logs;
        end.exit = std::max(end.exit, report::exit_code_of(line.value).value_or(2));
        if (const std::string error = report::origin_of(line.value).error; !error.empty())
            refuse(printable(line.file) + ": " + printable(error));
    });
    if (format == Format::json) document.finish();
    else std::cout << report::line_of_end(parts.blocks(), end) << '\n';
    return end.exit;
}

int merge(const std::vector<LogFile>& files, const MergeRequest& request)
{
    std::optional<ListOfLogs> wanted;
    if (!request.logs.empty()) wanted.emplace(request.logs);
    const ReportParts parts(files, wanted ? &*wanted : nullptr, request.later);
    for (const std::string& fault : parts.faults()) refuse(fault);
    if (!parts.faults().empty()) return refuse("nothing is put together");
    if (parts.empty()) return refuse("there is nothing in it to put together");
    std::optional<WholeFile> whole;
    if (!request.output.empty()) whole.emplace(request.output);
    const int code = write(parts, request.format);
    if (whole) whole->keep();
    return code;
}

}  // namespace

int run_merge(const MergeRequest& request)
{
    std::vector<LogFile> files;
    for (const std::string& file : request.files) files.push_back({file, file == "-" ? "standard input" : shown_name(file)});
    if (files.empty() && isatty(STDIN_FILENO) == 0) files = {{"-", "standard input"}};
    if (files.empty()) return refuse("a report is wanted: what hoyle judge --format jsonl has written, or - for standard input");
    std::list<Spooled> spooled;
    std::string reading;
    try {
        for (LogFile& file : files) {
            std::error_code none;
            const auto type = std::filesystem::status(file.path, none).type();
            const bool stays = type == std::filesystem::file_type::regular && !is_packed(file.path);
            if (file.path != "-" && (stays || type == std::filesystem::file_type::not_found)) continue;
            reading = file.name;
            file.path = spooled.emplace_back(unpacked(log::open_file(file.path))).path();
        }
        return merge(files, request);
    } catch (const NotWritten&) {
        throw;
    } catch (const Refused& error) {
        return refuse(printable(reading) + ": " + error.what());
    } catch (const std::system_error& error) {
        return refuse(std::string(error.what()));
    }
}

}  // namespace hoyle::cli
