// In place of lawbook/load*.cpp: a page reads no files, so a club's own book cannot be had.

#include "lawbook/load_from.hpp"

namespace hoyle::lawbook {

Loaded load_with(const std::string& path, const Where&, const KnownBooks&)
{
    return {{}, {{path, 0, 0, "no files are read here"}}};
}
std::string describe(const Mistake& mistake) { return mistake.file + ": " + mistake.message; }

}  // namespace hoyle::lawbook
