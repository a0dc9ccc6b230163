// hoyle show: a deal drawn alone.

#include "cli/commands.hpp"
#include "cli/one_log.hpp"

#include "print/print.hpp"
#include "source/text.hpp"

#include <iostream>

namespace hoyle::cli {
namespace {

/// The deals of a log that can be drawn: all, or those of a number.
class Deals : public Sink {
public:
    explicit Deals(const ShowRequest& request) : request_(request) {}

    void deal(const DealShown& deal) override
    {
        ++told;
        if (request_.deal != 0 && deal.deal != request_.deal) return;
        const std::string drawn = request_.format == Format::svg ? print::deal_svg(deal) : print::deal_text(deal);
        if (drawn.empty()) ++unknown;
        else drawings.push_back(request_.format == Format::svg ? drawn : print::name_of_deal(deal) + "\n\n" + drawn);
    }

    std::vector<std::string> drawings;
    std::size_t told = 0, unknown = 0;

private:
    const ShowRequest& request_;
};

int draw(const LogFile& file, const ShowRequest& request)
{
    ExamineOptions options;
    options.tables = true;
    options.working = false;
    Deals deals(request);
    const std::string log = read_whole(*open_log(file));
    if (!examine_log(file, log::from_memory(log), options, deals).could_read) {
        options.laws = "portland-1904";  // the log names no laws: to draw what was done any will do
        examine_log(file, log::from_memory(log), options, deals);
    }
    const std::string name = printable(file.name);
    if (deals.drawings.empty()) {
        if (deals.told == 0) return refuse(name + ": no deal is told in it");
        if (deals.unknown > 0) return refuse(name + ": neither a hand nor a trick is told, so there is nothing to draw");
        return refuse(name + ": it has no deal " + std::to_string(request.deal));
    }
    if (request.format == Format::svg && deals.drawings.size() > 1)
        return refuse(name + ": a picture is of one deal: say which with --deal N (" + std::to_string(deals.drawings.size()) +
                      " can be drawn)");
    for (std::size_t i = 0; i < deals.drawings.size(); ++i) std::cout << (i > 0 ? "\n" : "") << deals.drawings[i];
    return 0;
}

}  // namespace

int run_show(const ShowRequest& request)
{
    const std::vector<LogFile> files = as_typed({request.file});
    if (files.size() != 1) return refuse("a log is wanted: a file, or - for standard input");
    try {
        return draw(files.front(), request);
    } catch (const std::exception& error) {
        return refuse(printable(files.front().name) + ": " + why_not_read(error));
    }
}

}  // namespace hoyle::cli
