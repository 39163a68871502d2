# A program's resources for Windows: icon, version and manifest, inside the .exe; and the window's fonts beside it.
set(windows ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_CURRENT_BINARY_DIR}/windows)

find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_custom_command(OUTPUT ${made}/coinwars.ico ${made}/installer.bmp
  DEPENDS ${windows}/pictures.py ${PROJECT_SOURCE_DIR}/assets/desktop/coinwars.svg ${PROJECT_SOURCE_DIR}/assets/desktop/icons.py
  COMMAND ${Python3_EXECUTABLE} ${windows}/pictures.py ${PROJECT_SOURCE_DIR}/assets/desktop/coinwars.svg ${made})
add_custom_target(windows_pictures DEPENDS ${made}/coinwars.ico)

string(REPLACE "." "," version ${PROJECT_VERSION})
foreach(program coinwars coinwars-cli)
  if(TARGET ${program})
    configure_file(${windows}/coinwars.rc.in ${made}/${program}.rc @ONLY)
    target_sources(${program} PRIVATE ${made}/${program}.rc)
    set_property(SOURCE ${made}/${program}.rc APPEND PROPERTY OBJECT_DEPENDS "${made}/coinwars.ico;${windows}/coinwars.manifest")
    add_dependencies(${program} windows_pictures)
  endif()
endforeach()

if(TARGET coinwars)
  set_target_properties(coinwars PROPERTIES WIN32_EXECUTABLE ON) # no console opens beside the window
  include(${CMAKE_CURRENT_LIST_DIR}/../shipped_fonts.cmake)
  ship_fonts(${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/fonts)
  install(DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/fonts DESTINATION ${COINWARS_DATA})
endif()
