#include "cli/list_of_logs.hpp"

#include "source/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <string_view>

namespace hoyle::cli {

ListOfLogs::ListOfLogs(const std::string& typed)
{
    std::error_code none;
    if (typed != "-" && std::filesystem::is_directory(typed, none)) {
        for (LogFile& each : log_files({typed})) logs.push_back({std::move(each), {}});
        return;
    }
    const std::string text = read_whole(*log::open_file(typed));
    const char end = text.find('\0') == std::string::npos ? '\n' : '\0';
    const std::string list = typed == "-" ? "standard input" : printable(shown_name(typed));
    std::map<std::string_view, std::size_t> seen;
    std::size_t line = 0;
    for (std::string_view left = text; !left.empty();) {
        const std::string_view name = left.substr(0, left.find(end));
        left.remove_prefix(std::min(name.size() + 1, left.size()));
        ++line;
        if (name.empty()) continue;
        const std::string shown = shown_name(name);
        const auto [before, first] = seen.emplace(name, line);
        if (first) logs.push_back({{std::string(name), shown}, fmt::format("{}:{}", list, line)});
        else
            faults.push_back(
                fmt::format("{0}:{1}: {2} stands there twice: {0}:{3} as well", list, line, printable(shown), before->second));
    }
}

}  // namespace hoyle::cli
