# Checks that the tables left by an evening's script, and by the one for joining and leaving, have every command.
execute_process(COMMAND ${CLI} protocol --schema OUTPUT_FILE ${FOLDER}/schema.json RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "coinwars-cli protocol --schema: ${status}")
endif()
execute_process(COMMAND ${COUNT} ${FOLDER}/schema.json ${GAME} ${FOLDER}/profile/stories ${PLAYERS}/profile/stories RESULT_VARIABLE status ERROR_VARIABLE told)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${told}")
endif()
