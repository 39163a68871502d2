FetchContent_Declare(tl-expected
  GIT_REPOSITORY https://github.com/TartanLlama/expected.git GIT_TAG v1.1.0
  FIND_PACKAGE_ARGS NAMES tl-expected)
set(EXPECTED_BUILD_TESTS OFF CACHE INTERNAL "")
FetchContent_MakeAvailable(tl-expected)
third_alias(expected tl::expected)
