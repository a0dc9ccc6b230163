#include "lawbook/book_file.hpp"

#include "source/text.hpp"
#include "source/unseen.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hoyle::lawbook {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = 4u << 20;

/// An open file, closed at the end.
class Opened {
public:
    /// A pipe that nobody writes to would keep us waiting: O_NONBLOCK.
    explicit Opened(const std::string& path) : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {}
    ~Opened()
    {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    /// What keeps its bytes from being read; empty: nothing.
    std::string wrong() const
    {
        struct stat about {};
        if (descriptor_ < 0)
            return errno == ENOENT || errno == ENOTDIR ? "there is no such file"
                   : errno == ENXIO                    ? "this is no file"
                                                       : "the file cannot be read";
        if (::fstat(descriptor_, &about) != 0) return "the file cannot be read";
        if (!S_ISREG(about.st_mode)) return "this is no file";
        return static_cast<std::size_t>(about.st_size) > largest_file ? too_large() : "";
    }

    /// False: it cannot be read to its end, or grows.
    bool read_all(std::string& bytes) const
    {
        char buffer[1 << 16];
        for (;;) {
            const auto got = ::read(descriptor_, buffer, sizeof buffer);
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) return got == 0;
            bytes.append(buffer, static_cast<std::size_t>(got));
            if (bytes.size() > largest_file) return false;
        }
    }

private:
    static std::string too_large()
    {
        return fmt::format("the file has more than {} MiB; no book is that long", largest_file >> 20);
    }

    int descriptor_;
};

/// `whole` is the path of a file without links in it.
bool lies_in(const fs::path& whole, const std::string& folder)
{
    std::error_code error;
    const fs::path real = fs::canonical(folder, error);
    if (error) return false;
    const fs::path below = whole.lexically_relative(real);
    return !below.empty() && *below.begin() != "..";
}

/// The field that a line begins with: `book` of "book: house"; of the map in braces that YAML allows as well.
std::string_view field_of(std::string_view line)
{
    if (line.starts_with("\xef\xbb\xbf")) line.remove_prefix(3);
    if (line.starts_with('{')) line.remove_prefix(std::min(line.find_first_not_of(" ", 1), line.size()));
    const bool quoted = line.starts_with('"') || line.starts_with('\'');
    if (quoted) line.remove_prefix(1);
    const auto end = std::min(line.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), line.size());
    std::string_view rest = line.substr(end);
    if (quoted && !rest.empty()) rest.remove_prefix(1);
    const bool is_key = rest.starts_with(':') && (rest.size() == 1 || rest[1] == ' ' || rest[1] == '\t' || rest[1] == '\r');
    return is_key ? line.substr(0, end) : std::string_view();
}

/// A book is shown to people, word for word: what they would not see has no place in it, as it has none within quotes in a log.
void look_for_unseen(const Node& node, std::vector<Mistake>& mistakes)
{
    for (const auto* list : {&node.keys, &node.items})
        for (const Node& each : *list) look_for_unseen(each, mistakes);
    const char* const end = node.text.data() + node.text.size();
    for (const char* p = node.text.data(); p != end; ++p) {
        if (*p == '\n' || *p == '\t') continue;  // how a text of several lines is laid out
        const std::size_t length = unseen_length(p, end);
        if (length == 0) continue;
        mistakes.push_back({*node.file, node.line, node.column,
                            fmt::format("a character that cannot be seen stands in this (U+{:04X}); leave it out",
                                        static_cast<std::uint32_t>(code_point({p, length})))});
        return;
    }
}

}  // namespace

std::optional<std::string> read_plain_file(const std::string& path, std::vector<Mistake>& mistakes)
{
    const Opened file(path);
    std::string wrong = file.wrong(), bytes;
    if (wrong.empty() && !file.read_all(bytes)) wrong = "the file cannot be read";
    if (wrong.empty()) return bytes;
    mistakes.push_back({path, 0, 0, std::move(wrong)});
    return {};
}

bool looks_like_book(std::string_view bytes)
{
    constexpr auto own_fields = std::to_array<std::string_view>(
        {"cited-as", "extends", "without", "settings", "figures", "procedure", "silent"});
    std::array<bool, own_fields.size()> seen{};
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        const std::string_view field = field_of(bytes.substr(begin, end - begin));
        if (field == "book" || field == "laws") return true;
        const auto own = std::find(own_fields.begin(), own_fields.end(), field);
        if (own != own_fields.end()) seen[static_cast<std::size_t>(own - own_fields.begin())] = true;
        begin = end + 1;
    }
    return std::count(seen.begin(), seen.end(), true) >= 2;
}

Node read_book_file(const std::string& path, const std::vector<std::string>& within, std::vector<Mistake>& mistakes,
                    Digest& digest)
{
    std::string real = path;
    if (!within.empty()) {
        std::error_code error;
        const fs::path whole = fs::canonical(path, error);
        if (error || std::none_of(within.begin(), within.end(), [&](const std::string& each) { return lies_in(whole, each); })) {
            mistakes.push_back({path, 0, 0, error ? "there is no such file" : "this leads out of the folder it stands in"});
            return {};
        }
        real = whole.string();  // what was looked at is what is opened
    }
    const auto before = mistakes.size();
    const auto bytes = read_plain_file(real, mistakes);
    if (!bytes) {
        mistakes[before].file = path;
        return {};
    }
    if (!looks_like_book(*bytes)) {
        mistakes.push_back({path, 1, 1, "this is no book; it should begin with `book: ` and its name"});
        return {};
    }
    digest.add(*bytes);
    Node root = parse_yaml(path, *bytes, mistakes);
    look_for_unseen(root, mistakes);
    return root;
}

}  // namespace hoyle::lawbook
