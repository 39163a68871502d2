# Systems with a Box2D whose package file has different version rules, or no version.
include(CMakePackageConfigHelpers)
function(takes expected version compatibility)
  set(folder ${FOLDER}/${version}-${compatibility})
  file(REMOVE_RECURSE ${folder})
  set(package ${folder}/system/lib/cmake/box2d)
  file(WRITE ${package}/box2dConfig.cmake "if(NOT TARGET box2d::box2d)\n  add_library(box2d::box2d INTERFACE IMPORTED)\nendif()\n")
  if(NOT compatibility STREQUAL "Untold")
    write_basic_package_version_file(${package}/box2dConfigVersion.cmake VERSION ${version} COMPATIBILITY ${compatibility}
                                     ARCH_INDEPENDENT)
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${SOURCES} -B ${folder}/build -DPREFIX=${folder}/system
                          -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF
                  OUTPUT_VARIABLE told ERROR_VARIABLE told RESULT_VARIABLE status)
  if(NOT status EQUAL 0 OR NOT told MATCHES "taken: ${expected}\n")
    message(FATAL_ERROR "Box2D ${version}, ${compatibility}: ${expected} should be taken.\n${told}")
  endif()
endfunction()
takes(box2d::box2d 2.4.1 SameMajorVersion)
takes(box2d 3.0.0 SameMajorVersion)
takes(box2d 3.1.1 AnyNewerVersion)
takes(box2d 3.1.1 Untold)
