// Where a log comes from, and how it is cut into Sections: in chunks that end where a deal or a block begins, so that the memory
// needed is that of the longest deal and not of the log.
#include "log/line.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hoyle::log {
namespace {

constexpr std::size_t chunk_size = 256 * 1024;

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

/// The first of `bytes` from `i` on that may not be plain ASCII, within 32; or the end. A log is nearly always plain, so thirty-two
/// bytes are passed at a time as long as none of them is 0 or above 127.
std::size_t pass_plain(std::string_view bytes, std::size_t i)
{
    constexpr std::uint64_t high = 0x8080808080808080ULL, low = 0x0101010101010101ULL;
    for (; i + 32 <= bytes.size(); i += 32) {
        std::uint64_t word[4];
        std::memcpy(word, bytes.data() + i, 32);
        std::uint64_t seen = 0;
        for (const auto w : word) seen |= w | (w - low);
        if ((seen & high) != 0) return i;
    }
    return i;
}

/// The first byte that is not of a text: a NUL, or no UTF-8. npos if there is none. `bytes` begins and ends with a whole line.
std::size_t find_no_text(std::string_view bytes)
{
    for (std::size_t i = 0; (i = pass_plain(bytes, i)) < bytes.size();) {
        const auto newline = bytes.find('\n', i);
        const auto end = newline == bytes.npos ? bytes.size() : newline + 1;
        while (i != 0 && (bytes[i] & 0xc0) == 0x80) --i;  // not into the middle of a letter
        const auto stretch = bytes.substr(i, end - i);
        const auto bad = std::min(find_invalid_utf8(stretch), stretch.find('\0'));
        if (bad != stretch.npos) return i + bad;
        i = end;
    }
    return bytes.npos;
}

/// A buffer that Sections share with the Reader: it is filled again only when no Section holds it any more.
struct Chunk {
    Chunk(std::string n, std::size_t size) : name(std::move(n)), bytes(new char[size]), capacity(size) {}
    std::string name;
    std::unique_ptr<char[]> bytes;
    std::size_t capacity;
};

}  // namespace

struct Reader::Impl {
    std::unique_ptr<Input> input;
    std::shared_ptr<Chunk> chunk;
    std::size_t begin = 0;  ///< of the next Section
    std::size_t cut = 0;    ///< up to here the chunk holds whole Sections
    std::size_t filled = 0;
    std::size_t bad = std::string_view::npos;  ///< the first byte that is not of a text
    std::uint64_t line = 1;                    ///< the number of the line at `begin`
    bool input_ended = false;
    bool ended = false;  ///< nothing more is given out

    std::string_view bytes(std::size_t from, std::size_t to) const { return {chunk->bytes.get() + from, to - from}; }
    void make_room(std::size_t capacity);
    bool find_cut();
    bool load();
    Section& fault(Section& section, std::size_t at, std::size_t text_end, std::string message);
};

/// Moves what is left to the head of a chunk with room for `capacity` bytes.
void Reader::Impl::make_room(std::size_t capacity)
{
    const auto left = bytes(begin, filled);
    if (chunk.use_count() == 1 && chunk->capacity >= capacity) {
        std::memmove(chunk->bytes.get(), left.data(), left.size());
    } else {
        auto next = std::make_shared<Chunk>(chunk->name, std::max(capacity, chunk->capacity));
        std::memcpy(next->bytes.get(), left.data(), left.size());
        chunk = std::move(next);
    }
    filled = left.size();
    cut = begin = 0;
}

/// Sets `cut` to the last line (a whole one) that begins a deal or a block, the first line of all excepted; false if there is none.
bool Reader::Impl::find_cut()
{
    auto end = bytes(0, filled).rfind('\n');
    while (end != std::string_view::npos && end != 0) {
        const auto before = bytes(0, end).rfind('\n');
        if (before == std::string_view::npos) return false;
        if (heads_a_section(bytes(before + 1, end))) {
            cut = before + 1;
            return true;
        }
        end = before;
    }
    return false;
}

/// Fills the chunk until it holds a whole Section; false when a Section is longer than any may be.
bool Reader::Impl::load()
{
    make_room(chunk_size);
    for (;;) {
        while (filled < chunk->capacity && !input_ended) {
            const auto got = input->read(chunk->bytes.get() + filled, chunk->capacity - filled);
            filled += got;
            input_ended = got == 0;
        }
        const auto newline = bytes(0, filled).rfind('\n');
        const auto last_line = newline == std::string_view::npos ? 0 : newline + 1;
        if (filled - last_line > longest_line + 4) {  // parsing will find that line, and stop there
            input_ended = true;
            while ((chunk->bytes[filled - 1] & 0xc0) == 0x80 && filled - last_line > longest_line + 2) --filled;
            --filled;  // not into the middle of a letter, which would be no text
        }
        if (input_ended) cut = filled;
        if (input_ended || find_cut()) break;
        if (chunk->capacity >= longest_section) return false;
        make_room(2 * chunk->capacity);
    }
    bad = find_no_text(bytes(0, cut));
    return true;
}

Section& Reader::Impl::fault(Section& section, std::size_t at, std::size_t text_end, std::string message)
{
    section.text.bytes = bytes(begin, text_end);
    section.faults.push_back({{static_cast<std::uint32_t>(at - begin), 1}, std::move(message)});
    ended = true;
    return section;
}

Reader::Reader(std::string name, std::unique_ptr<Input> input) : impl_(std::make_unique<Impl>())
{
    impl_->input = std::move(input);
    impl_->chunk = std::make_shared<Chunk>(std::move(name), chunk_size);
}

Reader::~Reader() = default;

bool Reader::next(Section& section)
{
    auto& r = *impl_;
    section.clear();
    if (r.ended) return false;
    const bool fits = r.begin != r.cut || r.load();
    if (r.begin == r.cut && fits) {
        r.ended = true;
        return false;
    }
    section.keeps = r.chunk;
    section.text.name = r.chunk->name;
    section.text.first_line = r.line;
    if (!fits) {
        const auto first_line_end = std::min(r.bytes(0, r.filled).find('\n'), r.filled);
        r.fault(section, r.begin, first_line_end,
                "from here on there is no new deal for more than " + std::to_string(longest_section) + " bytes: no log has so long a deal");
        return true;
    }

    // Only the lines before a byte that is not of a text are read.
    const bool is_bad = r.bad < r.cut;
    const auto bad_line = is_bad ? r.bytes(0, r.bad).rfind('\n') + 1 : r.cut;  // npos + 1 is 0
    auto text = section.text;
    text.bytes = r.bytes(r.begin, bad_line);
    const auto read = parse_stretch(text, section, true, false);
    if (read.too_long) r.ended = true;
    if (is_bad && r.begin + read.bytes == bad_line && !r.ended) {
        const auto line_end = std::min(r.bytes(0, r.cut).find('\n', r.bad), r.cut);
        r.fault(section, r.bad, line_end,
                "this file is not text: line " + std::to_string(r.line + read.lines) + " holds a byte that is no letter (a log is saved as UTF-8)");
        return true;
    }
    if (!read.too_long)  // the line that is too long stays in the text, so that its head can be shown
        section.text.bytes = section.text.bytes.substr(0, read.bytes - static_cast<std::size_t>(section.text.bytes.data() - text.bytes.data()));
    r.begin += read.bytes;
    r.line += read.lines;
    return true;
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
