#include "source/trouble.hpp"

#include <new>
#include <stdexcept>
#include <system_error>

namespace hoyle {

std::string trouble(const std::exception& thrown)
{
    if (const auto* system = dynamic_cast<const std::system_error*>(&thrown)) return system->code().message();
    const bool too_large = dynamic_cast<const std::bad_alloc*>(&thrown) || dynamic_cast<const std::length_error*>(&thrown);
    if (too_large) return "there is not memory enough for it";
    return std::string("hoyle itself is at fault (") + thrown.what() + "): please tell those who make it";
}

}  // namespace hoyle
