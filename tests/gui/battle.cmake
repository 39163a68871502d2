# Armies, dice, decisions, going beyond, in a battle made for it.
set(armies ${CMAKE_CURRENT_SOURCE_DIR}/armies.json)
gui_test(battle_armies battle_armies ${armies} --size 1280x800)
# The aim pinned by Space, right button, finger, long press: the way to its slip crosses the table.
gui_test(battle_danger battle_danger cannae --size 1280x800)
gui_test(battle_pin battle_pin ${armies} --size 1280x800)
gui_test(battle_pin_200_de battle_pin ${armies} --size 1280x800 --scale 200 --language de)
# A whole turn undone, and the battle restarted, from the menu.
gui_test(battle_again battle_again two-lines --size 1280x800)
gui_test(battle_again_200_de battle_again two-lines --size 1280x800 --scale 200 --language de)
gui_test(log_to_the_start log_to_the_start ${CMAKE_CURRENT_SOURCE_DIR}/special_rules.json --size 1280x800)
# Six special rules on one coin: the sum of its blow, the buttons below it, and why a turn cannot end.
gui_test(special_told special_told ${CMAKE_CURRENT_SOURCE_DIR}/special_rules.json --size 1280x800)
# An Army charges another one, which loses so many coins that it breaks; the decision is undone and redone.
set(breaking ${CMAKE_CURRENT_SOURCE_DIR}/breaking.json)
gui_test(battle_breaking battle_breaking ${breaking} --size 1280x800)
gui_test(battle_breaking_200 battle_breaking ${breaking} --size 1920x1080 --scale 200)
# The agreement: every rule and option switched, and an Army formed during deployment.
gui_test(battle_rules battle_rules cannae --size 1280x800)
gui_test(battle_rules_200 battle_rules cannae --size 1920x1080 --scale 200)
# The goals under the bar, the page This battle, and the battle's course, step by step.
gui_test(this_battle this_battle --size 1280x800)
gui_test(this_battle_800x600 this_battle --size 800x600)
gui_test(this_battle_200_de this_battle --size 1280x800 --scale 200 --language de)
# Whole battles by mouse (Two lines, Cannae), refusals, deployment by hand, the keyboard, the toss.
gui_test(battle_whole battle_whole --size 1280x800)
gui_test(battle_whole_200 battle_whole --size 1920x1080 --scale 200)
foreach(script cannae refused deployment keyboard charge toss)
  gui_test(battle_${script} battle_${script} --size 1280x800)
endforeach()
# Refusals, each beside its picture: too far, over the edge, on a coin, into ground, a Spy, an impossible Army.
set(refusals ${CMAKE_CURRENT_SOURCE_DIR}/refusals.json)
gui_test(battle_refusals battle_refusals ${refusals} --size 1280x800)
gui_test(battle_refusals_200_de battle_refusals ${refusals} --size 1920x1080 --scale 200 --language de)
# The view was moved, then the goals grow by lines: no coin may end up below them.
gui_test(goals_grow goals_grow ${CMAKE_CURRENT_SOURCE_DIR}/goals.json --size 1280x800)
# Coins of several countries in one battle: the players agree on which of them serve.
gui_test(battle_foreign battle_foreign ${CMAKE_CURRENT_SOURCE_DIR}/foreign.json --size 1280x800)
# Formations: a front and a box drawn, the position saved as a file, mirrored, turned, placed again, deleted.
gui_test(battle_formations battle_formations --size 1280x800)
gui_test(battle_formations_200_de battle_formations --size 1280x800 --scale 200 --language de)
# A person against a bot: undone, left, resumed, taken over; bots against each other, paused and to the end, twice.
gui_test(bots_person bots_person two-lines --size 1280x800)
gui_test(bots_person_200_de bots_person two-lines --size 1280x800 --scale 200 --language de)
# A General with minutes to think plays its best so far on request, and is left while it thinks.
gui_test(bots_general bots_general cannae --size 1280x800)
gui_test(bots_watched bots_watched cannae --size 1280x800)
gui_test(bots_watched_200_de bots_watched cannae --size 1280x800 --scale 200 --language de)
gui_test(bots_whole bots_whole two-lines --size 1280x800)
gui_test_twice(bots_whole bots_whole two-lines --size 1280x800)
# Each battle's first view shows all its coins, none under a panel, and its goals.
gui_test(first_view first_view --size 1280x800)
gui_test(first_view_1920 first_view --size 1920x1080)
gui_test(first_view_200_de first_view --size 1280x800 --scale 200 --language de)
gui_test(first_view_1920_200_de first_view --size 1920x1080 --scale 200 --language de)
# Two newcomers' evenings, from the title to the end and back: one against the Sergeant, by its buttons at normal
# speed; one of two people, left in the middle.
foreach(words "1280x800" "1920x1080" "1920x1080 --scale 200 --language de")
  string(REPLACE " --scale 200 --language de" "_200_de" name "${words}")
  string(REPLACE " " ";" options "${words}")
  gui_test(newcomer_computer_${name}_animated newcomer_computer --size ${options})
  gui_test(newcomer_two_${name} newcomer_two --size ${options})
endforeach()
# Events are visible: an attack with its figures, the flight to a purse, rolling dice, traces of the last turn. A bot's
# turn ends after eight seconds of window time (a sixtieth a frame), with buttons to speed it up.
gui_test(blow_told_animated blow_told ${CMAKE_CURRENT_SOURCE_DIR}/blows.json --size 1280x800)
# Nobody has won before the last attack was shown.
gui_test(last_blow_animated last_blow ${CMAKE_CURRENT_SOURCE_DIR}/last_blow.json --size 1280x800)
foreach(size "1280x800" "1920x1080")
  gui_test(blow_${size}_animated blow ${CMAKE_CURRENT_SOURCE_DIR}/blows.json --size ${size})
endforeach()
gui_test(blow_200_de_animated blow ${CMAKE_CURRENT_SOURCE_DIR}/blows.json --size 1280x800 --scale 200 --language de)
gui_test(dice_animated dice ${armies} --size 1280x800)
gui_test(dice_200_de_animated dice ${armies} --size 1280x800 --scale 200 --language de)
gui_test(bot_turn_animated bot_turn two-lines --size 1280x800)
gui_test(bot_turn_200_de_animated bot_turn two-lines --size 1280x800 --scale 200 --language de)
