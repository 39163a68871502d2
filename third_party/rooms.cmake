# How a room of the house is built: `room(name LINKS ...)` compiles every source of the current folder into the library
# cw_<name>; `LINKS` is the room's line in the architecture: what it may include.

add_library(cw_options INTERFACE)
target_include_directories(cw_options INTERFACE ${PROJECT_SOURCE_DIR})
if(MSVC)
  target_compile_options(cw_options INTERFACE /W4 /WX /fp:precise)
else()
  # Contraction would round differently from machine to machine: the same commands must give the same hash everywhere.
  target_compile_options(cw_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                                              -Werror -ffp-contract=off)
  target_compile_definitions(cw_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
endif()
if(COINWARS_SANITIZE)
  target_compile_options(cw_options INTERFACE -fsanitize=${COINWARS_SANITIZE} -fno-sanitize-recover=all
                                              -fno-omit-frame-pointer)
  # With sanitizers g++ 12 takes moved-from library objects for uninitialised ones.
  target_compile_options(cw_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(cw_options INTERFACE -fsanitize=${COINWARS_SANITIZE})
endif()

function(room name)
  cmake_parse_arguments(ROOM "" "" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(cw_${name} STATIC ${sources})
  target_link_libraries(cw_${name} PUBLIC cw_options ${ROOM_LINKS})
endfunction()
