// hoyle judge: rules on session logs. hoyle audit: the same examination, of which only what was written as the score is shown.

#include "cli/commands.hpp"

#include "cli/progress.hpp"
#include "examine.hpp"
#include "examine/in_order.hpp"
#include "lawbook/find_book.hpp"
#include "report/report.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <sstream>
#include <system_error>
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

/// A directory as the logs in it, sorted; anything else as it stands. False if there is no log in a directory.
bool add_logs(const std::string& named, std::vector<std::string>& files)
{
    namespace fs = std::filesystem;
    std::error_code none;
    if (named == "-" || !fs::is_directory(named, none)) {
        files.push_back(named);
        return true;
    }
    const std::size_t before = files.size();
    for (const auto& entry : fs::directory_iterator(named, none))
        if (entry.path().extension() == ".hoyle" && entry.is_regular_file(none)) files.push_back(entry.path().string());
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
    return files.size() > before;
}

/// 0: standard input, or something that has no size.
std::uintmax_t size_of(const std::string& file)
{
    std::error_code none;
    return file != "-" && std::filesystem::is_regular_file(file, none) ? std::filesystem::file_size(file, none) : 0;
}

/// A log, judged.
struct Judged {
    bool opened = false;
    bool could_read = true;
    int unread = 0, found = 0;
    std::size_t unmet = 0;
    std::string error;   ///< of the system, while it was read
    std::string report;  ///< of one that was judged while others before it were not done
};

/// `gap`: an empty line goes to the output before it.
Judged judge_log(const std::string& file, report::Report& report, ExamineOptions options, bool audit, Progress& progress, bool gap)
{
    Judged judged;
    try {
        auto log = progress.watch(log::open_file(file));
        judged.opened = true;
        if (gap) std::cout << '\n';
        options.file = file == "-" ? "standard input" : file;
        report.begin(options.file);
        Counted counted(report, audit);
        const Summary summary = examine(std::move(log), options, counted);
        report.end(summary);
        judged.could_read = summary.could_read;
        judged.unread = counted.unread;
        judged.found = counted.found;
        judged.unmet = summary.unmet;
    } catch (const std::system_error& error) {
        judged.error = error.code().message();
    }
    return judged;
}

/// Says what went wrong with a log; the exit code that it gives.
int conclude(const std::string& file, const Judged& judged)
{
    if (!judged.error.empty()) return refuse(printable(file) + ": " + judged.error);
    if (!judged.could_read && judged.unread == 0) refuse(printable(file == "-" ? "standard input" : file) + ": there is nothing in it to judge");
    if (!judged.could_read || judged.unread > 0) return 2;
    return judged.found > 0 || judged.unmet > 0 ? 1 : 0;
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
    const auto blocks = request.audit ? report::Blocks::drawn : report::Blocks::told;
    std::unique_ptr<report::Report> text = report::text(std::cout, wants_color(request.color), blocks), svg = report::svg(std::cout);
    std::unique_ptr<report::Json> json = report::json(std::cout, blocks);
    report::Report& report = request.format == Format::json ? static_cast<report::Report&>(*json) : request.format == Format::svg ? *svg : *text;

    ExamineOptions options;
    options.laws = laws;
    options.working = request.format == Format::json;
    for (const std::string& setting : request.settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
            return refuse("`" + printable(setting, 60) + "`: an option is written name=value, such as take-limit=notional");
        options.settings.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
    }

    int code = 0;
    bool first = true;
    std::vector<std::string> files;
    for (const std::string& named : request.files)
        if (!add_logs(named, files)) code = refuse(printable(named) + ": there is no log in it (a file whose name ends in .hoyle)");
    std::uintmax_t bytes = 0;
    for (const std::string& file : files) bytes += size_of(file);
    Progress progress(bytes);

    // Small logs are judged side by side, each into a text of its own. A large one waits for its turn, and is shared by the threads.
    constexpr std::uintmax_t small = 1 << 20;
    struct Turn {
        std::size_t index = 0;
        std::optional<Judged> judged;
    };
    std::size_t next = 0;
    const auto begin = [&](Turn& turn) {
        turn.index = next++;
        turn.judged.reset();
        return turn.index < files.size();
    };
    const auto beside_others = [&](Turn& turn) {
        const std::string& file = files[turn.index];
        const auto size = size_of(file);
        if (request.threads < 2 || files.size() < 2 || request.format != Format::text || size == 0 || size > small) return;
        std::ostringstream out;
        const auto own = report::text(out, wants_color(request.color), blocks);
        turn.judged = judge_log(file, *own, options, request.audit, progress, false);
        turn.judged->report = out.str();
    };
    const auto take = [&](Turn& turn) {
        const std::string& file = files[turn.index];
        if (!turn.judged) {
            ExamineOptions all = options;
            all.threads = request.threads;
            turn.judged = judge_log(file, report, all, request.audit, progress, !first && request.format == Format::text);
        } else {
            if (!first && turn.judged->opened) std::cout << '\n';
            std::cout << turn.judged->report;
        }
        first = first && !turn.judged->opened;
        code = std::max(code, conclude(file, *turn.judged));
        return true;
    };
    InOrder<Turn>(files.size() < 2 ? 1 : request.threads).run(begin, beside_others, take);

    if (request.format == Format::json && !first) json->finish();
    std::cout.flush();
    return code;
}

}  // namespace hoyle::cli
