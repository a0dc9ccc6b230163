// hoyle judge: rules on session logs. hoyle audit: the same examination, of which only what was written as the score is shown.

#include "api/story.hpp"
#include "cli/ask_story.hpp"
#include "cli/build.hpp"
#include "cli/commands.hpp"
#include "cli/digested.hpp"
#include "cli/judge_compare.hpp"
#include "cli/list_of_logs.hpp"
#include "cli/log_files.hpp"
#include "cli/progress.hpp"
#include "cli/receipt.hpp"
#include "cli/svg_folder.hpp"
#include "cli/whole_file.hpp"

#include "examine.hpp"
#include "examine/in_order.hpp"
#include "lawbook/find_book.hpp"
#include "print/print.hpp"
#include "report/counted.hpp"
#include "report/report.hpp"
#include "source/digest.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <sstream>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {

namespace {

/// Those of a list; nothing, once it is told, where it cannot be read, or names one twice.
std::optional<std::vector<LogFile>> logs_listed(const std::string& list)
{
    try {
        std::vector<LogFile> files;
        ListOfLogs listed(list);
        for (const std::string& fault : listed.faults) refuse(fault);
        if (!listed.faults.empty()) return std::nullopt;
        for (auto& each : listed.logs) files.push_back(std::move(each.log));
        return files;
    } catch (const std::exception& error) {
        refuse(printable(shown_name(list)) + ": " + why_not_read(error));
        return std::nullopt;
    }
}

/// The logs that are to be judged; nothing, once it is told, where none are named, or more than there can be a picture of.
std::optional<std::vector<LogFile>> logs_asked(const JudgeRequest& request)
{
    std::optional<std::vector<LogFile>> files;
    if (request.logs.empty()) files = log_files(request.files);
    else files = logs_listed(request.logs);
    if (!files) return files;
    if (files->empty() && request.logs.empty()) {
        refuse("a log is wanted: a file, a folder of logs, or - for standard input");
        return std::nullopt;
    }
    if (request.format == Format::svg && request.output.empty() && files->size() > 1) {
        refuse("a picture is of one log: with --output FOLDER those of several are written there, a file each");
        return std::nullopt;
    }
    return files;
}

/// The report that was asked for, what must be said when the last log has been told, and who takes what another report told of
/// one, with the code it came to.
struct Asked {
    std::unique_ptr<report::Report> report;
    std::function<void()> finish = [] {};
    std::function<void(std::string_view told, int code)> add = [](std::string_view told, int) { std::cout << told; };
};

report::Made made(const JudgeRequest& request, const ExamineOptions& options)
{
    return {request.version, build_of_program(), options.laws, options.settings};
}

report::Detail detail_of(const JudgeRequest& request) { return request.tables ? report::Detail::tables : report::Detail::plain; }

report::Blocks blocks_of(const JudgeRequest& request) { return request.audit ? report::Blocks::drawn : report::Blocks::told; }

report::TextStyle text_style(const JudgeRequest& request)
{
    return {wants_color(request.color), blocks_of(request), terminal_width(), request.explain};
}

Asked printed(std::unique_ptr<print::Printed> report)
{
    print::Printed* const it = report.get();
    return {std::move(report), [it] { it->finish(); }};
}

bool is_printed(Format format) { return format == Format::html || format == Format::md; }

/// `one`: a single log was named, and no folder.
Asked report_for(const JudgeRequest& request, const ExamineOptions& options, bool one)
{
    const auto finished = [](std::unique_ptr<report::Json> json) {
        report::Json* const it = json.get();
        return Asked{std::move(json), [it] { it->finish(); },
                     [it](std::string_view told, int code) { it->add_told(told, code); }};
    };
    const auto blocks = blocks_of(request);
    switch (request.format) {
    case Format::json:
        return finished(report::json(std::cout, one ? report::Shape::object : report::Shape::array, blocks, report::Keep::on_disk,
                                     made(request, options), detail_of(request)));
    case Format::jsonl: return finished(report::json_lines(std::cout, blocks, made(request, options), detail_of(request)));
    case Format::svg: return {request.output.empty() ? report::svg(std::cout) : svg_folder(request.output)};
    case Format::html: return printed(print::html(std::cout, print::Whole::page, {blocks, request.explain}));
    case Format::md: return printed(print::markdown(std::cout, {blocks, request.explain}));
    case Format::text: break;
    }
    return {report::text(std::cout, text_style(request))};
}

/// The same for a log that is judged while others before it are not done: the format is text or lines.
std::unique_ptr<report::Report> report_beside(const JudgeRequest& request, const ExamineOptions& options, std::ostream& out)
{
    if (request.format == Format::jsonl)
        return report::json_lines(out, blocks_of(request), made(request, options), detail_of(request));
    return report::text(out, text_style(request));
}

/// 0: standard input, or something that has no size.
std::uintmax_t size_of(const LogFile& file)
{
    std::error_code none;
    return file.path != "-" && std::filesystem::is_regular_file(file.path, none) ? std::filesystem::file_size(file.path, none)
                                                                                 : 0;
}

/// Throws Refused where they are asked for in a form that has none.
bool wants_tables(const JudgeRequest& request)
{
    if (request.tables && request.format != Format::json && request.format != Format::jsonl)
        throw Refused("--tables is said of --format json or jsonl: it adds hands, tricks and places for programs");
    return request.tables || is_printed(request.format);
}

bool is_json(Format format) { return format == Format::json || format == Format::jsonl; }

/// A log, judged.
struct Judged {
    bool opened = false;
    bool could_read = true;
    bool not_written = false;
    int unread = 0, found = 0;
    std::size_t unmet = 0;
    std::string error;   ///< why it could not be read, or not to its end
    std::string report;  ///< of one that was judged while others before it were not done
};

/// `gap`: an empty line goes to the output before it.
Judged judge_log(const LogFile& file, api::Story& story, report::Report& report, ExamineOptions options,
                 const JudgeRequest& request, Progress& progress, bool gap)
{
    Judged judged;
    try {
        std::optional<std::uint64_t> digest;
        auto input = open_log(file);
        if (is_json(request.format) && size_of(file) != 0) input = digested(std::move(input), digest);
        auto log = story.translated(progress.watch(std::move(input)));
        judged.opened = true;
        if (gap) std::cout << '\n';
        options.file = file.name;
        options.books = books_of(file, request.allowed);
        report.begin(options.file);
        report::Counted counted(report, request.audit);
        Summary summary = examine(std::move(log), options, counted);
        summary.understood = std::move(story.understood);
        if (digest) summary.digest = hexadecimal(*digest);
        report.end(summary);
        judged.could_read = summary.could_read;
        judged.unread = counted.unread;
        judged.found = counted.found;
        judged.unmet = summary.unmet;
    } catch (const std::exception& error) {
        judged.error = why_not_read(error);
        judged.not_written = dynamic_cast<const NotWritten*>(&error) != nullptr;
        report.failed(file.name, judged.error);
    }
    return judged;
}

/// Says what went wrong with a log; the exit code that it gives.
int conclude(const LogFile& file, const Judged& judged)
{
    if (!judged.error.empty()) {
        const std::string message = printable(file.name) + ": " + judged.error;
        return judged.not_written ? not_written(message) : refuse(message);
    }
    if (!judged.could_read && judged.unread == 0) refuse(printable(file.name) + ": " + std::string(report::nothing_to_judge));
    if (!judged.could_read || judged.unread > 0) return 2;
    return judged.found > 0 || judged.unmet > 0 ? 1 : 0;
}

/// Judged into a text of its own; nothing where there was not memory enough: perhaps another had it, and its turn will show.
std::optional<Judged> judged_apart(const LogFile& file, const JudgeRequest& request, const ExamineOptions& options,
                                   Progress& progress)
{
    try {
        std::ostringstream out;
        out.exceptions(std::ios::badbit);  // else what finds no place in memory is left out
        api::Story story;
        Judged judged = judge_log(file, story, *report_beside(request, options, out), options, request, progress, false);
        judged.report = out.str();
        if (judged.error.empty()) return judged;
    } catch (const std::exception&) {
        return std::nullopt;
    }
    return std::nullopt;
}

/// Judges the logs in their order. Small ones are judged side by side, each into a text of its own; a large one waits for its
/// turn, and is shared by the threads. The exit code of them all.
int judge_all(const std::vector<LogFile>& files, const JudgeRequest& request, const ExamineOptions& options, const Asked& asked,
              Progress& progress)
{
    constexpr std::uintmax_t small = 1 << 20;
    struct Turn {
        std::size_t index = 0;
        std::optional<Judged> judged;
    };
    const bool several = request.threads > 1 && files.size() > 1;
    const bool apart = several && (request.format == Format::text || request.format == Format::jsonl);
    int code = 0;
    bool first = true;
    std::size_t next = 0;

    const auto begin = [&](Turn& turn) {
        turn.index = next++;
        turn.judged.reset();
        return turn.index < files.size();
    };
    const auto beside_others = [&](Turn& turn) {
        const LogFile& file = files[turn.index];
        const auto size = size_of(file);
        if (!apart || size == 0 || size > small) return;
        turn.judged = judged_apart(file, request, options, progress);
    };
    const bool each_code = request.format == Format::text && !request.audit && options.laws.empty() && options.settings.empty();
    const auto take = [&](Turn& turn) {
        const LogFile& file = files[turn.index];
        const bool gap = !first && request.format == Format::text;
        api::Story story;
        if (const auto answer = each_code ? answer_under_each_code(file.path, story) : std::nullopt) {
            if (gap) std::cout << '\n';
            first = false;
            code = std::max(code, answer->print());
            return true;
        }
        if (!turn.judged) {
            ExamineOptions all = options;
            all.threads = request.threads;
            turn.judged = judge_log(file, story, *asked.report, all, request, progress, gap);
        } else if (gap && turn.judged->opened) {
            std::cout << '\n';
        }
        const int came_to = conclude(file, *turn.judged);
        if (!turn.judged->report.empty()) asked.add(turn.judged->report, came_to);
        first = first && !turn.judged->opened;
        code = std::max(code, came_to);
        return true;
    };
    InOrder<Turn>(several ? request.threads : 1).run(begin, beside_others, take);
    return code;
}

/// Why no receipt of this can be kept there; empty: it can. What stands there already is lost only if it is a receipt too.
std::string why_no_receipt(const JudgeRequest& request, const std::vector<LogFile>& files)
{
    if (files.size() != 1 || files[0].path == "-") return "--receipt wants one log in a file";
    if (files[0].path.find_first_of("\n\r") != std::string::npos)
        return "--receipt: the name of the log has the end of a line in it";
    std::error_code none;
    if (request.receipt == request.output) return "--receipt and --output name the same file";
    if (!std::filesystem::exists(request.receipt, none)) return {};
    std::ifstream there(request.receipt, std::ios::binary);
    std::string begins(receipt_begins.size(), '\0');
    there.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    if (begins == receipt_begins) return {};
    return printable(shown_name(request.receipt)) + ": this is there already, and is no receipt; it is left as it is";
}

/// Rules on the log once more, as `hoyle verify` will; true if it could be kept.
bool keep_receipt(const JudgeRequest& request, const LogFile& file)
{
    Receipt receipt{request.audit,
                    request.explain,
                    request.version,
                    build_of_program(),
                    file.path,
                    request.laws,
                    request.settings,
                    {},
                    0,
                    {},
                    {}};
    try {
        receipt.log = read_whole(*open_log(file));
        rule(receipt, request.allowed);
    } catch (const std::exception& error) {
        refuse("no receipt was written: " + why_not_read(error));
        return false;
    }
    WholeFile kept(request.receipt, WholeFile::Takes::what_is_added);
    kept.add(written(receipt));
    kept.keep();
    return true;
}

/// What was asked for besides the book. Throws Refused.
void take_options(const JudgeRequest& request, ExamineOptions& options)
{
    options.working = is_json(request.format);
    options.tables = wants_tables(request);
    options.turning = request.explain;
    for (const std::string& setting : request.settings) options.settings.push_back(setting_of(setting));
    for (const std::string& folder : request.allowed)
        if (std::error_code none; !std::filesystem::is_directory(folder, none))
            throw Refused("--allow-books: there is no folder `" + printable(folder, 200) + "`");
}

}  // namespace

