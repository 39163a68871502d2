# The libraries in a browser. No epoxy, because the browser itself provides OpenGL ES 3, and no fontconfig, because the page brings
# its own fonts.
set(library_sources ${PROJECT_SOURCE_DIR}/build/web-tools/sources)
include(from_sources.cmake)

set(FETCHCONTENT_SOURCE_DIR_SODIUM ${library_sources}/libsodium)
include(sodium.cmake)
set(BOOST_INCLUDE_DIR ${library_headers})
include(boost.cmake)
# A page can only use the browser's WebSocket.
target_link_options(third_boost INTERFACE -lwebsocket.js)

target_compile_definitions(third_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)

set(sdl ${library_sources}/libsdl2)
set(sources)
foreach(folder . atomic audio audio/disk audio/dummy audio/emscripten cpuinfo dynapi events file filesystem/emscripten haptic haptic/dummy
        hidapi joystick joystick/emscripten libm loadso/dlopen locale locale/emscripten misc misc/emscripten power power/emscripten
        render render/software render/opengles2 sensor sensor/dummy stdlib thread thread/generic timer timer/unix video
        video/dummy video/emscripten video/yuv2rgb)
  file(GLOB more ${sdl}/src/${folder}/*.c)
  list(APPEND sources ${more})
endforeach()
library_from_source(sdl2 INCLUDES ${sdl}/include SOURCES ${sources})

foreach(library epoxy fontconfig)
  add_library(third_${library} INTERFACE)
  add_library(third::${library} ALIAS third_${library})
endforeach()
