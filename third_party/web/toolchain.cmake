# Emscripten as tools.sh unpacks it; CMake's find_package searches only its folders, so libraries.cmake names the libraries
# one by one.
set(unpacked ${CMAKE_CURRENT_LIST_DIR}/../../build/web-tools/root)
set(emscripten ${unpacked}/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
if(NOT EXISTS ${emscripten})
  message(FATAL_ERROR "The tools of the web build are missing: run third_party/web/tools.sh first.")
endif()
include(${emscripten})
# The browser's own exceptions: smaller and faster than those emulated in JavaScript. The other compilers report what C++20 and
# the libraries deprecate; this one also finds it in the libraries' own headers, which nobody here can fix.
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -Wno-deprecated-declarations")
