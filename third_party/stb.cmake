# stb_image, stb_image_write and stb_truetype. Debian ships them compiled (libstb); elsewhere a source file written to
# the build folder instantiates them.
if(PkgConfig_FOUND)
  pkg_check_modules(STB QUIET IMPORTED_TARGET stb)
endif()
if(STB_FOUND)
  third_alias(stb PkgConfig::STB)
else()
  FetchContent_Declare(stb GIT_REPOSITORY https://github.com/nothings/stb.git
    GIT_TAG 8b5f1f37b5b75829fc72d38e7b5d4bcbf8a26d55)
  FetchContent_MakeAvailable(stb)
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/stb.c
    "#define STB_IMAGE_IMPLEMENTATION\n#include <stb_image.h>\n#define STB_IMAGE_WRITE_IMPLEMENTATION\n"
    "#include <stb_image_write.h>\n#define STB_TRUETYPE_IMPLEMENTATION\n#include <stb_truetype.h>\n")
  add_library(third_stb STATIC ${CMAKE_CURRENT_BINARY_DIR}/stb.c)
  target_include_directories(third_stb SYSTEM PUBLIC ${stb_SOURCE_DIR})
  add_library(third::stb ALIAS third_stb)
endif()
