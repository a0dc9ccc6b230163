// The ruling of a receipt: made in the same way when it is kept and when it is verified.

#include "api/story.hpp"
#include "cli/commands.hpp"
#include "cli/log_files.hpp"
#include "cli/receipt.hpp"
#include "examine.hpp"
#include "lawbook/find_book.hpp"
#include "report/counted.hpp"
#include "report/report.hpp"
#include "source/text.hpp"

#include <sstream>

namespace hoyle::cli {
namespace {

/// Also hears which books are ruled by.
class HearsBooks final : public report::Counted {
public:
    HearsBooks(Sink& to, Receipt& receipt) : Counted(to, receipt.audit), books_(receipt.books) {}
    void takes_book(const BookTaken& book) override
    {
        books_.push_back(book);
        Counted::takes_book(book);
    }

private:
    std::vector<BookTaken>& books_;
};

/// As the log is to be judged by; throws where it is no book.
std::string book_asked_for(const std::string& typed)
{
    if (typed.empty()) return typed;
    const lawbook::FoundBook found = lawbook::find_book(typed);
    if (!found) throw Refused("the book asked for is not to be had: " + (found.why.empty() ? typed : found.why.front()));
    return found.own ? typed : std::string(found.book->id);
}

}  // namespace

std::pair<std::string, std::string> setting_of(const std::string& setting)
{
    const auto equals = setting.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
        throw Refused("`" + printable(setting, 60) + "`: an option is written name=value, such as take-limit=notional");
    return {setting.substr(0, equals), setting.substr(equals + 1)};
}

void rule(Receipt& receipt, const std::vector<std::string>& allowed)
{
    ExamineOptions options;
    options.file = receipt.log_name;
    options.laws = book_asked_for(receipt.laws);
    options.working = false;
    options.turning = receipt.explain;
    for (const std::string& setting : receipt.settings) options.settings.push_back(setting_of(setting));
    options.books = books_of({receipt.log_name, receipt.log_name}, allowed);
    std::ostringstream out;
    out.exceptions(std::ios::badbit);
    const auto report = report::text(out,
                                     {false, receipt.audit ? report::Blocks::drawn : report::Blocks::told, 80, receipt.explain});
    receipt.books.clear();
    HearsBooks heard(*report, receipt);
    api::Story story;
    auto log = story.translated(log::from_memory(receipt.log));
    report->begin(options.file);
    Summary summary = examine(std::move(log), options, heard);
    summary.understood = std::move(story.understood);
    report->end(summary);
    if (summary.no_laws) throw Refused("the log names no book of laws; `--laws BOOK` says by which it is ruled");
    if (!summary.could_read && heard.unread == 0) throw Refused(std::string(report::nothing_to_judge));
    receipt.code = report::exit_code(summary, heard);
    receipt.ruling = out.str();
}

}  // namespace hoyle::cli
