// hoyle judge: rules on session logs. hoyle audit: the same examination, of which only what was written as the score is shown.

#include "cli/commands.hpp"
#include "cli/log_files.hpp"
#include "cli/svg_folder.hpp"

#include "examine.hpp"
#include "lawbook/find_book.hpp"
#include "report/report.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <unistd.h>

namespace hoyle::cli {

bool wants_color(Color color)
{
    if (color == Color::always) return true;
    if (color == Color::never) return false;
    return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

int refuse(const std::string& message)
{
    std::cout.flush();
    std::cerr << "hoyle: " << message << '\n';
    return 2;
}

namespace {

/// Counts what decides the exit code, and passes everything on.
class Counted : public Sink {
public:
    Counted(Sink& to, bool audit) : to_(to), audit_(audit) {}
    void finding(const Finding& finding) override
    {
        if (audit_ && finding.family == Family::irregularity) return;  // of the players, not of the scorer
        (finding.family == Family::syntax ? unread : found) += 1;
        to_.finding(finding);
    }
    void deal(const DealShown& deal) override { to_.deal(deal); }
    void rubber(const RubberShown& rubber) override { to_.rubber(rubber); }
    void block(const BlockShown& block) override
    {
        found += static_cast<int>(block.findings->size());
        to_.block(block);
    }
    void expected(const Expected& expected) override { to_.expected(expected); }

    int unread = 0, found = 0;

private:
    Sink& to_;
    bool audit_;
};

/// The report that was asked for, and what must be said when the last log has been told.
struct Asked {
    std::unique_ptr<report::Report> report;
    std::function<void()> finish = [] {};
};

Asked report_for(const JudgeRequest& request)
{
    const auto blocks = request.audit ? report::Blocks::drawn : report::Blocks::told;
    const auto finished = [](std::unique_ptr<report::Json> json) {
        report::Json* const it = json.get();
        return Asked{std::move(json), [it] { it->finish(); }};
    };
    switch (request.format) {
    case Format::json: return finished(report::json(std::cout, blocks));
    case Format::jsonl: return finished(report::json_lines(std::cout, blocks));
    case Format::svg: return {request.output.empty() ? report::svg(std::cout) : svg_folder(request.output)};
    case Format::text: break;
    }
    return {report::text(std::cout, wants_color(request.color), blocks)};
}

/// `name=value`, as `--with` has it.
std::pair<std::string, std::string> setting_of(const std::string& setting)
{
    const auto equals = setting.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
        throw Refused("`" + printable(setting, 60) + "`: an option is written name=value, such as take-limit=notional");
    return {setting.substr(0, equals), setting.substr(equals + 1)};
}

/// Judges what `reader` gives; the exit code of this log alone.
int judge(log::Reader& reader, const ExamineOptions& options, report::Report& report, bool audit)
{
    report.begin(options.file);
    Counted counted(report, audit);
    const Summary summary = examine(reader, options, counted);
    report.end(summary);
    if (!summary.could_read && counted.unread == 0)
        refuse(printable(options.file) + ": " + std::string(report::nothing_to_judge));
    if (!summary.could_read || counted.unread > 0) return 2;
    return counted.found > 0 || summary.unmet > 0 ? 1 : 0;
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
    options.working = request.format == Format::json || request.format == Format::jsonl;
    try {
        for (const std::string& setting : request.settings) options.settings.push_back(setting_of(setting));
    } catch (const Refused& wrong) {
        return refuse(wrong.what());
    }
    const std::vector<LogFile> files = log_files(request.files);
    if (files.empty()) return refuse("a log is wanted: a file, a folder of logs, or - for standard input");
    if (request.format == Format::svg && request.output.empty() && files.size() > 1)
        return refuse("a picture is of one log: with --output FOLDER those of several are written there, a file each");

    const Asked asked = report_for(request);
    int code = 0;
    bool first = true;
    for (const LogFile& file : files) {
        try {
            log::Reader reader(file.name, open_log(file));
            options.file = file.name;
            if (!first && request.format == Format::text) std::cout << '\n';
            first = false;
            code = std::max(code, judge(reader, options, *asked.report, request.audit));
        } catch (const std::exception& error) {
            const std::string why = why_not_read(error);
            if (why.empty()) throw;
            code = refuse(printable(file.name) + ": " + why);
            asked.report->failed(file.name, why);
        }
    }
    asked.finish();
    std::cout.flush();
    return code;
}

}  // namespace hoyle::cli
