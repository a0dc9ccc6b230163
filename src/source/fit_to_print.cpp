#include "source/fit_to_print.hpp"

#include "source/text.hpp"
#include "source/unseen.hpp"

#include <algorithm>
#include <cstring>
#include <ostream>

namespace hoyle {
namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";
constexpr std::string_view colors[] = {"\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[9m"};

/// 1 for a byte that may not be fit: all but a tab, the end of a line, and what is plain ASCII. Without a branch, so that the
/// compiler takes sixteen of them at a time.
unsigned char wants_a_look(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    const auto past_plain = static_cast<unsigned char>(byte - 0x20) > 0x5e;
    return static_cast<unsigned char>(past_plain & (byte != '\n') & (byte != '\t'));
}

/// The first character from `p` on that may not be fit. Nearly all that is printed is, so it is passed in blocks.
const char* pass_fit(const char* p, const char* end)
{
    constexpr std::ptrdiff_t block = 128;
    for (; end - p >= block; p += block) {
        unsigned char seen = 0;
        for (std::ptrdiff_t i = 0; i < block; ++i) seen = static_cast<unsigned char>(seen | wants_a_look(p[i]));
        if (seen != 0) break;
    }
    return std::find_if(p, end, wants_a_look);
}

/// How many bytes the UTF-8 that begins with this one has; 1 for what begins none.
std::ptrdiff_t announced(unsigned char first) { return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1; }

}  // namespace

FitToPrint::~FitToPrint() { hand_on(true); }

bool FitToPrint::put(const char* from, const char* to) { return from == to || to_->sputn(from, to - from) == to - from; }

/// What is written so far, but for a character whose end is not; `all`: that too, as it stands.
bool FitToPrint::hand_on(bool all)
{
    bool good = true;
    const char *p = waiting_.data(), *plain = p;
    const char* const end = pptr();
    while ((p = pass_fit(p, end)) != end) {
        const auto left = static_cast<std::size_t>(end - p);
        if (colors_ && *p == '\x1b') {
            const bool whole = std::any_of(std::begin(colors), std::end(colors), [&](std::string_view each) {
                return left >= each.size() && each.compare(0, each.size(), p, each.size()) == 0;
            });
            if (whole) {
                p += colors[0].size();
                continue;
            }
            if (!all && left < colors[0].size()) break;
        }
        const std::size_t length = utf8_length({p, left});
        if (length == 0 && !all && end - p < announced(static_cast<unsigned char>(*p))) break;
        const std::size_t unseen = length == 0 ? 1 : unseen_length(p, end);
        if (unseen != 0) {
            good = put(plain, p) && put(replacement.data(), replacement.data() + replacement.size()) && good;
            plain = p + unseen;
        }
        p += std::max<std::size_t>(length, 1);
    }
    good = put(plain, p) && good;
    kept_ = static_cast<std::size_t>(end - p);
    std::memmove(waiting_.data(), p, kept_);
    empty();
    return good;
}

FitToPrint::int_type FitToPrint::overflow(int_type c)
{
    if (!hand_on(false)) return traits_type::eof();
    if (!traits_type::eq_int_type(c, traits_type::eof())) sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

int FitToPrint::sync() { return hand_on(false) && to_->pubsync() == 0 ? 0 : -1; }

Door::Door(std::ostream& stream) : stream_(stream), before_(stream.rdbuf()), fit_(before_) { stream.rdbuf(&fit_); }

Door::~Door()
{
    stream_.flush();
    stream_.rdbuf(before_);
}

}  // namespace hoyle
