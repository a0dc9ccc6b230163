#include "report/spool.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <ostream>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace hoyle::report {
namespace {

constexpr std::size_t little = 1 << 18;

/// -1: there is no place for one.
int nameless_file()
{
    std::error_code none;
    const auto folder = std::filesystem::temp_directory_path(none);
    if (none) return -1;
    std::string path = (folder / "hoyle.XXXXXX").string();
    const int file = ::mkstemp(path.data());
    if (file >= 0) ::unlink(path.c_str());
    return file;
}

}  // namespace

Spool::~Spool()
{
    if (file_ >= 0) ::close(file_);
}

Spool::Spool(Spool&& other) noexcept
    : on_disk_(other.on_disk_), file_(std::exchange(other.file_, -1)), filed_(std::exchange(other.filed_, 0)),
      latest_(std::move(other.latest_))
{}

void Spool::add(std::string_view text)
{
    latest_ += text;
    if (on_disk_ && latest_.size() >= little) file();
}

void Spool::clear()
{
    filed_ = 0;
    latest_.clear();
}

void Spool::file()
{
    if (file_ < 0) file_ = nameless_file();
    std::size_t done = 0;
    while (done < latest_.size()) {
        const auto at = static_cast<off_t>(filed_);
        const auto put = file_ < 0 ? -1 : ::pwrite(file_, latest_.data() + done, latest_.size() - done, at);
        if (put < 0 && file_ >= 0 && errno == EINTR) continue;
        if (put <= 0) break;
        filed_ += static_cast<std::uint64_t>(put);
        done += static_cast<std::size_t>(put);
    }
    on_disk_ = done == latest_.size();
    latest_.erase(0, done);
}

void Spool::write_to(std::ostream& out) const
{
    std::string piece(static_cast<std::size_t>(std::min<std::uint64_t>(filed_, little)), '\0');
    for (std::uint64_t at = 0; at < filed_;) {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), filed_ - at));
        const auto got = ::pread(file_, piece.data(), wanted, static_cast<off_t>(at));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) throw std::system_error(got < 0 ? errno : EIO, std::generic_category());
        out.write(piece.data(), got);
        at += static_cast<std::uint64_t>(got);
    }
    out << latest_;
}

}  // namespace hoyle::report
