# Debian's cross compiler for COINWARS_TRIPLE, with the libraries that processors.sh unpacked into COINWARS_SYSROOT (both from the
# environment, as CMake reads this file again for each of its own checks).
set(CMAKE_SYSTEM_NAME Linux)
string(REGEX REPLACE "-.*" "" CMAKE_SYSTEM_PROCESSOR $ENV{COINWARS_TRIPLE})
set(CMAKE_C_COMPILER $ENV{COINWARS_TRIPLE}-gcc)
set(CMAKE_CXX_COMPILER $ENV{COINWARS_TRIPLE}-g++)
set(CMAKE_LIBRARY_ARCHITECTURE $ENV{COINWARS_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH $ENV{COINWARS_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
set(ENV{PKG_CONFIG_LIBDIR} $ENV{COINWARS_SYSROOT}/usr/lib/$ENV{COINWARS_LIBRARIES}/pkgconfig)
set(ENV{PKG_CONFIG_SYSROOT_DIR} $ENV{COINWARS_SYSROOT})
string(CONCAT CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-rpath-link,$ENV{COINWARS_SYSROOT}/usr/lib/$ENV{COINWARS_LIBRARIES}:"
                                           "$ENV{COINWARS_SYSROOT}/lib/$ENV{COINWARS_LIBRARIES}")
# 32-bit x86 uses its old unit by default.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "i686")
  set(CMAKE_CXX_FLAGS_INIT "-msse2 -mfpmath=sse")
endif()
