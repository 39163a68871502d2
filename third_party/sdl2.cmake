FetchContent_Declare(SDL2
  GIT_REPOSITORY https://github.com/libsdl-org/SDL.git GIT_TAG release-2.26.5
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(SDL2)
third_alias(sdl2 SDL2::SDL2)
