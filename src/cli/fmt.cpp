// hoyle fmt: prints logs in their canonical form, says which are not in it, or puts them into it.

#include "cli/commands.hpp"
#include "cli/log_files.hpp"
#include "cli/replace_file.hpp"
#include "cli/unpacked.hpp"

#include "log/section.hpp"
#include "prose/translate.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>
#include <system_error>

namespace hoyle::cli {
namespace {

/// The lines before the first that holds a byte of no text: the rest would be noise on a terminal.
std::string lines_of_text(std::string lines)
{
    const auto bad = std::min(find_invalid_utf8(lines), lines.find('\0'));
    if (bad < lines.size()) lines.resize(lines.rfind('\n', bad) + 1);  // npos + 1 is 0
    return lines;
}

/// Gives the canonical form of a log to `out`, a deal at a time, and says which lines could not be read; false if there was one.
bool format(const std::string& name, std::unique_ptr<log::Input> input, const std::function<void(const std::string&)>& out)
{
    log::Reader reader(name, log::translated(std::move(input), prose::translate));
    log::Section section;
    bool all_read = true;
    while (reader.next(section)) {
        out(lines_of_text(log::print(section)));
        for (const log::Fault& fault : section.faults) {
            const Place place = section.text.place(fault.span);
            refuse(printable(name) + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
                   fault.message);
            all_read = false;
        }
    }
    return all_read;
}

/// `--check` and `--in-place`: the exit code of one log.
int compare(const LogFile& file, bool in_place)
{
    const std::string text = read_whole(*open_log(file));
    std::string canonical;
    if (!format(file.name, log::from_memory(text), [&](const std::string& part) { canonical += part; })) {
        if (in_place) refuse(printable(file.name) + ": left as it is, since not all of it can be read");
        return 2;
    }
    if (text == canonical) return 0;
    if (!in_place) {
        std::cout << printable(file.name) << '\n';
        return 1;
    }
    replace_text(file.path, text, canonical);
    return 0;
}

int format_one(const LogFile& file, const FmtRequest& request, bool several)
{
    if (request.check || request.in_place) return compare(file, request.in_place);
    auto input = open_log(file);
    if (several) std::cout << "# " << printable(file.name) << "\n\n";
    return format(file.name, std::move(input), [](const std::string& part) { std::cout << part; }) ? 0 : 2;
}

/// `--in-place` writes to files that were named one by one: of a folder nobody sees what he has named. All are looked at before
/// anything is written; what is none of these is told.
bool may_be_written(const std::vector<LogFile>& files)
{
    bool all = true;
    for (const LogFile& file : files) {
        const std::string name = printable(file.name);
        std::error_code error;
        const auto type = std::filesystem::status(file.path, error).type();
        const bool packed = type == std::filesystem::file_type::regular && is_packed(file.path);
        if (type == std::filesystem::file_type::regular && !packed) continue;
        all = false;
        if (packed) refuse(name + ": it is packed (gzip): unpack it first");
        else if (file.path == "-") refuse("what comes by standard input has no place to be written to");
        else if (type == std::filesystem::file_type::directory)
            refuse(name +
                   ": this is a folder, and --in-place writes only to logs that are named one by one: hoyle fmt --in-place " +
                   name + (name.ends_with('/') ? "" : "/") + "*.hoyle");
        else refuse(name + ": " + (error ? error.message() : "this is no file that can be written over"));
    }
    if (!all) refuse("nothing was written");
    return all;
}

}  // namespace

int run_fmt(const FmtRequest& request)
{
    const std::vector<LogFile> files = request.in_place ? as_typed(request.files) : log_files(request.files);
    if (files.empty()) return refuse("a log is wanted: a file, a folder of logs, or - for standard input");
    if (request.in_place && !may_be_written(files)) return 2;
    int code = 0;
    for (const LogFile& file : files) {
        if (&file != &files.front() && !request.check && !request.in_place) std::cout << '\n';
        try {
            code = std::max(code, format_one(file, request, files.size() > 1));
        } catch (const std::exception& error) {
            code = refuse(printable(file.name) + ": " + why_not_read(error));
        }
    }
    return code;
}

}  // namespace hoyle::cli
