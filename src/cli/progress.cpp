#include "cli/progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace hoyle::cli {

using namespace std::chrono_literals;

class Progress::Watched : public log::Input {
public:
    Watched(Progress& progress, std::unique_ptr<log::Input> input) : progress_(progress), input_(std::move(input)) {}
    std::size_t read(char* buffer, std::size_t size) override
    {
        const std::size_t got = input_->read(buffer, size);
        progress_.add(got);
        return got;
    }

private:
    Progress& progress_;
    std::unique_ptr<log::Input> input_;
};

Progress::Progress(std::uintmax_t bytes)
    : all_(bytes), wanted_(isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0), next_(std::chrono::steady_clock::now() + 1s)
{}

Progress::~Progress()
{
    if (shown_) std::fputs("\r\x1b[K", stderr);
}

std::unique_ptr<log::Input> Progress::watch(std::unique_ptr<log::Input> input)
{
    if (!wanted_) return input;
    return std::make_unique<Watched>(*this, std::move(input));
}

void Progress::add(std::size_t bytes)
{
    const std::lock_guard lock(mutex_);
    read_ += bytes;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + 200ms;
    shown_ = true;
    const double megabytes = static_cast<double>(read_) / 1e6;
    const std::string so_far = all_ >= read_ && all_ != 0
                                   ? fmt::format("{} % of {:.0f} MB", read_ * 100 / all_, static_cast<double>(all_) / 1e6)
                                   : fmt::format("{:.0f} MB", megabytes);
    std::fputs(("\rhoyle: read " + so_far + "\x1b[K").c_str(), stderr);
}

}  // namespace hoyle::cli
