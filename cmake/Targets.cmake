# One folder, one target: or_library(base DEPS ...) makes openrealm_base of the folder's sources.

set(OPENREALM_STD_HEADERS <algorithm> <array> <cstdint> <cstring> <functional> <map> <memory> <optional> <span>
    <string> <string_view> <tuple> <unordered_map> <utility> <vector> <fmt/format.h> <tl/expected.hpp>)

function(or_common target)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include)
  if(OPENREALM_PCH AND NOT ARGN STREQUAL "NO_PCH")
    target_precompile_headers(${target} PRIVATE ${OPENREALM_STD_HEADERS})
  endif()
endfunction()

# A static library of every source below the current folder but module.cpp and main.cpp.
function(or_library name)
  cmake_parse_arguments(ARG "" "" "DEPS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/(module|main)\\.cpp$")
  if(sources)
    add_library(openrealm_${name} STATIC ${sources})
    or_common(openrealm_${name})
    target_link_libraries(openrealm_${name} PUBLIC fmt::fmt ${ARG_DEPS})
  else()
    add_library(openrealm_${name} INTERFACE)
    target_include_directories(openrealm_${name} INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include)
    target_link_libraries(openrealm_${name} INTERFACE fmt::fmt ${ARG_DEPS})
  endif()
endfunction()

# What every shared object of a module has: one exported symbol, a build id, nothing unresolved, and its
# hash beside it as sha256sum writes it, so that the kernel can tell a file that is still being written.
function(or_shape_module target)
  set_target_properties(${target} PROPERTIES PREFIX "")
  if(NOT OPENREALM_SANITIZE)
    target_link_options(${target} PRIVATE -Wl,-z,defs)
  endif()
  target_link_options(${target} PRIVATE -Wl,--build-id -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/module.map)
  set(file $<TARGET_FILE_NAME:${target}>)
  add_custom_command(TARGET ${target} POST_BUILD COMMAND ${CMAKE_COMMAND} -E sha256sum ${file} > ${file}.sha256
                     WORKING_DIRECTORY $<TARGET_FILE_DIR:${target}>)
endfunction()

# A module: its static core openrealm_<name>, which tests link, and <name>.so made of module.cpp.
function(or_module name)
  cmake_parse_arguments(ARG "" "" "DEPS" ${ARGN})
  or_library(${name} DEPS openrealm_base ${ARG_DEPS})
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/module.cpp)
    add_library(${name} MODULE module.cpp)
    or_common(${name} NO_PCH)
    target_link_libraries(${name} PRIVATE openrealm_${name})
    set_target_properties(${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/modules)
    or_shape_module(${name})
  endif()
endfunction()

# tests/<name>/*.cpp -> bin/<name>_tests, one fat executable.
function(or_test name)
  cmake_parse_arguments(ARG "" "" "DEPS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_tests ${sources})
  or_common(${name}_tests)
  if(OPENREALM_PCH)
    target_precompile_headers(${name}_tests PRIVATE <gtest/gtest.h>)
  endif()
  target_compile_definitions(${name}_tests PRIVATE OPENREALM_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                             OPENREALM_BINARY_DIR="${PROJECT_BINARY_DIR}")
  target_link_libraries(${name}_tests PRIVATE ${ARG_DEPS} GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name}_tests --gtest_brief=1)
endfunction()
