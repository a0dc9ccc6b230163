// What comes out of the program, and through which door.
#pragma once

#include "source/fit_to_print.hpp"

namespace hoyle::cli {

/// Standard output and standard error go through the door as long as this lives: one for the program, opened before anything is
/// done. Then only colours that were asked for pass (`wants_color`), and nothing else that a terminal obeys.
class Doors {
public:
    Doors();
    ~Doors();
    Doors(const Doors&) = delete;
    Doors& operator=(const Doors&) = delete;

    Door& out() { return out_; }

private:
    Door out_, err_;
};

}  // namespace hoyle::cli
