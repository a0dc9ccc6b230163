# The headers that nearly every file includes are read once a folder: most of a build goes into them. Each file still includes what it uses;
# -DHOYLE_PRECOMPILE=OFF builds without.
option(HOYLE_PRECOMPILE "read the common headers once" ON)

# hoyle_precompile(FOLDER HEADERS...): for all that is built in the folder with the same options
function(hoyle_precompile folder)
  if(NOT HOYLE_PRECOMPILE)
    return()
  endif()
  string(MAKE_C_IDENTIFIER "hoyle_headers_${folder}" headers)
  get_property(targets DIRECTORY ${PROJECT_SOURCE_DIR}/${folder} PROPERTY BUILDSYSTEM_TARGETS)
  get_property(options DIRECTORY ${PROJECT_SOURCE_DIR}/${folder} PROPERTY COMPILE_OPTIONS)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/listed/${headers}.cpp CONTENT "// owns the headers that are compiled first\n")
  add_library(${headers} OBJECT ${CMAKE_BINARY_DIR}/listed/${headers}.cpp)
  set_target_properties(${headers} PROPERTIES COMPILE_OPTIONS "${options}")
  target_precompile_headers(${headers} PRIVATE ${ARGN})
  foreach(target IN LISTS targets)
    get_target_property(kind ${target} TYPE)
    get_target_property(own ${target} COMPILE_OPTIONS)
    if(kind MATCHES "^(STATIC_LIBRARY|OBJECT_LIBRARY|EXECUTABLE)$" AND own STREQUAL options)
      target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
  endforeach()
endfunction()

# What ccache wants before it keeps anything compiled with such headers.
if(HOYLE_PRECOMPILE)
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  if(CMAKE_CXX_COMPILER_LAUNCHER)
    list(PREPEND CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros)
  endif()
endif()
