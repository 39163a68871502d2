# Emscripten as tools.sh brings it; CMake's find_package looks into its folders alone, so the libraries are told one by one
# in libraries.cmake.
set(unpacked ${CMAKE_CURRENT_LIST_DIR}/../../build/web-tools/root)
set(emscripten ${unpacked}/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
if(NOT EXISTS ${emscripten})
  message(FATAL_ERROR "The tools of the web build are missing: run third_party/web/tools.sh first.")
endif()
include(${emscripten})
# The browser's own exceptions: smaller and quicker than those played in JavaScript. C++20 deprecates std::filesystem::u8path
# without a plain word in its place, of which its library here would complain.
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -D_LIBCPP_DISABLE_DEPRECATION_WARNINGS")
set(CMAKE_EXE_LINKER_FLAGS_INIT -fwasm-exceptions)
