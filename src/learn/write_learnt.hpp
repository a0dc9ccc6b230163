// What was learnt, as the file that phrases/learnt.hpp describes.
#pragma once

#include "phrases/learnt.hpp"

#include <string>

namespace hoyle::learn {

/// read_learnt() of it gives the same again.
std::string write_learnt(const phrases::LearntData& data);

}  // namespace hoyle::learn
