# What emscripten's compiler, which has only its own libraries, is given of Debian's: headers; of fmt the library too, compiled from them, and
# of libstemmer the source (HOYLE_SNOWBALL), with English alone. What stays outside a page is linked from nothing.
set(HOYLE_SNOWBALL "" CACHE PATH "the folder of Debian's source package snowball (./dev web fetches it)")

set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(header fmt tao nlohmann xxhash.h)
  file(CREATE_LINK /usr/include/${header} ${headers}/${header} SYMBOLIC)
endforeach()
include_directories(SYSTEM ${headers})
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
add_compile_options(-fwasm-exceptions)
add_link_options(-fwasm-exceptions)

add_library(hoyle_fmt STATIC src/fmt_library.cpp)
add_library(fmt::fmt ALIAS hoyle_fmt)
foreach(target taocpp::pegtl nlohmann_json::nlohmann_json yaml-cpp Threads::Threads CLI11::CLI11 ZLIB::ZLIB)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
endforeach()

# --- the stemmer: snowball's compiler, built for this machine, writes it in C
enable_language(C)
file(GLOB compiler ${HOYLE_SNOWBALL}/compiler/*.c)
file(MAKE_DIRECTORY ${HOYLE_SNOWBALL}/src_c)
file(WRITE ${HOYLE_SNOWBALL}/english.txt "english UTF_8 english,en,eng\n")
foreach(step
    "cc -O1 -w -o snowball ${compiler}"
    "./snowball algorithms/english.sbl -o src_c/stem_UTF_8_english -eprefix english_UTF_8_ -r ../runtime -u"
    "perl libstemmer/mkmodules.pl libstemmer/modules_utf8.h src_c english.txt english.mak utf8")
  string(REPLACE " " ";" step "${step}")
  execute_process(COMMAND ${step} WORKING_DIRECTORY ${HOYLE_SNOWBALL} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
set(MODULES_H modules_utf8.h)
configure_file(${HOYLE_SNOWBALL}/libstemmer/libstemmer_c.in ${HOYLE_SNOWBALL}/libstemmer/libstemmer_utf8.c @ONLY)
add_library(stemmer STATIC ${HOYLE_SNOWBALL}/libstemmer/libstemmer_utf8.c ${HOYLE_SNOWBALL}/src_c/stem_UTF_8_english.c ${HOYLE_SNOWBALL}/runtime/api.c
            ${HOYLE_SNOWBALL}/runtime/utilities.c)
target_compile_options(stemmer PRIVATE -w)
target_include_directories(stemmer INTERFACE ${HOYLE_SNOWBALL}/include)
