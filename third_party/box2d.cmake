FetchContent_Declare(box2d
  GIT_REPOSITORY https://github.com/erincatto/box2d.git GIT_TAG v2.4.1
  FIND_PACKAGE_ARGS 2.4)
set(BOX2D_BUILD_UNIT_TESTS OFF CACHE INTERNAL "")
set(BOX2D_BUILD_TESTBED OFF CACHE INTERNAL "")
FetchContent_MakeAvailable(box2d)
if(TARGET box2d::box2d)
  third_alias(box2d box2d::box2d)
else()
  third_alias(box2d box2d)
endif()
