// Where a log comes from, and how it is read Section by Section, so that the memory needed is that of the longest deal and not of
// the log.
#include "log/chunks.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hoyle::log {
namespace {

class File final : public Input {
public:
    File(int descriptor, bool ours) : descriptor_(descriptor), ours_(ours) {}
    ~File() override
    {
        if (ours_) ::close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    std::size_t read(char* buffer, std::size_t size) override
    {
        for (;;) {
            const auto got = ::read(descriptor_, buffer, size);
            if (got >= 0) return static_cast<std::size_t>(got);
            if (errno != EINTR) throw std::system_error(errno, std::generic_category());
        }
    }

private:
    int descriptor_;
    bool ours_;
};

class Memory final : public Input {
public:
    explicit Memory(std::string_view text) : left_(text) {}
    std::size_t read(char* buffer, std::size_t size) override
    {
        const auto got = std::min(size, left_.size());
        std::memcpy(buffer, left_.data(), got);
        left_.remove_prefix(got);
        return got;
    }

private:
    std::string_view left_;
};

}  // namespace

struct Reader::Impl {
    /// A buffer that Sections share with the Reader: it is filled again only when no Section holds it any more.
    struct Kept {
        std::string name;
        Chunk chunk;
    };

    Impl(std::string n, std::unique_ptr<Input> input) : name(std::move(n)), chunks(std::move(input)) {}

    std::string name;
    Chunks chunks;
    std::shared_ptr<Kept> kept;
    ReadTo at;
};

Reader::Reader(std::string name, std::unique_ptr<Input> input) : impl_(std::make_unique<Impl>(std::move(name), std::move(input)))
{}

Reader::~Reader() = default;

bool Reader::next(Section& section)
{
    auto& r = *impl_;
    section.clear();
    while (!r.at.ended) {
        if (r.kept && next_section(r.kept->chunk, r.kept->name, r.at, section)) {
            section.keeps = r.kept;
            return true;
        }
        if (r.kept.use_count() != 1) {
            r.kept = std::make_shared<Impl::Kept>();
            r.kept->name = r.name;
        }
        r.at.begin = 0;
        r.at.ended = !r.chunks.fill(r.kept->chunk);
        look_for_bad_bytes(r.kept->chunk);
    }
    return false;
}

std::unique_ptr<Input> open_file(const std::string& name)
{
    if (name == "-") return std::make_unique<File>(STDIN_FILENO, false);
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) throw std::system_error(errno, std::generic_category(), name);
    auto file = std::make_unique<File>(descriptor, true);
    struct stat about {};
    if (::fstat(descriptor, &about) != 0) throw std::system_error(errno, std::generic_category(), name);
    if (S_ISDIR(about.st_mode)) throw std::system_error(EISDIR, std::generic_category(), name);
    return file;
}

std::unique_ptr<Input> from_memory(std::string_view text) { return std::make_unique<Memory>(text); }

}  // namespace hoyle::log
