FetchContent_Declare(rapidcheck
  GIT_REPOSITORY https://github.com/emil-e/rapidcheck.git GIT_TAG a5724ea5b0b00147109b0605c377f1e54c353ba2
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(rapidcheck)
third_alias(rapidcheck rapidcheck)
