# How the rooms are built: each folder in game/arrows.txt becomes a library that links what its line names.

add_library(cw_options INTERFACE)
target_include_directories(cw_options INTERFACE ${PROJECT_SOURCE_DIR})
if(MSVC)
  target_compile_options(cw_options INTERFACE /W4 /fp:precise)
else()
  # Contraction would round differently from machine to machine: the same commands must give the same hash everywhere.
  target_compile_options(cw_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                                              -ffp-contract=off)
  target_compile_definitions(cw_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
  # Boost's variant folds over all the structs it may hold.
  target_compile_options(cw_options INTERFACE $<$<CXX_COMPILER_ID:Clang,AppleClang>:-fbracket-depth=1024>)
  # g++ mistakes moved-from objects of the library and of Boost's variant for uninitialised ones: 12 with sanitizers, 14 without.
  target_compile_options(cw_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  # g++ spends a fifth of its time on garbage collection; with less of it the largest rooms take 1.7 GB.
  target_compile_options(cw_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>)
endif()
# A future compiler may warn about code that is fine today: that must keep nobody from playing.
if(COINWARS_WERROR)
  target_compile_options(cw_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
# Some systems' libraries require threads and others do not: precompiled headers need the same options everywhere.
if(UNIX AND NOT EMSCRIPTEN)
  target_compile_options(cw_options INTERFACE -pthread)
endif()
if(WIN32)
  target_compile_definitions(cw_options INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN _WIN32_WINNT=0x0A00)
endif()
if(COINWARS_SANITIZE)
  target_compile_options(cw_options INTERFACE -fsanitize=${COINWARS_SANITIZE} -fno-sanitize-recover=all
                                              -fno-omit-frame-pointer)
  target_compile_definitions(cw_options INTERFACE COINWARS_SANITIZED)
  # AddressSanitizer itself reports null and dangling pointers, and no headless room casts pointers: checking again at each
  # access takes a third of the compile time.
  if(COINWARS_SANITIZE MATCHES "address.*undefined")
    target_compile_options(cw_options INTERFACE -fno-sanitize=null,alignment,object-size)
  endif()
  target_link_options(cw_options INTERFACE -fsanitize=${COINWARS_SANITIZE})
endif()

# Where headers weigh more than the files that include them (the rules' variants, JSON, the screens), many files are compiled
# at once, in a third of the time. The debug preset does without, so there each file must include all it needs.
option(COINWARS_TOGETHER "Compile rooms with heavy headers many files at a time" ON)
function(compile_together target together)
  if(NOT together OR NOT COINWARS_TOGETHER)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # Only files of one folder are joined: local names need to be unique only there.
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source ${sources})
    get_filename_component(folder ${source} ABSOLUTE)
    get_filename_component(folder ${folder} DIRECTORY)
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "in_${folder}" folder)
    list(APPEND ${folder} ${source})
    list(LENGTH ${folder} count)
    math(EXPR batch "(${count} - 1) / 64")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${batch})
  endforeach()
endfunction()

# For targets whose own speed hardly matters but whose compile time does, most of all with sanitizers (g++ is quicker with -Og
# than with -O1 or -O0, because it keeps less of small functions). There is time to check
# every index: one out of range ends the program there, with everything accepted on disk, instead of going on at random.
function(compile_lightly target)
  if(COINWARS_SANITIZE)
    set(level -O0)
  else()
    set(level -Og)
  endif()
  target_compile_options(${target} PRIVATE $<$<NOT:$<CXX_COMPILER_ID:MSVC>>:${level}>)
  target_compile_definitions(${target} PRIVATE $<$<NOT:$<CONFIG:Debug>>:_GLIBCXX_ASSERTIONS>)
endfunction()

# Headers that nearly every file includes are precompiled, once per way of compiling: `fast`, `light` or `tests`.
set(headers_ahead <algorithm> <cmath> <functional> <map> <memory> <optional> <ranges> <span> <string> <vector>
    <boost/variant2/variant.hpp> <tl/expected.hpp> <nlohmann/json.hpp>)
