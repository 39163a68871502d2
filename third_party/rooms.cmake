# How a room of the house is built: `room(name LINKS ...)` compiles every source of the current folder into the library
# cw_<name>; `LINKS` is the room's line in the architecture: what it may include. `TOGETHER`: see compile_together;
# `LIGHT`: see compile_lightly.

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
  target_compile_definitions(cw_options INTERFACE COINWARS_SANITIZED)
  # AddressSanitizer tells of null and of objects left by itself, and no headless room casts pointers: asking once more at each
  # access takes a third of the compile time.
  if(COINWARS_SANITIZE MATCHES "address.*undefined")
    target_compile_options(cw_options INTERFACE -fno-sanitize=null,alignment,object-size)
  endif()
  # With sanitizers g++ 12 takes moved-from library objects for uninitialised ones.
  target_compile_options(cw_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(cw_options INTERFACE -fsanitize=${COINWARS_SANITIZE})
endif()

# Where headers weigh more than what includes them (the rules' variants, JSON, the screens), many files are compiled at once,
# in a third of the time. Without it each file shows that it includes what it needs: the debug preset.
option(COINWARS_TOGETHER "Compile rooms with heavy headers many files at a time" ON)
function(compile_together target together)
  if(NOT together OR NOT COINWARS_TOGETHER)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # Only files of one folder meet: names of their own need differ nowhere else.
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source ${sources})
    get_filename_component(folder ${source} ABSOLUTE)
    get_filename_component(folder ${folder} DIRECTORY)
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "in_${folder}" folder)
    list(APPEND ${folder} ${source})
    list(LENGTH ${folder} count)
    math(EXPR batch "(${count} - 1) / 24")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${batch})
  endforeach()
endfunction()

# What the target does takes no time worth saving; compiling it does, most of all where sanitizers are woven in. There is time to look
# at every index: one beyond its list ends the program there, with all that was accepted on disk, instead of going on with anything.
function(compile_lightly target)
  if(COINWARS_SANITIZE)
    set(level -O0)
  else()
    set(level -O1)
  endif()
  target_compile_options(${target} PRIVATE $<$<NOT:$<CXX_COMPILER_ID:MSVC>>:${level}>)
  target_compile_definitions(${target} PRIVATE $<$<NOT:$<CONFIG:Debug>>:_GLIBCXX_ASSERTIONS>)
endfunction()

# DEEP: the room has folders of its own, a game or a screen each.
function(room name)
  cmake_parse_arguments(ROOM "DEEP;TOGETHER;LIGHT" "" "LINKS" ${ARGN})
  if(ROOM_DEEP)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  else()
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  endif()
  add_library(cw_${name} STATIC ${sources})
  compile_together(cw_${name} ${ROOM_TOGETHER})
  if(ROOM_LIGHT)
    compile_lightly(cw_${name})
  endif()
  target_link_libraries(cw_${name} PUBLIC cw_options ${ROOM_LINKS})
endfunction()
