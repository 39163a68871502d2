FetchContent_Declare(CLI11
  GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git GIT_TAG v2.4.1
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(CLI11)
third_alias(cli11 CLI11::CLI11)