int run_judge(const JudgeRequest& request)
{
    std::string laws = request.laws;
    if (!laws.empty()) {
        const lawbook::FoundBook found = lawbook::find_book(laws);
        for (const std::string& line : found.why) refuse(line);
        if (!found) return 2;
        if (!found.own) laws = std::string(found.book->id);
    }
    ExamineOptions options;
    options.laws = laws;
    try {
        take_options(request, options);
    } catch (const Refused& wrong) {
        return refuse(wrong.what());
    }
    const auto asked_for = logs_asked(request);
    if (!asked_for) return 2;
    const std::vector<LogFile>& files = *asked_for;

    if (!request.receipt.empty())
        if (const std::string why = why_no_receipt(request, files); !why.empty()) return refuse(why);

    if (request.ask) {
        if (files.size() != 1 || files[0].path == "-" || request.format != Format::text)
            return refuse("--ask wants one log in a file, and tells it as text: the answers are read from standard input");
        options.books = books_of(files[0], request.allowed);
        return judge_asking(files[0], options, wants_color(request.color));
    }

    std::uintmax_t bytes = 0;
    for (const LogFile& file : files) bytes += size_of(file);
    Progress progress(bytes);
    std::optional<WholeFile> whole;
    if (!request.output.empty() && request.format != Format::svg) whole.emplace(request.output);
    const bool one = request.logs.empty() && files.size() == 1 &&
                     (request.files.empty() || request.files.front() == files.front().path);
    const Asked asked = report_for(request, options, one);
    const int code = judge_all(files, request, options, asked, progress);
    asked.finish();
    std::cout.flush();
    if (whole) whole->keep();
    if (!request.receipt.empty() && !keep_receipt(request, files[0])) return 2;
    return code;
}

}  // namespace hoyle::cli
