FetchContent_Declare(benchmark
  GIT_REPOSITORY https://github.com/google/benchmark.git GIT_TAG v1.7.1
  FIND_PACKAGE_ARGS)
set(BENCHMARK_ENABLE_TESTING OFF CACHE INTERNAL "")
FetchContent_MakeAvailable(benchmark)
third_alias(benchmark benchmark::benchmark)
