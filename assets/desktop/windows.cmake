# For Windows: an archive that runs wherever it is unpacked, and an installer with an entry in the start menu.
set(CPACK_GENERATOR ZIP NSIS)
set(CPACK_PACKAGE_FILE_NAME coinwars-${PROJECT_VERSION}-windows)
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Coin Wars")
set(CPACK_PACKAGE_EXECUTABLES coinwars "Coin Wars")
set(CPACK_NSIS_DISPLAY_NAME "Coin Wars")
set(CPACK_NSIS_PACKAGE_NAME "Coin Wars")
set(CPACK_NSIS_EXECUTABLES_DIRECTORY .)
set(CPACK_NSIS_INSTALLED_ICON_NAME coinwars.exe)
set(CPACK_NSIS_MUI_ICON ${CMAKE_BINARY_DIR}/game/windows/coinwars.ico)
set(CPACK_NSIS_MUI_UNIICON ${CPACK_NSIS_MUI_ICON})
set(CPACK_NSIS_MUI_WELCOMEFINISHPAGE_BITMAP ${CMAKE_BINARY_DIR}/game/windows/installer.bmp)
set(CPACK_NSIS_MUI_UNWELCOMEFINISHPAGE_BITMAP ${CPACK_NSIS_MUI_WELCOMEFINISHPAGE_BITMAP})
set(CPACK_NSIS_DEFINES "Target amd64-unicode")
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
# Removes an earlier version's files, such as battles that no longer ship.
set(CPACK_NSIS_EXTRA_PREINSTALL_COMMANDS "RMDir /r \"$INSTDIR\\assets\"")
set(CPACK_NSIS_UNINSTALL_NAME uninstall)
# A double click opens a turn played by file.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.coinwars" "" "CoinWars.Battle"
  WriteRegStr SHCTX "Software\Classes\CoinWars.Battle" "" "Coin Wars battle"
  WriteRegStr SHCTX "Software\Classes\CoinWars.Battle\DefaultIcon" "" "$INSTDIR\coinwars.exe,0"
  WriteRegStr SHCTX "Software\Classes\CoinWars.Battle\shell\open\command" "" '"$INSTDIR\coinwars.exe" "%1"'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\.coinwars"
  DeleteRegKey SHCTX "Software\Classes\CoinWars.Battle"
]])

install(TARGETS third_fribidi RUNTIME DESTINATION .)

# The licences of everything in the programs and beside them.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION . RENAME LICENSE.txt)
foreach(package libsdl2/LICENSE.txt libepoxy/COPYING box2d/LICENSE imgui/LICENSE.txt utf8proc/LICENSE.md libharu/README libsodium/LICENSE
        harfbuzz/COPYING fribidi/COPYING)
  get_filename_component(name ${package} DIRECTORY)
  install(FILES ${PROJECT_SOURCE_DIR}/build/windows-tools/sources/${package} DESTINATION licences RENAME ${name}.txt)
endforeach()
foreach(package fonts-inter fonts-ebgaramond nlohmann-json3-dev libcli11-dev libexpected-dev libpcg-cpp-dev libstb-dev libboost1.74-dev libz-mingw-w64-dev
        gcc-mingw-w64-x86-64-posix mingw-w64-common)
  install(FILES /usr/share/doc/${package}/copyright DESTINATION licences RENAME ${package}.txt)
endforeach()
