// hoyle judge: rules on session logs. hoyle audit: the same examination, of which only what was written as the score is shown.

#include "cli/commands.hpp"

#include "examine.hpp"
#include "lawbook/find_book.hpp"
#include "report/report.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <iostream>
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

    int code = 0;
    bool first = true;
    for (const std::string& file : request.files) {
        try {
            const std::string name = file == "-" ? "standard input" : file;
            log::Reader reader(name, log::open_file(file));
            ExamineOptions options;
            options.file = name;
            options.laws = laws;
            options.working = request.format == Format::json;
            for (const std::string& setting : request.settings) {
                const auto equals = setting.find('=');
                if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
                    return refuse("`" + printable(setting, 60) + "`: an option is written name=value, such as take-limit=notional");
                options.settings.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
            }
            if (!first && request.format == Format::text) std::cout << '\n';
            first = false;
            report.begin(name);
            Counted counted(report, request.audit);
            const Summary summary = examine(reader, options, counted);
            report.end(summary);
            if (!summary.could_read || counted.unread > 0) {
                code = 2;
                if (!summary.could_read && counted.unread == 0) refuse(printable(name) + ": there is nothing in it to judge");
            } else if (code == 0 && (counted.found > 0 || summary.unmet > 0)) {
                code = 1;
            }
        } catch (const std::system_error& error) {
            refuse(printable(file) + ": " + error.code().message());
            code = 2;
        }
    }
    if (request.format == Format::json && !first) json->finish();
    std::cout.flush();
    return code;
}

}  // namespace hoyle::cli
