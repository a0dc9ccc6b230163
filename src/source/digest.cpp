// The one door to xxHash, of which its headers alone are taken.

#include "source/digest.hpp"

#define XXH_INLINE_ALL
#define XXH_NO_XXH3
#include <xxhash.h>

namespace hoyle {

struct Digest::State {
    XXH64_state_t of;
};

std::uint64_t digest_of(std::string_view text) { return XXH64(text.data(), text.size(), 0); }

std::string hexadecimal(std::uint64_t digest)
{
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; digest >>= 4) digits[i] = "0123456789abcdef"[digest & 15];
    return digits;
}

Digest::Digest() : state_(std::make_unique<State>()) { XXH64_reset(&state_->of, 0); }
Digest::~Digest() = default;
Digest::Digest(Digest&&) noexcept = default;
Digest& Digest::operator=(Digest&&) noexcept = default;

void Digest::add(std::string_view piece) { XXH64_update(&state_->of, piece.data(), piece.size()); }

std::uint64_t Digest::value() const { return XXH64_digest(&state_->of); }

}  // namespace hoyle
