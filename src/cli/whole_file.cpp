#include "cli/whole_file.hpp"

#include "cli/log_files.hpp"
#include "source/text.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>

namespace hoyle::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& name, const std::string& why)
{
    throw NotWritten(printable(name) + ": the report could not be written there: " + why);
}

mode_t usual_rights()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

}  // namespace

WholeFile::WholeFile(const std::string& file, Takes takes) : takes_(takes), target_(file), name_(shown_name(file))
{
    std::error_code none;
    const auto type = fs::status(target_, none).type();
    if (type != fs::file_type::regular && type != fs::file_type::not_found)
        fail(name_, none ? none.message() : type == fs::file_type::directory ? "this is a folder" : "this is no file");
    if (type == fs::file_type::regular) target_ = fs::canonical(target_);
    open();
    if (file_->number() < 0) fail(name_, std::strerror(errno));
    if (takes_ == Takes::what_is_added) return;
    std::cout.flush();
    if (::dup2(file_->number(), STDOUT_FILENO) < 0) fail(name_, std::strerror(errno));
}

void WholeFile::open()
{
    const fs::path folder = target_.has_parent_path() ? target_.parent_path() : fs::path(".");
    file_.emplace(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    if (file_->number() >= 0) return;
    if (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL) return;
    temporary_ = (folder / ("." + target_.filename().string() + ".XXXXXX")).string();
    file_.emplace(::mkostemp(temporary_.data(), O_CLOEXEC));
    if (file_->number() >= 0) ::fchmod(file_->number(), usual_rights());
    else temporary_.clear();
}

/// Asked for as much again as there is, the system says what was in the way before.
std::string WholeFile::why_not_all() const
{
    struct stat about {};
    ::fstat(file_->number(), &about);
    const int error = ::posix_fallocate(file_->number(), about.st_size, about.st_size + 1);
    return error != 0 ? std::strerror(error) : "not all of it was taken";
}

WholeFile::~WholeFile()
{
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void WholeFile::add(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file_->number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail(name_, written < 0 ? std::strerror(errno) : why_not_all());
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void WholeFile::keep()
{
    if (takes_ == Takes::standard_output) {
        std::cout.flush();
        if (!std::cout) fail(name_, why_not_all());
    }
    if (::fsync(file_->number()) != 0) fail(name_, std::strerror(errno));
    struct stat old {};
    if (::stat(target_.c_str(), &old) == 0) ::fchmod(file_->number(), old.st_mode & 07777);
    if (temporary_.empty()) {
        if (!take_name(*file_, target_)) fail(name_, std::strerror(errno));
        return;
    }
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail(name_, std::strerror(errno));
    temporary_.clear();
}

}  // namespace hoyle::cli
