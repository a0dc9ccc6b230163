#include "cli/open_file.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>

namespace hoyle::cli {

bool take_name(const OpenFile& file, const std::filesystem::path& path)
{
    const std::string beside =
        (path.parent_path() / ("." + path.filename().string() + "." + std::to_string(::getpid()))).string();
    if (::linkat(AT_FDCWD, file.path().c_str(), AT_FDCWD, beside.c_str(), AT_SYMLINK_FOLLOW) != 0) return false;
    if (std::rename(beside.c_str(), path.c_str()) == 0) return true;
    const int why = errno;
    ::unlink(beside.c_str());
    errno = why;
    return false;
}

}  // namespace hoyle::cli
