# Box2D. Its third release has the same package, target and header names, but a different API in C: it must not be mistaken for
# the second.
FetchContent_Declare(box2d
  GIT_REPOSITORY https://github.com/erincatto/box2d.git GIT_TAG v2.4.1
  FIND_PACKAGE_ARGS 2.4...<3)
set(BOX2D_BUILD_UNIT_TESTS OFF CACHE INTERNAL "")
set(BOX2D_BUILD_TESTBED OFF CACHE INTERNAL "")
FetchContent_MakeAvailable(box2d)
if(TARGET box2d::box2d)
  third_alias(box2d box2d::box2d)
else()
  # As in our own code: coins move the same with every compiler.
  target_compile_options(box2d PRIVATE $<$<NOT:$<CXX_COMPILER_ID:MSVC>>:-ffp-contract=off>)
  third_alias(box2d box2d)
endif()
