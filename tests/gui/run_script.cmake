# Runs one script with a fresh profile and reads the labels that it wrote. A file `<script>.profile/` beside the script is what the
# profile holds before.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/profile)
string(REGEX REPLACE "\\.jsonl$" ".profile" before ${SCRIPT})
if(IS_DIRECTORY ${before})
  file(COPY ${before}/ DESTINATION ${FOLDER}/profile)
endif()
execute_process(
  COMMAND ${PROGRAM} ${WORDS} --seed 1 --fast --no-sound --profile ${FOLDER}/profile --drive ${SCRIPT}
  WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE status OUTPUT_VARIABLE told ERROR_VARIABLE told)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${SCRIPT}: status ${status}\n${told}")
endif()
# A frame that nobody drew is of one colour, which takes next to no room.
file(GLOB pictures ${FOLDER}/*.png ${FOLDER}/profile/pictures/*.png)
foreach(picture ${pictures})
  file(SIZE ${picture} size)
  if(size LESS 100000)
    message(FATAL_ERROR "${picture} shows nothing: ${size} bytes")
  endif()
endforeach()
file(GLOB labels ${FOLDER}/*.labels.json)
if(labels)
  execute_process(COMMAND ${CHECK} ${labels} RESULT_VARIABLE status ERROR_VARIABLE told)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${told}")
  endif()
endif()
