// A file that is open until this goes.
#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace hoyle::cli {

class OpenFile {
public:
    /// `number`: as the system gave it; less than 0: it is not open.
    explicit OpenFile(int number) : number_(number) {}
    ~OpenFile()
    {
        if (number_ >= 0) ::close(number_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int number() const { return number_; }
    /// By this name the program itself can open it anew, also if it has no name any more.
    std::string path() const { return "/proc/self/fd/" + std::to_string(number_); }

private:
    int number_;
};

/// A file that has no name takes that of `path`, in one step. False: it could not (errno tells why), and `path` is as it was.
bool take_name(const OpenFile& file, const std::filesystem::path& path);

}  // namespace hoyle::cli
