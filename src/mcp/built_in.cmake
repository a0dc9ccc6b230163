# cmake -DROOT=... -DFILES=a|b -DOUT=... -P built_in.cmake: the files, as they stand, in a table of a C++ source.
string(REPLACE "|" ";" files "${FILES}")
file(WRITE "${OUT}.new" "#include \"mcp/built_in.hpp\"\n\n#include <array>\n\nnamespace hoyle::mcp {\n\nnamespace {\n\nconstexpr std::array all{\n")
foreach(path IN LISTS files)
  file(READ "${ROOT}/${path}" text)
  file(APPEND "${OUT}.new" "    BuiltIn{\"${path}\", R\"--hoyle--(${text})--hoyle--\"},\n")
endforeach()
file(APPEND "${OUT}.new" "};\n\n}  // namespace\n\nstd::span<const BuiltIn> built_in() { return all; }\n\n}  // namespace hoyle::mcp\n")
file(RENAME "${OUT}.new" "${OUT}")
