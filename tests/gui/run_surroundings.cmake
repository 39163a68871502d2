# The same script in people's different environments always reaches the same state. Meanwhile the window becomes tiny
# and large, the clock jumps by thirty years, and the graphics driver is restarted.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})

# plays(name words... [ENV environment...])
function(plays name)
  cmake_parse_arguments(P "" "" "WORDS;ENV" ${ARGN})
  file(MAKE_DIRECTORY ${FOLDER}/${name})
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 ${P_ENV}
            ${PROGRAM} --seed 1 --fast --small-pictures --profile ${FOLDER}/${name}/profile --drive ${SCRIPT} ${P_WORDS}
    WORKING_DIRECTORY ${FOLDER}/${name} RESULT_VARIABLE result OUTPUT_VARIABLE told ERROR_VARIABLE told TIMEOUT 240)
  if(NOT result EQUAL 0)
    message(SEND_ERROR "${name}: status ${result}, told: ${told}")
    return()
  endif()
  foreach(file state again)
    file(READ ${FOLDER}/${name}/${file}.json ${file})
    string(SHA256 seen "${${file}}")
    get_property(first GLOBAL PROPERTY first)
    if(NOT first)
      set_property(GLOBAL PROPERTY first ${seen})
    elseif(NOT seen STREQUAL first)
      message(SEND_ERROR "${name}: ${file}.json differs")
    endif()
  endforeach()
endfunction()

plays(plain WORDS --size 1280x800 --no-sound)
plays(without_a_sound_device WORDS --size 640x400 ENV SDL_AUDIODRIVER=there-is-none)
plays(decimal_comma WORDS --size 320x200 --no-sound ENV LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 TZ=Pacific/Kiritimati)
plays(no_home WORDS --size 1280x800 --no-sound ENV --unset=HOME --unset=XDG_DATA_HOME --unset=XDG_CONFIG_HOME)
plays(very_large WORDS --size 7680x4320 --no-sound)

# If a profile cannot be made or is no folder, a sentence names it, and nothing else happens.
file(WRITE ${FOLDER}/file "")
foreach(profile /dev/null/profile ${FOLDER}/file)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env SDL_VIDEODRIVER=offscreen ${PROGRAM} --profile ${profile} --drive ${SCRIPT}
    RESULT_VARIABLE result OUTPUT_VARIABLE told ERROR_VARIABLE told TIMEOUT 60)
  if(NOT result EQUAL 1 OR NOT told MATCHES "coinwars: [^\n]*${profile}")
    message(SEND_ERROR "${profile}: status ${result}, told: ${told}")
  endif()
endforeach()
