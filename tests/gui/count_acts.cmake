# Whether an evening's tables, together with the one where people come and go, contain every command of its game.
execute_process(COMMAND ${CLI} protocol --schema OUTPUT_FILE ${FOLDER}/schema.json RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "coinwars-cli protocol --schema: ${status}")
endif()
execute_process(COMMAND ${COUNT} ${FOLDER}/schema.json ${GAME} ${FOLDER}/profile/stories ${PLAYERS}/profile/stories RESULT_VARIABLE status ERROR_VARIABLE told)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${told}")
endif()
