#include "phrases/learnt.hpp"

// The file itself, as it is.
__asm__(".section .rodata\n"
        ".global hoyle_learnt_begin\n.global hoyle_learnt_end\n"
        "hoyle_learnt_begin:\n.incbin \"" HOYLE_LEARNT "\"\n"
        "hoyle_learnt_end:\n.byte 0\n"
        ".previous\n");
extern "C" const char hoyle_learnt_begin[], hoyle_learnt_end[];

std::string_view hoyle::phrases::learnt_file()
{
    return {hoyle_learnt_begin, static_cast<std::size_t>(hoyle_learnt_end - hoyle_learnt_begin)};
}
