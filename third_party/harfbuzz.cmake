# HarfBuzz. Its own build makes two libraries with the same parts, which a program cannot link: if fetched, it is compiled from the
# one file that includes all of it.
if(PkgConfig_FOUND)
  pkg_check_modules(HARFBUZZ QUIET IMPORTED_TARGET harfbuzz harfbuzz-subset)
endif()
if(HARFBUZZ_FOUND)
  third_alias(harfbuzz PkgConfig::HARFBUZZ)
else()
  FetchContent_Declare(harfbuzz GIT_REPOSITORY https://github.com/harfbuzz/harfbuzz.git GIT_TAG 6.0.0
    SOURCE_SUBDIR sources_alone)
  FetchContent_MakeAvailable(harfbuzz)
  add_library(third_harfbuzz STATIC ${harfbuzz_SOURCE_DIR}/src/harfbuzz-subset.cc)
  target_include_directories(third_harfbuzz SYSTEM PUBLIC ${harfbuzz_SOURCE_DIR}/src)
  target_compile_options(third_harfbuzz PRIVATE $<IF:$<CXX_COMPILER_ID:MSVC>,/w,-w>)
  add_library(third::harfbuzz ALIAS third_harfbuzz)
endif()
