// How far the reading has come, on standard error: of what takes longer than a second, and only where somebody looks on.
#pragma once

#include "log/section.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>

namespace hoyle::cli {

class Progress {
public:
    /// `bytes` there are to read in all; 0: nobody knows.
    explicit Progress(std::uintmax_t bytes);
    ~Progress();  ///< takes away what was shown
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// The same input, what is read of it counted. It must not outlive this.
    std::unique_ptr<log::Input> watch(std::unique_ptr<log::Input> input);

private:
    class Watched;
    void add(std::size_t bytes);

    std::uintmax_t all_;
    bool wanted_;  ///< standard error is a terminal, and the report does not go to one
    std::mutex mutex_;
    std::uintmax_t read_ = 0;
    std::chrono::steady_clock::time_point next_;
    bool shown_ = false;
};

}  // namespace hoyle::cli
