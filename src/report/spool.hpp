// Text that is wanted later, of any length: what is more than a little lies in a file that has no name and goes with the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace hoyle::report {

/// Where text that is kept for later may lie.
enum class Keep { in_memory, on_disk };

class Spool {
public:
    explicit Spool(Keep keep) : on_disk_(keep == Keep::on_disk) {}
    ~Spool();
    Spool(Spool&&) noexcept;
    Spool& operator=(Spool&&) = delete;

    void add(std::string_view text);
    bool empty() const { return filed_ == 0 && latest_.empty(); }
    void clear();

    /// All that was added, in its order. Throws std::system_error if the file cannot be read.
    void write_to(std::ostream& out) const;

private:
    void file();

    bool on_disk_;  ///< false from the moment on where the disk takes no more: the rest stays in memory
    int file_ = -1;
    std::uint64_t filed_ = 0;  ///< bytes in the file
    std::string latest_;       ///< what comes behind them
};

}  // namespace hoyle::report
