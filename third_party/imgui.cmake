# Dear ImGui with its OpenGL 3 backend.
if(PkgConfig_FOUND)
  pkg_check_modules(IMGUI QUIET IMPORTED_TARGET imgui)
endif()
if(IMGUI_FOUND)
  third_alias(imgui PkgConfig::IMGUI)
  target_link_libraries(third_imgui INTERFACE third::stb)
  # The distribution's archive contains every backend; the linker drops those that we do not use.
  target_include_directories(third_imgui SYSTEM INTERFACE ${IMGUI_INCLUDE_DIRS}/backends)
else()
  FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git GIT_TAG v1.86)
  FetchContent_MakeAvailable(imgui)
  add_library(third_imgui STATIC ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/misc/cpp/imgui_stdlib.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
  target_include_directories(third_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends
    ${imgui_SOURCE_DIR}/misc/cpp)
  target_link_libraries(third_imgui PUBLIC ${CMAKE_DL_LIBS})
  add_library(third::imgui ALIAS third_imgui)
endif()
