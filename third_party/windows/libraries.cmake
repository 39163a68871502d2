# The libraries for Windows, all linked into the programs except FriBidi. No fontconfig, because the program brings its own fonts
# and looks for others in Windows' folders itself.
set(library_sources ${PROJECT_SOURCE_DIR}/build/windows-tools/sources)
if(NOT EXISTS ${library_sources})
  message(FATAL_ERROR "The tools of the build for Windows are missing: run third_party/windows/tools.sh first.")
endif()
set(hpdf_config "") # Debian has zlib for Windows
include(from_sources.cmake)
target_link_libraries(third_hpdf PUBLIC z)
# Otherwise the system's old code page would be used to open fonts.
file(CONFIGURE OUTPUT ${library_headers}/hpdf/open_by_utf8.h CONTENT [==[
#include <stdio.h>
#include <windows.h>
static inline FILE* open_by_utf8(const char* name, const char* mode) {
  wchar_t wide_name[1024], wide_mode[8];
  if (!MultiByteToWideChar(CP_UTF8, 0, name, -1, wide_name, 1024) || !MultiByteToWideChar(CP_UTF8, 0, mode, -1, wide_mode, 8)) return NULL;
  return _wfopen(wide_name, wide_mode);
}
#define fopen open_by_utf8
]==])
target_compile_options(third_hpdf PRIVATE -include ${library_headers}/hpdf/open_by_utf8.h)

# As in our own code: coins move the same with every compiler.
target_compile_options(third_box2d PRIVATE -ffp-contract=off)
# Otherwise the system's old code page would be used to open pictures.
target_compile_definitions(third_stb PUBLIC STBI_WINDOWS_UTF8 STBIW_WINDOWS_UTF8)
target_link_libraries(third_imgui PUBLIC imm32)

set(SDL_SHARED OFF CACHE INTERNAL "")
set(SDL_STATIC ON CACHE INTERNAL "")
set(SDL_TEST OFF CACHE INTERNAL "")
set(SDL_RENDER OFF CACHE INTERNAL "") # OpenGL draws everything
set(SDL2_DISABLE_SDL2MAIN ON CACHE INTERNAL "")
set(SDL2_DISABLE_INSTALL ON CACHE INTERNAL "")
add_subdirectory(${library_sources}/libsdl2 ${CMAKE_CURRENT_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL)
third_alias(sdl2 SDL2-static)

# libepoxy's own build is Meson's: here its script generates the functions.
set(epoxy ${library_sources}/libepoxy)
set(generated ${CMAKE_CURRENT_BINARY_DIR}/epoxy)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(MAKE_DIRECTORY ${generated}/include/epoxy ${generated}/src)
foreach(api gl wgl)
  if(EXISTS ${generated}/src/${api}_generated_dispatch.c)
    continue()
  endif()
  execute_process(COMMAND ${Python3_EXECUTABLE} ${epoxy}/src/gen_dispatch.py --header --no-source --outputdir=${generated}/include/epoxy
                          ${epoxy}/registry/${api}.xml COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${Python3_EXECUTABLE} ${epoxy}/src/gen_dispatch.py --source --no-header --outputdir=${generated}/src
                          ${epoxy}/registry/${api}.xml COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(CONFIGURE OUTPUT ${generated}/src/config.h CONTENT "#define ENABLE_EGL 0\n#define ENABLE_GLX 0\n")
library_from_source(epoxy INCLUDES ${epoxy}/include ${generated}/include
  SOURCES ${epoxy}/src/dispatch_common.c ${epoxy}/src/dispatch_wgl.c ${generated}/src/gl_generated_dispatch.c
          ${generated}/src/wgl_generated_dispatch.c)
target_include_directories(third_epoxy PRIVATE ${generated}/src ${epoxy}/src)
target_link_libraries(third_epoxy PUBLIC opengl32 gdi32)

# As elsewhere, from the sources already here.
set(FETCHCONTENT_SOURCE_DIR_SODIUM ${library_sources}/libsodium)
set(FETCHCONTENT_SOURCE_DIR_FRIBIDI ${library_sources}/fribidi)
set(BOOST_INCLUDE_DIR ${library_headers})
include(sodium.cmake)
include(boost.cmake)
if(COINWARS_BIDI)
  include(fribidi.cmake)
endif()

add_library(third_fontconfig INTERFACE)
add_library(third::fontconfig ALIAS third_fontconfig)

if(BUILD_TESTING)
  add_library(third_doctest INTERFACE)
  target_include_directories(third_doctest SYSTEM INTERFACE ${library_headers}/doctest ${library_headers})
  add_library(third::doctest ALIAS third_doctest)
  file(GLOB_RECURSE sources ${library_sources}/rapidcheck/src/*.cpp)
  library_from_source(rapidcheck INCLUDES ${library_sources}/rapidcheck/include SOURCES ${sources})
endif()
