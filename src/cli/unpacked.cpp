// The one door to zlib.

#include "cli/unpacked.hpp"

#include "cli/log_files.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <optional>
#include <zlib.h>

namespace hoyle::cli {
namespace {

constexpr std::size_t piece = 1 << 15;

class Inflating {
public:
    Inflating()
    {
        constexpr int with_head_of_gzip = 16;
        if (::inflateInit2(&stream, with_head_of_gzip + MAX_WBITS) != Z_OK) throw std::bad_alloc();
    }
    ~Inflating() { ::inflateEnd(&stream); }
    Inflating(const Inflating&) = delete;
    Inflating& operator=(const Inflating&) = delete;

    z_stream stream{};
};

/// Its first bytes say whether it is packed.
class Unpacked final : public log::Input {
public:
    explicit Unpacked(std::unique_ptr<log::Input> input)
        : input_(std::move(input)), bytes_(std::make_unique_for_overwrite<char[]>(piece))
    {
        while (left_.size() < 2 && fill()) {}
        if (left_.starts_with("\x1f\x8b")) inflating_.emplace();
    }

    std::size_t read(char* buffer, std::size_t size) override
    {
        if (inflating_) return inflate(buffer, size);
        if (left_.empty()) return input_->read(buffer, size);
        const std::size_t now = std::min(size, left_.size());
        std::memcpy(buffer, left_.data(), now);
        left_.remove_prefix(now);
        return now;
    }

private:
    /// More behind what is left; false: there is no more.
    bool fill()
    {
        if (!left_.empty()) std::memmove(bytes_.get(), left_.data(), left_.size());
        const std::size_t got = input_->read(bytes_.get() + left_.size(), piece - left_.size());
        left_ = {bytes_.get(), left_.size() + got};
        return got != 0;
    }

    std::size_t inflate(char* buffer, std::size_t size)
    {
        z_stream& stream = inflating_->stream;
        stream.next_out = reinterpret_cast<Bytef*>(buffer);
        stream.avail_out = static_cast<uInt>(std::min<std::size_t>(size, 1u << 30));
        const uInt wanted = stream.avail_out;
        while (stream.avail_out == wanted) {
            if (left_.empty() && !fill()) {
                if (!within_) return 0;
                throw Refused("it is packed (gzip), and its end is missing");
            }
            if (!within_ && ::inflateReset(&stream) != Z_OK) throw std::bad_alloc();
            within_ = true;
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(left_.data()));  // it is only read
            stream.avail_in = static_cast<uInt>(left_.size());
            const int state = ::inflate(&stream, Z_NO_FLUSH);
            left_.remove_prefix(left_.size() - stream.avail_in);
            if (state == Z_STREAM_END) within_ = false;  // another may follow: packed files put together are one
            else if (state == Z_MEM_ERROR) throw std::bad_alloc();
            else if (state != Z_OK && state != Z_BUF_ERROR) throw Refused("it is packed (gzip), and damaged");
        }
        return wanted - stream.avail_out;
    }

    std::unique_ptr<log::Input> input_;
    std::unique_ptr<char[]> bytes_;  ///< `piece` of them
    std::string_view left_;          ///< what was not yet taken
    std::optional<Inflating> inflating_;
    bool within_ = true;  ///< a packed file has begun, and is not at its end
};

}  // namespace

bool is_packed(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return in.get() == 0x1f && in.get() == 0x8b;
}

std::unique_ptr<log::Input> unpacked(std::unique_ptr<log::Input> input) { return std::make_unique<Unpacked>(std::move(input)); }

}  // namespace hoyle::cli
