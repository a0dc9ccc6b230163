// judge, audit and fmt: what is asked of a log.

#include "api/methods.hpp"
#include "api/story.hpp"

#include "examine.hpp"
#include "lawbook/find_book.hpp"
#include "print/print.hpp"
#include "report/compare_reports.hpp"
#include "report/counted.hpp"
#include "report/json_writer.hpp"
#include "report/report.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace hoyle::api {
namespace {

using Setting = std::pair<std::string, std::string>;

const lawbook::Book& book_called(const std::string& name)
{
    const lawbook::FoundBook found = lawbook::find_book(name, lawbook::Own::not_read);
    if (!found) throw Refused{::fmt::format("{}", ::fmt::join(found.why, "; "))};
    return *found.book;  // a printed code: it stays
}

std::string log_name(const Request& request)
{
    const std::string name = printable(request.text("name"), 200);
    return name.empty() ? "log" : name;
}

std::vector<Setting> settings_of(const Request& request)
{
    std::vector<Setting> out;
    for (const std::string& setting : request.settings("with")) {
        const auto equals = setting.find('=');
        if (equals == 0 || equals + 1 == setting.size())
            throw Refused{"an option of `with` has a name and a value, such as {\"take-limit\": \"notional\"}"};
        out.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
    }
    return out;
}

ExamineOptions options_of(const Request& request, bool working)
{
    ExamineOptions options;
    options.file = log_name(request);
    if (const std::string& laws = request.text("laws"); !laws.empty()) options.laws = std::string(book_called(laws).id);
    options.settings = settings_of(request);
    options.working = working;
    return options;
}

/// The log told to one report; the exit code of the command.
int tell(const Request& request, Story& story, bool audit, bool working, report::Report& report, Reply& reply)
{
    ExamineOptions options = options_of(request, working);
    options.tables = request.flag("tables") || !request.text("as").empty();
    report.begin(options.file);
    report::Counted counted(report, audit);
    Summary summary = examine(story.translated(log::from_memory(request.text("log"))), options, counted);
    summary.understood = std::move(story.understood);
    report.end(summary);
    if (!summary.could_read && counted.unread == 0) reply.error = report::nothing_to_judge;
    return report::exit_code(summary, counted);
}

/// The report as a page shows it.
void draw(const Request& request, Story& story, bool audit, const std::string& as, Reply& reply)
{
    if (as != "html" && as != "md") throw Refused{"`as` is \"html\" or \"md\""};
    std::ostringstream out;
    out.exceptions(std::ios::badbit);
    const print::Style style{audit ? report::Blocks::drawn : report::Blocks::told, false, request.text("deal")};
    const auto report = as == "md" ? print::markdown(out, style) : print::html(out, print::Whole::fragment, style);
    tell(request, story, audit, false, *report, reply);
    report->finish();
    reply.drawn.emplace_back(as == "md" ? "md" : "html", out.str());  // the key must outlive the request
    if (as == "html") reply.drawn.emplace_back("css", print::style());
}

Reply examined(const Request& request, bool audit)
{
    const auto blocks = audit ? report::Blocks::drawn : report::Blocks::told;
    Reply reply;
    Story story;
    std::ostringstream json, text;
    for (std::ostringstream* each : {&json, &text})
        each->exceptions(std::ios::badbit);  // what finds no place in memory is an error
    const auto detail = request.flag("tables") ? report::Detail::tables : report::Detail::plain;
    const auto document = report::json(json, report::Shape::object, blocks, report::Keep::in_memory, {}, detail);
    reply.exit = tell(request, story, audit, true, *document, reply);
    document->finish();
    reply.document = json.str();
    if (request.flag("text")) {
        tell(request, story, audit, false, *report::text(text, {.blocks = blocks}), reply);
        reply.text = text.str();
    }
    if (const std::string& as = request.text("as"); !as.empty()) draw(request, story, audit, as, reply);
    return reply;
}

report::Judged judged_under(const lawbook::Book& book, const Request& request, Story& story, const std::vector<Setting>& settings)
{
    report::Judged judged{std::string(book.id)};
    ExamineOptions options;
    options.file = log_name(request);
    options.laws = judged.book;
    options.working = false;
    std::copy_if(settings.begin(), settings.end(), std::back_inserter(options.settings),
                 [&](const Setting& setting) { return book.find_setting(setting.first) != nullptr; });
    judged.summary = examine(story.translated(log::from_memory(request.text("log"))), options, judged);
    return judged;
}

Reply compared(const Request& request)
{
    std::vector<const lawbook::Book*> books;
    for (const std::string& name : request.names("compare")) books.push_back(&book_called(name));
    if (books.size() < 2) throw Refused{"two codes or more are compared: \"compare\": [\"portland-1904\", \"american-1907\"]"};
    const std::vector<Setting> settings = settings_of(request);
    for (const Setting& setting : settings)
        if (std::none_of(books.begin(), books.end(), [&](const auto* book) { return book->find_setting(setting.first); }))
            throw Refused{::fmt::format("none of these books has an option `{}`", printable(setting.first, 60))};
    Reply reply;
    Story story;
    std::vector<report::Judged> judged;
    for (const lawbook::Book* book : books) judged.push_back(judged_under(*book, request, story, settings));
    for (const report::Judged& each : judged) {
        const bool unread = std::any_of(each.findings.begin(), each.findings.end(),
                                        [](const Finding& one) { return one.family == Family::syntax; });
        reply.exit = std::max(reply.exit, unread || !each.summary.could_read ? 2 : each.findings.empty() ? 0 : 1);
    }
    reply.document = report::compare_json(log_name(request), judged);
    if (request.flag("text")) reply.text = report::compare_text(log_name(request), judged);
    return reply;
}

}  // namespace

Reply judge(const Request& request) { return request.names("compare").empty() ? examined(request, false) : compared(request); }

Reply audit(const Request& request) { return examined(request, true); }

Reply fmt(const Request& request)
{
    struct Fault {
        Place place;
        std::string message;
    };
    std::string canonical;
    std::vector<Fault> faults;
    Story story;
    log::Reader reader("log", story.translated(log::from_memory(request.text("log"))));
    log::Section section;
    while (reader.next(section)) {
        canonical += log::print(section);
        for (const log::Fault& fault : section.faults) faults.push_back({section.text.place(fault.span), fault.message});
    }
    Reply reply;
    reply.exit = faults.empty() ? 0 : 2;
    report::JsonWriter json(reply.document, report::JsonWriter::Layout::indented);
    json.object([&] {
        json.field("hoyle", 1);
        json.field("log", canonical);
        json.field("canonical", canonical == request.text("log"));
        json.array("faults", faults, [&](const Fault& fault) {
            json.object([&] {
                json.field("line", fault.place.line);
                json.field("column", fault.place.column);
                json.field("message", printable(fault.message));
            });
        });
    });
    return reply;
}

}  // namespace hoyle::api
