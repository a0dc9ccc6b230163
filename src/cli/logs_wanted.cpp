#include "cli/logs_wanted.hpp"

#include "cli/log_files.hpp"
#include "source/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <string_view>

namespace hoyle::cli {

LogsWanted::LogsWanted(const std::string& typed)
{
    std::error_code none;
    if (std::filesystem::is_directory(typed, none)) {
        for (const LogFile& each : log_files({typed})) names.emplace(each.name, std::string());
        return;
    }
    const std::string text = read_whole(*log::open_file(typed));
    const char end = text.find('\0') == std::string::npos ? '\n' : '\0';
    std::size_t line = 0;
    for (std::string_view left = text; !left.empty();) {
        const std::string_view name = left.substr(0, left.find(end));
        left.remove_prefix(std::min(name.size() + 1, left.size()));
        ++line;
        if (name.empty()) continue;
        const std::string place = fmt::format("{}:{}", printable(shown_name(typed)), line);
        const auto [at, first] = names.emplace(shown_name(name), place);
        if (!first) faults.push_back(fmt::format("{}: {} stands there twice: {} as well", place, printable(at->first), at->second));
    }
}

}  // namespace hoyle::cli
