FetchContent_Declare(doctest
  GIT_REPOSITORY https://github.com/doctest/doctest.git GIT_TAG v2.4.11
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(doctest)
third_alias(doctest doctest::doctest)
