# What a static `hoyle` is linked from: a third of its start was the dynamic linker. Debian has libyaml-cpp.a and libstemmer.a, and of fmt the headers, which
# its library is compiled from. Without one of these, and under the sanitizers, all is linked as CMake finds it.

if(HOYLE_STATIC)
  include(CheckCXXSourceCompiles)
  find_path(HOYLE_FMT_HEADERS fmt/format-inl.h)
  find_library(HOYLE_YAML_CPP_ARCHIVE libyaml-cpp.a)
  find_library(HOYLE_STEMMER_ARCHIVE libstemmer.a)
  set(CMAKE_REQUIRED_LINK_OPTIONS -static)
  check_cxx_source_compiles("#include <string>\nint main(int n, char**) { return std::to_string(n).empty(); }" HOYLE_LINKS_STATICALLY)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  if(HOYLE_SANITIZE OR HOYLE_FUZZ OR NOT (HOYLE_FMT_HEADERS AND HOYLE_YAML_CPP_ARCHIVE AND HOYLE_STEMMER_ARCHIVE AND HOYLE_LINKS_STATICALLY))
    set(HOYLE_STATIC OFF)      # for this configuration, not in the cache
  endif()
endif()
# Debian's compiler makes all code fit for any address; what is linked at one is smaller, and its tables need not be written to.
if(HOYLE_STATIC)
  add_compile_options(-fno-pie)
  add_link_options(-no-pie)
endif()

# The targets that find_package would give, for whoever links them by name.
function(hoyle_static_libraries)
  add_library(hoyle_fmt STATIC src/fmt_library.cpp)
  target_include_directories(hoyle_fmt PUBLIC ${HOYLE_FMT_HEADERS})
  add_library(fmt::fmt ALIAS hoyle_fmt)
  add_library(yaml-cpp STATIC IMPORTED GLOBAL)
  set_target_properties(yaml-cpp PROPERTIES IMPORTED_LOCATION ${HOYLE_YAML_CPP_ARCHIVE})
  # libstemmer's table of languages names all of them, half a megabyte; named weakly, only English, which is asked for, is linked.
  set(languages ${CMAKE_BINARY_DIR}/libstemmer.o)
  execute_process(COMMAND ${CMAKE_AR} x ${HOYLE_STEMMER_ARCHIVE} libstemmer.o WORKING_DIRECTORY ${CMAKE_BINARY_DIR} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${CMAKE_OBJCOPY} --weaken ${languages} COMMAND_ERROR_IS_FATAL ANY)
  add_library(stemmer INTERFACE)
  target_link_libraries(stemmer INTERFACE -Wl,-u,english_UTF_8_create_env ${languages} ${HOYLE_STEMMER_ARCHIVE})
endfunction()
