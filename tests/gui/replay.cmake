# A finished battle watched, continued from a step, and saved; its end.
set(fought ${PROJECT_SOURCE_DIR}/tests/replays)
gui_test(replay replay ${fought}/cannae.json --size 1280x800)
gui_test(replay_kept replay_kept --size 1280x800)
gui_test(replay_end replay_end ${fought}/told.json --size 1280x800)
gui_test(replay_end_1920 replay_end ${fought}/told.json --size 1920x1080)
gui_test(replay_200 replay ${fought}/cannae.json --size 1920x1080 --scale 200)
gui_test(replay_kept_200 replay_kept --size 1920x1080 --scale 200)
# Its keys are rebound like those of a battle; gamepad buttons.
gui_test(replay_keys replay_keys ${fought}/cannae.json --size 1280x800)
gui_test(replay_keys_200 replay_keys ${fought}/cannae.json --size 1280x800 --scale 200)
gui_test(replay_wide replay_wide ${fought}/cannae.json --size 1280x800)
gui_test(replay_end_200 replay_end_200 ${fought}/told.json --size 1920x1080 --scale 200)
# A battle lost on purpose, and its decisive moments.
set(thrown_away ${PROJECT_SOURCE_DIR}/tests/game/coin_wars/analysis/thrown_away.json)
gui_test(teacher teacher ${thrown_away} --size 1280x800)
gui_test(teacher_1920 teacher ${thrown_away} --size 1920x1080)
gui_test(teacher_200 teacher_200 ${thrown_away} --size 1920x1080 --scale 200)
gui_test(teacher_de teacher ${thrown_away} --size 1280x800 --language de)
gui_test(teacher_again teacher_again ${thrown_away} --size 1280x800)
gui_test(teacher_end teacher_end ${fought}/told.json --size 1280x800)
# A replay's position becomes the player's own battle.
gui_test(replay_position replay_position ${fought}/cannae.json --size 1280x800)
