# Mistakes of people or machines before the first frame give one clear sentence and a status other than 0.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/broken.json "{\"format\": \"coinwars-battle/1\", \"title\": ")
file(WRITE ${FOLDER}/overlap.json [=[
{"format": "coinwars-battle/1", "title": "Overlap", "table": {"width": 36, "height": 24}, "coin_set": "us",
 "sides": {"heads": {"name": "A", "coins": [{"id": "h1", "type": "penny", "at": [10, 10]}]},
           "tails": {"name": "B", "coins": [{"id": "t1", "type": "penny", "at": [10.1, 10]}]}}}
]=])
file(WRITE ${FOLDER}/save.json "{\"format\": \"coinwars-replay/1\", \"game\": \"coin-wars\", \"start\": {}, \"steps\": []}")
file(WRITE ${FOLDER}/script.jsonl "{\"do\": \"dance\"}\n")
file(WRITE ${FOLDER}/torn.jsonl "{\"do\"")

# refused(status words-in-the-sentence environment arguments...)
function(refused status sentence environment)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env ${environment} ${PROGRAM} --profile ${FOLDER}/profile ${ARGN}
    WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE result OUTPUT_VARIABLE told ERROR_VARIABLE told TIMEOUT 60)
  if(NOT result EQUAL status OR NOT told MATCHES "${sentence}")
    message(SEND_ERROR "${environment} ${ARGN}: status ${result}, told: ${told}")
  endif()
endfunction()

set(offscreen SDL_VIDEODRIVER=offscreen)
refused(1 "no display" "SDL_VIDEODRIVER=x11;DISPLAY=:977")
# Nobody would see a picture of SDL's offscreen driver.
set(nowhere --unset=SDL_VIDEODRIVER --unset=WAYLAND_DISPLAY XDG_RUNTIME_DIR=${FOLDER})
refused(1 "coinwars: Coin Wars found no display to open a window on" "${nowhere};--unset=DISPLAY")
refused(1 "coinwars: Coin Wars found no display to open a window on" "${nowhere};DISPLAY=:977" two-lines)
refused(1 "OpenGL" "SDL_VIDEODRIVER=dummy")
refused(1 "OpenGL 3.3" "${offscreen};MESA_GL_VERSION_OVERRIDE=3.1")
refused(2 "WIDTHxHEIGHT" ${offscreen} --size 5x)
refused(2 "16384" ${offscreen} --size 99999x99999)
refused(2 "100 to 300" ${offscreen} --scale 20)
refused(2 "frob" ${offscreen} --frob)
refused(1 "atlantis" ${offscreen} atlantis)
refused(1 "broken.json" ${offscreen} ./broken.json)
refused(1 "overlap.json.*overlap" ${offscreen} ./overlap.json)
refused(1 "save.json" ${offscreen} ./save.json)
refused(1 "none.jsonl" ${offscreen} --drive none.jsonl)
refused(1 "torn.jsonl: line 1" ${offscreen} --drive torn.jsonl)
refused(1 "step 1 .*dance" ${offscreen} --drive script.jsonl)
