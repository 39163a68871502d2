# Emscripten as tools.sh brings it; CMake's find_package looks into its folders alone, so the libraries are told one by one
# in libraries.cmake.
set(unpacked ${CMAKE_CURRENT_LIST_DIR}/../../build/web-tools/root)
set(emscripten ${unpacked}/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
if(NOT EXISTS ${emscripten})
  message(FATAL_ERROR "The tools of the web build are missing: run third_party/web/tools.sh first.")
endif()
include(${emscripten})
# The browser's own exceptions: smaller and quicker than those played in JavaScript. What C++20 and the libraries deprecate is told by
# the other compilers; this one finds it inside of libraries' own headers too, where nobody here can mend it.
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -Wno-deprecated-declarations")
