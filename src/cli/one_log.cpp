#include "cli/one_log.hpp"

#include "api/story.hpp"

namespace hoyle::cli {

Summary examine_log(const LogFile& file, ExamineOptions options, Sink& sink)
{
    api::Story story;
    auto log = story.told_again(open_log(file));
    options.file = file.name;
    if (options.books.beside.empty()) options.books = books_of(file, {});
    Summary summary = examine(std::move(log), options, sink);
    summary.understood = std::move(story.understood);
    return summary;
}

}  // namespace hoyle::cli
