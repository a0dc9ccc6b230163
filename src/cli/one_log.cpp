#include "cli/one_log.hpp"

#include "api/story.hpp"

namespace hoyle::cli {

Summary examine_log(const LogFile& file, std::unique_ptr<log::Input> bytes, ExamineOptions options, Sink& sink)
{
    api::Story story;
    auto log = story.translated(std::move(bytes));
    options.file = file.name;
    options.books = books_of(file, {});
    Summary summary = examine(std::move(log), options, sink);
    summary.understood = std::move(story.understood);
    return summary;
}

}  // namespace hoyle::cli
