# libwebp with its muxer, for animations. If it is missing, the program says so and does without. Programs for browsers and
# Windows are built without it.
add_library(third_webp INTERFACE)
add_library(third::webp ALIAS third_webp)
if(NOT CMAKE_CROSSCOMPILING)
  find_path(WEBP_INCLUDE_DIR webp/mux.h)
  find_library(WEBP_LIBRARY webp)
  find_library(WEBPMUX_LIBRARY webpmux)
  if(WEBP_INCLUDE_DIR AND WEBP_LIBRARY AND WEBPMUX_LIBRARY)
    target_include_directories(third_webp SYSTEM INTERFACE ${WEBP_INCLUDE_DIR})
    target_link_libraries(third_webp INTERFACE ${WEBPMUX_LIBRARY} ${WEBP_LIBRARY})
    target_compile_definitions(third_webp INTERFACE COINWARS_WEBP)
  endif()
endif()
