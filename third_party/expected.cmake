# tl::expected is one header. Its own build is skipped: it fetches what its tests need.
find_path(EXPECTED_INCLUDE_DIR tl/expected.hpp)
if(NOT EXPECTED_INCLUDE_DIR)
  FetchContent_Declare(expected GIT_REPOSITORY https://github.com/TartanLlama/expected.git GIT_TAG v1.1.0
    SOURCE_SUBDIR headers_alone)
  FetchContent_MakeAvailable(expected)
  set(EXPECTED_INCLUDE_DIR ${expected_SOURCE_DIR}/include CACHE PATH "" FORCE)
endif()
add_library(third_expected INTERFACE)
target_include_directories(third_expected SYSTEM INTERFACE ${EXPECTED_INCLUDE_DIR})
add_library(third::expected ALIAS third_expected)
