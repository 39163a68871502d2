# The window as a page: build/web/bin is a folder for any web server.
set(page ${CMAKE_CURRENT_LIST_DIR})
set(packed ${CMAKE_BINARY_DIR}/packed)

# The program's data, without what only people or the build read, and the fonts that elsewhere are the system's.
file(COPY ${PROJECT_SOURCE_DIR}/assets ${PROJECT_SOURCE_DIR}/shaders DESTINATION ${packed}
     PATTERN README.md EXCLUDE PATTERN art EXCLUDE PATTERN pictures EXCLUDE PATTERN desktop EXCLUDE)
include(${CMAKE_CURRENT_LIST_DIR}/../shipped_fonts.cmake)
ship_fonts(${packed}/fonts)
# A page shown in Japanese needs its letters.
file(COPY ${PROJECT_SOURCE_DIR}/build/web-tools/root/usr/share/fonts/truetype/motoya-l-cedar/MTLc3m.ttf DESTINATION ${packed}/fonts)

file(GLOB_RECURSE shipped CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/* ${PROJECT_SOURCE_DIR}/shaders/*)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${shipped})
set_target_properties(coinwars PROPERTIES SUFFIX .js LINK_DEPENDS "${shipped}")
# Without these two SDL's sound stays silent.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/functions.json CONTENT [==[["$autoResumeAudioContext", "$dynCall"]]==])
target_link_options(coinwars PRIVATE
  -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=192MB -sSTACK_SIZE=4MB
  -sFORCE_FILESYSTEM=1 -lidbfs.js -sEXPORTED_RUNTIME_METHODS=FS,IDBFS
  -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_BINARY_DIR}/functions.json
  "SHELL:--preload-file ${packed}@/")
file(GLOB files CONFIGURE_DEPENDS ${page}/*.html ${page}/*.js ${page}/*.css ${page}/*.webmanifest)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(desktop ${PROJECT_SOURCE_DIR}/assets/desktop)
add_custom_target(page ALL
  COMMAND ${CMAKE_COMMAND} -E make_directory $<TARGET_FILE_DIR:coinwars>
  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${files} ${PROJECT_SOURCE_DIR}/assets/textures/icon.png $<TARGET_FILE_DIR:coinwars>
  COMMAND ${Python3_EXECUTABLE} ${desktop}/icons.py ${desktop}/coinwars.svg $<TARGET_FILE_DIR:coinwars>/icon-%.png 48 192 512
  COMMAND ${CMAKE_COMMAND} -DPAGE=$<TARGET_FILE_DIR:coinwars> -DSOURCE=${page}/offline.js.in -P ${page}/offline.cmake)
add_dependencies(page coinwars)
