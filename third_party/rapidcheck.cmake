FetchContent_Declare(rapidcheck
  GIT_REPOSITORY https://github.com/emil-e/rapidcheck.git GIT_TAG ff6af6fc683159deb51c543b065eba14dfcf329b
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(rapidcheck)
third_alias(rapidcheck rapidcheck)
