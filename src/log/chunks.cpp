#include "log/chunks.hpp"

#include "log/line.hpp"

#include <algorithm>
#include <cstring>

namespace hoyle::log {
namespace {

/// The first of `bytes` from `i` on that may not be plain ASCII, within 32; or the end. A log is nearly always plain, so it is
/// passed in blocks as long as no byte in them is 0 or above 127.
std::size_t pass_plain(std::string_view bytes, std::size_t i)
{
    constexpr std::size_t block = 1024;
    for (; i + block <= bytes.size(); i += block) {
        signed char least = 1;  // 0 and above 127 are both less; the compiler takes sixteen bytes at a time
        const char* const p = bytes.data() + i;
        for (std::size_t k = 0; k < block; ++k) least = std::min(least, static_cast<signed char>(p[k]));
        if (least < 1) break;
    }
    constexpr std::uint64_t high = 0x8080808080808080ULL, low = 0x0101010101010101ULL;
    for (; i + 32 <= bytes.size(); i += 32) {
        std::uint64_t word[4];
        std::memcpy(word, bytes.data() + i, 32);
        std::uint64_t seen = 0;
        for (const auto w : word) seen |= w | (w - low);
        if ((seen & high) != 0) return i;
    }
    return i;
}

/// The first byte that is not of a text: a NUL, or no UTF-8. npos if there is none. `bytes` begins and ends with a whole line.
std::size_t find_no_text(std::string_view bytes)
{
    for (std::size_t i = 0; (i = pass_plain(bytes, i)) < bytes.size();) {
        const auto newline = bytes.find('\n', i);
        const auto end = newline == bytes.npos ? bytes.size() : newline + 1;
        while (i != 0 && (bytes[i] & 0xc0) == 0x80) --i;  // not into the middle of a letter
        const auto stretch = bytes.substr(i, end - i);
        const auto bad = std::min(find_invalid_utf8(stretch), stretch.find('\0'));
        if (bad != stretch.npos) return i + bad;
        i = end;
    }
    return bytes.npos;
}

void grow(Chunk& chunk, std::size_t capacity)
{
    if (chunk.capacity >= capacity) return;
    std::unique_ptr<char[]> bytes(new char[capacity]);
    std::copy_n(chunk.bytes.get(), chunk.size, bytes.get());
    chunk.bytes = std::move(bytes);
    chunk.capacity = capacity;
}

/// Where the last whole line begins that heads a deal or a block, the first line of all excepted; 0 if there is none.
std::size_t last_heading(std::string_view text)
{
    auto end = text.rfind('\n');
    while (end != text.npos && end != 0) {
        const auto before = text.rfind('\n', end - 1);
        if (before == text.npos) return 0;
        if (heads_a_section(text.substr(before + 1, end - before - 1))) return before + 1;
        end = before;
    }
    return 0;
}

}  // namespace

Chunks::Chunks(std::unique_ptr<Input> input, std::size_t size) : input_(std::move(input)), size_(size) {}

bool Chunks::fill(Chunk& chunk)
{
    chunk.size = 0;
    chunk.bad = std::string_view::npos;
    chunk.endless = false;
    grow(chunk, std::max(size_, rest_.size()));
    std::memcpy(chunk.bytes.get(), rest_.data(), rest_.size());
    chunk.size = rest_.size();
    rest_.clear();
    for (;;) {
        while (chunk.size < chunk.capacity && !ended_) {
            const auto got = input_->read(chunk.bytes.get() + chunk.size, chunk.capacity - chunk.size);
            chunk.size += got;
            ended_ = got == 0;
        }
        const auto newline = chunk.text().rfind('\n');
        const auto last_line = newline == std::string_view::npos ? 0 : newline + 1;
        if (chunk.size - last_line > Reader::longest_line + 4) {  // parsing will find that line, and stop there
            ended_ = true;
            while ((chunk.bytes[chunk.size - 1] & 0xc0) == 0x80 && chunk.size - last_line > Reader::longest_line + 2)
                --chunk.size;
            --chunk.size;  // not into the middle of a letter, which would be no text
        }
        chunk.written = input_->written();
        if (ended_) return chunk.size != 0;
        if (const auto cut = last_heading(chunk.text()); cut != 0) {
            rest_ = chunk.text().substr(cut);
            chunk.size = cut;
            return true;
        }
        if (chunk.capacity >= Reader::longest_section) {
            chunk.endless = ended_ = true;
            return true;
        }
        grow(chunk, 2 * chunk.capacity);
    }
}

void look_for_bad_bytes(Chunk& chunk) { chunk.bad = find_no_text(chunk.text()); }

namespace {

void complain(std::string_view text, const ReadTo& at, std::size_t where, std::string message, Section& section)
{
    section.text.bytes = text.substr(at.begin, std::min(text.find('\n', where), text.size()) - at.begin);
    section.faults.push_back({{static_cast<std::uint32_t>(where - at.begin), 1}, std::move(message)});
}

}  // namespace

bool next_section(const Chunk& chunk, std::string_view name, ReadTo& at, Section& section)
{
    section.clear();
    if (at.ended || at.begin >= chunk.size) return false;
    const std::string_view all = chunk.text();
    section.text.name = name;
    section.text.first_line = at.line;
    if (chunk.written) {
        section.text.written = &(*chunk.written)[static_cast<std::size_t>(at.line - 1)];
        section.text.first_line = section.text.written->number;
    }
    if (chunk.endless) {
        at.ended = true;
        complain(all, at, at.begin,
                 "from here on there is no new deal for more than " + std::to_string(Reader::longest_section) +
                     " bytes: no log has so long a deal",
                 section);
        return true;
    }

    // Only the lines before a byte that is not of a text are read; a line that heads a section leaves the one before it whole.
    const bool is_bad = chunk.bad < chunk.size;
    const auto bad_line = is_bad ? all.substr(0, chunk.bad).rfind('\n') + 1 : chunk.size;  // npos + 1 is 0
    auto text = section.text;
    text.bytes = all.substr(at.begin, bad_line - at.begin);
    const auto read = parse_stretch(text, section, false);
    at.ended = read.too_long;
    const bool heads = is_bad && heads_a_section(all.substr(bad_line, all.find('\n', bad_line) - bad_line));
    if (is_bad && at.begin + read.bytes == bad_line && !at.ended && (!heads || read.bytes == 0)) {
        at.ended = true;
        complain(all, at, chunk.bad,
                 "this file is not text: line " + std::to_string(at.line + read.lines) +
                     " holds a byte that is no letter (a log is saved as UTF-8)",
                 section);
        return true;
    }
    if (!read.too_long)  // the line that is too long stays in the text, so that its head can be shown
        section.text.bytes = section.text.bytes.substr(
            0, read.bytes - static_cast<std::size_t>(section.text.bytes.data() - text.bytes.data()));
    at.begin += read.bytes;
    at.line += read.lines;
    return true;
}

std::size_t section_length(std::string_view text, std::uint64_t& lines)
{
    const auto line_end = [&](std::size_t begin) { return std::min(text.find('\n', begin), text.size()); };
    std::size_t end = line_end(0);
    for (;;) {
        ++lines;
        if (end + 1 >= text.size()) return text.size();
        const std::size_t begin = end + 1;
        end = line_end(begin);
        if (heads_a_section(text.substr(begin, end - begin))) return begin;
    }
}

}  // namespace hoyle::log
