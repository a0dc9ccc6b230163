// By what it holds: sixteen hexadecimal digits that tell one text from another, the same on every machine. XXH64, as `xxhsum`
// prints it of a file. It finds what has changed, and is no proof against one who means to deceive.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace hoyle {

std::uint64_t digest_of(std::string_view text);

/// "0badc0de0badc0de"
std::string hexadecimal(std::uint64_t digest);

/// The same of a text that comes piece by piece.
class Digest {
public:
    Digest();
    ~Digest();
    Digest(Digest&&) noexcept;
    Digest& operator=(Digest&&) noexcept;

    void add(std::string_view piece);
    std::uint64_t value() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace hoyle
