# Shared by web/ and windows/: libraries for another system, compiled from the sources that tools.sh put into
# `library_sources`, or headers of this system's packages.

# Linked into a folder of their own, because the rest of /usr/include is for this system.
set(library_headers ${CMAKE_CURRENT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${library_headers})
foreach(header nlohmann CLI tl stb boost doctest pcg_random.hpp pcg_extras.hpp pcg_uint128.hpp)
  file(CREATE_LINK /usr/include/${header} ${library_headers}/${header} SYMBOLIC)
endforeach()
foreach(library json expected pcg cli11)
  add_library(third_${library} INTERFACE)
  target_include_directories(third_${library} SYSTEM INTERFACE ${library_headers})
  add_library(third::${library} ALIAS third_${library})
endforeach()

# library_from_source(name INCLUDES folder... SOURCES file...)
function(library_from_source name)
  cmake_parse_arguments(LIBRARY "" "" "INCLUDES;SOURCES" ${ARGN})
  add_library(third_${name} STATIC ${LIBRARY_SOURCES})
  target_include_directories(third_${name} SYSTEM PUBLIC ${LIBRARY_INCLUDES})
  target_compile_options(third_${name} PRIVATE -w)
  add_library(third::${name} ALIAS third_${name})
endfunction()

# With zlib, pages are compressed: an including file that has it links it and sets `hpdf_config`.
if(NOT DEFINED hpdf_config)
  set(hpdf_config "#define LIBHPDF_HAVE_NOZLIB\n")
endif()
file(GLOB sources ${library_sources}/libharu/src/*.c)
list(FILTER sources EXCLUDE REGEX "_png\\.c$")
file(CONFIGURE OUTPUT ${library_headers}/hpdf/hpdf_config.h CONTENT "#define LIBHPDF_HAVE_NOPNGLIB\n${hpdf_config}")
library_from_source(hpdf INCLUDES ${library_sources}/libharu/include ${library_headers}/hpdf SOURCES ${sources})

library_from_source(utf8proc INCLUDES ${library_sources}/utf8proc SOURCES ${library_sources}/utf8proc/utf8proc.c)
target_compile_definitions(third_utf8proc PUBLIC UTF8PROC_STATIC)

file(GLOB_RECURSE sources ${library_sources}/box2d/src/*.cpp)
library_from_source(box2d INCLUDES ${library_sources}/box2d/include SOURCES ${sources})
target_include_directories(third_box2d PRIVATE ${library_sources}/box2d/src)

file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/stb.c CONTENT [==[
#define STB_IMAGE_IMPLEMENTATION
#include <stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>
#define STB_TRUETYPE_IMPLEMENTATION
#include <stb_truetype.h>
]==])
library_from_source(stb INCLUDES ${library_headers}/stb SOURCES ${CMAKE_CURRENT_BINARY_DIR}/stb.c)

# This file includes it all.
library_from_source(harfbuzz INCLUDES ${library_sources}/harfbuzz/src SOURCES ${library_sources}/harfbuzz/src/harfbuzz-subset.cc)

set(imgui ${library_sources}/imgui)
library_from_source(imgui INCLUDES ${imgui} ${imgui}/backends ${imgui}/misc/cpp
  SOURCES ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
          ${imgui}/misc/cpp/imgui_stdlib.cpp ${imgui}/backends/imgui_impl_opengl3.cpp)
