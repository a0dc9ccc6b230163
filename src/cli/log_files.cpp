#include "cli/log_files.hpp"

#include "cli/commands.hpp"
#include "cli/unpacked.hpp"
#include "log/foreign.hpp"
#include "source/text.hpp"
#include "source/trouble.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {
namespace {

namespace fs = std::filesystem;

bool names_log(std::string_view name) { return name.ends_with(".hoyle") || name.ends_with(".hoyle.gz"); }

/// The logs that stand in a folder itself; its own folders (but no links to any) go to `folders`. What cannot be looked at is put
/// with the logs: whoever opens it is told why.
void look_into(const fs::path& folder, std::vector<fs::path>& folders, std::vector<LogFile>& found)
{
    const auto add = [&found](const fs::path& path) { found.push_back({path.string(), shown_name(path.string())}); };
    const auto pass_over = [](const fs::path& path, std::string_view what) {
        refuse(printable(shown_name(path.string())) + ": " + std::string(what));
    };
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code none;
        const auto type = at->status(none).type();
        if (!at->is_symlink(none) && at->is_directory(none)) {
            folders.push_back(at->path());
        } else if (type == fs::file_type::directory) {
            pass_over(at->path(), "a link to a folder is not followed: name that folder itself if its logs are meant");
        } else if (names_log(at->path().native())) {
            if (type == fs::file_type::fifo || type == fs::file_type::socket || type == fs::file_type::character ||
                type == fs::file_type::block)
                pass_over(at->path(), "this is no file");
            else add(at->path());
        }
    }
    if (error) add(folder);
}

std::vector<LogFile> logs_in(const std::string& folder)
{
    std::vector<LogFile> found;
    for (std::vector<fs::path> folders{folder}; !folders.empty();) {
        const fs::path next = std::move(folders.back());
        folders.pop_back();
        look_into(next, folders, found);
    }
    std::sort(found.begin(), found.end(), [](const LogFile& a, const LogFile& b) { return stands_before(a.name, b.name); });
    return found;
}

/// A log whose first bytes have been looked at.
class Looked final : public log::Input {
public:
    explicit Looked(std::unique_ptr<log::Input> input) : input_(std::move(input))
    {
        while (size_ < head_.size()) {
            const std::size_t got = input_->read(head_.data() + size_, head_.size() - size_);
            if (got == 0) break;
            size_ += got;
        }
        if (const std::string wrong = log::what_else({head_.data(), size_}); !wrong.empty()) throw Refused(wrong);
    }

    std::size_t read(char* buffer, std::size_t size) override
    {
        if (given_ == size_) return input_->read(buffer, size);
        const std::size_t now = std::min(size, size_ - given_);
        std::memcpy(buffer, head_.data() + given_, now);
        given_ += now;
        return now;
    }

private:
    std::unique_ptr<log::Input> input_;
    std::array<char, log::head_size> head_{};
    std::size_t size_ = 0, given_ = 0;
};

}  // namespace

std::string shown_name(std::string_view path)
{
    if (find_invalid_utf8(path) == std::string_view::npos) return std::string(path);
    std::string shown;
    while (!path.empty()) {
        const std::size_t length = utf8_length(path);
        if (length != 0) shown += path.substr(0, length);
        else shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(path.front()));
        path.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

bool stands_before(const std::string& file, const std::string& other) { return file < other; }

std::vector<LogFile> as_typed(const std::vector<std::string>& typed)
{
    if (typed.empty() && isatty(STDIN_FILENO) == 0) return {{"-", "standard input"}};
    std::vector<LogFile> files;
    for (const std::string& each : typed) files.push_back({each, each == "-" ? "standard input" : shown_name(each)});
    return files;
}

std::vector<LogFile> log_files(const std::vector<std::string>& typed)
{
    std::vector<LogFile> files;
    for (const LogFile& each : as_typed(typed)) {
        std::error_code none;
        const bool folder = each.path != "-" && fs::is_directory(each.path, none);
        const std::vector<LogFile> inside = folder ? logs_in(each.path) : std::vector<LogFile>{};
        if (inside.empty()) files.push_back(each);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

std::unique_ptr<log::Input> open_log(const LogFile& file)
{
    try {
        return std::make_unique<Looked>(unpacked(log::open_file(file.path)));
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::is_a_directory) throw Refused("a folder without a log: their names end in .hoyle");
        throw;
    }
}

std::string read_whole(log::Input& input, std::size_t most)
{
    std::string text;
    char buffer[1 << 14];
    for (std::size_t got; (got = input.read(buffer, sizeof buffer)) != 0;) {
        text.append(buffer, got);
        if (text.size() > most) throw Refused(fmt::format("it is longer than {} MB, and is wanted whole here", most >> 20));
    }
    return text;
}

lawbook::BookFolders books_of(const LogFile& file, const std::vector<std::string>& allowed)
{
    const std::string folder = file.path == "-" ? std::string() : fs::path(file.path).parent_path().string();
    return {folder.empty() ? "." : folder, lawbook::usual_shelves(), allowed};
}

std::string why_not_read(const std::exception& error)
{
    return dynamic_cast<const Refused*>(&error) ? error.what() : trouble(error);
}

}  // namespace hoyle::cli
