// A log in stretches that fit in memory and end where a deal or a block begins. Everything that reads a log reads it through
// these.
#pragma once

#include "log/section.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::log {

/// A stretch of a log: whole Sections, and what is wrong with its bytes.
struct Chunk {
    std::unique_ptr<char[]> bytes;
    std::size_t capacity = 0;
    std::size_t size = 0;
    std::size_t bad =
        std::string_view::npos;  ///< the first byte that is not of a text: a NUL, or no UTF-8. Set by look_for_bad_bytes
    std::shared_ptr<const std::vector<WrittenLine>> written;  ///< of a log told again: all its lines
    bool endless = false;                                     ///< no Section ends in it, though it is longer than any may be

    std::string_view text() const { return {bytes.get(), size}; }
};

/// Cuts a log into chunks, each filled as far as whole Sections go.
class Chunks {
public:
    /// Two threads share their work best at 128 KiB; one does not mind.
    static constexpr std::size_t usual_size = 128 * 1024;

    explicit Chunks(std::unique_ptr<Input> input, std::size_t size = usual_size);

    /// The next stretch, in a buffer that is used again; it grows for a Section that is longer. False at the end of the log.
    /// Throws std::system_error when reading fails.
    bool fill(Chunk& chunk);

private:
    std::unique_ptr<Input> input_;
    std::size_t size_;
    std::string rest_;  ///< what was read behind the last cut
    bool ended_ = false;
};

/// Says in the chunk where the first byte stands that is not of a text.
void look_for_bad_bytes(Chunk& chunk);

/// How far a chunk has been read.
struct ReadTo {
    std::size_t begin = 0;  ///< in the chunk: of the next Section
    std::uint64_t line = 1;
    bool ended = false;  ///< nothing more of this log is to be read: what is wrong with it stands in the last Section
};

/// Reads the Section at `at` and moves on; false at the end of the chunk. `name` and the chunk must outlive what is made of the
/// Section.
bool next_section(const Chunk& chunk, std::string_view name, ReadTo& at, Section& section);

/// How long the Section at the head of `text` is, in bytes and (added to `lines`) in lines. `text` begins and ends with a whole
/// line.
std::size_t section_length(std::string_view text, std::uint64_t& lines);

}  // namespace hoyle::log
