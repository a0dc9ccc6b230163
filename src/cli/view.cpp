// hoyle view: the printed report in a browser.

#include "cli/commands.hpp"
#include "cli/one_log.hpp"
#include "cli/open_file.hpp"

#include "print/print.hpp"
#include "report/counted.hpp"
#include "source/fit_to_print.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <optional>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace hoyle::cli {
namespace {

/// A file of nobody else, in the folder for such; its name.
std::string new_file()
{
    const char* const folder = std::getenv("TMPDIR");
    std::string name = (folder && *folder ? std::string(folder) : std::string("/tmp")) + "/hoyle-XXXXXX.html";
    constexpr int length_of_ending = 5;
    const OpenFile file(::mkostemps(name.data(), length_of_ending, O_CLOEXEC));
    if (file.number() < 0) throw NotWritten(printable(shown_name(name)) + ": " + std::strerror(errno));
    return name;
}

void write_report(const std::string& name, const ViewRequest& request, const std::vector<LogFile>& files, int& code)
{
    std::ofstream out(name, std::ios::binary);
    Door door(out);
    const auto report = print::html(out, print::Whole::page, {report::Blocks::drawn, request.explain});
    ExamineOptions options;
    options.laws = request.laws;
    options.tables = true;
    options.working = false;
    for (const LogFile& file : files) {
        try {
            auto log = open_log(file);
            report->begin(file.name);
            report::Counted counted(*report, false);
            const Summary summary = examine_log(file, std::move(log), options, counted);
            report->end(summary);
            code = std::max(code, report::exit_code(summary, counted));
        } catch (const std::exception& error) {
            code = std::max(code, refuse(printable(file.name) + ": " + why_not_read(error)));
        }
    }
    report->finish();
    out.flush();
    if (!out) throw NotWritten(printable(shown_name(name)) + " could not be written");
}

/// True if something has taken it.
bool opened_by_browser(const std::string& name)
{
    std::string program = "xdg-open", file = name;
    char* const arguments[] = {program.data(), file.data(), nullptr};
    posix_spawn_file_actions_t quiet;
    ::posix_spawn_file_actions_init(&quiet);
    ::posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, program.c_str(), &quiet, nullptr, arguments, environ);
    ::posix_spawn_file_actions_destroy(&quiet);
    if (error != 0) return false;
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

int run_view(const ViewRequest& request)
{
    const std::vector<LogFile> files = log_files(request.files);
    if (files.empty()) return refuse("a log is wanted: a file, a folder of logs, or - for standard input");
    const std::string name = new_file();
    int code = 0;
    write_report(name, request, files, code);
    std::cout << "The report is " << printable(shown_name(name)) << std::endl;
    if (!opened_by_browser(name)) std::cerr << "hoyle: nothing here opens it (xdg-open was asked): open it in a browser\n";
    return code;
}

}  // namespace hoyle::cli
