#include "cli/replace_file.hpp"

#include "cli/log_files.hpp"
#include "cli/open_file.hpp"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <system_error>
#include <unistd.h>

namespace hoyle::cli {
namespace {

[[noreturn]] void fail(int error) { throw std::system_error(error, std::generic_category()); }

/// While this lives, what would interrupt the program waits.
class Undisturbed {
public:
    Undisturbed()
    {
        sigset_t all;
        sigfillset(&all);
        ::pthread_sigmask(SIG_BLOCK, &all, &before_);
    }
    ~Undisturbed() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    Undisturbed(const Undisturbed&) = delete;
    Undisturbed& operator=(const Undisturbed&) = delete;

private:
    sigset_t before_{};
};

/// 0, or why not all of it was written.
int write_all(int to, std::string_view text)
{
    for (std::size_t done = 0; done < text.size();) {
        const auto put = ::pwrite(to, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (put < 0) return errno;
        if (put == 0) return EIO;
        done += static_cast<std::size_t>(put);
    }
    return ::ftruncate(to, static_cast<off_t>(text.size())) == 0 && ::fsync(to) == 0 ? 0 : errno;
}

bool has_attributes(int file) { return ::flistxattr(file, nullptr, 0) > 0; }

/// A file without a name, which the system takes away if the program ends, is made like the old one, and only then named.
bool put_in_its_place(const std::filesystem::path& path, const struct stat& old, std::string_view text)
{
    const OpenFile fresh(::open(path.parent_path().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600));
    if (fresh.number() < 0 || ::fchown(fresh.number(), old.st_uid, old.st_gid) != 0) return false;
    if (::fchmod(fresh.number(), old.st_mode & 07777) != 0 || has_attributes(fresh.number())) return false;
    if (write_all(fresh.number(), text) != 0) return false;
    return take_name(fresh, path);
}

void write_into(int file, std::string_view was, std::string_view text)
{
    const auto before = static_cast<off_t>(was.size()), after = static_cast<off_t>(text.size());
    const int no_room = after > before ? ::posix_fallocate(file, before, after - before) : 0;
    const int error = no_room != 0 ? no_room : write_all(file, text);
    if (error == 0) return;
    // as it was: if that fails too, the error told is the first
    const bool put_back = no_room != 0 ? ::ftruncate(file, before) == 0 : write_all(file, was) == 0;
    (void)put_back;
    fail(error);
}

}  // namespace

void replace_text(const std::string& file, const std::string& was, const std::string& text)
{
    const std::filesystem::path path = std::filesystem::canonical(file);
    const Undisturbed until_done;
    const OpenFile old(::open(path.c_str(), O_WRONLY | O_CLOEXEC));  // what is protected from writing is not written over
    struct stat about {};
    if (old.number() < 0 || ::fstat(old.number(), &about) != 0) fail(errno);
    if (!S_ISREG(about.st_mode) || static_cast<std::size_t>(about.st_size) != was.size())
        throw Refused("left as it is, since it is no file, or has been written to meanwhile");
    const bool alone = about.st_nlink == 1 && !has_attributes(old.number());
    if (!alone || !put_in_its_place(path, about, text)) write_into(old.number(), was, text);
}

}  // namespace hoyle::cli
