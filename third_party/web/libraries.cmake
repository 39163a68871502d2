# The libraries in a browser: compiled from the sources that tools.sh brought, or headers alone. There is no epoxy, for the browser
# gives OpenGL ES 3 itself, and no fontconfig, for the page brings its fonts along.
set(web_sources ${PROJECT_SOURCE_DIR}/build/web-tools/sources)

# Headers of the system's packages: linked into a folder of their own, for /usr/include is another machine's.
set(web_headers ${CMAKE_CURRENT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${web_headers})
foreach(header nlohmann CLI tl pcg_random.hpp pcg_extras.hpp pcg_uint128.hpp)
  file(CREATE_LINK /usr/include/${header} ${web_headers}/${header} SYMBOLIC)
endforeach()
foreach(library json expected pcg cli11)
  add_library(third_${library} INTERFACE)
  target_include_directories(third_${library} SYSTEM INTERFACE ${web_headers})
  add_library(third::${library} ALIAS third_${library})
endforeach()

# web_library(name INCLUDES folder... SOURCES file...)
function(web_library name)
  cmake_parse_arguments(LIBRARY "" "" "INCLUDES;SOURCES" ${ARGN})
  add_library(third_${name} STATIC ${LIBRARY_SOURCES})
  target_include_directories(third_${name} SYSTEM PUBLIC ${LIBRARY_INCLUDES})
  target_compile_options(third_${name} PRIVATE -w)
  add_library(third::${name} ALIAS third_${name})
endfunction()

file(GLOB sources ${web_sources}/libharu/src/*.c)
list(FILTER sources EXCLUDE REGEX "_png\\.c$")
file(CONFIGURE OUTPUT ${web_headers}/hpdf/hpdf_config.h CONTENT "#define LIBHPDF_HAVE_NOPNGLIB\n#define LIBHPDF_HAVE_NOZLIB\n")
web_library(hpdf INCLUDES ${web_sources}/libharu/include ${web_headers}/hpdf SOURCES ${sources})

web_library(utf8proc INCLUDES ${web_sources}/utf8proc SOURCES ${web_sources}/utf8proc/utf8proc.c)
target_compile_definitions(third_utf8proc PUBLIC UTF8PROC_STATIC)

file(GLOB_RECURSE sources ${web_sources}/box2d/src/*.cpp)
web_library(box2d INCLUDES ${web_sources}/box2d/include SOURCES ${sources})
target_include_directories(third_box2d PRIVATE ${web_sources}/box2d/src)

file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/stb.c CONTENT [==[
#define STB_IMAGE_IMPLEMENTATION
#include <stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>
#define STB_TRUETYPE_IMPLEMENTATION
#include <stb_truetype.h>
]==])
web_library(stb INCLUDES /usr/include/stb SOURCES ${CMAKE_CURRENT_BINARY_DIR}/stb.c)

set(sdl ${web_sources}/libsdl2)
set(sources)
foreach(folder . atomic audio audio/disk audio/dummy audio/emscripten cpuinfo dynapi events file filesystem/emscripten haptic haptic/dummy
        hidapi joystick joystick/emscripten libm loadso/dlopen locale locale/emscripten misc misc/emscripten power power/emscripten
        render render/software render/opengles2 sensor sensor/dummy stdlib thread thread/generic timer timer/unix video
        video/dummy video/emscripten video/yuv2rgb)
  file(GLOB more ${sdl}/src/${folder}/*.c)
  list(APPEND sources ${more})
endforeach()
web_library(sdl2 INCLUDES ${sdl}/include SOURCES ${sources})

set(imgui ${web_sources}/imgui)
web_library(imgui INCLUDES ${imgui} ${imgui}/backends ${imgui}/misc/cpp
  SOURCES ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
          ${imgui}/misc/cpp/imgui_stdlib.cpp ${imgui}/backends/imgui_impl_opengl3.cpp)
target_compile_definitions(third_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)

foreach(library epoxy fontconfig)
  add_library(third_${library} INTERFACE)
  add_library(third::${library} ALIAS third_${library})
endforeach()