function(compile_ahead target way)
  if(NOT COINWARS_TOGETHER OR MSVC)
    return()
  endif()
  if(NOT TARGET cw_headers_${way})
    file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/headers_${way}.cpp CONTENT "")
    add_library(cw_headers_${way} STATIC ${PROJECT_BINARY_DIR}/headers_${way}.cpp)
    target_link_libraries(cw_headers_${way} PRIVATE cw_options third::json third::expected third::variant2)
    target_precompile_headers(cw_headers_${way} PRIVATE ${headers_ahead})
    if(NOT way STREQUAL fast)
      compile_lightly(cw_headers_${way})
    endif()
    if(way STREQUAL tests)
      target_link_libraries(cw_headers_${way} PRIVATE third::doctest third::rapidcheck)
      target_precompile_headers(cw_headers_${way} PRIVATE <doctest/doctest.h> <rapidcheck.h>)
      target_compile_definitions(cw_headers_${way} PRIVATE DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM cw_headers_${way})
endfunction()

# A program of a file or two beside the rooms.
function(compile_program target)
  compile_lightly(${target})
  compile_ahead(${target} light)
endfunction()

# Folders in which run time matters more than compile time: computation, and drawing of each frame.
set(fast_folders engine/core engine/measure engine/physics engine/render engine/sound game/kit game/kit/hands game/kit/session
    game/coin_wars/rules game/coin_wars/bots game/coin_wars/analysis)

# Folders with light headers: their files are compiled one by one.
set(apart engine/physics game/kit/hands)

# Code for one kind of system: NAME_windows.cpp, compiled by itself because windows.h takes many names, NAME_posix.cpp for
# all others, and NAME_web.cpp for browsers.
function(sources_of_system list)
  if(WIN32)
    set(other posix)
  else()
    set(other windows)
  endif()
  set(kept ${${list}})
  list(FILTER kept EXCLUDE REGEX "_${other}\\.cpp$")
  if(NOT EMSCRIPTEN)
    list(FILTER kept EXCLUDE REGEX "_web\\.cpp$")
  elseif(kept MATCHES "/network_web\\.cpp")
    # A page has no sockets of its own: the browser's WebSocket replaces everything built on Asio.
    list(FILTER kept INCLUDE REGEX "/(network_web|secret)\\.cpp$")
  endif()
  set(${list} ${kept} PARENT_SCOPE)
  list(FILTER kept INCLUDE REGEX "_windows\\.cpp$")
  set_source_files_properties(${kept} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# "game/kit/hands" -> "cw_kit_hands"
function(room_target folder target)
  string(REGEX REPLACE "^(engine|game)/" "" name ${folder})
  string(REPLACE "/" "_" name ${name})
  set(${target} cw_${name} PARENT_SCOPE)
endfunction()

# A library of one folder's sources. `words`: the folders that it may include and the libraries that it uses.
function(room folder words)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  sources_of_system(sources)
  room_target(${folder} target)
  add_library(${target} STATIC ${sources})
  if(NOT folder IN_LIST apart)
    compile_together(${target} ON)
  endif()
  set(way fast)
  if(NOT folder IN_LIST fast_folders)
    set(way light)
    compile_lightly(${target})
  endif()
  if(folder MATCHES "^game/" AND NOT folder IN_LIST apart)
    compile_ahead(${target} ${way})
  endif()
  target_link_libraries(${target} PUBLIC cw_options)
  foreach(word ${words})
    if(word MATCHES "::")
      target_link_libraries(${target} PUBLIC ${word})
    else()
      room_target(${word} other)
      target_link_libraries(${target} PUBLIC ${other})
    endif()
  endforeach()
endfunction()

# Every room in the list. Without a window, rooms that need one of its libraries are left out.
function(rooms list)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  set(windowed "")
  if(NOT COINWARS_WINDOW)
    list(APPEND windowed third::epoxy third::sdl2)
    if(COINWARS_FUZZ)
      set(windowed engine/render engine/sound engine/ui)
    endif()
  endif()
  file(STRINGS ${list} lines REGEX "^[a-z]")
  foreach(line ${lines})
    string(REGEX MATCHALL "[a-z0-9_/]+(::[a-z0-9_]+)?" words ${line})
    list(POP_FRONT words folder)
    set(left_out FALSE)
    foreach(word ${folder} ${words})
      if(word IN_LIST windowed)
        set(left_out TRUE)
      endif()
    endforeach()
    if(left_out)
      list(APPEND windowed ${folder})
    else()
      room(${folder} "${words}")
    endif()
  endforeach()
endfunction()
